"""Tables while they are played: inputs, changes of seat, the end.

Whatever changes a table checks on its row, in the statement that changes it, that it is still as it was when
the change was worked out: its status, its revision and how many inputs it has taken. An input raises
`inputs`; everything else raises `revision`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, get_args

from sqlalchemy import bindparam, false, insert, null, update

from bot.errors import Conflict
from bot.records.boards import BoardChange
from bot.records.tables import Deadline, Ended, LogRow, Result, Seating, Status, TableVersion
from bot.store import schema
from bot.store.deadlines import move_deadline, replace_deadlines
from bot.store.engine import KeyTaken, Statement, Transaction, fields, one_of, record
from bot.store.limits import check_room_for_opener
from bot.store.tables import LIVE
from bot.store.totals import add_ended_match

_COLUMNS: Final = schema.tables.c
RUNNING: Final[tuple[Status, ...]] = ("running",)


def _changing(statuses: Sequence[Status], *names: str, **values: Any) -> Statement:
    """Return a statement that changes columns of a table with that status that is exactly as it was read."""
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


_NO_PAUSE: Final = {"paused_at": null(), "paused_by": null(), "pause_votes": null()}
_LAST: Final = ("status", "ended_at", "standing", "people", "counts")
_TAKE: Final = {
    (wake, over): _changing(
        RUNNING,
        "bot_to_move",
        *(("asleep",) if wake else ()),
        *(_LAST if over else ()),
        **(_NO_PAUSE if over else {}),
        inputs=_COLUMNS.inputs + 1,
    )
    for wake in (False, True)
    for over in (False, True)
}
"""Take an input, by whether it wakes the table and whether it is the last one."""

_LATER: Final = _COLUMNS.revision + 1
_RESEAT: Final = {
    asleep: _changing(
        RUNNING, "host", "asleep", "line", "bot_to_move", **(_NO_PAUSE if asleep else {}), revision=_LATER
    )
    for asleep in (False, True)
}
"""Change who sits at a table, by whether it sleeps from now on, which ends a pause."""
_QUEUE: Final = _changing(RUNNING, "line", revision=_LATER)
_EXTEND: Final = _changing(RUNNING, revision=_LATER)
_UNCOVER: Final = _changing(get_args(Status), covered=false(), revision=_LATER)
_HINT: Final = _changing(RUNNING, hints=_COLUMNS.hints + 1, revision=_LATER)
_INVITE: Final = _changing(RUNNING, "invited", revision=_LATER)
_ADMIT: Final = _changing(RUNNING, "admitted", revision=_LATER)
_PLACE: Final = _changing(LIVE, "thread_id", revision=_LATER)
_SLEEP: Final = _changing(RUNNING, "asleep", **_NO_PAUSE, revision=_LATER)
_PAUSE: Final = _changing(RUNNING, "paused_at", "paused_by", pause_votes=null(), revision=_LATER)
_END_PAUSE: Final = _changing(RUNNING, **_NO_PAUSE, revision=_LATER)
_VOTE: Final = _changing(RUNNING, "pause_votes", revision=_LATER)
_END: Final = _changing(LIVE, "status", "standing", "ended_at", "ended_by", **_NO_PAUSE, revision=_LATER)
_TAKE_UP: Final = _changing(
    ("cancelled",),
    "status",
    standing=null(),
    ended_at=None,
    ended_by=None,
    asleep=False,
    bot_to_move=True,
    revision=_LATER,
)

_DRAW_SECRET: Final = Statement(
    update(schema.tables)
    .where(_COLUMNS.id == bindparam("at_table"), _COLUMNS.secret.is_(None))
    .values(secret=bindparam("secret"))
)

_LOG: Final = Statement(insert(schema.log))
_SEATING: Final = Statement(
    insert(schema.seating).values(
        {name: bindparam(name) for name in ("table_id", *Seating.__dataclass_fields__)}
    )
)
_RESULT: Final = Statement(insert(schema.results))
_FACT: Final = Statement(insert(schema.facts))


def append_input(
    tx: Transaction,
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
    """Add the next input to the log: the commit point of a move.

    Args:
        deadlines: the table's deadlines from now on
        bot_to_move: whether the dealer, a robot or a last card may be next
        wake: whether the table sleeps no longer
        results: of the match, if it is over; status, end (`row.at`, or that of `boards`), standing
            (`row.standing`), results and changes of the server's boards are stored in the same unit
        people: how many people were there at the end
        counts: whether the match counts for leaderboards

    Raises:
        Conflict: the table is not running at `revision`, or `row.n` is not the next number: who may act was
            decided on who sat there; or the boards have changed.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    last: dict[str, Any] = {}
    if results is not None:
        ended_at = row.at if boards is None else boards.ended_at
        last = {"status": "over", "ended_at": ended_at, "standing": row.standing}
        last |= {"people": people, "counts": counts}
    statement = _TAKE[wake, bool(last)]
    at = TableVersion(revision, row.n)
    _change(tx, statement, table_id, at, asleep=False, bot_to_move=bot_to_move, **last)
    try:
        tx.change(_LOG, table_id=table_id, **fields(row))
    except KeyTaken as error:
        raise Conflict(table_id, f"input {row.n}") from error
    replace_deadlines(tx, table_id, deadlines)
    if results:
        store_results(tx, results)
    if boards is not None:
        add_ended_match(tx, boards)


