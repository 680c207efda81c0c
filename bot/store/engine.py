"""Transactions, and the queues that run them: `read(function, ...)` and `write(function, ...)`.

A unit of work is a function whose first parameter is a `Transaction`. It runs on the thread of a connection:
its conditions are ifs, its refusals exceptions. Units that wait together share one transaction, with a
savepoint each, and one commit; nobody is told of a unit before that. SQLAlchemy describes each statement once
and compiles it once for each kind of database.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

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
    update,
)
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.visitors import iterate

from bot.errors import Duplicate, Unavailable
from bot.records.placeholders import is_placeholder
from bot.store import schema
from bot.store.types import NamesPeople, People

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Parameters: TypeAlias = Mapping[str, Any]

TOGETHER: Final = 256
"""The most functions that share one transaction: nobody waits for a crowd without end."""
PEOPLE: Final = 50_000
"""The most people whose ids are cached."""


class KeyTaken(Exception):
    """A statement would have stored a key for the second time, or broken another constraint."""


class Compiled:
    """A statement for one kind of database: its SQL, and how values go in and come out."""

    def __init__(self, clause: Select[Any] | UpdateBase, dialect: Dialect) -> None:
        compiled = clause.compile(dialect=dialect)
        binds: Mapping[str, BindParameter[Any]] = getattr(compiled, "binds", {})
        self.sql = str(compiled)
        self.constants: dict[str, Any] = {}
        self._converters: list[tuple[str, Callable[[Any], Any] | None, NamesPeople | None]] = []
        self._conditions = _names_in_condition(clause)
        for name, value in compiled.params.items():
            bind = binds.get(name)
            convert = None if bind is None else bind.type.dialect_impl(dialect).bind_processor(dialect)
            named = bind.type if bind is not None and isinstance(bind.type, NamesPeople) else None
            if bind is None or not bind.required:
                self.constants[name] = value if convert is None else convert(value)
            elif convert is not None or named is not None:
                self._converters.append((name, convert, named))
        columns = tuple(clause.exported_columns)
        processors = [c.type.dialect_impl(dialect).result_processor(dialect, None) for c in columns]
        self._out = [(place, convert) for place, convert in enumerate(processors) if convert is not None]
        self._people = [(n, c.type) for n, c in enumerate(columns) if isinstance(c.type, NamesPeople)]

    def parameters(self, values: Parameters, people: People, stored: People) -> dict[str, Any]:
        """Return the values as the database takes them.

        Args:
            people: translates Discord ids in conditions.
            stored: translates Discord ids in values that are stored.

        Raises:
            TypeError: a moment has no time zone.
        """
        parameters = {**self.constants, **values}
        for name, convert, named in self._converters:
            value = values[name]
            if named is not None and value is not None:
                value = named.to_row(value, people if name in self._conditions else stored)
            parameters[name] = value if convert is None else convert(value)
        return parameters

    def read(self, row: Row, transaction: Transaction) -> Row:
        """Return a row of the database as values."""
        if not self._out and not self._people:
            return tuple(row)
        values = list(row)
        for place, convert in self._out:
            values[place] = convert(values[place])
        for place, named in self._people:
            if values[place] is not None:
                values[place] = named.from_row(values[place], transaction)
        return tuple(values)


def _names_in_condition(clause: Select[Any] | UpdateBase) -> frozenset[str]:
    """Return the names of an UPDATE's or DELETE's parameters that only its condition has."""
    where = getattr(clause, "whereclause", None)
    if where is None:
        return frozenset()
    return frozenset(str(one.key) for one in iterate(where) if isinstance(one, BindParameter))


class Statement:
    """One statement of SQLAlchemy Core, compiled for a kind of database when it is first used there."""

    def __init__(self, clause: Select[Any] | UpdateBase) -> None:
        self._clause = clause
        self._compiled: dict[str, Compiled] = {}
        self.names = tuple(str(column.key) for column in clause.exported_columns)

    def compiled_for(self, dialect: Dialect) -> Compiled:
        """Return the statement for this kind of database."""
        found = self._compiled.get(dialect.name)
        if found is None:
            found = self._compiled[dialect.name] = Compiled(self._clause, dialect)
        return found


class PeopleCache:
    """Ids of people's rows by Discord id and the reverse, shared by the connections of a database.

    Entries never change while their row names somebody. After a deletion or a failed write all are dropped,
    and lookups that began before are not kept.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.generation = 0
        self.persons: dict[int, int] = {}
        self.users: dict[int, int] = {}

    def keep(self, generation: int, person: int, user_id: int) -> None:
        """Keep a pair that was looked up since `generation` began."""
        with self._lock:
            if generation == self.generation:
                if len(self.persons) >= PEOPLE:
                    self.persons, self.users = {}, {}
                self.persons[user_id], self.users[person] = person, user_id

    def drop(self) -> None:
        """Drop all pairs."""
        with self._lock:
            self.generation += 1
            self.persons, self.users = {}, {}


