"""What a match adds to the boards of its server, and what all of them come to: pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from bot.board_records import (
    EVERY_GAME,
    MOST,
    Before,
    Calendar,
    EndedMatch,
    Form,
    Rating,
    Rival,
    Sums,
    Tally,
    Total,
)
from bot.placeholders import is_placeholder
from bot.records import Result
from bot.tables.forms import formed, rivals
from bot.tables.periods import periods
from bot.tables.ratings import rated
from bot.tables.tallies import tallied

T = TypeVar("T", Total, Rating, Tally, Form, Rival)


def brought(match: EndedMatch, calendar: Calendar, before: Before) -> Sums:
    """All that a match changes on the boards and pages of its server."""
    games = (match.game, EVERY_GAME)
    ratings = tuple(one for game in games for one in rated(match, game, before.ratings.get(game, {})))
    after = {(one.game, one.user_id): one.shown for one in ratings}
    forms = tuple(one for game in games for one in formed(match, game, before.forms.get(game, {}), after))
    streaks = {(one.game, one.user_id): one.streak for one in forms}
    return Sums(
        tuple(added(match, calendar)),
        ratings,
        tuple(tallied(match, calendar, streaks)),
        forms,
        tuple(rivals(match)),
    )


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
    rounds = result.facts.get("rounds", 0)
    return Total(
        user_id=user,
        name=result.name,
        alone=alone,
        game=game,
        period=period,
        matches=1,
        whole=int(match.whole),
        wins=int(match.won_by(result)),
        podiums=int(match.whole and not result.left and result.rank <= 3),
        points=result.points,
        rounds=rounds,
        bids=rounds if "exact" in result.facts else 0,
        exact=result.facts.get("exact", 0),
    )


def counted(matches: Iterable[EndedMatch], calendar: Calendar) -> Sums:
    """All that these matches come to, in the order of their ends.

    Whoever has been deleted stays the opponent they were, and has nothing.
    """
    totals: dict[tuple[int, bool, str, str], Total] = {}
    tallies: dict[tuple[int, str, str, str], Tally] = {}
    met: dict[tuple[int, int, str], Rival] = {}
    ratings: dict[str, dict[int, Rating]] = {}
    forms: dict[str, dict[int, Form]] = {}
    for match in matches:
        more = brought(match, calendar, Before(ratings, forms))
        for total in more.totals:
            key = total.user_id, total.alone, total.game, total.period
            totals[key] = totals[key].plus(total) if key in totals else total
        for tally in more.tallies:
            of = tally.user_id, tally.game, tally.period, tally.fact
            tallies[of] = _together(tallies[of], tally) if of in tallies else tally
        for rival in more.rivals:
            pair = rival.user_id, rival.rival_id, rival.game
            met[pair] = _again(met[pair], rival) if pair in met else rival
        for rating in more.ratings:
            ratings.setdefault(rating.game, {})[rating.user_id] = rating
        for form in more.forms:
            forms.setdefault(form.game, {})[form.user_id] = form
    return Sums(
        _there(totals.values()),
        _there(one for of_game in ratings.values() for one in of_game.values()),
        _there(tallies.values()),
        _there(one for of_all in forms.values() for one in of_all.values()),
        _there(one for one in met.values() if not is_placeholder(one.rival_id)),
    )


def _there(sums: Iterable[T]) -> tuple[T, ...]:
    return tuple(one for one in sums if not is_placeholder(one.user_id))


def _together(before: Tally, more: Tally) -> Tally:
    both = before.value, more.value
    return replace(before, value=max(both) if more.fact in MOST else sum(both))


def _again(before: Rival, more: Rival) -> Rival:
    return replace(more, met=before.met + more.met, behind=before.behind + more.behind)
