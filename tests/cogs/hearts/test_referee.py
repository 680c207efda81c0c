"""Penalty cards at a Hearts table: who gets them, and what everybody is shown."""

from __future__ import annotations

import pytest

from tests.cogs.hearts.sitting import mover, sit_down
from tests.sim.evening import start_table
from tests.sim.person import Answer, Person
from tests.sim.rival import other_process
from tests.sim.screen import Message, walk
from tests.sim.sentences import says
from tests.sim.world import World


async def choose_ruling(host: Person, page: Message, ruling: str) -> Answer:
    """Choose an option of the referee's menu."""
    (menu,) = page.menus
    return await host.choose(page, menu.action, ruling)


async def open_referee_page(world: World) -> tuple[Person, Person, Message, int]:
    """Start a table and open the referee's page; return the host, Bea, the page and Bea's seat."""
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number, seated = await sit_down(world, *people)
    ana, bea = people[:2]
    post = world.table(number)
    page = (await ana.use_tool("referee", post)).posts[-1]
    return ana, bea, page, seated.index(bea)


async def replace_player(world: World, ana: Person, bea: Person) -> None:
    """Let Bea leave and Eve take over Bea's seat."""
    await bea.slash_and_confirm("table leave")
    await ana.slash_and_confirm("table substitute", player=world.person("Eve").member)
    await world.wait(3)


@pytest.mark.rule("H-9.1", "H-9.4", "R-H-09")
async def test_a_black_card_costs_points_and_leaves_open_panels_usable(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number, seated = await sit_down(world, *people)
    ana = people[0]
    guilty = seated[2]
    panels = [await person.opens_panel() for person in seated]
    post = world.table(number)
    answer = await ana.use_tool("referee", post)
    assert len(answer.posts[-1].menus[0].values) == 8
    shown = await choose_ruling(ana, answer.posts[-1], "card 2 black")
    await ana.member.submit_modal(shown.result, {"typed": "looked at a *neighbour's* hand"})
    await world.wait(3)
    table = world.table(number).text
    line = next(line for line in table.splitlines() if f"**{guilty.name}** ⏳ →" in line)
    assert " total\u00a026" in line
    assert "1\u00a0black\u00a0card" in line
    assert says(table, "hearts-ruling-black", player=guilty.name)
    # A ruling must not outdate the players' open panels.
    for person, panel in zip(seated, panels, strict=True):
        await person.choose(panel, "pass", *panel.sure_menu("pass").values[:3])
    await world.wait(4)
    assert says(world.table(number), "hearts-trick", number=1, tricks=13)
    first = await mover(seated)
    told = await first.click("@hand", on=first.dms()[-1])
    assert told.text.count("\u00a026 · 1\u00a0black\u00a0card") == 1
    await ana.slash_and_confirm("table kick", player=guilty.member)
    await world.wait(3)
    assert says(world.table(number), "hearts-ruling-black", player=guilty.name), (
        "it stays with whom it was shown to"
    )


async def test_a_ruling_sends_no_mentions_and_does_not_wake_a_sleeping_table(world: World) -> None:
    await world.save_settings(timer="3min", pings=True)
    ana = world.person("Ana")
    number = await start_table(ana, game="hearts", robots=1)
    await world.wait(40)
    post = world.table(number)
    calls = len(world.requests("POST", "/messages"))
    for _ in range(2):
        answer = await ana.use_tool("referee", post)
        shown = await choose_ruling(ana, answer.posts[-1], "card 0 yellow")
        await ana.member.submit_modal(shown.result, {"typed": "talks too much"})
        await world.wait(40)
    assert len(world.requests("POST", "/messages")) == calls
    answer = await ana.use_tool("referee", post)
    shown = await choose_ruling(ana, answer.posts[-1], "card 0 black")
    await ana.slash_and_confirm("table leave")
    await world.wait(5)
    before = await world.rows(number)
    told = await ana.member.submit_modal(shown.result, {"typed": "left"})
    assert "I'm back" in ana._answer(told).text
    await world.wait(60)
    assert await world.rows(number) == before, "everybody has gone, so nothing moves"


async def test_a_penalty_is_refused_when_the_seat_changed_while_typing_its_reason(world: World) -> None:
    ana, bea, page, seat = await open_referee_page(world)
    form = await choose_ruling(ana, page, f"card {seat} black")
    await replace_player(world, ana, bea)
    before = await world.rows(page.table)
    answer = ana._answer(await ana.member.submit_modal(form.result, {"typed": "looked at my hand"}))
    assert await world.rows(page.table) == before
    assert says(answer, "referee-moved")
    table = world.table(page.table).text
    assert "looked at my hand" not in table
    assert "⬛" not in table
    # The answer's page lists the current players and accepts a ruling.
    form = await choose_ruling(ana, answer.posts[-1], f"card {seat} yellow")
    answer = ana._answer(await ana.member.submit_modal(form.result, {"typed": "sat down unasked"}))
    assert "Ruled." in answer.text
    await world.wait(3)
    assert "Yellow card for Eve: sat down unasked" in world.table(page.table).text


async def test_a_penalty_is_refused_when_another_process_changed_the_seat(world: World) -> None:
    """Only the database, not this bot's cache, knows that Eve has replaced Bea."""
    ana, bea, page, seat = await open_referee_page(world)
    eve = world.person("Eve")
    async with other_process(world) as other:
        await other.seats.leave(page.table, bea.id, None)
        await other.seats.substitute(page.table, ana.id, eve.id, "Eve", None, False, None)
    form = await choose_ruling(ana, page, f"card {seat} black")
    before = await world.rows(page.table)
    answer = ana._answer(await ana.member.submit_modal(form.result, {"typed": "looked at my hand"}))
    assert await world.rows(page.table) == before
    assert says(answer, "referee-moved")


async def test_an_outdated_referee_page_is_replaced_by_one_of_current_players(world: World) -> None:
    ana, bea, page, seat = await open_referee_page(world)
    await replace_player(world, ana, bea)
    answer = await choose_ruling(ana, page, f"card {seat} black")
    assert says(answer, "referee-moved")
    parts = walk(answer.posts[-1].stored.components)
    labels = [option["label"] for part in parts for option in part.get("options", ())]
    assert "Black card for Eve" in labels
    assert "Black card for Bea" not in labels
