"""A Hearts match in progress: plain fields, a hand-written copy, no rule."""

from __future__ import annotations

from typing import Self

from engine.core import ByValue, Seat
from engine.french import Card
from engine.hearts.options import FOUR, Options
from engine.hearts.public import DIRECTIONS, NONE, RoundSheet, Trick

DEAL, PASS, PLAY, OVER = "deal", "pass", "play", "over"
"""The phases of a match, as `View.phase` names them."""


class State(ByValue):
    """One match. Lists belong to this state alone; tuples are shared by copies and never changed.

    round     1-based, 0 before the first deal
    tied      whose tie the round now played (or to be dealt) breaks, () for an ordinary round (H-7.4)
    given     by seat, the cards chosen to be passed, None while they are not; `received` what came for them
    leader    who leads the present trick; `trick` are the plays so far
    taken     by seat, points of the cards taken in this round
    changes   by seat, how many laid cards may still be changed in this match (R-H-11)
    """

    __slots__ = (
        "black",
        "broken",
        "changes",
        "given",
        "hands",
        "last_trick",
        "leader",
        "moons",
        "options",
        "phase",
        "queens",
        "received",
        "round",
        "rounds_won",
        "seats",
        "sheet",
        "stars",
        "taken",
        "tied",
        "totals",
        "trick",
        "tricks",
        "turn",
        "yellow",
    )

    def __init__(self, seats: int, options: Options) -> None:
        """A match before the first deal."""
        self.seats = seats
        self.options = options
        self.phase: str = DEAL
        self.turn = 0
        self.round = 0
        self.tied: tuple[Seat, ...] = ()
        self.changes = [options.undo_per_match] * seats
        self.sheet: tuple[RoundSheet, ...] = ()
        self.last_trick: Trick | None = None
        self.totals = [0] * seats
        self.stars = [0] * seats
        self.moons = [0] * seats
        self.queens = [0] * seats
        self.rounds_won = [0] * seats
        self.yellow = [0] * seats
        self.black = [0] * seats
        self.clear()

    def clear(self) -> None:
        """Empty everything that belongs to one round."""
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.given: list[tuple[Card, ...] | None] = [None] * self.seats
        self.received: list[tuple[Card, ...]] = [()] * self.seats
        self.leader: Seat | None = None
        self.trick: tuple[tuple[Seat, Card], ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.taken = [0] * self.seats
        self.broken = False

    @property
    def dealer(self) -> Seat | None:
        """H-2.1, R-H-05: seat 0, then the seat on the right of the last; None before the first deal."""
        return (1 - self.round) % self.seats if self.round else None

    @property
    def direction(self) -> str:
        """H-2.3: where three cards go in this round; the cycle goes on in extra rounds (R-H-07).

        Two never pass.
        """
        if self.seats != FOUR or not self.round:
            return NONE
        return DIRECTIONS[(self.round - 1) % len(DIRECTIONS)]

    @property
    def mover(self) -> Seat:
        """H-3.2: whose card is next, clockwise from the leader; only while cards are played."""
        assert self.leader is not None
        return (self.leader + len(self.trick)) % self.seats

    @property
    def ordinary(self) -> int:
        """How many rounds have been finished, extra rounds not counted (R-H-07)."""
        return sum(not sheet.tied for sheet in self.sheet)

    def copy(self) -> Self:
        """A state that can be played on without changing this one."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.options = self.options
        new.phase = self.phase
        new.turn = self.turn
        new.round = self.round
        new.tied = self.tied
        new.changes = self.changes[:]
        new.sheet = self.sheet
        new.last_trick = self.last_trick
        new.totals = self.totals[:]
        new.stars = self.stars[:]
        new.moons = self.moons[:]
        new.queens = self.queens[:]
        new.rounds_won = self.rounds_won[:]
        new.yellow = self.yellow[:]
        new.black = self.black[:]
        new.hands = [hand[:] for hand in self.hands]
        new.given = self.given[:]
        new.received = self.received[:]
        new.leader = self.leader
        new.trick = self.trick
        new.tricks = self.tricks
        new.taken = self.taken[:]
        new.broken = self.broken
        return new

    def __repr__(self) -> str:
        """Where the match stands; never a card."""
        return f"<State hearts {self.seats} {self.phase} round {self.round} turn {self.turn}>"
