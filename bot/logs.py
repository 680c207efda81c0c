"""Logging: the standard library's, one line a record, on standard error."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"
MOMENT: Final = "%Y-%m-%dT%H:%M:%SZ"

# What these tell in detail is every message with its text and every statement with its values: the hands
# of running matches. Nobody gets that at any level, so discord.py never says more than INFO.
_DISCORD: Final = "discord"
_DATABASE: Final = ("aiosqlite", "sqlalchemy", "alembic")


class OneLine(logging.Formatter):
    """Time in UTC, level, logger, message. A message cannot fake another record by breaking the line."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """When, in UTC, to the second."""
        return datetime.fromtimestamp(record.created, UTC).strftime(MOMENT)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The record on one line; only a traceback, added by the caller, has lines of its own."""
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")


def configure(level: str) -> None:
    """Log from `level` on ("DEBUG", "INFO" ...), in place of whatever was configured before.

    discord.py speaks from WARNING on, at level DEBUG from INFO on; the database's libraries from WARNING on.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger(_DISCORD).setLevel(logging.INFO if level == "DEBUG" else logging.WARNING)
    for name in _DATABASE:
        logging.getLogger(name).setLevel(logging.WARNING)
