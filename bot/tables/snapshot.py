"""A table as one reader may see it: what presenters draw, and nothing that is not meant for that reader."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.people.preferences import Preferences
from bot.records import Member, Robot, Seating, TableHeader, parse_who
from bot.tables.leavers import Leaver
from engine.core import Place, Seat

V = TypeVar("V")
"""What one seat, or a spectator, knows of a game."""


class Occupant(NamedTuple):
    """Who holds a seat, or waits for one in the lobby, and the token chosen to play with ("" for none)."""

    who: str
    name: str
    token: str = ""

    @property
    def robot(self) -> bool:
        """True when the seat is played by the bot."""
        return isinstance(parse_who(self.who), Robot)


def seated(
    header: TableHeader, members: Sequence[Member], seatings: Sequence[Seating], at: int | None = None
) -> tuple[Occupant, ...]:
    """Who sits where, or sat when `at` inputs had been taken; in the lobby, who waits, in order."""
    if not header.seats:
        return tuple(Occupant(member.who, member.name, member.token) for member in members)
    holders: dict[Seat, Occupant] = {}
    for seating in seatings:
        if at is None or seating.from_n <= at:
            holders[seating.seat] = Occupant(seating.who, seating.name, seating.token)
    return tuple(holders[seat] for seat in range(header.seats))


class Ruling(NamedTuple):
    """What the referee has ruled, in the game's notation, and why; `occupants` sat there. All public."""

    action: str
    reason: str
    occupants: tuple[Occupant, ...]


class Made(NamedTuple):
    """A move that nobody pressed, with its events, which are public. `occupant` had the seat then.

    by      `deadline` where their time had run out, `forced` for a last card that played itself
    action  in notation, for whom it was made; "" for everybody else
    """

    seat: Seat
    occupant: Occupant
    by: str
    events: tuple[Any, ...]
    action: str = ""


class SnapshotOf(NamedTuple, Generic[V]):
    """A table as one reader may see it; `view` is None before the start.

    due_at   until when the reader may decide, who sits here; for spectators, the earliest of all deadlines
    places   the public standing       absent  who a robot is sitting in for, by seat
    rulings  what the referee has ruled in this match, in order
    made     the moves nobody pressed of seats that have not acted since, in order; last cards of this deal
    inputs   how many inputs have been taken
    past_occupants    by finished round, who sat here when it ended
    decides_since  since when the reader has had a decision to make; None while there is none
    beside   whether the panel stands in the channel of its table, which then says what all may know
    out_of_date  whether the message of the table may be, because Discord refuses what is written there
    extended whether the reader has used the more time of this round
    leavers  who has held a seat and holds none now; `gone` is the reader, if among them
    page     which part of a long hand the reader has opened
    seen_at  when it is drawn for its reader
    counts_down  whether the message may say how long the reader has left
    novice   whether the reader is new to the game: terms are explained to them unasked
    ghost    the hand that nobody plays from, next card first; only of a match played again
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
    made: tuple[Made, ...] = ()
    inputs: int = 0
    extended: bool = False
    leavers: tuple[Leaver, ...] = ()
    gone: Leaver | None = None
    preferences: Preferences = Preferences()
    page: str = ""
    beside: bool = False
    out_of_date: bool = False
    seen_at: datetime | None = None
    counts_down: bool = True
    ghost: tuple[int, ...] = ()
    decides_since: datetime | None = None
    novice: bool = False

    @property
    def member(self) -> bool:
        """True when the reader sits here."""
        return self.seat is not None


Snapshot: TypeAlias = SnapshotOf[Any]
"""A table of any game."""
