"""Races: settings change, threads close or messages are deleted while the bot answers a click."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.results import InteractionResult

from bot.art.tabletop import Tabletop
from bot.courier.render import Payload
from bot.courier.transports import ChannelMessage, TokenMessage, Transport
from bot.store.tables import list_live_tables
from bot.tables.clock import Clock
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, reveal, turn_of
from tests.sim.evening import join, open_table, start, start_table
from tests.sim.instant import Tap, payload_of, tap_at_once
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

ARCHIVED = 50083


@pytest.fixture
def brush(world: World) -> Brush:
    made = Brush(Tabletop)
    world.bot.courier.illustrations.draw = made
    return made


def table_messages(world: World, channel: Any = None) -> list[Message]:
    """Return the public messages of running tables in a channel."""
    return [post for post in world.posts(channel) if post.offering("@hand") and not post.private]


# ---- a picture setting -----------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["own", "server"])
@pytest.mark.parametrize("pictured", [False, True])
async def test_a_panel_follows_a_picture_setting_changed_while_it_is_sent(
    world: World, brush: Brush, whose: str, pictured: bool
) -> None:
    """The setting changes while the picture is drawn or while a panel without a picture is sent."""
    before, after = ("never", "always") if pictured else ("always", "never")
    await world.shorten_matches(3)
    ana, bea = people = world.group("Ana", "Bea")
    number = await open_table(*people)

    async def chooses(value: str) -> None:
        if whose == "own":
            page = (await ana.slash("settings")).posts[-1]
            await ana.choose(page, "@prefer pictures", value)
        else:
            mo = world.person("Mo", moderator=True)
            page = (await mo.slash("server settings")).posts[-1]
            await mo.choose(page, "@server pictures", value)

    await chooses(before)
    await start(ana, number)
    await bea.opens_panel(number)
    brush.takes = 5.0
    table = world.table(number)
    await ana.press(table, table.offering("@hand")[0])
    await chooses(after)
    await world.wait(30)
    panel = ana.panel(number)
    assert panel is not None
    assert bool(said(panel)) is pictured


# ---- a bot or match starts -----------------------------------------------------------------------------


async def test_clicks_during_the_bots_startup_are_processed_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two equal bids and two clicks in another lobby arrive before the bot resumes its timers."""
    ana, bea, zoe = world.group("Ana", "Bea", "Zoe")
    number = await bidding(world, ana, bea)
    quay = world.guild.create_text_channel("quay")
    other = await open_table(zoe, channel=quay)
    panel = ana.panel(number)
    lobby = world.table(other, quay)
    assert panel is not None
    bid = next(button for button in panel.offering("bid") if button.action == "bid 1")
    taps = [
        Tap(ana, panel, bid.custom_id),
        Tap(ana, panel, bid.custom_id),
        Tap(bea, lobby, lobby.offering("@join")[0].custom_id),
        Tap(zoe, lobby, lobby.offering("@start")[0].custom_id),
    ]
    records: list[Any] = []
    plain = Clock.resume

    async def resumes(self: Clock, *when: Any) -> Any:
        if not records:
            for one in taps:
                record, payload = payload_of(world, one)
                records.append(record)
                world.env.backend.emit("INTERACTION_CREATE", payload)
            await asyncio.sleep(0.05)
        return await plain(self, *when)

    monkeypatch.setattr(Clock, "resume", resumes)
    await world.crash()
    await world.wait(10)
    assert len(records) == len(taps)
    assert all(InteractionResult(world.env, record).acknowledged for record in records)
    assert [row.action for row in await world.rows(number) if row.by == f"u:{ana.id}"] == ["bid 1"]
    assert await world.status(other) == "running"
    assert set(await world.seats(other)) >= {"Bea", "Zoe"}
    assert sum(bool(post.offering("@hand")) for post in world.posts(quay)) == 1


