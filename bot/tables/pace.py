"""How long a robot seems to think: as long as a person finds natural, by what it has to decide."""

from __future__ import annotations

from typing import Final

from engine.core import AnyView

FORCED: Final = 1.0
"""Seconds for what can be done in one way only."""
DECISION: Final = 1.2
"""Seconds for any other decision."""
EACH_WAY: Final = 0.08
"""Seconds more for each way there is, as far as `MANY`."""
MANY: Final = 10
OPENING: Final = 2.4
"""Seconds for an answer that all give together, such as a bid on a hand just dealt."""
HARDER: Final = 1.25
"""How many times as long whoever plays at level `hard` seems to think."""
SWING: Final = 0.2
"""By which share it may take more or less."""
LONGEST: Final = 4.0


def natural(view: AnyView, level: str, luck: float) -> float:
    """Seconds that a robot of this level takes for the decision of this view; `luck` is from 0 to 1."""
    ways = sum(max(1, len(choice.items)) for choice in view.choices)
    if ways <= 1:
        seconds = FORCED
    elif any(choice.revisable for choice in view.choices):
        seconds = OPENING
    else:
        seconds = DECISION + EACH_WAY * min(ways, MANY)
    if level == "hard" and ways > 1:
        seconds *= HARDER
    return min(LONGEST, seconds * (1 - SWING + 2 * SWING * luck))
