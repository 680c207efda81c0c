"""Every player chooses a mat in the lobby and keeps that mat for the match."""

from __future__ import annotations

import pytest

from bot.present.play import faces
from bot.store.tables import list_members, list_seatings
from tests.cogs.skull.sitting import MEEK, likes, play_out
from tests.sim.evening import drop_robot, is_over, open_table, start
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Answer, Person
from tests.sim.rival import other_process
from tests.sim.sentences import says
from tests.sim.world import World


async def open_lobby(world: World, *names: str, robots: int = 0) -> tuple[int, list[Person]]:
    """Open a Skull lobby; return its number and those who wait in it."""
    people = world.group(*names)
    return await open_table(*people, robots=robots, game="skull"), people


async def choose(person: Person, number: int, mat: str) -> Answer:
    return await person.choose(person.world.table(number), "@more", f"token {mat}")


async def mats(world: World, number: int) -> dict[str, str]:
    """Return the animals of seats, or of places in a lobby, by the player's name."""
    await world.wait()
    snapshot = await world.bot.services.tables.snapshot(number, None)
    return {one.name: faces.animal(snapshot, place) for place, one in enumerate(snapshot.occupants)}


async def test_the_chosen_mat_stays_through_start_and_restart(world: World) -> None:
    """A player who chooses no animal keeps the animal assigned at joining."""
    number, (ana, bea, carl, _) = await open_lobby(world, "Ana", "Bea", "Carl", "Dora")
    given = {"Ana": "crab", "Bea": "dolphin", "Carl": "parrot", "Dora": "octopus"}
    assert await mats(world, number) == given
    assert (await choose(ana, number, "shell")).posts == ()
    await choose(bea, number, "crab")
    await choose(bea, number, "crab")
    assert await mats(world, number) == given | {"Ana": "shell", "Bea": "crab"}
    await choose(ana, number, "starfish")
    await carl.leaves_lobby()
    await carl.click("@join")
    await world.crash()
    await start(ana, number)
    await world.wait(3)
    expected = {"Ana": "starfish", "Bea": "crab", "Carl": "dolphin", "Dora": "octopus"}
    assert await mats(world, number) == expected
    await world.crash()
    assert (await ana.refreshes()).posts
    assert await mats(world, number) == expected


@pytest.mark.rule("T-31")
async def test_a_mat_taken_by_another_player_cannot_be_chosen(world: World) -> None:
    number, (ana, bea) = await open_lobby(world, "Ana", "B_ea")
    await choose(bea, number, "parrot")
    answer = await choose(ana, number, "parrot")
    assert answer.private
    assert answer.text == "⚓ B\\_ea has chosen that one already. Choose another."
    assert [member.token for member in await world.bot.services.store.read(list_members, number)] == [
        "crab",
        "parrot",
    ]
    await bea.leaves_lobby()
    assert (await choose(ana, number, "parrot")).posts == ()


@pytest.mark.rule("T-31")
async def test_two_players_who_choose_one_mat_at_once_do_not_both_get_the_mat(world: World) -> None:
    """The second player, in one process or another, is told who has the mat."""
    number, (ana, bea, carl) = await open_lobby(world, "Ana", "Bea", "Carl")
    post = world.table(number)
    menu = post.menu("@more")
    assert menu is not None
    answers = await tap_at_once(world, *(Tap(p, post, menu.custom_id, ("token monkey",)) for p in (ana, bea)))
    assert sorted(says(answer, "T-31") for answer in answers) == [False, True]
    tokens = [member.token for member in await world.bot.services.store.read(list_members, number)]
    assert len(set(tokens)) == 3
    assert "monkey" in tokens
    async with other_process(world) as other:
        await other.lobby.choose_token(number, carl.id, "shell", None)
    assert says(await choose(ana, number, "shell"), "T-31", player="Carl")


@pytest.mark.rule("T-6", "T-10", "T-3")
async def test_forged_choices_of_a_mat_are_refused(world: World) -> None:
    number, (ana, bea, _) = await open_lobby(world, "Ana", "Bea", "Carl")
    post = world.table(number)
    menu = post.menu("@more")
    assert menu is not None
    before = await world.bot.services.store.read(list_members, number)
    assert says(await choose(world.person("Zoe"), number, "crab"), "T-6")
    for forged in ("", "kraken", "r:easy:1"):
        assert says(await tap(bea, post, menu.custom_id, f"token {forged}"), "T-3")
    assert says(await tap(bea, post, menu.custom_id, "token crab", "shell"), "T-3")
    assert await world.bot.services.store.read(list_members, number) == before
    await start(ana, number)
    assert says(await tap(bea, post, menu.custom_id, "token crab"), "T-10")
    seated = {seating.token for seating in await world.bot.services.store.read(list_seatings, number)}
    assert seated == {member.token for member in before}


async def test_players_of_other_games_can_choose_an_animal(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    await choose(bea, number, "cat")
    assert await mats(world, number) == {"Ana": "crab", "Bea": "cat"}


async def test_a_mat_stays_with_its_seat_and_returns_with_its_player_in_a_rematch(world: World) -> None:
    """A robot or substitute takes over the seat's mat; in a rematch, players have their own mats again."""
    number, (ana, bea, carl) = await open_lobby(world, "Ana", "Bea", "Carl", robots=1)
    for person, mat in ((ana, "starfish"), (bea, "shell"), (carl, "octopus")):
        await choose(person, number, mat)
    await start(ana, number)
    await carl.slash_and_confirm("table leave")
    await world.wait(3)
    seat = next(
        s.seat for s in await world.bot.services.store.read(list_seatings, number) if s.name == "Carl"
    )
    shown = await mats(world, number)
    assert shown[(await world.seats(number))[seat]] == "octopus"
    eve = world.person("Eve")
    await ana.slash_and_confirm("table substitute", player=eve.member, instead_of=carl.member)
    await world.wait(3)
    assert (await mats(world, number))["Eve"] == "octopus"
    await eve.slash_and_confirm("table leave")
    bold = likes("place rose", "challenge 1", "flip", "lose rose")
    await play_out(world, number, {ana: bold, bea: MEEK}, is_over)
    await ana.click("@rematch")
    await world.wait()
    again = world.table().table
    shown = await mats(world, again)
    assert (shown["Ana"], shown["Bea"]) == ("starfish", "shell")
    await drop_robot(ana, again)
    await carl.click("@join")
    await choose(carl, again, "octopus")
    assert (await mats(world, again))["Carl"] == "octopus"
