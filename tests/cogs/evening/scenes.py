"""How these evenings begin, and what people hear of the table besides its message."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.sim.evening import open_table, start
from tests.sim.person import Person
from tests.sim.screen import Shown
from tests.sim.world import World


async def bidding(world: World, *people: Person, robots: int = 0, channel: Any = None, **options: Any) -> int:
    """A table at which the first bids are open and everybody's panel is on their screen; its number."""
    number = await open_table(*people, robots=robots, channel=channel, **options)
    await start(people[0], number, channel)
    for person in people:
        await person.opens_panel(number, channel)
    return number


async def reveal(world: World, *people: Person, tricks: int = 0, **where: Any) -> None:
    """Everybody bids, and the bids are on the table."""
    for person in people:
        await person.bids(tricks, **where)
    await world.wait(4)


async def turn_of(*people: Person) -> Person:
    """Whose panel offers cards to play now; old panels are refreshed, as people do."""
    for person in people:
        if (await person.refreshes()).posts[-1].offering("play"):
            return person
    raise AssertionError("nobody has a card to play")


async def play_out(world: World, *people: Person) -> None:
    """All of one round's cards, first choices."""
    for _ in people:
        await (await turn_of(*people)).plays()
        await world.wait(3)


def calls(world: World, channel: Any = None) -> list[Shown]:
    """The classic messages in a channel: those that notify."""
    return [post for post in world.posts(channel) if post.stored.content]


def called(post: Shown) -> set[int]:
    """Whom a message mentions, by user id."""
    return {int(user) for user in re.findall(r"<@(\d+)>", post.text)}


def notified(world: World) -> list[set[int]]:
    """Whom Discord notified of each message the bot sent, those left out that notified nobody."""
    found = []
    for request in world.requests("POST", "/messages"):
        users = ((request.json or {}).get("allowed_mentions") or {}).get("users") or []
        if users:
            found.append({int(user) for user in users})
    return found


def address(world: World, post: Shown) -> str:
    """The link to a message of this server."""
    return f"https://discord.com/channels/{world.guild.id}/{post.stored.channel_id}/{post.id}"


async def by(world: World, number: int, how: str) -> list[str]:
    """The actions that came in this way: `deadline`, `forced`, `u:...`."""
    return [row.action for row in await world.rows(number) if row.by == how]


def role(world: World, *people: Person) -> int:
    """A new role without rights of its own, which these people have; its id."""
    made = world.guild.create_role(f"role {len(world.guild.roles)}", permissions=discord.Permissions.none())
    guild = world.env.backend.guilds[world.guild.id]
    for person in people:
        guild.members[person.id].role_ids.append(made.id)
    return int(made.id)
