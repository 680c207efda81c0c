"""Duels in Discord: one message, private tables, and a result that mentions people once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.deals import duels as module
from bot.deals.duels import TIME
from bot.records.slots import DEAL
from bot.store.deals import list_attempts, list_duels
from bot.store.tables import list_live_tables
from bot.texts.sentences import texts
from tests.cogs.test_menus import menu, pinged
from tests.cogs.test_privacy import is_deleted
from tests.sim.abroad import abroad
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message, screen_reader_faults
from tests.sim.sentences import says
from tests.sim.world import World

MENU = texts("en")("menu-duel")
EPOCH = "@duel-"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OPTIONS", {**module.OPTIONS, "skull-king": {"length": [1, 1]}})


def duel_posts(world: World, channel: Any = None) -> list[Message]:
    """Return the public messages of duels that can be pressed."""
    return [
        post for post in world.posts(channel) if any(one.action.startswith("@duel-") for one in post.buttons)
    ]


def newest(world: World, channel: Any = None) -> Message:
    return duel_posts(world, channel)[-1]


async def challenge(host: Person, *rivals: Person, **options: Any) -> int:
    """Type `/duel`; return the number of the duel."""
    names = ("rival", *(f"rival{number}" for number in range(2, 8)))
    people = {name: rival.member for name, rival in zip(names, rivals, strict=False)}
    answer = await host.slash("duel", **people, **options)
    assert not answer.private, answer.text
    return newest(host.world).table


async def press(person: Person, verb: str, post: Message | None = None) -> Answer:
    shown = post or newest(person.world)
    return await person.press(shown, shown.offering(verb)[0])


async def play(person: Person, post: Message | None = None) -> int:
    """Press Play and play the private table to its end; return the table's number."""
    world = person.world
    answer = await press(person, "@duel-play", post)
    assert answer.private, answer.text
    number = answer.posts[-1].table
    for _ in range(40):
        if await world.status(number) != "running":
            break
        panels = [one for one in person.visible_messages() if one.private and one.table == number]
        panel = [one for one in panels if one.buttons or one.menus][-1]
        await person.acts_in(panel, world.rng)
        await world.wait(1.6)
    assert await world.status(number) == "over"
    await world.wait(3)
    return number


async def attempts(world: World, duel: int) -> dict[int, Any]:
    found = await world.bot.services.store.read(list_attempts, duel)
    return {one.user_id: one for one in found}


async def open_duels(world: World) -> list[int]:
    now = world.bot.services.tables.now()
    return [one.id for one in await world.bot.services.store.read(list_duels, now) if one.ended_at is None]


async def test_a_duel_from_the_challenge_to_the_replays_of_the_others(world: World) -> None:
    await world.save_settings(pings=True)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    duel = await challenge(ana, bea)
    opened = newest(world)
    assert f"<@{bea.id}>" in opened.text
    first = await play(ana)
    shown = newest(world)
    assert shown.id == opened.id
    assert says(shown, "duel-player-finished")
    points = (await attempts(world, duel))[ana.id].points
    assert points is not None
    assert not any(f"{word} point" in shown.text for word in (points, f"−{abs(points)}"))
    assert not shown.offering("@duel-replay")
    assert says(await tap(bea, shown, f"1:{duel}:0:@duel-replay {first}"), "T-98")
    await play(bea)
    result = newest(world)
    assert result.id != opened.id
    assert {*pinged(world)} == {ana.id, bea.id}
    menu_of_matches = result.sure_menu("@duel-replay")
    assert set(menu_of_matches.values) == {
        str(one.table_id) for one in (await attempts(world, duel)).values()
    }
    watched = await bea.choose(result, "@duel-replay", str(first))
    assert watched.private
    step = watched.posts[-1].offering("@replay")[0]
    assert not says(await bea.press(watched.posts[-1], step), "T-98")
    assert says(await carl.choose(result, "@duel-replay", str(first)), "T-98")
    assert [post.id for post in duel_posts(world)] == [result.id]


