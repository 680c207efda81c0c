"""After a bet, players may show their unflipped discs while the match goes on."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import called, calls, notified
from tests.cogs.skull.sitting import does, sit_down, who_may
from tests.sim.evening import play_match
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def after_a_bet(world: World, *names: str) -> tuple[int, list[Person], Person]:
    """Play until a bet of one rose is won and first discs are due; return number, people and winner."""
    number, people = await sit_down(world, *names)
    for person in people:
        await does(person, "place rose")
    await world.wait(4)
    bold = await who_may(people, "challenge 1")
    await does(bold, "challenge 1")
    await world.wait()
    for _ in people[1:]:
        await does(await who_may(people, "pass"), "pass")
        await world.wait()
    seats = await world.seats(number)
    await does(bold, f"flip {seats.index(bold.name)}")
    return number, people, bold


@pytest.mark.rule("SR-4.6")
async def test_only_its_owner_can_show_a_disc(world: World) -> None:
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    await world.wait(8)
    quiet = next(person for person in people if person is not bold)
    table = world.table(number).text
    assert not says(table, "skull-shows")
    panel = await quiet.opens_panel()
    assert panel.menu("show") is None
    assert [tool for tool in panel.tools if tool.startswith("show")] == ["show 0"]
    forged = f"1:{number}:{panel.turn}:@more"
    for person, move in ((bold, "show 0"), (quiet, "show 7"), (quiet, "show"), (quiet, " ")):
        assert (await tap(person, await person.opens_panel(), forged, move)).text.startswith("⚓")
    assert not says(world.table(number), "skull-shows")
    panel = await quiet.opens_panel()
    await quiet.use_tool("show 0", on=panel)
    await world.wait(3)
    assert says(world.table(number), "skull-shows", player=quiet.name)
    answer = await does(quiet, "place rose")
    assert "show 0" not in answer.posts[-1].tools
    assert answer.posts[-1].tools


async def test_a_bet_is_credited_to_its_winner_after_they_leave(world: World) -> None:
    """The winner of a bet leaves, and a robot plays in their seat to the end."""
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    await world.wait(8)
    await bold.slash_and_confirm("table leave")
    await world.wait(3)
    assert bold.name not in await world.seats(number)
    table = world.table(number).text
    assert f"**Last claim:** {bold.name} claimed 1 rose\n" in table
    assert says(table, "skull-won", player=bold.name)
    await world.crash()
    others = [person for person in people if person is not bold]
    await play_match(world, others, number, refresh=True)
    podium = world.table(number)
    sheet = await others[0].use_tool("sheet", on=podium)
    assert f"1. {bold.name} claimed 1 🌹" in sheet.text.splitlines()


async def test_a_panel_accepts_the_next_press_after_somebody_shows_a_disc(world: World) -> None:
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    await world.wait(8)
    await bold.opens_panel()
    shows = next(person for person in people if person is not bold)
    await does(shows, "show 0")
    await world.wait()
    panel = bold.panel()
    assert says(world.table(number), "skull-shows")
    await bold.press(panel, panel.offering("place")[0])
    assert (await world.rows(number))[-1].by == f"u:{bold.id}"


async def test_showing_a_disc_extends_no_deadline_and_repeats_no_mention(world: World) -> None:
    await world.save_settings()
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    shows, late = [person for person in people if person is not bold]
    for person in (shows, bold):
        await does(person, "place rose")
    before = len(notified(world))
    await world.wait(60)
    (mention,) = calls(world)
    assert called(mention) == {late.id}
    await does(shows, "show 0")
    await world.wait(60)
    assert [post.id for post in calls(world)] == [mention.id]
    assert len(notified(world)) == before + 1
    await world.wait(62)
    assert [row.seat for row in await world.rows(number) if row.by == "deadline"] == [
        (await world.seats(number)).index(late.name)
    ]


async def test_each_player_gets_one_direct_message_in_the_first_round(world: World) -> None:
    """The message is edited when the first player is drawn."""
    _, people = await sit_down(world, "Ana", "Bea", "Carl")
    for person in people:
        assert len(person.dms()) == 1


@pytest.mark.parametrize("crashed", [False, True])
async def test_the_menu_of_an_older_panel_still_shows_a_disc(world: World, crashed: bool) -> None:
    number, people, bold = await after_a_bet(world, "Ana", "Bea", "Carl")
    await world.wait(8)
    quiet = next(person for person in people if person is not bold)
    panel = await quiet.opens_panel()
    if crashed:
        await world.crash()
    await tap(quiet, panel, f"1:{number}:{panel.turn}:show", "0")
    await world.wait(3)
    assert says(world.table(number), "skull-shows", player=quiet.name)
