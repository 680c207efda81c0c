"""What can be shown large beside a text."""

from __future__ import annotations

from typing import TypeAlias

from bot.art import bids, hand, pad, plot, podium, trick
from bot.art.bids import Bids
from bot.art.chart import Chart
from bot.art.hand import Hand
from bot.art.label import Lettered
from bot.art.pad import Pad
from bot.art.piece import Scene
from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.art.trick import Trick

Score: TypeAlias = Bids | Pad | Podium | Plot
"""What shows names with bids or points."""
Cards: TypeAlias = Hand | Trick
"""What lies on the table."""
Shown: TypeAlias = Chart | Cards | Score


def lettered(score: Score) -> Lettered:
    """A score as a picture, and the names that come onto it."""
    if isinstance(score, Bids):
        return bids.drawn(score)
    if isinstance(score, Pad):
        return pad.drawn(score)
    return podium.drawn(score) if isinstance(score, Podium) else plot.drawn(score)


def laid_out(cards: Cards) -> Scene:
    """Where everything lies on the table."""
    return hand.scene(cards) if isinstance(cards, Hand) else trick.scene(cards)
