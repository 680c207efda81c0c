"""Reasons for advice: what an action is good for, in a sentence with its chances."""

from __future__ import annotations

from typing import Final

from bot.texts.sentences import Texts
from engine import GAMES

TELLING: Final = 0.05
"""A difference between two chances that is worth a sentence."""


def describe_reason(game: str, best: float | None, other: float | None, t: Texts) -> str:
    """Return what the better of two actions is good for; "" if their chances are about equal or unknown.

    In Skull King it makes the bid more often, in Hearts it takes the queen of spades less often. The chances
    run from 0 to 1.
    """
    if best is None or other is None:
        return ""
    better = other - best if GAMES[game].lowest_wins else best - other
    if better < TELLING:
        return ""
    return t(f"review-reason-{game}", best=round(100 * best), played=round(100 * other))
