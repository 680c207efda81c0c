"""What is sent again because nobody knows whether it was has the nonce of before; all else has another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.records import REPLACED
from tests.cogs.evening.scenes import bidding, called, calls, notified
from tests.sim.evening import open_table, play_match, start
from tests.sim.world import World

CHARACTERS = 25
"""What Discord takes."""


def nonces(world: World) -> list[str]:
    """Of all messages that the bot has sent by itself, the oldest first."""
    sent = [request.json for request in world.requests("POST", "/channels/") if "nonce" in request.json]
    assert len(sent) == len([r for r in world.requests("POST", "/channels/") if r.path.endswith("/messages")])
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= CHARACTERS for body in sent)
    return [body["nonce"] for body in sent]


def honour(world: World, known: dict[Any, Any]) -> None:
    """Discord gives the first message again for a nonce that is known, also if that was deleted since."""
    plain = world.bot.http.request

    async def request(route: Any, **sent: Any) -> Any:
        nonce = (route.url, (sent.get("json") or {}).get("nonce"))
        if route.method != "POST" or nonce[1] is None:
            return await plain(route, **sent)
        if nonce not in known:
            known[nonce] = await plain(route, **sent)
        return known[nonce]

    world.bot.http.request = request


def lose(world: World, words: str, known: dict[Any, Any]) -> None:
    """The answer to whatever is sent with these words never comes, though Discord knows of it."""
    plain = world.bot.http.request

    async def request(route: Any, **sent: Any) -> Any:
        answer = await plain(route, **sent)
        if route.method == "POST" and words in str(sent):
            known[route.url, sent["json"]["nonce"]] = answer
            raise OSError("the connection is cut")
        return answer

    world.bot.http.request = request


async def dies(*_: Any, **_more: Any) -> None:
    """The process ends after the message was sent, before it is stored where it is."""
    raise asyncio.CancelledError


def dies_when_sent(write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Write what is in doubt or replaced, and end before it is stored where a message stands."""

    async def written(*rows: Any) -> Any:
        if REPLACED not in rows[-1].kind:
            await dies()
        return await write(*rows)

    return written


async def test_a_message_that_was_sent_and_not_stored_is_sent_again_as_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hands too, each as its own."""
    people = world.group("Ana", "Bea")
    number = await open_table(*people, robots=1)
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(world.bot.store.posts, step, dies_when_sent(getattr(world.bot.store.posts, step)))
    await start(people[0], number)
    first = nonces(world)[before:]
    assert len(set(first)) == 3
    await world.crash()
    await world.wait(10)
    again = nonces(world)[before + len(first) :]
    assert len(again) == 3
    assert set(again) == set(first)


async def test_a_table_that_came_down_and_was_not_stored_is_sent_again_as_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the one that stood there before would be the table again, and this one keep its buttons."""
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea)
    await world.wait(70)  # All of it is known to be shown as it is.
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(world.bot.store.posts, step, dies_when_sent(getattr(world.bot.store.posts, step)))
    await ana.uses("here", ana.panel())
    told = nonces(world)
    (first,) = set(told[before:])
    await world.crash()
    await world.wait(10)
    assert set(nonces(world)[len(told) :]) == {first}


async def test_whatever_is_meant_to_come_anew_is_another_message(world: World) -> None:
    """Rounds, messages that are old, and those that were deleted."""
    await world.likes_it_short(1, 2)
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


async def test_a_mention_after_more_time_is_another_one(world: World) -> None:
    await world.lives_by(timer="60s", threads="never", pings=True)
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    await world.wait(25)
    (first,) = calls(world)
    await bea.click("More time for me")
    await world.wait(5)
    assert calls(world) == []
    await world.wait(30)
    (second,) = calls(world)
    assert second.id != first.id
    found = nonces(world)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("crashes", "refused"), [(False, False), (True, False), (False, True)])
async def test_a_mention_of_which_nobody_knows_whether_it_was_sent_goes_when_they_act(
    world: World, crashes: bool, refused: bool
) -> None:
    """Its answer never came, the process died, or the next try is refused; nobody is mentioned twice."""
    await world.lives_by(timer="3min", threads="never", pings=True)
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)
    plain = world.bot.http.request
    honour(world, known)
    lose(world, "<@", known)
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
        await ana.slash("table show")  # Somebody asks: it may write again.
    honour(world, known)
    await bea.bids(1)
    await world.wait(10)
    assert calls(world) == []
    assert mention.id not in [post.id for post in world.posts()]
    assert notified(world)[before:] == []


async def test_a_mention_that_is_sent_once_more_is_in_doubt_as_well(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one was sent, found, and gone; nor does anybody know of the second."""
    await world.lives_by(timer="3min", threads="never", pings=True)
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)

    async def gone(row: Any, *_: Any, **__: Any) -> bool:
        world.env.backend.delete_message(row.channel_id, row.message_id)
        return False

    lose(world, "<@", known)
    honour(world, known)
    await world.wait(18)
    monkeypatch.setattr(world.bot.courier.messages._requests, "edit", gone)
    await world.wait(5)
    assert len([url for url, _ in known if str(world.channel.id) in url]) == 2
    monkeypatch.undo()
    await bea.bids(1)
    await world.wait(10)
    assert calls(world) == []


async def test_a_table_that_was_sent_unknown_to_anybody_is_the_one_that_says_something_else(
    world: World,
) -> None:
    """Its round is over before it is sent again: the next message of the table completes that send."""
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lose(world, "Drawing lots", known)
    honour(world, known)
    await ana.click("Start")
    (sent,) = [post for post in world.posts() if "Drawing lots" in post.text]
    await ana.agrees("table cancel")
    await world.wait(10)
    assert await world.status(number) == "cancelled"
    assert [post.id for post in world.posts()][-1] == sent.id
    assert "Drawing lots" not in world.posts()[-1].text
    assert len(world.posts()) == 2, "the lobby that was, and this one"
    assert [post.id for post in world.posts() if post.button("My cards")] == []


async def test_a_mention_in_doubt_is_not_looked_for_where_nothing_may_be_written(world: World) -> None:
    await world.lives_by(timer="3min", threads="never", pings=True)
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
    assert not [row for row in await world.bot.store.posts.of(number) if row.kind.endswith(REPLACED)]


@pytest.mark.parametrize("crashes", [False, True])
async def test_who_is_missed_once_more_for_the_same_decision_is_mentioned_once_more(
    world: World, crashes: bool
) -> None:
    """Carl wants no mentions for a moment; nothing tells the second one from the first, which was deleted."""
    await world.lives_by(timer="3min", threads="never", pings=True)
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
