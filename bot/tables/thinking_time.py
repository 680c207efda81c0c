"""Simulated thinking times of robots, chosen to feel natural for each decision."""

from __future__ import annotations

from typing import Final

from engine.core import AnyView

LAST: Final = 1.0
"""Seconds for a decision with one card or disc in the hand, or none."""
DECISION: Final = 1.2
"""Seconds for any other decision."""
EACH_HELD: Final = 0.08
"""Seconds added for each card or disc in the hand, up to `MANY` of them."""
MANY: Final = 10
OPENING: Final = 2.4
"""Seconds for an answer that all players give at once, such as a bid on a hand just dealt."""
HARDER: Final = 1.25
"""Factor for robots of level `hard`."""
SWING: Final = 0.2
"""Largest random deviation, as a share of the time."""
LONGEST: Final = 4.0


def natural(view: AnyView, level: str, luck: float) -> float:
    """Return the seconds a robot of this level takes for the decision in this view; `luck` is from 0 to 1.

    The time depends only on the hand's public size: the number of playable cards would reveal which suits the
    hand lacks.
    """
    held = len(view.hand)
    if any(choice.revisable for choice in view.choices):
        seconds = OPENING
    elif held <= 1:
        seconds = LAST
    else:
        seconds = DECISION + EACH_HELD * min(held, MANY)
    if level == "hard":
        seconds *= HARDER
    return min(LONGEST, seconds * (1 - SWING + 2 * SWING * luck))