def store_secret(tx: Transaction, table_id: int, secret: str) -> None:
    """Store the luck of a match that has begun without one; a luck that is stored stays."""
    tx.change(_DRAW_SECRET, at_table=table_id, secret=secret)


def change_seat(
    tx: Transaction,
    table_id: int,
    seating: Seating,
    *,
    revision: int,
    host: int,
    asleep: bool,
    line: Mapping[str, str] | None = None,
    deadlines: Sequence[Deadline],
    bot_to_move: bool = True,
    interaction: int | None = None,
) -> None:
    """Seat somebody else from input `seating.from_n` on, and store who is host now, whether the table sleeps,
    who waits for a seat, what the table waits for and whether the bot may be next.

    A table that sleeps is not paused any more.

    Raises:
        Conflict: the table is not running at `revision`, which rises, or `from_n` is not the number of the
            next input: who may sit down, and who is host then, is decided on the present state or not at all.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    at = TableVersion(revision, seating.from_n)
    waiting = None if not line else dict(line)
    _change(
        tx, _RESEAT[asleep], table_id, at, host=host, asleep=asleep, line=waiting, bot_to_move=bot_to_move
    )
    store_seatings(tx, table_id, [seating])
    replace_deadlines(tx, table_id, deadlines)


def store_line(
    tx: Transaction, table_id: int, at: TableVersion, line: Mapping[str, str], interaction: int | None = None
) -> None:
    """Store who waits for a seat at a running table, first come first.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    for who, name in line.items():
        tx.introduce(who, name)
    _change(tx, _QUEUE, table_id, at, line=dict(line) or None)


def set_invited(tx: Transaction, table_id: int, at: TableVersion, invited: Mapping[str, str]) -> None:
    """Store who may sit at a running championship table.

    Raises:
        Conflict: the table is not running at this version.
    """
    for who, name in invited.items():
        tx.introduce(who, name)
    _change(tx, _INVITE, table_id, at, invited=dict(invited))


def set_admitted(tx: Transaction, table_id: int, at: TableVersion, admitted: Mapping[str, str]) -> None:
    """Store who alone may sit down at a running table.

    Raises:
        Conflict: the table is not running at this version.
    """
    for who, name in admitted.items():
        tx.introduce(who, name)
    _change(tx, _ADMIT, table_id, at, admitted=dict(admitted))


def uncover_table(tx: Transaction, table_id: int, at: TableVersion) -> None:
    """Let everybody see a table whose cards no other table plays any more.

    Raises:
        Conflict: the table is not at this version.
    """
    _change(tx, _UNCOVER, table_id, at)


