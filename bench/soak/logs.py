"""Check every record of the bot's log, and every line outside a record.

A record of level ERROR or worse, or with a traceback, breaks a promise unless the soak has caused the error.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

_BEGINS: Final = re.compile(r"(\d{4}-\d\d-\d\dT\S+) (\w+) +([\w.]+): (.*)")


class Record(NamedTuple):
    """A log record with its further lines in `more`; lines outside a record have `level` ""."""

    level: str
    logger: str
    message: str
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join((f"{self.level} {self.logger}: {self.message}", *self.more))


class Excuse(NamedTuple):
    """A record allowed while the soak causes `cause`, if its traceback ends with the stated error."""

    cause: str
    logger: re.Pattern[str]
    message: re.Pattern[str]
    ends: re.Pattern[str]


GATEWAY, DATABASE, START = "the gateway is cut", "the database fails", "a start fails"
CAUSES: Final = (GATEWAY, DATABASE, START)
"""The troubles that the soak causes."""
EXCUSES: Final = (
    Excuse(
        GATEWAY,
        re.compile(r"discord\.(shard|client)"),
        re.compile("Attempting a reconnect"),
        re.compile(r"discord\.errors\.ConnectionClosed|aiohttp\.|OSError|Connection\w*Error|TimeoutError|"
                   r"discord\.errors\.(GatewayNotFound|HTTPException|DiscordServerError|RateLimited)"),
    ),
    Excuse(
        DATABASE,
        re.compile(r"bot\..*"),
        re.compile(".*"),
        re.compile(
            r"bot\.errors\.Unavailable: |"
            r"sqlite3\.OperationalError: (database or disk is full|disk I/O error)"
        ),
    ),
)  # fmt: skip


def records(text: str) -> Iterator[Record]:
    """Yield every record of a log, in order, with all its lines."""
    head: Record | None = None
    more: list[str] = []
    for line in text.splitlines():
        if (begins := _BEGINS.fullmatch(line)) is None:
            more.append(line)
            continue
        if head is not None or more:
            yield (head or Record("", "", ""))._replace(more=tuple(more))
        head, more = Record(begins[2], begins[3], begins[4]), []
    if head is not None or more:
        yield (head or Record("", "", ""))._replace(more=tuple(more))


def fault(record: Record, causes: Collection[str]) -> bool:
    """Return whether a record is forbidden under the current causes.

    One-line warnings, which inform the host, are allowed, and so is the final sentence of a failed start.
    """
    lines = len(record.more) - (START in causes)
    if record.level in ("", "DEBUG", "INFO", "WARNING") and lines <= 0:
        return False
    return not any(
        excuse.cause in causes
        and record.level in ("WARNING", "ERROR")
        and excuse.logger.fullmatch(record.logger)
        and excuse.message.match(record.message)
        and record.more
        and excuse.ends.match(record.more[-1])
        for excuse in EXCUSES
    )
