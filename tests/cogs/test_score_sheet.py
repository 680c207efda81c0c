"""The score sheet of the whole match opens from the table, from the panel and at the end."""

from __future__ import annotations

from tests.sim.evening import play_match, play_on, start_table
from tests.sim.sentences import says
from tests.sim.world import World


async def test_spectators_and_players_can_open_the_score_sheet_during_a_match(world: World) -> None:
    """A spectator opens the sheet at the table, a player from the panel's menu; pages turn in one message."""
    await world.shorten_matches(2, 3, 1)
    ana, bea = people = world.group("Ana", "Bea")
    zoe = world.person("Zoe")
    number = await start_table(ana, bea, robots=1)
    await ana.opens_panel(number)
    assert "sheet" not in world.table(number).tools, "nothing is written down yet"
    early = (await ana.use_tool("sheet")).posts[-1]
    assert says(early, "sheet-none")
    await play_on(world, people, number, until=lambda table: "sheet" in table.tools)
    table = world.table(number)
    answer = await zoe.use_tool("sheet", table)
    assert answer.private
    assert says(answer, "podium-rounds")
    second = (await zoe.choose(answer.posts[-1], "@sheet", "1")).posts[-1]
    assert "**Round 1 · 2 cards**" in second.text
    await ana.opens_panel(number)
    assert says(await ana.use_tool("sheet"), "podium-rounds")
    podium = await play_match(world, people, number)
    answer = await bea.use_tool("sheet", on=podium)
    assert answer.private
    assert answer.posts[-1].menus[0].values == ("0", "1", "2", "3")
