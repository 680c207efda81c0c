"""Spectators may watch and be mentioned at every round's end, but can never act."""

from __future__ import annotations

import pytest

from bot.store.followers import list_followers
from tests.cogs.evening.scenes import bidding, called, calls, notified, play_out, reveal, turn_of
from tests.sim.instant import Tap, payload_of, tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def a_round(world: World, people: list[Person]) -> None:
    for person in people:
        await person.refreshes()
    await reveal(world, *people)
    rows = len((await turn_of(*people)).panel().offering("play"))
    for _ in range(rows):
        await play_out(world, *people)
    await world.wait(10)


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_follower_is_mentioned_once_a_round_in_one_message(world: World, locale: str) -> None:
    await world.save_settings(timer="off", threads="never")
    people = world.group("Ana", "Bea", "Carl", locale=locale)
    zoe, dora = world.person("Zoe", locale), world.person("Dora", locale)
    number = await bidding(world, *people)
    for person in (zoe, dora):
        answer = await person.use_tool("follow", world.table(number))
        assert answer.private
        assert says(answer, "following", locale)
    await a_round(world, people)
    (first,) = calls(world)
    assert says(first, "waits-news", locale, round=1)
    assert called(first) == {zoe.id, dora.id}
    assert says(await dora.use_tool("follow", world.table(number)), "not-following", locale)
    await a_round(world, people)
    (second,) = calls(world)
    assert second.id != first.id
    assert called(second) == {zoe.id}
    assert notified(world) == [{zoe.id, dora.id}, {zoe.id}]
    await zoe.use_tool("follow", world.table(number))
    await a_round(world, people)
    assert len(notified(world)) == 2


async def test_a_follow_interaction_delivered_twice_keeps_following(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    await world.save_settings(timer="off", threads="never")
    number = await bidding(world, *people)
    zoe = world.person("Zoe")
    table = world.table(number)
    _, payload = payload_of(world, Tap(zoe, table, table.sure_menu("@more").custom_id, ("follow",)))
    for _ in range(2):
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert await world.bot.services.store.read(list_followers, number) == [zoe.id]


async def test_following_is_refused_where_mentions_are_off(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    assert "follow" not in world.table(number).tools
    zoe = world.person("Zoe", "es-ES")
    answer = await tap(zoe, world.table(number), f"1:{number}:0:@follow")
    assert says(answer, "follow-not-here", "es")
    assert await world.bot.services.store.read(list_followers, number) == []


@pytest.mark.rule("T-6")
async def test_every_button_of_a_panel_is_refused_to_spectators(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await bidding(world, *people)
    await reveal(world, *people)
    turn = await turn_of(*people)
    zoe = world.person("Zoe")
    table = world.table(number)
    before = (await world.rows(number), await world.seats(number), table)
    card = turn.panel().offering("play")[0].action
    for words in (
        card,
        f"@yes {card}",
        "bid 0",
        "@hand",
        "@hand again",
        "@time",
        "@here",
        "@leave?",
        "@more",
        "@more here",
        "@more time",
        "@more leave",
        "@leave",
        "@back",
    ):
        answer = await tap(zoe, table, f"1:{number}:{table.turn}:{words}")
        assert answer.private, words
        assert says(answer, "T-6"), words
    await world.wait(3)
    assert (await world.rows(number), await world.seats(number), world.table(number)) == before
