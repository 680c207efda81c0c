"""Settings come from environment, .env and secret files; every mistake is reported in one sentence."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

import pytest

from bot import database_url
from bot.settings import BadSettings, Settings, env_file_warning, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
NAMES = [name.upper() for name in Settings.model_fields]
SECRET = "MTA0.secret.token"


@pytest.fixture(autouse=True)
def _run_in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a folder without .env and secrets, and in an environment without the bot's variables."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.settings.SECRETS", str(tmp_path / "secrets"))
    monkeypatch.delenv("CREDENTIALS_DIRECTORY", raising=False)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def sentences(monkeypatch: pytest.MonkeyPatch, **values: str) -> list[str]:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_settings()
    told = "".join(traceback.format_exception(caught.value))
    assert SECRET not in told
    assert "p4ssword" not in told
    return str(caught.value).splitlines()


def test_every_setting_has_a_default() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///var/yohoho.db"
    assert settings.log_level == "INFO"
    assert not Path("var").exists()  # the store creates the folder when it opens the file


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
@pytest.mark.parametrize("mode", [0o600, 0o400, 0o640, 0o604, 0o644, 0o620])
def test_a_settings_file_accessible_to_others_is_a_warning(mode: int) -> None:
    assert env_file_warning() is None, "there is none"
    Path(".env").write_text(f"DISCORD_TOKEN={SECRET}\n")
    Path(".env").chmod(mode)
    warning = env_file_warning()
    assert (warning is not None) == (mode & 0o077 != 0)
    assert SECRET not in str(warning)


def test_the_environment_takes_precedence_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"LOG_LEVEL=debug\nDEV_GUILD_ID=5\nDISCORD_TOKEN={SECRET}\nOTHER=1\n")
    monkeypatch.setenv("DEV_GUILD_ID", str(2**62))
    settings = load_settings()
    assert (settings.log_level, settings.dev_guild_id) == ("DEBUG", 2**62)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == SECRET
    assert SECRET not in repr(settings)


@pytest.mark.parametrize("folder", ["secrets", "credentials"])
def test_a_secret_may_be_in_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", "credentials")
    Path(folder).mkdir()
    Path(folder, "discord_token").write_text(f"{SECRET}\n")
    Path(folder, "of_another_program").write_text("1")
    token = load_settings().discord_token
    assert token is not None
    assert token.get_secret_value() == SECRET


def test_the_environment_takes_precedence_over_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("secrets").mkdir()
    Path("secrets", "log_level").write_text("ERROR")
    assert load_settings().log_level == "ERROR"
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    assert load_settings().log_level == "DEBUG"


def test_an_invalid_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("secrets").mkdir()
    Path("secrets", "discord_token").write_text(f"{SECRET} {SECRET}")
    assert sentences(monkeypatch) == [f"DISCORD_TOKEN {WORD}"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("blank", ["", "  "])
def test_an_empty_value_means_unset(monkeypatch: pytest.MonkeyPatch, name: str, blank: str) -> None:
    monkeypatch.setenv(name, blank)
    assert load_settings() == Settings.model_construct()


def test_the_example_file_lists_every_setting_and_sets_none() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    Path(".env").write_text(text, encoding="utf-8")
    assert load_settings() == Settings.model_construct()
    shown = [line.partition("=")[0] for line in text.splitlines() if line and not line.startswith("#")]
    assert shown == NAMES


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///ship.db", "sqlite+aiosqlite:///ship.db"),
        ("sqlite:////data/ship.db", "sqlite+aiosqlite:////data/ship.db"),
        ("sqlite+aiosqlite:///ship.db", "sqlite+aiosqlite:///ship.db"),
        (" sqlite+pysqlite:///ship.db ", "sqlite+aiosqlite:///ship.db"),
    ],
)
def test_every_usual_url_of_an_sqlite_file_is_accepted(
    monkeypatch: pytest.MonkeyPatch, given: str, used: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", given)
    assert load_settings().database_url == used


def test_pictures_are_kept_beside_the_database() -> None:
    assert Settings(_env_file=None).pictures == Path("var/pictures")
    elsewhere = Settings(_env_file=None, database_url="sqlite:////data/yohoho.db")
    assert elsewhere.pictures == Path("/data/pictures")


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list that makes PostgreSQL's driver appear installed once a test adds an item."""
    found: list[object] = []
    monkeypatch.setattr(database_url, "find_spec", lambda _: found[0] if found else None)
    return found


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgres://ana:p4ssword@db/ship", "postgresql://ana:p4ssword@db/ship"),
        ("postgresql://ana:p4ss%40word@db:5433/ship", "postgresql://ana:p4ss%40word@db:5433/ship"),
        ("postgres://ana:p4ss%#/?w:+rd@db/ship", "postgresql://ana:p4ss%25%23%2F%3Fw%3A+rd@db/ship"),
        ("postgresql+psycopg://ana@db/ship", "postgresql://ana@db/ship"),
        ("postgres://ana@db/ship?sslmode=require", "postgresql://ana@db/ship?sslmode=require"),
        (
            "postgresql://ana@db/ship?sslmode=require&channel_binding=require",
            "postgresql://ana@db/ship?channel_binding=require&sslmode=require",
        ),
    ],
)
def test_every_usual_url_of_a_postgresql_server_is_accepted(
    monkeypatch: pytest.MonkeyPatch, driver: list[object], given: str, used: str
) -> None:
    driver.append(database_url)
    monkeypatch.setenv("DATABASE_URL", given)
    settings = load_settings()
    assert (settings.database_url, settings.on_server) == (used, True)
    assert settings.pictures == Path("var/pictures")
    assert "ana" not in repr(settings)


