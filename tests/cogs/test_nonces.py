"""A message sent again because its fate is unknown has the same nonce; every other message has a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.records.tables import REPLACED
from tests.cogs.evening.scenes import bidding, called, calls, notified
from tests.sim.evening import open_table, play_match, start
from tests.sim.world import World

CHARACTERS = 25
"""The longest nonce that Discord accepts."""


def nonces(world: World) -> list[str]:
    """Return the nonces of all messages the bot has sent by itself, the oldest first."""
    sent = [request.json for request in world.requests("POST", "/channels/") if "nonce" in request.json]
    assert len(sent) == len([r for r in world.requests("POST", "/channels/") if r.path.endswith("/messages")])
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= CHARACTERS for body in sent)
    return [body["nonce"] for body in sent]


def honour(world: World, known: dict[Any, Any]) -> None:
    """Return the first message again for a known nonce, as Discord does, even if it was deleted since."""
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
    """Lose the answer to every message with these words, although Discord has it."""
    plain = world.bot.http.request

    async def request(route: Any, **sent: Any) -> Any:
        answer = await plain(route, **sent)
        if route.method == "POST" and words in str(sent):
            known[route.url, sent["json"]["nonce"]] = answer
            raise OSError("the connection is cut")
        return answer

    world.bot.http.request = request


async def dies(*_: Any, **_more: Any) -> None:
    """End the process after the message was sent and before its id is stored."""
    raise asyncio.CancelledError


def dies_when_sent(write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Wrap a write to end the process unless it stores a message that is in doubt or replaced."""

    async def written(*rows: Any) -> Any:
        if REPLACED not in rows[-1].kind:
            await dies()
        return await write(*rows)

    return written


async def test_a_message_sent_but_not_stored_is_sent_again_with_its_nonce(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This holds for the hands too, each with its own nonce."""
    people = world.group("Ana", "Bea")
    number = await open_table(*people, robots=1)
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(
            world.bot.services.store.posts,
            step,
            dies_when_sent(getattr(world.bot.services.store.posts, step)),
        )
    await start(people[0], number)
    first = nonces(world)[before:]
    assert len(set(first)) == 3
    await world.crash()
    await world.wait(10)
    again = nonces(world)[before + len(first) :]
    assert len(again) == 3
    assert set(again) == set(first)


async def test_a_table_posted_below_but_not_stored_is_sent_again_with_its_nonce(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the older message would be the table again, and the new one keep its buttons."""
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea)
    await world.wait(70)  # By now the store knows that everything is shown.
    before = len(nonces(world))
    for step in ("save", "replace"):
        monkeypatch.setattr(
            world.bot.services.store.posts,
            step,
            dies_when_sent(getattr(world.bot.services.store.posts, step)),
        )
    await ana.use_tool("here", ana.panel())
    told = nonces(world)
    (first,) = set(told[before:])
    await world.crash()
    await world.wait(10)
    assert set(nonces(world)[len(told) :]) == {first}


async def test_a_message_meant_to_be_new_has_a_new_nonce(world: World) -> None:
    """New rounds, messages that are too old, and messages that were deleted get new nonces."""
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


async def test_a_mention_after_more_time_has_a_new_nonce(world: World) -> None:
    await world.save_settings(timer="60s", threads="never", pings=True)
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
async def test_a_mention_in_doubt_is_deleted_when_they_act(
    world: World, crashes: bool, refused: bool
) -> None:
    """Its answer was lost, the process died, or the retry is refused; nobody is mentioned twice."""
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
        await ana.slash("table show")  # Asking for the table lets the bot write again.
    honour(world, known)
    await bea.bids(1)
    await world.wait(10)
    assert calls(world) == []
    assert mention.id not in [post.id for post in world.posts()]
    assert notified(world)[before:] == []


async def test_a_mention_sent_again_can_be_in_doubt_as_well(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first mention was sent, found and deleted; the fate of the second is unknown, too."""
    await world.save_settings(timer="3min", threads="never", pings=True)
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    await bidding(world, ana, bea, robots=1)
    await ana.bids(1)

    async def gone(row: Any, *_: Any, **__: Any) -> bool:
        world.env.backend.delete_message(row.channel_id, row.message_id)
        return False

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


async def test_a_table_in_doubt_becomes_the_one_with_the_next_content(
    world: World,
) -> None:
    """The round ends before the retry: the next message of the table completes the first send."""
    known: dict[Any, Any] = {}
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    lose_answers(world, "Drawing lots", known)
    honour(world, known)
    await ana.click("Start")
    (sent,) = [post for post in world.posts() if "Drawing lots" in post.text]
    await ana.slash_and_confirm("table cancel")
    await world.wait(10)
    assert await world.status(number) == "cancelled"
    assert [post.id for post in world.posts()][-1] == sent.id
    assert "Drawing lots" not in world.posts()[-1].text
    assert len(world.posts()) == 2, "the lobby that was, and this one"
    assert [post.id for post in world.posts() if post.button("My cards")] == []


async def test_a_mention_in_doubt_is_not_looked_for_where_nothing_may_be_written(world: World) -> None:
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
    assert not [
        row for row in await world.bot.services.store.posts.list_for(number) if row.kind.endswith(REPLACED)
    ]


@pytest.mark.parametrize("crashes", [False, True])
async def test_a_player_missing_again_for_the_same_decision_is_mentioned_again(
    world: World, crashes: bool
) -> None:
    """Carl turns mentions off for a moment: the second mention equals the first, which was deleted."""
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
