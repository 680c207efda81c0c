"""Animals to choose from: in the lobby, one each, and kept from then on."""

from __future__ import annotations

import pytest

from bot.present.faces import SIGNS
from bot.present.skull.mats import BACKS
from tests.cogs.skull.sitting import MEEK, likes, play_out
from tests.sim.evening import open_table, over, start
from tests.sim.instant import Tap, at_once, tap
from tests.sim.person import Answer, Person
from tests.sim.rival import elsewhere
from tests.sim.world import World


async def lobby(world: World, *names: str, robots: int = 0) -> tuple[int, list[Person]]:
    """A Skull lobby and those who wait in it."""
    people = world.group(*names)
    return await open_table(*people, robots=robots, game="skull"), people


async def choose(person: Person, number: int, mat: str) -> Answer:
    return await person.choose(person.world.table(number), "@token", mat)


async def mats(world: World, number: int) -> dict[str, str]:
    """By name, the emblem of the mat that the table shows, or of the discs that lie on it."""
    await world.wait()
    shown = {}
    for line in world.table(number).text.splitlines():
        found = [sign for animal, sign in SIGNS.items() if sign in line or BACKS[animal] in line]
        if found:
            named = line.split("**")[1] if "**" in line else line.split("\u00a0")[1].split(" ·")[0]
            shown[named.removesuffix(" 🤖")] = found[0]
    return shown


async def test_the_chosen_mat_stays_through_start_and_restart(world: World) -> None:
    """Whoever sits down gets the first free one."""
    number, (ana, bea, carl, _) = await lobby(world, "Ana", "Bea", "Carl", "Dora")
    given = {"Ana": "🦀", "Bea": "🐬", "Carl": "🦜", "Dora": "🐙"}
    assert await mats(world, number) == given
    assert (await choose(ana, number, "shell")).posts == ()
    await choose(bea, number, "crab")
    await choose(bea, number, "crab")
    assert await mats(world, number) == {**given, "Ana": "🐚", "Bea": "🦀"}
    await choose(ana, number, "cat")
    await carl.click("Leave the table")
    await carl.click("Join")
    await world.crash()
    await start(ana, number)
    await world.wait(3)
    expected = {"Ana": "🐱", "Bea": "🦀", "Carl": "🐬", "Dora": "🐙"}
    assert await mats(world, number) == expected
    await world.crash()
    assert (await ana.refreshes()).posts
    assert await mats(world, number) == expected


@pytest.mark.rule("T-31")
async def test_a_mat_belongs_to_one(world: World) -> None:
    number, (ana, bea) = await lobby(world, "Ana", "B_ea")
    await choose(bea, number, "parrot")
    answer = await choose(ana, number, "parrot")
    assert answer.private
    assert answer.text == "⚓ B\\_ea has chosen that one already. Choose another."
    assert [member.token for member in await world.bot.store.tables.members(number)] == ["crab", "parrot"]
    await bea.click("Leave the table")
    assert (await choose(ana, number, "parrot")).posts == ()


@pytest.mark.rule("T-31")
async def test_two_fingers_on_one_mat(world: World) -> None:
    """In the same instant, and from two processes: one gets it, the other is told who."""
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl")
    post = world.table(number)
    menu = post.menu("@token")
    assert menu is not None
    answers = await at_once(world, *(Tap(p, post, menu.custom_id, ("turtle",)) for p in (ana, bea)))
    assert sorted("chosen that one already" in answer.text for answer in answers) == [False, True]
    tokens = [member.token for member in await world.bot.store.tables.members(number)]
    assert tokens in (["turtle", "dolphin", "parrot"], ["crab", "turtle", "parrot"])
    async with elsewhere(world) as other:
        await other.lobby.choose_token(number, carl.id, "shell", None)
    assert "Carl has chosen" in (await choose(ana, number, "shell")).text


@pytest.mark.rule("T-6", "T-10", "T-3")
async def test_who_may_not_choose_and_what(world: World) -> None:
    number, (ana, bea, _) = await lobby(world, "Ana", "Bea", "Carl")
    post = world.table(number)
    menu = post.menu("@token")
    assert menu is not None
    before = await world.bot.store.tables.members(number)
    assert "no seat at this table" in (await choose(world.person("Zoe"), number, "crab")).text
    for forged in ("", "kraken", "r:easy:1"):
        assert "not understood" in (await tap(bea, post, menu.custom_id, forged)).text
    assert "not understood" in (await tap(bea, post, menu.custom_id, "crab", "shell")).text
    assert await world.bot.store.tables.members(number) == before
    await start(ana, number)
    assert "already begun" in (await tap(bea, post, menu.custom_id, "turtle")).text
    tokens = {seating.token for seating in await world.bot.store.tables.seatings(number)}
    assert tokens == {"crab", "dolphin", "parrot"}


@pytest.mark.parametrize("game", ["skullking", "hearts"])
async def test_every_game_offers_the_animals(world: World, game: str) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, game=game)
    await choose(bea, number, "turtle")
    assert [member.token for member in await world.bot.store.tables.members(number)] == ["crab", "turtle"]
    assert "chosen that one already" in (await choose(ana, number, "turtle")).text


async def test_the_mat_is_the_seats_and_the_rematch_keeps_it(world: World) -> None:
    """A robot and a substitute play on the mat that lies there; people sit down again with theirs."""
    number, (ana, bea, carl) = await lobby(world, "Ana", "Bea", "Carl", robots=1)
    for person, mat in ((ana, "starfish"), (bea, "shell"), (carl, "octopus")):
        await choose(person, number, mat)
    await start(ana, number)
    await carl.agrees("table leave")
    await world.wait(3)
    seat = next(s.seat for s in await world.bot.store.tables.seatings(number) if s.name == "Carl")
    shown = await mats(world, number)
    assert shown[(await world.seats(number))[seat]] == "🐙"
    eve = world.person("Eve")
    await ana.slash("table substitute", player=eve.member, instead_of=carl.member)
    await world.wait(3)
    assert (await mats(world, number))["Eve"] == "🐙"
    await eve.agrees("table leave")
    bold = likes("place rose", "challenge 1", "flip", "lose rose")
    await play_out(world, number, {ana: bold, bea: MEEK}, over)
    await ana.click("Rematch")
    await world.wait()
    again = world.table().table
    assert await mats(world, again) == {"Ana": "⭐", "Bea": "🐚"}
    await ana.click("Remove robot")
    await carl.click("Join")
    await choose(carl, again, "octopus")
    assert (await mats(world, again))["Carl"] == "🐙"
