"""Logging: the standard library's, one line a record, on standard error; what it is about comes with it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"
MOMENT: Final = "%Y-%m-%dT%H:%M:%SZ"
FORMATS: Final = ("text", "json")

# What these tell in detail is every message with its text and every statement with its values: the hands
# of running matches. Nobody gets that at any level, so discord.py never says more than INFO.
_DISCORD: Final = "discord"
_DATABASE: Final = ("aiosqlite", "sqlalchemy", "alembic")

_GATEWAY: Final = ("discord.client", "discord.shard")
_RECONNECTS: Final = ("Attempting a reconnect", "Failed to connect")

_ABOUT: Final[ContextVar[dict[str, int]]] = ContextVar("about")
_NOTHING: Final[Mapping[str, int]] = {}


def subjects() -> Mapping[str, int]:
    """What is being done now is about these: `table`, `championship`, `user`, `interaction`, by id."""
    return _ABOUT.get(_NOTHING)


@contextmanager
def about(**ids: int) -> Iterator[None]:
    """Whatever is logged inside is about these and what is noted meanwhile, and nothing else."""
    token = _ABOUT.set(ids)
    try:
        yield
    finally:
        _ABOUT.reset(token)


def note(**ids: int) -> None:
    """What is being done, if that has been said to be about anything, is about these as well."""
    known = _ABOUT.get(None)
    if known is not None:
        known.update(ids)


def turn_to(**ids: int) -> None:
    """From here on this task is about these and nothing else, whoever has brought it about."""
    _ABOUT.set(ids)


class OneLine(logging.Formatter):
    """Time in UTC, level, logger, message. A message cannot fake another record by breaking the line.

    From WARNING on, what it is about follows.
    """

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """When, in UTC, to the second."""
        return datetime.fromtimestamp(record.created, UTC).strftime(MOMENT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The record on one line; only a traceback, added by the caller, has lines of its own."""
        line = super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")
        ids = subjects() if record.levelno >= logging.WARNING else _NOTHING
        return f"{line} [{', '.join(f'{name} {number}' for name, number in ids.items())}]" if ids else line


class Json(logging.Formatter):
    """An object a line: `time`, `level`, `logger`, `message`; what it is about, by name; and a `traceback`.

    Ids are text: programs that read JSON round numbers as large as Discord's.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The record, its traceback included, on one line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: str(number) for name, number in subjects().items()},
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said)


class Reconnects(logging.Filter):
    """Turns discord.py's errors about a connection that it makes again by itself into one warning each."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Put the reason into the message, in the place of its traceback; let every record through."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and record.msg.startswith(_RECONNECTS):
            reason = f"{type(error).__name__} {error}".strip()
            record.msg, record.args = "%s (%s)", (record.getMessage(), reason)
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.exc_info = None
        return True


_ONE_LINE: Final = Reconnects()


def configure(level: str, form: str = FORMATS[0]) -> None:
    """Log from `level` on ("DEBUG", "INFO" ...) in one of FORMATS, in place of what was configured before.

    discord.py speaks from WARNING on, at level DEBUG from INFO on; the database's libraries from WARNING on.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger(_DISCORD).setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    for name in _GATEWAY:
        logging.getLogger(name).addFilter(_ONE_LINE)
    for name in _DATABASE:
        logging.getLogger(name).setLevel(logging.WARNING)


def configuration() -> tuple[str, str]:
    """Level and format as they are configured, for `configure` in another process."""
    root = logging.getLogger()
    as_json = any(isinstance(handler.formatter, Json) for handler in root.handlers)
    return logging.getLevelName(root.getEffectiveLevel()), "json" if as_json else "text"
