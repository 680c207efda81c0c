"""The robots. They get a View, never a State, and choose among its choices.

`ROBOTS[game key, level](view, rng, budget)` returns an action; `budget` counts playouts for levels that
think ahead, and is ignored by the others. A robot never fails at a choice the view offers.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Protocol

from engine.ai import skull_king


class Choose(Protocol):
    """How a robot decides; it may only be asked when the view has choices."""

    def __call__(self, view: Any, rng: Random, budget: int = 0) -> Any: ...


ROBOTS: Final[Mapping[tuple[str, str], Choose]] = {
    ("skull-king", "easy"): skull_king.easy,
    ("skull-king", "normal"): skull_king.normal,
}
