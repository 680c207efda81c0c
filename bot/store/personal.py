"""Everything about one person: found in all tables to be exported, and deleted.

The columns that name people are known by their types. Deleting somebody blanks their row in `people`: what
points to that row stays, and names nobody.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    String,
    Table,
    bindparam,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy import insert as insert_into

from bot.records.placeholders import is_placeholder
from bot.records.tables import Person
from bot.store import schema
from bot.store.engine import Statement, Transaction, one_of
from bot.store.tables import LIVE
from bot.store.types import ChampionshipInput, NamesPeople, PersonId, SettingsJson, Who

Stored: TypeAlias = dict[str, Any]
"""A row by column, with Discord ids."""

TABLES_OF_A_READ: Final = 2000
"""How many tables' rows are searched in one read; others read and write in between."""

FREE_TEXT: Final[Mapping[str, tuple[str, ...]]] = {
    "log": ("reason",),
    "voids": ("reason",),
    "championships": ("name", "season"),
    "championship_log": ("reason",),
    "seasons": ("name", "reason", "end_reason"),
}
"""The columns of what people type, where somebody may be mentioned."""

SECRET: Final = "secret"
"""The columns with the luck of matches, from which all cards follow: nobody's, and never exported."""

NAMED: Final[Mapping[str, tuple[Column[Any], ...]]] = {
    name: columns
    for name, table in schema.metadata.tables.items()
    if (columns := tuple(column for column in table.columns if isinstance(column.type, NamesPeople)))
}
"""The columns that name people, by table."""

OWN: Final = (
    *("totals", "ratings", "tallies", "forms", "rivals", "followers", "slots", "medals", "meeting_answers"),
    *("riddle_answers", "callees"),
)
"""The tables with rows about one person (and a rival), which are deleted with them."""

_TABLES: Final = schema.tables.c
_SEARCHED: Final = {name: schema.metadata.tables[name] for name in (*NAMED, *FREE_TEXT)}
_OWNER: Final = {
    name: table.c.id if table is schema.tables else table.c.table_id
    for name, table in _SEARCHED.items()
    if name not in OWN and (table is schema.tables or "table_id" in table.c)
}
"""The tables whose rows are searched in several reads, and the column with the table's number."""


class Erased(NamedTuple):
    """Ids of what named a deleted person, and is shown or cached with their name or Discord id.

    Attributes:
        live: those of the tables that may still change
    """

    tables: frozenset[int]
    live: frozenset[int]
    championships: frozenset[int]
    servers: frozenset[int]
    deals: frozenset[int]
    pads: frozenset[int]
    meetings: frozenset[int]


def _matches(column: Column[Any]) -> ColumnElement[bool]:
    """Return the condition for rows that may name a person (values as in `_patterns`) in this column."""
    match column.type:
        case PersonId():
            return column == bindparam("user")
        case Who():
            return column == bindparam("who")
        case ChampionshipInput() | SettingsJson():
            return cast(column, String).like(bindparam("digits"))
        case NamesPeople():
            return cast(column, String).like(bindparam("quoted"))
        case _:
            return column.like(bindparam("typed"))


def _searched(table: Table) -> tuple[Column[Any], ...]:
    """Return the columns of a table where people are named or mentioned."""
    typed = (table.c[name] for name in FREE_TEXT.get(table.name, ()))
    return (*NAMED.get(table.name, ()), *typed)


def _named(table: Table) -> ColumnElement[bool]:
    """Return the condition for rows of a table that may name a person."""
    return or_(*map(_matches, NAMED[table.name]))


def _patterns(user: int, person: int) -> dict[str, Any]:
    """Return the values of conditions; `person` is the id of the person's row."""
    return {
        "user": user,
        "who": str(Person(user)),
        "digits": f"%{person}%",
        "quoted": f'%"u:{person}"%',
        "typed": f"%{user}%",
    }


@cache
def _finding(name: str) -> Statement:
    table = _SEARCHED[name]
    pages = [_OWNER[name].between(bindparam("first"), bindparam("last"))] if name in _OWNER else []
    found = or_(*map(_matches, _searched(table)))
    columns = (column for column in table.columns if column.name != SECRET)
    return Statement(select(*columns).where(found, *pages).order_by(*table.primary_key))


@cache
def _typing(name: str, columns: tuple[str, ...]) -> Statement:
    """Return a statement that stores these columns of a row (`at_<column>` of its key)."""
    table = _SEARCHED[name]
    key = (column == bindparam(f"at_{column.name}") for column in table.primary_key)
    return Statement(update(table).where(*key).values({column: bindparam(column) for column in columns}))


