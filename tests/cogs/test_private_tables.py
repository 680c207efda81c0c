"""Private tables: one person and robots, in the bot's direct messages, without a public message."""

from __future__ import annotations

import pytest

from bot.store.tables import list_live_tables
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.private import begin, open_private, play_alone, private_panel
from tests.sim.world import World

MOVES = {"skullking": ("bid 0",), "hearts": ("pass", "play"), "skull": ("place",)}


@pytest.mark.parametrize("game", sorted(MOVES))
async def test_first_move_takes_two_presses(world: World, game: str) -> None:
    ana = world.person("Ana", plays_in="direct")
    opened = await ana.slash_in_dm(f"{game} new")
    (header,) = await world.bot.services.store.read(list_live_tables)
    assert header.is_private and header.host == ana.id and header.guild_id is None
    start = next(one for one in opened.posts[-1].buttons if one.action.startswith("@start"))
    panel = (await ana.press(opened.posts[-1], start)).posts[-1]
    actions = [one.action for one in (*panel.buttons, *panel.menus)]
    assert any(action.startswith(MOVES[game]) for action in actions), actions


@pytest.mark.parametrize("words", [False, True], ids=["pictures", "words"])
@pytest.mark.parametrize("game", sorted(MOVES))
async def test_match_is_played_in_one_direct_message(world: World, game: str, words: bool) -> None:
    ana = world.person("Ana", "es-ES", plays_in="direct")
    if words:
        await ana.prefers("cards", "words")
        await ana.prefers("two_tap", "on")
    number = await open_private(ana, game)
    first = await begin(ana, number)
    await play_alone(ana, number)
    podium = private_panel(ana, number)
    assert podium.id == first.id
    assert podium.offering("@rematch") and podium.offering("@replay-open")
    assert not [post for post in ana.dms() if post.private]
    assert not world.posts()
    assert not world.requests("POST", "/messages")


async def test_robots_move_in_the_panel_while_its_reader_waits(world: World) -> None:
    ana = world.person("Ana", plays_in="direct")
    number = await open_private(ana, "hearts")
    await begin(ana, number)
    shown = set()
    for _ in range(12):
        await ana.acts_in(private_panel(ana, number), world.rng)
        for _ in range(6):
            await world.wait(0.8)
            shown.add(private_panel(ana, number).text)
    assert len(shown) > 20
