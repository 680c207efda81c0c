"""Draw what a player needs before deciding: the trick so far above the player's hand."""

from __future__ import annotations

from typing import NamedTuple

from bot.art import hand, trick
from bot.art.hand import Hand
from bot.art.piece import Scene, stack_scenes
from bot.art.trick import Trick


class Turn(NamedTuple):
    """A trick in progress, and a hand."""

    trick: Trick
    hand: Hand


def scene(turn: Turn) -> Scene:
    """Lay out the trick above the hand."""
    return stack_scenes(trick.scene(turn.trick), hand.scene(turn.hand))
