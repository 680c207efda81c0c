"""Random evenings of meetings beside an independent account of them: who has a seat, and when it begins."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Final, get_args

from bot.errors import Refused
from bot.meetings.service import Notice
from bot.people.preferences import ServerSettings
from bot.records.meetings import AnswerKind, Meeting
from bot.records.tables import Person, TableHeader
from bot.services import Services, build_services
from bot.store import Store
from bot.store.meetings import list_meetings
from bot.store.tables import list_members, list_seatings
from bot.tables.deadlines import GRACE, MEETING_WAIT
from tests.bot.deals.test_duels import Clock

EVENINGS: Final = 130
KINDS: Final[tuple[AnswerKind, ...]] = get_args(AnswerKind)
SEATS: Final = {"hearts": 4, "skull": 6}


@dataclass
class Evening:
    """One meeting, what people do about it, and what should come of it.

    since   who has answered what, and since when
    gone    who has left the server
    kicked  who was removed from the lobby
    """

    store: Store
    clock: Clock
    rng: Random
    guild: int
    game: str = ""
    since: dict[int, tuple[AnswerKind, datetime]] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    blocked: set[int] = field(default_factory=set)
    kicked: set[int] = field(default_factory=set)
    told: Counter[tuple[Notice, datetime]] = field(default_factory=Counter)
    resumed_at: datetime | None = None
    meeting: Meeting = field(init=False)

    def __post_init__(self) -> None:
        self.people = [self.guild * 100 + number for number in range(self.rng.randint(2, 9))]
        self.game = self.rng.choice(list(SEATS))
        self.services = self._build()

    def _build(self) -> Services:
        return build_services(
            self.store, self.clock, luck=partial(Random, 1), has_left=self._has_left, tell_meeting=self._tell
        )

    async def _has_left(self, guild: int, user: int) -> bool:
        assert guild == self.guild
        return user in self.gone

    def _tell(self, meeting_id: int, notice: Notice) -> None:
        assert meeting_id == self.meeting.id
        self.told[notice, self.meeting.starts_at] += 1

    async def play(self) -> str:
        """Play the evening to its end, and return how it ended."""
        host = self.people[0]
        self.meeting = await self.services.meetings.open(
            game=self.game,
            options={},
            locale="en",
            host=host,
            name=f"P{host}",
            guild_id=self.guild,
            channel_id=self.guild,
            starts_at=self.clock.now + timedelta(minutes=self.rng.randint(3, 25)),
            zone="Europe/Madrid",
            weekly=False,
        )
        self.since[host] = ("coming", self.clock.now)
        for _ in range(300):
            for _ in range(self.rng.randint(0, 3)):
                await self._act()
            self.clock.now += timedelta(seconds=self.rng.randint(1, 60))
            await self._look()
            if self.meeting.ended_at is not None:
                self.services.meetings.stop()
                return self.meeting.status
        raise AssertionError("the evening does not end")

    # ------------------------------------------------------------------ what people do

    async def _act(self) -> None:
        user, host = self.rng.choice(self.people), self.people[0]
        acts = ["answer"] * 8 + ["go", "come back", "block", "restart"]
        acts += self.rng.choice((["move"], ["move"], ["off"], *([[]] * 37)))
        acts += (
            ["join"] * 9 + ["block"] * 2 + ["leave"] + ["kick"] * 3 if self.meeting.status == "lobby" else []
        )
        match self.rng.choice(acts):
            case "answer":
                await self._answer(user, self.rng.choice((*KINDS, "coming")))
            case "go":
                self.gone.add(user)
            case "come back":
                self.gone.discard(user)
            case "block":
                self.blocked ^= {user}
                await self.services.people.save_server(
                    self.guild, ServerSettings(blocked=tuple(self.blocked))
                )
            case "restart":
                await self._restart()
            case "move" if self.meeting.status == "open":
                later = self.clock.now + timedelta(minutes=self.rng.randint(2, 30))
                await self.services.meetings.move(self.meeting.id, host, False, later, "UTC", None)
                await self._settle()
            case "off" if self.meeting.status == "open":
                await self.services.meetings.call_off(self.meeting.id, host, False, None)
            case "join":
                await self._join(user)
            case "leave":
                with suppress(Refused):
                    await self.services.seats.leave(self.meeting.lobby_id or 0, user, None)
            case "kick":
                await self._kick(user)
        await self._settle()

    async def _answer(self, user: int, kind: AnswerKind) -> None:
        if user in self.gone:
            return
        try:
            await self.services.meetings.answer(self.meeting.id, user, f"P{user}", kind, None)
        except Refused:
            return
        if self.since.get(user, ("", None))[0] != kind:
            self.since[user] = (kind, self.clock.now)

    async def _join(self, user: int) -> None:
        """Press Join; whoever does has come, seat or not."""
        table = self.meeting.lobby_id
        if table is None or user in self.gone:
            return
        if user not in self.blocked and self.since.get(user, ("", None))[0] != "coming":
            self.since[user] = ("coming", self.clock.now)
        with suppress(Refused):
            await self.services.meetings.join(table, user, f"P{user}", None)

    async def _kick(self, user: int) -> None:
        table, header, there = self.meeting.lobby_id, await self._header(), sorted(await self._seated())
        user = int(self.rng.choice(there)[2:]) if there else user
        with suppress(Refused):
            await self.services.seats.kick(table or 0, header.host, user, False, None, seen="lobby")
            self.kicked |= {user} - {header.host}  # Whoever removes themselves leaves.

    async def _restart(self) -> None:
        self.services.meetings.stop()
        self.services = self._build()
        self.resumed_at = self.clock.now
        await self.services.meetings.resume()

    # ------------------------------------------------------------------ what should be

    async def _look(self) -> None:
        """Have the bot do what is due, and compare it with this account."""
        before, seated = self.meeting, await self._seated()
        self.services.meetings.start_steps(self.meeting.id)
        await self._settle()
        assert all(times == 1 for times in self.told.values()), self.told
        if before.status == "open" and self.meeting.status == "open":
            assert self.clock.now < self.meeting.starts_at
            if before.remind_at is not None and self.clock.now >= before.remind_at:
                assert self.told["reminder", self.meeting.starts_at] == 1
        elif before.status == "open" and self.meeting.status == "missed":
            assert not self._comers(), "somebody came"
        elif self.meeting.status == "lobby":
            await self._check_lobby()
        elif self.meeting.status == "over":
            assert self.meeting.lobby_id is not None
            seatings = await self.store.read(list_seatings, self.meeting.lobby_id)
            playing = {one.who for one in seatings if one.who.startswith("u:")}
            assert playing == seated
            assert len(seatings) <= SEATS[self.game]

    async def _check_lobby(self) -> None:
        header, seated = await self._header(), await self._seated()
        assert header.status == "lobby"
        invited = set(header.invited or ())
        free = SEATS[self.game] - len(seated)
        first = [who for who in self._comers() if who not in seated][:free]
        assert invited == seated | set(first)
        assert not seated & {str(Person(user)) for user in self.kicked}
        assert all(self.since[int(who[2:])][0] == "coming" for who in seated)
        assert first, "nobody is waited for, and it has not begun"
        until = header.opened_at + MEETING_WAIT
        if self.resumed_at is not None and header.opened_at < self.resumed_at:
            until = max(until, self.resumed_at + GRACE)
        assert self.clock.now < until

    def _comers(self) -> list[str]:
        """Return those who come and can, the first first."""
        coming = [(at, user) for user, (kind, at) in self.since.items() if kind == "coming"]
        out = self.gone | self.blocked | self.kicked
        return [str(Person(user)) for _, user in sorted(coming) if user not in out]

    async def _settle(self) -> None:
        while running := self.services.meetings._tasks.running:
            await asyncio.gather(*running, return_exceptions=True)
        self.meeting = await self.services.meetings.get(self.meeting.id)

    async def _header(self) -> TableHeader:
        assert self.meeting.lobby_id is not None
        return (await self.services.tables.snapshot(self.meeting.lobby_id, None)).header

    async def _seated(self) -> set[str]:
        """Return who sits in the lobby."""
        if self.meeting.lobby_id is None:
            return set()
        return {one.who for one in await self.store.read(list_members, self.meeting.lobby_id)}


async def test_random_evenings_seat_whoever_can_come_and_wait_for_nobody_else(store: Store) -> None:
    """A failure names its evening, which `Random(number)` plays again."""
    clock, ended = Clock(), Counter[str]()
    for number in range(1, EVENINGS + 1):
        evening = Evening(store, clock, Random(number), number)
        try:
            ended[await evening.play()] += 1
        except BaseException as error:
            error.add_note(f"evening {number} of {evening.game}, minute of {clock.now}")
            raise
    assert not [one for one in await store.read(list_meetings, clock.now) if one.ended_at is None]
    assert {"over", "missed"} <= set(ended), ended
