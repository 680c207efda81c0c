"""What is stored about one person, in every table there is: to be given to them, and to be deleted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Table, bindparam, delete, func, insert, select, update

from bot.errors import Conflict
from bot.records.tables import Person
from bot.store import schema
from bot.store.database import Database
from bot.store.personal_columns import NAMES, PERSONAL, mention, named, names, patterns, tables
from bot.store.tables import LIVE
from bot.store.units import Parameters, Statement, Step, ask
from engine.championship.public import parse

OF_ONE_READ: Final = 2000
"""The rows of so many tables are looked through in one go: others read and write in between."""

Stored: TypeAlias = dict[str, Any]
"""A row, by column."""

_OWNER: Final = {
    table.name: table.c.id if table is schema.tables else table.c.table_id
    for table in tables()
    if table is schema.tables or "table_id" in table.c
}
"""To which table a row belongs, where it belongs to one."""
_LAST: Final = Statement(select(func.max(schema.tables.c.id)))


class Played(NamedTuple):
    """What has to be known of a table where somebody is named."""

    locale: str
    championship_id: int | None
    status: str
    revision: int
    inputs: int


_COLUMNS: Final = schema.tables.c
_PLAYED: Final = Statement(
    select(*(_COLUMNS[name] for name in Played._fields)).where(_COLUMNS.id == bindparam("table_id"))
)
_LOCALE: Final = Statement(
    select(schema.championships.c.locale).where(schema.championships.c.id == bindparam("championship_id"))
)
_ENTERED: Final = Statement(
    select(schema.championships.c.id)
    .where(
        schema.championships.c.status == "running",
        schema.championships.c.id.in_(
            select(schema.championship_log.c.championship_id).where(
                schema.championship_log.c.input.like(bindparam("digits"))
            )
        ),
    )
    .order_by(schema.championships.c.id)
)
_TOUCH: Final = Statement(
    update(schema.tables)
    .where(
        _COLUMNS.id == bindparam("at_table"),
        _COLUMNS.revision == bindparam("at_revision"),
        _COLUMNS.inputs == bindparam("at_inputs"),
    )
    .values(revision=_COLUMNS.revision + 1)
)
_BOARDS_CHANGE: Final = Statement(update(schema.calendars).values(revision=schema.calendars.c.revision + 1))
_RESULT: Final = Statement(insert(schema.results))
_DONE: Final = Statement(insert(schema.deletions))
_ALL_DONE: Final = Statement(select(schema.deletions.c.key, schema.deletions.c.at))
_FORGET_DONE: Final = Statement(delete(schema.deletions).where(schema.deletions.c.key == bindparam("at_key")))


class Found(NamedTuple):
    """The rows that name somebody, by the name of their table; and the tables and championships of these.

    locales  of championships, by id
    """

    rows: Mapping[str, Sequence[Stored]]
    played: Mapping[int, Played]
    locales: Mapping[int, str]

    @property
    def live(self) -> list[int]:
        """The tables among them that have not ended."""
        return [number for number, table in self.played.items() if table.status in LIVE]

    @property
    def to_change(self) -> list[int]:
        """The tables among them that are live, or may be again."""
        return [number for number, one in self.played.items() if one.status in (*LIVE, "cancelled")]

    @property
    def championships(self) -> set[int]:
        """The championships among them, and those of their tables."""
        played = (table.championship_id for table in self.played.values())
        return {*self.locales, *(number for number in played if number is not None)}

    @property
    def stays(self) -> bool:
        """True when nothing but what stays names them: a server's own list of whom it has blocked."""
        return not any(rows for name, rows in self.rows.items() if name != schema.servers.name)


class StandIn(NamedTuple):
    """What stands in somebody's place: a number, in a championship one of its own; and a name by locale."""

    number: int
    in_championship: Mapping[int, int]
    name: Callable[[str], str]


