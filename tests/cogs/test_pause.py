"""Pausing a match: who may, what everybody sees, and what stands still until somebody resumes it."""

from __future__ import annotations

import pytest

from bot.records.tables import LONGEST_PAUSE, TableHeader
from bot.texts.sentences import texts
from tests.cogs.evening.scenes import bidding, by, calls, reveal, three_bidding, turn_of
from tests.cogs.test_privacy import exports, is_deleted, traces
from tests.cogs.test_removed import remove
from tests.sim.championship import announce_and_draw, begin, message_of, open_fixtures
from tests.sim.evening import open_table, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

DAY = LONGEST_PAUSE.total_seconds()
HOUR = 3600.0


async def stops(world: World, number: int) -> TableHeader:
    """Return the header of a table that must be paused."""
    await world.wait(3)
    header = await world.header(number)
    assert header.paused_at is not None
    return header


async def goes_on(world: World, number: int) -> bool:
    await world.wait(3)
    return (await world.header(number)).paused_at is None


def shows_pause(post: Message, header: TableHeader, locale: str = "en") -> bool:
    """Return whether a message says that the match is paused and until when, with a button to resume it."""
    assert header.paused_until is not None
    return (
        says(post, "head-paused", locale)
        and f"<t:{int(header.paused_until.timestamp())}:R>" in post.text
        and post.button("@resume") is not None
        and not post.offering("bid")
    )


