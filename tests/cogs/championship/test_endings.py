"""How El Castillar resolves ties: a play-off, a void championship, or a ruling of the organiser."""

from __future__ import annotations

import pytest

from tests.sim.championship import (
    announce_and_draw,
    decides_fixture,
    make_ruling,
    mark,
    medals_of,
    message_of,
    open_fixtures,
    organiser_panel,
)
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World

PEOPLE = ("Ana", "Bea", "Carl", "Dora", "Eve", "Finn")


async def play_league(world: World, *beats: str) -> tuple[int, list[Person]]:
    """Decide a league by walkovers.

    Each string is an entrant's initial followed by the initials of the entrants she beats: `ABC`.
    """
    people = world.group(*PEOPLE[: len(beats)])
    number = await announce_and_draw(*people, game="hearts", format="castillar")
    by_initial = {person.name[0]: person.id for person in people}
    winners = {
        frozenset((by_initial[winner], by_initial[loser])): by_initial[winner]
        for winner, losers in ((beat[0], beat[1:]) for beat in beats)
        for loser in losers
    }
    for fixture in await open_fixtures(world, number):
        said = f"walkover {winners[frozenset(fixture.entrants)]} {fixture.key}"
        with world.env._bot_scope():
            await world.bot.services.championships.rule(
                number, people[0].id, said, "nobody came", False, None
            )
    await world.wait(4)
    return number, people


async def medals_by_name(
    world: World, number: int, people: list[Person]
) -> dict[str, tuple[int | None, int, int]]:
    """Return each entrant's place, podium points and extra points by name."""
    called = {person.id: person.name for person in people}
    return {called[m.user_id]: (m.place, m.points, m.extra) for m in await medals_of(world, number)}


@pytest.mark.rule("HC-5.2", "HC-6.1", "HC-6.2", "R-HC-07", "R-HC-13")
async def test_four_tied_entrants_play_off_and_a_withdrawn_finalist_is_replaced(world: World) -> None:
    """Ana and Bea qualify, the four others play off for two places, and a robot plays the final for Bea."""
    number, people = await play_league(world, "ABCDE", "BCDE", "CDF", "DEF", "ECF", "FAB")
    assert says(message_of(world, number), "match-play-off")
    (play_off,) = await open_fixtures(world, number)
    assert (play_off.key, play_off.options["limit"], play_off.options["places"]) == ("play-off", 50, [2])
    assert set(play_off.entrants) == {person.id for person in people[2:]}
    await decides_fixture(world, people, "play-off", number)
    await world.wait(3)
    (final,) = await open_fixtures(world, number)
    assert final.key == "final"
    assert len(set(final.entrants) - {people[0].id, people[1].id}) == 2

    await make_ruling(
        people[0],
        await organiser_panel(people[0], number),
        "@c-rule withdraw",
        f"{mark(people, people[1])} final",
    )
    await decides_fixture(world, people, "final", number)
    await world.wait(3)
    taken = await medals_by_name(world, number, people)
    assert sorted(place for place, *_ in taken.values() if place) == [1, 2, 3]
    assert taken["Bea"] == (None, 0, 0)
    assert [name for name, (*_, extra) in taken.items() if extra] == ["Ana"]
    told = world.posts()[-1]
    first = next(name for name, (place, *_) in taken.items() if place == 1)
    assert f"{first} wins" in told.text
    assert all(name in told.text for name in taken)
    assert not any(told.offering(verb) for verb in ("@c-mine", "@c-desk"))


@pytest.mark.rule("HC-5.1", "R-HC-04", "R-HC-08")
async def test_a_tie_of_five_entrants_makes_the_championship_void(world: World) -> None:
    number, people = await play_league(world, "ABC", "BCD", "CDE", "DEA", "EAB")
    assert await medals_by_name(world, number, people) == dict.fromkeys(PEOPLE[:5], (None, 0, 2))
    told = world.posts()[-1].text
    assert "Void" in told
    assert all(name in told for name in PEOPLE[:5]), told


@pytest.mark.rule("HC-5.4", "R-HC-02")
async def test_the_organiser_decides_the_order_of_three_tied_entrants(world: World) -> None:
    number, people = await play_league(world, "AB", "BC", "CA")
    ana, bea, carl = people
    assert says(message_of(world, number), "parted-not", players="Ana, Bea, Carl")
    page = await organiser_panel(ana, number)
    page = (await ana.choose(page, "@c-desk order", mark(people, carl))).posts[-1]
    best = f"@c-rule order {mark(people, carl)}"
    await make_ruling(ana, page, best, f"{mark(people, bea)} {mark(people, ana)}", reason="drawn by lot")
    assert await medals_by_name(world, number, people) == {
        "Carl": (1, 5, 2),
        "Bea": (2, 3, 0),
        "Ana": (3, 2, 0),
    }
    told = world.posts()[-1].text
    assert says(told, "ending-winner", players="Carl")
    assert "drawn by lot" in told


@pytest.mark.rule("R-HC-01")
async def test_the_organiser_awards_extra_points_in_a_championship_of_two(world: World) -> None:
    ana, bea = people = world.group("Ana", "Bea")
    number = await announce_and_draw(ana, bea, game="hearts", format="castillar")
    page = (await ana.choose(await organiser_panel(ana, number), "@c-desk award", mark(people, bea))).posts[
        -1
    ]
    await make_ruling(ana, page, f"@c-rule award {mark(people, bea)}", "2", reason="as agreed")
    await decides_fixture(world, people, "match", number)
    await world.wait(3)
    taken = await medals_by_name(world, number, people)
    assert sorted(place or 0 for place, *_ in taken.values()) == [1, 2]
    assert {name: extra for name, (*_, extra) in taken.items()} == {"Ana": 0, "Bea": 2}
    assert "as agreed" in world.posts()[-1].text
