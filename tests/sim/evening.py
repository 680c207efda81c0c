"""Steps of a match by clicking: opening a table, filling its seats, playing to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.records.tables import Person as Seated
from bot.records.tables import parse_who
from engine.ai import ROBOTS
from engine.core import DEALER, Rng
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Message
from tests.sim.world import World


async def open_table(
    host: Person,
    *others: Person,
    robots: int = 0,
    channel: Any = None,
    game: str = "skullking",
    **options: Any,
) -> int:
    """Open a table with a game's `new` command, seat others and robots; return the table's number."""
    for person in (host, *others):
        # Automatic last cards have their own tests; in all other tests, every card is a click.
        await person.prefers("autoplay", "off")
    await host.slash(f"{game} new", channel, **options)
    number = host.world.table(channel=channel).table
    for person in others:
        await join(person, number, channel)
    for _ in range(robots):
        await _press(host, number, "@robot", channel)
    await host.world.wait()
    return number


def stack_decks(world: World, rng: Rng) -> None:
    """Let the dealer of all tables take its numbers from `rng` instead of each match's luck."""
    robots = world.bot.services.robots
    act = robots._act

    async def deal(table: Any, seat: int, thoughts: Any) -> None:
        if seat == DEALER:
            await robots.tables.play(table, seat, table.game.chance_action(table._state, rng), "dealer")
        else:
            await act(table, seat, thoughts)

    robots._act = deal


async def join(person: Person, number: int, channel: Any = None) -> None:
    """Take a seat in the lobby."""
    await _press(person, number, "@join", channel)


async def drop_robot(person: Person, number: int) -> Answer:
    """Remove the last robot from a lobby, as its host."""
    return await tap(person, person.world.table(number), f"1:{number}:0:@norobot")


async def start(host: Person, number: int, channel: Any = None) -> None:
    """Have the host start the match, and wait until the cards are dealt."""
    await _press(host, number, "@start", channel)
    await host.world.wait(4)


async def _press(person: Person, number: int, action: str, channel: Any) -> None:
    post = person.world.table(number, channel)
    await person.press(post, post.offering(action)[0])


async def start_table(host: Person, *others: Person, channel: Any = None, **options: Any) -> int:
    """Open a table as `open_table` does and start its match; return the table's number."""
    number = await open_table(host, *others, channel=channel, **options)
    await start(host, number, channel)
    return number


async def play_on(
    world: World,
    people: Sequence[Person],
    number: int,
    *,
    until: Callable[[Message], bool],
    channel: Any = None,
    look: Callable[[], None] = lambda: None,
    refresh: bool = False,
) -> Message:
    """Have all people follow their panels until `until` accepts the table message; return that message.

    `look` is called after every round of clicks and every wait. With `refresh`, people refresh their panels
    after a long pause, because panels from before a restart are updated only after a click.
    """
    idle = busy = 0
    before = ""
    while not until(table := world.table(number, channel)):
        acted = [person for person in people if await person.acts(world.rng, table=number, channel=channel)]
        look()
        busy += 1
        if acted and busy % 25:
            idle = 0
            continue
        if table.text != before:
            # A changed table means that robots are playing, so the match is not stuck.
            idle, before = 0, table.text
        await world.wait()
        look()
        idle += 1
        if refresh and idle % 8 == 0 and not until(world.table(number, channel)):
            for person in people:
                await person.refreshes(table=number, channel=channel)
        assert idle < 30, f"nothing happens any more:\n{table.text}\n{[p.panel() for p in people]}"
    return table


def is_over(table: Message) -> bool:
    """Return whether the message shows the final score."""
    return bool(table.offering("@rematch"))


async def play_match(world: World, people: Sequence[Person], number: int, **more: Any) -> Message:
    """Play a match to its podium; return the table message."""
    return await play_on(world, people, number, until=is_over, **more)


async def decide_until(world: World, number: int, until: Callable[[Message], bool]) -> Message:
    """Play on without clicks until `until` accepts the table message; return that message.

    Robots choose the moves of all people. The table message is looked at after each round or bidding.
    """
    for _ in range(200):
        if until(table := world.table(number)):
            return table
        await _move_everybody(world, number)
        await world.wait()
    raise AssertionError(f"it never comes to that:\n{world.table(number).text}")


async def decide(world: World, number: int) -> None:
    """Play the match to its end without clicks, with moves chosen by robots for every seat."""
    robots = world.bot.services.robots
    # Robots pause so that people can follow the game, which only costs time here.
    pause, robots._pause = robots._pause, lambda table, due: 0.0
    await world.wait(4)  # Pauses that have begun go on.
    while await world.status(number) == "running":
        await _move_everybody(world, number)
        # All people have moved; wait for the dealer and the robots.
        await world.env.settle()
    robots._pause = pause
    await world.wait(4)


async def _move_everybody(world: World, number: int) -> None:
    """Move for people until none of them is to act; the bot draws and reacts only after the last move."""
    tables = world.bot.services.tables
    # Mark tasks started here as the bot's, so that settling waits for these tasks.
    with world.env._bot_scope():
        changed, tables._changed = tables._changed, lambda number: None
        try:
            while await _as_robots_would(world, number):
                pass
        finally:
            tables._changed = changed
        tables.report_change(number)


async def _as_robots_would(world: World, number: int) -> bool:
    """Submit one move for each person who is to act; return False if nobody is."""
    public = await world.bot.services.tables.snapshot(number, None)
    players = [parse_who(public.occupants[seat].who) for seat in public.awaiting if seat >= 0]
    people = [player.user_id for player in players if isinstance(player, Seated)]
    for user in people:
        view = (await world.bot.services.tables.snapshot(number, user)).view
        action = ROBOTS[public.header.game, "easy"](view, world.rng)
        await world.bot.services.tables.submit(number, user, str(action))
    return bool(people)


async def export_log(person: Person, number: int, channel: Any = None) -> str:
    """Return the match log exported by the button under the podium."""
    post = person.world.table(number, channel)
    answer = await person.use_tool("log", on=post)
    assert answer.private
    attachment = answer.posts[-1].stored.attachments[0]
    data = person.world.env.backend.cdn.get(attachment["url"])
    assert data is not None
    return bytes(data).decode()