_people: Final = schema.people.c
_PERSON: Final = Statement(select(_people.id).where(_people.discord_id == bindparam("user")))
_USER: Final = Statement(select(_people.discord_id).where(_people.id == bindparam("person")))
_NAME: Final = Statement(select(_people.name).where(_people.id == bindparam("person")))
_ADD: Final = Statement(
    insert(schema.people)
    .values(discord_id=bindparam("user"), name="", dm_told=False, preferences={})
    .returning(_people.id)
)
_INTRODUCE: Final = Statement(
    update(schema.people)
    .where(_people.id == bindparam("person"), _people.name == "", _people.discord_id.is_not(None))
    .values(name=bindparam("new_name"))
)


class Transaction:
    """Runs statements on one connection, for the duration of one function, on the connection's thread."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._cache = session.people
        self._generation = self._cache.generation
        self._adding = _Adding(self)
        self.has_failed = False  # whether a key was taken

    @property
    def is_on_server(self) -> bool:
        """Return whether the database is on a server; if not, it is an SQLite file."""
        return self._session.dialect.name != "sqlite"

    def rows(self, statement: Statement, /, **values: Any) -> list[Row]:
        """Run a statement and return its rows.

        Raises:
            KeyTaken: the statement inserts, and its key is taken.
        """
        compiled = statement.compiled_for(self._session.dialect)
        cursor = self._execute(compiled.sql, compiled.parameters(values, self, self))
        return [compiled.read(row, self) for row in cursor.fetchall()]

    def first(self, statement: Statement, /, **values: Any) -> Row | None:
        """Run a statement and return its first row, None without rows.

        Raises:
            KeyTaken: the statement inserts, and its key is taken.
        """
        found = self.rows(statement, **values)
        return found[0] if found else None

    def change(self, statement: Statement, /, **values: Any) -> int:
        """Run a statement that writes, and return the number of rows it has changed.

        People named in `values` who have no row yet get one.

        Raises:
            KeyTaken: a key is taken.
        """
        compiled = statement.compiled_for(self._session.dialect)
        parameters = compiled.parameters(values, self, self._adding)
        return int(self._execute(compiled.sql, parameters).rowcount)

    def insert(self, statement: Statement, /, **values: Any) -> Any:
        """Run an INSERT that returns the new row's id, and return the id.

        Raises:
            KeyTaken: a key is taken.
        """
        compiled = statement.compiled_for(self._session.dialect)
        parameters = compiled.parameters(values, self, self._adding)
        return self._execute(compiled.sql, parameters).fetchone()[0]

    def change_each(self, statement: Statement, rows: Iterable[Parameters], /, **same: Any) -> None:
        """Run a statement that writes once for each of `rows`, with the values `same` in all of them.

        Raises:
            KeyTaken: a key is taken.
        """
        compiled = statement.compiled_for(self._session.dialect)
        parameters = [compiled.parameters({**same, **row}, self, self._adding) for row in rows]
        if parameters:
            self._execute_many(compiled.sql, parameters)

    def _execute(self, sql: str, parameters: Mapping[str, Any]) -> Any:
        try:
            return self._session.execute(sql, parameters)
        except KeyTaken:
            self.has_failed = True
            raise

    def _execute_many(self, sql: str, parameters: Sequence[Mapping[str, Any]]) -> None:
        try:
            self._session.execute_many(sql, parameters)
        except KeyTaken:
            self.has_failed = True
            raise

    # ------------------------------------------------------------------ people

    def person_of(self, user_id: int) -> int:
        """Return the id of a person's row; `user_id` itself if there is none, or for everybody (0)."""
        return self._find_person(user_id) or user_id

    def add_person(self, user_id: int) -> int:
        """Return the id of a person's row, which is stored if there is none."""
        found = self._find_person(user_id)
        if found is None:
            found = int(self.insert(_ADD, user=user_id))
            self._cache.keep(self._generation, found, user_id)
        return found

    def _find_person(self, user_id: int) -> int | None:
        if user_id == schema.EVERYBODY or is_placeholder(user_id):
            return user_id
        found = self._cache.persons.get(user_id)
        if found is None and (row := self.first(_PERSON, user=user_id)) is not None:
            found = row[0]
            self._cache.keep(self._generation, found, user_id)
        return found

    def user_of(self, person: int) -> int:
        """Return the Discord id of a row; `person` itself for a deleted person."""
        if not is_placeholder(person):
            return person
        found = self._cache.users.get(person)
        if found is not None:
            return found
        row = self.first(_USER, person=person)
        if row is None or row[0] is None:
            return person
        self._cache.keep(self._generation, person, row[0])
        return int(row[0])

    def name_of(self, person: int) -> str:
        """Return the name in a row, "" for a deleted person."""
        row = self.first(_NAME, person=person)
        return "" if row is None else str(row[0])

    def introduce(self, who: str, name: str) -> str | None:
        """Store a person's name if they have none yet, and return the name to store beside `who`.

        That is None for a person, whose name stands in their row only, and a robot's own name.
        """
        if not who.startswith("u:"):
            return name
        user_id = int(who[2:])
        if user_id != schema.EVERYBODY and not is_placeholder(user_id):
            self.change(_INTRODUCE, person=self.add_person(user_id), new_name=name)
        return None

    def forget_people(self) -> None:
        """Drop all cached ids, now and once this is committed: a person was deleted."""
        self._cache.drop()
        self._session.has_forgotten = True


