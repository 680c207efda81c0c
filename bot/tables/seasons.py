"""The season archive of a server, worked out from stored results: its seasons, and who was best in one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.errors import RefusalId, Refused
from bot.records.boards import (
    EVERY_GAME,
    MOST,
    SUMMED,
    BoardLine,
    Calendar,
    EndedMatch,
    Total,
)
from bot.records.placeholders import is_placeholder
from bot.records.seasons import MEDALS, Chapter, SeasonMatches, SeasonSums
from bot.records.statistics import SHARED, Holder, Top
from bot.store import Store
from bot.store.totals import get_calendar, list_counted_matches, list_years
from bot.tables.periods import local, periods
from bot.tables.tallies import tallied_facts
from bot.tables.totals import match_total
from bot.texts.sentences import one_line
from engine import GAMES

ALL: Final = "all"
_DAY: Final = timedelta(days=1)
"""By how much the night of a new year differs from that in UTC, at most."""


class Seasons:
    """Reads the seasons of servers; of one at a time, all matches."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self._lock = asyncio.Lock()

    async def list_all(self, guild: int) -> list[Chapter]:
        """Return the seasons of a server, the current one first, then by their ends, newest first.

        The current season is there without a match, too; a calendar year that is over only with one.

        Raises:
            Unavailable: the database failed.
        """
        calendar, now = await self.store.read(get_calendar, guild), self.now()
        years = await self.store.read(list_years, guild, GAMES, local(calendar, now).year)
        return list_chapters(calendar, years, now)

    async def load(self, guild: int, chapter: Chapter) -> SeasonMatches:
        """Return the matches of a season that count among people, with everybody's totals.

        Raises:
            Unavailable: the database failed.
        """
        matches, sums = await self._read(guild, chapter)
        return SeasonMatches(chapter, tuple(matches), tuple(_placed(sums.totals())))

    async def sums(self, guild: int, chapter: Chapter, facts: Mapping[str, Sequence[str]]) -> SeasonSums:
        """Return who was best in a season.

        Args:
            facts: those that are compared, by game, "" for all of them

        Raises:
            Unavailable: the database failed.
        """
        matches, sums = await self._read(guild, chapter)
        played = Counter(game for match in matches for game in (match.game, EVERY_GAME))
        people = {user for match in matches for user in match.ends}
        return SeasonSums(played, len(people), _list_medals(sums.totals()), sums.records(facts))

    async def _read(self, guild: int, chapter: Chapter) -> tuple[list[EndedMatch], Tallied]:
        async with self._lock:
            calendar = await self.store.read(get_calendar, guild)
            since = chapter.started_at - _DAY
            until = (chapter.ended_at or self.now()) + _DAY
            found = await self.store.read_long(list_counted_matches, guild, since, until)
            return await asyncio.to_thread(_sum_season, found, calendar, chapter)


def list_chapters(calendar: Calendar, years: Iterable[int], now: datetime) -> list[Chapter]:
    """Return the seasons of a calendar and these years, the current one first, then by their ends."""
    this_year = local(calendar, now).year
    named = [
        Chapter(
            number,
            season.name,
            f"season {season.id}",
            season.started_at,
            season.ended_at,
            runs=season.ended_at is None,
        )
        for number, season in enumerate(calendar.seasons, start=1)
    ]
    wanted = {*years} | (set() if calendar.running else {this_year})
    whole = [
        Chapter(
            year,
            f"{year}",
            f"{year}",
            datetime(year, 1, 1, tzinfo=UTC),
            datetime(year + 1, 1, 1, tzinfo=UTC),
            runs=year == this_year and calendar.running is None,
            is_year=True,
        )
        for year in wanted
    ]
    return sorted([*named, *whole], key=lambda one: (one.runs, one.ended_at or now), reverse=True)


def find_chapter(chapters: Sequence[Chapter], said: str) -> Chapter:
    """Return the season with this number, year or name, the first one if nothing is said.

    Raises:
        Refused: T-165 there is no such season among them.
    """
    wanted = one_line(said)
    if not wanted:
        return chapters[0]
    numbered = (one for one in chapters if f"{one.number}" == wanted)
    named = (one for one in chapters if one.name.casefold() == wanted.casefold())
    found = next(numbered, None) or next(named, None)
    if found is None:
        raise Refused(RefusalId.NO_SUCH_SEASON, season=wanted)
    return found