async def test_the_host_pauses_at_once_and_everybody_sees_who_and_until_when(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    answer = await ana.use_tool("pause")
    header = await stops(world, number)
    assert header.paused_by == f"u:{ana.id}"
    assert shows_pause(world.table(number), header)
    assert says(world.table(number), "paused-by", player="Ana")
    assert shows_pause(ana.panel(), header)
    assert says(ana.panel(), "paused-by-you")
    for person in (bea, carl):
        assert shows_pause(person.panel(), header)
        assert says(person.panel(), "paused-by", player="Ana")
    assert all(post.private for post in answer.posts)


async def test_a_pause_stands_in_direct_messages_too(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea", plays_in="dm")
    number = await bidding(world, ana, bea)
    await ana.slash("table pause")
    header = await stops(world, number)
    assert shows_pause(bea.panel(), header)
    dm_of_ana = ana.dms()[-1]
    assert shows_pause(dm_of_ana, header), "even where she plays in the channel"
    await bea.click("@resume", on=bea.panel())
    assert await goes_on(world, number)
    assert bea.panel().offering("bid")


@pytest.mark.rule("T-104")
async def test_a_move_is_refused_with_the_way_to_resume(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    old = bea.panel()
    bid = old.offering("bid")[0].custom_id
    await ana.slash("table pause")
    await stops(world, number)
    refused = await tap(bea, old, bid)
    assert refused.private
    assert says(refused, "T-104")
    assert refused.posts[-1].button("@resume") is not None
    assert await by(world, number, f"u:{bea.id}") == []
    assert not await goes_on(world, number)
    await bea.click("@resume", on=refused.posts[-1])
    assert await goes_on(world, number)
    await bea.bids(1)
    await carl.bids(1)
    assert await by(world, number, f"u:{bea.id}") == ["bid 1"]


async def test_two_taps_do_not_ask_about_a_move_in_a_pause(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    await reveal(world, ana, bea)
    player = await turn_of(ana, bea)
    await player.prefers("two_tap", "true")
    old = player.panel()
    await ana.slash("table pause")
    await stops(world, number)
    refused = await tap(player, old, old.offering("play")[0].custom_id)
    assert refused.posts[-1].button("@resume") is not None
    assert not refused.posts[-1].offering("@yes")


async def test_anybody_who_sits_resumes_and_nobody_else(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    mate = world.person("Mate", moderator=True)
    assert says(await mate.slash("table pause"), "T-15")
    assert says(await tap(mate, world.table(number), f"1:{number}:0:@pause"), "T-6")
    assert await goes_on(world, number)
    await ana.slash("table pause")
    await stops(world, number)
    for outsider in (mate, world.person("Zoe")):
        assert says(await outsider.click("@resume", on=world.table(number)), "T-6")
        assert not await goes_on(world, number)
    await bea.click("@resume", on=world.table(number))
    assert await goes_on(world, number)
    assert world.table(number).button("@resume") is None
    assert bea.panel().offering("bid")


async def test_others_pause_when_all_of_them_want_it(world: World) -> None:
    """Everybody reads what is missing, in the table's message and in every panel."""
    number, (ana, bea, carl) = await three_bidding(world)
    await bea.use_tool("pause")
    await world.wait(3)
    facts = {"count": 1, "all": 3, "by": "host"}
    assert says(world.table(number), "pause-wanted", players="Bea", **facts)
    assert says(carl.panel(), "pause-wanted", players="Bea", **facts)
    assert says(bea.panel(), "pause-wanted", players=texts("en")("you"), **facts)
    await carl.slash("table pause")
    await world.wait(3)
    assert (await world.header(number)).paused_at is None
    await ana.bids(1)
    await ana.slash_and_confirm("table leave")
    header = await stops(world, number)
    assert header.paused_by is None
    assert shows_pause(world.table(number), header)
    assert says(world.table(number), "paused-by-all")
    assert header.pause_votes is None


async def test_a_deadline_stands_still_and_goes_on_with_what_was_left(world: World) -> None:
    await world.save_settings(timer="60s", threads="never")
    number, (ana, bea, _) = await three_bidding(world)
    await world.wait(30)
    assert len(calls(world)) == 1
    await ana.slash("table pause")
    await stops(world, number)
    assert calls(world) == [], "nobody is asked for anything"
    rows = len(await world.rows(number))
    await world.wait(5 * HOUR)
    assert len(await world.rows(number)) == rows
    assert calls(world) == []
    await bea.click("@resume", on=world.table(number))
    await world.wait(21)
    assert len(calls(world)) == 1, "they are missed again"
    assert await by(world, number, "deadline") == []
    await world.wait(10)
    assert len(await by(world, number, "deadline")) == 3


async def test_a_pause_ends_by_itself_after_a_day(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    number, (ana, _, _) = await three_bidding(world)
    await ana.slash("table pause")
    await stops(world, number)
    await world.wait(DAY - 10)
    assert (await world.header(number)).paused_at is not None
    await world.wait(10)
    assert await goes_on(world, number)
    table = world.table(number)
    assert not says(table, "head-paused")
    assert table.button("@resume") is None
    assert await by(world, number, "deadline") == []


@pytest.mark.parametrize("away", [HOUR, 2 * DAY])
async def test_a_pause_outlives_a_restart(world: World, away: float) -> None:
    """A pause that should have ended while the bot was away ends when it is back, and nobody loses a move."""
    await world.save_settings(timer="60s", threads="never")
    number, (ana, bea, _) = await three_bidding(world)
    await ana.slash("table pause")
    await stops(world, number)
    world.bot.services.clock.stop()
    await world.wait(away)
    await world.crash()
    await world.wait(5)
    assert ((await world.header(number)).paused_at is None) == (away > DAY)
    assert await by(world, number, "deadline") == []
    if away < DAY:
        assert shows_pause(world.table(number), await world.header(number))
        await bea.click("@resume", on=world.table(number))
    assert await goes_on(world, number)
    assert (await bea.refreshes()).posts[-1].offering("bid")


async def test_more_time_and_the_referee_wait_too(world: World) -> None:
    await world.save_settings(timer="3min", threads="never")
    number, (ana, bea, _) = await three_bidding(world)
    await world.wait(25)
    (call,) = calls(world)
    more = call.button("@time")
    assert more is not None
    await ana.slash("table pause")
    header = await stops(world, number)
    refused = await tap(bea, call, more.custom_id)
    assert refused.posts[-1].button("@resume") is not None
    assert (await world.header(number)).revision == header.revision
    assert "time" not in ana.panel().tools


async def test_seats_change_hands_during_a_pause(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    dora = world.person("Dora")
    await ana.slash("table pause")
    await stops(world, number)
    await bea.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table kick", player=carl.member)
    await ana.slash("table substitute", player=dora.member, instead_of=carl.member)
    await stops(world, number)
    assert {"Ana", "Dora"} < set(await world.seats(number))
    assert not any(row.by.startswith("r:") for row in await world.rows(number)), "robots wait, too"
    for person in (ana, dora):
        await person.slash_and_confirm("table leave")
    await world.wait(3)
    header = await world.header(number)
    assert (header.asleep, header.paused_at) == (True, None)
    assert says(world.table(number), "asleep-title")
    await bea.slash("table back")
    await world.wait(5)
    assert "Bea" in await world.seats(number)


async def test_a_paused_match_can_be_closed_and_taken_up_again(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    await ana.slash("table pause")
    await stops(world, number)
    await ana.slash_and_confirm("table cancel")
    await world.wait(3)
    assert await world.status(number) == "cancelled"
    assert world.table(number).button("@resume") is None
    await bea.slash("table back")
    assert await goes_on(world, number)
    assert await world.status(number) == "running"


@pytest.mark.rule("T-2")
async def test_a_lobby_is_not_paused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea)
    assert says(await ana.slash("table pause"), "T-2")


async def test_resuming_a_match_that_is_not_paused_shows_the_panel(world: World) -> None:
    _, (ana, bea, _) = await three_bidding(world)
    answer = await bea.slash("table resume")
    assert answer.private
    assert answer.posts[-1].offering("bid")
    assert not says(ana.panel(), "head-paused")


async def test_presses_at_once_pause_and_resume_once(world: World) -> None:
    number, (ana, bea, carl) = await three_bidding(world)
    revision = (await world.header(number)).revision
    action = f"1:{number}:0:@pause"
    panel = ana.panel()
    await tap_at_once(world, *(Tap(ana, panel, action) for _ in range(3)))
    assert (await stops(world, number)).revision == revision + 1
    table, action = world.table(number), f"1:{number}:0:@resume"
    await tap_at_once(world, *(Tap(person, table, action) for person in (ana, bea, carl)))
    assert await goes_on(world, number)
    assert (await world.header(number)).revision == revision + 2


async def test_who_sits_at_two_tables_is_asked_which_in_a_direct_message(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    quay = world.guild.create_text_channel("quay")
    here, there = await start_table(ana, bea), await start_table(ana, bea, channel=quay)
    asked = await ana.slash_in_dm("table pause")
    assert says(asked, "chooser-pause-table")
    await ana.picks_table(asked, there)
    await stops(world, there)
    assert (await world.header(here)).paused_at is None
    await ana.slash_in_dm("table pause")
    await stops(world, here)
    mine = await ana.slash_in_dm("table mine")
    assert mine.text.count(texts("en")("mine-paused")) == 2
    asked = await ana.slash_in_dm("table resume")
    assert says(asked, "chooser-resume-table")
    await ana.picks_table(asked, here)
    assert await goes_on(world, here)
    await ana.slash_in_dm("table resume")
    assert await goes_on(world, there)


async def test_the_organiser_pauses_a_fixture_and_its_players_do_together(world: World) -> None:
    olga = world.person("Olga")
    ana, bea = world.group("Ana", "Bea")
    championship = await announce_and_draw(olga, ana, bea)
    fixtures = await open_fixtures(world, championship)
    key = next(one.key for one in fixtures if set(one.entrants) == {ana.id, bea.id})
    number = await begin(world, [ana, bea], key, championship)
    answer = await olga.slash("table pause")
    header = await stops(world, number)
    assert answer.private
    assert header.paused_by == f"u:{olga.id}"
    assert says(world.table(number), "paused-by", player="Olga")
    assert says(message_of(world, championship), "match-paused")
    await bea.click("@resume", on=world.table(number))
    assert await goes_on(world, number)
    for person in (ana, bea):
        assert (await world.header(number)).paused_at is None
        await person.slash("table pause")
    assert (await stops(world, number)).paused_by is None
    assert says(await olga.slash("table resume"), "pause-over")
    assert await goes_on(world, number)


@pytest.mark.parametrize(("locale", "spoken"), [("es-ES", "es"), ("fr", "fr"), ("en-US", "en")])
async def test_words_only_readers_are_told_in_words(world: World, locale: str, spoken: str) -> None:
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await bea.prefers("cards", "words")
    number = await bidding(world, ana, bea)
    await ana.slash("table pause")
    header = await stops(world, number)
    panel = (await bea.refreshes()).posts[-1]
    assert shows_pause(panel, header, spoken)
    assert "▶️" not in panel.text


async def test_who_paused_is_exported_and_deleted_and_the_pause_stays(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    await bea.use_tool("pause")
    await ana.slash("table pause")
    await stops(world, number)
    _, told = await exports(ana)
    assert [row["paused_by"] for row in told["kept"]["tables"]] == [f"u:{ana.id}"]
    await is_deleted(ana)
    await world.wait(3)
    assert await traces(world, ana) == []
    header = await stops(world, number)
    assert shows_pause(world.table(number), header)
    assert says(world.table(number), "paused-by", player=texts("en")("gone-by-host"))
    await bea.click("@resume", on=world.table(number))
    assert await goes_on(world, number)


async def test_a_server_that_removes_the_bot_ends_a_pause_by_sleep(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    await ana.slash("table pause")
    await stops(world, number)
    remove(world)
    await world.wait()
    header = await world.header(number)
    assert (header.asleep, header.paused_at) == (True, None)


async def test_lists_of_tables_say_that_a_match_is_paused(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    mate = world.person("Mate", moderator=True)
    await ana.slash("table pause")
    await stops(world, number)
    assert says(await mate.slash("server tables"), "mine-paused")
    assert says(await ana.slash("table mine"), "mine-paused")


async def test_a_pause_between_two_rounds_stands_on_the_message_of_the_next(world: World) -> None:
    """The message of a scored round is final, so the cards are dealt at once."""
    await world.shorten_matches(1, 1)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea)
    await reveal(world, ana, bea)
    for _ in range(2):
        await (await turn_of(ana, bea)).plays()
    snapshot = await world.bot.services.tables.snapshot(number, None)
    assert (snapshot.rounds_done, snapshot.view.phase) == (1, "deal")
    await ana.slash("table pause")
    header = await stops(world, number)
    assert shows_pause(world.table(number), header)
    await bea.click("@resume", on=world.table(number))
    assert await goes_on(world, number)
    assert (await bea.refreshes()).posts[-1].offering("bid")
