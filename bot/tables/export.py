"""Export of a finished match as text that `engine replay` reads."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import RefusalId, Refused
from bot.records.tables import LogRow, TableHeader
from bot.tables.service import Tables
from engine import GAMES
from engine.log import MatchLog, write_log


async def export(tables: Tables, table_id: int) -> str:
    """Return the match log in the text format of `engine replay`.

    Raises:
        Refused: T-11 no such table, T-19 the match is not over.
    """
    stored = await tables.stored(table_id)
    if stored.header.status != "over":
        raise Refused(RefusalId.ONLY_AFTER_MATCH)
    return export_match(stored.header, stored.log)


def export_match(header: TableHeader, rows: Sequence[LogRow]) -> str:
    """Return the inputs of a finished match in the text format of `engine replay`."""
    inputs = tuple((row.seat, GAMES[header.game].parse(row.action)) for row in rows)
    options = GAMES[header.game].options(header.options, header.seats).to_mapping()
    match = MatchLog(header.game, header.rules_version, header.seats, options, inputs)
    return write_log(match, {row.n: row.reason for row in rows if row.reason})
