"""Rulings of the organiser: cards, withdrawals, walkovers and cancellation, and who may not rule."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from bot.errors import Refused
from bot.store import schema
from bot.store.championships import append_championship_input, load_championship
from bot.store.tables import list_seatings
from tests.sim.championship import (
    announce_and_draw,
    begin,
    make_ruling,
    mark,
    medals_of,
    message_of,
    open_fixtures,
    organiser_panel,
    plays_fixture,
    presses,
    rewrite,
    sits_down,
    table_of,
    take_snapshot,
)
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.rival import other_process
from tests.sim.sentences import says
from tests.sim.units import Plain, intercept
from tests.sim.world import World

Group = tuple[int, list[Person]]


async def start_league(world: World) -> Group:
    """Start a league of three people, organised by the first person."""
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl")
    return await announce_and_draw(*people), people


async def rulings_of(world: World, number: int) -> list[tuple[str, str]]:
    """Return a championship's rulings, each with its reason."""
    return [(str(one.input), one.reason) for one in (await take_snapshot(world, number)).decisions]


@pytest.mark.rule("T-44")
async def test_only_the_organiser_and_moderators_rule(world: World) -> None:
    number, (_, bea, carl) = await start_league(world)
    captain = world.person("Captain", moderator=True)
    for person in (bea, carl):
        answer = await presses(person, "@c-desk", number)
        assert answer.private
        assert says(answer, "T-44")
        for verb in ("@c-rule cancel", "@c-rule card #1 black", "@c-draw"):
            answer = await tap(person, message_of(world), f"1:{number}:0:{verb}")
            assert says(answer, "T-44")
    page = await organiser_panel(captain, number)
    await make_ruling(captain, page, "@c-rule card", "#2 yellow", reason="late twice")
    assert await rulings_of(world, number) == [(f"card {bea.id} yellow", "late twice")]


async def test_a_black_card_costs_a_point_and_its_reason_is_public(world: World) -> None:
    number, people = await start_league(world)
    ana, bea, _ = people
    page = await organiser_panel(ana, number)
    answer = await make_ruling(
        ana, page, "@c-rule card", f"{mark(people, bea)} black", reason="looked at *my* hand"
    )
    assert answer.private
    rows = {row.entrant: row for row in (await take_snapshot(world, number)).state.tables[0].rows}
    assert (rows[bea.id].points, rows[bea.id].black) == (-1, 1)
    assert r"looked at \*my\* hand" in message_of(world).text


@pytest.mark.rule("T-32")
async def test_a_ruling_with_a_blank_reason_is_refused(world: World) -> None:
    number, people = await start_league(world)
    page = await organiser_panel(people[0], number)
    answer = await make_ruling(people[0], page, "@c-rule card", "#1 black", reason="  ")
    assert "reason" in answer.text
    assert await rulings_of(world, number) == []


async def test_a_walkover_closes_the_table_of_its_match(world: World) -> None:
    number, people = await start_league(world)
    key = (await open_fixtures(world, number))[0].key
    table = await begin(world, people, key, number)
    fixture = (await take_snapshot(world, number)).state.fixture(key)
    assert fixture is not None
    winner = next(person for person in people if person.id == fixture.entrants[0])
    page = await people[0].choose(
        await organiser_panel(people[0], number), "@c-desk walkover", mark(people, winner)
    )
    await make_ruling(people[0], page.posts[-1], f"@c-rule walkover {mark(people, winner)}", key)
    assert await world.status(table) == "cancelled"
    rows = {row.entrant: row for row in (await take_snapshot(world, number)).state.tables[0].rows}
    assert (rows[winner.id].won, rows[winner.id].own, rows[winner.id].rivals) == (1, 0, 0)
    assert len(await open_fixtures(world, number)) == 2
    with pytest.raises(Refused, match="T-47"):
        await world.bot.services.championships.play(number, key, winner.id, winner.name, None)