class PersonalRows:
    """The part of the store about everything that names one person. A write that raises changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, user: int) -> Found:
        """Every row that names this person. Unavailable."""
        rows: dict[str, list[Stored]] = {table.name: [] for table in tables()}
        for table in tables():
            if table.name not in _OWNER:
                await self._look([table.name], rows, user)
        ((last,),) = await self._database.read(_LAST)
        for low in range(1, 1 + (last or 0), OF_ONE_READ):
            await self._look([*_OWNER], rows, user, low=low, high=low + OF_ONE_READ - 1)
        of_tables = {_owner(name, row) for name in _OWNER for row in rows[name]}
        of_championships = {row["id"] for row in rows["championships"]}
        of_championships |= {row["championship_id"] for row in rows["championship_log"]}
        played = await self._known(_PLAYED, "table_id", of_tables)
        locales = await self._known(_LOCALE, "championship_id", of_championships)
        return Found(
            rows,
            {number: Played(*row) for number, row in played.items()},
            {number: row[0] for number, row in locales.items()},
        )

    async def _look(self, of: Sequence[str], rows: dict[str, list[Stored]], user: int, **ids: int) -> None:
        found = await self._database.read_together(
            *(ask(_finding(name), **ids, **patterns(user)) for name in of)
        )
        for name, some in zip(of, found, strict=True):
            stored = (dict(zip(_finding(name).names, row, strict=True)) for row in some)
            rows[name] += [row for row in stored if names(name, row, user)]

    async def _known(self, statement: Statement, key: str, numbers: set[int]) -> dict[int, tuple[Any, ...]]:
        known = {}
        for number in sorted(numbers):
            for row in await self._database.read(statement, **{key: number}):
                known[number] = row
        return known

    async def championships_of(self, user: int) -> list[int]:
        """The championships that go on and may have this person among their entrants. Unavailable."""
        found = await self._database.read(_ENTERED, digits=patterns(user)["digits"])
        return [number for (number,) in found]

    async def erase(self, user: int, found: Found, stand_in: StandIn) -> None:
        """Delete what is theirs alone, and put somebody who is nobody in their place everywhere else.

        Conflict when a table has moved on since that was found. Sums and ratings that were worked out
        meanwhile are worked out again. Unavailable.
        """
        steps: list[Step] = []
        for number in found.to_change:
            table = found.played[number]
            moved = partial(Conflict, number, f"revision {table.revision} with {table.inputs} inputs")
            at = {"at_table": number, "at_revision": table.revision, "at_inputs": table.inputs}
            steps.append(_TOUCH.step(changes=1, refusal=moved, **at))
        changing = _Change(user, found, stand_in)
        # What is counted of a result points to it: the new one comes before, the old one goes after.
        steps.append(_RESULT.each({**row, **changing.of("results", row)} for row in found.rows["results"]))
        for name in PERSONAL:
            if name not in ("results", "servers"):
                steps += (changing.step(name, row) for row in found.rows[name])
        steps += (_delete("results", row) for row in found.rows["results"])
        await self._database.write(*steps, _BOARDS_CHANGE.step())

    async def done(self) -> dict[str, datetime]:
        """The keys of the deletions that have been done in this database, and when. Unavailable."""
        return dict(await self._database.read(_ALL_DONE))

    async def note_done(self, key: str, at: datetime) -> None:
        """This deletion has been done. Unavailable."""
        await self._database.write(_DONE.step(key=key, at=at))

    async def forget_done(self, keys: Collection[str]) -> None:
        """Nobody will ask whether these deletions have been done. Unavailable."""
        await self._database.write(_FORGET_DONE.each({"at_key": key} for key in keys))


def blocks(row: Stored, user: int) -> bool:
    """Whether the server with these settings has blocked somebody."""
    return user in row["settings"].get("blocked", ())


def _owner(name: str, row: Stored) -> int:
    return int(row["id" if name == schema.tables.name else "table_id"])


class _Change:
    """What becomes of rows that name somebody."""

    def __init__(self, user: int, found: Found, stand_in: StandIn) -> None:
        self._user = user
        self._who = str(Person(user))
        self._mention = mention(user)
        self._found = found
        self._stand_in = stand_in

    def step(self, name: str, row: Stored) -> Step:
        """The row goes, or names nobody any more."""
        if "row" in PERSONAL[name].values():
            return _delete(name, row)
        changed = self.of(name, row)
        key = {f"at_{one}": row[one] for one in _key(name)}
        return _updating(name, tuple(changed)).step(**key, **changed)

    def of(self, name: str, row: Stored) -> Stored:
        """The columns that name them, as they are from now on."""
        kinds = PERSONAL[name]
        becomes = {column: self._becomes(name, row, column) for column in kinds}
        if name in NAMES and row[NAMES[name]] == self._who:
            becomes["name"] = self._stand_in.name(self._found.played[_owner(name, row)].locale)
        return becomes

    def _becomes(self, name: str, row: Stored, column: str) -> Any:
        value, kind = row[column], PERSONAL[name][column]
        number = self._stand_in.number if kind == "result" else self._number(name, row)
        if value == self._user:
            return number
        if value == self._who:
            return str(Person(number))
        if kind == "keys" and value is not None:
            kept = ((key, said) for key, said in value.items() if key != self._who)
            return {key: str(Person(number)) if said == self._who else said for key, said in kept}
        if kind == "input":
            return self._said(value, number, self._found.locales[row["championship_id"]])
        if kind == "text" and value is not None:
            return self._mention.sub("…", value)
        return value

    def _number(self, name: str, row: Stored) -> int:
        if name in _OWNER:
            championship = self._found.played[_owner(name, row)].championship_id
        else:
            championship = row["id"] if name == "championships" else row.get("championship_id")
        return self._stand_in.in_championship.get(championship or 0, self._stand_in.number)

    def _said(self, text: str, number: int, locale: str) -> str:
        said = parse(text)
        numbers = tuple(number if one == self._user else one for one in said.numbers)
        word = self._mention.sub("…", said.word)
        if said.verb == "join" and said.numbers[0] == self._user:
            word = self._stand_in.name(locale)
        return str(said._replace(numbers=numbers, word=word))


@cache
def _finding(name: str) -> Statement:
    table = schema.metadata.tables[name]
    within = [_OWNER[name].between(bindparam("low"), bindparam("high"))] if name in _OWNER else []
    return Statement(select(table).where(named(table), *within).order_by(*table.primary_key), long=True)


def _key(name: str) -> Iterator[str]:
    return (column.name for column in schema.metadata.tables[name].primary_key)


def _at(table: Table) -> list[Any]:
    return [column == bindparam(f"at_{column.name}") for column in table.primary_key]


@cache
def _deleting(name: str) -> Statement:
    table = schema.metadata.tables[name]
    return Statement(delete(table).where(*_at(table)))


def _delete(name: str, row: Stored) -> Step:
    return _deleting(name).step(**{f"at_{one}": row[one] for one in _key(name)})


@cache
def _updating(name: str, columns: tuple[str, ...]) -> Statement:
    table = schema.metadata.tables[name]
    values: Parameters = {column: bindparam(column) for column in columns}
    return Statement(update(table).where(*_at(table)).values(values))
