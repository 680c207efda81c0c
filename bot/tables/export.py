"""A finished match as text, to be replayed elsewhere."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.tables.service import Tables
from engine import GAMES
from engine.log import MatchLog, write_log


async def export(tables: Tables, table_id: int) -> str:
    """The match log in the text format of `engine replay`. Refused T-19 before the match is over."""
    stored = await tables.stored(table_id)
    header, rows = stored.header, stored.log
    if header.status != "over":
        raise Refused(House.ONLY_AFTER_MATCH)
    inputs = tuple((row.seat, GAMES[header.game].parse(row.action)) for row in rows)
    options = GAMES[header.game].options(header.options, header.seats).mapping()
    match = MatchLog(header.game, header.rules_version, header.seats, options, inputs)
    return write_log(match, {row.n: row.reason for row in rows if row.reason})
