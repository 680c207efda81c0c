"""Failures of Discord, network and disk lose no acknowledged move, and refused actions say so."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import pytest

from bot.errors import Unavailable
from bot.store.matches import append_input
from bot.store.tables import list_live_tables
from tests.cogs.evening.scenes import three_bidding
from tests.sim.evening import open_table, play_match, play_on, start, start_table
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.units import Plain, intercepted
from tests.sim.world import World

EDITS = "/channels/*/messages/*"
SENDS = "/channels/*/messages"


async def made_by(world: World, number: int, person: Person) -> list[str]:
    return [row.action for row in await world.rows(number) if row.by == f"u:{person.id}"]


# ---- direct messages -----------------------------------------------------------------------------------


async def test_a_player_with_closed_direct_messages_is_told_once_in_private(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    dm = ana.member.user.dm_channel
    world.inject("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=None)
    number = await open_table(*people)
    await start(ana, number)
    assert ana.dms() == []
    assert bea.dms()
    answer = await ana.click("@hand", on=world.table())
    assert answer.private
    assert says(answer, "panel-dm-closed")
    assert not says(await ana.refreshes(), "panel-dm-closed")
    for person in people:
        assert person is ana or not says(await person.click("@hand", on=world.table()), "panel-dm-closed")
    table = await play_on(world, people, number, until=lambda post: "round 3 of 10" in post.text)
    assert not says(ana.panel(), "panel-dm-closed")
    assert not says(table, "panel-dm-closed")
    await ana.slash_and_confirm("table cancel")
    again = await start_table(ana, bea, carl)
    assert not says(await ana.click("@hand", on=world.table(again)), "panel-dm-closed")


async def test_a_player_whose_dm_channel_cannot_be_opened_is_told_in_private(world: World) -> None:
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    world.inject("POST", "/users/@me/channels", status=400, code=50007)
    number = await open_table(*people)
    world.heal()
    await start(ana, number)
    assert says(await ana.click("@hand", on=world.table()), "panel-dm-closed")
    assert not says(await bea.click("@hand", on=world.table()), "panel-dm-closed")
    assert says(await carl.bids(0), "sk-head-bid-in", bid=0)


async def test_a_direct_message_is_sent_when_discord_recovers(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    dm = people[1].member.user.dm_channel
    world.inject("POST", f"/channels/{dm.id}/messages", status=502, times=2)
    await start(people[0], number)
    assert people[1].dms() == []
    await world.wait(10)
    assert people[1].dms()[-1].offering("bid")


# ---- the table message ---------------------------------------------------------------------------------


async def test_a_deleted_table_message_is_posted_again_at_the_next_change(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    gone = world.table(number)
    world.env.backend.delete_message(world.channel.id, gone.id)
    assert not [post for post in world.posts() if post.id == gone.id]
    await ana.bids(1)
    await world.wait()
    fresh = world.table(number)
    assert fresh.id != gone.id
    assert fresh.text.count("✅") == 1
    await ana.bids(0)
    await world.wait()
    assert [post.id for post in world.posts() if post.buttons] == [fresh.id]


async def test_table_show_posts_a_deleted_table_message_again(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    world.env.backend.delete_message(world.channel.id, world.table(number).id)
    answer = await ana.slash("table show")
    assert answer.private
    await world.wait()
    assert says(world.table(number), "sk-head-bids")


async def test_table_show_posts_a_deleted_lobby_message_again(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana)
    world.env.backend.delete_message(world.channel.id, world.table(number).id)
    await ana.slash("table show")
    await world.wait()
    await bea.click("@join")
    await world.wait()
    assert "Bea" in world.table(number).text


async def test_table_show_during_a_pending_edit_posts_a_new_message(world: World) -> None:
    """A change made before the new message is sent does not cancel `/table show`."""
    number, (ana, bea, _) = await three_bidding(world)
    before = world.table(number).id
    await ana.bids(1)
    await ana.slash("table show")
    await bea.bids(1)
    await world.wait(3)
    table = world.table(number)
    assert table.id > before
    assert table.text.count("✅") == 2
    assert [post.id for post in world.posts() if post.buttons] == [table.id]


async def test_a_table_message_of_50_minutes_is_replaced_and_loses_its_buttons(world: World) -> None:
    number, (ana, _, _) = await three_bidding(world)
    old = world.table(number)
    await world.wait(51 * 60)
    await ana.bids(1)
    await world.wait()
    table = world.table(number)
    assert table.id > old.id
    assert [post.id for post in world.posts() if post.buttons] == [table.id]


# ---- forbidden -----------------------------------------------------------------------------------------


async def test_a_forbidden_channel_gets_no_more_requests_and_the_match_goes_on(world: World) -> None:
    number, people = await three_bidding(world)
    before = world.table(number).text
    world.forbid("send_messages", "view_channel")
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    for person in people:
        person.plays_in = "dm"
    asked = len(world.requests("*", f"/channels/{world.channel.id}/messages"))
    for _ in range(14):
        for person in people:
            await person.acts(world.rng, table=number)
        await world.wait()
    assert len([row for row in await world.rows(number) if row.action.startswith("deal")]) >= 2
    refused = world.requests("*", f"/channels/{world.channel.id}/messages")[asked:]
    assert len(refused) == 1, "a channel that answered 403 is not asked again"
    assert world.table(number).text == before
    world.heal()
    world.forbid()
    await people[0].click("@hand", on=world.table(number))
    await world.wait(3)
    assert world.table(number).text != before


@pytest.mark.rule("T-16")
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_no_table_is_opened_where_the_bot_may_not_write(world: World, locale: str) -> None:
    ana = world.person("Ana", locale)
    world.forbid("send_messages")
    answer = await ana.slash("skullking new")
    assert answer.private
    assert says(answer, "permission-send_messages", locale)
    assert not says(answer, "permission-view_channel", locale)
    assert await world.bot.services.store.read(list_live_tables) == []


async def test_a_match_survives_the_deletion_of_its_channel(world: World) -> None:
    number, people = await three_bidding(world)
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=404, code=10003, times=None)
    for person in people:
        person.plays_in = "dm"
        await person.bids(0)
    await world.wait(4)
    assert any(person.panel().offering("play") for person in people)
    assert await world.status(number) == "running"


# ---- temporary faults ------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_a_failed_edit_of_the_table_message_is_retried(world: World, status: int) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    world.inject("PATCH", EDITS, status=status, times=3)
    answer = await ana.bids(1)
    assert says(answer, "sk-head-bid-in", bid=1)
    assert await made_by(world, number, ana) == ["bid 1"]
    assert world.table(number).text.count("✅") == 0
    await bea.bids(0)
    await world.wait(30)
    assert world.table(number).text.count("✅") == 2


async def test_a_failed_post_of_the_first_round_is_retried(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=500, times=4)
    await start(people[0], number)
    assert not says(world.table(number), "sk-title", round=1, rounds=10)
    await world.wait(60)
    assert says(world.table(number), "sk-title", round=1, rounds=10)
    assert len([post for post in world.posts() if post.buttons]) == 1


@pytest.mark.parametrize("status", [500, 404])
async def test_a_panel_that_could_not_be_edited_still_accepts_clicks(world: World, status: int) -> None:
    """A click on Ana's outdated panel brings the current one."""
    number, (ana, bea, carl) = await three_bidding(world)
    code = 10008 if status == 404 else 0
    world.inject("PATCH", "/webhooks/*/messages/*", status=status, code=code, times=6)
    await ana.bids(0)
    await bea.bids(0)
    await carl.bids(0)
    await world.wait(4)
    world.heal()
    assert (await ana.refreshes()).posts[-1].offering("bid") == []
    assert len(await world.rows(number)) == 5


