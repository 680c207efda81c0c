"""The public side of Skull King: actions, finished tricks, score lines, events and the View of a seat.

Nothing in this module can hold an unplayed card except `hand`, `stock`, `drawn` and `discarded` of a View.
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
        # Write a number that names nothing as it is: a refusal must be able to quote anything.
        words = (names[item] if 0 <= item < len(names) else str(item) for item in self.items)
        return " ".join((self.verb, *words))


def parse(text: str) -> Action:
    """Parse an action in the notation; `parse(str(a)) == a`.

    Raises:
        NotUnderstood: if the text is not an action (T-3).
    """
    verb, *words = text.split(" ")
    try:
        if verb in CARD_VERBS:
            items = tuple([CARD[word] for word in words])
        elif verb == "load":
            items = tuple([LOADS.index(word) for word in words])
        elif verb in NUMBER_VERBS:
            items = tuple([_integer(word) for word in words])
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
    """Points that a trick brings its winner if the bid is exact: the rule, the captured cards, the points."""

    rule: str
    cards: tuple[Card, ...]
    points: int


class Trick(NamedTuple):
    """A finished trick.

    `rule` is the line of SK-7 (or SKL-5) that decided it; `winner` is None when it was destroyed. Seats in
    `plays` are in order of play. `loot` has pairs (who played the loot, ally). `power` is the named pirate
    that won the trick if powers are on. `other_count` is what the option character_bonus would have paid
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

    `bid` is the bid made, `final_bid` the one that counted (after Harry). `bonuses` are the captured ones,
    paid or not; `bonus_points` is what they paid. `allies` has a seat for each alliance (SK-11.4b). `harry`
    says whether this player could change the bid.
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
    """The score sheet of one finished round: 1-based number, cards dealt, a line for each player."""

    round: int
    dealt: int
    lines: tuple[Line, ...]


class Lot(NamedTuple):
    """The first dealer was drawn by lot (SK-3.2)."""

    dealer: Seat


class Dealt(NamedTuple):
    """A round was dealt: its 1-based number, the dealer, the cards in each hand (SK-4)."""

    round: int
    dealer: Seat
    cards: int


class HasBid(NamedTuple):
    """A seat has bid; the number stays secret (SK-5.1)."""

    seat: Seat


class BidsShown(NamedTuple):
    """All bids were shown at once, here by seat (SK-5.1)."""

    bids: tuple[int, ...]


class HasLoaded(NamedTuple):
    """A seat has chosen its cannon load, which stays secret (SK-9.6)."""

    seat: Seat


class LoadsShown(NamedTuple):
    """All loads were shown at once, here by seat (R-SK-12)."""

    loads: tuple[str, ...]


class Played(NamedTuple):
    """A card was played, a wild card in its role. At a table of two, seat 2 is Graybeard's ghost (SK-10)."""

    seat: Seat
    card: Card


class TrickOver(NamedTuple):
    """A trick was completed."""

    trick: Trick


class PowerUsed(NamedTuple):
    """A pirate's power was used (SK-12).

    `value` is the seat to lead, the number of cards discarded or seen, the wager, or the change of the bid.
    """

    seat: Seat
    pirate: Card
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat knows; `seat` None is a spectator, with an empty hand.

    phase     lot, deal, bid, load, play, power, harry, over
    round     1-based, 0 before the first deal; `rounds` has the cards dealt in each round
    bids      by seat, None until all are shown; until then the own bid is `choices[..].chosen`
    answered  the seats that have answered in the open simultaneous phase
    trick     the unfinished trick in order of play; `winning` the seat ahead so far, None if there is none
    last_trick the trick finished last, kept across deals; `tricks` are those of this round
    bonus     by seat, the bonus points captured in this round, paid if the bid is exact
    loot      this round's alliances, as (who played the loot, ally)
    used      this round's powers in the order of use, Harry's last; kept until the next deal
    power     the named pirate whose power is being decided; `stock_left` is the number of undealt cards
    stock     the undealt cards, for the seat to which Juanita has shown them, else None (R-SK-16)
    drawn     the cards Bendt drew, for the seat that must discard, else ()
    discarded the cards this seat discarded for Bendt this round, else ()
    ghost     the number of cards Graybeard has left, None without him
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
        """Return the number of cards dealt to each hand in this round, 0 before the first."""
        return self.rounds[self.round - 1] if self.round else 0


FACTS: Final[Mapping[str, str]] = {
    "exact": "rounds with an exact bid",
    "rounds": "rounds played",
}
"""Counters in `Place.facts`."""
