"""Hosts call, on random evenings, nobody who did not ask for it and nobody who is not free."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import pytest

from bot.errors import Refused
from bot.records.boards import EVERY_GAME
from bot.records.tables import Member, Person
from bot.seating.calling import MOST_CALLED, PAUSE
from bot.services import Services, build_services
from bot.store import Store
from bot.store.calls import get_last_call, list_called_lobbies, list_callees, set_wanted, take_call
from engine import GAMES

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
GUILD, CHANNEL, HOST = 2**61, 2**59, 2**60
GUESTS = tuple(range(HOST + 1, HOST + 30))
EVENINGS = 1000


@dataclass
class Evening:
    """The services on a store, and what a test itself remembers of what people did."""

    services: Services
    clock: list[datetime]
    wanting: dict[int, set[str]] = field(default_factory=dict)
    seated: dict[int, int] = field(default_factory=dict)
    blocked: set[int] = field(default_factory=set)
    muted: set[int] = field(default_factory=set)
    called: dict[int, datetime] = field(default_factory=dict)

    async def open_lobby(self, game: str, host: int, guild: int | None = GUILD) -> int:
        header = await self.services.lobby.open(
            game=game,
            host=host,
            name="Somebody",
            guild_id=guild,
            channel_id=None if guild is None else CHANNEL,
            locale="en",
            timer="off",
            members=[Member(str(Person(host)), "Somebody")],
        )
        return header.id

    async def want(self, user: int, games: set[str]) -> None:
        await self.services.calling.want(GUILD, user, "Somebody", games, None)
        self.wanting[user] = games
        if not games:
            self.called.pop(user, None)

    async def sit(self, user: int) -> None:
        if user not in self.seated:
            self.seated[user] = await self.open_lobby("skull", user, GUILD + 1)

    async def rise(self, user: int) -> None:
        if (table := self.seated.pop(user, None)) is not None:
            await self.services.seats.leave(table, user, None)

    async def block(self, user: int) -> None:
        await self.services.people.block(GUILD, user)
        self.blocked.add(user)

    async def forgive(self, user: int) -> None:
        await self.services.people.unblock(GUILD, [user])
        self.blocked.discard(user)

    async def mute(self, user: int) -> None:
        on = user in self.muted
        await self.services.people.set_preference(user, "pings", "on" if on else "off")
        self.muted ^= {user}

    def may_be_called(self, user: int, game: str) -> bool:
        barred = user in self.seated or user in self.blocked or user in self.muted
        return bool({game, EVERY_GAME} & self.wanting.get(user, set())) and not barred


@pytest.fixture
def evening(store: Store) -> Evening:
    clock = [NOON]
    return Evening(build_services(store, lambda: clock[0], luck=partial(Random, 1)), clock)


async def refused(attempt: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(Refused) as caught:
        await attempt()
    return caught.value.rule


async def test_on_random_evenings_only_people_who_asked_and_are_free_are_called(evening: Evening) -> None:
    rng, calling = Random(7), evening.services.calling
    tables = {game: await evening.open_lobby(game, HOST) for game in GAMES}
    called, most = 0, 0
    for user in GUESTS:
        await evening.want(user, {EVERY_GAME})
    for _ in range(EVENINGS):
        for user in rng.sample(GUESTS, 3):
            deed = rng.choice(("want", "want", "all", "none", "sit", "rise", "block", "forgive", "mute"))
            if deed in ("want", "all") and user not in evening.blocked:
                games = {EVERY_GAME} if deed == "all" else set(rng.sample(sorted(GAMES), rng.randint(1, 2)))
                await evening.want(user, games)
            elif deed == "none":
                await evening.want(user, set())
            elif deed in ("sit", "rise", "block", "forgive", "mute"):
                await getattr(evening, deed)(user)
        game = rng.choice(sorted(GAMES))
        evening.clock[0] += PAUSE
        header = (await calling.require_may_call(tables[game], HOST, moderator=False)).header
        free = await calling.list_free(header, HOST, len(GUESTS))
        assert set(free) == {user for user in GUESTS if evening.may_be_called(user, game)}
        never = [user for user in free if user not in evening.called]
        assert set(free[: len(never)]) == set(never)
        if not free:
            continue
        await calling.call(GUILD, header, free[:MOST_CALLED], None)
        # Between the call and its message people may still change their minds, or sit down.
        for user in rng.sample(GUESTS, 2):
            await (evening.want(user, set()) if rng.random() < 0.5 else evening.sit(user))
        _, mentioned = await calling.list_called(header)
        assert len(mentioned) <= MOST_CALLED
        assert set(mentioned) <= set(free[:MOST_CALLED])
        assert all(evening.may_be_called(user, game) for user in mentioned)
        evening.called |= {user: evening.clock[0] for user in free[:MOST_CALLED] if evening.wanting[user]}
        called, most = called + len(mentioned), max(most, len(mentioned))
    assert called > EVENINGS / 2
    assert most > MOST_CALLED - 3


async def test_a_private_table_keeps_nobody_from_being_called(evening: Evening) -> None:
    number, guest = await evening.open_lobby("hearts", HOST), GUESTS[0]
    await evening.want(guest, {"hearts"})
    await evening.open_lobby("skull", guest, None)
    header = (await evening.services.tables.snapshot(number, None)).header
    assert await evening.services.calling.list_free(header, HOST, len(GUESTS)) == [guest]


async def test_whoever_was_kicked_from_a_lobby_is_not_called_to_it(evening: Evening) -> None:
    number, guest = await evening.open_lobby("hearts", HOST), GUESTS[0]
    await evening.want(guest, {"hearts"})
    await evening.services.lobby.join(number, guest, "Somebody", None)
    await evening.services.seats.kick(number, HOST, guest, moderator=False, interaction=None)
    header = (await evening.services.tables.snapshot(number, None)).header
    assert await evening.services.calling.list_free(header, HOST, len(GUESTS)) == []


@pytest.mark.rule("T-155")
async def test_an_hour_lies_between_two_calls_and_a_late_message_mentions_nobody(evening: Evening) -> None:
    number, guest = await evening.open_lobby("hearts", HOST), GUESTS[0]
    await evening.want(guest, {"hearts"})
    calling, store = evening.services.calling, evening.services.store
    header = (await calling.require_may_call(number, HOST, moderator=False)).header
    await calling.call(GUILD, header, [guest], None)
    evening.clock[0] += PAUSE - timedelta(seconds=1)
    assert (await calling.list_called(header))[1] == [guest]
    assert await refused(lambda: calling.require_may_call(number, HOST, moderator=False)) == "T-155"
    assert await refused(lambda: calling.call(GUILD, header, [guest], None)) == "T-155"
    evening.clock[0] += timedelta(seconds=1)
    assert (await calling.list_called(header))[1] == []
    assert await store.read(list_called_lobbies, evening.clock[0] - PAUSE) == []
    await calling.require_may_call(number, HOST, moderator=False)


@pytest.mark.rule("T-156")
async def test_a_call_of_people_who_no_longer_want_it_is_not_stored(evening: Evening) -> None:
    number, guest = await evening.open_lobby("hearts", HOST), GUESTS[0]
    await evening.want(guest, {"skull"})
    calling, store = evening.services.calling, evening.services.store
    header = (await evening.services.tables.snapshot(number, None)).header
    assert await refused(lambda: calling.call(GUILD, header, [guest], None)) == "T-156"
    assert await store.read(get_last_call, GUILD) is None


@pytest.mark.rule("T-157")
@pytest.mark.parametrize("setting", ["calls", "pings"])
async def test_where_nobody_may_be_mentioned_nobody_can_ask_for_calls(evening: Evening, setting: str) -> None:
    number, guest = await evening.open_lobby("hearts", HOST), GUESTS[0]
    await evening.want(guest, {"hearts"})
    await evening.services.people.set_server_setting(GUILD, setting, ["off"])
    calling = evening.services.calling
    assert await refused(lambda: calling.want(GUILD, guest, "Somebody", {"skull"}, None)) == "T-157"
    assert await refused(lambda: calling.require_may_call(number, HOST, moderator=False)) == "T-157"
    await evening.want(guest, set())
    assert await calling.wanted(GUILD, guest) == set()


async def test_the_longest_not_called_come_first(store: Store) -> None:
    pause = timedelta(0)
    for user in GUESTS[:3]:
        await store.write(set_wanted, GUILD, user, "Somebody", [EVERY_GAME])
    evening = Evening(build_services(store, lambda: NOON), [NOON])
    number = await evening.open_lobby("hearts", HOST)
    first, second, third = await store.read(list_callees, GUILD, "hearts")
    await store.write(take_call, GUILD, number, "hearts", [first], NOON, pause=pause)
    assert await store.read(list_callees, GUILD, "hearts") == [second, third, first]
    later = NOON + timedelta(days=1)
    await store.write(take_call, GUILD, number, "hearts", [second, third], later, pause=pause)
    assert (await store.read(list_callees, GUILD, "hearts"))[0] == first
    # A change of the games forgets nothing.
    await store.write(set_wanted, GUILD, third, "Somebody", ["hearts", "skull"])
    assert (await store.read(list_callees, GUILD, "skull"))[0] == first
