"""Matches of the contract suite at tables of the bot, and worlds that must look equal to a reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

from bot.records.tables import Deadline, Seating, StoredTable, TableHeader
from bot.tables.table import Table
from engine.core import DEALER, REFEREE, AnyGame, Seat
from tests.contract import driving
from tests.contract.driving import ADAPTERS, Moment, moments, pick

NUMBER, GUILD, CHANNEL = 7, 100, 200
NAMES: Final = ("Ana", "Bruno", "Camille", "Dolores", "Erik", "Fatou", "Gus", "Hana")
NOON: Final = datetime(2026, 7, 1, 12, tzinfo=UTC)
LATE: Final = 0.15
"""The share of moves that are made by a deadline."""


def table_of(key: str, seed: int, robots: Sequence[str] = ()) -> tuple[AnyGame, Any, Table, Random]:
    """Return the game, a state of it, the table where the sample's match of this seed begins, and a Random.

    Person n + 1 has seat n, except that `robots` have the last seats.
    """
    game, state, rng = driving.table(key, seed)
    seats, options = ADAPTERS[key].sample(seed)
    header = TableHeader(
        id=NUMBER,
        game=key,
        rules_version=game.version,
        seats=seats,
        options=game.options(options, seats).to_mapping(),
        guild_id=GUILD,
        channel_id=CHANNEL,
        thread_id=None,
        locale="en",
        status="running",
        host=1,
        revision=1,
        opened_at=NOON,
        timer="60s",
    )
    holders = [f"u:{seat + 1}" for seat in range(seats)]
    if robots := robots[: seats - 1]:
        holders[-len(robots) :] = robots
    seatings = [Seating(seat, 0, who, NAMES[seat]) for seat, who in enumerate(holders)]
    table = Table(header, ())
    table.load(StoredTable(header, (), tuple(seatings), (), (), frozenset(), "5e" * 32))
    return game, state, table, rng


def play_timed(
    game: AnyGame, state: Any, table: Table, rng: Random
) -> Iterator[tuple[Moment, str, datetime]]:
    """Yield every moment of the match with the next mover and the time of the move, then make the move.

    With an equal `rng` they are the moments of the contract suite.

    No moment is yielded for the finished match, but the table is in that state at the end.
    """
    lateness = Random(game.key)
    for moment in moments(game, state, rng):
        at = NOON + timedelta(seconds=moment.n)
        by = _mover(table, moment.seat, lateness)
        yield moment, by, at
        move = table.propose(moment.seat, moment.action, by, at, "a reason")
        table.commit(move)
        if move.over:
            table.header = replace(table.header, status="over")


def _mover(table: Table, seat: Seat, rng: Random) -> str:
    if seat == DEALER:
        return "dealer"
    if seat == REFEREE:
        return "u:1"
    return "deadline" if rng.random() < LATE else table.occupants()[seat].who


@contextmanager
def swapped_world(table: Table, reader: Seat | None, rng: Random) -> Iterator[Any]:
    """Put the table into a world that differs only in what this reader may not know; yield that state."""
    adapter, state, made = ADAPTERS[table.header.game], table._state, table._attendance.made
    other = adapter.sample_other_world(state, reader, rng)
    table._state = other
    table._attendance.made = [
        one
        if one.seat == reader
        else one._replace(action=_action_there(table.game, other, one.seat, one.action))
        for one in made
    ]
    try:
        yield other
    finally:
        table._state, table._attendance.made = state, made


def _action_there(game: AnyGame, other: Any, seat: Seat, action: str) -> str:
    """Return the action chosen for a seat in the other world if it is secret, else the one in this world."""
    verb = action.split(" ")[0]
    chosen = next(
        (c.chosen for c in game.choices(other, seat) if c.verb == verb and c.chosen is not None), None
    )
    return action if chosen is None else str(game.action(verb, chosen))


def action_in_world(game: AnyGame, other: Any, moment: Moment, reader: Seat | None, rng: Random) -> Any:
    """Return the action in the other world at this moment, None if there is no corresponding one.

    If the action itself is secret, another one is chosen there.
    """
    action = moment.action
    if reader != moment.seat and action.verb in ADAPTERS[game.key].SECRET:
        same = tuple(c for c in game.choices(other, moment.seat) if c.verb == action.verb)
        if not same:
            return None
        action = pick(game, same, rng)
    return action if game.find_refusal(other, moment.seat, action) is None else None


def awaited_seats(deadlines: Iterable[Deadline]) -> list[tuple[Seat, datetime, datetime | None]]:
    """Return the awaited seats with the start and end of their time, which are public."""
    return [(one.seat, one.opened_at, one.due_at) for one in deadlines]