_PERSON: Final = Statement(select(schema.people).where(schema.people.c.discord_id == bindparam("user")))
_USERS: Final = Statement(select(schema.people.c.discord_id).where(schema.people.c.discord_id.is_not(None)))
_LAST_TABLE: Final = Statement(select(func.coalesce(func.max(_TABLES.id), 0)))
_ENTERED: Final = Statement(
    select(schema.championships.c.id)
    .where(
        schema.championships.c.status == "running",
        schema.championships.c.id.in_(
            select(schema.championship_log.c.championship_id).where(_matches(schema.championship_log.c.input))
        ),
    )
    .order_by(schema.championships.c.id)
)
_OPEN: Final = Statement(
    select(_TABLES.id, _TABLES.status).where(
        one_of(_TABLES.status, (*LIVE, "cancelled")),
        or_(
            _named(schema.tables),
            _TABLES.id.in_(select(schema.members.c.table_id).where(_named(schema.members))),
            _TABLES.id.in_(select(schema.seating.c.table_id).where(_named(schema.seating))),
        ),
    )
)
_TOUCH: Final = Statement(
    update(schema.tables).where(_TABLES.id == bindparam("at_table")).values(revision=_TABLES.revision + 1)
)
_DELETE: Final = tuple(Statement(delete(_SEARCHED[name]).where(_named(_SEARCHED[name]))) for name in OWN)
_BLOCKING: Final = Statement(select(schema.servers).where(_named(schema.servers)))
_UNBLOCK: Final = Statement(
    update(schema.servers)
    .where(schema.servers.c.guild_id == bindparam("at_guild"))
    .values(settings=bindparam("settings"))
)
_RECOUNT: Final = Statement(update(schema.calendars).values(revision=schema.calendars.c.revision + 1))
_BLANK: Final = Statement(
    update(schema.people)
    .where(schema.people.c.id == bindparam("person"))
    .values(discord_id=None, name="", locale=None, dm_channel=None, dm_told=False, preferences={})
)
_NOTE: Final = Statement(insert_into(schema.deletions))
_DONE: Final = Statement(select(schema.deletions.c.key, schema.deletions.c.at))
_FORGET: Final = Statement(delete(schema.deletions).where(schema.deletions.c.key == bindparam("at_key")))


def mention(user: int) -> re.Pattern[str]:
    """Return a pattern for somebody's id in a text, as a mention or bare, but not within a longer number."""
    return re.compile(rf"<@!?{user}>|(?<!\d){user}(?!\d)", re.ASCII)


def find_personal_rows(
    tx: Transaction, user: int, since: int = 0
) -> tuple[dict[str, list[Stored]], int | None]:
    """Return some of the rows that name a person, by table, and the `since` of the next read or None.

    The first read (`since` 0) has the rows that belong to no table; others begin at the table `since`.
    """
    names = _OWNER if since else [name for name in _SEARCHED if name not in _OWNER]
    patterns = _patterns(user, tx.person_of(user))
    if since:
        patterns |= {"first": since, "last": since + TABLES_OF_A_READ - 1}
    found = {name: _find(tx, name, user, patterns) for name in names}
    if not since:
        found = {"people": _dicts(tx, _PERSON, user=user), **found}
    following = since + TABLES_OF_A_READ if since else 1
    return found, following if following <= tx.rows(_LAST_TABLE)[0][0] else None


def _find(tx: Transaction, name: str, user: int, patterns: Mapping[str, Any]) -> list[Stored]:
    """Return the rows of a table that name a person."""
    columns, pattern = [column.name for column in _searched(_SEARCHED[name])], mention(user)
    found = _dicts(tx, _finding(name), **patterns)
    return [row for row in found if any(pattern.search(str(row[column])) for column in columns)]


def _dicts(tx: Transaction, statement: Statement, **values: Any) -> list[Stored]:
    return [dict(zip(statement.names, row, strict=True)) for row in tx.rows(statement, **values)]


def list_entered_championships(tx: Transaction, user: int) -> list[int]:
    """Return the running championships that may have this person among their entrants, oldest first."""
    return [number for (number,) in tx.rows(_ENTERED, **_patterns(user, tx.person_of(user)))]


def list_users(tx: Transaction) -> list[int]:
    """Return the Discord ids of all people."""
    return [user for (user,) in tx.rows(_USERS)]


