"""Entrants with open matches are reminded after each day without play."""

from __future__ import annotations

import pytest

from tests.cogs.evening.scenes import called, notified
from tests.cogs.evening.test_outages import goes, returns
from tests.sim.championship import (
    announce,
    announce_and_draw,
    begin,
    calls_since,
    draws,
    message_of,
    open_fixtures,
    plays_fixture,
    presses,
    table_of,
    take_snapshot,
)
from tests.sim.person import Person
from tests.sim.world import World

HOUR = 3600


async def league(world: World, **settings: bool) -> tuple[int, list[Person]]:
    await world.save_settings(timer="off", threads="never", options={"length": [1]}, **settings)
    people = world.group("Ana", "Bea", "Carl")
    return await announce_and_draw(*people), people


async def test_each_day_without_play_brings_one_reminder(world: World) -> None:
    _, people = await league(world)
    await world.wait(23 * HOUR)
    assert calls_since(world) == []
    await world.wait(HOUR + 60)
    (first,) = calls_since(world)
    assert called(first) == {person.id for person in people}
    assert "https://discord.com/channels/" in first.text
    await world.wait(12 * HOUR)
    assert [post.id for post in calls_since(world)] == [first.id]
    await world.crash()
    await world.wait(60)
    assert [post.id for post in calls_since(world)] == [first.id]
    await world.wait(12 * HOUR)
    (second,) = calls_since(world)
    assert second.id != first.id


async def test_a_played_match_deletes_the_reminder_and_postpones_the_next(world: World) -> None:
    number, people = await league(world)
    await world.wait(24 * HOUR + 60)
    assert len(calls_since(world)) == 1
    key = (await open_fixtures(world, number))[0].key
    await plays_fixture(world, people, key, number)
    await world.wait(60)
    assert calls_since(world) == []
    await world.wait(23 * HOUR)
    assert calls_since(world) == []
    await world.wait(HOUR + 60)
    (reminder,) = calls_since(world)
    waiting = {entrant for one in await open_fixtures(world, number) for entrant in one.entrants}
    assert called(reminder) == waiting


async def test_entrants_at_a_running_table_are_not_reminded(world: World) -> None:
    number, people = await league(world)
    fixtures = await open_fixtures(world, number)
    for one in fixtures[:2]:
        table = await begin(world, people, one.key, number)
        assert await world.status(table) == "running"
    await world.wait(24 * HOUR + 60)
    reminders = [post for post in calls_since(world) if post.of_championship or post.table == 0]
    assert {user for post in reminders for user in called(post)} == set(fixtures[2].entrants)
    assert await table_of(world, number, fixtures[0].key)


async def test_players_who_all_left_their_match_are_reminded(world: World) -> None:
    await world.save_settings(timer="off", threads="never", options={"length": [1]})
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    table = await begin(world, [ana, bea], fixture.key, number)
    await world.wait(24 * HOUR + 60)
    assert [post for post in calls_since(world) if post.offering("@c-mine")] == []
    for person in (ana, bea):
        with world.env._bot_scope():
            await world.bot.services.seats.leave(table, person.id, None)
    await world.wait(24 * HOUR + 60)
    assert await world.status(table) == "running"
    (reminder,) = [post for post in calls_since(world) if post.offering("@c-mine")]
    assert called(reminder) == {ana.id, bea.id}


