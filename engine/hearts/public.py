"""The public side of Hearts: actions, finished tricks, score lines, events and the View of a seat.

Nothing in this module except the own cards of a View (`hand`, `given`, `received`) can hold a card that was
not played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.core import Choice, NotUnderstood, Seat
from engine.french import CARD, CODES, Card
from engine.hearts.options import Options

LEFT, RIGHT, ACROSS, NONE = "left", "right", "across", "none"
DIRECTIONS: Final = (LEFT, RIGHT, ACROSS, NONE)
"""The directions in which three cards are passed in rounds 1, 2, 3, 4, and again from 5 on (H-2.3)."""

COLOURS: Final = ("yellow", "black")
YELLOW, BLACK = range(2)
CARD_VERBS: Final = frozenset({"pass", "play", "change", "deal"})
SORTED_VERBS: Final = frozenset({"pass"})
PASSED_ON: Final = 3
"""The number of cards that every player passes (H-2.3)."""


class Action(NamedTuple):
    """An input: `play QS` is Action("play", (CARD["QS"],)).

    The referee's `card 2 black` is Action("card", (sanction(2, BLACK),)): one item, so that a choice can
    list what may be ruled.
    """

    verb: str
    items: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.verb == "card":
            return " ".join((self.verb, *(_ruling(item) for item in self.items)))
        names = CODES if self.verb in CARD_VERBS else ()
        # Write a number that names nothing as it is: a refusal must be able to quote anything.
        words = (names[item] if 0 <= item < len(names) else str(item) for item in self.items)
        return " ".join((self.verb, *words))


def sanction(seat: Seat, colour: int) -> int:
    """Encode a seat and a colour as the one item of a referee's input."""
    return seat * len(COLOURS) + colour


def decode_sanction(item: int) -> tuple[Seat, int]:
    """Decode the seat and the colour of a referee's input; the inverse of `sanction`."""
    return divmod(item, len(COLOURS))


def _ruling(item: int) -> str:
    seat, colour = decode_sanction(item)
    return f"{seat} {COLOURS[colour]}"


def parse(text: str) -> Action:
    """Parse an action in the notation; `parse(str(a)) == a`.

    Raises:
        NotUnderstood: if the text is not an action (T-3).
    """
    verb, *words = text.split(" ")
    if verb == "card":
        return Action(verb, (_read_ruling(words),))
    if verb not in CARD_VERBS or not words or any(word not in CARD for word in words):
        raise NotUnderstood(text)
    if verb in ("play", "change") and len(words) != 1:
        raise NotUnderstood(text)
    items = tuple(CARD[word] for word in words)
    return Action(verb, tuple(sorted(items)) if verb in SORTED_VERBS else items)


def _read_ruling(words: list[str]) -> int:
    if len(words) != 2 or words[1] not in COLOURS:
        raise NotUnderstood(" ".join(words))
    seat = words[0]
    if not (seat.isascii() and seat.isdigit()) or len(seat) > 3 or str(int(seat)) != seat:
        raise NotUnderstood(seat)
    return sanction(int(seat), COLOURS.index(words[1]))


class Trick(NamedTuple):
    """A finished trick: `plays` in order, its winner with the highest card of the led suit, its points."""

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat
    points: int


class RoundSheet(NamedTuple):
    """The score pad of one finished round; tuples are by seat.

    taken    points of the cards taken
    points   the points scored: a moon turns 26 into 0 and gives every rival 26 (H-5.3)
    totals   after this round, black cards given so far included
    moon     the seat that shot the moon; `star` the seat that won the round alone with 0 points (H-6.4)
    winners  all seats with the fewest points (R-H-06)
    tied     in an extra round, the seats whose tie its points break, and nothing else (H-7.4); else ()
    """

    round: int
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    moon: Seat | None
    star: Seat | None
    winners: tuple[Seat, ...]
    tied: tuple[Seat, ...] = ()


class Dealt(NamedTuple):
    """A round was dealt: its 1-based number, the dealer (H-2.1), the direction of passing (H-2.3)."""

    round: int
    dealer: Seat
    direction: str


class HasPassed(NamedTuple):
    """A seat has chosen the cards it passes; the cards stay secret."""

    seat: Seat