def test_a_server_url_needs_a_driver_and_a_database_name(
    monkeypatch: pytest.MonkeyPatch, driver: list[object]
) -> None:
    (told,) = sentences(monkeypatch, DATABASE_URL="postgres://ana:p4ssword@db/ship")
    assert told == f"DATABASE_URL {database_url.NO_DRIVER}"
    driver.append(database_url)
    (told,) = sentences(monkeypatch, DATABASE_URL="postgres://ana:p4ssword@db")
    assert told.startswith("DATABASE_URL must name a database")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("postgres://ana:x@y:p4ssword@db:5432/ship", "must be an address such as"),
        ("postgres://ana:p4ssword@db:ship/ship", "must be an address such as"),
        ("postgres://ana:p4ssword@db:65536/ship", "must name a port"),
        ("postgres://ana:x@p4ssword@db/ship", "must be an address such as"),
        ("postgres:///", "must name a database"),
    ],
)
def test_an_invalid_server_url_is_reported_without_its_content(
    monkeypatch: pytest.MonkeyPatch, driver: list[object], given: str, told: str
) -> None:
    driver.append(database_url)
    (sentence,) = sentences(monkeypatch, DATABASE_URL=given)
    assert sentence.startswith(f"DATABASE_URL {told}")


def test_the_database_url_may_be_a_secret_file(monkeypatch: pytest.MonkeyPatch, driver: list[object]) -> None:
    driver.append(database_url)
    Path("secrets").mkdir()
    Path("secrets", "database_url").write_text("postgres://ana:p4ssword@db/ship\n")
    monkeypatch.setenv("DATABASE_URL", "")
    assert load_settings().database_url == "postgresql://ana:p4ssword@db/ship"


def test_an_unsupported_database_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = sentences(monkeypatch, DATABASE_URL="mysql://ana:p4ssword@db/ship")
    assert told == "DATABASE_URL names another database than SQLite (sqlite:///<file>) or postgresql://..."


@pytest.mark.parametrize(
    ("given", "loses"),
    [
        ({}, False),
        ({"DYNO": "worker.1"}, True),
        ({"DYNO": "worker.1", "KEEPS_DISK": "on"}, False),
        ({"DYNO": "worker.1", "DATABASE_URL": "postgres://ana@db/ship"}, False),
    ],
)
def test_hosts_that_empty_their_disk_are_recognised(
    monkeypatch: pytest.MonkeyPatch, driver: list[object], given: dict[str, str], loses: bool
) -> None:
    driver.append(database_url)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert load_settings().loses_disk is loses


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_sqlite_databases_in_memory_are_refused(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    (told,) = sentences(monkeypatch, DATABASE_URL=url)
    assert told.startswith("DATABASE_URL must name a file")


SERVER = "must be the id of a server, a whole number."
WORD = "must be one word, as the Developer Portal shows it."
HTTPS = "must be an address that begins with https:// (or http://)."


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("DATABASE_URL", "ship.db p4ssword", database_url.NO_ADDRESS),
        ("DEV_GUILD_ID", "my server", SERVER),
        ("DEV_GUILD_ID", "-3", SERVER),
        ("DEV_GUILD_ID", "9" * 30, SERVER),
        ("LOG_LEVEL", "loud", "must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL."),
        ("LOG_FORMAT", "xml", "must be text or json."),
        ("EMOJIS", "maybe", "must be on or off."),
        ("DISCORD_TOKEN", f"Bot {SECRET}", WORD),
        ("DISCORD_TOKEN", f"{SECRET}\n{SECRET}", WORD),
        ("DISCORD_API_URL", "proxy", HTTPS),
        ("DISCORD_CDN_URL", "https://[x", HTTPS),
        ("DISCORD_GATEWAY_URL", "https://proxy", "must be an address that begins with wss:// (or ws://)."),
    ],
)
def test_each_invalid_value_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str
) -> None:
    assert sentences(monkeypatch, **{name: value}) == [f"{name} {told}"]


def test_all_invalid_settings_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = sentences(monkeypatch, LOG_LEVEL="loud", DEV_GUILD_ID="x", DISCORD_TOKEN=SECRET)
    assert [sentence.split()[0] for sentence in told] == ["DEV_GUILD_ID", "LOG_LEVEL"]


def test_a_settings_file_that_is_not_utf_8_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_bytes(b"LOG_LEVEL=\xff\xfe")
    assert sentences(monkeypatch) == [".env, or a file with a secret, cannot be read as UTF-8 text."]


@pytest.mark.parametrize(("given", "used"), [("on", True), ("OFF", False)])
def test_emojis_can_be_switched_on_and_off(monkeypatch: pytest.MonkeyPatch, given: str, used: bool) -> None:
    monkeypatch.setenv("EMOJIS", given)
    assert load_settings().emojis is used


def test_discord_urls_lose_their_trailing_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8080/api/v10/")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://gateway.example/")
    settings = load_settings()
    assert settings.discord_api_url == "http://127.0.0.1:8080/api/v10"
    assert settings.discord_gateway_url == "ws://gateway.example"
