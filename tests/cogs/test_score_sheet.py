"""The score sheet of the whole match opens from the table, from the panel and at the end."""

from __future__ import annotations

from tests.sim.evening import open_table, play_match, play_on, start
from tests.sim.world import World


async def test_spectators_and_players_can_open_the_score_sheet_during_a_match(world: World) -> None:
    """A spectator opens the sheet at the table, a player from the panel's menu; pages turn in one message."""
    await world.shorten_matches(2, 3, 1)
    ana, bea = people = world.group("Ana", "Bea")
    zoe = world.person("Zoe")
    number = await open_table(ana, bea, robots=1)
    await start(ana, number)
    await ana.opens_panel(number)
    assert "sheet" not in world.table(number).tools, "nothing is written down yet"
    early = (await ana.use_tool("sheet")).posts[-1]
    assert "No round has been scored yet" in early.text
    await play_on(world, people, number, until=lambda table: "sheet" in table.tools)
    table = world.table(number)
    answer = await zoe.use_tool("sheet", table)
    assert answer.private
    assert "Totals, round by round" in answer.text
    second = (await zoe.choose(answer.posts[-1], "@sheet", "1")).posts[-1]
    assert "**Round 1 · 2 cards**" in second.text
    await ana.opens_panel(number)
    assert "Totals, round by round" in (await ana.use_tool("sheet")).text
    podium = await play_match(world, people, number)
    answer = await bea.use_tool("sheet", on=podium)
    assert answer.private
    assert answer.posts[-1].menus[0].values == ("0", "1", "2", "3")
