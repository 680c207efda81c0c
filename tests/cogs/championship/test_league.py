"""Leagues from sign-up to medals, including crashes and two bot sessions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.store.championships import load_championship
from tests.sim.championship import (
    announce,
    announce_and_draw,
    draws,
    make_ruling,
    medals_of,
    message_of,
    open_fixtures,
    organiser_panel,
    played_out,
    plays_fixture,
    presses,
    sits_down,
    table_of,
    take_snapshot,
)
from tests.sim.evening import play_on
from tests.sim.person import Person
from tests.sim.rival import second_session
from tests.sim.sentences import says
from tests.sim.world import World

FIVE = ("Ana", "Bea", "Carl", "Dora", "Eve")


async def count_results(world: World, number: int) -> dict[int, list[int]]:
    """Return each entrant's wins, own points and rivals' points, computed from the stored tables."""
    stored = await world.bot.services.store.read(load_championship, number)
    assert stored is not None
    rows: dict[int, list[int]] = {}
    for match in stored.matches:
        who = {seating.seat: int(seating.who.split(":")[1]) for seating in match.seatings}
        places = match.header.standing or []
        ranks = [place["rank"] for place in places]
        for place in places:
            row = rows.setdefault(who[place["seat"]], [0, 0, 0])
            row[0] += place["rank"] == 1 and ranks.count(1) == 1
            row[1] += place["points"]
            row[2] += sum(other["points"] for other in places if other["seat"] != place["seat"])
    return rows


async def play_all(world: World, people: list[Person], number: int, **where: Any) -> None:
    while open_ := await open_fixtures(world, number):
        await plays_fixture(world, people, open_[0].key, number, **where)
    await world.wait(3)


async def test_a_league_of_five_from_sign_up_to_medals(world: World) -> None:
    await world.shorten_matches(1)
    captain = world.person("Captain", moderator=True)
    people = world.group(*FIVE)
    number = await announce(captain, counts=True, name="Spring league", season="Spring")
    await captain.confirms(await presses(captain, "@c-leave", number))
    for person in people:
        await presses(person, "@c-join", number)
    await world.wait()
    assert all(name in message_of(world).text for name in FIVE)
    assert "Captain" not in message_of(world).text
    await draws(captain, number)
    await world.wait()
    fixtures = await open_fixtures(world, number)
    pairs = {frozenset(one.entrants) for one in fixtures}
    assert (len(fixtures), len(pairs)) == (10, 10)
    seed = (await take_snapshot(world, number)).state.seed
    everything = await captain.click("@c-pick", on=message_of(world))
    assert str(seed) in everything.posts[-1].text

    await play_all(world, people, number)
    rows = await count_results(world, number)
    table = (await take_snapshot(world, number)).state.tables[0].rows
    assert {row.entrant: [row.won, row.own, row.rivals] for row in table} == rows
    assert [row.played for row in table] == [4] * 5
    order = sorted(table, key=lambda row: (-row.points, -row.difference))
    assert [(row.points, row.difference) for row in table] == [(row.points, row.difference) for row in order]

    medals = await medals_of(world, number)
    assert sorted((medal.points for medal in medals), reverse=True) == [5, 3, 1, 0, 0]
    assert [medal.user_id for medal in medals if medal.place == 1] == [table[0].entrant]
    last = world.posts()[-1]
    assert not any(last.offering(verb) for verb in ("@c-join", "@c-mine", "@c-desk"))
    assert medals[0].name in last.text
    answer = await people[0].slash("championship standings")
    assert answer.private
    assert "Spring" in answer.text
    assert answer.text.index(medals[0].name) < answer.text.index(medals[1].name)


async def test_a_championship_survives_a_crash_in_every_phase(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot crashes at sign-up, after the draw, in a lobby, in a match, and before it posts the end."""
    await world.shorten_matches(1)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await announce(ana, bea)
    await world.crash()
    await presses(carl, "@c-join", number)
    await world.crash()
    await draws(ana, number)
    await world.crash()
    await world.wait()
    first, *others = [one.key for one in await open_fixtures(world, number)]
    fixture = (await take_snapshot(world, number)).state.fixture(first)
    assert fixture is not None
    early, late = (next(p for p in people if p.id == entrant) for entrant in fixture.entrants)
    await sits_down(early, first, number)
    await world.crash()
    await world.wait()
    await late.click("@join", on=world.table(await table_of(world, number, first)))
    await world.wait(4)
    table = await table_of(world, number, first)
    assert await world.status(table) == "running"
    await early.bids(0, table=table)
    await world.crash()
    await play_on(world, [early, late], table, until=played_out, refresh=True)
    await world.crash()
    await world.wait()
    assert len(await open_fixtures(world, number)) == 2

    await plays_fixture(world, people, others[0], number)

    async def comes_too_late(championship: int) -> None:
        """Do nothing, as if the process died before posting the end."""

    monkeypatch.setattr(world.bot.services.championships, "close", comes_too_late)
    await plays_fixture(world, people, others[1], number)
    assert await medals_of(world, number) == []
    await world.crash()
    await world.wait(3)
    assert len(await medals_of(world, number)) == 3
    winner = (await medals_of(world, number))[0]
    assert any(f"{winner.name} wins" in post.text for post in world.posts())


