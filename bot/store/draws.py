"""Everything the dealer drew in a server's newest finished matches of a game, for statistics of its luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, select, true

from bot.store import schema
from bot.store.engine import Statement, Transaction, number_of
from engine.core import DEALER

_TABLES, _LOG, _SEATING = schema.tables.c, schema.log.c, schema.seating.c
_NEWEST: Final = Statement(
    select(_TABLES.id, _TABLES.seats, _TABLES.options)
    .where(
        _TABLES.guild_id == bindparam("guild_id"),
        _TABLES.game == bindparam("game"),
        _TABLES.status == "over",
        _TABLES.covered.is_not(true()),
    )
    .order_by(_TABLES.ended_at.desc(), _TABLES.id.desc())
    .limit(number_of("most"))
)
_DRAWN: Final = Statement(
    select(_LOG.n, _LOG.action)
    .where(_LOG.table_id == bindparam("table_id"), _LOG.seat == DEALER)
    .order_by(_LOG.n)
)
_HELD: Final = Statement(
    select(_SEATING.seat, _SEATING.from_n, _SEATING.who)
    .where(_SEATING.table_id == bindparam("table_id"))
    .order_by(_SEATING.id)
)


class DrawnMatch(NamedTuple):
    """The draws of a finished match's dealer: numbers and texts of the inputs, and who held each seat."""

    seats: int
    options: Mapping[str, Any]
    draws: tuple[tuple[int, str], ...]
    held: tuple[tuple[int, int, str], ...]


def list_draws(tx: Transaction, guild_id: int, game: str, most: int) -> list[DrawnMatch]:
    """Return the draws of a server's newest finished matches of a game, at most `most` of them.

    Those whose cards are still being played at other tables are left out.
    """
    return [
        DrawnMatch(
            seats,
            options,
            tuple((n, action) for n, action in tx.rows(_DRAWN, table_id=table_id)),
            tuple((seat, n, who) for seat, n, who in tx.rows(_HELD, table_id=table_id)),
        )
        for table_id, seats, options in tx.rows(_NEWEST, guild_id=guild_id, game=game, most=most)
    ]
