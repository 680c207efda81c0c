"""A shared deal: equal cards and robots for everybody, one first try each, no board but its own."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any, cast

import pytest

from bot.errors import RefusalId, Refused
from bot.records.deals import Deal
from bot.records.tables import TableHeader
from bot.services import Services, build_services
from bot.store import Store
from bot.store.deals import end_deal, list_due_deals, set_par
from bot.store.people import remember_person
from bot.store.statistics import get_statistics
from bot.store.tables import list_inputs
from bot.tables.export import export
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER
from engine.verify import verify_log
from tests.bot.kernel.house import ANA, BEA, NAMES, NOON

NOWHERE = 0
GUILD = 7


class Clock:
    """The present moment, which tests move."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        """Return the present moment."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(store: Store, clock: Clock) -> Services:
    for user in (ANA, BEA):
        await store.write(remember_person, user, NAMES[user], "en")
    return build_services(store, clock, luck=partial(Random, 1))


async def open_duel(services: Services, *, day: str | None = None, level: str = "normal") -> Deal:
    return await services.deals.open(
        game="skull-king",
        options={"length": [2, 3]},
        seats=4,
        level=level,
        locale="en",
        closes_at=NOON + timedelta(days=1),
        day=day,
    )


async def play_table(services: Services, header: TableHeader, seed: int = 3) -> None:
    """Play a match to its end: robots as the bot moves them, the person as a seeded `easy` robot."""
    rng = Random(seed)
    async with services.tables.hold(header.id) as table:
        while table.is_running:
            seat = table.to_act[0]
            if seat == DEALER or table.occupants()[seat].who.startswith("r:"):
                await services.robots._act(table, seat, ())
            else:
                action = ROBOTS[header.game, "easy"](table.view(seat), rng)
                await services.tables.play(table, seat, action, table.occupants()[seat].who)


async def begin(services: Services, deal: Deal, user: int, guild: int | None = None) -> TableHeader:
    return await services.deals.play(deal, user, NAMES[user], "en", guild, None)


async def test_equal_play_of_two_people_gives_equal_matches(services: Services, store: Store) -> None:
    deal = await open_duel(services)
    headers = [await begin(services, deal, user) for user in (ANA, BEA)]
    for header in headers:
        await play_table(services, header)
    inputs = [[(row.seat, row.action) for row in await store.read(list_inputs, one.id)] for one in headers]
    assert inputs[0] == inputs[1]
    first, second = await services.deals.attempts(deal.id)
    assert (first.user_id, second.user_id) == (ANA, BEA)
    assert (first.points, first.rank) == (second.points, second.rank)
    assert first.points is not None


async def test_deals_are_equal_when_people_play_otherwise(services: Services, store: Store) -> None:
    deal = await open_duel(services)
    dealt = []
    for user in (ANA, BEA):
        header = await begin(services, deal, user)
        await play_table(services, header, seed=user)
        rows = await store.read(list_inputs, header.id)
        dealt.append([row.action for row in rows if row.seat == DEALER and row.action.startswith("deal")])
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) == 2


async def test_a_match_of_a_deal_verifies(services: Services, store: Store) -> None:
    header = await begin(services, await open_duel(services), ANA)
    await play_table(services, header)
    assert verify_log(await export(store, header.id)).moves > 0


async def test_a_try_goes_on_where_it_stands_and_further_ones_are_practice(services: Services) -> None:
    deal = await open_duel(services)
    first = await begin(services, deal, ANA, GUILD)
    assert (await begin(services, deal, ANA)).id == first.id
    await play_table(services, first)
    again = await begin(services, deal, ANA)
    assert again.id != first.id
    assert again.deal_id == deal.id
    (attempt,) = await services.deals.attempts(deal.id)
    assert (attempt.table_id, attempt.guild_id) == (first.id, GUILD)


async def test_a_try_that_begins_after_the_end_is_practice(services: Services, clock: Clock) -> None:
    deal = await open_duel(services)
    clock.now = deal.closes_at
    assert (await begin(services, deal, ANA)).status == "running"
    assert await services.deals.attempts(deal.id) == []


async def test_there_is_one_deal_a_day(services: Services) -> None:
    one, other = [await open_duel(services, day="2026-07-01") for _ in range(2)]
    assert one == other
    assert (await open_duel(services, day="2026-07-02")).secret != one.secret


async def test_a_deal_counts_for_no_other_board(services: Services, store: Store) -> None:
    header = await begin(services, await open_duel(services), ANA)
    await play_table(services, header)
    await services.tables.boards.recount(NOWHERE)
    for guild in (NOWHERE, GUILD):
        assert await store.read(get_statistics, ANA, guild, "skull-king") is None


async def test_a_deal_of_other_rules_cannot_be_begun(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = await open_duel(services)
    game = GAMES["skull-king"]
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "skull-king", replace(game, version=game.version + 1))
    with pytest.raises(Refused) as refused:
        await begin(services, deal, ANA)
    assert refused.value.rule == RefusalId.NO_SUCH_DEAL


async def test_results_are_made_final_once(services: Services, store: Store, clock: Clock) -> None:
    deal = await open_duel(services)
    assert await store.read(list_due_deals, clock.now) == []
    assert [one.id for one in await store.read(list_due_deals, deal.closes_at)] == [deal.id]
    assert await store.write(end_deal, deal.id, deal.closes_at)
    assert not await store.write(end_deal, deal.id, deal.closes_at)
    await store.write(set_par, deal.id, 12.5)
    await store.write(set_par, deal.id, 99.0)
    found = await services.deals.get(deal.id)
    assert (found.par, found.ended_at) == (12.5, deal.closes_at)
    assert await store.read(list_due_deals, deal.closes_at) == []


async def test_a_deal_that_is_not_there_is_refused(services: Services) -> None:
    with pytest.raises(Refused) as refused:
        await services.deals.get(99)
    assert refused.value.rule == RefusalId.NO_SUCH_DEAL
