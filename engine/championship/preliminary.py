"""The stage before a final: its fixtures, and the tables from its results (HC-3, HC-4, HC-7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.championship import draw
from engine.championship.ladder import (
    PLACES_IN_THE_FINAL,
    Meeting,
    matters_for_final,
    matters_for_places,
    rank_group,
    rank_league,
)
from engine.championship.plan import CASTILLAR, Plan
from engine.championship.public import PRELIMINARY, Entrant, Fixture, Line, Row, Standings

BLACK_CARD_POINTS: Final = 1
"""The league points that a black card in a match of two costs (H-9.3)."""


class Facts(NamedTuple):
    """All facts from inputs and results.

    names      all entrants                out  who withdrew, and in which stage
    order      all entrants in the order of the draw
    results    lines by fixture            walkovers  by fixture, the entrant who was given it
    cards      (entrant, colour) of the cards that the organiser gave in the league
    orders     tied entrants as ordered by the organiser
    points     by fixture, the points by seat
    """

    plan: Plan
    names: Mapping[Entrant, str]
    out: Mapping[Entrant, str]
    order: Sequence[Entrant]
    results: Mapping[str, tuple[Line, ...]]
    walkovers: Mapping[str, Entrant]
    cards: Sequence[tuple[Entrant, str]]
    orders: Sequence[tuple[Entrant, ...]]
    points: Mapping[str, tuple[int, ...]]

    def withdrawn_in(self, *stages: str) -> tuple[Entrant, ...]:
        """Return who withdrew in one of these stages, in the order of withdrawal."""
        return tuple(entrant for entrant, stage in self.out.items() if stage in stages)

    def options(self, more: Mapping[str, Any]) -> dict[str, Any]:
        """Return the plan's options of the game, overridden by `more`."""
        return {**self.plan.options, **more}


def rank_lines(lines: Iterable[Line], gone: Iterable[Entrant] = ()) -> tuple[Line, ...]:
    """Return the lines of a match of several, best first, with ranks among themselves.

    Entrants who withdrew or left their seat to a robot rank after all others (R-HC-13).
    """
    absent = set(gone)
    order = sorted(lines, key=lambda line: (line.left or line.entrant in absent, line.rank, line.entrant))
    keys = [(line.left or line.entrant in absent, line.rank) for line in order]
    return tuple(
        line._replace(rank=1 + sum(other < key for other in keys))
        for line, key in zip(order, keys, strict=True)
    )


# ---- the league ----------------------------------------------------------------------------------------


def league_options(plan: Plan) -> dict[str, Any]:
    """Return the options of a league's match of two (HC-3.1); one laid card may be changed (R-H-11)."""
    return {"undo_per_match": 1, "limit": 100, "places": [1]} if plan.format == CASTILLAR else {}


def league_fixtures(facts: Facts) -> tuple[tuple[Fixture, ...], tuple[Entrant | None, ...]]:
    """Return every match of the league with its result, and the byes by round (HC-3.1)."""
    gone = facts.withdrawn_in(PRELIMINARY)
    fixtures = []
    rounds = draw.round_robin(facts.order)
    for number, drawn in enumerate(rounds, 1):
        for place, pair in enumerate(drawn.pairs, 1):
            key = f"{number}.{place}"
            lines = facts.results.get(key, ())
            given = facts.walkovers.get(key)
            if given is None:
                given = _winner_by_absence(pair, lines, gone)
            abandoned = given is None and bool(lines) and all(line.left for line in lines)
            fixtures.append(
                Fixture(
                    key,
                    PRELIMINARY,
                    number,
                    pair,
                    2,
                    facts.options(league_options(facts.plan)),
                    () if given is not None or abandoned else lines,
                    given,
                    abandoned,
                )
            )
    return tuple(fixtures), tuple(drawn.bye for drawn in rounds)


def _winner_by_absence(
    pair: tuple[Entrant, Entrant], lines: Sequence[Line], gone: Iterable[Entrant]
) -> Entrant | None:
    """Return who wins a match by the other's absence, None if both or neither played to the end (R-HC-13).

    A match finished before a withdrawal counts as played. A match that neither player finished is lost by the
    first of them to withdraw.
    """
    finishers = [line.entrant for line in lines if not line.left]
    if finishers:
        return finishers[0] if len(finishers) == 1 else None
    first = next((entrant for entrant in gone if entrant in pair), None)
    return None if first is None else next(entrant for entrant in pair if entrant != first)


def meetings(fixtures: Iterable[Fixture]) -> list[Meeting]:
    """Return the decided matches of a league; a walkover is a win with 0:0 game points (R-HC-13)."""
    found = []
    for fixture in fixtures:
        if fixture.is_open:
            continue
        one, two = fixture.entrants
        if fixture.walkover is not None:
            found.append(Meeting(one, two, 0, 0, fixture.walkover))
            continue
        lines = {line.entrant: line for line in fixture.lines}
        level = lines[one].rank == lines[two].rank
        winner = None if level else min(lines.values(), key=lambda line: line.rank).entrant
        found.append(Meeting(one, two, lines[one].points, lines[two].points, winner))
    return found