class _Adding:
    """Translates ids like a transaction, and stores people who have no row yet."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self.person_of = transaction.add_person
        self.user_of = transaction.user_of
        self.name_of = transaction.name_of


class Asked:
    """A function that waits to be run, since when, and its outcome."""

    def __init__(self, work: Callable[[Transaction], Any], since: float) -> None:
        self.work = work
        self.since = since
        self.result: Any = None
        self.error: Exception | None = None
        self._is_done = False
        self._waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        """Wake up the caller: the outcome is known."""
        self._is_done = True
        if not self._waiter.done():
            self._waiter.set_result(None)

    async def outcome(self) -> Any:
        """Wait for the outcome; return the result or raise the error.

        A cancellation is raised after the outcome is known, so that rows read afterwards are final.
        """
        cancelled: asyncio.CancelledError | None = None
        while not self._is_done:
            try:
                await self._waiter
            except asyncio.CancelledError as error:
                cancelled = error
                self._waiter = asyncio.get_running_loop().create_future()
        if cancelled is not None:
            raise cancelled
        if self.error is not None:
            raise self.error
        return self.result


class Session(ABC):
    """One connection with its thread, and the functions that wait for it.

    A kind of database says how to connect, to begin and to run a statement; `failures` are its errors.
    """

    dialect: ClassVar[Dialect]
    failures: ClassVar[tuple[type[Exception], ...]]

    def __init__(self, name: str, people: PeopleCache, clock: Callable[[], float], *, writes: bool) -> None:
        self.people = people
        self.has_forgotten = False
        # Whether a copy of what a deletion overwrote may still be beside the database, as after a crash.
        self.is_untidy = writes
        self.is_closed = False
        self._name = name
        self._clock = clock
        self._writes = writes
        self._queue: deque[Asked] = deque()
        self._taken: list[Asked] = []
        self._running: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run a function on the connection's thread, and return its result.

        The function is run even if the caller is cancelled.

        Raises:
            Unavailable: the database failed or is closed.
        """
        if self.is_closed:
            raise Unavailable("the store is closed")
        asked = Asked(work, self._clock())
        self._queue.append(asked)
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name=type(self).__name__)
        result: T = await asked.outcome()
        return result

    async def close(self) -> None:
        """Finish what was asked for, then close the connection."""
        if self._running is not None:
            await asyncio.wait([self._running])
        await self._drop()

    async def _run(self) -> None:
        while self._queue:
            try:
                await self._hop()
            except Exception as error:
                # The database rolled back whatever the broken connection had begun.
                said = str(error) or type(error).__name__
                log.warning("%s: the connection is replaced, %s", self._name, said)
                self.people.drop()
                self._refuse(error)
                await self._drop()
            except asyncio.CancelledError:
                # The event loop ends, and with it the callers.
                self._refuse(Unavailable("the store is closed"))
                self._tell()
                raise
            self._tell()
        self._running = None

    def _tell(self) -> None:
        taken, self._taken = self._taken, []
        for asked in taken:
            asked.tell()

    def _take(self, most: int = TOGETHER) -> Sequence[Asked]:
        while self._queue and len(self._taken) < most:
            self._taken.append(self._queue.popleft())
        return self._taken

    def _refuse(self, error: Exception) -> None:
        """Fail all functions that wait or have been taken."""
        for asked in self._take(len(self._taken) + len(self._queue)):
            asked.error = asked.error or unavailable(error)

    # ------------------------------------------------------------------ on the connection's thread

    def work(self) -> None:
        """Run the waiting functions.

        Raises:
            Exception: the connection is broken.
        """
        if self._writes:
            self._write()
        else:
            self._read()

    def _read(self) -> None:
        for asked in self._take():
            self.begin_reading()
            try:
                asked.result = _call(asked.work, Transaction(self))
            except Exception as error:
                if isinstance(error, self.failures) and self.is_broken(error):
                    raise
                asked.error = unavailable(error) if isinstance(error, self.failures) else error
            self.execute("ROLLBACK", {})

    def _write(self) -> None:
        try:
            self.begin_writing(self._queue[0].since)
        except Unavailable as error:
            self._refuse(error)
            return
        for asked in self._take():
            self.execute("SAVEPOINT unit", {})
            try:
                asked.result = _call(asked.work, Transaction(self))
            except Exception as error:
                if isinstance(error, self.failures) and self.is_broken(error):
                    raise
                failed = isinstance(error, (*self.failures, KeyTaken))
                asked.error = unavailable(error) if failed else error
                self.people.drop()
                if not self.is_in_transaction:
                    # A full or failing disk rolls back everything, including the units before this one.
                    self._refuse(error)
                    return
                self.execute("ROLLBACK TO SAVEPOINT unit", {})
            self.execute("RELEASE SAVEPOINT unit", {})
        try:
            self.execute("COMMIT", {})
        except self.failures as error:
            if self.is_broken(error):
                raise
            self.people.drop()
            self._refuse(error)
            if self.is_in_transaction:
                self.execute("ROLLBACK", {})
        if self.has_forgotten:
            self.has_forgotten = False
            self.people.drop()
            self.is_untidy = True
        if self.is_untidy:
            self.is_untidy = not self.tidy()

    @abstractmethod
    def execute(self, sql: str, parameters: Mapping[str, Any]) -> Any:
        """Run a statement and return its cursor.

        Raises:
            KeyTaken: a constraint does not hold.
        """

    @abstractmethod
    def execute_many(self, sql: str, parameters: Sequence[Mapping[str, Any]]) -> None:
        """Run a statement once for each of these values.

        Raises:
            KeyTaken: a constraint does not hold.
        """

    @abstractmethod
    def begin_reading(self) -> None:
        """Begin a transaction that sees one moment."""

    @abstractmethod
    def begin_writing(self, since: float) -> None:
        """Begin a transaction that no other process writes beside; somebody has waited `since` then.

        Raises:
            Unavailable: another process keeps the database locked.
        """

    def tidy(self) -> bool:
        """Remove copies of overwritten data beside the database, and return whether none are left."""
        return True

    @property
    @abstractmethod
    def is_in_transaction(self) -> bool:
        """Return whether a transaction is open."""

    @abstractmethod
    def is_broken(self, error: Exception) -> bool:
        """Return whether the connection is of no use after this error."""

    # ------------------------------------------------------------------ on the event loop

    @abstractmethod
    async def _hop(self) -> None:
        """Call `work` on the connection's thread; connect first if there is no connection.

        Raises:
            Exception: the connection is broken.
        """

    @abstractmethod
    async def _drop(self) -> None:
        """Close the connection in whatever state it is; the next hop opens another one."""