class Exchanged(NamedTuple):
    """The passed cards of all seats changed hands at once (R-H-15)."""

    direction: str


class Played(NamedTuple):
    """A card was laid. The queen of spades is announced: Pum (H-3.7)."""

    seat: Seat
    card: Card


class Changed(NamedTuple):
    """A laid card was taken back for another one while the trick was unfinished (H-9.2, R-H-11)."""

    seat: Seat
    old: Card
    new: Card


class HeartsBroken(NamedTuple):
    """Hearts were broken by a first heart, or by the queen if she counts: Rompo burbuja (H-3.5, H-3.7)."""

    seat: Seat


class TrickOver(NamedTuple):
    """A trick is finished (H-4)."""

    trick: Trick


class MoonShot(NamedTuple):
    """A seat took all 26 points of the round (H-5.3)."""

    seat: Seat


class Carded(NamedTuple):
    """The referee showed a seat a card; `points` is what it added to the total (H-9.1)."""

    seat: Seat
    colour: int
    points: int


class ExtraRound(NamedTuple):
    """The match goes on for one round that counts only between these seats (H-7.4)."""

    tied: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat knows; `seat` None is a spectator, who holds no cards.

    phase       deal, pass, play, over
    round       1-based, 0 before the first deal
    tied        the seats whose tie the present round breaks, () in an ordinary round
    direction   where three cards go in this round; `none` in every fourth, and always with two players
    leader      the seat that leads the present trick
    hand        in deck order
    answered    the seats that have chosen cards to pass, while others have not
    given       the cards that this seat passed this round, or chose to; `received` those it got for them
    trick       plays of the unfinished trick; `winning` the seat that would take it now
    tricks      finished tricks of this round; `last_trick` is kept into the next round
    taken       by seat, points of the cards taken this round
    broken      whether hearts may be led (H-3.5)
    changes     by seat, how many laid cards may still be changed in this match (R-H-11)
    sheet       finished rounds
    totals      by seat, black cards included
    stars, rounds_won, queens, yellow, black   by seat, as in `FACTS`; `ranks` the present places
    """

    seat: Seat | None
    seats: int
    options: Options
    turn: int
    phase: str
    to_act: tuple[Seat, ...]
    choices: tuple[Choice, ...] = field(repr=False)
    round: int
    tied: tuple[Seat, ...]
    dealer: Seat | None
    direction: str
    leader: Seat | None
    hand: tuple[Card, ...] = field(repr=False)
    answered: tuple[Seat, ...]
    given: tuple[Card, ...] = field(repr=False)
    received: tuple[Card, ...] = field(repr=False)
    trick: tuple[tuple[Seat, Card], ...]
    winning: Seat | None
    tricks: tuple[Trick, ...]
    last_trick: Trick | None
    taken: tuple[int, ...]
    broken: bool
    changes: tuple[int, ...]
    sheet: tuple[RoundSheet, ...]
    totals: tuple[int, ...]
    stars: tuple[int, ...]
    rounds_won: tuple[int, ...]
    queens: tuple[int, ...]
    yellow: tuple[int, ...]
    black: tuple[int, ...]
    ranks: tuple[int, ...]


def pass_recipient(direction: str, seat: Seat, seats: int) -> Seat:
    """Return the seat that receives the cards `seat` passes: itself for `none`. Left is clockwise (H-2.3)."""
    return (seat + {LEFT: 1, RIGHT: seats - 1, ACROSS: seats // 2, NONE: 0}[direction]) % seats


FACTS: Final[Mapping[str, str]] = {
    "stars": "rounds won alone with 0 points (H-6.4)",
    "moons": "rounds in which one took all 26 points (H-5.3)",
    "rounds_won": "rounds with the fewest points, shared ones included (R-H-06)",
    "queens": "rounds in which one took the queen of spades",
    "yellow": "yellow cards",
    "black": "black cards",
    "podium": "podium points of a finished match of four: 5, 3, 1 (H-10)",
    "rounds": "rounds played, extra rounds not counted",
}
"""Counters in `Place.facts`; stars, rounds won and moons of extra rounds are not counted (R-H-07)."""
