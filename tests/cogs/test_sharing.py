"""Podium and score sheet shared with the channel: by any player, each once per match."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.art.plot import Plot
from bot.art.podium import Podium
from bot.present.past.shared import PAPERS
from bot.store.tables import list_live_tables
from tests.cogs.evening.pictures import Brush, said
from tests.sim.evening import decide, join, open_table, play_match, start, start_table
from tests.sim.instant import Tap, tap, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

PODIUM, SHEET = "share podium", "@share sheet"


@pytest.fixture(autouse=True)
def brush(world: World) -> Brush:
    made = Brush(Podium, Plot)
    world.bot.courier.illustrations.draw = made
    return made


async def played(world: World, *people: Person, cards: tuple[int, ...] = (1, 1)) -> int:
    """Play a match to its end; return its number."""
    await world.shorten_matches(*cards)
    number = await start_table(*people, robots=1)
    await play_match(world, people, number)
    await world.wait(10)
    return number


def shares(world: World) -> list[Message]:
    return [post for post in world.posts() if "shared by" in post.text]


async def opens_sheet(person: Person, table: Message) -> Message:
    return (await person.use_tool("sheet", on=table)).posts[-1]


async def shares_sheet(person: Person, table: Message) -> str:
    sheet = await opens_sheet(person, table)
    return (await person.click(SHEET, on=sheet)).text


async def test_any_player_can_share_podium_and_sheet_with_the_channel(world: World) -> None:
    ana, bea = people = world.person("Ana"), world.person("Bea", "fr")
    number = await played(world, *people)
    answer = await ana.use_tool(PODIUM, on=world.table(number))
    assert answer.private
    (podium,) = shares(world)
    assert str(podium.id) in answer.text
    assert "Skull King · shared by Ana" in podium.text
    (picture,) = said(podium)
    assert picture.startswith("Podium: ")
    assert all(name in picture for name in ("Ana", "Bea"))
    assert podium.buttons == ()
    sheet = await opens_sheet(bea, world.table(number))
    await bea.click(SHEET, on=sheet)
    _, shared = shares(world)
    assert "Totals" in shared.text or "Total" in shared.text
    assert "shared by Bea" in shared.text
    assert said(shared)[0].startswith("Everybody")


@pytest.mark.rule("T-91")
async def test_podium_and_sheet_are_each_shared_once_even_after_a_restart(world: World) -> None:
    ana, bea = people = world.person("Ana"), world.person("Bea")
    number = await played(world, *people)
    await ana.use_tool(PODIUM, on=world.table(number))
    (podium,) = shares(world)
    for person in people:
        answer = await person.use_tool(PODIUM, on=world.table(number))
        assert says(answer, "T-91")
        assert str(podium.id) in answer.text
    assert "in the channel" in await shares_sheet(bea, world.table(number))
    await world.crash()
    await world.wait(5)
    assert says(await bea.use_tool(PODIUM, on=world.table(number)), "T-91")
    assert says(await shares_sheet(ana, world.table(number)), "T-91")
    assert len(shares(world)) == len(PAPERS)


async def test_two_people_who_share_a_podium_at_once_post_it_once(world: World) -> None:
    people = world.person("Ana"), world.person("Bea")
    number = await played(world, *people)
    table = world.table(number)
    button = f"1:{number}:0:@share podium"
    answers = await tap_at_once(world, *(Tap(person, table, button) for person in people))
    await world.wait()
    (podium,) = shares(world)
    assert all(str(podium.id) in answer.text for answer in answers)


@pytest.mark.rule("T-90")
async def test_people_who_did_not_play_cannot_share_a_result(world: World) -> None:
    ana, bea, zoe = world.person("Ana"), world.person("Bea"), world.person("Zoe", "es-ES")
    number = await played(world, ana, bea)
    assert says(await zoe.use_tool(PODIUM, on=world.table(number)), "T-90", "es")
    sheet = await opens_sheet(zoe, world.table(number))
    assert sheet.buttons == ()
    refused = await tap(zoe, world.table(number), f"1:{number}:0:@share sheet")
    assert says(refused, "T-90", "es")
    assert shares(world) == []


async def test_players_who_left_before_the_end_can_share_the_result(world: World) -> None:
    ana, bea = people = world.person("Ana"), world.person("Bea")
    await world.shorten_matches(1, 1)
    number = await open_table(*people, robots=1)
    await start(ana, number)
    await bea.opens_panel(number)
    await bea.confirms(await tap(bea, world.table(number), f"1:{number}:0:@leave"))
    assert "Bea" not in await world.seats(number)
    await play_match(world, [ana], number)
    await world.wait(10)
    await bea.use_tool(PODIUM, on=world.table(number))
    assert "shared by Bea" in shares(world)[0].text


@pytest.mark.rule("T-93")
async def test_nothing_can_be_shared_before_the_end_of_a_match(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    await world.shorten_matches(1)
    number = await start_table(ana, bea, robots=1)
    for paper in PAPERS:
        answer = await tap(ana, world.table(number), f"1:{number}:0:@share {paper}")
        assert says(answer, "T-93")
    answer = await tap(ana, world.table(number), f"1:{number}:0:@share crown")
    assert says(answer, "T-3")
    assert shares(world) == []


@pytest.mark.rule("T-92")
async def test_a_share_refused_by_discord_is_reported_and_can_be_repeated(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number = await played(world, ana, bea)
    table = world.table(number)
    world.forbid("send_messages")
    assert says(await ana.use_tool(PODIUM, on=table), "T-92")
    assert shares(world) == []
    world.forbid()
    await world.wait(1200)
    await ana.use_tool(PODIUM, on=world.table(number))
    assert len(shares(world)) == 1


async def in_a_thread(world: World, ana: Person, bea: Person) -> tuple[int, int]:
    """Play a match in a thread to its end; return its number and the thread."""
    await world.save_settings(threads="always", timer="off", options={"length": [1]})
    await ana.slash("skullking new")
    (header,) = await world.bot.services.store.read(list_live_tables)
    assert header.thread_id is not None
    thread = world.env.backend.get_channel(header.thread_id)
    await join(bea, header.id, thread)
    await start(ana, header.id, thread)
    await decide(world, header.id)
    await world.wait(10)
    return header.id, header.thread_id


async def test_a_result_from_a_thread_is_shared_with_the_parent_channel(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number, thread = await in_a_thread(world, ana, bea)
    channel = world.env.backend.get_channel(thread)
    await ana.use_tool(PODIUM, on=world.table(number, channel))
    assert len(shares(world)) == 1
    assert not [post for post in world.posts(channel) if says(post, "shared-by")]


async def test_a_result_from_an_archived_thread_is_shared_with_the_parent_channel(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number, thread = await in_a_thread(world, ana, bea)
    channel = world.env.backend.get_channel(thread)
    assert channel.thread_metadata is not None
    channel.thread_metadata.archived = True
    answer = await ana.use_tool(PODIUM, on=world.table(number, channel))
    (podium,) = shares(world)
    assert str(podium.id) in answer.text


async def test_a_result_from_a_deleted_thread_can_be_shared_from_elsewhere(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number, thread = await in_a_thread(world, ana, bea)
    (notice,) = (await bea.slash("rules")).posts
    world.env.backend.delete_channel(thread)
    for paper in PAPERS:
        await tap(ana, notice, f"1:{number}:0:@share {paper}")
    assert len(shares(world)) == len(PAPERS)


async def test_a_share_works_after_a_restart(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number = await played(world, ana, bea)
    await world.crash()
    answer = await ana.use_tool(PODIUM, on=world.table(number))
    (podium,) = shares(world)
    assert str(podium.id) in answer.text


@pytest.mark.rule("T-83")
async def test_blocked_people_cannot_share_a_result_but_others_still_can(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number = await played(world, ana, bea)
    await world.person("Mo", moderator=True).slash("server block", player=ana.member)
    assert says(await ana.use_tool(PODIUM, on=world.table(number)), "T-83")
    assert shares(world) == []
    await bea.use_tool(PODIUM, on=world.table(number))
    assert "Ana" in said(shares(world)[0])[0]


async def test_a_shared_result_names_players_who_have_left_the_server(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number = await played(world, ana, bea)
    world.guild.remove_member(ana.member)
    await bea.use_tool(PODIUM, on=world.table(number))
    (podium,) = shares(world)
    assert "Ana" in said(podium)[0]


def slow(world: World, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Discord take so many seconds to accept each message from now on."""
    request = world.bot.http.request

    async def takes_long(route: Any, **options: Any) -> Any:
        if route.method == "POST" and route.path.endswith("/messages"):
            await asyncio.sleep(seconds)
        return await request(route, **options)

    monkeypatch.setattr(world.bot.http, "request", takes_long)


def told(person: Person) -> str:
    """Return the text of the newest private message of this person."""
    return [post for post in person.visible_messages() if post.private][-1].text


@pytest.mark.parametrize("there", [True, False])
async def test_a_slow_share_reports_its_outcome(
    world: World, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    number = await played(world, ana, bea)
    slow(world, 60.0, monkeypatch)
    if not there:
        world.forbid("send_messages")
    await ana.use_tool(PODIUM, on=world.table(number))
    await world.wait(20)
    assert not says(told(ana), "T-92")
    await world.wait(120)
    assert len(shares(world)) == there
    if there:
        assert str(shares(world)[0].id) in told(ana)
        assert says(await bea.use_tool(PODIUM, on=world.table(number)), "T-91")
    else:
        assert says(told(ana), "T-92")