def erase_person(
    tx: Transaction,
    user: int,
    found: Mapping[str, Sequence[Stored]],
    key: str | None = None,
    at: datetime | None = None,
) -> Erased:
    """Blank a person's row, delete what is about them alone, and return what else named them.

    Every table that may still change gets a new revision, and every server's sums do: what was computed with
    the person's Discord id is not stored afterwards.

    Args:
        found: rows found before by `find_personal_rows`; mentions in their texts are replaced by "…"
        key: of the request, which is noted as done (`at`) in the same unit
    """
    for name, columns in FREE_TEXT.items():
        for row in found.get(name, ()):
            _replace_mentions(tx, name, columns, row, user)
    if key is not None and at is not None:
        note_deletion(tx, key, at)
    person = tx.person_of(user)
    opened: dict[int, str] = {}
    servers: list[int] = []
    if is_placeholder(person):
        patterns = _patterns(user, person)
        opened = dict(tx.rows(_OPEN, **patterns))
        tx.change_each(_TOUCH, ({"at_table": number} for number in opened))
        for statement in _DELETE:
            tx.change(statement, **patterns)
        servers = _unblock(tx, user, patterns)
        tx.change(_RECOUNT)
        tx.change(_BLANK, person=person)
        tx.forget_people()
    places = list_places(found)
    return Erased(
        places.tables | opened.keys(),
        frozenset(number for number, status in opened.items() if status in LIVE),
        places.championships,
        frozenset(servers),
        places.deals,
        places.pads,
        places.meetings,
    )


def list_places(found: Mapping[str, Sequence[Stored]]) -> Erased:
    """Return the ids of what these rows belong to, as far as the rows say."""
    tables = {row["id"] for row in found.get("tables", ())}
    championships = {row["id"] for row in found.get("championships", ())}
    for rows in found.values():
        tables.update(row["table_id"] for row in rows if row.get("table_id"))
        championships.update(row["championship_id"] for row in rows if row.get("championship_id"))
    servers = frozenset(row["guild_id"] for row in found.get("servers", ()))
    deals = {row["id"] for row in found.get("deals", ())}
    deals.update(row["deal_id"] for row in found.get("attempts", ()))
    pads = {row["id"] for row in found.get("pads", ())}
    pads.update(row["pad_id"] for row in found.get("pad_rounds", ()))
    meetings = {row["id"] for row in found.get("meetings", ())}
    meetings.update(row["meeting_id"] for row in found.get("meeting_answers", ()))
    return Erased(
        tables=frozenset(tables),
        live=frozenset(),
        championships=frozenset(championships),
        servers=servers,
        deals=frozenset(deals),
        meetings=frozenset(meetings),
        pads=frozenset(pads),
    )


def _replace_mentions(tx: Transaction, name: str, columns: Sequence[str], row: Stored, user: int) -> None:
    """Replace mentions of a person in the texts of a row."""
    pattern = mention(user)
    texts = {
        column: pattern.sub("…", row[column])
        for column in columns
        if row[column] is not None and pattern.search(row[column])
    }
    if texts:
        key = {f"at_{column.name}": row[column.name] for column in _SEARCHED[name].primary_key}
        tx.change(_typing(name, tuple(texts)), **key, **texts)


def _unblock(tx: Transaction, user: int, patterns: Mapping[str, Any]) -> list[int]:
    """Take a person off all block lists, and return the servers."""
    servers = []
    for guild, settings in tx.rows(_BLOCKING, **patterns):
        if user in settings.get("blocked", ()):
            blocked = [one for one in settings["blocked"] if one != user]
            tx.change(_UNBLOCK, at_guild=guild, settings={**settings, "blocked": blocked})
            servers.append(guild)
    return servers


# ---------------------------------------------------------------------- deletions that were done


def list_done_deletions(tx: Transaction) -> dict[str, datetime]:
    """Return the keys of the deletions that have been done in this database, and when."""
    return dict(tx.rows(_DONE))


def note_deletion(tx: Transaction, key: str, at: datetime) -> None:
    """Note that a deletion has been done.

    Raises:
        KeyTaken: it is noted already.
    """
    tx.change(_NOTE, key=key, at=at)


def forget_deletions(tx: Transaction, keys: Collection[str]) -> None:
    """Forget deletions that nobody will ask about."""
    tx.change_each(_FORGET, ({"at_key": key} for key in keys))
