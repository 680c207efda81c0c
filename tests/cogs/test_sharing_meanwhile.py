"""While a result is being shared with the channel, people leave, press twice, or delete the message."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest

from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.store.tables import list_live_tables
from tests.bot.tables.harbour import Line
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.quay import Quay
from tests.cogs.test_sharing import PODIUM, played, shares, slow, told
from tests.sim.evening import decide, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Podium, Plot)
    world.bot.courier.illustrations.draw = made
    return made


class Turns(asyncio.Lock):
    """A lock that tells the simulated world when a write waits for another, as its clock stands still."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def acquire(self) -> Literal[True]:
        plain = super().acquire
        if not self.locked():
            return await plain()
        await self._world.env.external_wait(plain(), reason="another write goes first")
        return True


def slow_in_turns(world: World, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Have Discord take so many seconds for each message, one message after the other."""
    queue = world.bot.courier.queues._queue(f"channel {world.channel.id}")
    patch.setattr(queue, "_one_at_a_time", Turns(world))
    slow(world, seconds, patch)


async def test_a_share_is_finished_even_if_its_author_leaves_the_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    slow_in_turns(world, 20.0, monkeypatch)
    await ana.use_tool(PODIUM, on=world.table(number))
    world.guild.remove_member(ana.member)
    await world.wait(60)
    (podium,) = shares(world)
    assert says(podium, "shared-by", player="Ana")
    assert says(await bea.use_tool(PODIUM, on=world.table(number)), "T-91")


@pytest.mark.rule("T-58")
async def test_people_who_left_the_server_cannot_share_from_direct_messages(
    world: World,
) -> None:
    ana, bea = (world.person(name, plays_in="dm") for name in ("Ana", "Bea"))
    number = await played(world, ana, bea)
    world.guild.remove_member(ana.member)
    refused = await tap(ana, ana.dms()[-1], f"1:{number}:0:@share podium")
    assert says(refused, "T-58")
    assert shares(world) == []


@pytest.mark.parametrize("there", [True, False])
async def test_two_slow_shares_at_once_both_report_their_outcome(
    world: World, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    people = world.group("Ana", "Bea")
    number = await played(world, *people)
    slow_in_turns(world, 30.0, monkeypatch)
    table = world.table(number)
    share = f"1:{number}:0:@share podium"
    if not there:
        world.forbid("send_messages")
    await tap_at_once(world, *(Tap(person, table, share) for person in people))
    await world.wait(120)
    found = shares(world)
    assert len(found) == there
    assert all(says(podium, "shared-by", player="Ana") for podium in found), "she was first"
    expected = str(found[0].id) if there else "could not post it"
    assert all(expected in told(person) for person in people)


async def test_sharing_from_two_clients_at_once_posts_one_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    slow_in_turns(world, 5.0, monkeypatch)
    table = world.table(number)
    share = f"1:{number}:0:@share podium"
    await tap_at_once(world, *[Tap(ana, table, share)] * 2)
    await world.wait(30)
    assert len(shares(world)) == 1


async def test_sharing_a_page_from_two_clients_at_once_posts_one_message(world: World) -> None:
    quay = Quay(world)
    ana, bea = world.group("Ana", "Bea")
    await quay.ends(Line(ana.id, 1, 40), Line(bea.id, 2, 10))
    page = (await ana.slash("stats")).posts[-1]
    pressed = page.sure_button("@stats-show").custom_id
    first, second = await tap_at_once(world, Tap(ana, page, pressed), Tap(ana, page, pressed))
    (shown,) = world.posts()
    assert "Ana" in shown.text
    assert sorted((first.private, second.private)) == [False, True]


async def test_pressing_rematch_in_two_clients_at_once_opens_one_lobby(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await played(world, ana, bea)
    table = world.table(number)
    pressed = table.offering("@rematch")[0].custom_id
    await tap_at_once(world, Tap(ana, table, pressed), Tap(ana, table, pressed), Tap(bea, table, pressed))
    await world.wait(5)
    assert len(await world.bot.services.store.read(list_live_tables)) == 1
    assert sum(bool(post.offering("@start")) for post in world.posts()) == 1


async def test_a_podium_deleted_while_its_picture_is_drawn_can_be_shared(world: World, brush: Brush) -> None:
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    brush.takes = 30.0
    await decide(world, number)
    await world.wait(3)
    podium = world.table(number)
    assert said(podium) == []
    await tap(bea, podium, f"1:{number}:0:@share podium")
    world.env.backend.delete_message(world.channel.id, podium.id)
    await world.wait(60)
    (shared,) = shares(world)
    assert said(shared)[0].startswith("Podium: ")
    assert str(shared.id) in told(bea)


async def test_a_shared_podium_deleted_while_its_picture_is_drawn_stays_shared(
    world: World, brush: Brush
) -> None:
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea)
    # The table's podium and the shared podium use one picture, drawn once.
    brush.takes = 30.0
    await decide(world, number)
    await ana.use_tool(PODIUM, on=world.table(number))
    await world.wait(3)
    (shared,) = shares(world)
    assert said(shared) == []
    world.env.backend.delete_message(world.channel.id, shared.id)
    await world.wait(60)
    assert shares(world) == []
    assert says(await bea.use_tool(PODIUM, on=world.table(number)), "T-91")