def league_table(facts: Facts, fixtures: Sequence[Fixture]) -> Standings:
    """Return the table J G P F C Ptos +/- (HC-3.2) in HC-4's order; a black card costs a point (H-9.3)."""
    met = meetings(fixtures)
    rows = tally_rows(facts.names, met)
    for entrant in facts.withdrawn_in(PRELIMINARY):
        rows[entrant] = rows[entrant]._replace(out=True)
    for fixture in fixtures:
        # Count cards shown at the table even if a walkover replaced the match's result.
        for line in facts.results.get(fixture.key, ()):
            rows[line.entrant] = add_sanctions(rows[line.entrant], line.yellow, line.black)
        if fixture.walkover is not None:
            for entrant in fixture.entrants:
                rows[entrant] = rows[entrant]._replace(walkovers=rows[entrant].walkovers + 1)
    for entrant, colour in facts.cards:
        rows[entrant] = add_sanctions(rows[entrant], colour == "yellow", colour == "black")
    through = PLACES_IN_THE_FINAL if has_final(facts) else 0
    return Standings("", _ordered(facts, rows.values(), met), through)


def tally_rows(entrants: Iterable[Entrant], met: Iterable[Meeting]) -> dict[Entrant, Row]:
    """Return the rows by entrant, unsorted: a point for each match won (HC-3.2)."""
    rows = {entrant: Row(entrant) for entrant in entrants}
    for meeting in met:
        for me, mine, theirs in (
            (meeting.one, meeting.points_one, meeting.points_two),
            (meeting.two, meeting.points_two, meeting.points_one),
        ):
            row = rows[me]
            rows[me] = row._replace(
                played=row.played + 1,
                won=row.won + (meeting.winner == me),
                lost=row.lost + (meeting.winner not in (me, None)),
                own=row.own + mine,
                rivals=row.rivals + theirs,
                points=row.points + (meeting.winner == me),
            )
    return rows


def add_sanctions(row: Row, yellow: int, black: int) -> Row:
    """Return a row with these cards added (H-9.3, HC-4.4)."""
    return row._replace(
        points=row.points - BLACK_CARD_POINTS * black,
        cards=row.cards + yellow + black,
        black=row.black + black,
    )


def _ordered(facts: Facts, rows: Iterable[Row], met: Sequence[Meeting]) -> tuple[Row, ...]:
    final = has_final(facts)
    table = rank_league(
        rows, facts.names, met, matters_for_final if final else matters_for_places, fewer=facts.plan.fewer
    )
    for order in facts.orders:
        table = _apply_order(table, order)
    return table


def has_final(facts: Facts) -> bool:
    """Return whether the best four play a final (HC-3.3); if fewer are left there is none (R-HC-02)."""
    present = len(facts.names) - len(facts.withdrawn_in(PRELIMINARY))
    many = len(facts.names) > PLACES_IN_THE_FINAL
    return facts.plan.format == CASTILLAR and many and present >= PLACES_IN_THE_FINAL


def _apply_order(table: tuple[Row, ...], order: tuple[Entrant, ...]) -> tuple[Row, ...]:
    """Return the table with tied rows in the order given by the organiser (HC-5.4)."""
    tied = [row for row in table if row.tied and row.entrant in order]
    if {row.entrant for row in tied} != set(order) or len({row.rank for row in tied}) != 1:
        return table
    first = tied[0].rank
    rows = {row.entrant: row for row in tied}
    decided = [
        rows[entrant]._replace(rank=first + n, tied=False, rule="HC-5.4" if n else rows[entrant].rule)
        for n, entrant in enumerate(order)
    ]
    decided[0] = decided[0]._replace(rule=tied[0].rule)
    return (*table[: first - 1], *decided, *table[first - 1 + len(order) :])


# ---- groups --------------------------------------------------------------------------------------------

THROUGH: Final = 2
"""The number of entrants of a group who play the final (HC-7.2)."""


def options_to_50(last: int, present: int, *, first: int = 1) -> dict[str, Any]:
    """Return the options of a match of four to 50 in which places `first` to `last` matter.

    The rules are H-6.3, HC-5.2 and HC-7.1. Places are counted among people: each robot that fills a seat can
    move a tie of people one place down, so one more place matters (R-HC-13).
    """
    lowest = min(last + draw.GROUP - present, draw.GROUP - 1)
    return {"limit": 50, "places": list(range(first, lowest + 1))}


def groups(facts: Facts) -> tuple[tuple[Fixture, ...], tuple[Standings, ...]]:
    """Return the two groups' matches and tables (HC-7.1)."""
    gone = facts.withdrawn_in(PRELIMINARY)
    fixtures, tables = [], []
    for key, drawn in zip("AB", draw.groups(facts.order), strict=True):
        playing = tuple(entrant for entrant in drawn if entrant not in gone)
        lines = rank_lines(facts.results.get(key, ()), gone)
        options = facts.options(options_to_50(THROUGH, len(playing)))
        # R-HC-13: the last entrant of a group wins without playing.
        alone = playing[0] if len(playing) == 1 and not lines else None
        fixtures.append(Fixture(key, PRELIMINARY, 0, playing, draw.GROUP, options, lines, alone))
        rows = _group_rows(facts, drawn, lines, gone)
        through = min(THROUGH, sum(not row.out for row in rows))
        tables.append(Standings(key, rows, through))
    return tuple(fixtures), tuple(tables)


def _group_rows(
    facts: Facts, drawn: Iterable[Entrant], lines: Sequence[Line], gone: Collection[Entrant]
) -> tuple[Row, ...]:
    found = {line.entrant: line for line in lines}
    ranks = {entrant: found[entrant].rank if entrant in found else draw.GROUP for entrant in drawn}
    rows = []
    for entrant in drawn:
        line = found.get(entrant)
        row = Row(entrant, out=entrant in gone or (line is not None and line.left))
        if line is not None:
            row = row._replace(
                played=1,
                won=line.rounds_won,
                own=line.points,
                stars=line.stars,
                cards=line.yellow + line.black,
                black=line.black,
            )
        rows.append(row)
    return rank_group(rows, facts.names, ranks)