async def test_clicks_sent_together_with_start_are_answered(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lobby = world.table(number)
    taps = [Tap(ana, lobby, lobby.offering("@start")[0].custom_id)]
    taps += [Tap(bea, lobby, f"1:{number}:0:{verb}") for verb in ("@hand", "@join", "@robot", "@more")]
    answers = await tap_at_once(world, *taps)
    assert all(answer.result.acknowledged for answer in answers)
    await world.wait(10)
    assert await world.status(number) == "running"
    assert (await bea.opens_panel(number)).offering("bid")


# ---- threads ---------------------------------------------------------------------------------------------


async def start_in_thread(world: World, ana: Person, bea: Person) -> tuple[int, Any]:
    """Start a match in a thread and open everybody's panel; return its number and the thread."""
    await world.save_settings(timer="off", threads="always", pings=False, options={"length": [2]})
    await ana.slash("skullking new")
    (header,) = await world.bot.services.store.read(list_live_tables)
    thread = world.env.backend.get_channel(header.thread_id or 0)
    await join(bea, header.id, thread)
    await start(ana, header.id, thread)
    for person in (ana, bea):
        await person.opens_panel(header.id, thread)
    return header.id, thread


async def test_a_table_in_an_archived_thread_is_posted_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.ignore_keys()
    ana, bea = world.group("Ana", "Bea")
    number, thread = await start_in_thread(world, ana, bea)

    dispatch, archived = router.dispatch, [False]

    def archives(backend: Any, method: str, path: str, **more: Any) -> Any:
        if "/callback" in path and len(archived) == 1:
            archived.append(True)
        elif (method, path) == ("POST", f"/channels/{thread.id}/messages"):
            archived.append(False)  # Discord unarchives a thread when a message is sent.
        elif method == "PATCH" and f"/channels/{thread.id}/messages" in path and archived[-1]:
            raise BackendError(400, ARCHIVED, "Thread is archived")
        return dispatch(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", archives)
    answer = await ana.bids(0, table=number, channel=thread)
    assert answer.private
    await world.wait(5)
    assert archived == [False, True, False]
    assert [row.action for row in await world.rows(number) if row.by == f"u:{ana.id}"] == ["bid 0"]
    assert len(table_messages(world, thread)) == 1
    await bea.bids(0, table=number, channel=thread)
    await world.wait(5)
    assert (await turn_of_in(thread, number, ana, bea)).panel(number, thread)


async def turn_of_in(thread: Any, number: int, *people: Person) -> Person:
    for person in people:
        panel = (await person.refreshes(table=number, channel=thread)).posts[-1]
        if panel.offering("play"):
            return person
    raise AssertionError("nobody has a card to play")


async def test_moves_in_a_locked_thread_are_stored(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bea = world.group("Ana", "Bea")
    number, thread = await start_in_thread(world, ana, bea)
    world.inject("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083, times=None)
    world.inject("POST", f"/channels/{thread.id}/messages", status=403, code=160005, times=None)
    for person in (ana, bea):
        await person.bids(0, table=number, channel=thread)
    await world.wait(10)
    asked = len(world.requests("*", f"/channels/{thread.id}/messages"))
    person = await turn_of_in(thread, number, ana, bea)
    await person.plays(table=number, channel=thread)
    await world.wait(60)
    assert len([row for row in await world.rows(number) if row.by.startswith("u:")]) == 3
    assert len(world.requests("*", f"/channels/{thread.id}/messages")) - asked <= 2
    world.heal()
    await ana.slash("table show")
    await world.wait(10)
    (table,) = table_messages(world, thread)
    assert f"** · {person}" in table.text, "the card that was played lies there"


# ---- a moderator deletes ---------------------------------------------------------------------------------


async def test_a_table_deleted_while_its_picture_is_drawn_is_posted_with_picture(
    world: World, brush: Brush
) -> None:
    settings: dict[str, Any] = {"pictures": "always", "options": {"length": [2]}}
    await world.save_settings(timer="off", threads="never", pings=False, **settings)
    people = world.group("Ana", "Bea", "Carl")
    for person in people:
        await person.prefers("pictures", "never")
    await bidding(world, *people)
    await reveal(world, *people)
    brush.takes = 6.0
    await (await turn_of(*people)).plays()
    await world.wait(2)
    (table,) = table_messages(world)
    assert said(table) == [], "the trick is still being drawn"
    world.env.backend.delete_message(world.channel.id, table.id)
    await world.wait(10)
    assert table_messages(world) == []
    await people[0].slash("table show")
    await world.wait(10)
    (again,) = table_messages(world)
    assert says(said(again)[0], "trick-picture")
    world.env.backend.delete_message(world.channel.id, again.id)
    await (await turn_of(*people)).plays()
    await world.wait(10)
    (anew,) = table_messages(world)
    assert says(said(anew)[0], "trick-picture")
    assert len({table.id, again.id, anew.id}) == 3


@pytest.mark.parametrize("direct", [False, True])
async def test_a_language_change_undone_during_an_edit_is_shown_undone(
    world: World, monkeypatch: pytest.MonkeyPatch, direct: bool
) -> None:
    """The edit to Spanish takes two seconds, and nothing else at the table causes another edit."""
    ana, *others = world.group("Ana", "Bea", "Carl")
    if direct:
        await start_table(ana, *others)
    else:
        await bidding(world, ana, *others)
    await world.wait(3)
    way: Any = ChannelMessage if direct else TokenMessage
    write = way.write

    async def slow(transport: Transport, payload: Payload) -> Any:
        if transport.message_id is not None:
            await asyncio.sleep(2)
        return await write(transport, payload)

    def seen() -> Message:
        shown = ana.dms()[-1] if direct else ana.panel()
        assert shown is not None
        return shown

    async def reads(language: str) -> None:
        await ana.choose((await ana.slash("settings")).posts[-1], "@prefer language", language)

    await reads("en")
    await world.wait(3)
    before = seen().text
    monkeypatch.setattr(way, "write", slow)
    await reads("es")
    await world.wait(0.5)
    await reads("en")
    await world.wait(7)
    assert seen().text == before
