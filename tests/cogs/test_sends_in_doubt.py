"""When the response to a send is lost, the message is shown exactly once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.courier.requests import RETIRED_AFTER
from bot.errors import Unavailable
from bot.records.slots import TABLE, SlotRow
from bot.texts.sentences import texts
from tests.cogs.evening.scenes import bidding, calls, notified
from tests.cogs.skull.sitting import MEEK, all_of_it, play_out, sit_down
from tests.sim.evening import open_table, start
from tests.sim.sentences import says
from tests.sim.world import World

V2 = 1 << 15


class Connection:
    """A connection to a Discord that honours nonces, even those of messages deleted since.

    Sends containing `words` fail: after Discord has created the message if `taken`, before that otherwise.
    """

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: str | None = None
        self.taken = True
        self._known: dict[Any, Any] = {}
        self._plain = type(world.bot.http).request
        connection = self

        async def request(http: Any, route: Any, **sent: Any) -> Any:
            return await connection.ask(http, route, sent)

        monkeypatch.setattr(type(world.bot.http), "request", request)

    async def ask(self, http: Any, route: Any, sent: dict[str, Any]) -> Any:
        """Answer as Discord would, or cut the request off."""
        nonce = (route.url, (sent.get("json") or {}).get("nonce"))
        if route.method != "POST" or nonce[1] is None:
            return await self._plain(http, route, **sent)
        cut = self.words is not None and self.words in f"{route.url} {sent}"
        if nonce not in self._known and (self.taken or not cut):
            self._known[nonce] = await self._plain(http, route, **sent)
        if cut:
            raise OSError("the connection is cut")
        return self._known[nonce]


def live(world: World) -> list[int]:
    """Return the ids of the table messages with buttons."""
    return [post.id for post in world.posts() if post.buttons and post.stored.flags & V2]


@pytest.mark.parametrize("crashes", [False, True])
@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("deleted", [False, True])
async def test_a_table_posted_below_is_shown_once_after_a_lost_response(
    world: World, monkeypatch: pytest.MonkeyPatch, deleted: bool, taken: bool, crashes: bool
) -> None:
    """The response to posting a Skull table below is lost, and a player posts the table below again."""
    number, people = await sit_down(world, "Ana", "Bea", "Carl")
    ana, *others = people
    minds = {ana: all_of_it, **dict.fromkeys(others, MEEK)}
    await play_out(world, number, minds, lambda post: "round 2" in post.text)
    connection = Connection(world, monkeypatch)
    connection.words, connection.taken = str(world.channel.id), taken
    if not deleted:
        world.inject("DELETE", "/channels/*", status=503, times=None)
    await ana.use_tool("here", ana.panel())
    connection.words = None
    if crashes:
        await world.crash()
    await world.wait(40)
    await ana.use_tool("here", ana.panel())
    await world.wait(10)
    assert world.bot.courier.silence.count == 0
    world.heal()
    await world.wait(70)
    assert live(world) == [world.table(number).id]
    assert calls(world) == []


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (401, 0), (404, 10062)])
async def test_an_old_message_is_retired_later_even_if_its_table_sleeps(
    world: World, status: int, code: int
) -> None:
    people = world.group("Ana", "Bea")
    number = await bidding(world, *people)
    for person in people:
        await person.slash_and_confirm("table leave")
    await world.wait(5)
    assert (await world.header(number)).asleep
    old = world.table(number)
    path = f"/channels/{world.channel.id}/messages/{old.id}"
    world.inject("PATCH", path, status=status, code=code, times=2)
    await people[0].slash("table show")
    await world.wait(5)
    assert len(live(world)) == 2
    await world.wait(RETIRED_AFTER)
    assert live(world) == [world.table(number).id]
    assert world.table(number).id != old.id


@pytest.mark.parametrize("crashes", [False, True])
@pytest.mark.parametrize("taken", [False, True])
async def test_a_mention_whose_response_was_lost_is_deleted_as_soon_as_possible(
    world: World, monkeypatch: pytest.MonkeyPatch, taken: bool, crashes: bool
) -> None:
    """Sending the mention again with its nonce reveals its id and notifies nobody."""
    await world.save_settings(timer="3min", threads="never", pings=True)
    ana, bea = world.group("Ana", "Bea")
    number = await bidding(world, ana, bea, robots=1)
    connection = Connection(world, monkeypatch)
    await ana.bids(1)
    connection.words, connection.taken = "<@", taken
    await world.wait(18)
    assert len(calls(world)) == taken
    connection.words = None
    if crashes:
        await world.crash()
    world.inject("DELETE", "/channels/*", status=503, times=2)
    before = len(notified(world))
    await bea.bids(1)
    await world.wait(2)
    (over,) = calls(world)
    assert taken or over.text == f"-# {texts('en')('post-over')}"
    await world.wait(12)
    assert calls(world) == []
    assert notified(world)[before:] == []
    assert live(world) == [world.table(number).id]


async def test_a_hand_whose_response_was_lost_is_kept_once_pressed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press proves that the message exists, so the bot neither resends nor deletes it."""
    ana, bea = world.person("Ana", plays_in="dm"), world.person("Bea", plays_in="dm")
    number = await open_table(ana, bea)
    connection = Connection(world, monkeypatch)
    connection.words = str((await world.bot.services.people.get(ana.id)).dm_channel)
    await start(ana, number)
    (hand,) = ana.dms()
    assert hand.offering("bid")
    await ana.bids(1)
    connection.words = None
    await world.wait(70)
    assert [post.id for post in ana.dms()] == [hand.id]
    await bea.bids(1)
    await world.wait(10)
    assert [post.id for post in ana.dms()] == [hand.id]
    assert world.requests("DELETE", "/messages/") == []


async def test_a_message_whose_record_could_not_be_stored_is_updated(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A repeated send returns the message with its first content, so the bot must edit the message."""
    Connection(world, monkeypatch)
    ana, bea = world.group("Ana", "Bea")
    number = await open_table(ana, bea)
    slots, replace = world.bot.services.store.slots, world.bot.services.store.slots.replace

    async def fails(old: SlotRow, new: SlotRow) -> SlotRow:
        if new.kind == TABLE and not new.is_sending:
            raise Unavailable("the database is away")
        return await replace(old, new)

    monkeypatch.setattr(slots, "replace", fails)
    await start(ana, number)
    await ana.bids(1)
    monkeypatch.setattr(slots, "replace", replace)
    await world.wait(70)
    assert live(world) == [world.table(number).id]
    assert says(world.table(number), "sk-head-bids-left", players="Bea")
