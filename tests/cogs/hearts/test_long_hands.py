"""Hands of 26 cards: pages by suit, direct messages, confirmation, and automatic play of the last card."""

from __future__ import annotations

import pytest

from tests.cogs.hearts.sitting import DIAMONDS, RED_AND_BLACK, lays, may_lay, mover, plain, sit_down, twice
from tests.sim.sentences import says
from tests.sim.world import World


@pytest.mark.rule("H2-1", "H-3.3")
@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_a_hand_of_26_cards_is_split_into_pages_by_suit(world: World, where: str) -> None:
    ana, bea = world.group("Ana", "Bea", locale="es-ES")
    for person in (ana, bea):
        person.plays_in = where
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    assert await may_lay(black) == ["2C"]
    assert "♠" in (await black.opens_panel()).text, "what cannot be pressed is still to be seen"
    await lays(black, "2C")
    await world.wait(3)
    # Hearts are illegal in the first trick, and thirteen diamonds need no pages.
    panel = await red.opens_panel()
    assert panel.offering("@page") == []
    assert sorted(await may_lay(red)) == sorted(DIAMONDS)
    await lays(red, "2D")
    await world.wait(4)
    panel = await black.opens_panel()
    assert [plain(b.label) for b in panel.offering("@page")] == ["♣ 12", "♠ 13"]
    assert {b.action[-1] for b in panel.offering("play")} == {"C"}
    assert says(panel, "hearts-ask-suit", "es")
    panel = (await black.press(panel, panel.offering("@page")[1])).posts[-1]
    assert {b.action[-1] for b in panel.offering("play")} == {"S"}
    assert len(
        [
            post
            for post in (black.dms() if where == "dm" else black.visible_messages())
            if post.offering("play")
        ]
    )
    await black.press(panel, next(b for b in panel.offering("play") if b.action == "play QS"))
    await world.wait(3)
    assert "¡Pum!" in world.table(number).text
    assert len(await may_lay(red)) == 25


async def test_a_round_of_26_cards_is_played_in_direct_messages_only(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    ana.plays_in = bea.plays_in = "dm"
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    while "after round\u00a01" not in world.table(number).text:
        person = await mover([black, red])
        legal = await may_lay(person)
        await lays(person, world.rng.choice(legal))
        await world.wait(3)
    assert all(post.stored.content for post in (*ana.dms(), *bea.dms()))
    assert not [post for post in (*ana.visible_messages(), *bea.visible_messages()) if post.private], (
        "no panel was ever opened"
    )
    assert f"🌕 **{black.name}**" in world.table(number).text


async def test_a_confirmed_card_from_another_page_is_played(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    for person in (ana, bea):
        await person.prefers("two_tap", "on")
    number, (black, red) = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    await twice(black, "2C")
    await world.wait(3)
    await twice(red, "2D")
    await world.wait(4)
    await twice(black, "AS", page="S")
    rows = [row.action for row in await world.rows(number) if row.seat >= 0]
    assert rows == ["play 2C", "play 2D", "play AS"]


async def test_autoplay_plays_the_last_cards_of_the_round(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number, people = await sit_down(world, ana, bea, deals=[RED_AND_BLACK])
    for person in people:
        await person.prefers("autoplay", "on")
    for _ in range(50):
        person = await mover(people)
        await lays(person, (await may_lay(person))[0])
        await world.wait(3)
    await world.wait(8)
    assert [row.by for row in await world.rows(number) if row.by == "forced"] == ["forced"] * 2
    assert says(world.table(number), "hearts-scored-led", count=1, round=1)
