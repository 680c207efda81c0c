"""The state of a Skull match: plain fields and a hand-written `copy`, no rules."""

from __future__ import annotations

from typing import Self

from engine.core import DEALER, Seat, ValueEquality
from engine.skull.discs import SET, Disc, remove_discs
from engine.skull.options import Options
from engine.skull.public import Bet, Call, Shown

LOT, PLACE, TURN, BID, FLIP, SHUFFLE, LOSE, FIRST, OVER = (
    "lot",
    "place",
    "turn",
    "bid",
    "flip",
    "shuffle",
    "lose",
    "first",
    "over",
)
"""The phases of a match, as `View.phase` names them."""


class State(ValueEquality):
    """The state of one match. Each copy has its own lists; tuples are shared by copies and never changed.

    waiting   the seats that must act; while first discs are laid, those that have not laid one yet
    owned     by seat, the discs left, roses first; `piles` those of them on the mat, bottom first
    face_down by seat, how many discs on the mat are not flipped yet
    lost      by seat, the discs lost for good, in order
    calls     the calls of this bidding; `number` the highest bid and `bidder` the seat that made it
    shuffled  the challenger's discs face down, as the dealer has shuffled them
    laid      by seat, the piles of the last bet, until all next first discs are laid
    bluffs    by seat, own skulls that another challenger flipped after this seat had bid
    """

    __slots__ = (
        "bets",
        "bidder",
        "bluffs",
        "calls",
        "face_down",
        "first",
        "flips",
        "laid",
        "lost",
        "number",
        "options",
        "out",
        "owned",
        "phase",
        "piles",
        "round",
        "seats",
        "shown",
        "shuffled",
        "skulls",
        "turn",
        "waiting",
        "won",
    )

    def __init__(self, seats: int, options: Options) -> None:
        """Create a match before its first event: the first player is still to be drawn."""
        self.seats = seats
        self.options = options
        self.phase: str = LOT
        self.turn = 0
        self.round = 0
        self.first: Seat | None = None
        self.waiting: tuple[Seat, ...] = (DEALER,)
        self.owned: list[tuple[Disc, ...]] = [SET] * seats
        self.piles: list[tuple[Disc, ...]] = [()] * seats
        self.face_down = [0] * seats
        self.lost: list[tuple[Disc, ...]] = [()] * seats
        self.out: tuple[Seat, ...] = ()
        self.won = [0] * seats
        self.skulls = [0] * seats
        self.bluffs = [0] * seats
        self.calls: tuple[Call, ...] = ()
        self.number = 0
        self.bidder: Seat | None = None
        self.flips: tuple[tuple[Seat, Disc], ...] = ()
        self.shuffled: tuple[Disc, ...] = ()
        self.bets: tuple[Bet, ...] = ()
        self.laid: tuple[tuple[Disc, ...], ...] = ((),) * seats
        self.shown: tuple[Shown, ...] = ()

    @property
    def living(self) -> list[Seat]:
        """Return the seats that still have discs."""
        return [seat for seat, discs in enumerate(self.owned) if discs]

    @property
    def total(self) -> int:
        """Return the number of discs on all mats, face down or flipped."""
        return sum(self.face_down) + len(self.flips)

    def hand(self, seat: Seat) -> tuple[Disc, ...]:
        """Return the discs that are not on the mat, roses first."""
        return remove_discs(self.owned[seat], self.piles[seat])

    def to_show(self, seat: Seat) -> tuple[int, ...]:
        """Return the positions in the last bet's pile that nobody has seen, from the bottom (SR-4.6)."""
        laid = self.laid[seat]
        if not laid:
            return ()
        flipped = [mat for mat, _ in self.bets[-1].flips].count(seat)
        unflipped = range(len(laid) - flipped)
        return tuple([place for place in unflipped if (seat, place, laid[place]) not in self.shown])

    def copy(self) -> Self:
        """Return a copy; playing on with it does not change this state."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.options = self.options
        new.phase = self.phase
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.waiting = self.waiting
        new.owned = self.owned[:]
        new.piles = self.piles[:]
        new.face_down = self.face_down[:]
        new.lost = self.lost[:]
        new.out = self.out
        new.won = self.won[:]
        new.skulls = self.skulls[:]
        new.bluffs = self.bluffs[:]
        new.calls = self.calls
        new.number = self.number
        new.bidder = self.bidder
        new.flips = self.flips
        new.shuffled = self.shuffled
        new.bets = self.bets
        new.laid = self.laid
        new.shown = self.shown
        return new

    def __repr__(self) -> str:
        """Return the progress of the match; never reveal a disc."""
        return f"<State skull {self.phase} round {self.round} turn {self.turn}>"