@pytest.mark.parametrize("status", [404, 500])
async def test_a_move_is_kept_when_its_answer_cannot_be_sent(world: World, status: int) -> None:
    """Discord rejects the answer as too late (10062) or fails; the bid is stored and shown."""
    number, (ana, _, _) = await three_bidding(world)
    world.inject("POST", "/interactions/*/*/callback", status=status, code=10062 if status == 404 else 0)
    answer = await ana.bids(1)
    assert answer.posts == ()
    assert await made_by(world, number, ana) == ["bid 1"]
    await world.wait()
    assert world.table(number).text.count("✅") == 1
    assert says(await ana.refreshes(), "sk-head-bid-in", bid=1)


async def test_a_match_is_played_to_the_end_while_every_fifth_request_fails(world: World) -> None:
    """A network error ends every fifth request."""
    world.ignore_keys()
    await world.shorten_matches(2, 4, 6)
    ana = world.person("Ana")
    number = await start_table(ana, robots=2)
    await ana.opens_panel()
    dispatch = world.env.bot.http.request
    calls = 0

    async def flaky(route: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls % 5 == 0:
            raise aiohttp.ClientConnectionError("the network is down")
        return await dispatch(route, **options)

    world.env.bot.http.request = flaky
    table = await play_match(world, [ana], number, refresh=True)
    assert calls > 40
    assert await world.status(number) == "over"
    assert table.offering("@rematch")


@contextmanager
def without_network(world: World) -> Iterator[None]:
    """Let every request to Discord fail, including answers to interactions."""

    async def lost(*_: Any, **__: Any) -> Any:
        raise aiohttp.ClientConnectionError("the network is down")

    adapter, http = world.env._webhook_adapter, world.env.bot.http
    http.request = adapter.request = lost
    try:
        yield
    finally:
        del http.request
        del adapter.request


async def test_a_bid_made_while_the_network_is_down_is_stored_and_shown_later(world: World) -> None:
    number, (ana, bea, _) = await three_bidding(world)
    with without_network(world):
        await ana.bids(1)
        await world.wait()
    assert await made_by(world, number, ana) == ["bid 1"]
    await bea.bids(1)
    await world.wait(10)
    assert world.table(number).text.count("✅") == 2


async def test_a_table_opened_while_the_network_is_down_is_posted_later(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    with without_network(world):
        await ana.slash("skullking new")
        await ana.slash("leaderboard")
        await ana.slash("rules")
        await world.wait()
    await world.wait(10)
    assert world.table().button("@join")
    await bea.click("@join")
    await world.wait()
    assert "Bea" in world.table().text


# ---- the disk ------------------------------------------------------------------------------------------


@contextmanager
def failing_store(world: World, *, writes: bool = True, reads: bool = False) -> Iterator[None]:
    """Let what the store writes, or reads, fail as if the disk were broken."""

    async def fail(work: object) -> None:
        raise Unavailable("disk I/O error")

    database = world.bot.services.store.database
    sessions = [database._writer] if writes else []
    sessions += [database._reader, database._long_reader] if reads else []
    with pytest.MonkeyPatch.context() as monkeypatch:
        for session in sessions:
            monkeypatch.setattr(session, "do", fail)
        yield


@contextmanager
def failing_log(world: World) -> Iterator[None]:
    """Let the store fail to append inputs."""

    async def fail(*_: object, **__: object) -> None:
        raise Unavailable("disk I/O error")

    with intercepted(world.bot.services.store, append_input, fail):
        yield


@pytest.mark.rule("T-17")
@pytest.mark.parametrize("kind", ["the log", "all writes", "everything"])
async def test_a_bid_that_cannot_be_stored_is_refused_and_can_be_repeated(world: World, kind: str) -> None:
    number, (ana, _, _) = await three_bidding(world)
    everything = failing_store(world, reads=kind == "everything")
    with failing_log(world) if kind == "the log" else everything:
        answer = await ana.bids(1)
        assert answer.private
        assert says(answer, "T-17")
    assert await made_by(world, number, ana) == []
    assert world.table(number).text.count("✅") == 0
    assert says(await ana.bids(1), "sk-head-bid-in", bid=1)
    assert await made_by(world, number, ana) == ["bid 1"]


@pytest.mark.rule("T-17")
async def test_a_bid_stored_despite_a_reported_error_counts_once(world: World) -> None:
    """The bot reloads the table after the error, so the repeated bid is not stored twice."""
    number, (ana, bea, _) = await three_bidding(world)

    async def store_and_fail(append: Plain, *args: Any, **kwargs: Any) -> None:
        await append(*args, **kwargs)
        raise Unavailable("disk I/O error")

    with intercepted(world.bot.services.store, append_input, store_and_fail):
        answer = await ana.bids(1)
    assert says(answer, "T-17")
    assert says(await ana.refreshes(), "sk-head-bid-in", bid=1)
    await ana.bids(1)
    await bea.bids(0)
    assert await made_by(world, number, ana) == ["bid 1"]


@pytest.mark.rule("T-17")
@pytest.mark.parametrize("action", ["@join", "@leave", "@robot", "@start"])
async def test_a_lobby_change_that_cannot_be_stored_is_refused(world: World, action: str) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await open_table(ana, bea)
    who = carl if action == "@join" else ana
    before = (await world.seats(number), await world.status(number))
    with failing_store(world):
        answer = await who.click(action)
        assert answer.private
        assert says(answer, "T-17")
        await world.wait()
    assert (await world.seats(number), await world.status(number)) == before
    assert (await who.click(action)).text == ""
    await world.wait(3)
    assert (await world.seats(number), await world.status(number)) != before


@pytest.mark.rule("T-17")
async def test_a_table_that_cannot_be_stored_is_not_opened(world: World) -> None:
    ana = world.person("Ana")
    with failing_store(world):
        answer = await ana.slash("skullking new")
    assert answer.private
    assert says(answer, "T-17")
    assert await world.bot.services.store.read(list_live_tables) == []
    assert [post for post in world.posts() if post.buttons] == []


@pytest.mark.parametrize(
    "command",
    ["leaderboard", "stats", "records", "history", "hand", "table leave", "table show", "table cancel"],
)
async def test_commands_are_refused_while_the_database_fails(world: World, command: str) -> None:
    number, (ana, _, _) = await three_bidding(world)
    before = (await world.rows(number), await world.seats(number), await world.status(number))
    with failing_store(world, reads=True):
        answer = await ana.slash(command)
    assert answer.private
    assert says(answer, "T-17")
    assert (await world.rows(number), await world.seats(number), await world.status(number)) == before


async def test_robots_and_dealer_continue_when_the_disk_recovers(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    with failing_log(world):
        await start(ana, number)
        await world.wait(20)
        assert await world.rows(number) == []
    assert any(record.levelno == logging.WARNING for record in caplog.records)
    await world.wait(30)
    actions = [row.action.split(" ")[0] for row in await world.rows(number)]
    assert actions == ["first", "deal", "bid", "bid"]
    panel = await ana.opens_panel()
    assert panel.offering("bid")
    with failing_store(world, reads=True):
        await world.wait(5)
    await ana.bids(0)
    with failing_store(world, reads=True):
        await world.wait(20)
    await play_on(world, [ana], number, until=lambda post: "round 2 of 10" in post.text, refresh=True)


async def test_the_table_message_is_updated_after_a_database_failure(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The courier retries by itself after it could not read the table's messages."""
    number, (ana, bea, _) = await three_bidding(world)
    await ana.bids(1)
    await bea.bids(1)

    async def fail(owner: int) -> None:
        raise Unavailable("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(world.bot.services.store.slots, "list_for", fail)
        await world.wait(2)
        assert world.table(number).text.count("✅") != 2
    await world.wait(10)
    assert world.table(number).text.count("✅") == 2
