"""A person's own setting decides whether they get large pictures; the server's is the default."""

from __future__ import annotations

import pytest

from bot.art.chart import Chart
from bot.art.hand import Hand
from bot.art.turn import Turn
from tests.cogs.evening.pictures import Brush, said
from tests.sim.evening import start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

SEEN = {
    "moments": {"rules", "dealt", "card", "looked at"},
    "always": {"rules", "dealt", "card", "looked at", "panel"},
    "never": set(),
}
"""Where a player who is to bid has large pictures, by the choice that applies."""


@pytest.fixture(autouse=True)
def brush(world: World) -> Brush:
    made = Brush(Hand, Turn, Chart)
    world.bot.courier.illustrations.draw = made
    return made


async def choose_server_pictures(world: World, value: str) -> None:
    """Choose the server's pictures as a moderator."""
    moderator = world.person("Mo", moderator=True)
    page = (await moderator.slash("server settings")).posts[-1]
    await moderator.choose(page, "@server pictures", value)


async def places_with_pictures(world: World, person: Person, number: int) -> set[str]:
    """Return which of these messages have large pictures, by the names used in `SEEN`."""
    letter = person.dms()[-1]
    pictured = {"dealt"} if said(letter) else set()
    found: dict[str, Message] = {}
    found["rules"] = (await person.slash("rules")).posts[-1]
    found["card"] = (await tap(person, letter, f"1:{number}:0:@help")).posts[-1]
    found["looked at"] = (await tap(person, letter, f"1:{number}:0:@look")).posts[-1]
    found["panel"] = (await tap(person, world.table(number), f"1:{number}:0:@hand")).posts[-1]
    return pictured | {where for where, post in found.items() if said(post)}


@pytest.mark.parametrize("server", SEEN)
@pytest.mark.parametrize("own", [None, *SEEN])
async def test_a_persons_picture_setting_overrides_the_servers(
    world: World, server: str, own: str | None
) -> None:
    await world.shorten_matches(1)
    ana = world.person("Ana", plays_in="dm")
    await choose_server_pictures(world, server)
    if own is not None:
        await ana.prefers("pictures", own)
    number = await start_table(ana, world.person("Bea"))
    assert await places_with_pictures(world, ana, number) == SEEN[own or server]


async def test_open_messages_follow_changes_of_server_and_own_picture_setting(world: World) -> None:
    await world.shorten_matches(1)
    ana = world.person("Ana", plays_in="dm")
    await start_table(ana, world.person("Bea"))
    assert said(ana.dms()[-1])
    await choose_server_pictures(world, "never")
    await world.wait(4)
    assert not said(ana.dms()[-1])
    page = (await ana.slash("settings")).posts[-1]
    for own, pictured in (("moments", True), ("server", False)):
        page = (await ana.choose(page, "@prefer pictures", own)).posts[-1]
        await world.wait(4)
        assert bool(said(ana.dms()[-1])) is pictured


async def test_changing_another_setting_keeps_the_servers_picture_setting(world: World) -> None:
    await world.shorten_matches(1)
    ana = world.person("Ana", plays_in="dm")
    await ana.prefers("hand_order", "rank")
    await choose_server_pictures(world, "never")
    await world.crash()
    number = await start_table(ana, world.person("Bea"))
    assert await places_with_pictures(world, ana, number) == set()


async def test_the_settings_page_says_that_the_servers_picture_setting_applies(world: World) -> None:
    ana = world.person("Ana")
    page = (await ana.slash("settings")).posts[-1]
    assert page.choice("@prefer pictures").chosen == ("server",)
    moderator = world.person("Max", moderator=True)
    page = (await moderator.slash("server settings")).posts[-1]
    page = (await moderator.choose(page, "@server-page", "look")).posts[-1]
    assert says(page, "server-pictures-why")
