"""What a Skull King table shows: actions, finished tricks, score lines, events and the View of a seat.

Nothing in here except `View.hand` and `View.stock` can hold a card that has not been played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.core import Choice, NotUnderstood, Seat
from engine.skull_king.cards import CARD, CODES, Card
from engine.skull_king.options import Options

CARD_VERBS: Final = frozenset({"play", "discard", "deal"})
LOADS: Final = ("grapeshot", "cannonball")
SORTED_VERBS: Final = frozenset({"discard"})
NUMBER_VERBS: Final = frozenset({"bid", "lead", "wager", "adjust", "first"})


class Action(NamedTuple):
    """An input of a seat or the dealer: `play green-7` is Action("play", (CARD["green-7"],))."""

    verb: str
    items: tuple[int, ...] = ()

    def __str__(self) -> str:
        names = CODES if self.verb in CARD_VERBS else LOADS if self.verb == "load" else ()
        # A number that names nothing is written as it is: a refusal must be able to quote anything.
        words = (names[item] if 0 <= item < len(names) else str(item) for item in self.items)
        return " ".join((self.verb, *words))


def parse(text: str) -> Action:
    """Read an action in the notation; `parse(str(a)) == a`. NotUnderstood (T-3) for anything else."""
    verb, *words = text.split(" ")
    try:
        if verb in CARD_VERBS:
            items = tuple(CARD[word] for word in words)
        elif verb == "load":
            items = tuple(LOADS.index(word) for word in words)
        elif verb in NUMBER_VERBS:
            items = tuple(_integer(word) for word in words)
        else:
            raise NotUnderstood(text)
    except (KeyError, ValueError) as error:
        raise NotUnderstood(text) from error
    if not items and verb != "discard":
        raise NotUnderstood(text)
    if verb not in {"deal", "discard"} and len(items) != 1:
        raise NotUnderstood(text)
    return Action(verb, tuple(sorted(items)) if verb in SORTED_VERBS else items)


def _integer(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 3 or str(int(word)) != word:
        raise NotUnderstood(word)
    return int(word)


class Bonus(NamedTuple):
    """Points a trick would bring its winner with an exact bid: the rule, the captured cards, the points."""

    rule: str
    cards: tuple[Card, ...]
    points: int


class Trick(NamedTuple):
    """A finished trick.

    `rule` is the line of SK-7 (or SKL-5) that decided it; `winner` is None when it was destroyed. Seats in
    `plays` are in order of play. `loot` pairs (who played the loot, ally). `power` is the named pirate that
    won the trick when powers are on. `other_count` is what the option character_bonus would have paid
    for the captured characters in its other setting, None unless two or more were captured (R-SK-10).
    """

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat | None
    next_leader: Seat
    rule: str
    bonuses: tuple[Bonus, ...] = ()
    loot: tuple[tuple[Seat, Seat], ...] = ()
    power: Card | None = None
    other_count: int | None = None


class Line(NamedTuple):
    """One player's line of the score sheet for one round (SK-13.3). All points are whole numbers.

    `bid` is what was bid, `final_bid` what counted (Harry); `bonuses` are those captured, whether or not
    they paid; `bonus_points` is what they paid. `allies` has a seat for each alliance (SK-11.4b); `harry`:
    whether this player could change the bid.
    """

    seat: Seat
    bid: int
    final_bid: int
    won: int
    bid_points: int
    bonuses: tuple[Bonus, ...]
    bonus_points: int
    loot_points: int
    wager_points: int
    points: int
    total: int
    load: str | None = None
    wager: int | None = None
    allies: tuple[Seat, ...] = ()
    harry: bool = False


class RoundSheet(NamedTuple):
    """The score sheet of one finished round: 1-based number, cards dealt, a line per seat that scores."""

    round: int
    dealt: int
    lines: tuple[Line, ...]


class Lot(NamedTuple):
    """Who deals first was drawn by lot (SK-3.2)."""

    dealer: Seat


class Dealt(NamedTuple):
    """A round was dealt: 1-based number, cards per hand (SK-4)."""

    round: int
    dealer: Seat
    cards: int


class HasBid(NamedTuple):
    """A seat's bid is in; which one stays secret (SK-5.1)."""

    seat: Seat


class BidsShown(NamedTuple):
    """All bids turn over at once (SK-5.1), by seat."""

    bids: tuple[int, ...]


class HasLoaded(NamedTuple):
    """A seat's cannon load is chosen; which one stays secret (SK-9.6)."""

    seat: Seat


class LoadsShown(NamedTuple):
    """All loads are shown together (R-SK-12), by seat."""

    loads: tuple[str, ...]


class Played(NamedTuple):
    """A card was played; a wild card with its declared role. Seat 2 of two is Graybeard's ghost (SK-10)."""

    seat: Seat
    card: Card


class TrickOver(NamedTuple):
    """A trick was completed."""

    trick: Trick


class PowerUsed(NamedTuple):
    """A pirate's power was used (SK-12); `value`: seat to lead, cards discarded or seen, wager, change."""

    seat: Seat
    pirate: Card
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat knows; `seat` None is a spectator, with an empty hand.

    phase     lot, deal, bid, load, play, power, harry, over
    round     1-based, 0 before the first deal; `rounds` are the cards dealt in each round
    bids      by seat, None until all are shown; the own one is `choices[..].chosen` before
    answered  who has answered in the open simultaneous phase
    trick     the unfinished trick in order of play; `winning` the seat ahead so far, None if nobody is
    last_trick the trick finished last, also across a deal; `tricks` are those of this round
    bonus     by seat, the points captured so far this round, should the bid be exact
    loot      this round's alliances (who played the loot, ally)
    used      this round's powers in the order they were used; Harry's last, until the next deal
    power     the named pirate whose power is being decided, and `stock_left` undealt cards
    stock     the undealt cards, for the seat that Juanita has shown them to, else None (R-SK-16)
    drawn     the cards Bendt drew, for the seat that must discard, else ()
    discarded what this seat threw away for Bendt this round, else ()
    ghost     how many cards Graybeard has left, None without a ghost
    """

    seat: Seat | None
    seats: int
    options: Options
    turn: int
    phase: str
    to_act: tuple[Seat, ...]
    choices: tuple[Choice, ...] = field(repr=False)
    round: int
    rounds: tuple[int, ...]
    dealer: Seat | None
    leader: Seat | None
    hand: tuple[Card, ...] = field(repr=False)
    bids: tuple[int | None, ...]
    answered: tuple[Seat, ...]
    loads: tuple[str | None, ...]
    trick: tuple[tuple[Seat, Card], ...]
    winning: Seat | None
    tricks: tuple[Trick, ...]
    last_trick: Trick | None
    won: tuple[int, ...]
    bonus: tuple[int, ...]
    loot: tuple[tuple[Seat, Seat], ...]
    sheet: tuple[RoundSheet, ...]
    totals: tuple[int, ...]
    used: tuple[PowerUsed, ...] = ()
    power: Card | None = None
    wager: tuple[Seat, int] | None = None
    harry: Seat | None = None
    stock_left: int = 0
    stock: tuple[Card, ...] | None = field(default=None, repr=False)
    drawn: tuple[Card, ...] = field(default=(), repr=False)
    discarded: tuple[Card, ...] = field(default=(), repr=False)
    ghost: int | None = None

    @property
    def dealt(self) -> int:
        """Cards dealt to each hand in this round, 0 before the first."""
        return self.rounds[self.round - 1] if self.round else 0


FACTS: Final[Mapping[str, str]] = {
    "exact": "rounds with an exact bid",
    "rounds": "rounds played",
}
"""Counters in `Place.facts`."""
