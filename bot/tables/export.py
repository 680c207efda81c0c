"""Export of a finished match as text that `engine replay` reads."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.records.tables import StoredTable
from bot.store import Store
from bot.store.tables import load_table
from bot.tables.replays import require_uncovered
from bot.tables.robot_names import name_player
from engine import GAMES
from engine.log import Holder, MatchLog, write_log
from engine.luck import Luck


async def export(store: Store, table_id: int) -> str:
    """Return the match log in the text format of `engine replay`.

    Raises:
        Refused: T-11 no such table, T-19 the match is not over, T-126 other tables are playing its cards.
    """
    stored = await store.read(load_table, table_id)
    if stored is None or stored.header.game not in GAMES:
        raise Refused(RefusalId.NO_SUCH_TABLE)
    if stored.header.status != "over":
        raise Refused(RefusalId.ONLY_AFTER_MATCH)
    require_uncovered(stored.header)
    return export_match(stored)


def export_match(stored: StoredTable) -> str:
    """Return a finished match in the text format of `engine replay`, with its secret if it was sealed."""
    header, rows = stored.header, stored.log
    inputs = tuple((row.seat, GAMES[header.game].parse(row.action)) for row in rows)
    options = GAMES[header.game].options(header.options, header.seats).to_mapping()
    match = MatchLog(header.game, header.rules_version, header.seats, options, inputs)
    if header.seal is not None and stored.secret is not None:
        # A seal is made of the options as they are stored, which say the same.
        luck = Luck(bytes.fromhex(stored.secret))
        holders = tuple(Holder(held.seat, held.from_n, name_player(held.who)) for held in stored.seatings)
        match = match._replace(
            options=header.options,
            luck=luck,
            seal=header.seal,
            holders=holders,
            robots=header.robots_version or 0,
        )
    return write_log(match, {row.n: row.reason for row in rows if row.reason})
