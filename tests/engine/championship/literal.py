"""A slow, literal transcription of the league's rules for checking the engine, without shared code.

Entrants are 0, 1, 2 ...; a match is (one, two, points of one, points of two, winner).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Match = tuple[int, int, int, int, int]


class League(NamedTuple):
    """A finished league: its matches, and by entrant the yellow and black cards."""

    entrants: int
    matches: Sequence[Match]
    cards: Mapping[int, tuple[int, int]]

    @property
    def final(self) -> bool:
        """Return whether there is a final; three entrants have none (HC-3.3, R-HC-02)."""
        return self.entrants >= 4

    def points(self, entrant: int) -> int:
        """Return the matches won, less one for each black card (HC-3.2)."""
        won = sum(winner == entrant for *_, winner in self.matches)
        return won - self.cards.get(entrant, (0, 0))[1]

    def own(self, entrant: int) -> int:
        """Return the own points, column F (HC-3.2)."""
        return sum(mine for mine, _ in self.scores(entrant, range(self.entrants)))

    def difference(self, entrant: int, among: Sequence[int]) -> int:
        """Return F less C over the matches with these entrants (HC-3.2, HC-4.5)."""
        return sum(mine - theirs for mine, theirs in self.scores(entrant, among))

    def scores(self, entrant: int, among: Sequence[int]) -> list[tuple[int, int]]:
        """Return own and rival's points of the matches with these entrants."""
        first = [(x, y) for one, two, x, y, _ in self.matches if one == entrant and two in among]
        return first + [(y, x) for one, two, x, y, _ in self.matches if two == entrant and one in among]

    def fair_play(self, entrant: int) -> tuple[int, int]:
        """Return the number of all cards, then of black ones (HC-4.4)."""
        yellow, black = self.cards.get(entrant, (0, 0))
        return yellow + black, black


def order(league: League) -> list[list[int]]:
    """Return the entrants, best first, in groups; tied ones share a group (HC-4)."""
    level = parts(range(league.entrants), lambda entrant: -league.points(entrant))
    everybody = range(league.entrants)
    level = [p for tied in level for p in parts(tied, lambda e: league.difference(e, everybody))]
    level = [p for tied in level for p in parts(tied, league.own)]
    found: list[list[int]] = []
    for tied in level:
        found += parted(league, tied, 1 + sum(map(len, found)))
    return found


def parted(league: League, tied: list[int], first: int) -> list[list[int]]:
    """Split the tied entrants from place `first` down (HC-4.3 to HC-4.5), restarting for each smaller tie."""
    last = first + len(tied) - 1
    consequential = first == 1 or first <= 4 < last if league.final else True
    if len(tied) == 1:
        return [tied]
    if not consequential:
        return [[entrant] for entrant in sorted(tied)]
    for criterion in (league.fair_play, lambda entrant: league.difference(entrant, tied)):
        smaller = parts(tied, criterion)
        if len(smaller) > 1:
            found: list[list[int]] = []
            for some in smaller:
                found += parted(league, some, first + sum(map(len, found)))
            return found
    return [tied]


def parts(entrants: Sequence[int], criterion: Callable[[int], Any]) -> list[list[int]]:
    """Group entrants by equal values, lowest value first."""
    values = sorted({criterion(entrant) for entrant in entrants})
    return [[entrant for entrant in entrants if criterion(entrant) == value] for value in values]


def leads_to(league: League) -> str:
    """Return the league's outcome: final, play-off, void or the organiser (HC-5)."""
    first = 1
    for tied in order(league):
        last = first + len(tied) - 1
        if len(tied) > 1 and not league.final:
            return "organiser"
        if len(tied) > 1 and first <= 4 < last:
            return "play_off" if len(tied) == 4 else "void"
        first = last + 1
    return "final"


def after_a_final(league: League, final: Sequence[int]) -> dict[int, int]:
    """Return the points after a final with this order, best first (HC-6.1, HC-6.2, HC-5.3, R-HC-06)."""
    leaders = order(league)[0]
    if len(leaders) == 4:
        return dict(zip(final, (7, 4, 2, 1), strict=True))
    took = dict(zip(final, (5, 3, 2, 1), strict=True))
    best = next(entrant for entrant in final if entrant in leaders)
    for leader in leaders:
        took[leader] += 2 if leader == best else 1
    return took


def after_a_void(league: League) -> dict[int, int]:
    """Return two points for each entrant tied across the last place or ranked above that tie (HC-5.1)."""
    took: dict[int, int] = {}
    for tied in order(league):
        took |= dict.fromkeys(tied, 2)
        if len(took) > 4 and len(tied) > 1:
            return took
    raise AssertionError("nobody is level across the last place")
