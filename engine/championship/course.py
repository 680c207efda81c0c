"""The course of a championship from sign-up to medals: one pure function of its inputs and results (HC-1).

Nothing is remembered between two calls, so that it survives everything its log survives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engine.championship import finals, preliminary
from engine.championship import medals as worth
from engine.championship.ladder import PLACES_IN_THE_FINAL
from engine.championship.medals import Extra
from engine.championship.plan import CASTILLAR, LEAGUE, TABLE, Plan
from engine.championship.preliminary import Facts, people
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


def stand(plan: Plan, inputs: Iterable[Input], results: Iterable[Result]) -> Championship:
    """The championship as it stands after these inputs (in order) and with these finished matches.

    The first result of a fixture counts, later ones do not; one of a fixture that was given away by a
    walkover never does.
    """
    given = tuple(inputs)
    names: dict[Entrant, str] = {}
    out: dict[Entrant, str] = {}
    seed: int | None = None
    cancelled = False
    for verb, numbers, word in given:
        if verb == "join":
            names[numbers[0]] = word
        elif verb == "leave":
            names.pop(numbers[0], None)
        elif verb == "withdraw":
            out[numbers[0]] = word
        elif verb == "draw":
            seed = numbers[0]
        cancelled |= verb == "cancel"
    sign_up = Championship(plan=plan, stage=SIGN_UP, names=names, out=out, seed=seed)
    if seed is None:
        verbs = {"cancel"} | ({"draw"} if len(names) in plan.room else set())
        return replace(sign_up, stage=CANCELLED) if cancelled else replace(sign_up, rulings=frozenset(verbs))
    played: dict[str, Any] = {}
    for result in results:
        played.setdefault(result.fixture, result.lines)
    facts = Facts(
        plan,
        names,
        out,
        seed,
        played,
        {i.word: i.numbers[0] for i in given if i.verb == "walkover"},
        [(i.numbers[0], i.word) for i in given if i.verb == "card"],
        [i.numbers for i in given if i.verb == "order"],
    )
    void = any(i.verb == "void" for i in given)
    after = _course(sign_up, facts, void)
    if after.stage == OVER:
        # R-HC-13: whoever has withdrawn since takes nothing.
        awards = {i.numbers[0]: i.numbers[1] for i in given if i.verb == "award" and i.numbers[0] not in out}
        after = replace(after, medals=_awarded(after.medals, awards))
    if cancelled:
        return replace(after, stage=CANCELLED, medals=(), rulings=frozenset())
    return after


def _course(began: Championship, facts: Facts, void: bool) -> Championship:
    """From the draw on."""
    plan, count = facts.plan, len(facts.names)
    if plan.format == TABLE:
        options = facts.options({})
        return finals.single(began, facts, "table", count, options, worth.PODIUM_OF_ONE_MATCH, "R-HC-18")
    if plan.format == CASTILLAR and count in ONE_MATCH:
        podium = worth.PODIUM_OF_TWO if count == 2 else worth.PODIUM_OF_ONE_MATCH
        more = preliminary.league_options(plan) if count == 2 else finals.WITHOUT_EXCEPTIONS
        rule = "R-HC-01" if count == 2 else "HC-6.3"
        return finals.single(began, facts, "match", count, facts.options(more), podium, rule)
    if plan.format == CASTILLAR and count == GROUPS_OF:
        return _groups(began, facts)
    return _league(began, facts, void)


# ---- groups --------------------------------------------------------------------------------------------


def _groups(began: Championship, facts: Facts) -> Championship:
    """HC-7: the first two of each group play the final; HC-7.5: each group champion takes a point."""
    fixtures, tables = preliminary.groups(facts)
    now = replace(
        began,
        stage=PRELIMINARY,
        fixtures=fixtures,
        tables=tables,
        rulings=frozenset({"withdraw", "cancel"}),
    )
    if any(fixture.open and len(fixture.entrants) > 1 for fixture in fixtures):
        return now
    best = [[row for row in table.rows if not row.out][: table.through] for table in tables]
    qualified = tuple(row.entrant for rows in best for row in rows)
    extras = {rows[0].entrant: Extra(worth.GROUP_CHAMPION, "HC-7.5") for rows in best if rows}
    return finals.final(now, facts, qualified, extras, "HC-7.3")


# ---- the league ----------------------------------------------------------------------------------------


def _league(began: Championship, facts: Facts, void: bool) -> Championship:
    """HC-3: the league, then what its table leads to."""
    fixtures, byes = preliminary.league(facts)
    table = preliminary.league_table(facts, fixtures)
    gone = facts.gone(PRELIMINARY)
    final = preliminary.has_final(facts)
    small = facts.plan.format == CASTILLAR and not final
    verbs = {"withdraw", "walkover", "card", "cancel"} | ({"void", "award"} if small else set())
    now = replace(
        began,
        stage=PRELIMINARY,
        fixtures=fixtures,
        byes=byes,
        tables=(table,),
        rulings=frozenset(verbs),
    )
    if small and void:
        # R-HC-02: declared so, it ends at once, whatever is still to be played.
        present = (entrant for entrant in facts.names if entrant not in gone)
        ended = _void(now, dict.fromkeys(present, Extra(worth.VOID_EXTRA, "R-HC-02")))
        return replace(ended, outcome="declared")
    if any(fixture.open for fixture in fixtures):
        return now
    if facts.plan.format == LEAGUE:
        return _by_league(now, facts, table.rows)
    led_to = outcome(table.rows, final)
    now = replace(now, outcome=led_to.kind, tied=led_to.tied)
    if led_to.kind == "organiser":
        more = {"void", "award"} if small else set()
        return replace(now, rulings=frozenset({"order", "withdraw", "cancel"} | more))
    if led_to.kind == VOID:
        above = [row.entrant for row in table.rows if row.rank < led_to.first]
        return _void(now, dict.fromkeys((*above, *led_to.tied), Extra(worth.VOID_EXTRA, "HC-5.1")))
    if not final:
        return _by_league(now, facts, table.rows)
    if led_to.kind == PLAY_OFF:
        return _play_off(now, facts, table.rows, led_to)
    return _after_league(now, facts, table.rows, [row.entrant for row in table.rows[:PLACES_IN_THE_FINAL]])


class Outcome(NamedTuple):
    """What a table leads to: `kind` is final, void, play_off or organiser; who is level, from which place."""

    kind: str
    tied: tuple[Entrant, ...] = ()
    first: int = 0


def outcome(rows: Sequence[Row], final: bool) -> Outcome:
    """HC-5: what a finished league leads to: ties that matter and that nothing has separated.

    HC-5.2, R-HC-07: four level across the last place in the final play for it; R-HC-04, R-HC-08: any other
    number makes it void. HC-5.3, R-HC-06: level at the top the final is playable all the same. HC-5.4: where
    the table is the result itself, the organiser decides.
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


