"""Pure functions that compute leaderboard totals, for one match and for all matches of a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from bot.records.boards import (
    EVERY_GAME,
    MOST,
    Calendar,
    EndedMatch,
    Form,
    PriorResults,
    Rating,
    Rival,
    Sums,
    Tally,
    Total,
)
from bot.records.placeholders import is_placeholder
from bot.records.tables import Result
from bot.tables.forms import rivals, update_forms
from bot.tables.periods import periods
from bot.tables.ratings import update_ratings
from bot.tables.tallies import tally_changes

T = TypeVar("T", Total, Rating, Tally, Form, Rival)


def match_sums(match: EndedMatch, calendar: Calendar, before: PriorResults) -> Sums:
    """Return all changes that a match makes to its server's leaderboards and statistics."""
    games = (match.game, EVERY_GAME)
    ratings = tuple(
        new for game in games for new in update_ratings(match, game, before.ratings.get(game, {}))
    )
    after = {(rating.game, rating.user_id): rating.shown for rating in ratings}
    forms = tuple(
        new for game in games for new in update_forms(match, game, before.forms.get(game, {}), after)
    )
    streaks = {(form.game, form.user_id): form.streak for form in forms}
    return Sums(
        tuple(total_changes(match, calendar)),
        ratings,
        tuple(tally_changes(match, calendar, streaks)),
        forms,
        tuple(rivals(match)),
    )


def total_changes(match: EndedMatch, calendar: Calendar) -> Iterator[Total]:
    """Yield the increments of each person's totals, for the game and for all games, in every period.

    Robots have no totals. A match with one person at its end counts as solo, and only for that person; a
    match with no person at its end counts for nobody.
    """
    alone = match.people == 1
    kept = periods(calendar, match.ended_at).values()
    for result in match.results if match.people else ():
        if result.user_id is None or (alone and result.left):
            continue
        for game in (match.game, EVERY_GAME):
            for period in kept:
                yield match_total(match, result, result.user_id, alone, game, period)


def match_total(match: EndedMatch, result: Result, user: int, alone: bool, game: str, period: str) -> Total:
    """Return what a result adds to a person's totals."""
    rounds = result.facts.get("rounds", 0)
    return Total(
        user_id=user,
        name=result.name,
        alone=alone,
        game=game,
        period=period,
        matches=1,
        whole=int(match.whole),
        wins=int(match.is_win(result)),
        podiums=int(match.whole and not result.left and result.rank <= 3),
        points=result.points,
        rounds=rounds,
        bids=rounds if "exact" in result.facts else 0,
        exact=result.facts.get("exact", 0),
    )


def sum_matches(matches: Iterable[EndedMatch], calendar: Calendar) -> Sums:
    """Return the sums of these matches, which must be ordered by their ends.

    Deleted people count as opponents in the results, but have no sums.
    """
    totals: dict[tuple[int, bool, str, str], Total] = {}
    tallies: dict[tuple[int, str, str, str], Tally] = {}
    met: dict[tuple[int, int, str], Rival] = {}
    ratings: dict[str, dict[int, Rating]] = {}
    forms: dict[str, dict[int, Form]] = {}
    for match in matches:
        more = match_sums(match, calendar, PriorResults(ratings, forms))
        for total in more.totals:
            key = total.user_id, total.alone, total.game, total.period
            totals[key] = totals[key].plus(total) if key in totals else total
        for tally in more.tallies:
            sum_of = tally.user_id, tally.game, tally.period, tally.fact
            tallies[sum_of] = _merged_tally(tallies[sum_of], tally) if sum_of in tallies else tally
        for rival in more.rivals:
            pair = rival.user_id, rival.rival_id, rival.game
            met[pair] = _merged_rival(met[pair], rival) if pair in met else rival
        for rating in more.ratings:
            ratings.setdefault(rating.game, {})[rating.user_id] = rating
        for form in more.forms:
            forms.setdefault(form.game, {})[form.user_id] = form
    return Sums(
        _without_placeholders(totals.values()),
        _without_placeholders(rating for by_user in ratings.values() for rating in by_user.values()),
        _without_placeholders(tallies.values()),
        _without_placeholders(form for by_user in forms.values() for form in by_user.values()),
        _without_placeholders(rival for rival in met.values() if not is_placeholder(rival.rival_id)),
    )


def _without_placeholders(sums: Iterable[T]) -> tuple[T, ...]:
    return tuple(record for record in sums if not is_placeholder(record.user_id))


def _merged_tally(before: Tally, more: Tally) -> Tally:
    both = before.value, more.value
    return replace(before, value=max(both) if more.fact in MOST else sum(both))


def _merged_rival(before: Rival, more: Rival) -> Rival:
    return replace(more, met=before.met + more.met, behind=before.behind + more.behind)
