"""People who have installed the application, in places that the bot has not joined: servers and groups."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import discord
import simcord.interactions as wire

from tests.sim.person import Answer, Person
from tests.sim.world import World

GROUP_CHANNEL, PRIVATE_CHANNEL = 3, 2
"""Discord's type of a group's channel, and its context of places other than servers and the bot's DMs."""


class Traveller(Person):
    """A person on a server that the bot has not joined, who has installed the application."""

    def __init__(self, world: World, member: Any, name: str, channel: Any) -> None:
        super().__init__(world, member, name, "panel")
        self.channel = channel

    async def slash(self, command: str, channel: Any = None, **options: Any) -> Answer:
        """Type a slash command there."""
        return await super().slash(command, channel or self.channel, **options)


@contextmanager
def abroad(
    world: World,
    person: Person,
    *,
    external_apps: bool = True,
    nickname: str = "",
    moderator: bool = False,
) -> Iterator[Traveller]:
    """Yield a person on a server that the bot has not joined.

    `external_apps` says whether the server lets them have outside apps answer publicly.
    """
    mate = discord.Permissions(manage_messages=True, manage_guild=True)
    with patch.object(world.env.backend, "emit", lambda *event: None):  # The bot hears nothing of it.
        guild = world.env.create_guild("The Lagoon")
        channel = guild.create_text_channel("grotto")
        roles = [guild.create_role("mate", permissions=mate)] if moderator else []
        member = guild.add_member(person.member.user, roles=roles, nick=nickname or None)
    used = discord.Permissions(use_external_apps=True).value

    def change(payload: dict[str, Any]) -> None:
        allowed = int(payload["member"]["permissions"])
        payload["member"]["permissions"] = str(allowed | used if external_apps else allowed & ~used)

    with _changed_payloads(channel.id, change):
        yield Traveller(world, member, person.name, channel)


@contextmanager
def in_group(person: Person) -> Iterator[None]:
    """Have the person's direct messages be a group in which the bot is not."""

    def change(payload: dict[str, Any]) -> None:
        payload["context"] = PRIVATE_CHANNEL
        payload["channel"] = {"id": payload["channel_id"], "type": GROUP_CHANNEL, "recipients": []}

    with _changed_payloads(person.member.user.dm_channel.id, change):
        yield


@contextmanager
def _changed_payloads(channel: int, change: Any) -> Iterator[None]:
    """Apply `change` to every interaction in this channel, all of which a person's install authorizes."""
    plain = wire.base_payload

    def changed(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        if facts["channel_id"] == channel:
            payload["authorizing_integration_owners"] = {"1": str(facts["user_id"])}
            change(payload)
        return record, payload

    with patch.object(wire, "base_payload", changed):
        yield
