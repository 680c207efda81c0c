"""Championships: opening one, signing up, playing its fixtures, all by clicking what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from bot.championship.snapshot import ChampionshipSnapshot
from bot.championship_records import MedalRow
from bot.store import schema
from bot.store.units import Statement
from engine.championship.public import Fixture
from tests.sim.evening import decide, play_on
from tests.sim.person import Answer, Person
from tests.sim.screen import Shown
from tests.sim.world import World


def message_of(world: World, number: int | None = None, channel: Any = None) -> Shown:
    """The newest public message of a championship (of this number) that has buttons or has ended."""
    found = [
        post for post in world.posts(channel) if post.offering("@c-desk") and number in (None, post.table)
    ]
    assert found, "no championship message with buttons in the channel"
    return found[-1]


async def announce(host: Person, *others: Person, channel: Any = None, **options: Any) -> int:
    """`/championship new`, beside others too, everybody signs up, the host first; its number."""
    given = {"game": "skull-king", "format": "league", "timer": "off"} | options
    answer = await host.slash("championship new", channel, **given)
    if asked := [post for post in answer.posts if post.offering("@c-new")]:
        await host.press(asked[0], asked[0].offering("@c-new")[0])
        await host.world.wait()
    else:
        assert not answer.private, answer.text
    number = message_of(host.world, channel=channel).table
    for person in (host, *others):
        await person.prefers("autoplay", "off")
        await presses(person, "@c-join", number, channel)
    await host.world.wait()
    return number


async def presses(person: Person, action: str, number: int | None = None, channel: Any = None) -> Answer:
    """Press this button of the championship's message."""
    post = message_of(person.world, number, channel)
    return await person.press(post, post.offering(action)[0])


async def drawn(host: Person, *others: Person, channel: Any = None, **options: Any) -> int:
    """A championship whose matches can be played."""
    number = await announce(host, *others, channel=channel, **options)
    await draws(host, number, channel)
    await host.world.wait()
    return number


def drawn_told(world: World, channel: Any = None) -> list[Shown]:
    """The messages that tell those who have been drawn."""
    return [post for post in world.posts(channel) if "has made the draw of" in (post.stored.content or "")]


def calls_since(world: World, channel: Any = None) -> list[Shown]:
    """The classic messages in a channel, those that notify, but the one that tells of the draw."""
    told = [post.id for post in drawn_told(world, channel)]
    return [post for post in world.posts(channel) if post.stored.content and post.id not in told]


async def draws(organiser: Person, number: int | None = None, channel: Any = None) -> Answer:
    """Draw, and say yes to the question; what was answered to that, or why nothing was asked."""
    return await organiser.confirms(await presses(organiser, "@c-draw", number, channel))


async def seen(world: World, number: int) -> ChampionshipSnapshot:
    """How the championship stands."""
    return await world.bot.championships.snapshot(number)


async def rewrite(world: World, change: UpdateBase) -> None:
    """Have the database hold something else, behind everybody's back."""
    await world.bot.store.database.write(Statement(change).step())


async def medals_of(world: World, number: int) -> list[MedalRow]:
    """The medals that are stored, by place; none before its end."""
    columns = [schema.medals.c[name] for name in MedalRow.__dataclass_fields__]
    query = select(*columns).where(schema.medals.c.championship_id == number)
    rows = [MedalRow(*row) for row in await world.bot.store.database.read(Statement(query))]
    return sorted(rows, key=lambda row: (row.place is None, row.place, row.name))


async def open_fixtures(world: World, number: int) -> list[Fixture]:
    """What is still to be played."""
    return [one for one in (await seen(world, number)).state.fixtures if one.open]


async def sits_down(person: Person, key: str, number: int, channel: Any = None) -> Answer:
    """My matches, then this one."""
    page = (await presses(person, "@c-mine", number, channel)).posts[-1]
    buttons = [button for button in page.buttons if button.action == f"@c-play {key}"]
    assert buttons, f"{person.name} has no match {key}:\n{page.text}\n{page.labels}"
    return await person.press(page, buttons[0])


async def table_of(world: World, number: int, key: str) -> int:
    """The table of a fixture, live or played out."""
    stored = await world.bot.store.championships.load(number)
    assert stored is not None
    return next(match.header.id for match in stored.matches if match.header.fixture == key)


async def begin(world: World, people: Sequence[Person], key: str, number: int, channel: Any = None) -> int:
    """Those of a fixture sit down and the cards are dealt; the table."""
    fixture = next(one for one in await open_fixtures(world, number) if one.key == key)
    for person in people:
        if person.id in fixture.entrants:
            await sits_down(person, key, number, channel)
    await world.wait(4)
    return await table_of(world, number, key)


async def plays_fixture(
    world: World, people: Sequence[Person], key: str, number: int, channel: Any = None, **more: Any
) -> int:
    """A whole match of the championship; its table."""
    table = await begin(world, people, key, number, channel)
    there = await world.seats(table)
    group = [person for person in people if person.name in there]
    await play_on(world, group, table, until=played_out, channel=channel, **more)
    await world.wait()
    return table


def played_out(table: Shown) -> bool:
    """The match is over: its log can be had."""
    return bool(table.offering("@log"))


async def organiser_panel(organiser: Person, number: int, channel: Any = None) -> Shown:
    """The organiser's panel."""
    answer = await presses(organiser, "@c-desk", number, channel)
    assert answer.private, answer.text
    return answer.posts[-1]


async def rules(
    organiser: Person, page: Shown, action: str, *values: str, reason: str = "seen by all"
) -> Answer:
    """Choose a ruling of the panel, from a menu or a button, and type the reason into the form."""
    buttons = [button for button in page.buttons if button.action == action]
    asked = (
        await organiser.press(page, buttons[0]) if buttons else await organiser.choose(page, action, *values)
    )
    asked = await organiser.confirms(asked)
    answer = await organiser.member.submit_modal(asked.result, {"typed": reason})
    await organiser.world.wait(5)
    return organiser._answer(answer)


def mark(people: Sequence[Person], person: Person) -> str:
    """How the panel's menus name somebody: by the place on the list."""
    return f"#{1 + list(people).index(person)}"


async def decides_fixture(world: World, people: Sequence[Person], key: str, number: int) -> int:
    """The same without a finger: those who sit there play as robots would; its table."""
    table = await begin(world, people, key, number)
    await decide(world, table)
    return table
