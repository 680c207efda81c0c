"""Tables in threads, a person's tables on all servers, and series of rematches."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.store.tables import list_live_tables
from tests.cogs.evening.scenes import address, bidding, notified
from tests.sim.evening import decide, join, open_table, start
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def headers(world: World) -> list[Any]:
    return await world.bot.services.store.read(list_live_tables)


# ---- threads ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("policy", "threads"), [("second", [False, True]), ("always", [True, True]), ("never", [False, False])]
)
async def test_tables_get_a_thread_according_to_the_servers_policy(
    world: World, policy: str, threads: list[bool]
) -> None:
    await world.save_settings(timer="off", threads=policy)
    for person in world.group("Ana", "Bea", locale="fr"):
        answer = await person.slash("skullking new")
        assert not answer.private
    tables = await headers(world)
    assert [header.thread_id is not None for header in tables] == threads
    if threads[1]:
        assert (
            f"Une table s’ouvre dans son propre fil : <#{tables[1].thread_id}>".replace(" :", "\u00a0:")
            in answer.text
        )
        thread = world.env.backend.get_channel(tables[1].thread_id)
        assert thread.name == f"Skull King #{tables[1].id}"


@pytest.mark.parametrize("fault", ["permission", "too many"])
async def test_without_permission_for_threads_the_table_is_in_the_channel(world: World, fault: str) -> None:
    await world.save_settings(timer="off", threads="always")
    if fault == "permission":
        world.forbid("create_public_threads")
    else:
        world.inject("POST", "/channels/*/threads", status=400, code=160006, times=None)
    ana = world.person("Ana")
    answer = await ana.slash("skullking new")
    assert answer.posts[-1].button("@join") is not None
    assert [header.thread_id for header in await headers(world)] == [None]


async def test_players_are_added_to_the_thread_once(world: World) -> None:
    await world.save_settings(timer="off", threads="always")
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    await carl.prefers("pings", "off")
    await ana.slash("skullking new")
    (header,) = await headers(world)
    thread = world.env.backend.get_channel(header.thread_id)
    for person in (bea, carl):
        await join(person, header.id, thread)
    await start(ana, header.id, thread)
    assert notified(world) == [{ana.id, bea.id}]
    await world.bot.courier.table.repost(header.id)
    assert len(notified(world)) == 1


async def test_a_table_in_an_archived_thread_is_sent_as_a_new_message(world: World) -> None:
    await world.save_settings(timer="off", threads="always")
    ana, bea = world.group("Ana", "Bea")
    await ana.slash("skullking new")
    (header,) = await headers(world)
    world.inject("PATCH", f"/channels/{header.thread_id}/messages/*", status=400, code=50083, times=1)
    await world.bot.services.lobby.join(header.id, bea.id, "Bea", None)
    await world.wait(5)
    sent = world.requests("POST", f"/channels/{header.thread_id}/messages")
    assert sent
    assert "Bea" in str(sent[-1].json)


# ---- my tables -------------------------------------------------------------------------------------------


async def test_table_mine_lists_tables_of_two_servers_with_links_and_turns(world: World) -> None:
    await world.save_settings(timer="3d", threads="never", pings=False)
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl", locale="es-ES")
    assert says(await ana.slash("table mine"), "mine-empty", "es")
    first = await bidding(world, *people)
    other = world.env.create_guild("The Island")
    beach = other.create_text_channel("beach")
    visitor = Person(world, other.add_member(ana.member.user), "Ana", "panel")
    await visitor.slash("skullking new", beach)
    second = world.table(channel=beach).table
    answer = await ana.slash("table mine")
    assert answer.private
    lines = {
        number: next(line for line in answer.text.splitlines() if f"Skull King #{number}]" in line)
        for number in (first, second)
    }
    assert address(world, world.table(first)) in lines[first]
    assert says(lines[first], "mine-your-turn", "es")
    assert re.search(r"\*\*te toca\*\* · Si no respondes, el bot decide por ti <t:\d+:R>\.$", lines[first])
    assert f"/channels/{other.id}/{beach.id}/" in lines[second]
    assert says(lines[second], "mine-lobby", "es")
    await ana.bids(0, table=first)
    answer = await ana.slash("table mine")
    assert "esperando a" in answer.text
    assert "Bea" in answer.text
    await bea.bids(0)
    await ana.slash_and_confirm("table leave")
    assert says(await visitor.slash("table mine", beach), "mine-left", "es")


# ---- a series --------------------------------------------------------------------------------------------


async def test_rematches_keep_seats_and_options_and_count_the_series(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea, robots=1, timer="12h")
    page = (await ana.open_host_panel("options")).posts[-1]
    await ana.choose(page, "@set character_bonus", "per_card")
    await start(ana, number)
    await decide(world, number)
    assert not says(world.table(number), "lobby-series")
    wins: dict[str, int] = {}
    before = await world.header(number)
    seats = await world.seats(number)
    count_wins(wins, before, seats)
    await bea.click("@rematch")
    await world.wait(3)
    number = world.table().table
    lobby = world.table(number)
    assert says(lobby, "lobby-series")
    assert all(f"{name} {wins.get(name, 0)}" in lobby.text.replace("\\", "") for name in seats)
    after = await world.header(number)
    assert (after.timer, after.host) == (before.timer, bea.id)
    await bea.choose((await bea.open_host_panel("level")).posts[-1], "@set robot-0", "easy")
    await start(bea, number)
    again = await world.header(number)
    assert again.options == before.options
    assert await world.seats(number) == seats
    await decide(world, number)
    table = world.table(number)
    count_wins(wins, await world.header(number), seats)
    assert says(table, "lobby-series")
    assert all(f"{name} {wins.get(name, 0)}" in table.text.replace("\\", "") for name in seats)


def count_wins(wins: dict[str, int], header: Any, seats: list[str]) -> None:
    for place in header.standing:
        if place["rank"] == 1:
            wins[seats[place["seat"]]] = wins.get(seats[place["seat"]], 0) + 1
