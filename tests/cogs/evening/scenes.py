"""Common beginnings of a match, and helpers that find mentions and other messages."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.sim.evening import start_table
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World


async def bidding(world: World, *people: Person, robots: int = 0, channel: Any = None, **options: Any) -> int:
    """Start a table, open everybody's panel at the first bids and return the table's number."""
    number = await start_table(*people, robots=robots, channel=channel, **options)
    for person in people:
        await person.opens_panel(number, channel)
    return number


async def three_bidding(world: World, robots: int = 0) -> tuple[int, list[Person]]:
    """Start a table of Ana, Bea and Carl, open their panels; return the table's number and the people."""
    people = world.group("Ana", "Bea", "Carl")
    return await bidding(world, *people, robots=robots), people


async def reveal(world: World, *people: Person, tricks: int = 0, **where: Any) -> None:
    """Have everybody bid, and wait until the bids are shown."""
    for person in people:
        await person.bids(tricks, **where)
    await world.wait(4)


async def turn_of(*people: Person) -> Person:
    """Return the person whose refreshed panel offers cards to play."""
    for person in people:
        if (await person.refreshes()).posts[-1].offering("play"):
            return person
    raise AssertionError("nobody has a card to play")


async def play_out(world: World, *people: Person) -> None:
    """Have every person play the first card offered."""
    for _ in people:
        await (await turn_of(*people)).plays()
        await world.wait(3)


def calls(world: World, channel: Any = None) -> list[Message]:
    """Return a channel's messages with plain content, which only mentions have."""
    return [post for post in world.posts(channel) if post.stored.content]


def called(post: Message) -> set[int]:
    """Return the ids of the users a message mentions."""
    return {int(user) for user in re.findall(r"<@(\d+)>", post.text)}


def notified(world: World) -> list[set[int]]:
    """Return the ids of the users notified by each sent message, without messages that notified nobody."""
    found = []
    for request in world.requests("POST", "/messages"):
        users = ((request.json or {}).get("allowed_mentions") or {}).get("users") or []
        if users:
            found.append({int(user) for user in users})
    return found


def address(world: World, post: Message) -> str:
    """Return the link to a message of this server."""
    return f"https://discord.com/channels/{world.guild.id}/{post.stored.channel_id}/{post.id}"


async def by(world: World, number: int, how: str) -> list[str]:
    """Return the stored actions whose origin is `how`: `deadline`, `forced`, `u:...`."""
    return [row.action for row in await world.rows(number) if row.by == how]


def role(world: World, *people: Person) -> int:
    """Create a role without permissions, give it to these people and return its id."""
    made = world.guild.create_role(f"role {len(world.guild.roles)}", permissions=discord.Permissions.none())
    guild = world.env.backend.guilds[world.guild.id]
    for person in people:
        guild.members[person.id].role_ids.append(made.id)
    return int(made.id)