@pytest.mark.parametrize("end", ["over", "cancelled"])
async def test_an_end_stored_before_a_crash_is_posted_once_after_the_restart(
    world: World, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    await world.shorten_matches(1)
    ana, bea = people = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    key = (await open_fixtures(world, number))[0].key
    monkeypatch.setattr(world.bot.services.scheduler, "_show", lambda championship: None)
    if end == "over":
        await plays_fixture(world, people, key, number)
    else:
        await make_ruling(ana, await organiser_panel(ana, number), "@c-rule cancel")
    assert (await take_snapshot(world, number)).header.status == end
    assert message_of(world, number).offering("@c-mine")
    await world.crash()
    await world.wait(3)
    assert not any(post.offering("@c-mine") for post in world.posts())
    told = r"\bwins?\b" if end == "over" else "has been cancelled"
    assert re.search(told, world.posts()[-1].text)
    shown = world.posts()[-1].id
    await world.crash()
    await world.wait(3)
    assert world.posts()[-1].id == shown


async def test_an_end_that_could_not_be_posted_is_posted_later(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    page = await organiser_panel(ana, number)
    world.forbid("send_messages", "view_channel")
    world.inject("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await make_ruling(ana, page, "@c-rule cancel")
    assert message_of(world, number).offering("@c-mine")
    world.heal()
    world.forbid()
    await presses(bea, "@c-mine", number)
    await world.wait(3)
    assert not any(post.offering("@c-mine") for post in world.posts() if not post.private)
    assert says(world.posts()[-1], "stage-cancelled")


async def test_a_match_with_all_players_seated_begins_after_a_crash(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies between the last player's click and the start of the match."""
    await world.shorten_matches(1)
    ana, bea = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea)
    (fixture,) = await open_fixtures(world, number)
    await sits_down(ana, fixture.key, number)
    await world.wait()
    world.bot.services.scheduler.stop()
    monkeypatch.setattr(world.bot.services.scheduler, "start_steps", lambda championship: None)
    table = await table_of(world, number, fixture.key)
    await bea.click("@join")
    await world.wait(5)
    assert await world.status(table) == "lobby"
    await world.crash()
    await world.wait(5)
    assert await world.status(table) == "running"


async def test_two_championships_of_one_server_are_independent(world: World) -> None:
    await world.shorten_matches(1)
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    quay = world.guild.create_text_channel("quay")
    first = await announce_and_draw(ana, bea)
    second = await announce_and_draw(ana, bea, carl, channel=quay)
    assert len(await open_fixtures(world, first)) == 1
    assert len(await open_fixtures(world, second)) == 3
    await plays_fixture(world, people, (await open_fixtures(world, first))[0].key, first)
    await world.wait(3)
    assert len(await medals_of(world, first)) == 2
    assert len(await open_fixtures(world, second)) == 3
    await plays_fixture(world, people, (await open_fixtures(world, second))[0].key, second, quay)
    assert len(await open_fixtures(world, second)) == 2
    assert await medals_of(world, second) == []


async def test_a_championship_of_a_single_match_awards_its_ranks_as_medals(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people, format="table")
    (fixture,) = await open_fixtures(world, number)
    assert set(fixture.entrants) == {person.id for person in people}
    table = await plays_fixture(world, people, fixture.key, number)
    await world.wait(3)
    header = await world.header(table)
    assert header.championship_id == number
    ranks = {place["seat"]: place["rank"] for place in header.standing or []}
    seats = await world.seats(table)
    medals = await medals_of(world, number)
    assert {medal.name: medal.place for medal in medals} == {seats[seat]: ranks[seat] for seat in ranks}


async def test_two_bot_sessions_acting_on_every_click_change_nothing_twice(world: World) -> None:
    """Two bots handle every event, yet draw once, open one table per match and award medals once."""
    await world.shorten_matches(1)
    await second_session(world)
    people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people)
    assert (await take_snapshot(world, number)).inputs == 4
    await play_all(world, people, number, refresh=True)
    stored = await world.bot.services.store.read(load_championship, number)
    assert stored is not None
    assert (stored.header.status, len(stored.matches), len(stored.inputs)) == ("over", 3, 4)
    assert len(await medals_of(world, number)) == 3
