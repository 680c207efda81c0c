"""The archive of seasons: which there are, what is said to mean one, and sums of one period alone."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.errors import RefusalId, Refused
from bot.present.past.seasons import season_page
from bot.present.past.statistics import AWARDS
from bot.present.post import Menu
from bot.records.boards import EVERY_GAME, Calendar, EndedMatch, Season
from bot.records.seasons import SeasonSums
from bot.records.tables import Result
from bot.tables.season_export import write_table
from bot.tables.seasons import Tallied, find_chapter, list_chapters
from bot.tables.totals import sum_matches
from bot.texts.sentences import texts
from tests.bot.tables.harbour import Line, result

NOW = datetime(2026, 11, 27, tzinfo=UTC)
DAY = timedelta(days=1)


def calendar(*names: str, running: bool = False, zone: str = "UTC") -> Calendar:
    """Return a calendar with seasons of a day each, the last of which ended yesterday, or runs."""
    starts = [NOW - 2 * DAY * (len(names) - number) for number in range(len(names))]
    ends = [start + DAY for start in starts]
    seasons = tuple(
        Season(10 + number, name, start, 1, "why", None if running and name == names[-1] else end)
        for number, (name, start, end) in enumerate(zip(names, starts, ends, strict=True))
    )
    return Calendar(1, zone, seasons=seasons)


def numbers(found: Calendar, *years: int, now: datetime = NOW) -> list[int]:
    return [chapter.number for chapter in list_chapters(found, years, now)]


def test_the_current_season_is_first_then_the_newest_end() -> None:
    assert numbers(calendar()) == [2026]
    assert numbers(calendar("a", "b"), 2024, 2025) == [2026, 2, 1, 2025, 2024]
    assert numbers(calendar("a", "b", running=True)) == [2, 1], "no year in which nothing was played"
    assert numbers(calendar("a", "b", running=True), 2025, 2026) == [2, 2026, 1, 2025]
    assert [one.runs for one in list_chapters(calendar("a", running=True), [2026], NOW)] == [True, False]


def test_the_current_year_is_that_of_the_servers_time_zone() -> None:
    night = datetime(2026, 12, 31, 23, tzinfo=UTC)
    assert numbers(calendar(), now=night) == [2026]
    assert numbers(calendar(zone="Asia/Tokyo"), 2026, now=night) == [2027, 2026]


@pytest.mark.rule("T-165")
def test_a_season_is_named_by_its_number_its_name_or_its_year() -> None:
    chapters = list_chapters(calendar("Spring", "2025", "1"), [2025], NOW)
    for said, key in (("", "2026"), (" spring ", "season 10"), ("2", "season 11"), ("2025", "2025")):
        assert find_chapter(chapters, said).key == key
    assert find_chapter(chapters, "1").key == "season 10", "what the suggestions send is a number"
    with pytest.raises(Refused) as refused:
        find_chapter(chapters, "4")
    assert refused.value.rule == RefusalId.NO_SUCH_SEASON


def played(rng: Random, number: int) -> EndedMatch:
    """Return a match of some people, robots, deleted people and people who left."""
    users = rng.sample([*range(1, 9), 10**12 + 3, None, None], 4)
    lines = [
        Line(user, rank, rng.randrange(-40, 90), rng.choice((2, 3, 7)), 1, rng.random() < 0.1)
        for rank, user in enumerate(users, start=1)
    ]
    results: tuple[Result, ...] = tuple(result(number, seat, line) for seat, line in enumerate(lines))
    people = sum(user is not None for user in users)
    return EndedMatch(number, rng.choice(("skull-king", "hearts")), NOW + number * DAY / 99, people, results)


@pytest.mark.parametrize("seed", range(8))
def test_the_sums_of_a_season_are_those_that_leaderboards_would_have(seed: int) -> None:
    rng = Random(seed)
    matches = [match for number in range(40) if (match := played(rng, number)).people > 1]
    own, sums = Tallied(), sum_matches(matches, Calendar(1))
    for match in matches:
        own.add(match)
    wanted = {one for one in sums.totals if one.period == "all"}
    assert {*own.totals()} == wanted
    facts = {one.fact for one in sums.tallies}
    for game in (EVERY_GAME, "skull-king", "hearts"):
        for top in own.records({game: sorted(facts)}):
            held = {
                one.user_id: one.value
                for one in sums.tallies
                if (one.game, one.fact, one.period) == (game, top.fact, "all") and one.user_id
            }
            assert top.value == max(held.values())
            best = sorted(user for user, value in held.items() if value == top.value)
            assert [holder.user_id for holder in top.holders] == best[: len(top.holders)]
            assert top.more == (len(best) > len(top.holders))
    assert {top.fact for top in own.records(AWARDS)} >= {"wins", "streak", "matches"}


@pytest.mark.parametrize("begins", ["=", "+", "-", "@", "\t", "\r"])
def test_no_text_of_a_table_begins_like_a_formula(begins: str) -> None:
    written = write_table(("name", "points"), [(f"{begins}1+1", -5)])
    _, row = csv.reader(io.StringIO(written, newline=""))
    assert row == [f"'{begins}1+1", "-5"]


@pytest.mark.parametrize("shown", [0, 20, 39])
def test_the_menu_has_the_seasons_around_the_one_that_is_shown(shown: int) -> None:
    chapters = list_chapters(calendar(*(f"Season of {number}" for number in range(39))), [], NOW)
    page = season_page(chapters[shown], chapters, SeasonSums({}, 0, {}, ()), texts("en"))
    (menu,) = [block for block in page.blocks if isinstance(block, Menu)]
    assert len(menu.options) == 25
    assert [option.value for option in menu.options if option.chosen] == [f"{chapters[shown].number}"]
    newest = [f"{chapter.number}" for chapter in chapters]
    first = newest.index(menu.options[0].value)
    assert [option.value for option in menu.options] == newest[first : first + 25]
