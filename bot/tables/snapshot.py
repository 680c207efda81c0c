"""Snapshots of a table for one reader, without secrets of others: the input of presenters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.people.preferences import Preferences
from bot.records.tables import Member, Robot, Seating, TableHeader, parse_who
from bot.tables.leavers import Leaver
from engine.core import Place, Seat

V = TypeVar("V")
"""The type of what one seat, or a spectator, knows of a game."""


class Occupant(NamedTuple):
    """A player who holds a seat or waits in the lobby, with their chosen token ("" for none)."""

    who: str
    name: str
    token: str = ""

    @property
    def is_robot(self) -> bool:
        """Return whether the seat is played by the bot."""
        return isinstance(parse_who(self.who), Robot)


def seat_occupants(
    header: TableHeader, members: Sequence[Member], seatings: Sequence[Seating], at: int | None = None
) -> tuple[Occupant, ...]:
    """Return the occupants by seat, now or when `at` inputs had been taken.

    In a lobby, in order of arrival.
    """
    if not header.seats:
        return tuple(Occupant(member.who, member.name, member.token) for member in members)
    holders: dict[Seat, Occupant] = {}
    for seating in seatings:
        if at is None or seating.from_n <= at:
            holders[seating.seat] = Occupant(seating.who, seating.name, seating.token)
    return tuple(holders[seat] for seat in range(header.seats))


class Ruling(NamedTuple):
    """A public ruling of the referee in the game's notation, its reason, and the occupants at that time."""

    action: str
    reason: str
    occupants: tuple[Occupant, ...]


class AutomaticMove(NamedTuple):
    """A move that the bot made for a player, with its public events. `occupant` held the seat at that time.

    by      `deadline` after a missed deadline, `forced` for a last card that was played automatically
    action  the action in notation if the reader is that player; "" for everybody else
    """

    seat: Seat
    occupant: Occupant
    by: str
    events: tuple[Any, ...]
    action: str = ""


class LateComer(NamedTuple):
    """A person who sat down in a seat after its first round: their first round, and whom they followed."""

    seat: Seat
    from_round: int
    predecessor: str


class SnapshotOf(NamedTuple, Generic[V]):
    """A snapshot of a table for one reader; `view` is None before the start, and at a covered table.

    While the match is paused, a player's view has no choices.

    awaiting the seats to act, () while the match is paused
    due_at   the reader's deadline, if seated; for spectators, the earliest of all deadlines
    places   the public standing
    absent   the people a robot is substituting for, by seat
    rulings  all rulings of the referee in this match, in order
    made     the bot's moves for seats that have not acted since, in order; automatic last cards of this deal
    inputs   the number of inputs taken
    past_occupants  the occupants at the end of each finished round
    decides_since   when the reader's open decision began; None without an open decision
    beside   whether the panel is in the table's channel, where the table message shows the public facts
    out_of_date     whether the table's message may be out of date, because Discord refuses its edits
    extended whether the reader has used their extra time in this round
    leavers  people who have held a seat and hold none now; `departure` is the reader's entry among them
    page     the part of a long hand that the reader has opened
    counts_down     whether the message may show how much time the reader has left
    pausing  the seats of the people who want a pause in this round
    paused_by_name  the escaped name of the person who paused the match, "" for the reader; set by `Pages`
    novice   whether the reader is new to the game and sees explanations of terms
    late     the people who hold a seat and sat down after its first round
    free     how many robots' seats late-comers would get if a round began now
    ghost    the hand that nobody plays from, next card first; only in replays
    """

    header: TableHeader
    occupants: tuple[Occupant, ...]
    view: V
    seat: Seat | None
    awaiting: tuple[Seat, ...]
    due_at: datetime | None = None
    rounds_done: int = 0
    places: tuple[Place, ...] = ()
    absent: tuple[tuple[Seat, str], ...] = ()
    rulings: tuple[Ruling, ...] = ()
    past_occupants: tuple[tuple[Occupant, ...], ...] = ()
    automatic_moves: tuple[AutomaticMove, ...] = ()
    inputs: int = 0
    extended: bool = False
    leavers: tuple[Leaver, ...] = ()
    departure: Leaver | None = None
    preferences: Preferences = Preferences()
    page: str = ""
    beside: bool = False
    out_of_date: bool = False
    counts_down: bool = True
    ghost: tuple[int, ...] = ()
    decides_since: datetime | None = None
    novice: bool = False
    pausing: tuple[Seat, ...] = ()
    paused_by_name: str = ""
    late: tuple[LateComer, ...] = ()
    free: int = 0

    @property
    def has_seat(self) -> bool:
        """Return whether the reader holds a seat."""
        return self.seat is not None


Snapshot: TypeAlias = SnapshotOf[Any]
"""The snapshot of a table of any game."""


def cover(snapshot: Snapshot) -> Snapshot:
    """Return a snapshot for somebody who may see no card of its match, and nothing that follows from one.

    What is left is who plays, the number of finished rounds, and who must act.
    """
    header = replace(snapshot.header, standing=None)
    return snapshot._replace(
        header=header, view=None, places=(), rulings=(), automatic_moves=(), past_occupants=()
    )
