"""Settings from the environment, else .env in the current folder, else secret files, else the defaults.

Compose and systemd pass each secret in a file with the setting's name in lower case. Each setting is
explained in .env.example. An empty value means unset.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url

from bot.database_url import BESIDE, normalize_url, on_server
from bot.logs import FORMATS

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_LARGEST_ID: Final = 2**63 - 1
FILE: Final = ".env"
SECRETS: Final = "/run/secrets"
"""The folder of secrets in Compose; systemd names its own in CREDENTIALS_DIRECTORY."""


class BadSettings(Exception):
    """Invalid settings. The message has one printable sentence per line and contains no values."""


class Settings(BaseSettings):
    """The settings of the person who hosts the bot. Use `load_settings` to get them."""

    model_config = SettingsConfigDict(
        env_file=FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        validate_default=False,
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: str = Field("sqlite+aiosqlite:///var/yohoho.db", repr=False)
    keeps_disk: bool = False
    dev_guild_id: int | None = None
    log_level: str = "INFO"
    log_format: str = FORMATS[0]
    emojis: bool = True
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    discord_api_url: str | None = None
    discord_gateway_url: str | None = None
    discord_cdn_url: str | None = None

    @property
    def on_server(self) -> bool:
        """Return whether the database is on a PostgreSQL server; if not, it is an SQLite file."""
        return on_server(self.database_url)

    @property
    def loses_disk(self) -> bool:
        """Return whether the database is a file on a disk that this host empties at every restart."""
        return bool(os.environ.get("DYNO")) and not self.keeps_disk and not self.on_server

    @property
    def pictures(self) -> Path:
        """Return the folder beside the database where drawn pictures are cached."""
        database = BESIDE if self.on_server else Path(str(make_url(self.database_url).database))
        return database.parent / "pictures"

    @model_validator(mode="before")
    @classmethod
    def _strip(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Strip the values, and drop those that are empty."""
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @field_validator("discord_token", mode="before")
    @classmethod
    def _one_word(cls, token: object) -> object:
        # A line break in the token would get into an HTTP header, and from there into an error message.
        if isinstance(token, str) and len(token.split()) != 1:
            raise ValueError("must be one word, as the Developer Portal shows it.")
        return token

    @field_validator("database_url")
    @classmethod
    def _database(cls, url: str) -> str:
        return normalize_url(url)

    @field_validator("dev_guild_id", mode="before")
    @classmethod
    def _server_id(cls, given: object) -> int:
        text = str(given)
        if not (text.isascii() and text.isdigit() and 0 < int(text) <= _LARGEST_ID):
            raise ValueError("must be the id of a server, a whole number.")
        return int(text)

    @field_validator("metrics_port", mode="before")
    @classmethod
    def _port(cls, given: object) -> int:
        text = str(given)
        if not (text.isascii() and text.isdigit() and len(text) < 6 and 0 < int(text) < 65536):
            raise ValueError("must be a port, a number from 1 to 65535.")
        return int(text)

    @field_validator("metrics_host")
    @classmethod
    def _host(cls, given: str) -> str:
        if len(given.split()) != 1:
            raise ValueError("must be one address to listen on, such as 127.0.0.1 or 0.0.0.0.")
        return given

    @field_validator("log_level")
    @classmethod
    def _level(cls, given: str) -> str:
        if given.upper() not in LEVELS:
            raise ValueError(f"must be one of {', '.join(LEVELS)}.")
        return given.upper()

    @field_validator("log_format")
    @classmethod
    def _format(cls, given: str) -> str:
        if given.lower() not in FORMATS:
            raise ValueError(f"must be {' or '.join(FORMATS)}.")
        return given.lower()

    @field_validator("emojis", "keeps_disk", mode="before")
    @classmethod
    def _on_or_off(cls, given: object) -> bool:
        if isinstance(given, bool):
            return given
        if str(given).lower() not in ("on", "off"):
            raise ValueError("must be on or off.")
        return str(given).lower() == "on"

    @field_validator("discord_api_url", "discord_cdn_url")
    @classmethod
    def _http(cls, url: str) -> str:
        return _base_url(url, "https", "http")

    @field_validator("discord_gateway_url")
    @classmethod
    def _websocket(cls, url: str) -> str:
        return _base_url(url, "wss", "ws")


def load_settings() -> Settings:
    """Return the settings in force.

    Raises:
        BadSettings: at least one setting is invalid; the message has a sentence for each.
    """
    folders = [folder for folder in (os.environ.get("CREDENTIALS_DIRECTORY"), SECRETS) if folder]
    try:
        return Settings(_secrets_dir=[folder for folder in folders if Path(folder).is_dir()])
    except ValidationError as error:
        sentences = [_sentence(fault) for fault in error.errors(include_input=False, include_url=False)]
    except (OSError, UnicodeDecodeError):
        sentences = [".env, or a file with a secret, cannot be read as UTF-8 text."]
    # Raise outside the handler, so that no traceback shows the values.
    raise BadSettings("\n".join(sentences))


def env_file_warning() -> str | None:
    """Return a warning if other users than the owner may read or write .env; else None."""
    file = Path(FILE)
    if os.name == "nt" or not file.is_file() or not file.stat().st_mode & 0o066:
        return None
    return f"others on this machine may read {file.absolute()}, and the token in it: chmod 600 {FILE}"


def _sentence(fault: Any) -> str:
    name = ".".join(str(part) for part in fault["loc"]).upper()
    return f"{name} {fault['ctx']['error']}" if fault["type"] == "value_error" else f"{name}: {fault['msg']}."


def _base_url(url: str, *schemes: str) -> str:
    """Return a URL without a trailing slash, so that paths can be appended.

    Raises:
        ValueError: the text is not a URL with one of these schemes.
    """
    wrong = ValueError(f"must be an address that begins with {schemes[0]}:// (or {schemes[1]}://).")
    try:
        parts = urlsplit(url)
    except ValueError:
        raise wrong from None
    if parts.scheme not in schemes or not parts.hostname or len(url.split()) != 1:
        raise wrong
    return url.rstrip("/")
