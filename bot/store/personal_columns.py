"""Where in the database somebody may be named: the one list that export and deletion go by.

A test holds the schema to it: each column that can hold an id or a text is here, or said to name nobody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Column, ColumnElement, String, Table, bindparam, cast, or_

from bot.store import schema

Kind: TypeAlias = Literal["row", "id", "who", "result", "keys", "input", "text", "list"]
"""How a column names somebody, and what comes of it when they are deleted.

row     by their Discord id: the row is about them, and goes
id      by their Discord id: a placeholder stands there
who     by their who string: a placeholder's
result  the same two in results, which ratings are made of: one placeholder for all of them
keys    by their who string in a JSON object: a key goes, a value is a placeholder's
input   in the notation of a championship: a placeholder
text    perhaps, in what somebody has typed
list    by their Discord id in a server's block list: it stays, and is the server's
"""

PERSONAL: Final[Mapping[str, Mapping[str, Kind]]] = {
    "players": {"user_id": "row"},
    "followers": {"user_id": "row"},
    "totals": {"user_id": "row"},
    "ratings": {"user_id": "row"},
    "tallies": {"user_id": "row"},
    "forms": {"user_id": "row"},
    "rivals": {"user_id": "row", "rival_id": "row"},
    "medals": {"user_id": "row"},
    "slots": {"reader": "row"},
    "tables": {
        "host": "id",
        "organiser": "id",
        "opened_by": "id",
        "series": "keys",
        "invited": "keys",
        "kicked": "keys",
        "ended_by": "who",
    },
    "members": {"who": "who"},
    "seating": {"who": "who", "by": "who"},
    "log": {"by": "who", "reason": "text"},
    "results": {"user_id": "result", "who": "result"},
    "facts": {"who": "result"},
    "voids": {"by": "id", "reason": "text"},
    "championships": {"organiser": "id", "name": "text", "season": "text"},
    "championship_log": {"input": "input", "by": "who", "reason": "text"},
    "seasons": {"started_by": "id", "ended_by": "id", "name": "text", "reason": "text", "end_reason": "text"},
    "servers": {"settings": "list"},
}

NAMES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("players", "totals", "ratings", "medals"), "user_id"),
    **dict.fromkeys(("members", "seating", "results"), "who"),
    "rivals": "rival_id",
}
"""The tables whose rows have a `name`, and the column that says whose it is."""

NOBODY: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset(columns.split())
    for name, columns in {
        "players": "locale dm_channel preferences",
        "totals": "guild_id game period",
        "ratings": "guild_id game",
        "tallies": "guild_id game period fact",
        "forms": "guild_id game finishes",
        "rivals": "guild_id game",
        "slots": "kind channel_id message_id epoch fingerprint",
        "tables": "game options guild_id channel_id thread_id locale status standing timer fixture",
        "members": "token",
        "seating": "token",
        "log": "action digest standing",
        "facts": "fact",
        "championships": "guild_id channel_id plan locale timer status",
        "seasons": "guild_id",
        "servers": "guild_id",
        "calendars": "guild_id zone",
        "removed_servers": "guild_id",
        "interactions": "id",
        "command_hashes": "scope hash",
        "emojis": "name emoji_id digest",
        "deletions": "key",
    }.items()
}
"""Columns that could hold an id or a text, and name nobody."""


def tables() -> list[Table]:
    """The tables that may name somebody."""
    return [schema.metadata.tables[name] for name in PERSONAL]


def named(table: Table) -> ColumnElement[bool]:
    """The rows that may name somebody, by the values of `patterns`; `names` says whether they do."""
    return or_(*(_names(table.c[name], kind) for name, kind in PERSONAL[table.name].items()))


def mention(user: int) -> re.Pattern[str]:
    """Return what finds somebody's id in a text, as a mention or bare, and never within a longer number."""
    return re.compile(rf"<@!?{user}>|(?<!\d){user}(?!\d)", re.ASCII)


def names(table: str, row: Mapping[str, Any], user: int) -> bool:
    """Return whether a row that `named` has found, where ids are looked for as text, names this person."""
    return any(_holds(kind, row[column], user) for column, kind in PERSONAL[table].items())


def _holds(kind: Kind, value: Any, user: int) -> bool:
    who = f"u:{user}"
    if value is None:
        return False
    if kind == "list":
        return user in value.get("blocked", ())
    if kind == "keys":
        return who in value or who in value.values()
    if kind in ("input", "text"):
        return mention(user).search(value) is not None
    return value in (user, who)


def patterns(user: int) -> dict[str, int | str]:
    """The values by which rows are found."""
    return {
        "user": user,
        "who": f"u:{user}",
        "quoted": f'%"u:{user}"%',
        "digits": f"%{user}%",
    }


def _names(column: Column[object], kind: Kind) -> ColumnElement[bool]:
    if kind == "keys":
        return cast(column, String).like(bindparam("quoted"))
    if kind in ("input", "text", "list"):
        return cast(column, String).like(bindparam("digits"))
    if kind == "who" or column.name == "who":
        return column == bindparam("who")
    return column == bindparam("user")
