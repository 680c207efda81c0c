"""The application's emojis as they were uploaded: which drawing each of them shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import Database
from bot.store.types import CodePoints
from bot.store.units import Statement

_COLUMNS: Final = schema.emojis.c
_BY_NAME: Final = CodePoints(_COLUMNS.name)
_ALL: Final = Statement(select(_COLUMNS.name, _COLUMNS.emoji_id, _COLUMNS.digest).order_by(_BY_NAME))
_DROP: Final = Statement(delete(schema.emojis).where(_COLUMNS.name == bindparam("name")))
_INSERT: Final = Statement(insert(schema.emojis))


class EmojiRow(NamedTuple):
    """An emoji that was uploaded; `digest` is that of its drawing."""

    name: str
    emoji_id: int
    digest: str


class EmojiRows:
    """The part of the store about emojis. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[EmojiRow]:
        """Every emoji that was uploaded, by name. Unavailable."""
        return [EmojiRow(*row) for row in await self._database.read(_ALL)]

    async def save(self, rows: Iterable[EmojiRow]) -> None:
        """Keep these, each instead of the one of its name. Unavailable."""
        if kept := [row._asdict() for row in rows]:
            names = ({"name": row["name"]} for row in kept)
            await self._database.write(_DROP.each(names), _INSERT.each(kept))

    async def drop(self, name: str) -> None:
        """Forget the emoji of this name. Unavailable."""
        await self._database.write(_DROP.step(name=name))