def count_hint(tx: Transaction, table_id: int, at: TableVersion, interaction: int | None = None) -> None:
    """Store that one more hint is shown at a running table.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _HINT, table_id, at)


def move_table(tx: Transaction, table_id: int, at: TableVersion, thread_id: int) -> None:
    """Store the thread where the messages of a live table are from now on.

    Raises:
        Conflict: the table is not live at this version.
    """
    _change(tx, _PLACE, table_id, at, thread_id=thread_id)


def extend_deadline(tx: Transaction, table_id: int, at: TableVersion, deadline: Deadline, round: int) -> None:
    """Move the moments of one deadline, which is the extension of that seat in that round.

    Raises:
        Conflict: the table is not running at this version, the deadline is gone, or the extension is used.
    """
    _change(tx, _EXTEND, table_id, at)
    move_deadline(tx, table_id, deadline, round)


def put_to_sleep(tx: Transaction, table_id: int, at: TableVersion) -> None:
    """Put a running table to sleep: it waits for nobody until somebody acts, and is not paused any more.

    Raises:
        Conflict: the table is not running at this version.
    """
    _change(tx, _SLEEP, table_id, at, asleep=True)
    replace_deadlines(tx, table_id, ())


def wake_table(
    tx: Transaction,
    table_id: int,
    at: TableVersion,
    deadlines: Sequence[Deadline],
    interaction: int | None = None,
) -> None:
    """Let a running table that sleeps wait for these decisions.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _SLEEP, table_id, at, asleep=False)
    replace_deadlines(tx, table_id, deadlines)


def pause_table(
    tx: Transaction,
    table_id: int,
    at: TableVersion,
    paused_at: datetime,
    by: str | None,
    interaction: int | None = None,
) -> None:
    """Pause a running table, `by` whom; its deadlines stay as they are until the pause ends.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _PAUSE, table_id, at, paused_at=paused_at, paused_by=by)


def end_pause(
    tx: Transaction,
    table_id: int,
    at: TableVersion,
    deadlines: Sequence[Deadline],
    interaction: int | None = None,
) -> None:
    """End the pause of a running table, which waits for these decisions from now on.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _END_PAUSE, table_id, at)
    replace_deadlines(tx, table_id, deadlines)


def set_pause_votes(
    tx: Transaction, table_id: int, at: TableVersion, votes: Mapping[str, int], interaction: int | None = None
) -> None:
    """Store who wants a pause of a running table.

    Raises:
        Conflict: the table is not running at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _VOTE, table_id, at, pause_votes=dict(votes))


def resume_table(
    tx: Transaction,
    table_id: int,
    at: TableVersion,
    deadlines: Sequence[Deadline],
    most: int | None = None,
    interaction: int | None = None,
) -> None:
    """Let a cancelled table run again and wait for these decisions.

    Raises:
        LimitReached: whoever opened it has `most` live tables on its server already.
        Conflict: the table is not at this version, or another table has its fixture.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if most is not None:
        check_room_for_opener(tx, table_id, most)
    try:
        _change(tx, _TAKE_UP, table_id, at, status="running")
    except KeyTaken as error:
        raise Conflict(table_id, "a fixture without a table") from error
    replace_deadlines(tx, table_id, deadlines)


def end_table(
    tx: Transaction,
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

    Raises:
        Conflict: the table has ended already, or is not at this version.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    _change(tx, _END, table_id, at, status=status, standing=standing, ended_at=ended_at, ended_by=by)
    replace_deadlines(tx, table_id, ())


def store_seatings(tx: Transaction, table_id: int, seatings: Iterable[Seating]) -> None:
    """Add rows that say who holds a seat from which input on."""
    for seating in seatings:
        values = fields(seating) | {"name": tx.introduce(seating.who, seating.name)}
        tx.change(_SEATING, table_id=table_id, **values)


def _change(tx: Transaction, statement: Statement, table_id: int, at: TableVersion, **values: Any) -> None:
    """Change a table.

    Raises:
        Conflict: the table is not as the statement asks for.
    """
    key = {"at_table": table_id, "at_revision": at.revision, "at_inputs": at.inputs}
    if tx.change(statement, **key, **values) != 1:
        raise Conflict(table_id, f"revision {at.revision} with {at.inputs} inputs")


def store_results(tx: Transaction, results: Iterable[Result]) -> None:
    """Store the results of a match that is over."""
    for result in results:
        row = fields(result)
        facts = row.pop("facts")
        tx.change(_RESULT, **row | {"name": tx.introduce(result.who, result.name)})
        key = {name: row[name] for name in ("table_id", "seat", "who")}
        tx.change_each(_FACT, ({"fact": fact, "value": value} for fact, value in facts.items()), **key)
