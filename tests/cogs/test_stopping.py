"""While the bot shuts down, pending clicks are answered and nothing new begins."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.records.slots import TABLE
from bot.store.matches import append_input
from tests.sim.evening import start_table
from tests.sim.instant import Tap, payload_of
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.units import Plain, intercepted
from tests.sim.world import World


async def bidding(world: World) -> tuple[int, list[Person], list[Message]]:
    people = world.group("Ana", "Bea", "Carl")
    number = await start_table(*people)
    return number, people, [await person.opens_panel() for person in people]


def deliver_bid(world: World, person: Person, panel: Message, tricks: int) -> Any:
    """Deliver a bid without waiting for its result; return the record of its interaction."""
    button = next(b for b in panel.offering("bid") if b.action == f"bid {tricks}")
    record, payload = payload_of(world, Tap(person, panel, button.custom_id))
    world.env.backend.emit("INTERACTION_CREATE", payload)
    return record


def answered(world: World, person: Person, record: Any) -> Answer:
    return person._answer(InteractionResult(world.env, record))


@pytest.mark.rule("T-80")
async def test_clicks_before_a_shutdown_are_answered_and_later_clicks_change_nothing(
    world: World,
) -> None:
    number, (ana, bea, _), (anas, beas, _) = await bidding(world)
    may, stuck = asyncio.Event(), asyncio.Event()

    async def append_slowly(append: Plain, *args: Any, **kwargs: Any) -> None:
        stuck.set()
        await may.wait()
        await append(*args, **kwargs)

    with intercepted(world.bot.services.store, append_input, append_slowly):
        early = deliver_bid(world, ana, anas, 1)
        await stuck.wait()
        closing = asyncio.create_task(world.bot.close())
        await asyncio.sleep(0)
        late = deliver_bid(world, bea, beas, 0)
    for _ in range(10):
        await asyncio.sleep(0)
    assert not closing.done()
    may.set()
    await closing
    assert says(answered(world, ana, early), "sk-head-bid-in", bid=1)
    refusal = answered(world, bea, late)
    assert refusal.private
    assert says(refusal, "T-80")
    await world.crash()
    assert [row.by for row in await world.rows(number) if row.seat >= 0] == [f"u:{ana.id}"]
    await world.wait(3)
    assert world.table(number).text.count("✅") == 1


async def test_a_message_in_flight_at_shutdown_is_stored_and_not_sent_again(world: World) -> None:
    """The bot stops while posting the table anew."""
    number, _, _ = await bidding(world)
    await world.wait(3)
    request, may, stuck = world.bot.http.request, asyncio.Event(), asyncio.Event()

    async def slow(route: Any, **options: Any) -> Any:
        sent = await request(route, **options)
        stuck.set()
        await may.wait()
        return sent

    world.bot.http.request = slow
    channel = world.channel.id
    anew = partial(world.bot.courier.table.write, number, channel, anew=True)
    world.bot.courier.queues.put(f"channel {channel}", f"table {number}", anew)
    await stuck.wait()
    closing = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    may.set()
    await closing
    del world.bot.http.request
    (row,) = [row for row in await _rows(world, number) if row.kind == TABLE]
    assert row.message_id == world.table(number).id


async def _rows(world: World, number: int) -> list[Any]:
    await world.crash()
    return await world.bot.services.store.slots.list_for(number)


async def test_a_closed_bot_starts_no_task_and_sends_no_request(world: World) -> None:
    """Changes reported after the shutdown have no effect."""
    number, _, _ = await bidding(world)
    await world.bot.close()
    before = asyncio.all_tasks(), len(world.env.http_requests)
    world.bot._changed(number)
    world.bot.courier.refresh(number)
    world.bot.services.clock.set_timer(number, at_once=True)
    world.bot.services.scheduler.start_steps(1)
    await asyncio.sleep(0)
    assert (asyncio.all_tasks(), len(world.env.http_requests)) == before


@pytest.mark.rule("T-80")
async def test_a_click_after_disconnecting_sends_no_request_and_logs_no_error(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any request would fail, because the connection to Discord is closed."""
    _, (ana, *_), (anas, *_) = await bidding(world)
    with monkeypatch.context() as left:
        left.setattr(world.bot, "_closing", True)
        left.setattr(world.bot, "is_closed", lambda: True)
        deliver_bid(world, ana, anas, 1)
        before = len(world.requests("*", "/interactions/"))
        await world.env.settle()
        assert len(world.requests("*", "/interactions/")) == before
    assert not world.env.errors


@pytest.mark.rule("T-80")
async def test_a_disconnect_during_an_answer_logs_no_error(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection closes between the two requests that an answer may take."""
    _, (ana, *_), (anas, *_) = await bidding(world)
    asked = []

    async def closed(*_: Any) -> None:
        asked.append(1)
        left.setattr(world.bot, "is_closed", lambda: True)
        raise RuntimeError("Session is closed")

    with monkeypatch.context() as left:
        left.setattr(world.bot, "_closing", True)
        left.setattr(world.bot.courier, "reply", closed)
        deliver_bid(world, ana, anas, 1)
        await world.env.settle()
    assert asked
    assert not world.env.errors
