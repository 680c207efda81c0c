"""The end of a round that was played out for a judgement."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """The end of a round that was played out, by seat.

    points   the points of the round
    reached  whether the seat made its bid exactly (Skull King), or took the queen of spades (Hearts)
    """

    points: tuple[int, ...]
    reached: tuple[bool, ...]
