"""Finished matches that were declared void."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import bindparam, false, insert, update

from bot.errors import Conflict
from bot.records.boards import Void
from bot.store import schema
from bot.store.units import Statement, Unit, fields

_TABLES: Final = schema.tables.c
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


def voided(guild_id: int, void: Void) -> Unit:
    """Declare a finished match of this server void. Conflict unless it is one, and is not void yet."""
    refusal = partial(Conflict, void.table_id, "a finished match that counts")
    return (
        _COUNT_NO_MORE.step(changes=1, refusal=refusal, table_id=void.table_id, of_guild=guild_id),
        _VOID.step(refusal=refusal, **fields(void)),
    )
