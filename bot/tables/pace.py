"""How long a robot seems to think: as long as a person finds natural, by what it has to decide."""

from __future__ import annotations

from typing import Final

from engine.core import AnyView

LAST: Final = 1.0
"""Seconds for whoever holds one card or disc at most."""
DECISION: Final = 1.2
"""Seconds for any other decision."""
EACH_HELD: Final = 0.08
"""Seconds more for each card or disc in the hand, as far as `MANY`."""
MANY: Final = 10
OPENING: Final = 2.4
"""Seconds for an answer that all give together, such as a bid on a hand just dealt."""
HARDER: Final = 1.25
"""How many times as long whoever plays at level `hard` seems to think."""
SWING: Final = 0.2
"""By which share it may take more or less."""
LONGEST: Final = 4.0


def natural(view: AnyView, level: str, luck: float) -> float:
    """Seconds that a robot of this level takes for the decision of this view; `luck` is from 0 to 1.

    Of the hand it counts only how large it is, which everybody knows: how many of its cards may be played
    would tell what it lacks.
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
