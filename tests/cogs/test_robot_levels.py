"""The host chooses the level of one or all robots; every robot is shown with name, level and manner."""

from __future__ import annotations

import pytest

from bot.records.tables import Robot, parse_who
from bot.store.tables import list_members
from bot.tables.robot_names import CHARACTERS, ROBOT_NAMES, levels
from engine.ai.manners import MANNERS
from tests.sim.evening import drop_robot, open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.sentences import says
from tests.sim.world import World


async def chosen_levels(world: World, number: int) -> list[str]:
    """Return the levels of the robots in a lobby, in order."""
    members = await world.bot.services.store.read(list_members, number)
    return [who.level for member in members if isinstance(who := parse_who(member.who), Robot)]


def test_every_robot_has_a_manner_and_the_first_three_differ() -> None:
    assert set(CHARACTERS) == set(MANNERS)
    assert set(CHARACTERS[:3]) == set(MANNERS)
    assert all(abs(CHARACTERS.count(manner) - ROBOT_NAMES / len(MANNERS)) < 1 for manner in MANNERS)


async def test_a_lobby_shows_level_and_manner_of_each_robot(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=3)
    text = world.table(number).text
    assert "Barnacle 🤖 · robot (normal level, careful style)\n" in text
    assert "Old Compass 🤖 · robot (normal level, spiteful style)\n" in text
    assert "Saltbeard 🤖 · robot (normal level, bold style)\n" in text


async def test_each_robot_plays_at_a_level_of_its_own(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    assert page.private
    assert "Old Compass: spiteful**\n-# Goes for whoever is ahead." in page.text
    menu = page.choice("@set robot-1")
    assert menu.chosen == ("normal",)
    assert menu.values == levels("skull-king") == ("easy", "normal", "hard")
    answer = await ana.choose(page, "@set robot-1", "easy")
    assert await chosen_levels(world, number) == ["normal", "easy"]
    assert answer.posts[-1].id == page.id
    assert answer.posts[-1].choice("@set robot-1").chosen == ("easy",)
    await world.wait()
    assert "Old Compass 🤖 · robot (easy level, spiteful style)" in world.table(number).text
    assert says(
        world.table(number), "robot-described", player="Barnacle 🤖", level="normal", manner="careful"
    )
    await ana.choose(answer.posts[-1], "@set robots", "easy")
    assert await chosen_levels(world, number) == ["easy", "easy"]


async def test_a_single_robot_has_one_menu_and_an_added_robot_gets_its_level(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=1)
    page = (await ana.open_host_panel("level")).posts[-1]
    assert page.choice("@set robot-0").chosen == ("normal",)
    assert page.menu("@set robots") is None
    await ana.choose(page, "@set robot-0", "easy")
    await ana.click("@robot", on=world.table(number))
    assert await chosen_levels(world, number) == ["easy", "easy"]


@pytest.mark.rule("T-27")
async def test_setting_the_level_of_a_robot_that_left_is_refused(world: World) -> None:
    """The robot was removed, or a person took its seat, while the page was open."""
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    await drop_robot(ana, number)
    answer = await tap(ana, page, f"1:{number}:0:@set robot-1", "easy", menu=True)
    assert answer.private
    assert says(answer, "T-27")
    assert await chosen_levels(world, number) == ["normal"]


@pytest.mark.rule("T-20")
async def test_the_page_of_levels_says_so_when_no_robot_is_left(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=1)
    lobby = world.table(number)
    await drop_robot(ana, number)
    answer = await tap(ana, lobby, f"1:{number}:0:@level")
    assert answer.private
    assert says(answer, "T-20")


@pytest.mark.rule("T-9")
async def test_only_the_host_chooses_levels(world: World) -> None:
    """A former host's open page is refused as well."""
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1)
    assert says(await bea.open_host_panel("level"), "T-9")
    page = (await ana.open_host_panel("level")).posts[-1]
    await ana.click("@leave", on=world.table(number))
    answer = await tap(ana, page, f"1:{number}:0:@set robot-0", "easy", menu=True)
    assert says(answer, "T-9")
    assert await chosen_levels(world, number) == ["normal"]
    mine = (await bea.open_host_panel("level")).posts[-1]
    await bea.choose(mine, "@set robot-0", "easy")
    assert await chosen_levels(world, number) == ["easy"]


async def test_a_page_opened_for_one_robot_sets_no_other_robots_level(world: World) -> None:
    """The number of robots changes from one to two, or from two to one, while the page is open."""
    ana = world.person("Ana")
    number = await open_table(ana, robots=1)
    alone = (await ana.open_host_panel("level")).posts[-1]
    await ana.click("@robot", on=world.table(number))
    two = (await ana.choose(alone, "@set robot-0", "easy")).posts[-1]
    assert await chosen_levels(world, number) == ["easy", "normal"]
    await drop_robot(ana, number)
    await ana.choose(two, "@set robot-0", "hard")
    assert await chosen_levels(world, number) == ["hard"]


@pytest.mark.rule("T-10")
async def test_levels_are_fixed_once_the_match_has_begun(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    await start(ana, number)
    answer = await tap(ana, page, f"1:{number}:0:@set robot-1", "easy", menu=True)
    assert answer.private
    occupants = (await world.bot.services.tables.snapshot(number, None)).occupants
    assert sorted(one.who for one in occupants if one.is_robot) == ["r:normal:0", "r:normal:1"]


async def test_levels_of_robots_are_kept_after_a_restart(world: World) -> None:
    ana = world.person("Ana")
    number = await open_table(ana, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    await ana.choose(page, "@set robot-0", "easy")
    await world.crash()
    assert await chosen_levels(world, number) == ["easy", "normal"]
    await ana.choose(page, "@set robot-1", "easy")
    assert await chosen_levels(world, number) == ["easy", "easy"]


async def test_latecomers_can_read_how_each_robot_plays(world: World) -> None:
    """Table, panel and direct message offer the page in the reader's language, in words as well."""
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await open_table(ana, bea, robots=2)
    page = (await ana.open_host_panel("level")).posts[-1]
    await ana.choose(page, "@set robot-1", "hard")
    await start(ana, number)
    answers = [
        await zoe.choose(world.table(number), "@more", "robots"),
        await bea.choose(bea.dms()[-1], "@more", "robots"),
        await ana.choose(await ana.opens_panel(), "@more", "robots"),
    ]
    for answer in answers:
        assert answer.private
        assert "- **Old Compass:** hard level, spiteful style. Goes for whoever is ahead." in answer.text
        assert "- **Barnacle:** normal level, careful style. Risks less than others." in answer.text
    await zoe.prefers("cards", "words")
    await zoe.prefers("language", "fr")
    answer = await zoe.choose(world.table(number), "@more", "robots")
    told = "- **Old Compass\u00a0:** niveau difficile, style rancunier. S’en prend à qui est en tête."
    assert told in answer.text


@pytest.mark.rule("T-20")
async def test_a_table_without_robots_offers_no_page_about_robots(world: World) -> None:
    """An old menu that still offers the page is refused."""
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, game="hearts")
    for post in (world.table(number), await ana.opens_panel()):
        assert "robots" not in post.sure_menu("@more").values
    answer = await tap(bea, world.table(number), f"1:{number}:0:@robots")
    assert answer.private
    assert says(answer, "T-20")
