"""A retried message keeps its nonce, so Discord posts it once; other messages get new nonces."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.cogs.evening.scenes import bidding, called, calls, notified
from tests.sim.evening import open_table, play_match, start
from tests.sim.sentences import says
from tests.sim.world import World

CHARACTERS = 25
"""The longest nonce that Discord accepts."""


def nonces(world: World) -> list[str]:
    """Return the nonces of all messages sent to channels, oldest first."""
    sent = [request.json for request in world.requests("POST", "/channels/") if "nonce" in request.json]
    assert len(sent) == len([r for r in world.requests("POST", "/channels/") if r.path.endswith("/messages")])
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= CHARACTERS for body in sent)
    return [body["nonce"] for body in sent]


def honour(world: World, known: dict[Any, Any]) -> None:
    """Answer a known nonce with the first message, as Discord does, even if that message was deleted."""
    plain = world.bot.http.request

    async def request(route: Any, **sent: Any) -> Any:
        nonce = (route.url, (sent.get("json") or {}).get("nonce"))
        if route.method != "POST" or nonce[1] is None:
            return await plain(route, **sent)
        if nonce not in known:
            known[nonce] = await plain(route, **sent)
        return known[nonce]

    world.bot.http.request = request


def lose_answers(world: World, words: str, known: dict[Any, Any]) -> None:
    """Drop Discord's response to every message with these words; the message itself is posted."""
    plain = world.bot.http.request

    async def request(route: Any, **sent: Any) -> Any:
        answer = await plain(route, **sent)
        if route.method == "POST" and words in str(sent):
            known[route.url, sent["json"]["nonce"]] = answer
            raise OSError("the connection is cut")
        return answer

    world.bot.http.request = request


async def dies(*_: Any, **_more: Any) -> None:
    """Simulate that the process dies before a sent message's id is stored."""
    raise asyncio.CancelledError


