"""The public side of Skull: actions, finished bets, events and the View of a seat.

SR-4.5: nothing in this module except the own discs of a View (`hand`, `pile`, `laid`, `lost`) can hold a disc
that was neither flipped nor shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.core import Choice, NotUnderstood, Seat
from engine.skull.discs import CODES, DISC, ROSE, Disc
from engine.skull.options import Options

DISC_VERBS: Final = frozenset({"place", "lose"})
NUMBER_VERBS: Final = frozenset({"challenge", "flip", "lose", "first", "show", "shuffle"})

Call = tuple[Seat, int]
"""A seat and what it said in a bidding: a number, or PASS."""
PASS: Final = 0
BETS_TO_WIN: Final = 2
"""The number of bets that wins the match (SR-1.3, SR-6.2)."""


class Action(NamedTuple):
    """An input of a seat or the dealer: `place rose` is Action("place", (ROSE,))."""

    verb: str
    items: tuple[int, ...] = ()

    def __str__(self) -> str:
        # Write a number that names no disc as it is: a refusal must be able to quote anything.
        names = CODES if self.verb in DISC_VERBS else {}
        return " ".join((self.verb, *(names.get(item, str(item)) for item in self.items)))


def parse(text: str) -> Action:
    """Parse an action in the notation; `parse(str(a)) == a`.

    Raises:
        NotUnderstood: if the text is not an action (T-3).
    """
    verb, *words = text.split(" ")
    if verb == "pass" and not words:
        return Action(verb)
    if not words or (verb != "shuffle" and len(words) != 1):
        raise NotUnderstood(text)
    return Action(verb, tuple(_operand(verb, word) for word in words))


def _operand(verb: str, word: str) -> int:
    if verb in DISC_VERBS and word in DISC:
        return DISC[word]
    digits = word.removeprefix("-")
    if verb not in NUMBER_VERBS or not (digits.isascii() and digits.isdigit()) or len(digits) > 3:
        raise NotUnderstood(word)
    number = int(word)
    # A hand has at most four positions; the numbers after them stand for discs, which are written as words.
    if str(number) != word or (verb in DISC_VERBS and number >= ROSE):
        raise NotUnderstood(word)
    return number


class Bet(NamedTuple):
    """A finished bet.

    calls    all calls of the bidding, in order
    heights  by seat, how many discs lay on the mats
    flips    (mat, disc) in the order they were flipped
    skull    the seat whose skull ended it, None when the bet was won
    """

    round: int
    challenger: Seat
    number: int
    calls: tuple[Call, ...]
    heights: tuple[int, ...]
    flips: tuple[tuple[Seat, Disc], ...]
    skull: Seat | None


class Lot(NamedTuple):
    """The first player was drawn by lot (SR-1.2)."""

    first: Seat


class HasPlaced(NamedTuple):
    """A seat's first disc of the round lies on its mat; which one stays secret (SR-2.1)."""

    seat: Seat


class AllPlaced(NamedTuple):
    """All first discs are laid, so `first` may begin (SR-2.1)."""

    first: Seat


class Added(NamedTuple):
    """A seat laid one more disc on top of its pile, now `height` discs high (SR-2.4)."""

    seat: Seat
    height: int


class Called(NamedTuple):
    """A seat opened the challenge, or raised it, with this number (SR-3.1, SR-3.2)."""

    seat: Seat
    number: int


class Passed(NamedTuple):
    """A seat passed and is out of this bidding for good (SR-3.3)."""

    seat: Seat


class Challenger(NamedTuple):
    """The bidding is over: this seat must flip so many roses (SR-3.4, SR-3.5)."""

    seat: Seat
    number: int


class Flipped(NamedTuple):
    """The challenger turned over the top disc of a mat (SR-4.2)."""

    seat: Seat
    mat: Seat
    disc: Disc


class BetOver(NamedTuple):
    """The bet was won, or a skull ended it (SR-4.3, SR-4.4)."""

    bet: Bet


class DiscLost(NamedTuple):
    """The challenger lost a disc for good and has `left` discs; which disc, only that seat knows (SR-5.5)."""

    seat: Seat
    left: int


class Out(NamedTuple):
    """A seat has lost its last disc (SR-5.6)."""

    seat: Seat


class First(NamedTuple):
    """A seat begins the next round (SR-5.7, R-SR-01)."""

    seat: Seat


class Shown(NamedTuple):
    """After a bet a player showed an own disc that nobody had flipped (SR-4.6).

    `position` counts from the bottom of the pile of that bet, 0 first.
    """

    seat: Seat
    position: int
    disc: Disc


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat knows; `seat` None is a spectator, with no discs.

    phase     lot, place, turn, bid, flip, shuffle, lose, first, over
    round     1-based, 0 before the lot; a round lasts from the first discs to the end of its bet
    first     the seat that begins this round
    hand      own discs in the hand; `pile` are those on the own mat, bottom first, a first disc included
    laid      the own pile of the last bet, bottom first, as long as its discs may be shown
    lost      own discs lost so far, which nobody else knows
    answered  the seats that have laid a first disc, while others have not
    discs     by seat, how many are left; `heights` how many of them lie on the mat
    won       by seat, bets won; `out` those without discs in the order they went
    calls     the bids and passes of this bidding, in order; `number` the highest bid, 0 before the first
    challenger the seat of the highest bid, which flips once the phase is `flip`
    flips     (mat, disc) of each disc flipped so far
    bets      finished bets in order; `shown` what owners have shown since the last (SR-4.6)
    ranks     by seat, the present place, 1 for whoever is ahead
    """

    seat: Seat | None
    seats: int
    options: Options
    turn: int
    phase: str
    to_act: tuple[Seat, ...]
    choices: tuple[Choice, ...] = field(repr=False)
    round: int
    first: Seat | None
    hand: tuple[Disc, ...] = field(repr=False)
    pile: tuple[Disc, ...] = field(repr=False)
    laid: tuple[Disc, ...] = field(repr=False)
    lost: tuple[Disc, ...] = field(repr=False)
    answered: tuple[Seat, ...]
    discs: tuple[int, ...]
    heights: tuple[int, ...]
    won: tuple[int, ...]
    out: tuple[Seat, ...]
    calls: tuple[Call, ...]
    number: int
    challenger: Seat | None
    flips: tuple[tuple[Seat, Disc], ...]
    bets: tuple[Bet, ...]
    shown: tuple[Shown, ...]
    ranks: tuple[int, ...]

    @property
    def last_bet(self) -> Bet | None:
        """Return the bet finished last, None before the first."""
        return self.bets[-1] if self.bets else None

    @property
    def passed(self) -> frozenset[Seat]:
        """Return the seats that have passed in this bidding."""
        return frozenset(seat for seat, number in self.calls if number == PASS)

    @property
    def living(self) -> tuple[Seat, ...]:
        """Return the seats that still have discs."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    def flipped_discs(self, mat: Seat) -> tuple[Disc, ...]:
        """Return the discs flipped on this mat, top first."""
        return tuple(disc for seat, disc in self.flips if seat == mat)


FACTS: Final[Mapping[str, str]] = {
    "bets": "bets won",
    "skulls": "bets lost, as the challenger, to a skull, one's own or another's",
    "bluffs": "skulls of one's own that another challenger flipped after one had named a number oneself",
    "rounds": "rounds played",
}
"""Counters in `Place.facts`. All are counted from public events, so they reveal nothing."""
