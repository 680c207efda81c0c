"""PostgreSQL: what the store reads and writes is run here, each in one question to the server.

There are three connections: one writes, one reads what a click waits for, and one what takes long. Whoever
writes takes turns, in all processes: what a unit finds on any row still holds when its last statement has
run, as on SQLite.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import lru_cache
from itertools import count
from typing import Any, Final, TypeVar

import asyncpg

from bot.database_url import local_prefix
from bot.store.batches import Asked, Batches, unavailable
from bot.store.database import Database
from bot.store.postgres_connect import ANSWERING, connect
from bot.store.postgres_dialect import ServerCompiled
from bot.store.postgres_failures import CONNECTING, Failures, Session, known
from bot.store.postgres_function import INSTALL, LEAST, REFUSED, RUN, milliseconds
from bot.store.units import Parameters, Query, Row, Statement, Step, Unit

T = TypeVar("T")

PATIENCE: Final = 1.5
"""How long writes wait for what another session has locked."""
WHOLE_SERVER: Final = 120.0
"""How long the server may take for what takes long: all that was played on one of Discord's servers."""
ROW: Final = 0.005
"""By how much longer writes may take for each row; a click changes a few dozen."""


class _Session(Batches[T]):
    """One connection to the server; where it is lost, the next question gets another one."""

    def __init__(self, url: str, clock: Callable[[], float], failures: Failures) -> None:
        super().__init__("PostgreSQL", clock)
        self._url = url
        self._failures = failures
        self._connection: asyncpg.Connection | None = None

    async def _hop(self) -> None:
        try:
            if self._connection is None or self._connection.is_closed():
                with self._failures.waiting(CONNECTING) as patience:
                    self._connection = await connect(self._url, patience)
                    await self._begin(self._connection)
            with self._failures.waiting(ANSWERING):
                await self._failures.end_given_up(self._connection)
            await self._work(self._connection)
        except BaseException:
            self._give_up()
            # Whoever waits is told at once: to take leave of a server that says nothing takes long.
            if self._connection is not None:
                self._connection.terminate()
            raise

    async def _begin(self, connection: asyncpg.Connection) -> None:
        """Make ready what the work needs."""

    async def _work(self, connection: asyncpg.Connection) -> None:
        """Take what is waiting and do it; an error when the connection is of no use."""
        raise AssertionError("each kind of session has work of its own")

    def _give_up(self) -> None:
        """The connection is of no use any more, whatever it was told."""

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                await connection.close(timeout=CONNECTING)


class _Reader(_Session[tuple[Query, ...]]):
    """Answers queries: those asked for together by one statement, which sees one moment."""

    async def _work(self, connection: asyncpg.Connection) -> None:
        for asked in self._take():
            try:
                asked.result = await self._read(connection, asked.work)
            except (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError):
                raise
            except asyncpg.PostgresError as error:
                if connection.is_closed():
                    raise
                asked.error = unavailable(error)
            except Exception as error:
                asked.error = error

    async def _read(self, connection: asyncpg.Connection, queries: tuple[Query, ...]) -> list[list[Row]]:
        statements = tuple(query.statement for query in queries)
        texts = (query.statement.on(ServerCompiled).texts(query.values) for query in queries)
        given = (one for one in texts if one)
        # Of a server that takes too long for what takes long, nobody knows that it would not answer a click.
        long = any(statement.long for statement in statements)
        with nullcontext(WHOLE_SERVER) if long else self._failures.waiting(ANSWERING) as patience:
            found = await connection.fetchrow(_together(statements), *given, timeout=patience)
        return [
            [statement.on(ServerCompiled).read(tuple(row)) for row in json.loads(rows or "[]")]
            for statement, rows in zip(statements, found, strict=True)
        ]


@lru_cache(maxsize=256)
def _together(statements: tuple[Statement, ...]) -> str:
    """One statement that answers all of these, the rows of each as JSON."""
    parts = []
    arrays = count(1)
    for statement in statements:
        names = ", ".join(f"c{place}" for place, _ in enumerate(statement.names))
        compiled = statement.on(ServerCompiled)
        asked = compiled.text(next(arrays)) if compiled.places else compiled.sql
        parts.append(f"(SELECT json_agg(json_build_array({names})) FROM ({asked}) AS asked({names}))::text")
    return f"SELECT {', '.join(parts)}"


class _Writer(_Session[Unit]):
    """Runs units: those that wait together in one transaction and one commit."""

    _session: Session | None = None

    async def _begin(self, connection: asyncpg.Connection) -> None:
        await connection.execute(INSTALL, timeout=ANSWERING)
        self._session = await known(connection, ANSWERING)

    def _give_up(self) -> None:
        if self._session is not None:
            self._failures.give_up(self._session)
        self._session = None

    async def _work(self, connection: asyncpg.Connection) -> None:
        units: list[list[dict[str, Any]]] = []
        asked: list[Asked[Unit]] = []
        for each in self._take():
            try:
                units.append(_said(each.work))
                asked.append(each)
            except Exception as error:
                each.error = error
        if not asked:
            return
        left = PATIENCE - (self._clock() - asked[0].since)
        rows = sum(len(step["rows"]) for unit in units for step in unit)
        asking, patience = json.dumps(units, ensure_ascii=False), milliseconds(max(LEAST, left))
        with self._failures.waiting(ANSWERING) as answering:
            told = await connection.fetchval(RUN, asking, patience, timeout=answering + ROW * rows)
        for each, outcome in zip(asked, json.loads(told), strict=True):
            try:
                each.result = _found(each.work, outcome)
            except Exception as error:
                each.error = error


def _said(unit: Unit) -> list[dict[str, Any]]:
    """A unit as the server is told it."""
    said = []
    found: set[str] = set()
    for step in unit:
        if step.rows:
            statement = step.statement.on(ServerCompiled)
            said.append(
                {
                    "sql": statement.text(1),
                    "places": statement.places,
                    "answers": bool(step.statement.names),
                    "changes": None if step.refusal is None else step.changes,
                    "rows": [statement.texts(values, found) for values in step.rows],
                }
            )
            found.update(step.statement.names)
    return said


def _found(unit: Unit, outcome: dict[str, Any]) -> Parameters:
    """What a unit has found, by name. What it was refused with, or Unavailable."""
    steps = [step for step in unit if step.rows]
    if "known" in outcome:
        known: Parameters = {}
        for step in steps:
            known |= _named(step, outcome["known"])
        return known
    step, state = steps[outcome["place"]], outcome["state"]
    if state == REFUSED and step.refusal is not None:
        raise step.refusal(*_named(step, outcome["first"] or {}).values())
    error = unavailable(asyncpg.PostgresError(f"{outcome['said']} ({state})"))
    error.add_note(step.statement.on(ServerCompiled).sql)  # never with its parameters: inputs are secret
    if state.startswith("23") and step.refusal is not None:
        raise step.refusal() from error
    raise error


def _named(step: Step, known: Parameters) -> Parameters:
    """What a step has found, as values."""
    names = step.statement.names
    if not known or not set(names) <= known.keys():
        return {}
    row = step.statement.on(ServerCompiled).read(tuple(known[name] for name in names))
    return dict(zip(names, row, strict=True))


class ServerDatabase(Database):
    """A database on a PostgreSQL server; `url` as asyncpg understands it."""

    def __init__(self, url: str, clock: Callable[[], float] = time.monotonic) -> None:
        shared = url, clock, Failures(clock)
        super().__init__(local_prefix(url), _Reader(*shared), _Reader(*shared), _Writer(*shared))
