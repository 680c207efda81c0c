"""What a match adds to the boards of its server, and what all of them come to: pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace

from bot.board_records import EVERY_GAME, Calendar, EndedMatch, Rating, Total
from bot.records import Result
from bot.tables.periods import periods
from bot.tables.ratings import rated

_SUMS = [one.name for one in fields(Total) if one.name not in ("user_id", "name", "alone", "game", "period")]


def added(match: EndedMatch, calendar: Calendar) -> Iterator[Total]:
    """What each person's sums grow by: in the game and over all games, in every period of the end.

    Robots have none. With one person at the end it counts on the boards of those who play alone, and only
    for that person; with none, for nobody.
    """
    alone = match.people == 1
    kept = periods(calendar, match.ended_at).values()
    for result in match.results if match.people else ():
        if result.user_id is None or (alone and result.left):
            continue
        for game in (match.game, EVERY_GAME):
            for period in kept:
                yield _sums(match, result, result.user_id, alone, game, period)


def _sums(match: EndedMatch, result: Result, user: int, alone: bool, game: str, period: str) -> Total:
    rounds, stayed = result.facts.get("rounds", 0), match.whole and not result.left
    return Total(
        user_id=user,
        name=result.name,
        alone=alone,
        game=game,
        period=period,
        matches=1,
        whole=int(match.whole),
        wins=int(stayed and result.rank == 1),
        podiums=int(stayed and result.rank <= 3),
        points=result.points,
        rounds=rounds,
        bids=rounds if "exact" in result.facts else 0,
        exact=result.facts.get("exact", 0),
    )


def counted(matches: Iterable[EndedMatch], calendar: Calendar) -> tuple[list[Total], list[Rating]]:
    """All sums and ratings that these matches come to, in the order of their ends."""
    sums: dict[tuple[int, bool, str, str], Total] = {}
    ratings: dict[str, dict[int, Rating]] = {}
    for match in matches:
        for one in added(match, calendar):
            key = one.user_id, one.alone, one.game, one.period
            before = sums.get(key)
            sums[key] = one if before is None else _plus(before, one)
        of = ratings.setdefault(match.game, {})
        of |= {one.user_id: one for one in rated(match, of)}
    return list(sums.values()), [one for of in ratings.values() for one in of.values()]


def _plus(before: Total, more: Total) -> Total:
    return replace(
        before, name=more.name, **{name: getattr(before, name) + getattr(more, name) for name in _SUMS}
    )
