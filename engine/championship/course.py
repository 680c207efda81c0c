"""The course of a championship from sign-up to medals: a pure function of its inputs and results (HC-1).

Nothing is kept between calls, so a championship can always be restored from its log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.championship import finals, preliminary
from engine.championship import medals as worth
from engine.championship.draw import draw_order
from engine.championship.ladder import PLACES_IN_THE_FINAL
from engine.championship.medals import Extra
from engine.championship.plan import CASTILLAR, LEAGUE, SAME_CARDS, TABLE, Plan
from engine.championship.preliminary import Facts, rank_lines
from engine.championship.public import (
    CANCELLED,
    GROUPS_OF,
    ONE_MATCH,
    OVER,
    PLAY_OFF,
    PRELIMINARY,
    SIGN_UP,
    VOID,
    Championship,
    Entrant,
    Fixture,
    Input,
    Medal,
    Result,
    Row,
)
from engine.championship.same_cards import play_same_cards


def compute_championship(plan: Plan, inputs: Iterable[Input], results: Iterable[Result]) -> Championship:
    """Return the championship after these inputs, in order, and with these finished matches.

    Only the first result of a fixture counts; results of a fixture decided by a walkover are ignored.
    """
    given = tuple(inputs)
    names: dict[Entrant, str] = {}
    out: dict[Entrant, str] = {}
    seed: int | None = None
    order: list[Entrant] = []
    cancelled = False
    for verb, numbers, word in given:
        if verb == "join":
            names[numbers[0]] = word
        elif verb == "leave":
            names.pop(numbers[0], None)
        elif verb == "withdraw":
            out[numbers[0]] = word
        elif verb == "draw":
            seed, *order = numbers
        cancelled |= verb == "cancel"
    sign_up = Championship(plan=plan, stage=SIGN_UP, names=names, out=out, seed=seed)
    if seed is None:
        verbs = {"cancel"} | ({"draw"} if len(names) in plan.entrant_counts else set())
        return replace(sign_up, stage=CANCELLED) if cancelled else replace(sign_up, rulings=frozenset(verbs))
    played: dict[str, Result] = {}
    for result in results:
        played.setdefault(result.fixture, result)
    facts = Facts(
        plan,
        names,
        out,
        order or draw_order(seed, names),
        {fixture: result.lines for fixture, result in played.items()},
        {i.word: i.numbers[0] for i in given if i.verb == "walkover"},
        [(i.numbers[0], i.word) for i in given if i.verb == "card"],
        [i.numbers for i in given if i.verb == "order"],
        {fixture: result.points for fixture, result in played.items()},
    )
    void = any(i.verb == "void" for i in given)
    after = _course(sign_up, facts, void)
    if after.stage == OVER:
        # R-HC-13: an entrant who withdraws after an award loses that award.
        awards = {i.numbers[0]: i.numbers[1] for i in given if i.verb == "award" and i.numbers[0] not in out}
        after = replace(after, medals=_with_awards(after.medals, awards))
    if cancelled:
        return replace(after, stage=CANCELLED, medals=(), rulings=frozenset())
    return after


def _course(sign_up_state: Championship, facts: Facts, void: bool) -> Championship:
    """Return the championship after the draw, by its format and number of entrants."""
    plan, count = facts.plan, len(facts.names)
    if plan.format == TABLE:
        options = facts.options({})
        return finals.single_match(
            sign_up_state, facts, "table", count, options, worth.PODIUM_OF_ONE_MATCH, "R-HC-18"
        )
    if plan.format == SAME_CARDS:
        return play_same_cards(sign_up_state, facts)
    if plan.format == CASTILLAR and count in ONE_MATCH:
        podium = worth.PODIUM_OF_TWO if count == 2 else worth.PODIUM_OF_ONE_MATCH
        more = preliminary.league_options(plan) if count == 2 else finals.WITHOUT_EXCEPTIONS
        rule = "R-HC-01" if count == 2 else "HC-6.3"
        return finals.single_match(sign_up_state, facts, "match", count, facts.options(more), podium, rule)
    if plan.format == CASTILLAR and count == GROUPS_OF:
        return _groups(sign_up_state, facts)
    return _league(sign_up_state, facts, void)


# ---- groups --------------------------------------------------------------------------------------------


def _groups(sign_up_state: Championship, facts: Facts) -> Championship:
    """Play two groups; the best two of each play the final (HC-7), group champions get a point (HC-7.5)."""
    fixtures, tables = preliminary.groups(facts)
    current = replace(
        sign_up_state,
        stage=PRELIMINARY,
        fixtures=fixtures,
        tables=tables,
        rulings=frozenset({"withdraw", "cancel"}),
    )
    if any(fixture.is_open and len(fixture.entrants) > 1 for fixture in fixtures):
        return current
    best = [[row for row in table.rows if not row.out][: table.through] for table in tables]
    qualified = tuple(row.entrant for rows in best for row in rows)
    extras = {rows[0].entrant: Extra(worth.GROUP_CHAMPION, "HC-7.5") for rows in best if rows}
    return finals.final(current, facts, qualified, extras, "HC-7.3")


# ---- the league ----------------------------------------------------------------------------------------


def _league(sign_up_state: Championship, facts: Facts, void: bool) -> Championship:
    """Play the league (HC-3), then the stage that its table decides."""
    fixtures, byes = preliminary.league_fixtures(facts)
    table = preliminary.league_table(facts, fixtures)
    gone = facts.withdrawn_in(PRELIMINARY)
    final = preliminary.has_final(facts)
    small = facts.plan.format == CASTILLAR and not final
    verbs = {"withdraw", "walkover", "card", "cancel"} | ({"void", "award"} if small else set())
    current = replace(
        sign_up_state,
        stage=PRELIMINARY,
        fixtures=fixtures,
        byes=byes,
        tables=(table,),
        rulings=frozenset(verbs),
    )
    if small and void:
        # R-HC-02: a league declared void ends at once, even with open fixtures.
        present = (entrant for entrant in facts.names if entrant not in gone)
        ended = _end_void(current, dict.fromkeys(present, Extra(worth.VOID_EXTRA, "R-HC-02")))
        return replace(ended, outcome="declared")
    if any(fixture.is_open for fixture in fixtures):
        return current
    if facts.plan.format == LEAGUE:
        return _end_by_table(current, facts, table.rows)
    found_outcome = outcome(table.rows, final)
    current = replace(current, outcome=found_outcome.kind, tied=found_outcome.tied)
    if found_outcome.kind == "organiser":
        more = {"void", "award"} if small else set()
        return replace(current, rulings=frozenset({"order", "withdraw", "cancel"} | more))
    if found_outcome.kind == VOID:
        above = [row.entrant for row in table.rows if row.rank < found_outcome.first]
        return _end_void(
            current, dict.fromkeys((*above, *found_outcome.tied), Extra(worth.VOID_EXTRA, "HC-5.1"))
        )
    if not final:
        return _end_by_table(current, facts, table.rows)
    if found_outcome.kind == PLAY_OFF:
        return _play_off(current, facts, table.rows, found_outcome)
    return _after_league(
        current, facts, table.rows, [row.entrant for row in table.rows[:PLACES_IN_THE_FINAL]]
    )


class Outcome(NamedTuple):
    """The outcome of a finished league: `kind` is final, void, play_off or organiser.

    `tied` are the entrants tied at a place that matters; `first` is the best place that they share.
    """

    kind: str
    tied: tuple[Entrant, ...] = ()
    first: int = 0


def outcome(rows: Sequence[Row], final: bool) -> Outcome:
    """Return a finished league's outcome, by its unbroken ties at places that matter (HC-5).

    Four entrants tied across the last place in the final play for it (HC-5.2, R-HC-07); any other number
    makes the league void (R-HC-04, R-HC-08). A tie at the top lets the final go on (HC-5.3, R-HC-06). Where
    the table itself is the result, the organiser decides (HC-5.4).
    """
    ties: dict[int, list[Row]] = {}
    for row in rows:
        if row.tied and not row.out:
            ties.setdefault(row.rank, []).append(row)
    for first, tied in sorted(ties.items()):
        entrants = tuple(row.entrant for row in tied)
        if not final:
            return Outcome("organiser", entrants, first)
        if first <= PLACES_IN_THE_FINAL < first + len(tied) - 1:
            four = len(tied) == PLACES_IN_THE_FINAL
            return Outcome(PLAY_OFF if four else VOID, entrants, first)
    return Outcome("final")


def _end_void(current: Championship, extras: Mapping[Entrant, Extra]) -> Championship:
    """End the championship without a final; `extras` has the extra points of HC-5.1 or R-HC-02."""
    others = [row.entrant for row in current.tables[0].rows]
    medals = worth.medals((), (), "", extras, others)
    return replace(current, stage=VOID, outcome="void", medals=medals, rulings=frozenset())


def _end_by_table(current: Championship, facts: Facts, rows: Sequence[Row]) -> Championship:
    """End the championship with the league table as the result (R-HC-02, R-HC-18).

    The champion of a league of three gets two extra points (HC-6.2).
    """
    places = [(row.entrant, row.rank) for row in rows if not row.out]
    others = [row.entrant for row in rows if row.out]
    if facts.plan.format == LEAGUE:
        medals = worth.medals(places, worth.PODIUM_OF_ONE_MATCH, "R-HC-18", others=others)
    else:
        champion = {entrant: Extra(worth.CHAMPION, "HC-6.2") for entrant, rank in places if rank == 1}
        medals = worth.medals(places, worth.PODIUM_OF_THREE, "R-HC-02", champion, others)
    return replace(current, stage=OVER, outcome="final", medals=medals, rulings=frozenset())


def _play_off(current: Championship, facts: Facts, rows: Sequence[Row], level: Outcome) -> Championship:
    """Let four tied entrants play one match to 50 for the open places in the final (HC-5.2, R-HC-07).

    The match is skipped if withdrawals leave a place for each remaining entrant; robots earn no place
    (R-HC-13).
    """
    seats = PLACES_IN_THE_FINAL
    places = seats - level.first + 1
    gone = facts.withdrawn_in(PLAY_OFF)
    lines = rank_lines(facts.results.get("play-off", ()), gone)
    playing = tuple(entrant for entrant in level.tied if entrant not in gone)
    options = facts.options(preliminary.options_to_50(places, len(playing), first=places))
    fixture = Fixture("play-off", PLAY_OFF, 0, playing, seats, options, lines)
    needed = bool(lines) or len(playing) > places
    current = replace(
        current,
        stage=PLAY_OFF,
        fixtures=(*current.fixtures, fixture) if needed else current.fixtures,
        rulings=frozenset({"withdraw", "cancel"}),
    )
    if needed and not lines:
        return current
    best = [line.entrant for line in lines if line.entrant in playing and not line.left]
    safe = [row.entrant for row in rows if row.rank < level.first]
    return _after_league(
        replace(current, tied=()), facts, rows, [*safe, *(best[:places] if needed else playing)]
    )


def _after_league(
    current: Championship, facts: Facts, rows: Sequence[Row], qualified: Sequence[Entrant]
) -> Championship:
    """Go on to the final (HC-6), with extra points for a sole league champion (HC-6.2).

    A shared first place is settled by the final (R-HC-06, HC-5.3).
    """
    leading = [row.entrant for row in rows if row.rank == 1 and not row.out]
    if len(leading) == 1:
        return finals.final(
            current, facts, qualified, {leading[0]: Extra(worth.CHAMPION, "HC-6.2")}, "HC-6.1"
        )
    return finals.final(replace(current, tied=tuple(leading)), facts, qualified, {}, "HC-6.1")


def _with_awards(medals: Sequence[Medal], awards: Mapping[Entrant, int]) -> tuple[Medal, ...]:
    """Return the medals with the organiser's extra points in place of the computed ones."""
    return tuple(
        medal._replace(extra=awards[medal.entrant], rules=(*medal.rules[: medal.podium > 0], "HC-5.4"))
        if medal.entrant in awards
        else medal
        for medal in medals
    )
