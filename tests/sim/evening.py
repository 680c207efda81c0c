"""Whole evenings: opening a table, filling it, playing it to the end, all by clicking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.records import Person as Seated
from bot.records import parse_who
from engine.ai import ROBOTS
from tests.sim.instant import tap
from tests.sim.person import Answer, Person
from tests.sim.screen import Shown
from tests.sim.world import World


async def open_table(
    host: Person,
    *others: Person,
    robots: int = 0,
    channel: Any = None,
    game: str = "skullking",
    **options: Any,
) -> int:
    """`/skullking new`, or another game's, with its options; the others join, robots are added.

    Gives the number of the table.
    """
    for person in (host, *others):
        # Whether a last card plays itself is a matter of its own: elsewhere every card is a click.
        await person.prefers("autoplay", "off")
    await host.slash(f"{game} new", channel, **options)
    number = host.world.table(channel=channel).table
    for person in others:
        await join(person, number, channel)
    for _ in range(robots):
        await _press(host, number, "@robot", channel)
    await host.world.wait()
    return number


async def join(person: Person, number: int, channel: Any = None) -> None:
    """They take a seat in the lobby."""
    await _press(person, number, "@join", channel)


async def drop_robot(person: Person, number: int) -> Answer:
    """They send the last robot of a lobby away, as the host's panel does."""
    return await tap(person, person.world.table(number), f"1:{number}:0:@norobot")


async def start(host: Person, number: int, channel: Any = None) -> None:
    """The host starts, the cards are dealt."""
    await _press(host, number, "@start", channel)
    await host.world.wait(4)


async def _press(person: Person, number: int, action: str, channel: Any) -> None:
    post = person.world.table(number, channel)
    await person.press(post, post.offering(action)[0])


async def play_on(
    world: World,
    people: Sequence[Person],
    number: int,
    *,
    until: Callable[[Shown], bool],
    channel: Any = None,
    look: Callable[[], None] = lambda: None,
    refresh: bool = False,
) -> Shown:
    """Have everybody do what their panel asks for until the table message says so; gives that message.

    `look` is called after every round of clicks and every wait. With `refresh`, people press See the latest
    when nothing has happened for long: after a restart, panels come alive again with their next click.
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
            # Robots may play on among themselves while no person has anything to do.
            idle, before = 0, table.text
        await world.wait()
        look()
        idle += 1
        if refresh and idle % 8 == 0 and not until(world.table(number, channel)):
            for person in people:
                await person.refreshes(table=number, channel=channel)
        assert idle < 30, f"nothing happens any more:\n{table.text}\n{[p.panel() for p in people]}"
    return table


def over(table: Shown) -> bool:
    """The final score is shown."""
    return bool(table.offering("@rematch"))


async def play_match(world: World, people: Sequence[Person], number: int, **more: Any) -> Shown:
    """Play to the podium."""
    return await play_on(world, people, number, until=over, **more)


async def decide(world: World, number: int) -> None:
    """The match ends without a finger, for what comes after it: those who sit there play as robots would."""
    robots = world.bot.robots
    # Nobody looks, so nobody needs time to look.
    pause, robots._pause = robots._pause, lambda table, due: 0.0
    while await world.status(number) == "running":
        # What the bot sets going meanwhile belongs to it, as if a click had done so.
        with world.env._bot_scope():
            while await _as_robots_would(world, number):
                pass
            robots.look(number)
        # Nobody else is asked: it is for the dealer and the robots, or it is over.
        await world.env.settle()
    robots._pause = pause
    await world.wait(4)


async def _as_robots_would(world: World, number: int) -> bool:
    """One move of each person who is asked; False when nobody is."""
    public = await world.bot.tables.snapshot(number, None)
    players = [parse_who(public.occupants[seat].who) for seat in public.awaiting if seat >= 0]
    people = [player.user_id for player in players if isinstance(player, Seated)]
    for user in people:
        view = (await world.bot.tables.snapshot(number, user)).view
        action = ROBOTS[public.header.game, "easy"](view, world.rng)
        await world.bot.tables.submit(number, user, str(action))
    return bool(people)


async def exported(person: Person, number: int, channel: Any = None) -> str:
    """The match log, as the button under the podium gives it."""
    post = person.world.table(number, channel)
    answer = await person.uses("log", on=post)
    assert answer.private
    attachment = answer.posts[-1].stored.attachments[0]
    data = person.world.env.backend.cdn.get(attachment["url"])
    assert data is not None
    return bytes(data).decode()
