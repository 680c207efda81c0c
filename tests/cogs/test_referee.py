"""Who may rule at a table and what a ruling needs, in every game."""

from __future__ import annotations

import pytest

from bot.errors import Refused
from engine import GAMES
from engine.core import DEALER
from engine.log import MatchLog, read_log, write_log
from tests.sim.evening import open_table, start, start_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def refused_rule(world: World, table: int, person: Person, text: str, reason: str = "because") -> str:
    """Try a ruling that must be refused and store nothing; return the rule that forbids it."""
    before = await world.rows(table)
    revision = (await world.bot.services.tables.snapshot(table, None)).header.revision
    with pytest.raises(Refused) as error:
        await world.bot.services.referee.rule(table, person.id, revision, text, reason, False, None)
    assert await world.rows(table) == before
    return error.value.rule


@pytest.mark.rule("T-32")
async def test_a_ruling_needs_a_host_a_running_match_a_reason_and_a_known_command(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    table = await open_table(ana, bea, robots=1)
    assert await refused_rule(world, table, ana, "card 1 black") == "T-2"
    await start(ana, table)
    assert await refused_rule(world, table, bea, "card 1 black") == "T-9"
    assert await refused_rule(world, table, ana, "card 1 black", " \n ") == "T-32"
    assert await refused_rule(world, table, ana, "card 1 black", "\u200b") == "T-32", "nothing to read in it"
    assert await refused_rule(world, table, ana, "card 1 black") == "T-3"
    assert await refused_rule(world, table, ana, "bid 1") == "T-1"


async def test_a_game_without_rulings_offers_no_referee(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    table = await start_table(ana, bea, robots=1)
    assert "referee" not in world.table(table).tools


async def test_the_exported_log_has_reasons_of_rulings_as_comments() -> None:
    game = GAMES["skull"]
    match = MatchLog("skull", 1, 3, {}, ((DEALER, game.parse("first 1")),))
    text = write_log(match, {0: "drawn in the open"})
    assert "# drawn in the open\n- first 1\n" in text
    assert read_log(text) == match


@pytest.mark.rule("T-3")
@pytest.mark.parametrize("forged", ["@referee", "@ruling 0 x"])
async def test_forged_clicks_on_rulings_are_refused_in_games_without_rulings(
    world: World, forged: str
) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await start_table(ana, bea, robots=1)
    answer = await tap(ana, world.table(number), f"1:{number}:0:{forged}")
    assert answer.private
    assert "⚓" in answer.text
    assert not says(answer, "incident")
