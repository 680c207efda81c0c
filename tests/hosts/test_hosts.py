"""What hosts start the bot with (lock file, Heroku, Docker, systemd) fits the code and each other."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from bot.settings import SECRETS, Settings
from bot.texts.sentences import texts

ROOT = Path(__file__).parents[2]
SETTINGS = {name.upper() for name in Settings.model_fields}
COMMAND = "python -m bot"
DATABASE = "sqlite:///"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomllib.loads(read("pyproject.toml"))


def parse_lock(text: str) -> dict[str, tuple[str, list[str]]]:
    """Return for each package its version and the hashes of its files."""
    found = re.findall(r"^([a-z0-9-]+)==(\S+).*?\\\n((?:    --hash=\S+(?: \\)?\n)+)", text, re.MULTILINE)
    return {name: (version, re.findall(r"sha256:([0-9a-f]{64})", hashes)) for name, version, hashes in found}


def parse_pins(text: str) -> dict[NormalizedName, Requirement]:
    """Return the exact versions of requirements-dev.txt by package, each with its environment marker."""
    found = [Requirement(line) for line in text.splitlines() if not line.startswith("#")]
    return {canonicalize_name(each.name): each for each in found}


def docker_environment(text: str) -> dict[str, str]:
    """Return the environment variables that a Dockerfile sets."""
    lines = re.search(r"^ENV ((?:.*\\\n)*.*)", text, re.MULTILINE)
    assert lines is not None
    return dict(re.findall(r"([A-Z_]+)=(\S+)", lines[1]))


class Unit(RawConfigParser):
    """A unit file of systemd. Names are case-sensitive, and one name may have several values."""

    def __init__(self, text: str) -> None:
        super().__init__(strict=False, interpolation=None, delimiters=("=",))
        self.text = text
        self.read_string(text)

    def optionxform(self, optionstr: str) -> str:
        return optionstr

    def all(self, name: str) -> list[str]:
        """Return every value of a name, in order."""
        return re.findall(rf"^{name}=(.*)$", self.text, re.MULTILINE)


# ---------------------------------------------------------------------- the lock


def test_the_lock_holds_what_the_bot_needs_in_versions_it_allows() -> None:
    held = parse_lock(read("requirements.txt"))
    extras = project()["project"]["optional-dependencies"]
    needed = [
        Requirement(each) for each in [*project()["project"]["dependencies"], *extras.get("postgres", [])]
    ]
    for each in needed:
        version, _ = held[canonicalize_name(each.name)]
        assert each.specifier.contains(version), f"{each}: {version} is locked; run `make lock`"


def test_every_locked_version_has_hashes_and_no_url() -> None:
    text = read("requirements.txt")
    lines = [line for line in text.splitlines() if not line.startswith((" ", "#"))]
    assert len(parse_lock(text)) == len(lines) > 20
    assert all(hashes for _, hashes in parse_lock(text).values())
    assert not re.search(r"://|--(?:extra-)?index|--find-links| @ |file:", text)


def test_a_locked_version_without_a_hash_is_found() -> None:
    text = f"a==1 \\\n    --hash=sha256:{'0' * 64}\nb==2\n"
    assert parse_lock(text) == {"a": ("1", ["0" * 64])}


def test_tests_run_with_the_versions_that_hosts_install() -> None:
    """Both requirement files and this environment have the same version of each package."""
    developed = parse_pins(read("requirements-dev.txt"))
    hosts = {
        canonicalize_name(name): f"=={version}"
        for name, (version, _) in parse_lock(read("requirements.txt")).items()
    }
    assert {name: str(developed[name].specifier) for name in hosts} == hosts, "run `make lock`"
    here = {canonicalize_name(each.name): each.version for each in distributions()}
    other = [
        f"{each} is locked, {here[name]} is installed"
        for name, each in developed.items()
        if name in hosts and name in here and not each.specifier.contains(here[name])
    ]
    assert not other, f"{other}: tests are run by `make test`, which installs what is locked"


def test_every_extra_is_locked_in_a_version_it_allows() -> None:
    developed = parse_pins(read("requirements-dev.txt"))
    for extra in project()["project"]["optional-dependencies"].values():
        for each in map(Requirement, extra):
            if each.name != project()["project"]["name"]:
                (exact,) = developed[canonicalize_name(each.name)].specifier
                assert exact.operator == "=="
                assert each.specifier.contains(exact.version), f"{each}: {exact} is locked; run `make lock`"
    assert "://" not in read("requirements-dev.txt")


# ---------------------------------------------------------------------- Heroku


def test_heroku_starts_what_the_procfile_says() -> None:
    kinds = dict(line.split(": ", 1) for line in read("Procfile").splitlines())
    assert kinds == {"worker": COMMAND}
    app = json.loads(read("app.json"))
    assert list(app["formation"]) == list(kinds)
    assert set(app["env"]) <= SETTINGS
    assert app["description"] == project()["project"]["description"]


# ---------------------------------------------------------------------- Docker


def test_the_image_holds_what_the_bot_needs() -> None:
    text = read("Dockerfile")
    packages = {each.rstrip("*") for each in project()["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert packages <= set(re.findall(r"^COPY (\w+) \1$", text, re.MULTILINE))
    allowed = set(re.findall(r"^!(.+)$", read(".dockerignore"), re.MULTILINE))
    copied = {name for line in re.findall(r"^COPY (.+) \S+$", text, re.MULTILINE) for name in line.split()}
    assert copied == allowed
    assert read(".dockerignore").splitlines()[1] == "*"
    assert "--require-hashes --requirement requirements.txt" in text
    assert text.rstrip().endswith(f"CMD {json.dumps(COMMAND.split())}")


def test_the_image_keeps_its_database_in_the_volume_and_has_a_health_check() -> None:
    text = read("Dockerfile")
    set_there = docker_environment(text)
    assert {name for name in set_there if not name.startswith("PYTHON")} <= SETTINGS
    assert set_there["DATABASE_URL"].startswith(f"{DATABASE}/data/")
    assert re.search(r"^WORKDIR /data\nVOLUME /data$", text, re.MULTILINE)
    assert set_there["PYTHONPATH"] in re.findall(r"^WORKDIR (\S+)$", text, re.MULTILINE)
    assert f"http://127.0.0.1:{set_there['METRICS_PORT']}/healthz" in text
    assert re.search(r"^USER (?!root)\w+$", text, re.MULTILINE)


def test_compose_hands_out_a_secret_that_the_bot_reads() -> None:
    compose = yaml.safe_load(read("compose.yaml"))
    (service,) = compose["services"].values()
    assert {name.upper() for name in service["secrets"]} <= SETTINGS
    assert set(service["secrets"]) == set(compose["secrets"])
    assert SECRETS == "/run/secrets"
    assert [place.split(":")[1] for place in service["volumes"]] == ["/data"]
    assert {place.split(":")[0] for place in service["volumes"]} == set(compose["volumes"])
    for secret in compose["secrets"].values():
        assert Path(secret["file"]).name in read(".gitignore").splitlines()


# ---------------------------------------------------------------------- systemd


def test_the_unit_restarts_the_bot_except_after_errors_only_its_host_can_fix() -> None:
    unit = Unit(read("docs/systemd/yohoho.service"))
    service = unit["Service"]
    assert service["ExecStart"].endswith(f"/{COMMAND}")
    assert (service["Restart"], service["RestartPreventExitStatus"]) == ("always", "2")
    given = dict(each.split("=", 1) for each in unit.all("Environment"))
    assert set(given) - {"PYTHONPATH"} <= SETTINGS
    # Files beside a server's database are in the current folder, where the bot has to be able to write.
    assert service["WorkingDirectory"] == f"%S/{service['StateDirectory']}"
    assert given["PYTHONPATH"] == service["ExecStart"].partition("/.venv/")[0]
    assert given["DATABASE_URL"].startswith(f"{DATABASE}/var/lib/{service['StateDirectory']}/")
    assert {each.partition(":")[0].upper() for each in unit.all("LoadCredential")} == {"DISCORD_TOKEN"}
    asks = Unit(read("docs/systemd/yohoho-health.service"))["Service"]["ExecStart"]
    assert asks.endswith(f"http://127.0.0.1:{given['METRICS_PORT']}/healthz")


@pytest.mark.parametrize("unit", sorted((ROOT / "docs/systemd").iterdir()), ids=lambda path: path.name)
def test_each_systemd_file_is_a_unit(unit: Path) -> None:
    assert unit.suffix in (".service", ".timer")
    assert Unit(unit.read_text(encoding="utf-8"))["Unit"]["Description"]


# ---------------------------------------------------------------------- GitHub


def workflows() -> dict[str, dict[str, Any]]:
    return {
        path.stem: yaml.safe_load(path.read_text("utf-8")) for path in ROOT.glob(".github/workflows/*.yml")
    }


def steps(workflow: dict[str, Any]) -> list[str]:
    """Return every command line of a workflow."""
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


def test_the_workflow_runs_the_gate_on_every_python_that_is_promised() -> None:
    test = workflows()["test"]
    pythons = test["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert f">={pythons[0]}" == project()["project"]["requires-python"]
    assert pythons == [f"3.{minor}" for minor in range(11, 11 + len(pythons))]
    assert ".ci/run" in steps(test)
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


def test_workflows_run_commands_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    called = {
        command.split()[1]
        for workflow in workflows().values()
        for command in steps(workflow)
        if command.startswith("make ")
    }
    assert {"soak", "test-postgres", "lock", "audit", "test"} <= called <= targets


def test_only_jobs_that_run_no_code_of_the_project_may_write() -> None:
    writing: dict[tuple[str, str], dict[str, Any]] = {}
    for name, workflow in workflows().items():
        assert workflow["permissions"] == {"contents": "read"}
        writing |= {(name, key): job for key, job in workflow["jobs"].items() if "permissions" in job}
    assert set(writing) == {("lock", "propose"), ("codeql", "analyze"), ("release", "publish")}
    commands = [step["run"] for job in writing.values() for step in job["steps"] if "run" in step]
    assert not re.search(r"\b(make|pip|python)\b", "\n".join(commands))


def test_every_action_is_pinned_to_a_commit() -> None:
    used = [
        step["uses"]
        for workflow in workflows().values()
        for job in workflow["jobs"].values()
        for step in job["steps"]
        if "uses" in step
    ]
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one)] == []


def test_every_job_of_the_tests_waits_for_the_linter() -> None:
    jobs = workflows()["test"]["jobs"]
    assert [step["run"] for step in jobs["lint"]["steps"] if "run" in step] == ["make check"]
    assert {name for name, job in jobs.items() if job.get("needs") != "lint"} == {"lint", "image"}


def test_a_schedule_renews_the_lock_tests_it_and_looks_up_vulnerabilities() -> None:
    lock = workflows()["lock"]
    assert re.search(r"^on:\n  schedule:\n    - cron: ", read(".github/workflows/lock.yml"), re.MULTILINE)
    commands = [step["run"] for step in lock["jobs"]["renew"]["steps"] if "run" in step]
    assert commands == ["make lock", "make audit", "make test"]
    assert [step["run"] for step in lock["jobs"]["audit"]["steps"] if "run" in step] == ["make audit"]
    assert lock["jobs"]["propose"]["needs"] == "renew"


def test_whoever_reports_a_fault_is_asked_for_doctor_and_match_log() -> None:
    form = yaml.safe_load(read(".github/ISSUE_TEMPLATE/bug.yml"))
    asked = {field["id"]: field["attributes"] for field in form["body"] if "id" in field}
    assert "python -m bot doctor" in asked["doctor"]["description"]
    assert "match log" in asked["log"]["label"].lower()
    assert f"**{texts('en')('button-log')}**" in asked["log"]["description"]


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None,
    reason="systemd-analyze is not installed here; it comes with systemd and only it can judge a unit",
)
def test_systemd_understands_its_units(tmp_path: Path) -> None:
    """Nothing is installed: the commands the units start are replaced by an existing one."""
    for unit in (ROOT / "docs" / "systemd").iterdir():
        text = unit.read_text(encoding="utf-8")
        (tmp_path / unit.name).write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.M))
    command = ["systemd-analyze", "verify", "--man=no", *map(str, sorted(tmp_path.iterdir()))]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout + told.stderr) == (0, "")
