"""Export of a finished match as text that `engine replay` reads."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.tables.service import Tables
from engine import GAMES
from engine.log import MatchLog, write_log


async def export(tables: Tables, table_id: int) -> str:
    """Return the match log in the text format of `engine replay`.

    Raises:
        Refused: T-11 no such table, T-19 the match is not over.
    """
    stored = await tables.stored(table_id)
    header, rows = stored.header, stored.log
    if header.status != "over":
        raise Refused(RefusalId.ONLY_AFTER_MATCH)
    inputs = tuple((row.seat, GAMES[header.game].parse(row.action)) for row in rows)
    options = GAMES[header.game].options(header.options, header.seats).to_mapping()
    match = MatchLog(header.game, header.rules_version, header.seats, options, inputs)
    return write_log(match, {row.n: row.reason for row in rows if row.reason})
