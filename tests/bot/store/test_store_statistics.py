"""Statistics of a person, on a server or everywhere, and of a server; each query uses an index."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.records.statistics import SHARED, Statistics
from bot.store import Store, statistics, totals
from bot.store.engine import Statement
from bot.store.statistics import get_server_statistics, get_statistics
from tests.bot.store.store_values import GUILD, plan
from tests.bot.tables.harbour import ANA, BEA, CARL, DORA, Harbour, Line


@pytest.fixture
def harbour(store: Store) -> Harbour:
    return Harbour(store)


async def of(harbour: Harbour, user: int, guild: int | None = GUILD, game: str = "") -> Statistics:
    found = await harbour.store.read(get_statistics, user, guild, game)
    assert found is not None
    return found


async def test_a_persons_statistics_are_those_of_the_chosen_server_and_game(
    harbour: Harbour,
) -> None:
    await harbour.ends(Line(ANA, 1, 120, 5, 4), Line(BEA, 2, -30, 5, 1))
    await harbour.ends(Line(BEA, 1, 3, 4), Line(ANA, 2, 1, 4), game="skull")
    harbour.clock.goes_on(hours=1)
    await harbour.ends(Line(ANA, 1, 9, 4), Line(BEA, 2, 1, 4), guild=GUILD + 1)
    one = await of(harbour, ANA, game="skull-king")
    assert (one.total.matches, one.total.wins, one.total.points, one.total.exact) == (1, 1, 120, 4)
    assert (one.facts["biggest"], one.facts["stars"], one.streak) == (120, 3, 1)
    assert set(one.ratings) == {"skull-king"}
    both = await of(harbour, ANA)
    assert (both.total.matches, both.total.wins, both.streak, both.facts["streak"]) == (2, 1, 0, 1)
    assert [finish.rank for finish in both.finishes] == [1, 2]
    assert {total.game for total in both.games} == {"skull-king", "skull"}
    assert set(both.ratings) == {"", "skull-king", "skull"}
    everywhere = await of(harbour, ANA, None)
    assert (everywhere.total.matches, everywhere.total.wins, everywhere.streak) == (3, 2, None)
    assert [finish.rank for finish in everywhere.finishes] == [1, 2, 1]
    assert everywhere.ratings == {}
    kings = await of(harbour, ANA, None, "skull-king")
    assert (kings.facts["stars"], kings.facts["biggest"]) == (6, 120)
    assert await harbour.store.read(get_statistics, CARL, GUILD, "") is None
    assert await harbour.store.read(get_statistics, ANA, GUILD + 2, "") is None
    assert await harbour.store.read(get_statistics, ANA, GUILD, "hearts") is None


async def test_a_nemesis_has_finished_ahead_at_least_three_times(harbour: Harbour) -> None:
    for _ in range(2):
        await harbour.ends(Line(BEA, 1), Line(CARL, 1), Line(DORA, 3), Line(ANA, 3))
    assert (await of(harbour, ANA)).nemeses == ()
    await harbour.ends(Line(BEA, 1), Line(CARL, 2), Line(ANA, 3, left=True))
    nemeses = (await of(harbour, ANA)).nemeses
    assert {(one.rival_id, one.met, one.behind) for one in nemeses} == {(BEA, 3, 3), (CARL, 3, 3)}
    await harbour.ends(Line(BEA, 1), Line(ANA, 2))
    assert [one.rival_id for one in (await of(harbour, ANA)).nemeses] == [BEA]
    assert (await of(harbour, DORA)).nemeses == ()
    assert (await of(harbour, ANA)).without_nemeses().nemeses == ()


async def test_matches_against_robots_and_short_matches_are_counted_apart(harbour: Harbour) -> None:
    await harbour.ends(Line(None, 1, 50), Line(ANA, 2, 10))
    solo = await of(harbour, ANA)
    assert (solo.total.alone, solo.total.matches, solo.total.wins, solo.solo) == (True, 1, 0, None)
    assert ([one.game for one in solo.games], solo.finishes, solo.ratings) == (["skull-king"], (), {})
    assert (await of(harbour, ANA, None, "skull-king")).total.alone
    assert await harbour.store.read(get_statistics, ANA, GUILD, "hearts") is None
    assert await harbour.store.read(get_statistics, ANA, GUILD + 1, "") is None
    await harbour.ends(Line(None, 1, 50, 2), Line(ANA, 2, 10, 2, 1), Line(BEA, 3, 5, 2, 0))
    short = await of(harbour, ANA, game="skull-king")
    assert (short.total.matches, short.total.whole, short.total.points) == (1, 0, 10)
    assert not short.total.alone
    assert short.solo is not None
    assert (short.solo.matches, short.solo.points) == (1, 10)
    assert (short.finishes, short.streak, short.ratings) == ((), 0, {})
    assert {row["user_id"] for row in await harbour.rows("rivals")} == set()


async def test_a_servers_statistics_have_matches_records_and_awards(harbour: Harbour) -> None:
    facts = {"": ("wins", "matches"), "skull-king": ("exact", "biggest"), "hearts": ("stars",)}
    asked = GUILD, "2027-02", facts, ["skull-king", "hearts"]
    empty = await harbour.store.read(get_server_statistics, *asked)
    assert (empty.played, empty.this_month, empty.records, empty.awards) == ({}, {}, (), ())
    await harbour.ends(Line(ANA, 1, 120, 5, 4), Line(BEA, 2, -30, 5, 4))
    harbour.clock.goes_on(days=45)
    await harbour.ends(Line(BEA, 1, 40, 5, 1), Line(ANA, 2, 12, 5, 0))
    found = await harbour.store.read(get_server_statistics, *asked)
    assert (found.played, found.this_month) == ({"": 2, "skull-king": 2}, {"": 1, "skull-king": 1})
    told = {
        (top.fact, top.period): (top.value, {one.user_id for one in top.holders}, top.more)
        for top in (*found.records, *found.awards)
    }
    assert told == {
        ("wins", "all"): (1, {ANA, BEA}, False),
        ("matches", "all"): (2, {ANA, BEA}, False),
        ("exact", "all"): (5, {BEA}, False),
        ("biggest", "all"): (120, {ANA}, False),
        ("wins", "2027-02"): (1, {BEA}, False),
        ("matches", "2027-02"): (1, {ANA, BEA}, False),
        ("exact", "2027-02"): (1, {BEA}, False),
        ("biggest", "2027-02"): (40, {BEA}, False),
    }
    assert all(one.name == f"name {one.user_id}" for top in found.records for one in top.holders)


async def test_a_record_shared_by_many_names_only_some_holders(harbour: Harbour) -> None:
    for user in range(100, 107):
        await harbour.ends(Line(user, 1, 50), Line(user + 100, 2, -50))
    found = await harbour.store.read(get_server_statistics, GUILD, "2026-12", {"": ("wins",)}, [])
    (top,) = found.records
    assert (top.value, len(top.holders), top.more) == (1, SHARED, True)


@pytest.mark.parametrize(
    ("statement", "index"),
    [(statistics._TOP, "ix_tallies_value"), (statistics._NEMESES, "ix_rivals_behind"),
     (statistics._OF, "ix_totals_user_id"), (statistics._FACTS, "sqlite_autoindex_tallies_1"),
     (totals._GET_RATING, "sqlite_autoindex_ratings_1")],
)  # fmt: skip
async def test_queries_of_statistics_use_an_index_and_sort_nothing(
    store: Store, file: Path, statement: Statement, index: str
) -> None:
    values = dict.fromkeys(("user_id", "guild_id"), 1) | dict.fromkeys(("game", "period", "fact"), "")
    steps = plan(file, statement, **values)
    assert any(index in step for step in steps), steps
    assert [step for step in steps if "TEMP B-TREE" in step or "SCAN" in step] == []
