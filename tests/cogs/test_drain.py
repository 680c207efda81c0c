"""A draining bot opens no new tables, but continues the open ones until it is stopped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.store import Store
from bot.store.tables import list_live_tables
from tests.sim.championship import announce_and_draw, open_fixtures, sits_down
from tests.sim.evening import is_over, open_table, play_match, start
from tests.sim.sentences import says
from tests.sim.world import World


@asynccontextmanager
async def draining(world: World) -> AsyncIterator[None]:
    """Drain the bot from another store, as `python -m bot drain` and `drain --off` do."""
    drain = Store.at(world.url).drain
    await drain.begin()
    try:
        yield
    finally:
        await drain.end()


@pytest.mark.rule("T-79")
@pytest.mark.parametrize(
    ("locale", "command"), [("en-US", "skullking new"), ("es-ES", "hearts new"), ("fr", "skull new")]
)
async def test_a_draining_bot_opens_no_table(world: World, locale: str, command: str) -> None:
    ana = world.person("Ana", locale)
    async with draining(world):
        answer = await ana.slash(command)
        assert answer.private
        assert says(answer, "T-79", locale)
        assert await world.bot.services.store.read(list_live_tables) == []
        assert world.posts() == []
    assert not (await ana.slash(command)).private
    assert len(await world.bot.services.store.read(list_live_tables)) == 1


@pytest.mark.rule("T-79")
async def test_an_open_lobby_is_played_to_the_end_but_gets_no_rematch(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await open_table(ana)
    async with draining(world):
        await bea.click("@join")
        await ana.click("@robot")
        await start(ana, number)
        table = await play_match(world, people, number)
        assert is_over(table)
        answer = await ana.click("@rematch")
        assert answer.private
        assert says(answer, "T-79")
        assert await world.bot.services.store.read(list_live_tables) == []
    await ana.click("@rematch")
    (rematch,) = await world.bot.services.store.read(list_live_tables)
    async with draining(world):
        # The rematch is already open, so this click joins it instead of opening a table.
        answer = await bea.click("@rematch", on=world.table(number))
        assert not says(answer, "T-79")
    assert [header.id for header in await world.bot.services.store.read(list_live_tables)] == [rematch.id]


@pytest.mark.rule("T-79")
async def test_a_draining_bot_opens_no_championship_table(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture, *_) = await open_fixtures(world, number)
    async with draining(world):
        answer = await sits_down(ana, fixture.key, number)
        assert answer.private
        assert says(answer, "T-79")
        assert await world.bot.services.store.read(list_live_tables) == []
    await sits_down(ana, fixture.key, number)
    assert len(await world.bot.services.store.read(list_live_tables)) == 1
    async with draining(world):
        # The table is already open, so the second player may join.
        answer = await sits_down(bea, fixture.key, number)
        assert not says(answer, "T-79")
