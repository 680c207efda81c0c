"""Steps of a championship, all by clicking: opening, signing up, drawing, playing the fixtures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from bot.championship.snapshot import ChampionshipSnapshot
from bot.records.championships import MedalRow
from bot.store import schema
from bot.store.championships import load_championship
from bot.store.engine import Statement, Transaction
from engine.championship.public import Fixture
from tests.sim.evening import decide, play_on
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.world import World


def message_of(world: World, number: int | None = None, channel: Any = None) -> Message:
    """Return the newest public message with buttons of a championship, or of championship `number`."""
    found = [
        post for post in world.posts(channel) if post.offering("@c-desk") and number in (None, post.table)
    ]
    assert found, "no championship message with buttons in the channel"
    return found[-1]


async def announce(host: Person, *others: Person, channel: Any = None, **options: Any) -> int:
    """Open a championship with `/championship new`, sign up host and others in order; return its number.

    If another championship is open and the bot asks for confirmation, confirm.
    """
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


async def announce_and_draw(host: Person, *others: Person, channel: Any = None, **options: Any) -> int:
    """Open a championship, sign everybody up and make the draw; return its number."""
    number = await announce(host, *others, channel=channel, **options)
    await draws(host, number, channel)
    await host.world.wait()
    return number


def draw_messages(world: World, channel: Any = None) -> list[Message]:
    """Return the messages that announce the draw to the entrants."""
    return [post for post in world.posts(channel) if "has made the draw of" in (post.stored.content or "")]


def calls_since(world: World, channel: Any = None) -> list[Message]:
    """Return the messages that notify somebody in a channel, except those about the draw."""
    told = [post.id for post in draw_messages(world, channel)]
    return [post for post in world.posts(channel) if post.stored.content and post.id not in told]


async def draws(organiser: Person, number: int | None = None, channel: Any = None) -> Answer:
    """Press Draw and confirm; return the answer, or the refusal if the bot asked nothing."""
    return await organiser.confirms(await presses(organiser, "@c-draw", number, channel))


async def take_snapshot(world: World, number: int) -> ChampionshipSnapshot:
    """Return a snapshot of the championship."""
    return await world.bot.services.championships.snapshot(number)


async def rewrite(world: World, change: UpdateBase) -> None:
    """Change rows of the database without notifying the bot."""
    await world.bot.services.store.write(Transaction.change, Statement(change))


async def medals_of(world: World, number: int) -> list[MedalRow]:
    """Return the stored medals by place; an empty list before the championship has ended."""
    medals = schema.medals.c
    name = schema.name_of_person(medals.user_id).label("name")
    query = select(medals.user_id, name, medals.place, medals.points, medals.extra).where(
        medals.championship_id == number
    )
    rows = [MedalRow(*row) for row in await world.bot.services.store.read(Transaction.rows, Statement(query))]
    return sorted(rows, key=lambda row: (row.place is None, row.place, row.name))


async def open_fixtures(world: World, number: int) -> list[Fixture]:
    """Return the fixtures that are still to be played."""
    return [one for one in (await take_snapshot(world, number)).state.fixtures if one.is_open]


async def sits_down(person: Person, key: str, number: int, channel: Any = None) -> Answer:
    """Open My matches and press the button of the fixture `key`."""
    page = (await presses(person, "@c-mine", number, channel)).posts[-1]
    buttons = [button for button in page.buttons if button.action == f"@c-play {key}"]
    assert buttons, f"{person.name} has no match {key}:\n{page.text}\n{page.labels}"
    return await person.press(page, buttons[0])


async def table_of(world: World, number: int, key: str) -> int:
    """Return the number of a fixture's table, whether live or finished."""
    stored = await world.bot.services.store.read(load_championship, number)
    assert stored is not None
    return next(match.header.id for match in stored.matches if match.header.fixture == key)


async def begin(world: World, people: Sequence[Person], key: str, number: int, channel: Any = None) -> int:
    """Seat the entrants of a fixture and wait for the deal; return the table's number."""
    fixture = next(one for one in await open_fixtures(world, number) if one.key == key)
    for person in people:
        if person.id in fixture.entrants:
            await sits_down(person, key, number, channel)
    await world.wait(4)
    return await table_of(world, number, key)


async def plays_fixture(
    world: World, people: Sequence[Person], key: str, number: int, channel: Any = None, **more: Any
) -> int:
    """Play a fixture to its end by clicking; return the number of its table."""
    table = await begin(world, people, key, number, channel)
    there = await world.seats(table)
    group = [person for person in people if person.name in there]
    await play_on(world, group, table, until=played_out, channel=channel, **more)
    await world.wait()
    return table


def played_out(table: Message) -> bool:
    """Return whether the match is over, which is when the table offers its log."""
    return "log" in table.tools


async def organiser_panel(organiser: Person, number: int, channel: Any = None) -> Message:
    """Open and return the organiser's panel."""
    answer = await presses(organiser, "@c-desk", number, channel)
    assert answer.private, answer.text
    return answer.posts[-1]


async def make_ruling(
    organiser: Person, page: Message, action: str, *values: str, reason: str = "seen by all"
) -> Answer:
    """Choose a ruling from a menu or button of the panel and type the reason into the form."""
    buttons = [button for button in page.buttons if button.action == action]
    asked = (
        await organiser.press(page, buttons[0]) if buttons else await organiser.choose(page, action, *values)
    )
    asked = await organiser.confirms(asked)
    answer = await organiser.member.submit_modal(asked.result, {"typed": reason})
    await organiser.world.wait(5)
    return organiser._answer(answer)


def mark(people: Sequence[Person], person: Person) -> str:
    """Return a person's value in the panel's menus: their place in the list of entrants."""
    return f"#{1 + list(people).index(person)}"


async def decides_fixture(world: World, people: Sequence[Person], key: str, number: int) -> int:
    """Play a fixture to its end with robots' moves instead of clicks; return the table's number."""
    table = await begin(world, people, key, number)
    await decide(world, table)
    return table
