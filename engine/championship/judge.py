"""The judge's question about a league's table and outcome.

Requests are JSON objects from outside, so every value read from them is checked in this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.championship.course import outcome
from engine.championship.ladder import (
    PLACES_IN_THE_FINAL,
    Meeting,
    matters_for_final,
    matters_for_places,
    rank_league,
)
from engine.championship.plan import FEWEST, MOST
from engine.championship.preliminary import add_sanctions, tally_rows
from engine.championship.public import COLOURS, GROUPS_OF, ONE_MATCH, Row
from engine.core import Unanswerable

FIELDS: Final = ("op", "game", "entrants", "results", "sanctions")
UNDECIDED: Final = "undecided"


def league(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the standings of a Hearts league, its finalists and its outcome (HC-3, HC-4, HC-5).

    Three entrants play no final: their table is the result (R-HC-02). While a match has no result, the
    outcome is UNDECIDED (R-HC-16).
    """
    _check_fields(request)
    entrants = _read_entrants(request)
    number = {name: place for place, name in enumerate(entrants)}
    met = _read_meetings(request, number)
    rows = tally_rows(range(len(entrants)), met)
    for name, cards in _read_sanctions(request, number).items():
        rows[number[name]] = add_sanctions(rows[number[name]], *cards)
    final = len(entrants) >= PLACES_IN_THE_FINAL
    names = dict(enumerate(entrants))
    table = rank_league(rows.values(), names, met, matters_for_final if final else matters_for_places)
    whole = len(met) == len(entrants) * (len(entrants) - 1) // 2
    league_outcome = outcome(table, final).kind if whole else UNDECIDED
    finalists = [names[row.entrant] for row in table[:PLACES_IN_THE_FINAL]]
    return {
        "standings": [_standing(row, names) for row in table],
        "finalists": finalists if final and league_outcome == "final" else None,
        "outcome": league_outcome,
    }


def _check_fields(request: Mapping[str, Any]) -> None:
    """Check that the request has only a league's fields, and that `game`, if given, is Hearts.

    Raises:
        Unanswerable: if the request has other fields or another game.
    """
    for field in request:
        if field not in FIELDS:
            raise Unanswerable(f"{field}: no field of league, which knows {', '.join(FIELDS[2:])}")
    if request.get("game", "hearts") != "hearts":
        raise Unanswerable("game: a league is of hearts")


def _standing(row: Row, names: Mapping[int, str]) -> dict[str, Any]:
    return {
        "name": names[row.entrant],
        "J": row.played,
        "G": row.won,
        "P": row.lost,
        "F": row.own,
        "C": row.rivals,
        "Pts": row.points,
        "diff": row.difference,
        "rank": row.rank,
        "tied": row.tied,
    }


def _read_entrants(request: Mapping[str, Any]) -> list[str]:
    names = request.get("entrants")
    if not isinstance(names, list) or any(not isinstance(name, str) or not name for name in names):
        raise Unanswerable("entrants: a list of names")
    if len(set(names)) < len(names):
        raise Unanswerable("entrants: every name once", "HC-3.1")
    if not FEWEST <= len(names) <= MOST:
        raise Unanswerable(f"entrants: {FEWEST} to {MOST}", "R-HC-15")
    if len(names) in (*ONE_MATCH, GROUPS_OF):
        raise Unanswerable(f"entrants: {len(names)} play no league", "HC-1")
    return names


def _read_meetings(request: Mapping[str, Any], number: Mapping[str, int]) -> list[Meeting]:
    results = request.get("results", [])
    if not isinstance(results, list):
        raise Unanswerable("results: a list of [a, b, points of a, points of b, winner]")
    met = [_read_meeting(result, number) for result in results]
    if len({frozenset((one.one, one.two)) for one in met}) < len(met):
        raise Unanswerable("results: everybody meets everybody once", "HC-3.1")
    return met


def _read_meeting(result: Any, number: Mapping[str, int]) -> Meeting:
    """Read one result; fewer points win (H2-6.1), equal points need a winner in the request (H2-7).

    Raises:
        Unanswerable: if the result is impossible.
    """
    if not isinstance(result, list) or len(result) not in (4, 5):
        raise Unanswerable("results: each is [a, b, points of a, points of b, winner]")
    one, two, points_one, points_two, *named_winner = result
    if not isinstance(one, str) or not isinstance(two, str) or not {one, two} <= set(number) or one == two:
        raise Unanswerable(f"results: {one!r} and {two!r} are not two entrants")
    if any(type(points) is not int or points < 0 for points in (points_one, points_two)):
        raise Unanswerable(f"results: {one} and {two} need whole points, 0 or more")
    winner = named_winner[0] if named_winner and named_winner[0] is not None else None
    if winner is None:
        if points_one == points_two:
            raise Unanswerable(f"results: {one} and {two} have equal points, so who won?", "H2-7")
        winner = one if points_one < points_two else two
    if winner not in (one, two):
        raise Unanswerable(f"results: {winner!r} did not play {one} or {two}")
    if points_one != points_two and winner != (one if points_one < points_two else two):
        raise Unanswerable(f"results: between {one} and {two} fewer points win", "H2-6.1")
    return Meeting(number[one], number[two], points_one, points_two, number[winner])


def _read_sanctions(request: Mapping[str, Any], number: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """Read, by name, the numbers of yellow and black cards.

    Raises:
        Unanswerable: if the field is not an object of such numbers.
    """
    given = request.get("sanctions") or {}
    if not isinstance(given, dict):
        raise Unanswerable("sanctions: an object of names")
    found = {}
    for name, cards in given.items():
        if name not in number:
            raise Unanswerable(f"sanctions: {name!r} is no entrant")
        if not isinstance(cards, dict) or not set(cards) <= set(COLOURS):
            raise Unanswerable(f"sanctions: {name}: an object with {' and '.join(COLOURS)}")
        counts = [cards.get(colour, 0) for colour in COLOURS]
        if any(type(count) is not int or count < 0 for count in counts):
            raise Unanswerable(f"sanctions: {name}: whole numbers, 0 or more")
        found[name] = (counts[0], counts[1])
    return found
