"""Leaderboards: what a match adds, ratings, seasons, time zones and void matches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, update

from bot.errors import Conflict, RefusalId, Refused
from bot.records.boards import NOWHERE, PROVISIONAL
from bot.records.tables import LogRow
from bot.store import Store, schema
from bot.store.engine import Statement, Transaction
from bot.store.statistics import get_statistics
from bot.store.totals import list_uncounted_servers
from tests.bot.store.store_values import GUILD, append, running
from tests.bot.tables.harbour import ANA, BEA, CARL, DORA, NEW_YEAR, SUMS, Harbour, Line, result


@pytest.fixture
def harbour(store: Store) -> Harbour:
    return Harbour(store)


async def test_a_match_adds_to_its_game_and_to_all_games_in_every_period(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, 120, 5, 4), Line(BEA, 2, -30, 5, 1))
    await harbour.ends(Line(BEA, 1, 3, 4), Line(ANA, 2, 1, 4), game="skull")
    for period in ("2026-12-31", "2026-W53", "2026-12", "2026", "all"):
        hers = await harbour.sums(ANA, period)
        assert hers is not None
        assert [hers[name] for name in SUMS] == [1, 1, 1, 1, 120, 5, 5, 4]
        assert (hers["average"], hers["accuracy"]) == (24.0, 0.8)
        both = await harbour.sums(ANA, period, game="")
        assert both is not None
        assert [both[name] for name in SUMS] == [2, 2, 1, 2, 121, 9, 5, 4]
    assert len(await harbour.periods(ANA)) == 5


async def test_a_short_match_counts_points_and_bids_but_no_win(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, 40, 2, 2), Line(BEA, 2, 10, 2, 1))
    hers = await harbour.sums(ANA)
    assert hers is not None
    assert [hers[name] for name in SUMS] == [1, 0, None, 0, 40, 2, 2, 2]
    assert await harbour.ratings() == {}
    await harbour.ends(Line(ANA, 2, 1, 3, 0), Line(BEA, 1, 2, 3, 0))
    assert (await harbour.sums(ANA) or {})["wins"] == 0
    assert (await harbour.sums(BEA) or {})["wins"] == 1


async def test_matches_of_one_person_among_robots_have_a_board_of_their_own(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, 50), Line(None, 2, 10), Line(BEA, 3, left=True))
    assert {(row["user_id"], row["alone"]) for row in await harbour.rows("totals")} == {(ANA, 1)}
    assert await harbour.rows("ratings") == []
    await harbour.ends(Line(None, 1, 50), Line(ANA, 2, 10), Line(BEA, 3))
    assert (await harbour.sums(ANA) or {})["wins"] == 0
    assert (await harbour.sums(ANA, alone=1) or {})["wins"] == 1


async def test_matches_without_people_change_no_board(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, left=True), Line(None, 2))
    assert await harbour.rows("totals") == await harbour.rows("ratings") == []


async def test_matches_without_a_server_count_for_no_server(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1), Line(None, 2), guild=None)
    assert {row["guild_id"] for row in await harbour.rows("totals")} == {NOWHERE}
    assert await harbour.rows("ratings") == []


async def test_a_player_who_left_gets_no_win_and_the_lowest_rating(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, left=True), Line(BEA, 2), Line(CARL, 3))
    hers = await harbour.sums(ANA)
    assert hers is not None
    assert [hers[name] for name in SUMS] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert (hers["average"], hers["accuracy"]) == (None, None)
    ratings = await harbour.ratings()
    assert ratings[BEA].shown > ratings[CARL].shown > ratings[ANA].shown


async def test_ratings_follow_places_and_grow_more_certain(harbour: Harbour) -> None:
    for _ in range(PROVISIONAL):
        await harbour.ends(Line(ANA, 1), Line(BEA, 2), Line(CARL, 2), Line(None, 4))
    ratings = await harbour.ratings()
    assert ratings[ANA].shown > ratings[BEA].shown == ratings[CARL].shown
    assert [ratings[user].matches for user in (ANA, BEA, CARL)] == [PROVISIONAL] * 3
    await harbour.ends(Line(DORA, 1), Line(ANA, 2))
    after = await harbour.ratings()
    assert after[DORA].sigma > after[ANA].sigma
    assert after[ANA].mu < ratings[ANA].mu
    assert after[BEA] == ratings[BEA]


async def test_changing_a_servers_time_zone_recounts_its_periods(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    await harbour.boards.choose_zone(GUILD, "madrid")
    assert await harbour.periods(ANA) == {"2027-01-01", "2026-W53", "2027-01", "2027", "all"}
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    assert (await harbour.sums(ANA, "2027-01-01") or {})["matches"] == 2
    await harbour.boards.choose_zone(GUILD, "America/New York")
    assert await harbour.periods(ANA) == {"2026-12-31", "2026-W53", "2026-12", "2026", "all"}


@pytest.mark.rule("T-97")
@pytest.mark.parametrize("said", ["", "Atlantis", "../UTC", "Europe", "/etc/passwd", "x" * 500])
async def test_an_unknown_time_zone_is_refused(harbour: Harbour, said: str) -> None:
    with pytest.raises(Refused) as refused:
        await harbour.boards.choose_zone(GUILD, said)
    assert refused.value.rule == RefusalId.NO_SUCH_TIME_ZONE
    assert await harbour.rows("calendars") == []


async def test_matches_count_for_the_running_season_or_else_for_the_year(harbour: Harbour) -> None:
    boards, clock = harbour.boards, harbour.clock
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    assert await boards.season(GUILD) == "2026"
    await boards.start_season(GUILD, " Winter\n", CARL, "It snows.")
    assert await boards.season(GUILD) == "Winter"
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    clock.goes_on(days=1)
    await boards.end_season(GUILD, CARL, "It thaws.")
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    matches = {key: (await harbour.sums(ANA, key) or {})["matches"] for key in ("2026", "season 1", "2027")}
    assert matches == {"2026": 1, "season 1": 1, "2027": 1}
    (season,) = await harbour.rows("seasons")
    assert (season["name"], season["started_by"], season["reason"]) == ("Winter", CARL, "It snows.")
    assert (season["ended_by"], season["end_reason"]) == (CARL, "It thaws.")


@pytest.mark.rule("T-94", "T-95", "T-96")
async def test_seasons_do_not_overlap_and_need_a_unique_name_and_a_reason(harbour: Harbour) -> None:
    boards = harbour.boards

    async def refused(change: Any) -> str:
        with pytest.raises(Refused) as error:
            await change
        return str(error.value.rule)

    assert await refused(boards.end_season(GUILD, ANA, "why")) == RefusalId.NO_SEASON
    assert await refused(boards.start_season(GUILD, "Spring", ANA, " ")) == RefusalId.REASON_MISSING
    assert await refused(boards.start_season(GUILD, "\u200b", ANA, "why")) == RefusalId.SEASON_NAMED
    await boards.start_season(GUILD, "Spring", ANA, "why")
    assert await refused(boards.start_season(GUILD, "Summer", ANA, "why")) == RefusalId.SEASON_RUNS
    assert await refused(boards.end_season(GUILD, ANA, "")) == RefusalId.REASON_MISSING
    await boards.end_season(GUILD, ANA, "why")
    assert await refused(boards.start_season(GUILD, "SPRING", ANA, "why")) == RefusalId.SEASON_NAMED
    await boards.start_season(GUILD + 1, "Spring", ANA, "why")
    assert [row["guild_id"] for row in await harbour.rows("seasons")] == [GUILD, GUILD + 1]


@pytest.mark.rule("T-89", "T-98")
async def test_a_void_match_counts_nowhere(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1, 10, 5, 5), Line(BEA, 2))
    before = await harbour.rows("totals"), await harbour.rows("ratings")
    harbour.clock.goes_on(hours=30)
    wrong = await harbour.ends(Line(BEA, 1, 90, 5, 5), Line(ANA, 2), Line(CARL, 3))
    for reason, match, guild, rule in (
        (" ", wrong, GUILD, RefusalId.REASON_MISSING),
        ("why", wrong + 9, GUILD, RefusalId.NO_FINISHED_MATCH),
        ("why", wrong, GUILD + 1, RefusalId.NO_FINISHED_MATCH),
        ("why", (await running(harbour.store)).id, GUILD, RefusalId.NO_FINISHED_MATCH),
    ):
        with pytest.raises(Refused) as refused:
            await harbour.boards.void(guild, match, DORA, reason)
        assert refused.value.rule == rule
    await harbour.boards.void(GUILD, wrong, DORA, "They showed their cards.")
    assert (await harbour.rows("totals"), await harbour.rows("ratings")) == before
    assert await harbour.store.read(get_statistics, CARL, GUILD, "skull-king") is None
    with pytest.raises(Refused) as refused:
        await harbour.boards.void(GUILD, wrong, DORA, "again")
    assert refused.value.rule == RefusalId.VOID_ALREADY
    assert refused.value.facts == {"reason": "They showed their cards."}
    alone = await harbour.ends(Line(ANA, 1), Line(None, 2))
    await harbour.boards.void(GUILD, alone, DORA, "Only a test.")
    assert (await harbour.rows("totals"), await harbour.rows("ratings")) == before


@pytest.mark.threads
async def test_matches_that_end_simultaneously_all_count(harbour: Harbour) -> None:
    await asyncio.gather(*(harbour.ends(Line(ANA, 1), Line(BEA, 2)) for _ in range(12)))
    assert (await harbour.sums(ANA) or {})["wins"] == 12
    ends = [row["ended_at"] for row in await harbour.rows("tables")]
    assert len(set(ends)) == 12


async def test_a_match_does_not_end_on_outdated_leaderboards(harbour: Harbour) -> None:
    rival = Harbour(harbour.store)
    header = await running(harbour.store, ANA)
    lines = [result(header.id, seat, Line(user, seat + 1)) for seat, user in enumerate((ANA, BEA))]
    last = LogRow(n=0, seat=0, action="play", by="dealer", at=NEW_YEAR, digest="d", standing=[])
    async with harbour.boards.lock_for_ending(header, NEW_YEAR, lines, 2) as change:
        await rival.boards.start_season(GUILD, "Winter", CARL, "It snows.")
        with pytest.raises(Conflict):
            await append(harbour.store, header.id, last, results=lines, people=2, counts=True, boards=change)
    assert await harbour.rows("results") == await harbour.rows("totals") == []


async def test_matches_from_before_leaderboards_existed_are_counted_once(harbour: Harbour) -> None:
    await harbour.ends(Line(ANA, 1), Line(BEA, 2))
    kept = await harbour.rows("totals"), await harbour.rows("ratings")
    changes = delete(schema.totals), delete(schema.ratings), update(schema.calendars).values(counted=False)
    for change in changes:
        await harbour.store.write(Transaction.change, Statement(change))
    await harbour.boards.count_what_was_played()
    assert (await harbour.rows("totals"), await harbour.rows("ratings")) == kept
    assert await harbour.store.read(list_uncounted_servers) == []
