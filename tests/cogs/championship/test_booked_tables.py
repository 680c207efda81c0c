"""Tables of championship matches: only entrants may sit, and the organiser is in charge."""

from __future__ import annotations

from typing import Any

import pytest

from bot.courier.shown import PAUSE
from bot.errors import Refused
from bot.store.tables import find_rematch, list_live_tables
from tests.cogs.evening.scenes import address, called
from tests.sim.championship import (
    announce_and_draw,
    begin,
    calls_since,
    message_of,
    open_fixtures,
    plays_fixture,
    presses,
    sits_down,
    table_of,
    take_snapshot,
)
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Person
from tests.sim.rival import other_process
from tests.sim.sentences import says
from tests.sim.world import World

Duel = tuple[int, str, Person, Person]


async def start_duel(world: World, **options: Any) -> Duel:
    """Start a championship of two; return its number, the key of its only fixture and the two players."""
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea, **options)
    (fixture,) = await open_fixtures(world, number)
    return number, fixture.key, ana, bea


@pytest.mark.rule("T-41")
async def test_only_a_matchs_entrants_may_sit_at_its_table(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    carl = world.person("Carl", "es-ES")
    await sits_down(ana, key, number)
    await world.wait()
    table = await table_of(world, number, key)
    answer = await carl.click("@join", on=world.table(table))
    assert answer.private
    assert says(answer, "T-41", "es")
    assert all(name in answer.text for name in ("Ana", "Bea"))
    assert await world.seats(table) == ["Ana"]
    await bea.click("@join", on=world.table(table))
    await world.wait(4)
    assert await world.status(table) == "running"
    assert sorted(await world.seats(table)) == ["Ana", "Bea"]


async def test_the_waiting_message_links_to_the_match_once_begun(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    await sits_down(ana, key, number)
    await world.wait()
    table = await table_of(world, number, key)
    awaiting = world.table(table)
    assert says(awaiting, "lobby-head-booked")
    await bea.click("@join", on=awaiting)
    await world.wait(4)
    (left,) = [post for post in world.posts() if post.id == awaiting.id]
    head, link, *_ = left.text.splitlines()
    assert head == "## The match has begun"
    assert link.endswith(f"]({address(world, world.table(table))})")
    assert left.labels == []


@pytest.mark.rule("T-41", "T-43")
async def test_namesakes_are_distinguished_in_the_waiting_message(world: World) -> None:
    await world.shorten_matches(1)
    first, _, zoe = people = [world.person("Ana"), world.person("Ana"), world.person("Zoe")]
    number = await announce_and_draw(*people[:2])
    key = (await open_fixtures(world, number))[0].key
    await sits_down(first, key, number)
    await world.wait()
    post = world.table(await table_of(world, number, key))
    assert says(post, "lobby-head-booked", players="Ana2")
    answer = await zoe.press(post, post.offering("@join")[0])
    # The answer lists entrants in the order of the draw, which is random.
    assert any(says(answer, "T-41", players=both) for both in ("Ana1, Ana2", "Ana2, Ana1"))


@pytest.mark.rule("T-42", "T-43")
async def test_options_robots_and_start_of_a_championship_table_are_refused(world: World) -> None:
    number, key, ana, _ = await start_duel(world)
    await sits_down(ana, key, number)
    await world.wait()
    table = await table_of(world, number, key)
    post = world.table(table)
    assert not any(post.offering(verb) for verb in ("@robot", "@options", "@start"))
    assert says(post, "lobby-head-booked", players="Bea")
    for action, words in (
        ("@robot", "the championship's"),
        ("@norobot", "the championship's"),
        ("@options", "the championship's"),
        ("@set timer", "the championship's"),
        ("@start", "Still to come: Bea"),
    ):
        values = ("60s",) if action == "@set timer" else ()
        answer = await tap(ana, post, f"1:{table}:0:{action}", *values)
        assert answer.private
        assert words in answer.text
    header = await world.header(table)
    assert (header.status, header.timer, await world.seats(table)) == ("lobby", "off", ["Ana"])


@pytest.mark.rule("T-42")
async def test_a_championship_match_has_no_rematch(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    table = await plays_fixture(world, [ana, bea], key, number)
    post = world.table(table)
    assert post.offering("@rematch") == []
    answer = await tap(ana, post, f"1:{table}:0:@rematch")
    assert says(answer, "T-42")
    assert await world.bot.services.store.read(find_rematch, table) is None


@pytest.mark.rule("T-47")
async def test_a_finished_championship_match_cannot_be_played_again(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    page = (await presses(ana, "@c-mine", number)).posts[-1]
    table = await plays_fixture(world, [ana, bea], key, number)
    answer = await ana.press(page, page.offering("@c-play")[0])
    assert answer.private
    assert "⚓" in answer.text
    with pytest.raises(Refused, match="T-46"):
        await world.bot.services.championships.play(number, key, ana.id, "Ana", None)

    carl = world.person("Carl")
    number = await announce_and_draw(ana, bea, carl)
    key = (await open_fixtures(world, number))[0].key
    table = await plays_fixture(world, [ana, bea, carl], key, number)
    for person in (ana, bea, carl):
        with pytest.raises(Refused, match="T-47"):
            await world.bot.services.championships.play(number, key, person.id, person.name, None)
    with pytest.raises(Refused, match="T-47"):
        await world.bot.services.championships.play(number, "99.9", ana.id, "Ana", None)
    assert await table_of(world, number, key) == table


async def test_two_simultaneous_clicks_on_play_open_one_table(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    pages = [(person, (await presses(person, "@c-mine", number)).posts[-1]) for person in (ana, bea)]
    answers = await tap_at_once(
        world, *(Tap(person, page, page.offering("@c-play")[0].custom_id) for person, page in pages)
    )
    assert all(says(answer, "match-opened") for answer in answers)
    await world.wait(4)
    assert await world.status(await table_of(world, number, key)) == "running"
    assert len(await world.bot.services.store.read(list_live_tables)) == 1


async def test_play_joins_a_table_opened_by_another_process(world: World) -> None:
    number, key, ana, bea = await start_duel(world)
    async with other_process(world) as other:
        header, fresh = await other.championships.play(number, key, bea.id, "Bea", None)
        assert fresh
        assert await other.championships.play(number, key, bea.id, "Bea", None) == (header, False)
        answer = await sits_down(ana, key, number)
    assert says(answer, "match-opened")
    assert sorted(await world.seats(header.id)) == ["Ana", "Bea"]
    assert await table_of(world, number, key) == header.id


async def test_a_match_can_be_played_after_its_table_was_cancelled_or_closed(world: World) -> None:
    number, key, ana, bea = await start_duel(world, timer="3min")
    await sits_down(ana, key, number)
    await world.wait(5)
    first = await table_of(world, number, key)
    assert address(world, world.table(first)) in message_of(world).text
    await ana.confirms(await ana.click("@leave", on=world.table(first)))
    await world.wait(5)
    assert await world.status(first) == "cancelled"
    assert "https://discord.com" not in message_of(world).text

    await sits_down(bea, key, number)
    await world.wait()
    second = await table_of(world, number, key)
    assert second != first
    await world.wait(31 * 60)
    assert await world.status(second) == "closed"

    table = await begin(world, [ana, bea], key, number)
    assert await world.status(table) == "running"
    assert table not in (first, second)


@pytest.mark.rule("T-44", "T-61")
async def test_the_organiser_instead_of_the_host_kicks_cancels_and_rules(world: World) -> None:
    await world.shorten_matches(1)
    captain, (ana, bea) = world.person("Captain"), world.group("Ana", "Bea")
    number = await announce_and_draw(captain, ana, bea)
    fixtures = await open_fixtures(world, number)
    key = next(one.key for one in fixtures if set(one.entrants) == {ana.id, bea.id})
    table = await begin(world, [ana, bea], key, number)
    header = await world.header(table)
    host = ana if header.host == ana.id else bea
    other = bea if host is ana else ana
    for command, options in (("table cancel", {}), ("table kick", {"player": other.member})):
        answer = await host.slash(command, **options)
        assert says(answer, "T-44")
    assert await world.status(table) == "running"
    with pytest.raises(Refused, match="T-44"):
        world.bot.services.referee.require_may_rule(header, host.id, False)
    world.bot.services.referee.require_may_rule(header, captain.id, False)
    world.bot.services.referee.require_may_rule(header, other.id, True)
    await captain.slash_and_confirm("table kick", player=other.member)
    refused = await other.slash("table back")
    assert says(refused, "T-61")
    assert other.name not in await world.seats(table)
    await captain.slash_and_confirm("table substitute", player=other.member)
    assert other.name in await world.seats(table)
    await captain.slash_and_confirm("table kick", player=other.member)
    stranger = world.person("Zoe")
    answer = await captain.slash_and_confirm("table substitute", player=stranger.member)
    assert "only" in answer.text
    assert "Zoe" not in await world.seats(table)
    answer = await captain.slash_and_confirm("table cancel")
    assert "⚓" not in answer.text
    await world.wait()
    assert await world.status(table) == "cancelled"
    found = (await take_snapshot(world, number)).state.fixture(key)
    assert found is not None
    assert found.is_open


@pytest.mark.rule("T-48")
async def test_only_a_matchs_entrants_open_its_table(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(ana, bea, carl)
    fixtures = await open_fixtures(world, number)
    key = next(one.key for one in fixtures if ana.id not in one.entrants)
    own = [f"Round {one.round}" for one in fixtures if ana.id in one.entrants]
    answer = await tap(ana, message_of(world), f"1:{number}:0:@c-play {key}")
    assert answer.private
    assert f"You can play: {', '.join(own)}" in answer.text
    assert await world.bot.services.store.read(list_live_tables) == []


async def test_a_missing_entrant_is_mentioned_once(world: World) -> None:
    await world.save_settings(timer="off", threads="never", options={"length": [1]})
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    await sits_down(ana, fixture.key, number)
    await world.wait(6)
    (call,) = calls_since(world)
    assert called(call) == {bea.id}
    await world.wait(300)
    assert [post.id for post in calls_since(world)] == [call.id]
    await world.crash()
    await world.wait(5)
    assert [post.id for post in calls_since(world)] == [call.id]
    await bea.click("@join", on=calls_since(world)[0])
    await world.wait(5)
    assert all(post.id != call.id for post in calls_since(world))


@pytest.mark.parametrize("where", ["person", "server"])
async def test_a_missing_entrant_who_turned_mentions_off_is_not_mentioned(world: World, where: str) -> None:
    await world.save_settings(timer="off", threads="never", pings=where == "person")
    ana, bea = world.group("Ana", "Bea")
    if where == "person":
        await bea.prefers("pings", "off")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    await sits_down(ana, fixture.key, number)
    await world.wait(3)
    assert calls_since(world) == []


async def test_a_match_has_its_own_thread_where_threads_are_allowed(world: World) -> None:
    await world.save_settings(timer="off", threads="second", options={"length": [1]})
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    await sits_down(ana, fixture.key, number)
    await world.wait(3)
    header = await world.header(await table_of(world, number, fixture.key))
    assert header.thread_id is not None
    assert header.channel_id == world.channel.id
    thread = world.env.backend.get_channel(header.thread_id)
    assert {user for post in calls_since(world, thread) for user in called(post)} == {bea.id}
    assert f"https://discord.com/channels/{world.guild.id}/{header.thread_id}" in message_of(world).text
    await bea.click("@join", channel=thread, on=world.table(header.id, thread))
    await world.wait(4)
    assert await world.status(header.id) == "running"


@pytest.mark.rule("T-61")
async def test_only_the_organiser_readmits_an_entrant_kicked_before_the_match(world: World) -> None:
    captain, ana, bea = people = world.group("Captain", "Ana", "Bea")
    number = await announce_and_draw(*people, format="table")
    (fixture,) = await open_fixtures(world, number)
    for person in (captain, bea):
        await sits_down(person, fixture.key, number)
    await world.wait()
    table = await table_of(world, number, fixture.key)
    await captain.slash_and_confirm("table kick", player=bea.member)
    for answer in (
        await bea.click("@join", on=world.table(table)),
        await sits_down(bea, fixture.key, number),
    ):
        assert says(answer, "T-61")
    assert await world.seats(table) == ["Captain"]
    await sits_down(ana, fixture.key, number)
    await world.wait(4)
    assert await world.status(table) == "lobby"
    await captain.slash_and_confirm("table substitute", player=bea.member)
    await world.wait(4)
    assert await world.status(table) == "running"
    assert sorted(await world.seats(table)) == ["Ana", "Bea", "Captain"]


async def test_a_restart_during_a_match_sends_no_requests(world: World) -> None:
    """The restarted bot does not load the table or edit the championship's message."""
    number, key, ana, bea = await start_duel(world, timer="off")
    table = await begin(world, [ana, bea], key, number)
    await world.wait(PAUSE + 10)
    requests, said = len(world.requests("*", "/channels/")), message_of(world).text
    await world.crash()
    await world.wait(5)
    assert world.bot.services.tables._live == {}
    assert len(world.requests("*", "/channels/")) == requests
    assert message_of(world).text == said
    assert await world.status(table) == "running"
