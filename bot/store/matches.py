"""Tables while they are played: inputs, changes of seat, the end.

Whatever changes a table checks on its row, in the statement that changes it, that it is still as it was when
the change was worked out: its status, its revision and how many inputs it has taken. An input raises
`inputs`; everything else raises `revision`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import bindparam, insert, null, update

from bot.counters import COUNTS
from bot.errors import Conflict
from bot.records.boards import BoardChange
from bot.records.tables import Deadline, Ended, LogRow, Result, Seating, Status, TableVersion
from bot.store import schema
from bot.store.database import Database
from bot.store.deadlines import extension, waiting
from bot.store.limits import room_for_opener
from bot.store.tables import LIVE
from bot.store.totals import ended
from bot.store.units import Statement, Step, Unit, fields, one_of, record

_COLUMNS: Final = schema.tables.c
RUNNING: Final[tuple[Status, ...]] = ("running",)
MADE_BY: Final[Mapping[str, str]] = {"u": "person", "r": "robot"}
"""What counts are called after, by how a who string begins."""


def _change(statuses: Sequence[Status], *names: str, **values: Any) -> Statement:
    """Change these columns of a table that is of that status and exactly as it was read."""
    return Statement(
        update(schema.tables)
        .where(
            _COLUMNS.id == bindparam("at_table"),
            one_of(_COLUMNS.status, statuses),
            _COLUMNS.revision == bindparam("at_revision"),
            _COLUMNS.inputs == bindparam("at_inputs"),
        )
        .values({name: bindparam(name) for name in names} | values)
    )


_LAST: Final = ("status", "ended_at", "standing", "people", "counts")
_TAKE: Final = {
    (wake, over): _change(
        RUNNING,
        "bot_to_move",
        *(("asleep",) if wake else ()),
        *(_LAST if over else ()),
        inputs=_COLUMNS.inputs + 1,
    )
    for wake in (False, True)
    for over in (False, True)
}
"""Take an input, by whether it wakes the table and whether it is the last one."""

_LATER: Final = _COLUMNS.revision + 1
_RESEAT: Final = _change(RUNNING, "host", "asleep", "bot_to_move", revision=_LATER)
_EXTEND: Final = _change(RUNNING, revision=_LATER)
_INVITE: Final = _change(RUNNING, "invited", revision=_LATER)
_PLACE: Final = _change(LIVE, "thread_id", revision=_LATER)
_SLEEP: Final = _change(RUNNING, "asleep", revision=_LATER)
_END: Final = _change(LIVE, "status", "standing", "ended_at", "ended_by", revision=_LATER)
_TAKE_UP: Final = _change(
    ("cancelled",),
    "status",
    standing=null(),
    ended_at=None,
    ended_by=None,
    asleep=False,
    bot_to_move=True,
    revision=_LATER,
)

_LOG: Final = Statement(insert(schema.log))
_SEATING: Final = Statement(
    insert(schema.seating).values(
        {name: bindparam(name) for name in ("table_id", *Seating.__dataclass_fields__)}
    )
)
_RESULT: Final = Statement(insert(schema.results))
_FACT: Final = Statement(insert(schema.facts))


class MatchRows:
    """The part of the store that writes running tables. A write that raises has changed nothing.

    Conflict unless the table is of the status asked for, and exactly as far as the change was worked out on.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        table_id: int,
        row: LogRow,
        *,
        revision: int,
        deadlines: Sequence[Deadline] = (),
        bot_to_move: bool = True,
        wake: bool = False,
        results: Sequence[Result] | None = None,
        people: int = 0,
        counts: bool = False,
        boards: BoardChange | None = None,
        interaction: int | None = None,
    ) -> None:
        """Add the next input to the log: when this returns, it is on disk. The commit point of a move.

        `deadlines` replace those of the table; `bot_to_move` says whether the dealer, a robot or a last card
        may be next; `wake` says that the table sleeps no longer.

        With `results` the match is over: status, end (`row.at`, or that of `boards`), standing
        (`row.standing`), how many people were there at the end, whether it counts for leaderboards, the
        results, and what changes on the server's boards are written in the same unit.

        Conflict unless the table is running at `revision`, and `row.n` is exactly the next number: who may
        act was decided on who sat there; and unless the boards are as they were. Duplicate, Unavailable.
        """
        last: dict[str, Any] = {}
        if results is not None:
            ended_at = row.at if boards is None else boards.ended_at
            last = {"status": "over", "ended_at": ended_at, "standing": row.standing}
            last |= {"people": people, "counts": counts}
        await self._database.write(
            *record(interaction),
            _changed(
                _TAKE[wake, bool(last)],
                table_id,
                TableVersion(revision, row.n),
                asleep=False,
                bot_to_move=bot_to_move,
                **last,
            ),
            _LOG.step(
                refusal=partial(Conflict, table_id, f"input {row.n}"), table_id=table_id, **fields(row)
            ),
            *waiting(table_id, deadlines),
            *(_taken_home(results) if results else ()),
            *(() if boards is None else ended(boards)),
        )
        COUNTS.moves[MADE_BY.get(row.by.partition(":")[0], row.by)] += 1

    async def take_seat(
        self,
        table_id: int,
        seating: Seating,
        *,
        revision: int,
        host: int,
        asleep: bool,
        deadlines: Sequence[Deadline],
        bot_to_move: bool = True,
        interaction: int | None = None,
    ) -> None:
        """Seat somebody else from input `seating.from_n` on, and write who is host now, whether the table
        sleeps, what it waits for and whether the bot may be next.

        Conflict unless the table is running at `revision`, which rises, and `from_n` is exactly the number
        of the next input: who may sit down, and who is host then, is decided on the present state or not at
        all. Duplicate, Unavailable.
        """
        await self._database.write(
            *record(interaction),
            _changed(
                _RESEAT,
                table_id,
                TableVersion(revision, seating.from_n),
                host=host,
                asleep=asleep,
                bot_to_move=bot_to_move,
            ),
            _SEATING.step(table_id=table_id, **fields(seating)),
            *waiting(table_id, deadlines),
        )

    async def invite(self, table_id: int, at: TableVersion, invited: Mapping[str, str]) -> None:
        """Write who may sit at a booked table that is running. Conflict, Unavailable."""
        await self._database.write(_changed(_INVITE, table_id, at, invited=dict(invited)))

    async def place_in(self, table_id: int, at: TableVersion, thread_id: int) -> None:
        """Write where the messages of a live table are from now on. Conflict, Unavailable."""
        await self._database.write(_changed(_PLACE, table_id, at, thread_id=thread_id))

    async def extend(self, table_id: int, at: TableVersion, deadline: Deadline, round: int) -> None:
        """Move the moments of one deadline: the extension of that seat in that round, of which there is one.

        Conflict also when the deadline is gone or the extension used. Unavailable.
        """
        await self._database.write(_changed(_EXTEND, table_id, at), *extension(table_id, deadline, round))

    async def sleep(self, table_id: int, at: TableVersion) -> None:
        """Put a running table to sleep: it waits for nobody until somebody acts. Conflict, Unavailable."""
        await self._database.write(_changed(_SLEEP, table_id, at, asleep=True), *waiting(table_id, ()))

    async def wake(
        self, table_id: int, at: TableVersion, deadlines: Sequence[Deadline], interaction: int | None = None
    ) -> None:
        """Let a running table that sleeps wait for these decisions. Conflict, Duplicate, Unavailable."""
        awake = _changed(_SLEEP, table_id, at, asleep=False)
        await self._database.write(*record(interaction), awake, *waiting(table_id, deadlines))

    async def resume(
        self,
        table_id: int,
        at: TableVersion,
        deadlines: Sequence[Deadline],
        most: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Let a cancelled table run again and wait for these decisions.

        LimitReached when whoever opened it has `most` live tables on its server already. Conflict also when
        another table has its fixture. Duplicate, Unavailable.
        """
        await self._database.write(
            *record(interaction),
            *(() if most is None else room_for_opener(table_id, most)),
            _changed(_TAKE_UP, table_id, at, status="running"),
            *waiting(table_id, deadlines),
        )

    async def end(
        self,
        table_id: int,
        at: TableVersion,
        status: Ended,
        standing: list[Any] | None,
        ended_at: datetime,
        interaction: int | None = None,
        *,
        by: str | None = None,
    ) -> None:
        """End a live table without a last input, `by` whom: it has no results, counts for no leaderboard.

        Conflict also when it has ended already, or a lobby has just been started. Duplicate, Unavailable.
        """
        ended = _changed(_END, table_id, at, status=status, standing=standing, ended_at=ended_at, ended_by=by)
        await self._database.write(*record(interaction), ended, *waiting(table_id, ()))


def _changed(statement: Statement, table_id: int, at: TableVersion, **values: Any) -> Step:
    return statement.step(
        changes=1,
        refusal=partial(Conflict, table_id, f"revision {at.revision} with {at.inputs} inputs"),
        at_table=table_id,
        at_revision=at.revision,
        at_inputs=at.inputs,
        **values,
    )


def _taken_home(results: Iterable[Result]) -> Unit:
    rows = [asdict(result) for result in results]
    facts = [
        {"table_id": row["table_id"], "seat": row["seat"], "who": row["who"], "fact": fact, "value": value}
        for row in rows
        for fact, value in row.pop("facts").items()
    ]
    return _RESULT.each(rows), _FACT.each(facts)
