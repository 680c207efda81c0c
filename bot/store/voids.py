"""Finished matches, and which of them were declared void."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import bindparam, false, insert, select, update

from bot.board_records import Played, Void
from bot.errors import Conflict
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement, Unit, ask, fields

_TABLES, _RESULTS, _VOIDS = schema.tables.c, schema.results.c, schema.voids.c
_VOID: Final = Statement(insert(schema.voids))
_COUNT_NO_MORE: Final = Statement(
    update(schema.tables)
    .where(
        _TABLES.id == bindparam("table_id"),
        _TABLES.guild_id == bindparam("of_guild"),
        _TABLES.status == "over",
    )
    .values(counts=false())
)
_PLAYED: Final = (
    select(_TABLES.id, _TABLES.game, _TABLES.ended_at, _VOIDS.reason)
    .join_from(schema.tables, schema.voids, _VOIDS.table_id == _TABLES.id, isouter=True)
    .where(_TABLES.guild_id == bindparam("guild_id"), _TABLES.status == "over")
)
_NEWEST: Final = Statement(
    _PLAYED.where(_TABLES.id < bindparam("before")).order_by(_TABLES.id.desc()).limit(bindparam("most"))
)
_ONE: Final = Statement(_PLAYED.where(_TABLES.id == bindparam("table_id")))
_NAMES: Final = Statement(
    select(_RESULTS.name)
    .where(_RESULTS.table_id == bindparam("table_id"))
    .order_by(_RESULTS.rank, _RESULTS.seat)
)
NEWEST: Final = 2**62
"""Above every number of a table."""


def voided(guild_id: int, void: Void) -> Unit:
    """Declare a finished match of this server void. Conflict unless it is one, and is not void yet."""
    refusal = partial(Conflict, void.table_id, "a finished match that counts")
    return (
        _COUNT_NO_MORE.step(changes=1, refusal=refusal, table_id=void.table_id, of_guild=guild_id),
        _VOID.step(refusal=refusal, **fields(void)),
    )


class VoidRows:
    """The part of the store that lists finished matches, and says which are void."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, guild_id: int, *, before: int = NEWEST, most: int = 10) -> list[Played]:
        """The newest finished matches of a server with a number below `before`. Unavailable."""
        found = await self._database.read(_NEWEST, guild_id=guild_id, before=before, most=most)
        if not found:
            return []
        names = await self._database.read_together(*(ask(_NAMES, table_id=row[0]) for row in found))
        return [
            Played(table_id, game, at, tuple(name for (name,) in each), reason)
            for (table_id, game, at, reason), each in zip(found, names, strict=True)
        ]

    async def one(self, guild_id: int, table_id: int) -> Played | None:
        """A finished match of this server; None when there is none of this number. Unavailable."""
        asked = (ask(_ONE, guild_id=guild_id, table_id=table_id), ask(_NAMES, table_id=table_id))
        found, names = await self._database.read_together(*asked)
        return next(
            (Played(one, game, at, tuple(name for (name,) in names), why) for one, game, at, why in found),
            None,
        )