@pytest.mark.parametrize("pings", ["on", "off"])
async def test_the_organiser_is_reminded_to_rule_an_unresolved_tie(world: World, pings: str) -> None:
    await world.save_settings(timer="off", threads="never")
    captain, people = world.person("Captain"), world.group("Ana", "Bea", "Carl")
    await captain.prefers("pings", pings)
    await captain.slash("championship new", game="hearts", timer="off")
    for person in people:
        await presses(person, "@c-join")
    await world.wait()
    number = message_of(world).table
    await draws(captain, number)
    await world.wait()
    # Walkovers in a circle leave all three with equal wins and points.
    for winner, one in enumerate(await open_fixtures(world, number)):
        ids = [person.id for person in people]
        gets = next(e for e in one.entrants if ids[(ids.index(e) + 1) % 3] in one.entrants)
        said = f"walkover {gets} {one.key}"
        with world.env._bot_scope():
            await world.bot.services.championships.rule(
                number, captain.id, said, f"storm {winner}", False, None
            )
    await world.wait(5)
    assert "order" in (await take_snapshot(world, number)).state.rulings
    await world.wait(23 * HOUR)
    assert calls_since(world) == []
    await world.wait(HOUR + 60)
    assert [called(post) for post in calls_since(world)] == ([{captain.id}] if pings == "on" else [])
    if pings == "on":
        (first,) = calls_since(world)
        assert first.offering("@c-desk")
        assert not first.offering("@c-mine")
        await world.wait(24 * HOUR)
        (second,) = calls_since(world)
        assert second.id != first.id


@pytest.mark.parametrize("where", ["person", "server"])
async def test_people_and_servers_that_turned_mentions_off_get_no_reminder(world: World, where: str) -> None:
    _, people = await league(world, pings=where == "person")
    await people[0].prefers("pings", "off")
    await world.wait(25 * HOUR)
    expected = [{people[1].id, people[2].id}] if where == "person" else []
    assert [called(post) for post in calls_since(world)] == expected


async def test_championships_not_drawn_or_already_over_send_no_reminders(world: World) -> None:
    await world.save_settings(timer="off", threads="never", options={"length": [1]})
    ana, bea = world.group("Ana", "Bea")
    await announce(ana)
    number = await announce_and_draw(ana, bea)
    await plays_fixture(world, [ana, bea], (await open_fixtures(world, number))[0].key, number)
    await world.wait(5)
    assert (await take_snapshot(world, number)).header.status == "over"
    await world.wait(50 * HOUR)
    assert calls_since(world) == []


@pytest.mark.parametrize("how", ["gateway", "process"])
async def test_a_reminder_due_during_an_outage_is_sent_an_hour_later(world: World, how: str) -> None:
    """Without a timer, deadlines that passed during an outage get an hour's grace."""
    _, people = await league(world)
    await world.wait(5)
    told = notified(world)
    await world.wait(23 * HOUR)
    await goes(world)
    await world.wait(2 * HOUR)
    if how == "process":
        await world.crash()
    else:
        await returns(world)
    await world.wait(HOUR - 60)
    assert notified(world) == told
    await world.wait(120)
    assert notified(world) == [*told, {person.id for person in people}]


async def test_a_draw_made_during_an_outage_is_announced_after_the_grace_period(world: World) -> None:
    await world.save_settings(timer="off", threads="never")
    ana, bea = world.group("Ana", "Bea")
    number = await announce(ana, bea, timer="3min")
    await goes(world)
    with world.env._bot_scope():
        await world.bot.services.championships.draw(number, ana.id, False, 2, None)
    await world.wait(600)
    assert notified(world) == []
    await returns(world)
    await world.wait(50)
    assert notified(world) == []
    await world.wait(20)
    assert notified(world) == [{ana.id, bea.id}]


async def test_a_table_opened_during_an_outage_mentions_after_the_grace_period(world: World) -> None:
    await world.save_settings(timer="off", threads="never")
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea, timer="3min")
    await world.wait(5)
    told = notified(world)
    (fixture,) = await open_fixtures(world, number)
    await goes(world)
    with world.env._bot_scope():
        header, _ = await world.bot.services.championships.play(number, fixture.key, ana.id, "Ana", 1)
        world.bot.courier.refresh(header.id)
    await world.wait(600)
    assert notified(world) == told
    await returns(world)
    await world.wait(50)
    assert notified(world) == told
    await world.wait(20)
    assert notified(world) == [*told, {bea.id}]
