"""What a Hearts table shows: actions, finished tricks, score lines, events and the View of a seat.

Nothing in here except the own cards of a View (`hand`, `given`, `received`) can hold a card that nobody
has played.
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
"""H-2.3: where three cards go in rounds 1, 2, 3, 4, and again from 5 on."""

COLOURS: Final = ("yellow", "black")
YELLOW, BLACK = range(2)
CARD_VERBS: Final = frozenset({"pass", "play", "change", "deal"})
SORTED_VERBS: Final = frozenset({"pass"})
PASSED_ON: Final = 3
"""H-2.3: how many cards everybody passes."""


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
        # A number that names nothing is written as it is: a refusal must be able to quote anything.
        words = (names[item] if 0 <= item < len(names) else str(item) for item in self.items)
        return " ".join((self.verb, *words))


def sanction(seat: Seat, colour: int) -> int:
    """A seat and a colour as the one item of a referee's input."""
    return seat * len(COLOURS) + colour


def sanctioned(item: int) -> tuple[Seat, int]:
    """The seat and the colour of a referee's input; `sanction` backwards."""
    return divmod(item, len(COLOURS))


def _ruling(item: int) -> str:
    seat, colour = sanctioned(item)
    return f"{seat} {COLOURS[colour]}"


def parse(text: str) -> Action:
    """Read an action in the notation; `parse(str(a)) == a`. NotUnderstood (T-3) for anything else."""
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
    """A finished trick: `plays` in order, who took it with the highest card of the led suit, its points."""

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat
    points: int


class RoundSheet(NamedTuple):
    """The score pad of one finished round; tuples are by seat.

    taken    points of the cards taken
    points   what was written down: a moon turns 26 into 0 and gives every rival 26 (H-5.3)
    totals   after this round, black cards given so far included
    moon     who shot the moon       star  who won the round alone with 0 points (H-6.4)
    winners  everybody with the fewest points (R-H-06)
    tied     an extra round is played for these seats: its points only break their tie (H-7.4); else ()
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
    """A round was dealt: 1-based number, who deals (H-2.1), where three cards go (H-2.3)."""

    round: int
    dealer: Seat
    direction: str


class HasPassed(NamedTuple):
    """A seat has chosen the cards it passes; which ones stays secret."""

    seat: Seat


class Exchanged(NamedTuple):
    """Everybody's cards have changed hands at once (R-H-15)."""

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
    """The first heart of the round, or the queen if she counts: Rompo burbuja (H-3.5, H-3.7)."""

    seat: Seat


class TrickOver(NamedTuple):
    """A trick is finished (H-4)."""

    trick: Trick


class MoonShot(NamedTuple):
    """A seat took all 26 points of the round (H-5.3)."""

    seat: Seat


class Carded(NamedTuple):
    """The referee has shown a card; `points` is what it added to the total (H-9.1)."""

    seat: Seat
    colour: int
    points: int


class ExtraRound(NamedTuple):
    """The match goes on for one round that only counts between these seats (H-7.4)."""

    tied: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything one seat knows; `seat` None is a spectator, who holds no cards.

    phase       deal, pass, play, over
    round       1-based, 0 before the first deal
    tied        whose tie the present round breaks, () in an ordinary round
    direction   where three cards go in this round; `none` in every fourth, and always with two
    leader      who leads the present trick
    hand        in deck order
    answered    who has chosen the cards to pass while not all have
    given       what I passed this round, or mean to; `received` what I got for it
    trick       plays of the unfinished trick; `winning` who would take it now
    tricks      finished tricks of this round; `last_trick` survives into the next round
    taken       by seat, points of the cards taken this round
    broken      whether hearts may be led (H-3.5)
    changes     by seat, how many laid cards may still be changed in this match (R-H-11)
    sheet       finished rounds
    totals      by seat, black cards included
    stars, rounds_won, queens, yellow, black   by seat, as `FACTS` names them; ranks the present places
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


def passes_to(direction: str, seat: Seat, seats: int) -> Seat:
    """Who receives the cards `seat` passes; with `none` the seat itself. Left is clockwise (H-2.3)."""
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
