# `make play` and `make test` are the two to begin with. What a command needs is set up in .venv on first use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Bytecode is kept in .venv: for the tests' own processes, and where Python is told to leave none beside the sources.
RUN := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/$(VENV)/bytecode" $(BIN)/python
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
EXACT := --constraint requirements-dev.txt

.PHONY: play test test-postgres check fix coverage lock audit gallery pictures page soak soak-postgres clean

# On Discord when there is a token, else in the browser. Demo: make play ARGS="--dm Camille --port 8080"
play: $(VENV)/.demo
	@$(RUN) -m bot --play $(ARGS)

test: check
	@$(RUN) -m pytest $(ARGS)

# The linter, the formatter and the type checker; `make test` runs them first.
check: $(VENV)/.test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# Mends what the linter and the formatter can mend by themselves.
fix: $(VENV)/.test
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

# Which lines no test runs into, printed and not judged; slower than the tests alone: make coverage ARGS=tests/engine
coverage: $(VENV)/.coverage-tool
	@$(RUN) -m pytest --cov --cov-report=term:skip-covered $(ARGS)

# What has a store, and whole matches of every game with what people see around them, on a PostgreSQL server that is
# started for it: make test-postgres ARGS="-k races". With `--postgresql` every other test of tests/cogs runs there, too.
COGS := $(patsubst %,tests/cogs/%.py, hearts/test_whole_matches skull/test_whole_matches skull_king/test_whole_matches \
	championship/test_league test_lobbies test_boards test_privacy test_deleted_again test_removed test_drain \
	test_restarts test_taken_up test_two_processes)
test-postgres: $(VENV)/.test-postgres
	@$(RUN) -m pytest --postgresql tests/bot tests/postgresql $(COGS) $(ARGS)

# Every drawing and every screen on one page: make gallery OUT=folder ARGS="--only hearts"
OUT ?= var/gallery
gallery: $(VENV)/.demo
	@$(RUN) -m bot.gallery $(OUT) $(ARGS)

# The pictures that README.md shows and those for the App Directory, to be drawn again when a drawing has changed.
pictures: $(VENV)/.demo
	@$(RUN) -m bot.art readme

# The page of a finished match, tried in a real Chromium: make page ARGS="--pictures folder"
page: $(VENV)/.test
	@$(RUN) -m tests.browser $(ARGS)

# Half an hour of kills, troubles, faults and forged clicks on a machine with nothing else to do: make soak ARGS="--seed 7 --kills 50"
soak: $(VENV)/.test
	@$(RUN) -m bench.soak $(ARGS)

# The same on a PostgreSQL server, which is restarted, halted and cut off as well.
soak-postgres: $(VENV)/.test-postgres
	@$(RUN) -m bench.soak --postgresql $(ARGS)

# Renews all exact versions, to the newest that pyproject.toml allows: requirements.txt is what hosts install, with hashes;
# requirements-dev.txt has the same versions and those of all extras, and is what everything here is set up with.
COMPILE = $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --upgrade --no-annotate --no-emit-index-url \
	--custom-compile-command "make lock" --quiet
lock: $(VENV)/.lock
	@$(COMPILE) --all-extras --output-file requirements-dev.txt
	@$(COMPILE) --extra postgres --constraint requirements-dev.txt --generate-hashes --output-file requirements.txt

# Looks up known vulnerabilities of all exact versions; fails when there is one.
audit: $(VENV)/.lock
	@$(BIN)/pip-audit --requirement requirements-dev.txt --strict --no-deps --disable-pip --progress-spinner off

define CHECK
import sys
if sys.version_info < (3, 11):
    sys.exit(f"Yo-ho-ho needs Python 3.11 or newer; this is {sys.version.split()[0]}. Name another: make PYTHON=python3.12 ...")
try:
    import ensurepip, venv
except ImportError:
    sys.exit("This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv")
endef
export CHECK

# All in the exact versions of requirements-dev.txt, so that what is tested is what hosts install.
# uv installs in ten seconds what takes pip forty. It knows nothing of pip's settings: who has an index of their own, none
# or a proxy, or finds here what uv does not find, is served by pip.
define INSTALL
if ! $(BIN)/python -m pip config list | grep -qE '[.](index-url|no-index|proxy)=' && $(PIP) --retries 1 $(EXACT) uv 2>/dev/null; then
    UV_HTTP_RETRIES=1 $(BIN)/uv pip install --quiet --python $(BIN)/python $(EXACT) --editable ".[$$EXTRAS]" 2>/dev/null && exit
fi
$(PIP) $(EXACT) --editable ".[$$EXTRAS]"
endef
export INSTALL

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here: install Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c "$$CHECK"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.demo: pyproject.toml requirements-dev.txt | $(BIN)/python
	@echo "Setting up (once, half a minute)..."
	@EXTRAS='demo' sh -c "$$INSTALL"
	@touch $@

$(VENV)/.test: pyproject.toml requirements-dev.txt | $(BIN)/python
	@echo "Setting up (once, half a minute)..."
	@EXTRAS='demo,test' sh -c "$$INSTALL"
	@touch $@ $(VENV)/.demo

$(VENV)/.coverage-tool: $(VENV)/.test
	@EXTRAS='demo,test,coverage' sh -c "$$INSTALL"
	@touch $@

$(VENV)/.test-postgres: pyproject.toml requirements-dev.txt | $(BIN)/python
	@echo "Setting up (once, half a minute)..."
	@EXTRAS='demo,test,test-postgres' sh -c "$$INSTALL"
	@touch $@ $(VENV)/.demo $(VENV)/.test

# Not in exact versions: those of before may contradict a pyproject.toml that has just been changed.
$(VENV)/.lock: pyproject.toml | $(BIN)/python
	@$(PIP) --editable '.[lock]'
	@touch $@

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
