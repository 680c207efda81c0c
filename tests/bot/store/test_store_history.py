"""Finished matches are listed page by page, newest first, with their places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.people.export import collect_rows
from bot.records.boards import Void
from bot.records.history import HistoryPage, MatchPlace
from bot.records.tables import LogRow, Seating
from bot.store import Store, history
from bot.store.championships import load_championship
from bot.store.engine import Transaction
from bot.store.history import get_finished_match, get_history_page, list_series
from bot.store.personal import erase_person
from bot.store.tables import load_table
from bot.store.totals import declare_void
from bot.texts.sentences import texts
from tests.bot.store.store_values import (
    ANA,
    BOB,
    EVE,
    GUILD,
    NOON,
    append,
    finish,
    later,
    lobby,
    plan,
    result,
    running,
    sit,
)


def places(*of: tuple[int, int, int]) -> list[dict[str, Any]]:
    """Return a standing of these (seat, rank, points)."""
    return [{"seat": seat, "rank": rank, "points": points, "facts": {}} for seat, rank, points in of]


async def ends(store: Store, minutes: int, *users: int, guild: int | None = GUILD, **other: Any) -> int:
    """Play a match that ends so many minutes after noon and is won by the last user; return its id."""
    table = (await running(store, *users, guild_id=guild, **other)).id
    standing = places(*((seat, len(users) - seat, 10 * seat) for seat in range(len(users))))
    at = later(minutes=minutes)
    row = LogRow(n=0, seat=0, action="play", by="dealer", at=at, digest="d", standing=standing)
    await append(store, table, row, results=[result(table, 0, users[0], 1, 5)], people=2, counts=True)
    return table


def ids(page: HistoryPage) -> list[int]:
    return [match.table_id for match in page.matches]


async def test_matches_are_listed_by_time_of_end_with_their_places(store: Store) -> None:
    late = await ends(store, 9, ANA, BOB)
    early = await ends(store, 1, BOB, EVE, game="hearts")
    open_ = await running(store, ANA, BOB)
    cancelled = await running(store, ANA, BOB)
    await finish(store, cancelled.id, "cancelled", places((0, 1, 3)), NOON)
    page = await store.read(get_history_page, GUILD)
    assert ids(page) == [late, early]
    assert (page.newer, page.older) == (False, False)
    assert page.matches[0].places == (
        MatchPlace(f"u:{BOB}", f"name {BOB}", 1, 10, {}),
        MatchPlace(f"u:{ANA}", f"name {ANA}", 2, 0, {}),
    )
    assert ids(await store.read(get_history_page, GUILD, game="hearts")) == [early]
    assert ids(await store.read(get_history_page, GUILD, game="skull")) == []
    assert ids(await store.read(get_history_page, GUILD + 1)) == []
    assert await store.read(get_finished_match, open_.id) is None
    assert await store.read(get_finished_match, cancelled.id) is None


async def test_a_persons_matches_are_those_in_which_they_held_a_seat(store: Store) -> None:
    """A place belongs to the last holder of its seat: a substitute or a robot, not the player who left."""
    table = (await running(store, ANA, BOB)).id
    await sit(store, table, Seating(1, 0, "r:easy:1", "Biscuit"))
    await sit(store, table, Seating(0, 0, f"u:{EVE}", "Eve"))
    standing = places((0, 1, 5), (1, 1, 5))
    row = LogRow(n=0, seat=0, action="play", by="dealer", at=NOON, digest="d", standing=standing)
    await append(store, table, row, results=[], people=1)
    other = await ends(store, 5, BOB, ANA, guild=GUILD + 1)
    assert ids(await store.read(get_history_page, GUILD, user=EVE)) == [table]
    assert ids(await store.read(get_history_page, GUILD, user=BOB)) == [table]
    assert ids(await store.read(get_history_page, None, user=BOB)) == [other, table]
    assert ids(await store.read(get_history_page, GUILD, user=4)) == []
    found = await store.read(get_finished_match, table)
    assert found is not None
    assert found.places == (
        MatchPlace(f"u:{EVE}", "Eve", 1, 5, {}),
        MatchPlace("r:easy:1", "Biscuit", 1, 5, {}),
    )
    assert [place.is_robot for place in found.places] == [False, True]


async def test_pages_do_not_shift_when_another_match_ends(store: Store) -> None:
    games = ("hearts", "skull", "skull-king")
    made = [await ends(store, n // 2, ANA, BOB, game=games[n % 3]) for n in range(20)]
    newest_first = made[::-1]

    async def page(**asked: Any) -> HistoryPage:
        return await store.read(get_history_page, GUILD, **asked)

    first = await page()
    assert ids(first) == newest_first[:8]
    assert (first.newer, first.older) == (False, True)
    second = await page(beside=newest_first[7])
    assert ids(second) == newest_first[8:16]
    assert (second.newer, second.older) == (True, True)
    later_ = await ends(store, 99, ANA, BOB)
    assert ids(await page(beside=newest_first[7])) == newest_first[8:16]
    last = await page(beside=newest_first[15])
    assert ids(last) == newest_first[16:]
    assert (last.newer, last.older) == (True, False)
    back = await page(beside=newest_first[16], newer=True)
    assert ids(back) == newest_first[8:16]
    assert (back.newer, back.older) == (True, True)
    top = await page(beside=newest_first[2], newer=True)
    assert ids(top) == [later_, *newest_first[:7]]
    assert not top.newer
    assert ids(await page(beside=10_000)) == ids(await page(beside=10_000, newer=True)) == ids(top)
    assert ids(await page(user=BOB, beside=newest_first[7])) == newest_first[8:16]


async def test_a_deleted_player_has_a_name_in_the_tables_language(store: Store) -> None:
    table = await ends(store, 1, ANA, BOB, locale="fr")
    number = await store.read(Transaction.person_of, BOB)
    await store.write(erase_person, BOB, await collect_rows(store, BOB))
    found = await store.read(get_finished_match, table)
    assert found is not None
    assert [(place.who, place.name) for place in found.places] == [
        (f"u:{number}", texts("fr")("deleted-person")),
        (f"u:{ANA}", f"name {ANA}"),
    ]


async def test_a_void_match_says_why(store: Store) -> None:
    table = await ends(store, 1, ANA, BOB)
    await store.write(declare_void, GUILD, Void(table, ANA, NOON, "A test."))
    (match,) = (await store.read(get_history_page, GUILD)).matches
    assert match.void == "A test."


@pytest.mark.parametrize("newer", [False, True])
@pytest.mark.parametrize("of_person", [False, True])
async def test_a_page_reads_an_index(store: Store, file: Path, newer: bool, of_person: bool) -> None:
    """A server's list is read in index order; a person's list starts from their seats."""
    statement = history._listed(True, of_person, newer)
    values = {"guild_id": 1, "game": "", "who": "", "at": "", "beside": 1, "most": 1}
    steps = plan(file, statement, **values)
    assert not any(step.startswith("SCAN") for step in steps), steps
    if of_person:
        assert any("ix_seating_who" in step for step in steps), steps
    else:
        assert any("ix_tables_guild_id_game_ended_at" in step for step in steps), steps
        assert not any("TEMP B-TREE" in step for step in steps), steps


async def test_a_series_is_a_match_with_all_matches_before_its_rematches(store: Store) -> None:
    first = await ends(store, 1, ANA, BOB)
    second = await ends(store, 2, ANA, BOB, previous=first)
    third = await ends(store, 3, ANA, BOB, EVE, previous=second)
    other = await ends(store, 4, ANA, BOB)
    await lobby(store, previous=third)
    await store.write(declare_void, GUILD, Void(second, ANA, NOON, "A test."))
    series = await store.read(list_series, third)
    assert [(match.table_id, match.void) for match in series] == [
        (first, None),
        (second, "A test."),
        (third, None),
    ]
    assert [match.table_id for match in await store.read(list_series, second)] == [first, second]
    assert [match.table_id for match in await store.read(list_series, other)] == [other]
    assert await store.read(list_series, 999) == ()


async def test_an_impossible_table_number_is_not_found(store: Store) -> None:
    """Anybody may type such a number, or forge a button with it."""
    number = (await running(store)).id
    for one in (2**31, 2**40, 2**63 - 1):
        assert await store.read(get_finished_match, one) is None
        assert await store.read(list_series, one) == ()
        assert await store.read(load_table, one) is None
        assert await store.read(load_championship, one) is None
    assert await store.read(load_table, number) is not None
