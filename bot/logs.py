"""Logging to standard error, one line per record, with the ids of the table, person or interaction."""

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

# At DEBUG these libraries would log the texts of messages and the values of SQL statements, which
# reveal the hands of running matches. So discord.py never logs below INFO.
_DISCORD: Final = "discord"
_DATABASE: Final = ("aiosqlite", "sqlalchemy", "alembic")

_GATEWAY: Final = ("discord.client", "discord.shard")
_RECONNECTS: Final = ("Attempting a reconnect", "Failed to connect")

_ABOUT: Final[ContextVar[dict[str, int]]] = ContextVar("about")
_NOTHING: Final[Mapping[str, int]] = {}


def subjects() -> Mapping[str, int]:
    """Return the ids attached to log records now: `table`, `championship`, `user`, `interaction`."""
    return _ABOUT.get(_NOTHING)


@contextmanager
def log_context(**ids: int) -> Iterator[None]:
    """Attach these ids, and ids from `add_context`, to all log records inside the block."""
    token = _ABOUT.set(ids)
    try:
        yield
    finally:
        _ABOUT.reset(token)


def add_context(**ids: int) -> None:
    """Add these ids to the log records of the enclosing `log_context` block or task, if there is one."""
    known = _ABOUT.get(None)
    if known is not None:
        known.update(ids)


def set_context(**ids: int) -> None:
    """Attach these ids, and no others, to all further log records of this task."""
    _ABOUT.set(ids)


class OneLine(logging.Formatter):
    """Formats time in UTC, level, logger and message and, from WARNING on, the attached ids.

    Line breaks are escaped, so that no record can be faked.
    """

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """Return the time in UTC, to the second."""
        return datetime.fromtimestamp(record.created, UTC).strftime(MOMENT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """Return the record on one line, to which the caller may add a traceback of several lines."""
        line = super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")
        ids = subjects() if record.levelno >= logging.WARNING else _NOTHING
        return f"{line} [{', '.join(f'{name} {number}' for name, number in ids.items())}]" if ids else line


class Json(logging.Formatter):
    """Formats each record as a JSON line: `time`, `level`, `logger`, `message`, ids by name, `traceback`.

    Ids are strings, because JSON parsers may round numbers as large as Discord's ids.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record, its traceback included, on one line."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: str(number) for name, number in subjects().items()},
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps(fields)


class Reconnects(logging.Filter):
    """Turns each error about a connection that discord.py renews automatically into a one-line warning."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Move the reason into the message, in place of its traceback; let every record pass."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and record.msg.startswith(_RECONNECTS):
            reason = f"{type(error).__name__} {error}".strip()
            record.msg, record.args = "%s (%s)", (record.getMessage(), reason)
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.exc_info = None
        return True


_ONE_LINE: Final = Reconnects()


def configure(level: str, form: str = FORMATS[0]) -> None:
    """Log from `level` on ("DEBUG", "INFO" ...) in one of FORMATS, replacing any earlier configuration.

    discord.py logs from WARNING on, at level DEBUG from INFO on; the database's libraries from WARNING on.
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
    """Return the configured level and format, for `configure` in another process."""
    root = logging.getLogger()
    as_json = any(isinstance(handler.formatter, Json) for handler in root.handlers)
    return logging.getLevelName(root.getEffectiveLevel()), "json" if as_json else "text"
