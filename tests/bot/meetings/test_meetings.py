"""Meetings as a service: one lobby whatever happens, who is mentioned, blocked people, weeks and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any, get_args

import pytest

from bot.errors import Conflict, RefusalId, Refused, Unavailable
from bot.meetings.service import Notice
from bot.pages.meetings import TOLD
from bot.people.export import export_person
from bot.people.preferences import ServerSettings
from bot.records.meetings import AnswerKind, Meeting
from bot.services import Services, build_services
from bot.store import Store
from bot.store.meetings import get_meeting, list_meetings
from bot.store.people import remember_person
from bot.store.servers import delete_server, mark_removed
from bot.store.tables import list_live_tables
from bot.tables.deadlines import MEETING_WAIT
from tests.bot.deals.test_duels import Clock
from tests.bot.kernel.house import ANA, BEA, CARL, NAMES, NOON

GUILD, CHANNEL = 7, 70
AT = NOON + timedelta(hours=5)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(store: Store, clock: Clock) -> AsyncIterator[Services]:
    for user in (ANA, BEA, CARL):
        await store.write(remember_person, user, NAMES[user], "en")
    services = build_services(store, clock, luck=partial(Random, 1))
    yield services
    services.meetings.stop()


async def plan(services: Services, at: datetime = AT, zone: str = "UTC", *, weekly: bool = False) -> Meeting:
    """Open a meeting of Ana's."""
    return await services.meetings.open(
        game="hearts",
        options={},
        locale="en",
        host=ANA,
        name=NAMES[ANA],
        guild_id=GUILD,
        channel_id=CHANNEL,
        starts_at=at,
        zone=zone,
        weekly=weekly,
    )


async def settle(services: Services) -> None:
    """Wait until no meeting is looked after any more."""
    while running := services.meetings._tasks.running:
        await asyncio.gather(*running, return_exceptions=True)


async def look(services: Services, meeting: Meeting) -> Meeting:
    """Do what is due, and return the meeting as it is then."""
    services.meetings.start_steps(meeting.id)
    await settle(services)
    return await services.meetings.get(meeting.id)


@pytest.mark.threads
async def test_two_processes_open_one_lobby(services: Services, store: Store, clock: Clock) -> None:
    meeting = await plan(services)
    other = build_services(store, clock, luck=partial(Random, 2))
    clock.now = AT
    for each in (services, other):
        each.meetings.start_steps(meeting.id)
    await asyncio.gather(settle(services), settle(other))
    tables = await store.read(list_live_tables)
    assert len(tables) == 1
    assert (await services.meetings.get(meeting.id)).lobby_id == tables[0].id
    other.meetings.stop()


