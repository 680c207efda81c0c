"""A championship with the same cards by clicks: rounds, standings, a restart, and what nobody may see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.people.export import export_person
from bot.records.tables import parse_who
from bot.store.championships import get_championship_secret
from bot.store.tables import list_seatings, load_table
from engine.championship.public import OVER
from engine.luck import Luck
from tests.bot.kernel.house import NOON
from tests.sim.championship import (
    announce_and_draw,
    begin,
    medals_of,
    open_fixtures,
    take_snapshot,
)
from tests.sim.evening import play_on
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World

FOUR = ("Ana", "Bea", "Carl", "Dora")
DEALER = -1


async def start_championship(world: World, *names: str) -> tuple[int, list[Person]]:
    """Open and draw a championship of Skull King with one card a deal."""
    await world.shorten_matches(1)
    people = world.group(*(names or FOUR))
    return await announce_and_draw(*people, format="same-cards"), people


def is_done(table: Message) -> bool:
    """Return whether nobody can play at a table any more."""
    return not table.offering("@hand")


async def play_table(world: World, people: Sequence[Person], key: str, number: int) -> int:
    """Play a table to its end by clicks; return its number."""
    table = await begin(world, people, key, number)
    there = await world.seats(table)
    await play_on(world, [one for one in people if one.name in there], table, until=is_done)
    await world.wait()
    return table


async def deals_of(world: World, table: int) -> list[str]:
    """Return the dealer's actions."""
    return [row.action for row in await world.rows(table) if row.seat == DEALER]


@pytest.mark.rule("SC-1", "SC-1.4", "SC-3.2")
async def test_a_whole_championship_with_a_restart_between_rounds(world: World) -> None:
    number, people = await start_championship(world)
    rounds: list[list[str]] = []
    secrets: list[str] = []
    for played in range(3):
        fixtures = await open_fixtures(world, number)
        assert [fixture.key for fixture in fixtures] == [f"{played + 1}.1", f"{played + 1}.2"]
        tables = []
        for fixture in fixtures:
            table = await play_table(world, people, fixture.key, number)
            tables.append(table)
            seats = (await world.bot.services.store.read(list_seatings, table))[: fixture.seats]
            assert [getattr(parse_who(one.who), "user_id", None) for one in seats] == [*fixture.order]
        await world.wait(4)
        one, two = [await deals_of(world, table) for table in tables]
        assert one == two
        rounds.append(one)
        stored = [await world.bot.services.store.read(load_table, table) for table in tables]
        assert len({table.secret for table in stored if table}) == 1
        assert not any(table.header.covered for table in stored if table)
        secrets += [table.secret or "" for table in stored[:1] if table]
        state = (await take_snapshot(world, number)).state
        assert len(state.scores) == played + 1
        told = [
            post for post in world.posts() if post.stored.content and f"Round {played + 1} of 3" in post.text
        ]
        assert len(told) == 1
        if played == 0:
            await world.crash()
            await world.wait(4)
    assert len({str(deals) for deals in rounds}) == 3
    assert len({*secrets}) == 3
    whole = await world.bot.services.store.read(get_championship_secret, number)
    assert whole is not None
    assert secrets == [Luck(bytes.fromhex(whole)).key("round", n).hex() for n in (1, 2, 3)]
    assert whole not in secrets
    state = (await take_snapshot(world, number)).state
    assert state.stage == OVER
    assert len(await medals_of(world, number)) == 4


@pytest.mark.rule("T-125")
async def test_skull_is_refused(world: World) -> None:
    answer = await world.person("Ana").slash("championship new", game="skull", format="same-cards")
    assert says(answer, "T-125")


@pytest.mark.rule("SC-3.1", "SC-3.2", "T-126")
async def test_nothing_of_a_round_is_shown_before_its_last_table_has_ended(world: World) -> None:
    number, people = await start_championship(world)
    stranger = world.person("Zoe")
    first, second = await open_fixtures(world, number)
    done = await play_table(world, people, first.key, number)
    running = await begin(world, people, second.key, number)
    player = next(person for person in people if person.id in first.entrants)
    other = next(person for person in people if person.id in second.entrants)
    assert (await world.status(done), await world.status(running)) == ("over", "running")
    for table in (done, running):
        post = world.table(table)
        assert not {"log", "sheet", "follow"} & {*post.tools}
        assert not post.offering("@replay-open")
        for person in (stranger, other if table == done else player):
            view = await world.bot.services.tables.snapshot(table, person.id)
            assert view.view is None
            assert (view.places, view.rulings, view.automatic_moves, view.header.standing) == (
                (),
                (),
                (),
                None,
            )
            assert says(await tap(person, post, f"1:{table}:0:@sheet"), "T-126")
    for person in (stranger, other, player):
        for action in ("@replay-open", "@log", "@match-page", "@worst"):
            answer = await tap(person, world.table(done), f"1:{done}:0:{action}")
            assert says(answer, "T-126"), action
        history = await person.slash("history")
        assert f"{done}" not in [word for post in history.posts for b in post.buttons for word in [b.action]]
    for paper in ("podium", "sheet"):
        assert says(await tap(player, world.table(done), f"1:{done}:0:@share {paper}"), "T-126")
    state = (await take_snapshot(world, number)).state
    assert not any(fixture.lines for fixture in state.fixtures)
    assert (state.tables[0].rows[0].points, state.scores) == (0, ())
    await play_on(world, [one for one in people if one.id in second.entrants], running, until=is_done)
    await world.wait(4)
    for table in (done, running):
        assert world.table(table).offering("@replay-open")
        answer = await tap(stranger, world.table(table), f"1:{table}:0:@log")
        assert not says(answer, "T-126")


async def test_no_export_of_ones_data_holds_the_luck_of_rounds(world: World) -> None:
    number, people = await start_championship(world)
    fixture = (await open_fixtures(world, number))[0]
    table = await begin(world, people, fixture.key, number)
    store = world.bot.services.store
    stored = await store.read(load_table, table)
    whole = await store.read(get_championship_secret, number)
    assert stored is not None
    assert stored.secret is not None
    assert whole is not None
    for person in people:
        text = (await export_person(store, person.id, NOON)).text
        assert isinstance(text, str)
        assert f'"id": {number}' in text
        assert stored.secret not in text
        assert whole not in text
