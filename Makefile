# Two commands: `make play` and `make test`. Everything they need is set up in .venv on first use.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test clean

play: $(VENV)/.demo
	@$(BIN)/python -m bot --play

test: $(VENV)/.test
	@$(BIN)/python -m pytest

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Yo-ho-ho needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another with: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.demo: pyproject.toml | $(BIN)/python
	@echo "Setting up (once, about a minute)..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[demo]'
	@touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	@echo "Setting up (once, about a minute)..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[demo,test]'
	@touch $@ $(VENV)/.demo

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
