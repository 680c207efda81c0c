"""The state of a Skull King match: plain fields and a hand-written `copy`, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

from engine.core import Seat, ValueEquality
from engine.skull_king.cards import Card
from engine.skull_king.editions import EDITIONS, Edition
from engine.skull_king.options import Options, hands
from engine.skull_king.public import Bonus, PowerUsed, RoundSheet, Trick
from engine.tricks import clockwise

LOT, DEAL, BID, LOAD, PLAY, POWER, HARRY, OVER = (
    "lot",
    "deal",
    "bid",
    "load",
    "play",
    "power",
    "harry",
    "over",
)
"""The phases of a match, as `View.phase` names them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The constants of a match, computed once and shared by all its states.

    ghost      Graybeard's seat, after the two players', or None (SK-10)
    clockwise  by the seat that leads, all players in turn (SK-2.1)
    """

    seats: int
    options: Options
    edition: Edition
    deck: tuple[Card, ...] = field(repr=False)
    hands: int
    rounds: tuple[int, ...]
    ghost: Seat | None
    clockwise: tuple[tuple[Seat, ...], ...]


@lru_cache(maxsize=256)
def setup(seats: int, options: Options) -> Setup:
    """Return the constants of a match of `seats` players; the options must be checked already."""
    edition = EDITIONS[options.edition]
    dealt_to = hands(edition, seats)
    return Setup(
        seats=seats,
        options=options,
        edition=edition,
        deck=options.deck(),
        hands=dealt_to,
        rounds=options.rounds(seats),
        ghost=seats if dealt_to > seats else None,
        clockwise=tuple(clockwise(leader, seats) for leader in range(seats)),
    )


class State(ValueEquality):
    """The state of one match. Each copy has its own lists; tuples are shared by copies and never changed.

    rounds    cards dealt in each round; a tie-break round is appended (R-SK-19)
    order     the seats that play in the current trick, in turn; `trick` has the plays so far
    hands     by seat; Graybeard's hand is `ghost`, next card first; `stock` has the undealt cards, top first
    captured  by seat, the bonuses of this round's tricks; `loot` the alliances, as (who played it, ally)
    power     the pirate whose power the seat `decider` must settle
    used      this round's powers, in the order they were used
    wager     (seat, points) once declared; `harry` the seat that may adjust its bid after the last trick
    shown     (seat, cards) once Juanita has shown the stock; `drawn` what Bendt drew for the decider
    discarded (seat, cards) once Bendt's owner has discarded cards
    """

    __slots__ = (
        "bids",
        "captured",
        "dealer",
        "decider",
        "discarded",
        "drawn",
        "exact",
        "ghost",
        "hands",
        "harry",
        "last_trick",
        "loads",
        "loot",
        "order",
        "phase",
        "power",
        "round",
        "rounds",
        "setup",
        "sheet",
        "shown",
        "stock",
        "totals",
        "trick",
        "tricks",
        "turn",
        "used",
        "wager",
        "won",
    )

    def __init__(self, seats: int, options: Options) -> None:
        """Create a match before its first event: the first dealer is still to be drawn."""
        self.setup = setup(seats, options)
        self.phase: str = LOT
        self.turn = 0
        self.round = 0
        self.rounds: tuple[int, ...] = self.setup.rounds
        self.dealer: Seat | None = None
        self.totals = [0] * seats
        self.exact = [0] * seats
        self.sheet: tuple[RoundSheet, ...] = ()
        self.last_trick: Trick | None = None
        self.clear()

    def clear(self) -> None:
        """Empty everything that belongs to one round."""
        seats = self.setup.seats
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.ghost: tuple[Card, ...] = ()
        self.stock: tuple[Card, ...] = ()
        self.bids: list[int | None] = [None] * seats
        self.loads: list[int | None] = [None] * seats
        self.order: tuple[Seat, ...] = ()
        self.trick: tuple[tuple[Seat, Card], ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.won = [0] * seats
        self.captured: list[tuple[Bonus, ...]] = [()] * seats
        self.loot: tuple[tuple[Seat, Seat], ...] = ()
        self.used: tuple[PowerUsed, ...] = ()
        self.power: Card | None = None
        self.decider: Seat | None = None
        self.wager: tuple[Seat, int] | None = None
        self.harry: Seat | None = None
        self.shown: tuple[Seat, tuple[Card, ...]] | None = None
        self.drawn: tuple[Card, ...] = ()
        self.discarded: tuple[Seat, tuple[Card, ...]] | None = None

    @property
    def dealt(self) -> int:
        """Return the number of cards dealt to each hand in this round, 0 before the first."""
        return self.rounds[self.round - 1] if self.round else 0

    @property
    def opener(self) -> Seat:
        """Return the seat that leads the round's first trick, left of the dealer (SK-4.7, SK-10.3)."""
        assert self.dealer is not None
        return (self.dealer + 1) % self.setup.seats

    def copy(self) -> Self:
        """Return a copy; playing on with it does not change this state."""
        new = object.__new__(type(self))
        new.setup = self.setup
        new.phase = self.phase
        new.turn = self.turn
        new.round = self.round
        new.rounds = self.rounds
        new.dealer = self.dealer
        new.totals = self.totals[:]
        new.exact = self.exact[:]
        new.sheet = self.sheet
        new.last_trick = self.last_trick
        new.hands = [hand[:] for hand in self.hands]
        new.ghost = self.ghost
        new.stock = self.stock
        new.bids = self.bids[:]
        new.loads = self.loads[:]
        new.order = self.order
        new.trick = self.trick
        new.tricks = self.tricks
        new.won = self.won[:]
        new.captured = self.captured[:]
        new.loot = self.loot
        new.used = self.used
        new.power = self.power
        new.decider = self.decider
        new.wager = self.wager
        new.harry = self.harry
        new.shown = self.shown
        new.drawn = self.drawn
        new.discarded = self.discarded
        return new

    def __repr__(self) -> str:
        """Return the progress of the match; never reveal a card."""
        return f"<State {self.setup.edition.key} {self.phase} round {self.round} turn {self.turn}>"
