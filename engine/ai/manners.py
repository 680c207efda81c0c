"""The manners of robots: how daring they play, and how strongly they play against the leader.

A manner only shifts the preferences among a level's options. With `PLAIN`, every robot plays exactly as its
level does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core import Seat


class Manner(NamedTuple):
    """A robot's preferences where its level leaves a choice.

    daring  from -1 to 1: above 0 the robot bids, challenges and risks more, below 0 less
    spite   from 0 to 1: how much the robot values a loss of the leader
    """

    daring: float = 0.0
    spite: float = 0.0


PLAIN: Final = Manner()
MANNERS: Final[Mapping[str, Manner]] = {
    "bold": Manner(daring=1.0),
    "careful": Manner(daring=-1.0),
    "spiteful": Manner(spite=1.0),
}
"""The manners that people can choose, by name."""


def sole_leader(scores: Sequence[float], seat: Seat) -> Seat | None:
    """Return the rival with the highest score; None if the best score is shared or is `seat`'s own."""
    best = max(scores)
    front = [other for other, score in enumerate(scores) if score == best]
    return front[0] if len(front) == 1 and front[0] != seat else None


def draw_by_daring(daring: float, draw: Callable[[], int]) -> int:
    """Draw once; for a bold manner return the higher of two draws, for a careful one the lower."""
    drawn = draw()
    if daring > 0:
        return max(drawn, draw())
    return min(drawn, draw()) if daring < 0 else drawn
