"""Championship snapshots built from the rules alone, without a server or clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from bot.championship.snapshot import ChampionshipSnapshot, Decision, LiveMatch
from bot.records.championships import ChampionshipHeader, Honours, MedalRow
from engine.championship import compute_championship
from engine.championship.plan import CASTILLAR, Plan
from engine.championship.public import Fixture, Input, Line, Result

NAMES = ("Ana", "Bo", "Carla", "Dino", "Eva", "Fran", "Greta", "Hugo", "Inés", "Jan")
LONG = tuple(f"*Cap_{n}*~Barbe|Rousse`des`Mers~~"[:30] for n in range(10))
"""The longest names that are stored, full of signs that Discord would read as formatting."""
CROWD = tuple(f"*Cap_{n}*~Barbe|Rousse`des`Mers~~"[:30] for n in range(24))
"""As many of the longest names as there can be entrants."""
LINK = "https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789"
SEED = 77
FIRST = 1_000_000_000_000_000_001
"""The first id: ids as long as Discord's."""

Points = Callable[[Fixture], Sequence[int]]
"""The points of a match, in the order of its entrants."""


def plan(form: str = CASTILLAR, *, fewer: bool = True) -> Plan:
    """Return a plan for a championship of Skull King in this form."""
    return Plan("skull-king", form, tuple(range(2, 9)), fewer, {})


def entrants(count: int) -> tuple[int, ...]:
    """Return the user ids of so many entrants."""
    return tuple(range(FIRST, FIRST + count))


def signed_up(names: Sequence[str]) -> list[Input]:
    """Return the inputs that enter everybody."""
    return [Input("join", (user,), name) for user, name in zip(entrants(len(names)), names, strict=True)]


def drawn(names: Sequence[str]) -> list[Input]:
    """Return the inputs up to the draw."""
    return [*signed_up(names), Input("draw", (SEED,))]


def withdrawn(*places: int, stage: str = "preliminary") -> list[Input]:
    """Return the inputs that withdraw these entrants, counted from 0."""
    return [Input("withdraw", (FIRST + place,), stage) for place in places]


def result(fixture: Fixture, points: Sequence[int], *, left: Iterable[int] = ()) -> Result:
    """Return a match with these points; the fewest points win."""
    away = set(left)
    scored = dict(zip(fixture.entrants, points, strict=True))
    return Result(
        fixture.key,
        tuple(
            Line(entrant, 1 + sum(other < own for other in points), own, left=entrant in away)
            for entrant, own in zip(fixture.entrants, points, strict=True)
        ),
        tuple(0 if entrant is None else scored[entrant] for entrant in fixture.order),
    )


def by_number(fixture: Fixture) -> Sequence[int]:
    """Score a match so that earlier entrants do better."""
    if len(fixture.entrants) == 2:
        one, two = fixture.entrants
        share = min(52, 10 + abs(one - two) * 4)
        return (share, 104 - share) if one < two else (104 - share, share)
    return [20 + 10 * (entrant - FIRST) for entrant in fixture.entrants]


def level(fixture: Fixture) -> Sequence[int]:
    """Score every match 52 to 52 with its first entrant as winner, so that nothing separates the entrants."""
    return by_number(fixture) if len(fixture.entrants) > 2 else (52, 52)


def one_ahead(fixture: Fixture) -> Sequence[int]:
    """Score matches so that the first entrant wins them all, and nothing separates the others."""
    if len(fixture.entrants) > 2 or FIRST not in fixture.entrants:
        return level(fixture)
    return (10, 94) if fixture.entrants[0] == FIRST else (94, 10)


def two_ahead(fixture: Fixture) -> Sequence[int]:
    """Score matches so that the first two entrants are level and beat the others, who keep their order."""
    best = {FIRST, FIRST + 1} & set(fixture.entrants)
    if len(fixture.entrants) > 2 or not best:
        return by_number(fixture)
    return (52, 52) if len(best) == 2 else (10, 94) if fixture.entrants[0] in best else (94, 10)


def played(
    names: Sequence[str], points: Points = by_number, *, form: str = CASTILLAR, stop: int = 100
) -> list[Result]:
    """Return the results of all matches, or of the first `stop`."""
    found: list[Result] = []
    while len(found) < stop:
        state = compute_championship(plan(form), drawn(names), found)
        waiting = [fixture for fixture in state.fixtures if fixture.is_open and fixture.entrants]
        if not waiting:
            break
        found.append(result(waiting[0], points(waiting[0])))
    return found


def seen(
    inputs: Sequence[Input],
    results: Sequence[Result] = (),
    *,
    form: str = CASTILLAR,
    name: str = "Copa de otoño",
    locale: str = "es",
    live: Iterable[str] = (),
    reason: str = "No vino nadie",
    counts: int = 0,
) -> ChampionshipSnapshot:
    """Return the championship after these inputs and results.

    Tables are open for `live`; `counts` championships count before this one.
    """
    state = compute_championship(plan(form), inputs, results)
    header = ChampionshipHeader(
        id=12,
        guild_id=1,
        channel_id=2,
        name=name,
        plan=plan(form).to_mapping(),
        locale=locale,
        timer="3min",
        status="over" if state.has_ended else "running",
        organiser=5,
        feeds=True,
        season="2026",
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    said = [one for one in inputs if one.verb not in ("join", "leave", "draw")]
    tables = {key: LiveMatch(n, bool(n % 2), LINK) for n, key in enumerate(live, 1)}
    rows = tuple(
        MedalRow(medal.entrant, state.names[medal.entrant], medal.place, medal.podium, medal.extra)
        for medal in state.medals
    )
    season = tuple(Honours(header, rows) for _ in range(counts))
    return ChampionshipSnapshot(
        header,
        state,
        len(inputs),
        header.opened_at,
        tables,
        tuple(Decision(one, reason) for one in said),
        season,
        drawn_by="" if state.seed is None else f"u:{FIRST}",
        left=tuple(one.numbers[0] for one in inputs if one.verb == "leave"),
    )
