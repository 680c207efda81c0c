"""Export of all stored data about one person as a JSON file, documented in docs/privacy.md."""

from __future__ import annotations

import asyncio
import gzip
import json
from datetime import datetime
from typing import Any, Final, NamedTuple

from bot.records.tables import Person
from bot.store import Store
from bot.store.personal import Found, Stored, blocks
from bot.store.personal_columns import NAMES, PERSONAL
from bot.texts.match_ids import match_id

FORMAT: Final = "yo-ho-ho person"
VERSION: Final = 1
NAME: Final = "yo-ho-ho.json"
LARGEST: Final = 8_000_000
"""Maximum size of an upload that Discord always accepts, in bytes."""
_LARGEST_NUMBER: Final = 2**53
"""From here on not every JSON parser keeps integers exact: ids are written as text."""


class Export(NamedTuple):
    """A file's name and content, compressed by gzip if the text is too large for Discord."""

    name: str
    text: str | bytes


async def export_person(store: Store, user: int, now: datetime) -> Export:
    """Return every row that names this person, with the data of other people removed.

    For a match in progress, the export has only this person's own inputs.

    Raises:
        Unavailable: the database failed.
    """
    return await asyncio.to_thread(_render, await store.personal.find(user), user, now)


def _render(found: Found, user: int, now: datetime) -> Export:
    parts = {name: [_redacted(name, row, user) for row in rows] for name, rows in found.rows.items() if rows}
    result = {"format": FORMAT, "version": VERSION, "made_at": now, "user_id": user, "kept": parts}
    text = json.dumps(_plain(result), ensure_ascii=False, indent=1)
    if len(data := text.encode()) <= LARGEST:
        return Export(NAME, text)
    return Export(f"{NAME}.gz", gzip.compress(data))


def _redacted(name: str, row: Stored, user: int) -> Stored:
    """Return a row without the data of other people."""
    who, kinds = str(Person(user)), PERSONAL[name]
    if name == "servers":
        return {"guild_id": row["guild_id"], "blocked": blocks(row, user)}
    result = {"match": match_id(row["table_id"]), **row} if row.get("table_id") else dict(row)
    for column, kind in kinds.items():
        value = row[column]
        if kind == "keys" and value is not None:
            result[column] = {key: said for key, said in value.items() if who in (key, said)}
        elif kind in ("row", "id", "who", "result") and value not in (user, who):
            result[column] = None
    if name in NAMES and row[NAMES[name]] not in (user, who):
        result["name"] = None
    return result


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER else value
