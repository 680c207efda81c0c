"""Of clicks in the same instant, none is lost, none counts twice and none is refused wrongly."""

from __future__ import annotations

import pytest

from tests.sim.evening import open_table, start_table
from tests.sim.instant import Tap, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


async def bidding(world: World, people: list[Person]) -> tuple[int, list[Message]]:
    """Start a table; return its number and everybody's open panel."""
    number = await start_table(*people)
    return number, [await person.opens_panel() for person in people]


def bid(person: Person, panel: Message, tricks: int) -> Tap:
    return Tap(person, panel, next(b.custom_id for b in panel.offering("bid") if b.action == f"bid {tricks}"))


@pytest.mark.parametrize("where", ["panel", "dm"])
async def test_eight_bids_in_the_same_instant_all_count(world: World, where: str) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGH"))
    for person in people:
        person.plays_in = where
    number, panels = await bidding(world, people)
    wanted = [place % 2 for place in range(8)]
    answers = await tap_at_once(world, *map(bid, people, panels, wanted))
    assert all(answer.result.acknowledged for answer in answers)
    assert not any("⚓" in answer.text for answer in answers)
    rows = [row for row in await world.rows(number) if row.action.startswith("bid")]
    assert sorted((row.by, row.action) for row in rows) == sorted(
        (f"u:{person.id}", f"bid {tricks}") for person, tricks in zip(people, wanted, strict=True)
    )
    await world.wait(3)
    table = world.table(number)
    assert says(table, "sk-cry-modern")
    for person, tricks in zip(people, wanted, strict=True):
        assert table.taken(person.name) == (0, tricks)


async def test_three_players_who_change_their_bids_at_once_all_succeed(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number, panels = await bidding(world, people)
    await tap_at_once(world, *(bid(p, s, 1) for p, s in zip(people[:3], panels[:3], strict=True)))
    answers = await tap_at_once(world, *(bid(p, s, 0) for p, s in zip(people[:3], panels[:3], strict=True)))
    assert all(says(answer, "sk-head-bid-in", bid=0) for answer in answers)
    assert len([row for row in await world.rows(number) if row.action == "bid 0"]) == 3


async def test_a_bid_changed_at_the_moment_of_the_last_bid_is_shown_consistently(world: World) -> None:
    """Log and table agree, whichever bid comes first."""
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number, panels = await bidding(world, people)
    await tap_at_once(world, bid(ana, panels[0], 1), bid(bea, panels[1], 1))
    await tap_at_once(world, bid(carl, panels[2], 1), bid(ana, panels[0], 0))
    await world.wait(3)
    anas = [row.action for row in await world.rows(number) if row.by == f"u:{ana.id}"]
    bid_last = anas[-1].removeprefix("bid ")
    assert world.table(number).taken("Ana") == (0, int(bid_last))


async def test_a_double_click_plays_one_card(world: World) -> None:
    """Both clicks get the fresh panel."""
    people = world.group("Ana", "Bea", "Carl")
    number, panels = await bidding(world, people)
    await tap_at_once(world, *(bid(p, s, 1) for p, s in zip(people, panels, strict=True)))
    await world.wait(4)
    first = next(person for person in people if person.panel().offering("play"))
    panel = first.panel()
    card = Tap(first, panel, panel.offering("play")[0].custom_id)
    answers = await tap_at_once(world, card, card)
    assert all(answer.result.acknowledged for answer in answers)
    assert not any("⚓" in answer.text for answer in answers)
    assert len([row for row in await world.rows(number) if row.action.startswith("play")]) == 1


async def test_five_people_join_and_one_starts_at_once(world: World) -> None:
    """People who joined before the start are seated, latecomers are refused, and nobody sits twice."""
    people = world.group("Ana", "Bea", "Carl", "Dora", "Eva", "Finn")
    number = await open_table(people[0], people[1])
    lobby = world.table(number)
    join, go = lobby.sure_button("@join").custom_id, lobby.sure_button("@start").custom_id
    answers = await tap_at_once(
        world,
        *(Tap(p, lobby, join) for p in people[2:]),
        Tap(people[0], lobby, go),
        Tap(people[2], lobby, join),
    )
    assert all(answer.result.acknowledged for answer in answers)
    seated = await world.seats(number)
    assert len(seated) == len(set(seated))
    for person, answer in zip(people[2:], answers[:4], strict=True):
        assert (person.name in seated) != (says(answer, "T-10"))
    assert await world.status(number) == "running"


@pytest.mark.rule("T-7")
async def test_ten_people_join_at_once_and_eight_sit(world: World) -> None:
    people = world.group(*(f"Mate {dm}" for dm in "ABCDEFGHIJ"))
    number = await open_table(people[0])
    lobby = world.table(number)
    answers = await tap_at_once(
        world, *(Tap(p, lobby, lobby.sure_button("@join").custom_id) for p in people[1:])
    )
    refused = [answer for answer in answers if answer.posts]
    assert len(refused) == 2
    assert all(answer.private and says(answer, "T-7") for answer in refused)
    assert len(await world.seats(number)) == 8
