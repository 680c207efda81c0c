"""People whose display name is invisible are shown by their username."""

from __future__ import annotations

from tests.sim.championship import announce
from tests.sim.evening import open_table, play_match, start
from tests.sim.world import World

NOTHING = ("\u200b\u200b", "\u2060", "\u200e \u200f", "\u3164", "\u2800", "\ufe0f")


async def test_the_username_is_stored_instead_of_an_invisible_name(world: World) -> None:
    for number, nothing in enumerate(NOTHING):
        nameless = world.person(nothing)
        await nameless.slash("help")
        assert (await world.bot.services.people.get(nameless.id)).name == f"user{number}", ascii(nothing)


async def test_tables_and_boards_show_nameless_people_by_username(world: World) -> None:
    await world.shorten_matches(1, 2, 3)
    ana, bea = world.group(NOTHING[0], "Bea")
    number = await open_table(ana, bea)
    assert "user0" in world.table(number).text
    await start(ana, number)
    assert sorted(await world.seats(number)) == ["Bea", "user0"]
    assert "user0" in world.table(number).text
    await play_match(world, (ana, bea), number)
    await world.wait(4)
    assert "user0" in world.table(number).text
    assert "**user0**" in (await bea.slash("leaderboard")).text
    assert "user0" in (await bea.slash("stats", player=ana.member)).text
    assert "user0" in (await bea.slash("history")).text


async def test_block_commands_show_nameless_people_by_username(world: World) -> None:
    ana, bea = world.person("Ana", moderator=True), world.person(NOTHING[0])
    assert "user1" in (await ana.slash("server block", player=bea.member)).text
    assert "user1" in (await ana.slash("server unblock", player=bea.member)).text


async def test_a_visible_name_replaces_the_username_again(world: World) -> None:
    ana = world.person(NOTHING[0])
    await ana.slash("help")
    assert (await world.bot.services.people.get(ana.id)).name == "user0"
    await world.bot.services.people.meet(ana.id, NOTHING[0], "en-US")
    await world.bot.services.people.meet(ana.id, "Ana", "en-US", on_server=False)
    assert (await world.bot.services.people.get(ana.id)).name == "Ana"


async def test_a_championship_shows_nameless_people_by_username(world: World) -> None:
    captain, ana = world.person("Captain", moderator=True), world.person(NOTHING[0])
    await announce(captain, ana)
    assert "user1" in "\n".join(post.text for post in world.posts())
