"""Everything that is stored about one person, as a JSON file for them: docs/privacy.md explains its parts."""

from __future__ import annotations

import asyncio
import gzip
import json
from datetime import datetime
from typing import Any, Final, NamedTuple

from bot.records import Person
from bot.store import Store
from bot.store.personal import Found, Stored, blocks
from bot.store.personal_columns import NAMES, PERSONAL
from bot.texts.match_ids import match_id

FORMAT: Final = "yo-ho-ho person"
VERSION: Final = 1
NAME: Final = "yo-ho-ho.json"
LARGEST: Final = 8_000_000
"""Bytes of a file that Discord takes for certain."""
_LARGEST_NUMBER: Final = 2**53
"""Numbers from here on are not exact for everybody who reads JSON: ids are written as text."""


class Export(NamedTuple):
    """A file: what it is called, and its text, packed by gzip where Discord would not take it."""

    name: str
    text: str | bytes


async def exported(store: Store, user: int, now: datetime) -> Export:
    """Every row that names this person, and of others nothing but that they were there.

    Of a match that goes on it has their own inputs, and no other's hand. Unavailable.
    """
    return await asyncio.to_thread(_written, await store.personal.of(user), user, now)


def _written(found: Found, user: int, now: datetime) -> Export:
    parts = {name: [_told(name, row, user) for row in rows] for name, rows in found.rows.items() if rows}
    told = {"format": FORMAT, "version": VERSION, "made_at": now, "user_id": user, "kept": parts}
    text = json.dumps(_plain(told), ensure_ascii=False, indent=1)
    if len(data := text.encode()) <= LARGEST:
        return Export(NAME, text)
    return Export(f"{NAME}.gz", gzip.compress(data))


def _told(name: str, row: Stored, user: int) -> Stored:
    """A row without what is about somebody else."""
    who, kinds = str(Person(user)), PERSONAL[name]
    if name == "servers":
        return {"guild_id": row["guild_id"], "blocked": blocks(row, user)}
    told = {"match": match_id(row["table_id"]), **row} if row.get("table_id") else dict(row)
    for column, kind in kinds.items():
        value = row[column]
        if kind == "keys" and value is not None:
            told[column] = {key: said for key, said in value.items() if who in (key, said)}
        elif kind in ("row", "id", "who", "result") and value not in (user, who):
            told[column] = None
    if name in NAMES and row[NAMES[name]] not in (user, who):
        told["name"] = None
    return told


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER else value
