"""What is counted while the bot runs: plain numbers, which cost a click nothing and are read by who asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from time import perf_counter
from typing import Any, Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds up to which answers are counted together; Discord waits three."""
BEGAN: Final = "began"
"""Under which name an interaction's extras tell when it came in."""


class Answers:
    """How long people have waited for answers: how many took up to each of BOUNDS, or longer, and in all."""

    def __init__(self) -> None:
        self.taken = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """One more answer."""
        self.taken[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Counts:
    """All counts since the process began.

    moves      inputs of matches that were stored, by who made them (people, robots, dealer, deadline ...)
    refusals   refusals people were told, by the id of the rule
    discord    what Discord refused for good, by its code: channels to write in, and answers
    failures   answers that told of a fault of ours, or of a database that could not be written
    """

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.discord: Counter[int] = Counter()
        self.failures: Counter[str] = Counter()
        self.answers = Answers()

    def came_in(self, extras: dict[Any, Any]) -> None:
        """An interaction with these extras is being answered from now on; or has been for a while."""
        extras.setdefault(BEGAN, perf_counter())

    def answered(self, extras: dict[Any, Any]) -> None:
        """It has been answered; what is said afterwards is counted no more."""
        began = extras.get(BEGAN)
        if began:
            self.answers.add(perf_counter() - began)
            extras[BEGAN] = None


COUNTS: Final = Counts()
"""Those of this process."""
