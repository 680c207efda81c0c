"""During a gateway outage and the grace after it, no deadline passes and nobody is mentioned."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import ROBOTS
from tests.cogs.evening.scenes import bidding, by, calls, notified
from tests.sim.gateway import ready
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def table(world: World, **likes: Any) -> tuple[int, Person, Person]:
    """Start a table at which Ana has bid and Bea is to bid."""
    await world.save_settings(threads="never", **likes)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    return number, ana, bea


async def goes(world: World) -> None:
    """Disconnect the shard from the gateway; requests to Discord still work."""
    info = world.bot.get_shard(0)
    assert info is not None
    with world.env._bot_scope():
        await info.disconnect()
    await world.env.settle()


async def returns(world: World, *, anew: bool = False) -> None:
    """Resume the session, as after most outages, or begin a new session with `anew`."""
    info = world.bot.get_shard(0)
    assert info is not None
    if anew:
        await ready(world, world.guild.id)
        return
    with world.env._bot_scope():
        socket: Any = info._parent.ws
        socket.open = True
        world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()


@pytest.mark.parametrize("anew", [False, True])
async def test_no_deadline_passes_during_an_outage_or_in_the_minute_after(world: World, anew: bool) -> None:
    number, _, bea = await table(world, pings=False)
    await world.wait(150)
    await goes(world)
    await world.wait(3600)
    assert await by(world, number, "deadline") == []
    await returns(world, anew=anew)
    await world.wait(55)
    assert await by(world, number, "deadline") == []
    assert says(world.table(number), "waits-until")
    await world.wait(10)
    assert len(await by(world, number, "deadline")) == 1
    assert bea.name in " ".join(await world.seats(number))


async def test_nobody_is_mentioned_during_an_outage_or_in_the_minute_after(world: World) -> None:
    number, _, bea = await table(world, pings=True)
    await goes(world)
    await world.wait(600)
    with world.env._bot_scope():
        world.bot.courier.refresh(number)
    await world.wait(30)
    assert calls(world) == []
    await returns(world)
    await world.wait(55)
    assert calls(world) == []
    await world.wait(10)
    (call,) = calls(world)
    assert f"<@{bea.id}>" in call.stored.content
    assert await by(world, number, "deadline") == []
    await world.wait(15)
    assert len(await by(world, number, "deadline")) == 1


async def test_a_player_mentioned_before_the_outage_is_not_mentioned_again(world: World) -> None:
    _, _, _ = await table(world, pings=True)
    await world.wait(25)
    (before,) = calls(world)
    await goes(world)
    await world.wait(60)
    await returns(world)
    await world.wait(30)
    assert [call.id for call in calls(world)] == [before.id]


async def test_short_outages_delay_deadlines_by_their_length_only(world: World) -> None:
    """Each outage of two seconds adds two seconds to the deadline."""
    number, _, _ = await table(world, pings=False)
    await world.wait(160)
    for _ in range(8):
        await goes(world)
        await world.wait(2)
        await returns(world)
        await world.wait(3)
    assert len(await by(world, number, "deadline")) == 1


async def test_a_lobby_closes_only_after_the_grace_of_an_outage(world: World) -> None:
    await world.save_settings(threads="never")
    ana = world.person("Ana")
    await ana.slash("skullking new")
    number = world.table().table
    assert number is not None
    await world.wait(29 * 60)
    await goes(world)
    await world.wait(600)
    await returns(world)
    await world.wait(30)
    assert await world.status(number) == "lobby"
    await world.wait(60)
    assert await world.status(number) == "closed"


def test_an_outage_affects_only_servers_of_its_shard(world: World) -> None:
    outages = world.bot.outages
    outages._shards = lambda: 4
    outages.begin(2)
    assert [outages.is_away(number << 22) for number in range(8)] == [False, False, True, False] * 2
    assert not outages.is_away(None)
    outages.away_since(2)
    outages.begin(2)
    outages.end(2)
    assert outages.is_away(2 << 22)
    outages.away_since(2)
    outages.end(2)
    assert not outages.is_away(2 << 22)


async def play_out_round(world: World, number: int, *people: Person) -> None:
    """Play the round to its end without gateway events, like clicks already on their way."""
    tables = world.bot.services.tables
    while not (public := await tables.snapshot(number, None)).rounds_done:
        for person in people:
            mine = await tables.snapshot(number, person.id)
            if mine.seat in public.awaiting:
                action = ROBOTS["skull-king", "easy"](mine.view, world.rng)
                with world.env._bot_scope():
                    await tables.submit(number, person.id, str(action))
                break
        await world.wait(2)


async def test_followers_are_mentioned_when_the_grace_is_over(world: World) -> None:
    number, ana, bea = await table(world, pings=True, options={"length": [1, 1]})
    zoe = world.person("Zoe")
    await zoe.use_tool("follow", world.table(number))
    await goes(world)
    await play_out_round(world, number, ana, bea)
    await world.wait(60)
    assert {zoe.id} not in notified(world)
    await returns(world)
    await world.wait(55)
    assert notified(world) == []
    await world.wait(10)
    assert {zoe.id} in notified(world)


async def test_a_decision_opened_in_the_grace_mentions_nobody_before_its_end(world: World) -> None:
    """Slow timers mention at once, except in the hour after an outage."""
    number, _, bea = await table(world, pings=True, timer="12h")
    await world.wait(5)
    before = notified(world)
    await goes(world)
    await world.wait(7200)
    await returns(world)
    await bea.refreshes()
    await bea.bids(0)
    await world.wait(10)
    await world.wait(3500)
    assert notified(world) == before
    assert (await world.bot.services.tables.snapshot(number, None)).awaiting
    await world.wait(120)
    assert len(notified(world)) == len(before) + 1


async def test_players_are_not_mentioned_in_a_thread_in_the_grace(world: World) -> None:
    await world.save_settings(threads="always")
    ana, bea = world.group("Ana", "Bea")
    await ana.slash("skullking new")
    (thread,) = [one for one in world.env.backend.channels.values() if one.type == 11]
    number = world.table(channel=thread).table
    await bea.click("@join", channel=thread)
    await goes(world)
    await world.wait(600)
    await returns(world)
    await ana.press(world.table(number, thread), world.table(number, thread).offering("@start")[0])
    await world.wait(4)
    assert await world.status(number) == "running"
    assert notified(world) == []
