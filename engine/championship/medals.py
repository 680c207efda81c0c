"""The points for places (HC-5, HC-6, HC-7), and the classification that adds them up by season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.championship.public import Entrant, Medal

PODIUM: Final = (5, 3, 2, 1)
"""Points of a final after a league or groups (HC-6.1, HC-7.3)."""
PODIUM_OF_ONE_MATCH: Final = (5, 3, 1)
"""Points of one match of four (HC-6.3, H-10), and of other games with any number of entrants (R-HC-18)."""
PODIUM_LEVEL: Final = (5, 3, 1, 0)
EXTRA_LEVEL: Final = (2, 1, 1, 1)
"""Podium and extra points if the first four were tied: 7, 4, 2, 1 together (HC-5.3)."""
PODIUM_OF_TWO: Final = (5, 3)
"""Points of a championship of two (R-HC-01)."""
PODIUM_OF_THREE: Final = (5, 3, 2)
"""Points of a league of three (R-HC-02)."""
CHAMPION: Final = 2
"""Extra points for the first of the league (HC-6.2)."""
SHARED_CHAMPION: Final = 1
"""Extra points for the others tied with the first of the league (R-HC-06)."""
GROUP_CHAMPION: Final = 1
"""Extra points for the first of a group (HC-7.5)."""
VOID_EXTRA: Final = 2
"""Extra points in a championship without a final (HC-5.1)."""


class Extra(NamedTuple):
    """Extra points and the rule that gives them."""

    points: int
    rule: str


def medals(
    places: Iterable[tuple[Entrant, int]],
    podium: Sequence[int],
    rule: str,
    extras: Mapping[Entrant, Extra] | None = None,
    others: Iterable[Entrant] = (),
) -> tuple[Medal, ...]:
    """Return the medals, best first: `places` (1 is best, shared ones equal), then `others` without a place.

    `rule` is the rule that has the podium. `extras` has extra points by entrant.
    """
    bonus = extras or {}
    found = [
        Medal(
            entrant,
            place,
            podium[place - 1] if place <= len(podium) else 0,
            *_extra(bonus.get(entrant), (rule,) if place <= len(podium) else ()),
        )
        for entrant, place in sorted(places, key=lambda one: one[1])
    ]
    rest = [Medal(entrant, None, 0, *_extra(bonus.get(entrant), ())) for entrant in others]
    return (*found, *sorted(rest, key=lambda medal: -medal.extra))


def _extra(extra: Extra | None, rules: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    return (0, rules) if extra is None else (extra.points, (*rules, extra.rule))


class Total(NamedTuple):
    """An entrant's line of the general classification; `each` has a Medal or None by championship."""

    entrant: Entrant
    rank: int
    points: int
    golds: int
    silvers: int
    bronzes: int
    each: tuple[Medal | None, ...]


def classification(championships: Sequence[Iterable[Medal]]) -> tuple[Total, ...]:
    """Add up a season's medals, best first: by points, golds, silvers, bronzes, else shared (R-HC-17)."""
    won = [{medal.entrant: medal for medal in medals} for medals in championships]
    entrants = sorted({entrant for medals in won for entrant in medals})
    each = {entrant: tuple(medals.get(entrant) for medals in won) for entrant in entrants}
    counts = {entrant: _count_medals(entrant_medals) for entrant, entrant_medals in each.items()}
    order = sorted(entrants, key=lambda entrant: ([-count for count in counts[entrant]], entrant))
    return tuple(
        Total(
            entrant,
            1 + sum(count > counts[entrant] for count in counts.values()),
            *counts[entrant],
            each=each[entrant],
        )
        for entrant in order
    )


def _count_medals(entrant_medals: Iterable[Medal | None]) -> tuple[int, int, int, int]:
    """Return points, golds, silvers and bronzes."""
    won = [medal for medal in entrant_medals if medal is not None]
    golds, silvers, bronzes = (sum(medal.place == place for medal in won) for place in (1, 2, 3))
    return sum(medal.points for medal in won), golds, silvers, bronzes
