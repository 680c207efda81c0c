"""The state of a Hearts match: plain fields and a hand-written `copy`, no rules."""

from __future__ import annotations

from typing import Self

from engine.core import Seat, ValueEquality
from engine.french import Card
from engine.hearts.options import FOUR, Options
from engine.hearts.public import DIRECTIONS, NONE, RoundSheet, Trick

DEAL, PASS, PLAY, OVER = "deal", "pass", "play", "over"
"""The phases of a match, as `View.phase` names them."""


class State(ValueEquality):
    """The state of one match. Each copy has its own lists; tuples are shared by copies and never changed.

    round     1-based, 0 before the first deal
    tied      the seats whose tie the round now played (or to be dealt) breaks, () in an ordinary one (H-7.4)
    given     by seat, the cards chosen to pass, None before that; `received` the cards got for them
    leader    the seat that leads the present trick; `trick` has the plays so far
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
        """Create a match before the first deal."""
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
        """Return the dealer: seat 0, then each time the seat to the right (H-2.1, R-H-05); at first None."""
        return (1 - self.round) % self.seats if self.round else None

    @property
    def direction(self) -> str:
        """Return where three cards go in this round; the cycle goes on in extra rounds (H-2.3, R-H-07).

        Two players never pass.
        """
        if self.seats != FOUR or not self.round:
            return NONE
        return DIRECTIONS[(self.round - 1) % len(DIRECTIONS)]

    @property
    def mover(self) -> Seat:
        """Return the seat that lays the next card, clockwise from the leader (H-3.2); only while in play."""
        assert self.leader is not None
        return (self.leader + len(self.trick)) % self.seats

    @property
    def ordinary(self) -> int:
        """Return the number of finished rounds, extra rounds not counted (R-H-07)."""
        return sum(not sheet.tied for sheet in self.sheet)

    def copy(self) -> Self:
        """Return a copy; playing on with it does not change this state."""
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
        """Return the progress of the match; never reveal a card."""
        return f"<State hearts {self.seats} {self.phase} round {self.round} turn {self.turn}>"
