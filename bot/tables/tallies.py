"""Pure functions that compute a match's changes to the tallies of its people and server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.records.boards import EVERY_GAME, EVERYBODY, MOST, Calendar, EndedMatch, Tally
from bot.records.tables import Result
from bot.tables.periods import periods


def tally_changes(
    match: EndedMatch, calendar: Calendar, streaks: Mapping[tuple[str, int], int]
) -> Iterator[Tally]:
    """Yield each tally's increment, or new minimum, for the month of the match's end and for all time.

    A match with fewer than two people at its end changes no tally. `streaks` holds the number of matches each
    person has won in a row now, by game and person.
    """
    if match.people < 2:
        return
    kept = periods(calendar, match.ended_at)
    for period in (kept["month"], kept["all"]):
        for game in (match.game, EVERY_GAME):
            yield Tally(EVERYBODY, game, period, "played", 1)
            for user, result in match.ends.items():
                facts = tallied_facts(
                    match, result, result.facts if game else {}, streaks.get((game, user), 0)
                )
                for fact, value in facts.items():
                    yield Tally(user, game, period, fact, value)


def tallied_facts(match: EndedMatch, result: Result, own: Mapping[str, int], streak: int) -> dict[str, int]:
    """Return the facts of a result to tally, omitting sums of 0 but no maxima (`MOST`)."""
    facts = {**own, "matches": 1, "wins": int(match.is_win(result)), "streak": streak}
    return {fact: value for fact, value in facts.items() if value or fact in own.keys() & MOST}
