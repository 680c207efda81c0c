"""The match that ends a championship: the final, or the single match (HC-1, HC-6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.championship import medals as worth
from engine.championship.ladder import PLACES_IN_THE_FINAL
from engine.championship.medals import Extra
from engine.championship.preliminary import Facts, rank_lines
from engine.championship.public import (
    FINAL,
    OVER,
    PLAY_OFF,
    PRELIMINARY,
    Championship,
    Entrant,
    Fixture,
    Line,
)

WITHOUT_EXCEPTIONS: Final[Mapping[str, Any]] = {"limit": 100, "places": [1, 2, 3]}
"""The options of a match of four by its own rules, whatever the server's options are (HC-6, HC-6.3)."""


def single_match(
    sign_up_state: Championship,
    facts: Facts,
    key: str,
    seats: int,
    options: Mapping[str, Any],
    podium: Sequence[int],
    rule: str,
) -> Championship:
    """Return the championship that consists of one match (HC-1)."""
    gone = facts.withdrawn_in(PRELIMINARY)
    playing = tuple(entrant for entrant in facts.names if entrant not in gone)
    lines = rank_lines(facts.results.get(key, ()), gone)
    fixture = Fixture(key, PRELIMINARY, 0, playing, seats, options, lines)
    alone = len(playing) == 1
    if not lines and not alone:
        verbs = {"withdraw", "cancel"} | ({"award"} if rule == "R-HC-01" else set())
        return replace(sign_up_state, stage=PRELIMINARY, fixtures=(fixture,), rulings=frozenset(verbs))
    if alone and not lines:
        # R-HC-13: the last entrant wins without playing.
        fixture = fixture._replace(walkover=playing[0])
    places = _places(lines, gone) if lines else [(playing[0], 1)]
    medals = worth.medals(places, podium, rule, others=_others(places, facts.names))
    return replace(sign_up_state, stage=OVER, fixtures=(fixture,), outcome="final", medals=medals)


def _places(lines: Iterable[Line], gone: Iterable[Entrant]) -> list[tuple[Entrant, int]]:
    """Return the places of those who played the match to its end."""
    absent = set(gone)
    return [(line.entrant, line.rank) for line in lines if not line.left and line.entrant not in absent]


def _others(places: Iterable[tuple[Entrant, int]], names: Iterable[Entrant]) -> list[Entrant]:
    placed = dict(places)
    return [entrant for entrant in names if entrant not in placed]


def final(
    current: Championship,
    facts: Facts,
    qualified: Sequence[Entrant],
    extras: Mapping[Entrant, Extra],
    rule: str,
) -> Championship:
    """Return the championship with its final of four to 100, and its medals (HC-6, HC-7.3 after groups)."""
    gone = facts.withdrawn_in(PLAY_OFF, FINAL)
    playing = tuple(entrant for entrant in qualified if entrant not in gone)
    lines = rank_lines(facts.results.get("final", ()), gone)
    fixture = Fixture(
        "final", FINAL, 0, playing, PLACES_IN_THE_FINAL, facts.options(WITHOUT_EXCEPTIONS), lines
    )
    verbs = {"withdraw", "cancel"} | ({"award"} if current.tied else set())
    current = replace(
        current,
        stage=FINAL,
        outcome="final",
        qualified=tuple(qualified),
        fixtures=(*current.fixtures, fixture),
        rulings=frozenset(verbs),
    )
    if not lines and len(playing) > 1:
        return current
    if not lines and playing:
        current = replace(current, fixtures=(*current.fixtures[:-1], fixture._replace(walkover=playing[0])))
    places = _places(lines, gone) if lines else [(entrant, 1) for entrant in playing]
    podium: Sequence[int] = worth.PODIUM
    if len(current.tied) == PLACES_IN_THE_FINAL:
        # HC-5.3: all four were tied, so each place of the final brings its own extra points.
        podium, rule = worth.PODIUM_LEVEL, "HC-5.3"
        extras = {entrant: Extra(worth.EXTRA_LEVEL[place - 1], rule) for entrant, place in places}
    elif current.tied:
        extras = _shared_champion(current.tied, places)
    medals = worth.medals(places, podium, rule, extras, _others(places, facts.names))
    return replace(current, stage=OVER, medals=medals, rulings=frozenset())


def _shared_champion(tied: Sequence[Entrant], places: Sequence[tuple[Entrant, int]]) -> dict[Entrant, Extra]:
    """Return extra points for the tied leaders: two for their best in the final, one for others (R-HC-06)."""
    order = [entrant for entrant, _ in places if entrant in tied]
    best = order[:1]
    return {
        entrant: Extra(worth.CHAMPION if entrant in best else worth.SHARED_CHAMPION, "R-HC-06")
        for entrant in tied
    }