def _void(now: Championship, extras: Mapping[Entrant, Extra]) -> Championship:
    """HC-5.1: no final; extra points for those involved and those above them."""
    others = [row.entrant for row in now.tables[0].rows]
    medals = worth.medals((), (), "", extras, others)
    return replace(now, stage=VOID, outcome="void", medals=medals, rulings=frozenset())


def _by_league(now: Championship, facts: Facts, rows: Sequence[Row]) -> Championship:
    """R-HC-02: the table of three is final, its champion takes two points more; R-HC-18: other games."""
    places = [(row.entrant, row.rank) for row in rows if not row.out]
    others = [row.entrant for row in rows if row.out]
    if facts.plan.format == LEAGUE:
        medals = worth.medals(places, worth.PODIUM_OF_ONE_MATCH, "R-HC-18", others=others)
    else:
        champion = {entrant: Extra(worth.CHAMPION, "HC-6.2") for entrant, rank in places if rank == 1}
        medals = worth.medals(places, worth.PODIUM_OF_THREE, "R-HC-02", champion, others)
    return replace(now, stage=OVER, outcome="final", medals=medals, rulings=frozenset())


def _play_off(now: Championship, facts: Facts, rows: Sequence[Row], level: Outcome) -> Championship:
    """HC-5.2, R-HC-07: the four level play one match to 50; the best of it take the places that are open.

    R-HC-13: when so many withdraw that all others have a place it is not played; a robot earns none.
    """
    seats = PLACES_IN_THE_FINAL
    places = seats - level.first + 1
    gone = facts.gone(PLAY_OFF)
    lines = people(facts.results.get("play-off", ()), gone)
    playing = tuple(entrant for entrant in level.tied if entrant not in gone)
    options = facts.options(preliminary.to_50(places, len(playing), first=places))
    fixture = Fixture("play-off", PLAY_OFF, 0, playing, seats, options, lines)
    needed = bool(lines) or len(playing) > places
    now = replace(
        now,
        stage=PLAY_OFF,
        fixtures=(*now.fixtures, fixture) if needed else now.fixtures,
        rulings=frozenset({"withdraw", "cancel"}),
    )
    if needed and not lines:
        return now
    best = [line.entrant for line in lines if line.entrant in playing and not line.left]
    safe = [row.entrant for row in rows if row.rank < level.first]
    return _after_league(replace(now, tied=()), facts, rows, [*safe, *(best[:places] if needed else playing)])


def _after_league(
    now: Championship, facts: Facts, rows: Sequence[Row], qualified: Sequence[Entrant]
) -> Championship:
    """HC-6: the final; HC-6.2 for the champion of the league, R-HC-06 and HC-5.3 when there is none."""
    leading = [row.entrant for row in rows if row.rank == 1 and not row.out]
    if len(leading) == 1:
        return finals.final(now, facts, qualified, {leading[0]: Extra(worth.CHAMPION, "HC-6.2")}, "HC-6.1")
    return finals.final(replace(now, tied=tuple(leading)), facts, qualified, {}, "HC-6.1")


def _awarded(medals: Sequence[Medal], awards: Mapping[Entrant, int]) -> tuple[Medal, ...]:
    """The medals with the extra points that the organiser has decided instead."""
    return tuple(
        medal._replace(extra=awards[medal.entrant], rules=(*medal.rules[: medal.podium > 0], "HC-5.4"))
        if medal.entrant in awards
        else medal
        for medal in medals
    )