def dies_when_sent(write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Wrap a write so that the process dies unless the message is stored as being sent."""

    async def written(*rows: Any) -> Any:
        if not rows[-1].is_sending:
            await dies()
        return await write(*rows)

    return written


async def test_a_message_whose_id_was_not_stored_is_retried_with_its_nonce(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table message and the two hands are retried, each with its own nonce."""
    people = world.group("Ana", "Bea")
    number = await open_table(*people, robots=1)
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(
            world.bot.services.store.slots,
            step,
            dies_when_sent(getattr(world.bot.services.store.slots, step)),
        )
    await start(people[0], number)
    first = nonces(world)[before:]
    assert len(set(first)) == 3
    await world.crash()
    await world.wait(10)
    again = nonces(world)[before + len(first) :]
    assert len(again) == 3
    assert set(again) == set(first)


async def test_a_reposted_table_whose_id_was_not_stored_is_retried_with_its_nonce(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a new nonce two messages of the table would have buttons."""
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea)
    await world.wait(70)  # Let the bot store that all messages are up to date.
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(
            world.bot.services.store.slots,
            step,
            dies_when_sent(getattr(world.bot.services.store.slots, step)),
        )
    await ana.use_tool("here", ana.panel())
    told = nonces(world)
    (first,) = set(told[before:])
    await world.crash()
    await world.wait(10)
    assert set(nonces(world)[len(told) :]) == {first}


async def test_new_rounds_and_replaced_messages_get_new_nonces(world: World) -> None:
    """The test covers new rounds, messages too old to edit, and deleted messages."""
    await world.shorten_matches(1, 2)
    ana, bea = people = world.group("Ana", "Bea")
    number = await bidding(world, *people)
    await world.wait(60 * 60)
    await ana.bids(1)
    await world.wait()
    world.env.backend.delete_message(world.channel.id, world.table(number).id)
    await bea.bids(1)
    await world.wait()
    await play_match(world, people, number)
    found = nonces(world)
    assert len(found) > 6
    assert len(set(found)) == len(found)


async def test_a_second_mention_after_extra_time_has_a_new_nonce(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=True)
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    await world.wait(25)
    (first,) = calls(world)
    await bea.click("@time")
    await world.wait(5)
    assert calls(world) == []
    await world.wait(30)
    (second,) = calls(world)
    assert second.id != first.id
    found = nonces(world)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("crashes", "refused"), [(False, False), (True, False), (False, True)])
async def test_an_unconfirmed_mention_is_deleted_when_its_player_moves(
    world: World, crashes: bool, refused: bool
) -> None:
    """After a lost response the process dies or the retry is refused; nobody is mentioned twice."""
    await world.save_settings(timer="3min", threads="never", pings=True)
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    plain = world.bot.http.request
    honour(world, known)
    lose_answers(world, "<@", known)
    await world.wait(21)
    (mention,) = calls(world)
    before = len(notified(world))
    if crashes:
        await world.crash()
    elif refused:
        world.bot.http.request = plain
        world.inject("POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=1)
        await world.wait(3)
        before = len(notified(world))
        await ana.slash("table show")  # The command makes the bot write to the refused channel again.
    honour(world, known)
    await bea.bids(1)
    await world.wait(10)
    assert calls(world) == []
    assert mention.id not in [post.id for post in world.posts()]
    assert notified(world)[before:] == []


async def test_a_second_unconfirmed_mention_is_deleted_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first mention is found by its nonce and deleted; the response to the second mention is lost too."""
    await world.save_settings(timer="3min", threads="never", pings=True)
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)

    async def gone(row: Any, *_: Any, **__: Any) -> None:
        world.env.backend.delete_message(row.channel_id, row.message_id)

    lose_answers(world, "<@", known)
    honour(world, known)
    await world.wait(18)
    monkeypatch.setattr(world.bot.courier.messages._requests, "edit", gone)
    await world.wait(5)
    assert len([url for url, _ in known if str(world.channel.id) in url]) == 2
    monkeypatch.undo()
    await bea.bids(1)
    await world.wait(10)
    assert calls(world) == []


async def test_an_unconfirmed_table_message_is_reused_for_the_next_content(
    world: World,
) -> None:
    """The match is cancelled before the retry, which finds the posted message and edits it."""
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lose_answers(world, "Drawing lots", known)
    honour(world, known)
    await ana.click("@start")
    (sent,) = [post for post in world.posts() if "Drawing lots" in post.text]
    await ana.slash_and_confirm("table cancel")
    await world.wait(10)
    assert await world.status(number) == "cancelled"
    assert [post.id for post in world.posts()][-1] == sent.id
    assert not says(world.posts()[-1], "sk-lot")
    assert len(world.posts()) == 2, "the lobby that was, and this one"
    assert [post.id for post in world.posts() if post.button("@hand")] == []


async def test_an_unconfirmed_mention_is_not_retried_in_a_forbidden_channel(world: World) -> None:
    await world.save_settings(timer="3min", threads="never", pings=True)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    world.inject("POST", f"/channels/{world.channel.id}/messages", status=503, times=1)
    await world.wait(20.5)
    world.inject("*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None)
    asked = len(world.requests("POST", f"/channels/{world.channel.id}/"))
    await bea.bids(1)
    await world.wait(10)
    assert len(world.requests("POST", f"/channels/{world.channel.id}/")) == asked
    world.heal()
    await ana.slash("table show")
    await world.wait(4)
    assert not [row for row in await world.bot.services.store.slots.list_for(number) if row.is_sending]


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_player_awaited_again_for_the_same_decision_is_mentioned_again(
    world: World, crashes: bool
) -> None:
    """Carl turns mentions off and on, so a mention equal to the deleted first mention is sent."""
    await world.save_settings(timer="3min", threads="never", pings=True)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    known: dict[Any, Any] = {}
    honour(world, known)
    await bidding(world, ana, bea, carl)
    await bea.bids(1)
    await ana.bids(1)
    await world.wait(25)
    (first,) = calls(world)
    await carl.prefers("pings", "off")
    await ana.bids(0)
    await world.wait(3)
    assert calls(world) == []
    if crashes:
        await world.crash()
        honour(world, known)
        await world.wait(61)
    await carl.prefers("pings", "on")
    await ana.bids(1)
    await world.wait(5)
    (second,) = calls(world)
    assert second.id != first.id
    assert called(second) == called(first) == {carl.id}
    assert notified(world) == [{carl.id}, {carl.id}]
    await carl.bids(0)
    await world.wait(3)
    assert calls(world) == []
