"""What can be shown large beside a text."""

from __future__ import annotations

from typing import TypeAlias

from bot.art import bids, pad, plot, podium
from bot.art.bids import Bids
from bot.art.chart import Chart
from bot.art.hand import Hand
from bot.art.label import Lettered
from bot.art.pad import Pad
from bot.art.plot import Plot
from bot.art.podium import Podium

Score: TypeAlias = Bids | Pad | Podium | Plot
"""What shows names with bids or points."""
Shown: TypeAlias = Chart | Hand | Score


def lettered(score: Score) -> Lettered:
    """A score as a picture, and the names that come onto it."""
    if isinstance(score, Bids):
        return bids.drawn(score)
    if isinstance(score, Pad):
        return pad.drawn(score)
    return podium.drawn(score) if isinstance(score, Podium) else plot.drawn(score)