def _sum_season(
    found: Iterable[EndedMatch], calendar: Calendar, chapter: Chapter
) -> tuple[list[EndedMatch], Tallied]:
    """Return the matches among these that are of a season and have people, and their sums."""
    matches = [
        match
        for match in found
        if match.people > 1 and periods(calendar, match.ended_at)["season"] == chapter.key
    ]
    sums = Tallied()
    for match in matches:
        sums.add(match)
    return matches, sums


class Tallied:
    """The sums of a season's matches for each person; deleted people have none.

    They are what leaderboards and statistics add up, of this one period; wins in a row begin with the season.
    """

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._totals: dict[tuple[str, int], Counter[str]] = {}
        self._facts: dict[tuple[str, str], dict[int, int]] = {}
        self._streaks: Counter[tuple[str, int]] = Counter()

    def add(self, match: EndedMatch) -> None:
        """Add a match, which must have ended after those added before."""
        whole, games = match.whole, (match.game, EVERY_GAME)
        for result in match.results:
            user = result.user_id
            if user is None or is_placeholder(user):
                continue
            self._names[user] = result.name
            total = match_total(match, result, user, False, match.game, ALL)
            for name in SUMMED:
                more = getattr(total, name)
                for game in games:
                    self._totals.setdefault((game, user), Counter())[name] += more
        for user, result in match.ends.items():
            for game in () if is_placeholder(user) else games:
                if whole:
                    won = match.is_win(result)
                    self._streaks[game, user] = self._streaks[game, user] + 1 if won else 0
                streak = self._streaks[game, user] if whole else 0
                own = result.facts if game else {}
                for fact, value in tallied_facts(match, result, own, streak).items():
                    held = self._facts.setdefault((game, fact), {})
                    before = held.get(user)
                    both = value if before is None else max(before, value) if fact in MOST else before + value
                    held[user] = both

    def totals(self) -> list[Total]:
        """Return everybody's totals in each game and in all games."""
        return [
            Total(user, self._names[user], False, game, ALL, **{name: sums[name] for name in SUMMED})
            for (game, user), sums in self._totals.items()
        ]

    def records(self, facts: Mapping[str, Sequence[str]]) -> tuple[Top, ...]:
        """Return the best at each of these facts that anybody has."""
        wanted = ((game, fact) for game, some in facts.items() for fact in some)
        return tuple(
            self._record(game, fact, self._facts[game, fact])
            for game, fact in wanted
            if (game, fact) in self._facts
        )

    def _record(self, game: str, fact: str, held: Mapping[int, int]) -> Top:
        best = max(held.values())
        holders = [Holder(user, self._names[user]) for user, value in sorted(held.items()) if value == best]
        return Top(game, ALL, fact, best, tuple(holders[:SHARED]), len(holders) > SHARED)


def _placed(totals: Iterable[Total]) -> list[tuple[int | None, Total]]:
    """Return totals by game, best first, with their places by wins; whoever is as good shares a place."""
    placed: list[tuple[int | None, Total]] = []
    for game in (EVERY_GAME, *GAMES):
        here = [one for one in totals if one.game == game]
        won = sorted((one for one in here if one.whole), key=lambda one: (-one.wins, one.user_id))
        place = 0
        for number, one in enumerate(won):
            if not number or one.wins != won[number - 1].wins:
                place = number + 1
            placed.append((place, one))
        placed += [(None, one) for one in here if not one.whole]
    return placed


def _list_medals(totals: Iterable[Total]) -> dict[str, tuple[BoardLine, ...]]:
    medals: dict[str, list[BoardLine]] = {}
    for place, one in _placed(totals):
        if place is not None and place <= MEDALS and one.wins:
            line = BoardLine(one.user_id, one.name, one.wins, one.whole, place)
            medals.setdefault(one.game, []).append(line)
    return {game: tuple(lines) for game, lines in medals.items()}