class Database:
    """A database with three connections: for writes, for what a click reads, and for long reads.

    Attributes:
        file: the SQLite file, or the prefix of the files kept beside a database on a server
    """

    def __init__(self, file: Path, reader: Session, long_reader: Session, writer: Session) -> None:
        self.file = file
        self._reader = reader
        self._long_reader = long_reader
        self._writer = writer

    async def write(
        self, work: Callable[Concatenate[Transaction, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a unit of work and return its result once it is on disk.

        Nothing is stored if the function raises. A unit that has begun is finished even if the caller is
        cancelled.

        Raises:
            Unavailable: the database failed; see there.
        """
        return await self._writer.do(lambda transaction: work(transaction, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Transaction, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that reads, and return its result; it sees the database at one moment.

        Raises:
            Unavailable: the database failed.
        """
        return await self._reader.do(lambda transaction: work(transaction, *args, **kwargs))

    async def read_long(
        self, work: Callable[Concatenate[Transaction, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that reads all rows of a server or a person; only other long reads wait for it.

        Raises:
            Unavailable: the database failed.
        """
        return await self._long_reader.do(lambda transaction: work(transaction, *args, **kwargs))

    async def close(self) -> None:
        """Finish what has begun, then close all connections. Closing twice is fine."""
        sessions = (self._writer, self._reader, self._long_reader)
        for each in sessions:
            each.is_closed = True
        for each in sessions:
            await each.close()


def _call(work: Callable[[Transaction], T], transaction: Transaction) -> T:
    """Run a function; turn what would end the thread into an error of the function.

    Raises:
        RuntimeError: the function asked to end the task or the program, or went on after a taken key, which
            leaves no usable transaction on PostgreSQL.
    """
    try:
        result = work(transaction)
    except Exception:
        raise
    except BaseException as error:
        raise RuntimeError(f"a function of the store raised {type(error).__name__}") from error
    if transaction.has_failed:
        raise RuntimeError("a function of the store went on after a taken key")
    return result


def unavailable(error: Exception) -> Unavailable:
    """Return a failure of the database as Unavailable, with its cause chained."""
    if isinstance(error, Unavailable):
        return Unavailable(str(error))
    failure = Unavailable(f"the database failed: {str(error) or type(error).__name__}")
    failure.__cause__ = error
    return failure


# ---------------------------------------------------------------------- for statements


def number_of(name: str) -> BindParameter[int]:
    """Return a parameter for a number of rows; PostgreSQL needs its type after LIMIT and OFFSET."""
    return bindparam(name, type_=Integer())


def fields(row: Any) -> dict[str, Any]:
    """Return the fields of a dataclass by name; unlike `asdict`, copy nothing."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def one_of(column: ColumnElement[Any], values: Iterable[Any]) -> ColumnElement[bool]:
    """Return the condition that a column has one of these values; an IN would be compiled at every use."""
    return or_(*(column == value for value in values))


def insert_unless_there(table: Table, *key: str) -> Statement:
    """Return a statement that stores a row unless there is one with this key (`same_<column>`)."""
    given = [bindparam(column.name, type_=column.type) for column in table.columns]
    there = exists().where(*(table.c[name] == bindparam(f"same_{name}") for name in key))
    names = [column.name for column in table.columns]
    return Statement(insert(table).from_select(names, select(*given).where(not_(there))))


def same(row: Parameters, key: Iterable[str]) -> dict[str, Any]:
    """Return the key of a row as `insert_unless_there` takes it."""
    return {f"same_{name}": row[name] for name in key}


_RECORD: Final = Statement(insert(schema.interactions))


def record(tx: Transaction, interaction: int | None) -> None:
    """Record the interaction by which a change was made, if any.

    Raises:
        Duplicate: it has been recorded before.
    """
    if interaction is not None:
        try:
            tx.change(_RECORD, id=interaction)
        except KeyTaken as error:
            raise Duplicate(interaction) from error
