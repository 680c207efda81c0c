"""What one change writes, as plain data: statements, their values, how many rows each changes.

SQLAlchemy describes a statement once and compiles it once for each kind of database; `bot.store.sqlite` and
`bot.store.postgres` run it. No text of a statement is written anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Dialect,
    Integer,
    Select,
    Table,
    bindparam,
    exists,
    insert,
    not_,
    or_,
    select,
)
from sqlalchemy.sql.dml import UpdateBase

from bot.errors import Duplicate
from bot.store import schema

Row: TypeAlias = tuple[Any, ...]
Parameters: TypeAlias = dict[str, Any]
Clause: TypeAlias = Select[Any] | UpdateBase


class Compiled:
    """A statement for one kind of database: its text, how values go in and how rows come out.

    places  the names of its parameters in their order, where they go by number
    """

    dialect: ClassVar[Dialect]

    def __init__(self, clause: Clause) -> None:
        dialect = self.dialect
        compiled = clause.compile(dialect=dialect)
        binds: Mapping[str, BindParameter[Any]] = getattr(compiled, "binds", {})
        self.sql = str(compiled)
        self.places: tuple[str, ...] = tuple(getattr(compiled, "positiontup", None) or ())
        self._constants: Parameters = {}
        self._into: list[tuple[str, Callable[[Any], Any]]] = []
        for name, value in compiled.params.items():
            bind = binds.get(name)
            convert = None if bind is None else bind.type.dialect_impl(dialect).bind_processor(dialect)
            if bind is None or not bind.required:
                self._constants[name] = value if convert is None else convert(value)
            elif convert is not None:
                self._into.append((name, convert))
        converters = (
            column.type.dialect_impl(dialect).result_processor(dialect, None)
            for column in clause.exported_columns
        )
        self._out = [(place, convert) for place, convert in enumerate(converters) if convert is not None]

    def parameters(self, values: Mapping[str, Any]) -> Parameters:
        """What the database is handed for these values; TypeError for a moment without a time zone."""
        parameters = {**self._constants, **values}
        for name, convert in self._into:
            if name in values:
                parameters[name] = convert(values[name])
        return parameters

    def read(self, row: Row) -> Row:
        """A row of the database as values."""
        if not self._out:
            return row
        values = list(row)
        for place, convert in self._out:
            values[place] = convert(values[place])
        return tuple(values)


C = TypeVar("C", bound=Compiled)


class Statement:
    """One statement, described once, and the names of what it finds or returns.

    long  it looks through more than a click waits for: everything of a server of Discord's, or of a person
    """

    def __init__(self, clause: Clause, *, long: bool = False) -> None:
        self._clause = clause
        self.long = long
        self._compiled: dict[type[Compiled], Any] = {}
        self.names = tuple(str(column.key) for column in clause.exported_columns)

    def on(self, kind: type[C]) -> C:
        """The statement for a kind of database: compiled when it is asked for first."""
        found: C | None = self._compiled.get(kind)
        if found is None:
            found = self._compiled[kind] = kind(self._clause)
        return found

    def step(
        self, *, changes: int | None = None, refusal: Callable[..., Exception] | None = None, **values: Any
    ) -> Step:
        """This statement with these values, once."""
        return Step(self, (values,), changes, refusal)

    def each(self, rows: Iterable[Mapping[str, Any]], **same: Any) -> Step:
        """This statement once for each of these rows, `same` in all of them."""
        return Step(self, tuple({**same, **row} for row in rows))


class Step(NamedTuple):
    """A statement, run once for each of its rows of values.

    What it finds or returns first is a parameter, by its name, of all steps after it, and of what the unit
    comes to. `changes` is how many rows it must change, or find; None: however many. Where it does not, or
    where a key is taken, the whole unit is refused with `refusal`, called with the row that was found.
    """

    statement: Statement
    rows: tuple[Parameters, ...]
    changes: int | None = None
    refusal: Callable[..., Exception] | None = None


Unit: TypeAlias = tuple[Step, ...]
"""What one change writes: all of it or nothing."""


class Query(NamedTuple):
    """A statement that only reads, and its values."""

    statement: Statement
    values: Parameters


def number_of(name: str) -> BindParameter[int]:
    """A parameter that says how many rows: where one is limited or skipped, PostgreSQL is told its type."""
    return bindparam(name, type_=Integer())


def fields(row: Any) -> Parameters:
    """The fields of a row, a dataclass, by name; unlike `asdict` it copies nothing."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def ask(statement: Statement, **values: Any) -> Query:
    """This query with these values."""
    return Query(statement, values)


def one_of(column: ColumnElement[Any], values: Iterable[Any]) -> ColumnElement[bool]:
    """One of these values. An IN over plain values would be compiled again for every number of them."""
    return or_(*(column == value for value in values))


def insert_unless_there(table: Table, *key: str) -> Statement:
    """A row of `table`, unless there is one with this key."""
    given = [bindparam(column.name, type_=column.type) for column in table.columns]
    there = exists().where(*(table.c[name] == bindparam(f"same_{name}") for name in key))
    names = [column.name for column in table.columns]
    return Statement(insert(table).from_select(names, select(*given).where(not_(there))))


def same(row: Mapping[str, Any], key: Iterable[str]) -> Parameters:
    """The key of a row as `insert_unless_there` asks for it."""
    return {f"same_{name}": row[name] for name in key}


_RECORD: Final = Statement(insert(schema.interactions))


def record(interaction: int | None) -> Unit:
    """Record the interaction a change was made by, if any; Duplicate when it has been recorded before."""
    if interaction is None:
        return ()
    return (_RECORD.step(id=interaction, refusal=partial(Duplicate, interaction)),)
