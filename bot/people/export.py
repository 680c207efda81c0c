"""Export of all stored data about one person as a JSON file, documented in docs/privacy.md."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Column

from bot.records.tables import Person
from bot.store import Store
from bot.store.personal import NAMED, Stored, find_personal_rows
from bot.store.types import ChampionshipInput, PersonId, Who, map_entrants
from bot.texts.match_ids import match_id

FORMAT: Final = "yo-ho-ho person"
VERSION: Final = 2
NAME: Final = "yo-ho-ho.json"
LARGEST: Final = 8_000_000
"""Maximum size of an upload that Discord always accepts, in bytes."""
OTHER: Final = 0
"""The number of every other entrant in an exported input of a championship."""
_LARGEST_NUMBER: Final = 2**53
"""From here on not every JSON parser keeps integers exact: ids are written as text."""


class Export(NamedTuple):
    """A file's name and content, compressed by gzip if the text is too large for Discord."""

    name: str
    text: str | bytes


async def collect_rows(store: Store, user: int) -> dict[str, list[Stored]]:
    """Return all rows that name a person, by table; others read and write between parts of the search.

    Raises:
        Unavailable: the database failed.
    """
    rows: dict[str, list[Stored]] = {}
    since: int | None = 0
    while since is not None:
        found, since = await store.read_long(find_personal_rows, user, since)
        for name, some in found.items():
            rows.setdefault(name, []).extend(some)
    return rows


async def export_person(store: Store, user: int, now: datetime) -> Export:
    """Return every row that names this person, with the data of other people removed.

    For a match in progress, the export has only this person's own inputs.

    Raises:
        Unavailable: the database failed.
    """
    return await asyncio.to_thread(_render, await collect_rows(store, user), user, now)


def _render(found: Mapping[str, Sequence[Stored]], user: int, now: datetime) -> Export:
    parts = {name: [_redacted(name, row, user) for row in rows] for name, rows in found.items() if rows}
    result = {"format": FORMAT, "version": VERSION, "made_at": now, "user_id": user, "kept": parts}
    text = json.dumps(_plain(result), ensure_ascii=False, indent=1)
    if len(data := text.encode()) <= LARGEST:
        return Export(NAME, text)
    return Export(f"{NAME}.gz", gzip.compress(data))


def _redacted(name: str, row: Stored, user: int) -> Stored:
    """Return a row without the data of other people."""
    if name == "servers":
        return {"guild_id": row["guild_id"], "blocked": user in row["settings"].get("blocked", ())}
    own = {column.name: _own(column, row[column.name], user) for column in NAMED.get(name, ())}
    match = {"match": match_id(row["table_id"])} if row.get("table_id") else {}
    return {**match, **row, **own}


def _own(column: Column[Any], value: Any, user: int) -> Any:
    """Return the part of a value that is about a person, None if there is none."""
    who = str(Person(user))
    if isinstance(value, dict):
        return {key: said for key, said in value.items() if who in (key, said)}
    if isinstance(column.type, ChampionshipInput):
        return str(map_entrants(value, lambda entrant: entrant if entrant == user else OTHER))
    if isinstance(column.type, PersonId | Who):
        return value if value in (user, who) else None
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER else value