async def test_a_walkover_is_refused_when_its_match_ends_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match's result is stored after the check of the organiser's click and before the ruling."""
    number, people = await start_league(world)
    key = (await open_fixtures(world, number))[0].key
    table = await begin(world, people, key, number)
    fixture = (await take_snapshot(world, number)).state.fixture(key)
    assert fixture is not None
    tries = []

    async def append_late(append: Plain, *args: Any, **more: Any) -> None:
        tries.append(args)
        if len(tries) == 1:
            row = update(schema.tables).where(schema.tables.c.id == table)
            places: list[dict[str, Any]] = [
                {"seat": n, "rank": 1 + n, "points": 9 - n, "facts": {}} for n in (0, 1)
            ]
            await rewrite(world, row.values(status="over", standing=places))
        await append(*args, **more)

    store = world.bot.services.store
    intercept(monkeypatch, store, append_championship_input, append_late)
    with pytest.raises(Refused, match="T-54"):
        await world.bot.services.championships.rule(
            number, people[0].id, f"walkover {fixture.entrants[0]} {key}", "nobody came", False, None
        )
    assert len(tries) == 1
    found = (await take_snapshot(world, number)).state.fixture(key)
    assert found is not None
    assert (found.walkover, len(found.lines)) == (None, 2)


async def test_a_withdrawn_entrant_loses_their_open_matches_by_walkover(world: World) -> None:
    number, people = await start_league(world)
    ana, bea, carl = people
    fixtures = await open_fixtures(world, number)
    played = next(one.key for one in fixtures if set(one.entrants) == {bea.id, carl.id})
    before = await plays_fixture(world, people, played, number)
    waiting = next(one.key for one in fixtures if set(one.entrants) == {ana.id, carl.id})
    await sits_down(carl, waiting, number)
    await world.wait(3)
    lobby = await table_of(world, number, waiting)
    await make_ruling(
        ana, await organiser_panel(ana, number), "@c-rule withdraw", f"{mark(people, carl)} preliminary"
    )
    assert await world.status(lobby) == "cancelled"
    assert await world.status(before) == "over"
    state = (await take_snapshot(world, number)).state
    found = state.fixture(waiting)
    assert found is not None
    assert found.walkover == ana.id
    assert [one.key for one in state.fixtures if one.is_open] == [
        one.key for one in fixtures if set(one.entrants) == {ana.id, bea.id}
    ]
    last = await plays_fixture(world, [ana, bea], (await open_fixtures(world, number))[0].key, number)
    assert await world.status(last) == "over"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_robot_replaces_an_entrant_who_withdraws_during_the_single_match(
    world: World, restarted: bool
) -> None:
    await world.shorten_matches(1, 2)
    people = world.group("Ana", "Bea", "Carl")
    ana, _, carl = people
    number = await announce_and_draw(*people, format="table")
    (fixture,) = await open_fixtures(world, number)
    table = await begin(world, people, fixture.key, number)
    if restarted:
        await world.crash()
        await world.wait(5)
    await make_ruling(
        ana, await organiser_panel(ana, number), "@c-rule withdraw", f"{mark(people, carl)} preliminary"
    )
    assert await world.status(table) == "running"
    holders = {
        seating.seat: seating.who for seating in await world.bot.services.store.read(list_seatings, table)
    }
    assert sorted(who.split(":")[0] for who in holders.values()) == ["r", "u", "u"]
    assert f"u:{carl.id}" not in holders.values()


@pytest.mark.rule("T-41")
@pytest.mark.parametrize("had_left", [False, True])
async def test_a_withdrawn_entrant_cannot_come_back_to_the_match(world: World, had_left: bool) -> None:
    await world.shorten_matches(1)
    ana, bea, _ = people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people, format="table")
    table = await begin(world, people, "table", number)
    if had_left:
        await bea.slash_and_confirm("table leave")
        await world.wait(3)
        assert says(world.table(table), "stand-in")
    await make_ruling(
        ana, await organiser_panel(ana, number), "@c-rule withdraw", f"{mark(people, bea)} preliminary"
    )
    await world.wait(4)
    seats = await world.seats(table)
    assert "Bea" not in seats
    assert not says(world.table(table), "stand-in")
    post = world.table(table)
    for asked, told in (
        (bea.slash("table back"), "no table of yours here"),
        (tap(bea, post, f"1:{table}:0:@back"), "only Ana, Carl may sit here"),
    ):
        answer = await asked
        assert answer.private
        assert told in answer.text
        await world.wait(3)
    assert await world.seats(table) == seats
    answer = await bea.click("@hand", on=world.table(table))
    assert not any(post.offering(verb) for post in answer.posts for verb in ("bid", "play", "@back"))


async def test_a_robot_plays_for_an_entrant_withdrawn_before_the_match(world: World) -> None:
    await world.shorten_matches(1)
    people = world.group("Ana", "Bea", "Carl")
    ana, bea, carl = people
    number = await announce_and_draw(*people, format="table")
    (fixture,) = await open_fixtures(world, number)
    await sits_down(carl, fixture.key, number)
    await world.wait(3)
    given_up = await table_of(world, number, fixture.key)
    await make_ruling(
        ana, await organiser_panel(ana, number), "@c-rule withdraw", f"{mark(people, carl)} preliminary"
    )
    assert await world.status(given_up) == "cancelled"
    table = await plays_fixture(world, [ana, bea], fixture.key, number)
    who = [seating.who for seating in await world.bot.services.store.read(list_seatings, table)]
    assert sorted(one.split(":")[0] for one in who) == ["r", "u", "u"]
    medals = {medal.user_id: medal for medal in await medals_of(world, number)}
    assert sorted(medals[person.id].place or 0 for person in (ana, bea)) in ([1, 2], [1, 1])
    assert (medals[carl.id].place, medals[carl.id].points) == (None, 0)


async def test_cancelling_a_championship_closes_its_tables_without_medals(world: World) -> None:
    number, people = await start_league(world)
    key = (await open_fixtures(world, number))[0].key
    table = await begin(world, people, key, number)
    await make_ruling(
        people[0], await organiser_panel(people[0], number), "@c-rule cancel", reason="the harbour is closed"
    )
    assert await world.status(table) == "cancelled"
    assert await medals_of(world, number) == []
    stored = await world.bot.services.store.read(load_championship, number)
    assert stored is not None
    assert stored.header.status == "cancelled"
    assert any("the harbour is closed" in post.text and post.of_championship for post in world.posts())


@pytest.mark.rule("R-HC-02")
async def test_declaring_a_league_void_ends_the_league_at_once(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(*people, game="hearts", format="castillar")
    table = await begin(world, people, (await open_fixtures(world, number))[0].key, number)
    await make_ruling(people[0], await organiser_panel(people[0], number), "@c-rule void", reason="the storm")
    assert await world.status(table) == "cancelled"
    stored = await world.bot.services.store.read(load_championship, number)
    assert stored is not None
    assert stored.header.status == "over"
    medals = await medals_of(world, number)
    assert [(medal.place, medal.points, medal.extra) for medal in medals] == [(None, 0, 2)] * 3
    post = next(post for post in reversed(world.posts()) if post.of_championship)
    assert says(post, "ending-declared")
    assert "the storm" in post.text


@pytest.mark.rule("T-46")
async def test_an_ended_championship_refuses_every_action(world: World) -> None:
    number, people = await start_league(world)
    page, old = await organiser_panel(people[0], number), message_of(world)
    await make_ruling(people[0], page, "@c-rule cancel")
    dora = world.person("Dora")
    for person, verb in ((dora, "@c-join"), (people[1], "@c-leave"), (people[0], "@c-draw")):
        answer = await tap(person, old, f"1:{number}:0:{verb}")
        assert "over" in answer.text
    answer = await tap(people[0], old, f"1:{number}:0:@c-rule card #2 black")
    assert says(answer, "T-46")
    with pytest.raises(Refused, match="T-46"):
        await world.bot.services.championships.rule(
            number, people[0].id, f"card {people[1].id} black", "late", False, None
        )
    with pytest.raises(Refused, match="T-46"):
        await world.bot.services.championships.play(number, "1.1", people[0].id, "Ana", None)


@pytest.mark.rule("T-3", "T-40")
@pytest.mark.parametrize(
    "text", ["", "join 5 Eve", "leave 5", "draw 7", "card", "card x black", "fly 3", "withdraw 1"]
)
async def test_forged_rulings_are_refused(world: World, text: str) -> None:
    number, people = await start_league(world)
    before = (await take_snapshot(world, number)).inputs
    with pytest.raises(Refused, match="T-3"):
        await world.bot.services.championships.rule(number, people[0].id, text, "because", False, None)
    answer = await tap(people[0], message_of(world), f"1:{number}:0:@c-rule {text}".rstrip())
    assert answer.text.startswith("⚓")
    assert (await take_snapshot(world, number)).inputs == before
    with pytest.raises(Refused, match="T-40"):
        await world.bot.services.championships.rule(
            number + 7, people[0].id, "cancel", "because", False, None
        )


async def test_rulings_of_two_processes_are_both_stored(world: World) -> None:
    """Another process stores a ruling after this process has opened the organiser's panel."""
    number, people = await start_league(world)
    ana, bea, carl = people
    page = await organiser_panel(ana, number)
    async with other_process(world) as other:
        await other.championships.rule(number, ana.id, f"card {bea.id} black", "there", False, None)
    await make_ruling(ana, page, "@c-rule card", f"{mark(people, carl)} black", reason="here")
    assert [why for _, why in await rulings_of(world, number)] == ["there", "here"]