async def test_lobby_opens_once_even_if_it_is_asked_for_twice(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    clock.now = AT
    await look(services, meeting)
    with pytest.raises(Conflict):
        await services.lobby.open_for_meeting(meeting, {}, ANA, {f"u:{ANA}": "Ana"}, "off")
    assert len(await services.store.read(list_live_tables)) == 1


async def test_lobby_opens_as_soon_as_the_database_is_back(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    meeting = await plan(services)
    clock.now = AT
    monkeypatch.setattr(services.meetings._tasks, "_retry", 0.01)
    opened, failures = services.lobby.open_for_meeting, [Unavailable("away"), Unavailable("away")]

    async def open_sometimes(*given: Any) -> Any:
        if failures:
            raise failures.pop()
        return await opened(*given)

    monkeypatch.setattr(services.lobby, "open_for_meeting", open_sometimes)
    assert (await look(services, meeting)).status == "open"
    for _ in range(3):
        await asyncio.sleep(0.1)
        await settle(services)
    assert not failures
    assert (await services.meetings.get(meeting.id)).status == "lobby"


@pytest.mark.threads
async def test_two_people_who_press_for_the_last_seat_get_one(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    seats = (await services.meetings.load(meeting.id)).seats
    for user in range(100, 100 + seats - 2):
        await services.meetings.answer(meeting.id, user, f"P{user}", "coming", None)
    clock.now += timedelta(seconds=1)
    last = [services.meetings.answer(meeting.id, user, NAMES[user], "coming", None) for user in (BEA, CARL)]
    await asyncio.gather(*last)
    found = await services.meetings.load(meeting.id)
    assert len(found.seated) == seats
    assert len(found.waiting) == 1
    assert {found.seated[-1].user_id, found.waiting[0].user_id} == {BEA, CARL}
    clock.now = AT
    now = await look(services, meeting)
    assert now.lobby_id is not None
    header = (await services.tables.snapshot(now.lobby_id, None)).header
    assert set(header.invited or ()) == {f"u:{one.user_id}" for one in found.seated}


async def test_blocked_people_have_no_seat_and_cannot_answer(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    await services.meetings.answer(meeting.id, BEA, NAMES[BEA], "coming", None)
    await services.people.save_server(GUILD, ServerSettings(blocked=(ANA, CARL)))
    with pytest.raises(Refused, check=lambda error: error.rule == RefusalId.BLOCKED):
        await services.meetings.answer(meeting.id, CARL, NAMES[CARL], "coming", None)
    clock.now = AT
    now = await look(services, meeting)
    assert now.lobby_id is not None
    header = (await services.tables.snapshot(now.lobby_id, None)).header
    assert header.invited == {f"u:{BEA}": NAMES[BEA]}
    assert header.host == BEA


async def test_meetings_of_a_server_without_the_bot_wait_for_it(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    services.tables.removed.add(GUILD)
    clock.now = AT + timedelta(minutes=10)
    assert (await look(services, meeting)).status == "open"
    services.tables.removed.discard(GUILD)
    assert (await look(services, meeting)).status == "lobby"


async def test_deleted_server_takes_its_meetings_along(services: Services, store: Store) -> None:
    meeting = await plan(services)
    await store.write(mark_removed, [GUILD], NOON)
    await delete_server(store.database, GUILD, NOON + timedelta(days=1))
    assert await store.read(get_meeting, meeting.id) is None


async def test_export_has_a_persons_meetings_and_answers(services: Services, store: Store) -> None:
    meeting = await plan(services)
    await services.meetings.answer(meeting.id, BEA, NAMES[BEA], "perhaps", None)
    text = (await export_person(store, BEA, NOON)).text
    assert isinstance(text, str)
    assert '"meeting_answers"' in text
    assert '"perhaps"' in text
    assert '"meetings"' not in text


async def test_lobby_that_was_open_while_the_bot_was_away_waits_a_bit_longer(
    services: Services, store: Store, clock: Clock
) -> None:
    meeting = await plan(services)
    clock.now = AT
    await look(services, meeting)
    services.meetings.stop()
    clock.now = AT + MEETING_WAIT
    later = build_services(store, clock, luck=partial(Random, 1))
    assert (await look(later, meeting)).status == "lobby"
    clock.now += timedelta(seconds=61)
    assert (await look(later, meeting)).status == "missed"
    later.meetings.stop()


async def test_another_server_that_adds_the_bot_makes_no_lobby_wait(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    clock.now = AT
    await look(services, meeting)
    clock.now = AT + MEETING_WAIT - timedelta(seconds=1)
    await services.meetings.resume(GUILD + 1)
    clock.now += timedelta(seconds=1)
    assert (await look(services, meeting)).status == "missed"


async def test_server_that_adds_the_bot_again_has_time_to_come(services: Services, clock: Clock) -> None:
    meeting = await plan(services)
    clock.now = AT
    await look(services, meeting)
    clock.now = AT + MEETING_WAIT
    await services.meetings.resume(GUILD)
    assert (await look(services, meeting)).status == "lobby"


@pytest.mark.parametrize(
    ("local", "first", "second"),
    [
        ("2026-03-22T21:00", datetime(2026, 3, 22, 20, tzinfo=UTC), datetime(2026, 3, 29, 19, tzinfo=UTC)),
        ("2026-10-18T21:00", datetime(2026, 10, 18, 19, tzinfo=UTC), datetime(2026, 10, 25, 20, tzinfo=UTC)),
    ],
)
async def test_weekly_meeting_keeps_its_local_time_when_the_clocks_change(
    services: Services, clock: Clock, local: str, first: datetime, second: datetime
) -> None:
    clock.now = first - timedelta(hours=2)
    meeting = await plan(services, first, "Europe/Madrid", weekly=True)
    assert meeting.local_start.startswith(local)
    await services.meetings.answer(meeting.id, ANA, NAMES[ANA], "cannot", None)
    clock.now = first
    await look(services, meeting)
    *_, following = await services.store.read(list_meetings, first)
    assert following.starts_at == second
    assert following.local_start[11:] == "21:00:00"


async def test_weekly_meeting_called_off_is_asked_again_for_the_next_week(services: Services) -> None:
    meeting = await plan(services, weekly=True)
    await services.meetings.call_off(meeting.id, ANA, False, None)
    await settle(services)
    before, after = await services.store.read(list_meetings, NOON)
    assert (before.status, after.status, after.misses) == ("off", "open", 0)
    assert after.starts_at == AT + timedelta(weeks=1)


async def test_nobody_is_mentioned_who_did_not_ask_for_it(services: Services, store: Store) -> None:
    """Whatever is answered, a notice mentions only people with fitting answers and mentions switched on."""
    rng = Random(7)
    crowd = range(100, 112)
    silent = {user for user in crowd if rng.random() < 0.3}
    for user in crowd:
        await store.write(remember_person, user, f"P{user}", "en")
    for user in silent:
        await services.people.set_preference(user, "pings", "False")
    kinds: tuple[AnswerKind, ...] = get_args(AnswerKind)
    notices: tuple[Notice, ...] = get_args(Notice)
    for _ in range(40):
        meeting = await plan(services)
        given = {user: rng.choice(kinds) for user in crowd if rng.random() < 0.6}
        for user, kind in given.items():
            await services.meetings.answer(meeting.id, user, f"P{user}", kind, None)
        if rng.random() < 0.5:
            await services.meetings.answer(meeting.id, ANA, NAMES[ANA], "cannot", None)
        else:
            given[ANA] = "coming"
        for notice in notices:
            if notice == "off":
                await services.meetings.call_off(meeting.id, BEA, True, None)
            post = await services.meeting_pages.notice(meeting.id, notice, "https://example.org")
            wanted = {user for user, kind in given.items() if kind in TOLD[notice]} - silent
            assert (set(post.mentions) if post else set()) == wanted
        await settle(services)
