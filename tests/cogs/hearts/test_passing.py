"""Passing three cards in Hearts: secrecy, simultaneous clicks, deadlines, crashes and confirmation."""

from __future__ import annotations

import pytest

from bot.texts.sentences import texts
from tests.cogs.hearts.sitting import FOUR, hands, lays, may_lay, mover, passes, plain, sit_down
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.rule("H-2.3", "R-H-15")
async def test_a_pass_is_secret_changeable_and_shown_until_the_first_trick_ends(world: World) -> None:
    people = world.group(*FOUR)
    deal = hands("2C 3C 4C 5C", "6C 7C 8C", "9C TC JC", "QC KC AC")
    number, (one, two, three, four) = await sit_down(world, *people, deals=[deal])
    panel = await one.opens_panel()
    assert says(panel, "hearts-ask-pass", player=two.name)
    assert panel.sure_menu("pass").label == texts("en")("hearts-pass-menu", player=two.name)
    answer = await passes(one, "2C", "3C", "4C")
    assert says(answer, "hearts-ask-pass-changeable", player=two.name)
    assert answer.posts[-1].sure_menu("pass").chosen == ("2C", "3C", "4C")
    await world.wait()
    table = world.table(number).text
    first = table.splitlines()[0]
    assert first.startswith("# Waiting for ")
    assert one.name not in first
    assert f"**{one.name}** ✅ → {two.name} · " in table
    assert "2♣" not in plain(table)
    await passes(two, "6C", "7C", "8C")
    await passes(three, "9C", "TC", "JC")
    answer = await passes(one, "3C", "4C", "5C")
    assert answer.posts[-1].sure_menu("pass").chosen == ("3C", "4C", "5C")
    await passes(four, "QC", "KC", "AC")
    await world.wait(4)
    shown = plain((await one.refreshes()).text)
    assert f"You passed 3♣ · 4♣ · 5♣ to {two.name}. From {four.name} you got Q♣ · K♣ · A♣." in shown
    assert "You passed 6♣ · 7♣ · 8♣" in plain((await two.refreshes()).text)
    assert not says(world.table(number), "hearts-given")
    for _ in range(4):
        person = await mover(people)
        await lays(person, (await may_lay(person))[0])
        await world.wait()
    assert not says(await one.refreshes(), "hearts-given")


@pytest.mark.rule("R-H-15")
@pytest.mark.parametrize("chosen", [("2C", "3C"), ("2C", "3C", "4C", "5C")])
async def test_passing_fewer_or_more_than_three_cards_is_refused(
    world: World, chosen: tuple[str, ...]
) -> None:
    deal = hands("2C 3C 4C 5C")
    number, (one, *_) = await sit_down(world, *world.group(*FOUR), deals=[deal])
    panel = await one.opens_panel()
    answer = await tap(one, panel, f"1:{number}:{panel.turn}:pass", *chosen, menu=True)
    assert answer.private
    assert says(answer, "R-H-15")
    answer = await tap(one, panel, f"1:{number}:{panel.turn}:pass", "2C", "3C", "AH", menu=True)
    assert says(answer, "T-4")
    assert [row.action.split()[0] for row in await world.rows(number)] == ["deal"]


async def test_four_simultaneous_passes_are_all_stored(world: World) -> None:
    number, people = await sit_down(world, *world.group(*FOUR))
    panels = [await person.opens_panel() for person in people]
    menus = [panel.menu("pass") for panel in panels]
    taps = [
        Tap(person, panel, menu.custom_id, menu.values[:3])
        for person, panel, menu in zip(people, panels, menus, strict=True)
        if menu is not None
    ]
    assert all(answer.private for answer in await tap_at_once(world, *taps))
    await world.wait(4)
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 4
    assert says(world.table(number), "hearts-trick", number=1, tricks=13)


@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_passes_and_cards_survive_crashes(world: World, where: str) -> None:
    people = world.group(*FOUR)
    for person in people:
        person.plays_in = where
    number, seated = await sit_down(world, *people)
    for person in seated[:3]:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[:3])
    await world.crash()
    panel = await seated[0].opens_panel()
    assert len(panel.sure_menu("pass").chosen) == 3
    # Change a pass stored before the crash, then complete the exchange.
    await passes(seated[0], *panel.sure_menu("pass").values[1:4])
    panel = await seated[3].opens_panel()
    await passes(seated[3], *panel.sure_menu("pass").values[:3])
    await world.wait(4)
    # After a crash the bot edits DMs by itself, but panels only after a click.
    for person in seated if where == "panel" else ():
        await person.refreshes()
    for _ in range(2):
        person = await mover(seated)
        await lays(person, (await may_lay(person))[0])
        await world.wait()
    await world.crash()
    await world.wait(3)
    for person in seated if where == "panel" else ():
        await person.refreshes()
    person = await mover(seated)
    await lays(person, (await may_lay(person))[0])
    await world.wait(3)
    rows = [row.action for row in await world.rows(number) if row.action.startswith("play")]
    assert len(rows) == 3
    assert says(world.table(number), "hearts-trick", number=1, tricks=13)


@pytest.mark.rule("H-2.3")
async def test_missing_the_deadline_passes_cards_for_the_player(world: World) -> None:
    people = world.group(*FOUR)
    number, seated = await sit_down(world, *people, timer="60s")
    for person in seated[1:]:
        panel = await person.opens_panel()
        await passes(person, *panel.sure_menu("pass").values[:3])
    await world.wait(70)
    rows = [row for row in await world.rows(number) if row.action.startswith("pass")]
    assert [(row.seat, row.by) for row in rows][-1] == (0, "deadline")
    assert says(world.table(number), "hearts-trick", number=1, tricks=13)


@pytest.mark.rule("H-2.3")
@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_the_last_player_to_pass_is_asked_to_confirm(world: World, where: str) -> None:
    """Earlier passes need no confirmation, because they can be changed until all have passed."""
    people = world.group(*FOUR)
    for person in people:
        person.plays_in = where
        await person.prefers("two_tap", "on")
    number, seated = await sit_down(world, *people)
    for person in seated[:3]:
        await passes(person, *(await person.opens_panel()).sure_menu("pass").values[:3])
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 3
    last = seated[3]
    values = (await last.opens_panel()).sure_menu("pass").values[:3]
    asked = (await passes(last, *values)).posts[-1]
    assert asked.text.startswith("# Pass the ")
    assert f" to {seated[0].name}?\n" in asked.text
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 3
    (sure,) = asked.offering("@yes")
    assert set(sure.action.split(" ")) == {"@yes", "pass", *values}
    await last.press(asked, sure)
    assert len([row for row in await world.rows(number) if row.action.startswith("pass")]) == 4
