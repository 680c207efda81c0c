"""The manners of robots: how daring one plays, and how much it goes for whoever is ahead.

A manner leans on the decisions of a level that weighs something; it has no rules of its own. With `PLAIN`
every robot plays as its level does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core import Seat


class Manner(NamedTuple):
    """How a robot leans where its level leaves it a choice.

    daring  from -1 to 1: above 0 it bids, challenges and risks more, below 0 less
    spite   from 0 to 1: how much the loss of whoever is ahead is worth to it
    """

    daring: float = 0.0
    spite: float = 0.0


PLAIN: Final = Manner()
MANNERS: Final[Mapping[str, Manner]] = {
    "bold": Manner(daring=1.0),
    "careful": Manner(daring=-1.0),
    "spiteful": Manner(spite=1.0),
}
"""By name, the manners people are told of."""


def ahead(scores: Sequence[float], seat: Seat) -> Seat | None:
    """The rival alone in front, more being better; None where nobody is, or `seat` itself is."""
    best = max(scores)
    front = [other for other, score in enumerate(scores) if score == best]
    return front[0] if len(front) == 1 and front[0] != seat else None


def leaning(daring: float, draw: Callable[[], int]) -> int:
    """One draw, or of two the higher for the bold and the lower for the careful."""
    drawn = draw()
    if daring > 0:
        return max(drawn, draw())
    return min(drawn, draw()) if daring < 0 else drawn
