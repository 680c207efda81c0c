"""What somebody looks at before they decide: the trick so far above their own hand."""

from __future__ import annotations

from typing import NamedTuple

from bot.art import hand, trick
from bot.art.hand import Hand
from bot.art.piece import Scene, stacked
from bot.art.trick import Trick


class Turn(NamedTuple):
    """A trick that is being played, and a hand."""

    trick: Trick
    hand: Hand


def scene(turn: Turn) -> Scene:
    """The one above the other."""
    return stacked(trick.scene(turn.trick), hand.scene(turn.hand))
