"""Leaderboards are pages of sums or ratings, each read from one index."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.records.boards import BoardPage, Measure
from bot.store import Store, leaderboards
from bot.store.leaderboards import DEEPEST
from bot.store.people import remember_person, set_dm_channel
from tests.bot.store.store_values import ANA, BOB, GUILD, plan
from tests.bot.tables.harbour import Harbour, Line

GAME = "skull-king"


async def test_leaderboards_show_the_latest_known_name(store: Store) -> None:
    harbour = Harbour(store)
    await harbour.ends(Line(ANA, 1), Line(BOB, 2))
    await store.write(remember_person, ANA, "Anita", None)
    await store.write(set_dm_channel, BOB, None, told=True)  # BOB has a row, but no name
    assert [line.name for line in (await board(store, "wins")).lines] == ["Anita", f"name {BOB}"]


async def board(store: Store, measure: Measure, **other: Any) -> BoardPage:
    """Return a page of a leaderboard, by default of Skull King and of all time."""
    asked: dict[str, Any] = {"game": GAME, "period": "all"} | other
    return await store.leaderboards.page(GUILD, measure, **asked)


def places(page: BoardPage) -> list[tuple[int, int | None, float]]:
    return [(line.user_id, line.place, line.merit) for line in page.lines]


async def test_each_measure_has_its_order_and_ties_share_a_place(store: Store) -> None:
    harbour = Harbour(store)
    await harbour.ends(Line(11, 1, 90, 5, 1), Line(12, 2, 60, 5, 4), Line(13, 3, 0, 5, 4))
    await harbour.ends(Line(12, 1, 30, 10, 10), Line(14, 2, 10, 10, 0))
    assert [place[1:] for place in places(await board(store, "wins"))] == [(1, 1), (1, 1), (3, 0), (3, 0)]
    assert places(await board(store, "average")) == [(11, 1, 18.0), (12, 2, 6.0), (14, 3, 1.0), (13, 4, 0.0)]
    assert places(await board(store, "average", fewest=True))[0] == (13, 1, 0.0)
    found = await board(store, "accuracy")
    assert [line.of for line in found.lines] == [15, 5, 5, 10]
    assert [place[0] for place in places(found)] == [12, 13, 11, 14]
    ratings = await board(store, "rating")
    assert [line.place for line in ratings.lines] == [1, 2, 3, 4]
    assert [line.of for line in ratings.lines if line.user_id == 12] == [2]
    assert (await board(store, "average", game="skull")).lines == ()
    assert len((await board(store, "wins", game="")).lines) == 4
    assert (await board(store, "wins", alone=True)).lines == ()


async def test_pages_do_not_overlap_and_each_has_the_readers_own_line(store: Store) -> None:
    harbour = Harbour(store)
    for number in range(1, 25):
        for _ in range(number // 5):
            await harbour.ends(Line(number, 1), Line(99, 2))
    pages = [await board(store, "wins", page=page, user=7) for page in range(3)]
    assert [page.more for page in pages] == [True, True, False]
    lines = [line for page in pages for line in page.lines]
    merits = [line.merit for line in lines]
    assert merits == sorted(merits, reverse=True)
    assert len({line.user_id for line in lines}) == len(lines) == 21
    assert [line.place for line in lines] == [1 + sum(other > one for other in merits) for one in merits]
    assert {page.own for page in pages} == {next(line for line in lines if line.user_id == 7)}
    assert (await board(store, "wins", user=1000)).own is None
    beyond = await board(store, "wins", page=9)
    assert (beyond.lines, beyond.more) == ((), False)


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Count places exactly only down to line 20, with a mark at every fourth line below."""
    assert DEEPEST > 1000
    monkeypatch.setattr(leaderboards, "DEEPEST", 20)
    monkeypatch.setattr(leaderboards, "APART", 4)
    leaderboards._board.cache_clear()
    yield
    leaderboards._board.cache_clear()


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("fewest", [False, True])
async def test_places_far_down_are_estimated_from_marks(store: Store, fewest: bool) -> None:
    harbour, sign = Harbour(store), 1 if fewest else -1
    for number in range(30, 0, -1):
        await harbour.ends(Line(number, 1, sign * (number - number % 3)), Line(99, 2, sign * 100))
    everybody = [(await board(store, "average", fewest=fewest, user=user)).own for user in range(1, 31)]
    wanted = [1 + sum(other - other % 3 < user - user % 3 for other in range(1, 31)) for user in range(1, 31)]
    assert [line and line.place for line in everybody] == wanted
    assert [line and line.about for line in everybody] == [place > 20 for place in wanted]
    last = await board(store, "average", fewest=fewest, page=7)
    assert ([line.about for line in last.lines], last.more) == ([False] * 10, False)
    assert [line.place for line in last.lines] == wanted[10:20]


@pytest.mark.usefixtures("shallow")
async def test_marks_are_cached_for_a_limited_time(store: Store) -> None:
    now = 0.0
    rows = leaderboards.Leaderboards(store.database, lambda: now)
    harbour = Harbour(store)
    for number in range(1, 31):
        await harbour.ends(Line(number, 1, 100 - number), Line(99, 2, -1))

    async def place(user: int) -> int | None:
        own = (await rows.page(GUILD, "average", game=GAME, period="all", user=user)).own
        return None if own is None else own.place

    assert await place(29) == 29
    for number in range(40, 44):
        await harbour.ends(Line(number, 1, 99), Line(99, 2, -1))
    assert await place(29) == 29
    now = leaderboards.VALID + 1
    assert await place(29) == 33


@pytest.mark.parametrize("measure", ["rating", "wins", "average", "accuracy"])
@pytest.mark.parametrize("fewest", [False, True])
async def test_a_page_reads_one_index_and_sorts_nothing(
    store: Store, file: Path, measure: Measure, fewest: bool
) -> None:
    found = leaderboards._board(measure, fewest)
    index = "ix_ratings_shown" if measure == "rating" else f"ix_totals_{measure}"
    values = {
        "guild_id": 1,
        "game": "",
        "period": "",
        "alone": 0,
        "merit": 1,
        "mark": 2,
        "first": 0,
        "most": 1,
    }
    for statement in (found.page, found.better, found.between, found.marks):
        steps = plan(file, statement, **values)
        assert any(index in step for step in steps), steps
        assert [step for step in steps if "TEMP B-TREE" in step] == []
        scans = [step for step in steps if "SCAN" in step and not step.startswith("SCAN (subquery")]
        assert set(scans) <= {"SCAN anon_1"}, "more than what is counted"
