"""Hearts lobbies and rematches: seats for two or four, and options by number of players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.hearts.sitting import sit_down
from tests.sim.evening import decide, drop_robot, open_table, start
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def stored_options(world: World, number: int) -> dict[str, Any]:
    """Return a table's stored options."""
    header = await world.header(number)
    return header.options


async def choose_option(host: Person, key: str, value: str) -> str:
    """Choose an option's value in the host's panel; return the text of the answer."""
    answer = await host.choose((await host.open_host_panel("options")).posts[-1], f"@set {key}", value)
    return answer.text


@pytest.mark.rule("T-21", "H-2.2")
async def test_three_players_cannot_start_but_can_begin_with_a_robot(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await open_table(*people, game="hearts")
    lobby = world.table(number).text
    assert "# Open table, 3 of 4 seats: " in lobby
    assert says(lobby, "lobby-start-missing")
    assert says(lobby, "hearts-company")
    post = world.table(number)
    answer = await tap(people[0], post, f"1:{number}:0:@start")
    assert answer.private
    assert says(answer, "T-21", players="2 or 4")
    assert await world.status(number) == "lobby"
    await people[0].click("@start", on=answer.posts[-1])
    await world.wait(4)
    assert await world.status(number) == "running"
    seats = await world.seats(number)
    assert len(seats) == 4
    assert {"Ana", "Bea", "Carl"} < set(seats)
    assert "🤖" in world.table(number).text


async def test_a_host_alone_cannot_start_but_can_begin_with_a_robot(world: World) -> None:
    ana = world.person("Ana", "fr")
    number = await open_table(ana, game="hearts")
    post = world.table(number)
    answer = await tap(ana, post, f"1:{number}:0:@start")
    assert says(answer, "T-21", "fr", players="2 ou 4")
    stranger = world.person("Zoe")
    assert (await stranger.press(post, post.offering("@start")[0])).private
    assert await world.status(number) == "lobby"
    await ana.click("@start", on=answer.posts[-1])
    await world.wait(4)
    assert len(await world.seats(number)) == 2


@pytest.mark.rule("T-21")
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr"])
async def test_a_table_for_four_is_filled_with_robots_whom_people_replace(world: World, locale: str) -> None:
    ana, bea = world.group("Ana", "Bea", locale=locale)
    number = await open_table(ana, game="hearts", players=4)
    assert world.table(number).text.count("🤖") == 3
    await bea.press(world.table(number), world.table(number).offering("@join")[0])
    await world.wait()
    assert world.table(number).text.count("🤖") == 2
    assert (await world.seats(number))[0] == "Ana"
    assert (await world.seats(number))[3] == "Bea"
    await start(ana, number)
    assert len(await world.seats(number)) == 4


@pytest.mark.rule("T-21")
async def test_opening_a_table_for_three_is_refused(world: World) -> None:
    ana = world.person("Ana")
    answer = await ana.slash("hearts new", players=3)
    assert answer.private
    assert says(answer, "T-21", players="2 or 4")
    assert await world.bot.services.tables.tables_of(ana.id) == []


async def test_a_fifth_player_is_refused(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora", "Eli")
    number = await open_table(*people[:4], game="hearts")
    table = world.table(number)
    assert table.offering("@join") == []
    assert says(await tap(people[4], table, f"1:{number}:0:@join"), "T-7")


@pytest.mark.rule("H-6.3", "H2-6.1")
async def test_a_match_to_50_points_needs_four_players(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, game="hearts")
    await choose_option(ana, "limit", "50")
    await bea.click("@join")
    await world.wait()
    lobby = world.table(number).text
    assert "# Open table, 2 of 4 seats: " in lobby
    assert says(lobby, "hearts-rules-limit", limit=50)
    post = world.table(number)
    answer = await tap(ana, post, f"1:{number}:0:@start")
    assert says(answer, "T-21", players="4")
    await ana.click("@start", on=answer.posts[-1])
    await world.wait(4)
    assert len(await world.seats(number)) == 4
    assert (await stored_options(world, number))["limit"] == 50


@pytest.mark.rule("R-H-11")
async def test_default_options_depend_on_the_number_of_players(world: World) -> None:
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await open_table(ana, bea, game="hearts")
    assert says(world.table(number), "hearts-rules-undo")
    await carl.click("@join")
    await dora.click("@join")
    await world.wait()
    assert not says(world.table(number), "hearts-rules-undo")
    await choose_option(ana, "undo_per_match", "1")
    await world.wait()
    assert says(world.table(number), "hearts-rules-undo")
    await start(ana, number)
    assert await stored_options(world, number) == {
        "limit": 100,
        "queen_breaks_hearts": False,
        "undo_per_match": 1,
        "places": [1, 2, 3],
    }


@pytest.mark.rule("R-H-13")
async def test_a_rematch_of_two_played_by_four_gets_the_options_for_four(world: World) -> None:
    """Default options of the match of two are not carried over to four players."""
    ana, bea = world.group("Ana", "Bea")
    number, _ = await sit_down(world, ana, bea)
    await decide(world, number)
    assert (await stored_options(world, number))["places"] == [1]
    await ana.click("@rematch")
    await world.wait()
    again = world.table().table
    assert again != number
    carl, dora = world.group("Carl", "Dora")
    await carl.click("@join")
    await dora.click("@join")
    await world.wait()
    assert "# Table full, 4 of 4 seats: " in world.table(again).text
    await dora.click("@leave")
    await carl.click("@leave")
    await world.wait()
    await carl.click("@join")
    await dora.click("@join")
    await start(ana, again)
    assert (await stored_options(world, again))["places"] == [1, 2, 3]
    assert (await stored_options(world, again))["undo_per_match"] == 0


async def test_a_rematch_of_four_can_be_played_by_two_with_the_chosen_options(world: World) -> None:
    people = world.group("Ana", "Bea")
    number = await open_table(*people, robots=2, game="hearts")
    await choose_option(people[0], "queen_breaks_hearts", "on")
    await choose_option(people[0], "limit", "50")
    await start(people[0], number)
    await decide(world, number)
    await people[0].click("@rematch")
    await world.wait()
    again = world.table().table
    assert await stored_options(world, again) == {"queen_breaks_hearts": True, "limit": 50}
    await choose_option(people[0], "limit", "100")
    for _ in range(2):
        await drop_robot(people[0], again)
        await world.wait()
    await start(people[0], again)
    assert len(await world.seats(again)) == 2
    assert (await stored_options(world, again))["places"] == [1]
    assert (await stored_options(world, again))["queen_breaks_hearts"] is True


async def test_a_match_to_50_points_can_be_made_the_servers_default(world: World) -> None:
    ana = world.person("Ana", moderator=True)
    await open_table(ana, game="hearts")
    await choose_option(ana, "limit", "50")
    await ana.click("@options game")
    await ana.click("@default")
    number = await open_table(ana, game="hearts")
    assert (await stored_options(world, number)) == {"limit": 50}
    assert "# Open table, 1 of 4 seats: " in world.table(number).text


async def test_a_new_table_shows_the_language_and_timer_of_the_command(world: World) -> None:
    ana = world.person("Ana")
    await ana.slash("hearts new", language="es", timer="12h")
    lobby = world.table().text
    assert "# Mesa abierta (" in lobby
    assert "12 horas" in lobby
    assert says(lobby, "hearts-company", "es")
