"""Duels as a service: who plays, when they end, who may see what, and what is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from random import Random

import pytest

from bot.deals import duels as module
from bot.deals.duels import MOST_IN_CHANNEL, MOST_PLAYERS, TIME, Duel
from bot.errors import RefusalId, Refused
from bot.people.export import export_person
from bot.present.deals import duel as present
from bot.records.tables import TableHeader
from bot.services import Services, build_services
from bot.store import Store
from bot.store.deals import end_deal
from bot.store.people import remember_person
from bot.store.personal import erase_person
from bot.store.servers import delete_server, mark_removed, save_settings
from bot.texts.sentences import texts
from engine.ai import ROBOTS
from engine.core import DEALER
from tests.bot.kernel.house import ANA, BEA, CARL, NAMES, NOON

GUILD, CHANNEL = 7, 70
T = texts("en")


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
async def services(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    monkeypatch.setattr(module, "OPTIONS", {**module.OPTIONS, "skull-king": {"length": [1, 2]}})
    for user in (ANA, BEA, CARL):
        await store.write(remember_person, user, NAMES[user], "en")
    services = build_services(store, clock, luck=partial(Random, 1))
    yield services
    services.duels.stop()


async def challenge(
    services: Services, *people: int, anybody: bool = False, game: str = "skull-king", most: int | None = None
) -> int:
    """Open a duel by Ana with these people; return its number."""
    deal = await services.duels.open(
        game=game,
        level="easy",
        locale="en",
        host=ANA,
        name=NAMES[ANA],
        guild_id=GUILD,
        channel_id=CHANNEL,
        invited=None if anybody else {user: NAMES[user] for user in people},
        most=most,
    )
    return deal.id


async def begin(services: Services, deal: int, user: int) -> TableHeader:
    return await services.duels.play(deal, user, NAMES.get(user, str(user)), "en", GUILD, None)


async def play_table(services: Services, header: TableHeader, seed: int = 3, inputs: int = 10**6) -> None:
    """Play a match to its end, or up to so many inputs."""
    rng = Random(seed)
    async with services.tables.hold(header.id) as table:
        while table.is_running and table.inputs < inputs:
            seat = table.to_act[0]
            if seat == DEALER or table.occupants()[seat].who.startswith("r:"):
                await services.robots._act(table, seat, ())
            else:
                action = ROBOTS[header.game, "easy"](table.view(seat), rng)
                await services.tables.play(table, seat, action, table.occupants()[seat].who)
    services.duels.start_table_steps(header.id)
    await settle(services)


async def settle(services: Services) -> None:
    """Wait until no duel is looked after any more."""
    while running := services.duels._tasks.running:
        await asyncio.gather(*running)


async def finish(services: Services, deal: int, *people: int) -> None:
    for user in people:
        await play_table(services, await begin(services, deal, user), seed=user)


def progress(duel: Duel) -> dict[int, str]:
    return {one.user: one.progress for one in duel.players}


def refused(rule: RefusalId) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.rule == rule)


async def test_duel_ends_with_the_last_who_finishes_and_not_before(services: Services) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    duel = await services.duels.load(deal)
    assert progress(duel) == {ANA: "finished", BEA: "waiting"}
    assert not duel.is_over
    assert duel.ranked == ()
    await finish(services, deal, BEA)
    duel = await services.duels.load(deal)
    assert duel.is_over
    assert {one.user for one in duel.ranked} == {ANA, BEA}
    points = {one.user: one.points for one in duel.ranked}
    stored = {one.user_id: one.points for one in await services.deals.attempts(deal)}
    assert points == stored
    assert [one.points for one in duel.ranked] == sorted(points.values(), reverse=True)


async def test_equal_points_are_a_tie(services: Services) -> None:
    deal = await challenge(services, BEA)
    for user in (ANA, BEA):
        await play_table(services, await begin(services, deal, user), seed=5)
    duel = await services.duels.load(deal)
    assert {one.user for one in duel.winners} == {ANA, BEA}


async def test_hearts_takes_five_rounds_and_the_fewest_points_win(services: Services) -> None:
    deal = await challenge(services, BEA, game="hearts")
    await finish(services, deal, ANA, BEA)
    duel = await services.duels.load(deal)
    assert all(one.final is not None and one.final.rounds_done == 5 for one in duel.ranked)
    assert [one.points for one in duel.ranked] == sorted(one.points for one in duel.ranked)


async def test_time_ends_a_duel_and_who_is_late_has_no_result(services: Services, clock: Clock) -> None:
    deal = await challenge(services, BEA, CARL)
    await finish(services, deal, ANA)
    late = await begin(services, deal, BEA)
    clock.now += TIME
    services.duels.start_steps(deal)
    await settle(services)
    clock.now += timedelta(seconds=1)
    await play_table(services, late)
    duel = await services.duels.load(deal)
    assert progress(duel) == {ANA: "finished", BEA: "playing", CARL: "waiting"}
    assert [one.user for one in duel.ranked] == [ANA]
    assert duel.winners == ()


async def test_duel_that_was_due_while_the_bot_was_away_ends_at_its_return(
    services: Services, store: Store, clock: Clock
) -> None:
    deal = await challenge(services, BEA)
    services.duels.stop()
    clock.now += TIME + timedelta(hours=5)
    shown: list[int] = []
    reborn = build_services(store, clock, luck=partial(Random, 2), show_duel=shown.append)
    await reborn.duels.resume()
    await settle(reborn)
    assert (await reborn.duels.load(deal)).is_over
    assert shown == [deal]
    reborn.duels.stop()


async def test_last_move_right_after_a_restart_ends_the_duel(
    services: Services, store: Store, clock: Clock
) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    header = await begin(services, deal, BEA)
    reborn = build_services(store, clock, luck=partial(Random, 2))
    await reborn.duels.resume()
    await play_table(reborn, header)
    assert (await reborn.duels.load(deal)).is_over
    reborn.duels.stop()


@pytest.mark.rule("T-121")
async def test_strangers_neither_play_nor_decline_and_anybody_plays_an_open_duel(services: Services) -> None:
    deal = await challenge(services, BEA)
    with refused(RefusalId.NOT_CHALLENGED):
        await begin(services, deal, CARL)
    with refused(RefusalId.NOT_CHALLENGED):
        await services.duels.decline(deal, CARL, NAMES[CARL], None)
    other = await challenge(services, anybody=True)
    await begin(services, other, CARL)
    assert progress(await services.duels.load(other)) == {CARL: "playing"}


@pytest.mark.rule("T-122")
async def test_ninth_person_finds_no_place_and_eight_end_an_open_duel(services: Services) -> None:
    deal = await challenge(services, anybody=True)
    people = [2**60 + 100 + number for number in range(MOST_PLAYERS)]
    for user in people:
        await services.people.introduce(user, f"P{user}", "en")
        await begin(services, deal, user)
    with refused(RefusalId.DUEL_FULL):
        await begin(services, deal, CARL)
    for user in people:
        await play_table(services, await begin(services, deal, user))
    assert (await services.duels.load(deal)).is_over
    with refused(RefusalId.DUEL_FULL):
        await services.duels.open(
            game="hearts",
            level="easy",
            locale="en",
            host=ANA,
            name="Ana",
            guild_id=GUILD,
            channel_id=CHANNEL,
            invited=dict.fromkeys(people, "P"),
        )


async def test_decline_is_taken_back_by_playing(services: Services) -> None:
    deal = await challenge(services, BEA, CARL)
    await services.duels.decline(deal, BEA, NAMES[BEA], None)
    assert progress(await services.duels.load(deal))[BEA] == "declined"
    await begin(services, deal, BEA)
    assert progress(await services.duels.load(deal))[BEA] == "playing"


async def test_who_declines_is_not_waited_for_and_alone_nobody_plays_on(services: Services) -> None:
    deal = await challenge(services, BEA, CARL)
    await finish(services, deal, BEA, CARL)
    await services.duels.decline(deal, ANA, NAMES[ANA], None)
    await settle(services)
    duel = await services.duels.load(deal)
    assert duel.is_over
    assert {one.user for one in duel.ranked} == {BEA, CARL}
    other = await challenge(services, BEA)
    await services.duels.decline(other, BEA, NAMES[BEA], None)
    await settle(services)
    duel = await services.duels.load(other)
    assert duel.is_over
    assert duel.winners == ()


@pytest.mark.rule("T-5")
async def test_who_has_finished_cannot_decline_and_sees_the_table_again(services: Services) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    with refused(RefusalId.ALREADY_BEGUN):
        await services.duels.decline(deal, ANA, NAMES[ANA], None)
    (attempt,) = await services.deals.attempts(deal)
    assert (await begin(services, deal, ANA)).id == attempt.table_id


async def test_match_that_was_broken_off_or_left_goes_on_where_it_stood(
    services: Services, clock: Clock
) -> None:
    deal = await challenge(services, BEA)
    header = await begin(services, deal, ANA)
    await play_table(services, header, inputs=6)
    await services.seats.cancel(header.id, ANA, False, None)
    clock.now += timedelta(days=2)
    again = await begin(services, deal, ANA)
    assert (again.id, again.status) == (header.id, "running")
    snapshot = await services.tables.snapshot(header.id, ANA)
    assert snapshot.inputs == 6
    await services.seats.leave(header.id, ANA, None)
    assert (await begin(services, deal, ANA)).id == header.id
    assert (await services.tables.snapshot(header.id, ANA)).has_seat
    await play_table(services, header)
    assert progress(await services.duels.load(deal))[ANA] == "finished"


@pytest.mark.rule("T-13")
@pytest.mark.rule("T-120")
async def test_host_or_moderator_calls_a_duel_off_without_a_result(services: Services) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    with refused(RefusalId.HOST_OR_MODERATOR_ONLY):
        await services.duels.call_off(deal, BEA, False, None)
    await services.duels.call_off(deal, CARL, True, None)
    duel = await services.duels.load(deal)
    assert (duel.is_over, duel.deal.ended_by, duel.ranked) == (True, CARL, ())
    for act in (begin(services, deal, BEA), services.duels.decline(deal, BEA, "Bea", None)):
        with refused(RefusalId.DUEL_OVER):
            await act


@pytest.mark.rule("T-123")
async def test_open_duels_of_a_person_and_of_a_channel_are_limited(services: Services) -> None:
    first = await challenge(services, BEA, most=1)
    with refused(RefusalId.TOO_MANY_DUELS):
        await challenge(services, BEA, most=1)
    await services.duels.call_off(first, ANA, False, None)
    for _ in range(MOST_IN_CHANNEL):
        await challenge(services, BEA)
    with refused(RefusalId.TOO_MANY_DUELS):
        await challenge(services, BEA)


@pytest.mark.rule("T-124")
async def test_nobody_challenges_themselves(services: Services) -> None:
    with refused(RefusalId.NOBODY_CHALLENGED):
        await challenge(services, ANA)


@pytest.mark.rule("T-83")
@pytest.mark.rule("T-84")
async def test_blocked_people_neither_challenge_nor_are_challenged_nor_begin(
    services: Services, store: Store
) -> None:
    deal = await challenge(services, BEA)
    await store.write(save_settings, GUILD, {"blocked": [BEA]})
    with refused(RefusalId.BLOCKED):
        await begin(services, deal, BEA)
    with refused(RefusalId.PLAYER_BLOCKED):
        await challenge(services, BEA)
    await store.write(save_settings, GUILD, {"blocked": [ANA]})
    with refused(RefusalId.BLOCKED):
        await challenge(services, BEA)


@pytest.mark.rule("T-98")
async def test_matches_of_others_are_open_only_after_the_end_and_to_those_who_finished(
    services: Services, clock: Clock
) -> None:
    deal = await challenge(services, BEA, CARL)
    await finish(services, deal, ANA, BEA)
    tables = {one.user_id: one.table_id for one in await services.deals.attempts(deal)}
    replays = services.replays.replays
    for user, other in ((ANA, BEA), (CARL, ANA)):
        with refused(RefusalId.NO_FINISHED_MATCH):
            await replays.load(tables[other], user, GUILD)
    begun = await begin(services, deal, CARL)
    await play_table(services, begun, inputs=4)
    clock.now += TIME
    services.duels.start_steps(deal)
    await settle(services)
    for user, other in ((ANA, BEA), (BEA, ANA)):
        assert (await replays.load(tables[other], user, GUILD)).header.id == tables[other]
        assert (await replays.load(tables[other], user, None)).header.id == tables[other]
    with refused(RefusalId.NO_FINISHED_MATCH):
        await replays.load(tables[ANA], CARL, GUILD)
    with refused(RefusalId.NO_FINISHED_MATCH):
        await replays.load(tables[ANA], CARL + 1, GUILD)


async def test_practice_and_duels_called_off_are_open_to_nobody(services: Services) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    (attempt,) = await services.deals.attempts(deal)
    await services.duels.call_off(deal, ANA, False, None)
    with refused(RefusalId.NO_FINISHED_MATCH):
        await services.replays.replays.load(attempt.table_id, BEA, GUILD)


async def test_message_shows_no_points_before_the_end(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = await challenge(services, BEA)
    before = await services.duel_pages.duel(deal)
    header = await begin(services, deal, ANA)
    await play_table(services, header)
    points = (await services.deals.attempts(deal))[0].points
    played = (await services.duel_pages.duel(deal)).content
    waiting, finished = (T(f"duel-player-{one}") for one in ("waiting", "finished"))
    assert played.replace(f"✅ **Ana:** {finished}", f"▫️ **Ana:** {waiting}") == before.content
    # A planted leak is found by the same comparison.
    progress_of = present._progress
    monkeypatch.setattr(present, "_progress", lambda one, t: f"{progress_of(one, t)} {points}")
    leaking = (await services.duel_pages.duel(deal)).content
    assert leaking.replace(f"✅ **Ana:** {finished}", f"▫️ **Ana:** {waiting}") != before.content


async def test_export_of_a_host_has_no_luck(services: Services, store: Store) -> None:
    deal = await challenge(services, BEA)
    secret = (await services.deals.get(deal)).secret
    exported = (await export_person(store, ANA, NOON)).text
    assert isinstance(exported, str)
    assert str(deal) in exported
    assert secret not in exported


async def erase(services: Services, user: int) -> Sequence[int]:
    from bot.people.export import collect_rows

    found = await collect_rows(services.store, user)
    services.people.forget(user)
    return sorted((await services.store.write(erase_person, user, found)).deals)


async def test_duel_does_not_wait_for_people_who_have_been_deleted(services: Services) -> None:
    deal = await challenge(services, BEA, CARL)
    await finish(services, deal, BEA)
    await finish(services, deal, CARL)
    assert await erase(services, ANA) == [deal]
    services.duels.start_steps(deal)
    await settle(services)
    duel = await services.duels.load(deal)
    assert duel.is_over
    assert {one.user for one in duel.ranked} == {BEA, CARL}
    assert await erase(services, BEA) == [deal]
    post = await services.duel_pages.duel(deal)
    assert NAMES[BEA] not in post.content
    assert BEA not in post.mentions


async def test_deletion_of_a_server_keeps_peoples_tables_and_nothing_of_the_duel(
    services: Services, store: Store
) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA)
    await store.write(mark_removed, [GUILD], NOON)
    await delete_server(store.database, GUILD, NOON + timedelta(days=1))
    found = await services.deals.get(deal)
    assert (found.guild_id, found.channel_id, found.host, found.invited) == (None, None, None, None)
    assert found.ended_at is not None
    (attempt,) = await services.deals.attempts(deal)
    assert attempt.guild_id is None
    assert (await services.tables.snapshot(attempt.table_id, ANA)).header.deal_id == deal


async def test_end_is_stored_once(services: Services, store: Store) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA, BEA)
    ended = (await services.deals.get(deal)).ended_at
    assert not await store.write(end_deal, deal, NOON + timedelta(days=9))
    services.duels.start_steps(deal)
    await settle(services)
    assert (await services.deals.get(deal)).ended_at == ended


@pytest.mark.threads
async def test_two_presses_at_once_begin_one_try(services: Services) -> None:
    deal = await challenge(services, BEA)
    one, other = await asyncio.gather(*(begin(services, deal, ANA) for _ in range(2)))
    assert one.id == other.id
    assert len(await services.deals.attempts(deal)) == 1


async def test_result_names_the_rounds_with_the_widest_differences(services: Services) -> None:
    deal = await challenge(services, BEA)
    await finish(services, deal, ANA, BEA)
    duel = await services.duels.load(deal)
    rounds = {one.user: present._rounds_of(duel, one, T) for one in duel.ranked}
    assert {user: sum(one.points for one in played) for user, played in rounds.items()} == {
        one.user: one.points for one in duel.ranked
    }
    gaps = [abs(a.points - b.points) for a, b in zip(*rounds.values(), strict=True)]
    told = [line for text in present._deciding(duel, rounds, T) for line in text.text.splitlines()[1:]]
    assert len(told) == min(sum(gap > 0 for gap in gaps), present.DECIDING)
