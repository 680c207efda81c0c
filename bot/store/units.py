"""What one change writes, as plain data: statements compiled once, parameters, how many rows each changes.

SQLAlchemy describes and compiles; `bot.store.database` runs. No text of a statement is written anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    Table,
    bindparam,
    exists,
    insert,
    not_,
    or_,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from bot.errors import Duplicate
from bot.store import schema

DIALECT: Final = sqlite.dialect(paramstyle="named")

Row: TypeAlias = tuple[Any, ...]
Parameters: TypeAlias = dict[str, Any]


class Statement:
    """One statement, compiled once: its text, how values go in and how rows come out."""

    def __init__(self, clause: Select[Any] | UpdateBase) -> None:
        compiled = clause.compile(dialect=DIALECT)
        binds: Mapping[str, BindParameter[Any]] = getattr(compiled, "binds", {})
        self.sql = str(compiled)
        self.names = tuple(str(column.key) for column in clause.exported_columns)
        self._constants: Parameters = {}
        self._into: list[tuple[str, Callable[[Any], Any]]] = []
        for name, value in compiled.params.items():
            bind = binds.get(name)
            convert = None if bind is None else bind.type.dialect_impl(DIALECT).bind_processor(DIALECT)
            if bind is None or not bind.required:
                self._constants[name] = value if convert is None else convert(value)
            elif convert is not None:
                self._into.append((name, convert))
        converters = (
            column.type.dialect_impl(DIALECT).result_processor(DIALECT, None)
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

    def step(
        self, *, changes: int | None = None, refusal: Callable[..., Exception] | None = None, **values: Any
    ) -> Step:
        """This statement with these values, once."""
        return Step(self, (self.parameters(values),), changes, refusal)

    def each(self, rows: Iterable[Mapping[str, Any]], **same: Any) -> Step:
        """This statement once for each of these rows, `same` in all of them."""
        return Step(self, tuple(self.parameters({**same, **row}) for row in rows))


class Step(NamedTuple):
    """A statement, run once for each of its rows of parameters.

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
    """A statement that only reads, and its parameters."""

    statement: Statement
    parameters: Parameters


def fields(row: Any) -> Parameters:
    """The fields of a row, a dataclass, by name; unlike `asdict` it copies nothing."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def ask(statement: Statement, **values: Any) -> Query:
    """This query with these values."""
    return Query(statement, statement.parameters(values))


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