async def test_menu_on_a_person_challenges_them(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    assert not (await menu(ana, MENU, bea)).private
    assert says(newest(world), "duel-player-waiting")
    assert len(await open_duels(world)) == 1
    assert says(await menu(ana, MENU, ana), "T-124")


@pytest.mark.rule("T-120")
async def test_time_ends_a_duel_within_seconds_and_old_buttons_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await challenge(ana, bea)
    old = newest(world)
    await play(ana)
    await world.wait(TIME.total_seconds())
    await world.wait(3)
    result = newest(world)
    assert result.id != old.id
    assert says(result, "duel-late-waiting")
    assert await open_duels(world) == []
    for verb in ("@duel-play", "@duel-decline", "@duel-more off"):
        assert says(await tap(bea, result, f"1:{duel}:0:{verb}"), "T-120")


@pytest.mark.parametrize("at", ["open", "played", "over"])
async def test_a_restart_keeps_the_message_and_the_try(world: World, at: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await challenge(ana, bea)
    if at == "played":
        await press(ana, "@duel-play")
    if at == "over":
        await play(ana)
    before = newest(world).id
    await world.crash()
    await world.wait(3)
    assert newest(world).id == before
    if at != "over":
        await play(ana)
    assert newest(world).id == before
    await play(bea)
    result = newest(world)
    assert result.id != before
    await world.crash()
    await world.wait(3)
    assert [post.id for post in duel_posts(world)] == [result.id]
    assert len(await attempts(world, duel)) == 2


async def test_time_that_passed_while_the_bot_was_away_ends_the_duel(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await challenge(ana, bea)
    world.bot.services.duels.stop()
    await world.wait((TIME + timedelta(hours=1)).total_seconds())
    assert len(await open_duels(world)) == 1
    await world.crash()
    await world.wait(3)
    assert await open_duels(world) == []
    assert not newest(world).offering("@duel-play")


@pytest.mark.rule("T-121")
async def test_a_stranger_is_told_for_whom_the_duel_is(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await challenge(ana, bea)
    for verb in ("@duel-play", "@duel-decline"):
        answer = await press(carl, verb)
        assert answer.private
        assert says(answer, "T-121", players="Ana, Bea")


async def test_anybody_joins_an_open_duel(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await challenge(ana)
    assert not newest(world).offering("@duel-decline")
    await play(bea)
    assert set(await attempts(world, duel)) == {bea.id}
    assert says(newest(world), "duel-player-finished")


async def test_whoever_declines_is_not_waited_for(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await challenge(ana, bea)
    assert says(await press(bea, "@duel-decline"), "duel-declined-now")
    await world.wait(3)
    assert says(newest(world), "duel-player-declined")
    assert await open_duels(world) == []


@pytest.mark.rule("T-13")
async def test_calling_off_asks_first_and_is_told(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    mod = world.person("Mod", moderator=True)
    await challenge(ana, bea)
    await play(bea)
    assert says(await bea.choose(newest(world), "@duel-more", "off"), "T-13")
    asked = await ana.choose(newest(world), "@duel-more", "off")
    assert asked.private
    assert len(await open_duels(world)) == 1
    assert says(await ana.confirms(asked), "duel-off-now")
    await world.wait(3)
    shown = newest(world)
    assert "Ana" in shown.text
    assert not shown.offering("@duel-play")
    assert not shown.menus
    await challenge(ana, bea)
    await mod.confirms(await mod.choose(newest(world), "@duel-more", "off"))
    await world.wait(3)
    assert await open_duels(world) == []
    assert f"<@{mod.id}>" in newest(world).text


async def test_again_opens_one_duel_for_the_same_people(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await challenge(ana, bea)
    await play(ana)
    await play(bea)
    result = newest(world)
    assert says(await press(carl, "@duel-again", result), "T-121")
    await press(bea, "@duel-again", result)
    (again,) = await open_duels(world)
    assert newest(world).table == again
    answer = await press(ana, "@duel-again", result)
    assert answer.private
    assert str(newest(world).id) in answer.text
    assert await open_duels(world) == [again]


async def test_two_duels_at_once_do_not_mix(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    first, second = [await challenge(ana, bea) for _ in range(2)]
    posts = {post.table: post for post in duel_posts(world)}
    one, other = await play(ana, posts[first]), await play(ana, posts[second])
    assert one != other
    assert (await attempts(world, first))[ana.id].table_id == one
    assert (await attempts(world, second))[ana.id].table_id == other


async def test_a_match_that_was_closed_goes_on_by_the_same_button(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await challenge(ana, bea)
    number = (await press(ana, "@duel-play")).posts[-1].table
    await ana.slash_and_confirm("table cancel")
    assert await world.status(number) == "cancelled"
    await world.wait(100_000)
    assert (await press(ana, "@duel-play")).posts[-1].table == number
    assert await world.status(number) == "running"


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_words_only_have_no_signs_and_lose_nothing(world: World, locale: str) -> None:
    await world.save_settings(cards="words", language=locale[:2])
    ana, bea = world.group("Ana", "Bea", locale=locale)
    await challenge(ana, bea)
    assert screen_reader_faults(newest(world)) == []
    await play(ana)
    await play(bea)
    result = newest(world)
    assert screen_reader_faults(result) == []
    assert "Ana" in result.text
    assert "Bea" in result.text


@pytest.mark.rule("T-57")
async def test_elsewhere_than_on_a_server_of_the_bot_a_duel_is_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    with abroad(world, ana) as there:
        other = there.member.guild.add_member(bea.member.user)
        answer = there._answer(await there.member.context_menu(there.channel, MENU, other))
        assert says(answer, "T-57")
    assert await open_duels(world) == []


@pytest.mark.rule("T-114")
async def test_buttons_of_another_servers_duel_are_refused(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await challenge(ana, bea)
    elsewhere = world.env.create_guild("Another")
    channel = elsewhere.create_text_channel("deck")
    carl = world.person("Carl")
    member = elsewhere.add_member(carl.member.user)
    carl.member = member
    await carl.slash("help", channel)
    post = carl.visible_messages(channel)[-1]
    assert says(await tap(carl, post, f"1:{duel}:0:@duel-play"), "T-114")
    assert says(await tap(carl, post, "1:99:0:@duel-play"), "T-114")


async def test_a_channel_that_is_gone_ends_the_duel_without_an_error(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await challenge(ana, bea)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=None)
    world.inject("PATCH", f"/channels/{world.channel.id}/messages/*", status=404, code=10003, times=None)
    await world.wait(TIME.total_seconds() + 3)
    assert await open_duels(world) == []


async def test_a_duel_in_a_thread_stays_there(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await world.save_settings(timer="off", threads="always", pings=False)
    await ana.slash("skullking new")
    (table,) = await world.bot.services.store.read(list_live_tables)
    assert table.thread_id is not None
    thread = ChannelHandle(world.env, world.guild, world.env.backend.get_channel(table.thread_id))
    await ana.slash("duel", thread, rival=bea.member)
    assert duel_posts(world, thread)
    assert not duel_posts(world)
    await world.wait(TIME.total_seconds() + 3)
    assert not newest(world, thread).offering("@duel-play")


async def test_a_deleted_message_comes_back_with_the_next_change(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    duel = await challenge(ana, bea)
    slots = world.bot.services.store.deal_slots
    assert [row.kind for row in await slots.list_for(duel)] == [DEAL]
    await play(ana)
    assert newest(world).table == duel


async def test_the_deletion_of_a_player_ends_what_waited_for_them(world: World) -> None:
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await challenge(ana, bea, carl)
    await play(bea)
    await play(carl)
    await is_deleted(ana)
    await world.wait(3)
    assert await open_duels(world) == []
    assert "Ana" not in newest(world).text
