"""The championship format of El Castillar: five play a league and a final, eight play in two groups.

People sign up, sit down and rule by clicking; the tests choose their cards as robots would.
"""

from __future__ import annotations

import pytest

from bot.people.preferences import GameDefaults, ServerSettings
from bot.store.championships import list_championships_in_channel, load_championship
from tests.sim.championship import (
    announce_and_draw,
    begin,
    decides_fixture,
    draws,
    make_ruling,
    medals_of,
    open_fixtures,
    presses,
    take_snapshot,
)
from tests.sim.person import Person
from tests.sim.sentences import says
from tests.sim.world import World


async def play_all(world: World, people: list[Person], number: int) -> list[str]:
    """Play every match, one after the other; return the matches' keys in that order."""
    played = []
    while open_ := await open_fixtures(world, number):
        await decides_fixture(world, people, open_[0].key, number)
        played.append(open_[0].key)
        await world.wait(2)
    await world.wait(3)
    return played


async def rule_walkovers(world: World, number: int, people: list[Person]) -> None:
    """Rule walkovers: of two entrants the one named first wins, except where the second and third meet."""
    ids = [person.id for person in people]
    for fixture in await open_fixtures(world, number):
        winner, loser = sorted(fixture.entrants, key=ids.index)
        if (winner, loser) != (ids[1], ids[2]):
            with world.env._bot_scope():
                said = f"walkover {winner} {fixture.key}"
                await world.bot.services.championships.rule(number, ids[0], said, "nobody came", True, None)
    await world.wait(4)


async def test_five_play_a_league_and_the_best_four_a_final(world: World) -> None:
    captain = world.person("Captain", moderator=True)
    people = world.group("Ana", "Bea", "Carl", "Dora", "Eve")
    await captain.slash("championship new", game="hearts", timer="off", counts=True)
    for person in people:
        await presses(person, "@c-join")
    await world.wait()
    await draws(captain)
    await world.wait()
    (header,) = await world.bot.services.store.read(list_championships_in_channel, world.channel.id)
    await rule_walkovers(world, header.id, people)
    played = await play_all(world, people, header.id)
    assert len(played) == 2
    assert played[-1] == "final"
    state = (await take_snapshot(world, header.id)).state
    rows = state.tables[0].rows
    assert sum(row.own for row in rows) == sum(row.rivals for row in rows) >= 104
    assert set(state.qualified) == {row.entrant for row in rows[:4]}
    medals = {medal.user_id: medal for medal in await medals_of(world, header.id)}
    assert sorted(medal.points for medal in medals.values()) == [0, 1, 2, 3, 5]
    assert medals[rows[0].entrant].extra == 2
    assert medals[rows[4].entrant].place is None
    stored = await world.bot.services.store.read(load_championship, header.id)
    assert stored is not None
    final = stored.matches[-1]
    assert (final.header.seats, final.header.options["limit"]) == (4, 100)
    ranks = {place["seat"]: place["rank"] for place in final.header.standing or []}
    places = {int(one.who.split(":")[1]): ranks[one.seat] for one in final.seatings}
    assert {user: medals[user].place for user in places} == places
    told = world.posts()[-1].text
    assert f"{next(medal.name for medal in medals.values() if medal.place == 1)} wins" in told
    assert says(told, "classification-title")
    answer = await people[0].slash("championship standings")
    for text in (told, answer.text):
        assert all(medal.name in text for medal in medals.values() if medal.points)


async def test_eight_play_two_groups_and_a_final(world: World) -> None:
    people = world.group("Ana", "Bea", "Carl", "Dora", "Eve", "Finn", "Gus", "Hanna")
    number = await announce_and_draw(*people, game="hearts", format="castillar")
    fixtures = await open_fixtures(world, number)
    assert [(one.key, len(one.entrants), one.options["limit"]) for one in fixtures] == [
        ("A", 4, 50),
        ("B", 4, 50),
    ]
    assert await play_all(world, people, number) == ["A", "B", "final"]
    state = (await take_snapshot(world, number)).state
    assert len(state.qualified) == 4
    medals = {medal.user_id: medal for medal in await medals_of(world, number)}
    assert sorted((medal.points for medal in medals.values()), reverse=True) == [5, 3, 2, 1, 0, 0, 0, 0]
    told = world.posts()[-1]
    assert f"{next(medal.name for medal in medals.values() if medal.place == 1)} wins" in told.text
    assert not told.offering("@c-mine")
    champions = {table.rows[0].entrant for table in state.tables}
    assert {user for user, medal in medals.items() if medal.extra} == champions


@pytest.mark.rule("R-H-04", "R-H-11")
async def test_a_servers_default_options_are_ignored_by_el_castillar(world: World) -> None:
    liked = {"queen_breaks_hearts": True, "undo_per_match": 1, "limit": 50}
    defaults = {"hearts": GameDefaults(options=liked, timer="off")}
    settings = ServerSettings(defaults=defaults, pings=False, threads="never")
    await world.bot.services.people.save_server(world.guild.id, settings)
    people = world.group("Ana", "Bea", "Carl", "Dora")
    number = await announce_and_draw(*people, game="hearts", format="castillar")
    table = await begin(world, people, "match", number)
    header = await world.header(table)
    options = header.options
    assert (options["limit"], options["queen_breaks_hearts"], options["undo_per_match"]) == (100, False, 0)


async def test_only_the_organiser_shows_cards_and_a_black_one_costs_a_league_point(world: World) -> None:
    captain = world.person("Captain")
    ana, bea, carl = people = world.group("Ana", "Bea", "Carl")
    number = await announce_and_draw(captain, *people, game="hearts", format="castillar")
    # Four entrants play a single match; the test needs the league of three.
    assert len(await open_fixtures(world, number)) == 1
    number = await announce_and_draw(ana, bea, carl, game="hearts", format="castillar")
    key = next(one.key for one in await open_fixtures(world, number) if ana.id not in one.entrants)
    table = await begin(world, [bea, carl], key, number)
    header = await world.header(table)
    post = world.table(table)
    host = bea if header.host == bea.id else carl
    assert says(await host.use_tool("referee", post), "T-44")
    page = (await ana.use_tool("referee", post)).posts[-1]
    seat = (await world.seats(table)).index("Bea")
    await make_ruling(ana, page, page.menus[0].action, f"card {seat} black", reason="showed a card")
    await decides_fixture(world, [], key, number)
    rows = {row.entrant: row for row in (await take_snapshot(world, number)).state.tables[0].rows}
    assert rows[bea.id].black == 1
    assert rows[bea.id].points == rows[bea.id].won - 1
