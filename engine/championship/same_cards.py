"""The championship with the same cards: every table of a round plays the same deals (SC-1 to SC-3).

Each entrant is compared with the players who had the same cards: those of the same seat at the other tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.championship import medals as worth
from engine.championship.movements import MOVEMENTS
from engine.championship.plan import SAME_CARDS_SIZES, Plan
from engine.championship.preliminary import Facts, rank_lines
from engine.championship.public import (
    OVER,
    PRELIMINARY,
    Championship,
    Entrant,
    Fixture,
    Row,
    Standings,
)

Drawn = tuple[Entrant | None, ...]
"""The entrants of a table by seat; None for a robot."""

EQUAL_DEALS: Final[Mapping[str, Mapping[str, Any]]] = {
    "hearts": {"places": []},
    "skull-king": {"tie_break": "shared"},
}
"""By game, the options without which a tie would bring a table further deals (SC-1.2)."""


def table_size(game: str, count: int) -> int:
    """Return the number of seats at each table: with the fewest robots, then nearest to four (SC-1.2)."""
    return min(
        SAME_CARDS_SIZES[game], key=lambda size: (_count_tables(count, size) * size, abs(size - 4), size)
    )


def _count_tables(count: int, size: int) -> int:
    """Return the number of tables: at least two, because with one nobody could be compared."""
    return max(2, -(-count // size))


def seat_entrants(order: Sequence[Entrant], size: int) -> tuple[tuple[Drawn, ...], ...]:
    """Return the tables of each round, seat by seat, for the entrants in the order of the draw (SC-1.3)."""
    seats = _count_tables(len(order), size) * size
    names = dict(zip("abcdefghijklmnopqrstuvwx", [*order, *[None] * (seats - len(order))], strict=False))
    return tuple(
        tuple(
            tuple(names[letter] for letter in letters[at : at + size]) for at in range(0, len(letters), size)
        )
        for letters in MOVEMENTS[seats, size]
    )


def count_rounds(plan: Plan, entrants: int) -> int:
    """Return the number of rounds for so many entrants."""
    size = table_size(plan.game, entrants)
    return len(MOVEMENTS[_count_tables(entrants, size) * size, size])


def play_same_cards(sign_up_state: Championship, facts: Facts) -> Championship:
    """Return the championship after the draw: the rounds played so far, and the one being played."""
    size = table_size(facts.plan.game, len(facts.names))
    gone = facts.withdrawn_in(PRELIMINARY)
    rows = {entrant: Row(entrant, out=entrant in gone) for entrant in facts.names}
    fixtures: list[Fixture] = []
    scores: list[dict[Entrant, int]] = []
    is_over = True
    for number, tables in enumerate(seat_entrants(facts.order, size), 1):
        if len(facts.names) - len(gone) < 2 and not _has_all_results(facts, number, tables):
            break  # R-HC-13: the last entrant wins without playing.
        round_fixtures = [
            _fixture(facts, f"{number}.{place}", number, drawn, gone) for place, drawn in enumerate(tables, 1)
        ]
        if any(fixture.is_open and fixture.entrants for fixture in round_fixtures):
            # SC-3.2: no result is published before the last table of the round has ended.
            fixtures += [fixture._replace(lines=(), ended=not fixture.is_open) for fixture in round_fixtures]
            is_over = False
            break
        fixtures += round_fixtures
        won = score_round(facts, round_fixtures, tables)
        scores.append(won)
        for entrant, row in rows.items():
            rows[entrant] = row._replace(
                played=row.played + (entrant in won),
                points=row.points + won.get(entrant, 0),
                own=won.get(entrant, 0),
                walkovers=row.walkovers + any(fixture.walkover == entrant for fixture in round_fixtures),
            )
    table = Standings("", _rank(rows.values(), facts.order))
    current = replace(
        sign_up_state,
        stage=PRELIMINARY,
        fixtures=tuple(fixtures),
        byes=(None,) * max((fixture.round for fixture in fixtures), default=0),
        tables=(table,),
        scores=tuple(scores),
        rulings=frozenset({"withdraw", "walkover", "cancel"}),
    )
    if not is_over:
        return current
    places = [(row.entrant, row.rank) for row in table.rows if not row.out]
    others = [row.entrant for row in table.rows if row.out]
    medals = worth.medals(places, worth.PODIUM_OF_ONE_MATCH, "R-HC-18", others=others)
    return replace(current, stage=OVER, outcome="final", medals=medals, rulings=frozenset())


def _has_all_results(facts: Facts, number: int, tables: Sequence[Drawn]) -> bool:
    """Return whether every table of a round with people has been played or decided without play."""
    keys = (f"{number}.{place}" for place, drawn in enumerate(tables, 1) if any(drawn))
    return all(key in facts.results or key in facts.walkovers for key in keys)


def _fixture(facts: Facts, key: str, number: int, drawn: Drawn, gone: Iterable[Entrant]) -> Fixture:
    """Return a table of a round; robots play for those who have withdrawn."""
    lines = facts.results.get(key, ())
    absent = set(gone) - {line.entrant for line in lines}
    order = tuple(None if entrant in absent else entrant for entrant in drawn)
    given = facts.walkovers.get(key)
    return Fixture(
        key,
        PRELIMINARY,
        number,
        tuple(entrant for entrant in order if entrant is not None),
        len(drawn),
        facts.options(EQUAL_DEALS[facts.plan.game]),
        () if given is not None else rank_lines(lines),
        given,
        order=order,
        ended=given is None and key in facts.results and not lines,
    )


def score_round(facts: Facts, fixtures: Sequence[Fixture], tables: Sequence[Drawn]) -> dict[Entrant, int]:
    """Return the halves of a point that entrants have won in a finished round (SC-2).

    A seat's player wins two halves for each player of that seat whom they outscore, and one for each equal
    one. An entrant whose table was not played, by walkover or because it was broken off, gets the mean. One
    who has left the seat to a robot gets nothing, and is not in the result.
    """
    played = {
        fixture.key: facts.points[fixture.key]
        for fixture in fixtures
        if fixture.walkover is None and facts.points.get(fixture.key)
    }
    mean = max(len(played) - 1, 0)
    sign = -1 if facts.plan.fewer else 1
    scores: dict[Entrant, int] = {}
    for fixture, drawn in zip(fixtures, tables, strict=True):
        if fixture.walkover is not None:
            scores[fixture.walkover] = mean
        elif fixture.key not in played:
            scores |= dict.fromkeys(fixture.entrants, mean)
        for line in fixture.lines:
            if line.left:
                continue
            seat = drawn.index(line.entrant)
            own = sign * played[fixture.key][seat]
            others = [sign * points[seat] for key, points in played.items() if key != fixture.key]
            scores[line.entrant] = sum(2 * (own > other) + (own == other) for other in others)
    return scores


def _rank(rows: Iterable[Row], order: Sequence[Entrant]) -> tuple[Row, ...]:
    """Return the rows, best first; equal ones share a place in the order of the draw (SC-2.4).

    Entrants who have withdrawn come last (R-HC-13).
    """
    place = {entrant: n for n, entrant in enumerate(order)}
    best = sorted(rows, key=lambda row: (row.out, -row.points, place[row.entrant]))
    keys = [(row.out, -row.points) for row in best]
    return tuple(
        row._replace(rank=1 + sum(other < key for other in keys), tied=keys.count(key) > 1)
        for row, key in zip(best, keys, strict=True)
    )
