"""What places are worth (HC-5, HC-6, HC-7), and the classification that adds them up season by season."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.championship.public import Entrant, Medal

PODIUM: Final = (5, 3, 2, 1)
"""HC-6.1, HC-7.3: a final after a league or groups."""
PODIUM_OF_ONE_MATCH: Final = (5, 3, 1)
"""HC-6.3, H-10: four entrants, one match; R-HC-18: other games, however many enter."""
PODIUM_LEVEL: Final = (5, 3, 1, 0)
EXTRA_LEVEL: Final = (2, 1, 1, 1)
"""HC-5.3: the first four were level on everything: 7, 4, 2, 1."""
PODIUM_OF_TWO: Final = (5, 3)
"""R-HC-01."""
PODIUM_OF_THREE: Final = (5, 3, 2)
"""R-HC-02."""
CHAMPION: Final = 2
"""HC-6.2: for the first of the league."""
SHARED_CHAMPION: Final = 1
"""R-HC-06: for the others who were level with the first of the league."""
GROUP_CHAMPION: Final = 1
"""HC-7.5."""
VOID_EXTRA: Final = 2
"""HC-5.1."""


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
    """The medals, best first: `places` (1 best, shared ones equal), then `others` without a place.

    `rule` is the one that the podium stands in. Extra points go to whom `extras` names.
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
    """An entrant's line of the general classification; `each` has a Medal or None for each championship."""

    entrant: Entrant
    rank: int
    points: int
    golds: int
    silvers: int
    bronzes: int
    each: tuple[Medal | None, ...]


def classification(championships: Sequence[Iterable[Medal]]) -> tuple[Total, ...]:
    """R-HC-17: a season's medals added up, best first: points, then golds, silvers, bronzes; else shared."""
    won = [{medal.entrant: medal for medal in medals} for medals in championships]
    entrants = sorted({entrant for medals in won for entrant in medals})
    each = {entrant: tuple(medals.get(entrant) for medals in won) for entrant in entrants}
    counts = {entrant: _counted(mine) for entrant, mine in each.items()}
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


def _counted(mine: Iterable[Medal | None]) -> tuple[int, int, int, int]:
    """Points, golds, silvers, bronzes."""
    won = [medal for medal in mine if medal is not None]
    golds, silvers, bronzes = (sum(medal.place == place for medal in won) for place in (1, 2, 3))
    return sum(medal.points for medal in won), golds, silvers, bronzes
