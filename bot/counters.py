"""Counters of the running process: plain numbers, so that counting does not slow down clicks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from time import perf_counter
from typing import Any, Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds in seconds of the histogram of answer times; Discord waits three seconds."""
BEGAN: Final = "began"
"""The key in an interaction's extras under which its arrival time is kept."""


class AnswerTimes:
    """Histogram of answer times, with buckets up to each of BOUNDS and a last bucket, and the total time."""

    def __init__(self) -> None:
        self.taken = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one more answer."""
        self.taken[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Counts:
    """All counters since the process began.

    moves      stored inputs of matches, by author (people, robots, dealer, deadline ...)
    refusals   refusals shown to people, by the id of the rule
    discord    permanent refusals by Discord of messages and answers, by Discord's error code
    failures   answers that reported a bug or a failed database
    """

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.discord: Counter[int] = Counter()
        self.failures: Counter[str] = Counter()
        self.answers = AnswerTimes()

    def came_in(self, extras: dict[Any, Any]) -> None:
        """Note the arrival time in the interaction's extras, unless already noted."""
        extras.setdefault(BEGAN, perf_counter())

    def count_answer(self, extras: dict[Any, Any]) -> None:
        """Count the first answer to an interaction; further messages are not counted."""
        began = extras.get(BEGAN)
        if began:
            self.answers.add(perf_counter() - began)
            extras[BEGAN] = None


COUNTS: Final = Counts()
"""The counters of this process."""
