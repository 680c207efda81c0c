"""Two processes on one database: the database orders their moves, and no move is doubled or stuck."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.records.slots import NEWS
from tests.sim.evening import export_log, open_table, play_match, start_table
from tests.sim.person import Person
from tests.sim.rival import other_process, second_session
from tests.sim.sentences import says
from tests.sim.skull_king_scorer import count
from tests.sim.world import World


async def bidding(world: World, *, robots: int = 0, group: int = 3) -> tuple[int, list[Person]]:
    people = world.group("Ana", "Bea", "Carl")[:group]
    number = await start_table(*people, robots=robots)
    for person in people:
        await person.opens_panel()
    return number, people


def turn(panel: Any) -> int:
    return int(panel.turn)


async def test_bids_made_in_two_processes_are_both_stored(world: World) -> None:
    number, (ana, bea, carl) = await bidding(world)
    async with other_process(world) as other:
        assert await other.tables.submit(number, bea.id, "bid 1", turn(bea.panel())) == "done"
        answer = await ana.bids(0)
        assert says(answer, "sk-head-bid-in", bid=0)
        await other.tables.submit(number, bea.id, "bid 0", turn(bea.panel()))
        await carl.bids(1)
    await world.wait(4)
    assert says(world.table(number), "sk-cry-modern")
    rows = await world.rows(number)
    assert [row.n for row in rows] == list(range(len(rows)))
    assert [row.action for row in rows[2:]] == ["bid 1", "bid 0", "bid 0", "bid 1"]


async def test_a_message_stored_by_another_process_is_known_after_the_next_click(world: World) -> None:
    number, (ana, bea, _) = await bidding(world)
    await world.wait(3)
    slots = world.bot.services.store.slots
    before = await slots.list_for(number)
    row = replace(before[0], kind=NEWS, message_id=5)
    async with other_process(world) as other:
        await other.store.slots.save(row)
        assert await other.tables.submit(number, bea.id, "bid 1", turn(bea.panel())) == "done"
        assert row.key not in [one.key for one in await slots.list_for(number)]
        await ana.bids(0)
    assert row.key in [one.key for one in await slots.list_for(number)]


async def test_a_click_is_stale_after_a_card_played_in_another_process(world: World) -> None:
    number, people = await bidding(world)
    for person in people:
        await person.bids(1)
    await world.wait(4)
    first = next(person for person in people if person.panel().offering("play"))
    panel = first.panel()
    card = panel.offering("play")[0]
    async with other_process(world) as other:
        assert await other.tables.submit(number, first.id, card.action, panel.turn) == "done"
    answer = await first.press(panel, card)
    assert answer.private
    assert "⚓" not in answer.text
    assert answer.posts[-1].offering("play") == []
    assert len([row for row in await world.rows(number) if row.action.startswith("play")]) == 1


async def test_a_table_changed_by_a_dead_process_goes_on(world: World) -> None:
    """The other process makes the human's moves and dies before the robots play."""
    number, (ana,) = await bidding(world, robots=2, group=1)
    moves = 0
    while moves < 12:
        panel = ana.panel()
        choices = panel.offering("bid") or panel.offering("play")
        if choices:
            async with other_process(world) as other:
                assert await other.tables.submit(number, ana.id, choices[0].action, panel.turn) == "done"
            moves += 1
            await ana.press(panel, choices[0])
        before = len(await world.rows(number))
        await world.wait(20)
        await ana.refreshes()
        assert choices or len(await world.rows(number)) > before or ana.panel().offering("play")
    rows = await world.rows(number)
    assert [row.n for row in rows] == list(range(len(rows)))


@pytest.mark.parametrize("action", ["@join", "@robot", "@start", "@leave", "@options"])
async def test_a_lobby_changed_by_another_process_accepts_clicks(world: World, action: str) -> None:
    """The next click in this process builds on the lobby as changed by the other process."""
    ana, bea, carl, dora = world.group("Ana", "Bea", "Carl", "Dora")
    number = await open_table(ana, bea)
    async with other_process(world) as other:
        await other.lobby.join(number, dora.id, "Dora", None)
    presses = carl if action == "@join" else ana
    answer = await (presses.open_host_panel("options") if action == "@options" else presses.click(action))
    if action == "@options":
        answer = await ana.choose(answer.posts[-1], "@set locale", "fr")
    assert "⚓" not in answer.text
    await world.wait(3)
    seated = set(await world.seats(number))
    assert "Dora" in seated
    assert ("Carl" in seated) == (action == "@join")
    assert ("Ana" in seated) == (action != "@leave")
    assert await world.status(number) == ("running" if action == "@start" else "lobby")


async def test_a_player_can_leave_and_return_while_another_process_adds_moves(world: World) -> None:
    number, (ana, bea, carl) = await bidding(world)
    async with other_process(world) as other:
        await other.tables.submit(number, bea.id, "bid 1", turn(bea.panel()))
        assert says(await ana.slash_and_confirm("table leave"), "left")
        await other.tables.submit(number, carl.id, "bid 1", turn(carl.panel()))
        assert says(await ana.slash("table back"), "sk-head-bid-in") or says(ana.panel(), "game-skull-king")
        await other.tables.submit(number, carl.id, "bid 0", turn(carl.panel()))
        answer = await bea.slash_and_confirm("table cancel")
    assert "⚓" not in answer.text
    assert await world.status(number) == "cancelled"


async def test_a_click_on_a_table_closed_by_another_process_says_so(world: World) -> None:
    number, (ana, bea, _) = await bidding(world)
    async with other_process(world) as other:
        await other.seats.cancel(number, ana.id, False, None)
    answer = await bea.bids(1)
    assert answer.private
    assert says(answer, "T-5")
    assert len(await world.rows(number)) == 2


async def test_two_sessions_that_get_every_event_play_one_match_correctly(world: World) -> None:
    """Both bots deal and play the robots; the match has one log and one result, without errors."""
    await world.shorten_matches(1, 3, 5, 4)
    await second_session(world)
    ana, bea = people = world.group("Ana", "Bea")
    bea.plays_in = "dm"
    number = await start_table(ana, bea, robots=1)
    table = await play_match(world, people, number, refresh=True)
    assert says(table, "sk-title-over")
    counted = count(await export_log(ana, number))
    rows = await world.rows(number)
    assert [row.n for row in rows] == list(range(len(rows)))
    header = await world.header(number)
    assert {place["seat"]: place["points"] for place in header.standing or []} == dict(
        enumerate(counted.totals)
    )
