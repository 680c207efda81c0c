"""The deal of the day: one for everybody, first tries that cannot be lost, par, places and the board."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random

import pytest

from bot.deals.daily import GRACE, KINDS, PLAYS, Daily, DailyPeriod, close_of, count_weeks
from bot.errors import RefusalId, Refused
from bot.people.export import collect_rows
from bot.records.deals import Deal
from bot.records.tables import TableHeader
from bot.services import Services, build_services
from bot.store import Store
from bot.store.people import remember_person
from bot.store.personal import erase_person
from bot.tables.last_cards import last_card_of
from engine.ai import ROBOTS
from engine.core import DEALER
from tests.bot.deals.test_deals import Clock, play_table
from tests.bot.kernel.house import ANA, BEA, CARL, DORA, NAMES, NOON, InProcessThinker

GUILD, OTHER = 7, 8
MOST_PRESSES, MOST_SECONDS, A_PRESS = 25, 240.0, 3.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(store: Store, clock: Clock) -> Services:
    for user in (ANA, BEA, CARL, DORA):
        await store.write(remember_person, user, NAMES[user], "en")
    return build_services(store, clock, luck=partial(Random, 1), thinker=InProcessThinker())


async def begin(services: Services, user: int = ANA, guild: int | None = GUILD) -> TableHeader:
    deal = await services.daily.open()
    return await services.deals.play(deal, user, NAMES[user], "en", guild, None)


async def play_day(services: Services, *users: int, guild: int | None = GUILD) -> Deal:
    for seed, user in enumerate(users):
        await play_table(services, await begin(services, user, guild), seed=seed)
    return await services.daily.open()


@pytest.mark.threads
async def test_day_has_one_deal_and_games_alternate(services: Services, clock: Clock) -> None:
    first, again = await asyncio.gather(services.daily.open(), services.daily.open())
    # The robots' par may have been computed between the two answers.
    assert replace(first, par=None) == replace(again, par=None)
    assert (
        first.closes_at == datetime(NOON.year, NOON.month, NOON.day, tzinfo=UTC) + timedelta(days=1) + GRACE
    )
    clock.now += timedelta(days=1)
    second = await services.daily.open()
    assert second.secret != first.secret
    assert {first.game, second.game} == {game for game, _ in KINDS}


@pytest.mark.parametrize("days", [0, 1])
async def test_try_takes_few_presses_and_minutes(services: Services, clock: Clock, days: int) -> None:
    clock.now += timedelta(days=days)
    header = await begin(services)
    presses, seconds = 0, 0.0
    async with services.tables.hold(header.id) as table:
        robots = services.robots
        while table.is_running:
            seat = table.to_act[0]
            if due := await robots._due(table):
                seconds += robots._pause(table, due)
                await robots._act(table, due[0], ())
                continue
            assert seat != DEALER
            assert last_card_of(table.game, table._state, seat) is None
            seconds += robots._beat(header.game, table.last_events)
            presses += 1
            action = ROBOTS[header.game, "normal"](table.view(seat), Random(1))
            await services.tables.play(table, seat, action, table.occupants()[seat].who)
    assert 10 < presses <= MOST_PRESSES
    assert seconds + A_PRESS * presses <= MOST_SECONDS


@pytest.mark.parametrize("stop", ["leave", "cancel", "leave and cancel"])
async def test_first_try_goes_on_however_it_was_stopped(services: Services, clock: Clock, stop: str) -> None:
    header = await begin(services)
    if "leave" in stop:
        await services.seats.leave(header.id, ANA, None)
    if "cancel" in stop:
        await services.seats.cancel(header.id, ANA, False, None)
    clock.now += timedelta(hours=3)
    again = await begin(services)
    assert (again.id, again.status, again.asleep) == (header.id, "running", False)
    assert (await services.tables.snapshot(header.id, ANA)).has_seat
    await play_table(services, again)
    attempt = await services.daily.attempt(await services.daily.open(), ANA)
    assert attempt is not None
    assert (attempt.table_id, attempt.status) == (header.id, "over")
    assert attempt.points is not None


async def test_first_try_goes_on_after_two_restarts(services: Services, store: Store, clock: Clock) -> None:
    header = await begin(services)
    later = build_services(store, clock, thinker=InProcessThinker())
    assert (await begin(later)).id == header.id


@pytest.mark.threads
async def test_two_taps_at_once_begin_one_try(services: Services) -> None:
    headers = await asyncio.gather(*(begin(services) for _ in range(4)))
    assert len({header.id for header in headers}) == 1


async def test_practice_comes_after_the_own_try_and_at_one_table(services: Services) -> None:
    deal = await services.daily.open()

    async def practise() -> TableHeader:
        return await services.daily.practise(deal, ANA, "Ana", "en", None)

    with pytest.raises(Refused) as refused:
        await practise()
    assert refused.value.rule == RefusalId.OWN_TRY_FIRST
    first = await begin(services)
    with pytest.raises(Refused):
        await practise()
    await play_table(services, first)
    one, other = await practise(), await practise()
    assert one.id == other.id != first.id
    await play_table(services, one)
    assert (await practise()).id not in (first.id, one.id)
    assert len(await services.deals.attempts(deal.id)) == 1


@pytest.mark.rule("T-115")
async def test_past_deal_is_not_begun_by_practice(services: Services, clock: Clock) -> None:
    deal = await play_day(services, BEA)
    clock.now = deal.closes_at - timedelta(hours=1)
    with pytest.raises(Refused) as refused:
        await services.daily.practise(deal, ANA, "Ana", "en", None)
    assert refused.value.rule == RefusalId.OWN_TRY_FIRST


@pytest.mark.parametrize(("late", "counts"), [(0, True), (1, False)])
async def test_try_counts_if_it_ends_before_the_day_closes(
    services: Services, clock: Clock, late: int, counts: bool
) -> None:
    header, deal = await begin(services), await services.daily.open()
    clock.now = deal.closes_at + timedelta(seconds=late)
    await play_table(services, header)
    result = await services.daily.result(deal, ANA, GUILD)
    assert result is not None
    assert (result.everywhere is not None) == counts
    assert result.days == counts


async def test_day_changes_in_the_middle_of_a_match(services: Services, clock: Clock) -> None:
    old, before = await begin(services), await services.daily.open()
    clock.now += timedelta(days=1)
    new = await begin(services)
    assert new.id != old.id
    assert new.deal_id != old.deal_id
    assert (await services.daily.find(date.fromisoformat(before.day or ""))) is not None


async def test_places_here_and_everywhere(services: Services) -> None:
    await play_day(services, ANA, BEA)
    deal = await play_day(services, CARL, guild=OTHER)
    here = await services.daily.result(deal, ANA, GUILD)
    there = await services.daily.result(deal, ANA, OTHER)
    assert here is not None
    assert there is not None
    assert here.here is not None
    assert (here.here.players, there.here) == (2, None)
    assert here.everywhere is not None
    assert here.everywhere.players == 3
    assert {one.user_id for one in await services.daily.best(deal, GUILD)} == {ANA, BEA}


async def test_board_sums_the_share_of_others_outscored(services: Services, clock: Clock) -> None:
    clock.now = datetime(2026, 7, 1, 12, tzinfo=UTC)
    await play_day(services, ANA, BEA, CARL)
    clock.now += timedelta(days=1)
    await play_day(services, ANA, guild=OTHER)
    deals = [await services.daily.find(date(2026, 7, day)) for day in (1, 2)]
    tries = await services.deals.attempts(deals[0].id if deals[0] else 0)
    sign = -1 if deals[0] is not None and deals[0].game == "hearts" else 1
    merits = {one.user_id: sign * (one.points or 0) for one in tries}
    expected = {
        user: 50.0 * sum((own > other) + (own >= other) for who, other in merits.items() if who != user) / 2
        for user, own in merits.items()
    }
    page = await services.daily.board("week", None, BEA)
    shown = {line.user_id: line.score for line in page.lines}
    assert shown == {**expected, ANA: expected[ANA] + 50.0}
    assert page.own is not None
    assert page.own.user_id == BEA
    here = await services.daily.board("month", GUILD, ANA)
    assert {line.user_id: line.score for line in here.lines} == expected
    assert [line.place for line in here.lines] == sorted(line.place for line in here.lines)
    today = await services.daily.board("day", None, DORA)
    assert [(line.user_id, line.score, line.days) for line in today.lines] == [(ANA, 50.0, 1)]
    assert today.own is None


@pytest.mark.parametrize("period", ["day", "week", "month", "season"])
async def test_deleted_person_counts_and_is_not_shown(
    services: Services, store: Store, period: DailyPeriod
) -> None:
    await play_day(services, ANA, BEA)
    before = await services.daily.board(period, GUILD, ANA)
    score = next(line.score for line in before.lines if line.user_id == BEA)
    await store.write(erase_person, ANA, await collect_rows(store, ANA))
    page = await services.daily.board(period, GUILD, BEA)
    assert [(line.user_id, line.score, line.place) for line in page.lines] == [(BEA, score, 1)]


async def test_par_is_computed_once_and_again_after_a_restart(
    services: Services, store: Store, clock: Clock
) -> None:
    deal = await services.daily.open()
    services.daily.stop()
    assert (await services.daily.get(deal.id)).par is None
    later = build_services(store, clock, thinker=InProcessThinker())
    later.daily.resume()
    (looking,) = later.daily._messages.running
    await looking
    await asyncio.gather(*later.daily._tasks.values())
    assert (await later.daily.get(deal.id)).par == 10
    later.daily.stop()
    assert PLAYS == 32


def test_weeks_in_a_row_are_counted_from_days() -> None:
    today = date(2026, 7, 15)  # a Wednesday
    weeks = [today - timedelta(weeks=back) for back in range(4)]
    assert count_weeks(weeks, today) == 4
    assert count_weeks(weeks[1:], today) == 3
    assert count_weeks(weeks[2:], today) == 0
    assert count_weeks([weeks[0], weeks[2]], today) == 1
    assert count_weeks([], today) == 0


def test_day_closes_two_hours_after_midnight() -> None:
    assert close_of(date(2026, 12, 31)) == datetime(2027, 1, 1, 2, tzinfo=UTC)


async def test_daily_is_due_after_the_day_before_has_closed(services: Services, clock: Clock) -> None:
    daily: Daily = services.daily
    clock.now = datetime(2026, 7, 2, 1, 59, tzinfo=UTC)
    assert not daily.is_due()
    assert daily.next_close() == datetime(2026, 7, 2, 2, tzinfo=UTC)
    clock.now = datetime(2026, 7, 2, 2, tzinfo=UTC)
    assert daily.is_due()
    assert daily.next_close() == datetime(2026, 7, 3, 2, tzinfo=UTC)
