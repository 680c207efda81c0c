"""The greeting that the bot posts on a newly joined server."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.sim.screen import Message
from tests.sim.sentences import says
from tests.sim.world import World


def deny(world: World, channel: Any, *permissions: str) -> None:
    """Deny the bot these permissions in a channel."""
    world.forbid(*permissions, channel=channel)


def greetings(world: World, *channels: Any) -> list[list[Message]]:
    return [world.posts(channel) for channel in channels]


async def join_server(world: World, guild: Any) -> discord.Guild:
    """Dispatch the event that the bot has joined a server; return the server."""
    await world.env.settle()
    known = world.bot.get_guild(guild.id)
    assert known is not None
    await hears(world, known)
    return known


async def hears(world: World, guild: discord.Guild) -> None:
    with world.env._bot_scope():
        world.bot.dispatch("guild_join", guild)
    await world.env.settle()
    await world.wait(3)


async def test_a_new_server_is_greeted_once_in_the_first_writable_channel(world: World) -> None:
    guild = world.env.create_guild("Far Away")
    closed, quay, cove = (guild.create_text_channel(name) for name in ("closed", "quay", "cove"))
    deny(world, closed, "send_messages")
    deny(world, quay, "attach_files", "create_public_threads")
    known = await join_server(world, guild)
    nothing, said, elsewhere = greetings(world, closed, quay, cove)
    assert (nothing, elsewhere) == ([], [])
    (post,) = said
    assert says(post, "welcome", games="Skull King, Hearts, Skull")
    assert "/help" in post.text
    assert says(post, "welcome-missing", permissions="Create Public Threads, Attach Files")
    assert not post.buttons
    await hears(world, known)
    assert len(world.posts(quay)) == 1, "not again after an outage"
    await world.crash()
    again = world.bot.get_guild(guild.id)
    assert again is not None
    await hears(world, again)
    assert len(world.posts(quay)) == 1, "nor after a restart"
    assert not any(says(post, "welcome") for post in world.posts())


@pytest.mark.parametrize("locale", ["es-ES", "fr"])
async def test_the_greeting_is_in_the_language_of_the_server(world: World, locale: str) -> None:
    guild = world.env.create_guild("Lejos")
    quay = guild.create_text_channel("quay")
    await world.env.settle()
    known = world.bot.get_guild(guild.id)
    assert known is not None
    known.preferred_locale = discord.Locale(locale)
    await hears(world, known)
    assert says(world.posts(quay)[0], "welcome", locale)


async def test_a_server_without_a_writable_channel_is_never_greeted(world: World) -> None:
    guild = world.env.create_guild("Silent")
    quay = guild.create_text_channel("quay")
    deny(world, quay, "send_messages")
    before = len(world.requests("POST", f"/channels/{quay.id}/messages"))
    await join_server(world, guild)
    assert len(world.requests("POST", f"/channels/{quay.id}/messages")) == before
    mine = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, 0, 0)
    world.env.backend.set_overwrite(quay.id, mine)
    await world.wait(60)
    assert world.posts(quay) == []


async def test_a_server_joined_two_days_ago_is_not_greeted(world: World) -> None:
    """After an outage Discord may send the join event for an old server."""
    guild = world.env.create_guild("Old")
    await world.env.settle()
    known = world.bot.get_guild(guild.id)
    assert known is not None
    just, known.me.joined_at = known.me.joined_at, world.env.now() - timedelta(days=2)
    quay = guild.create_text_channel("quay")
    await hears(world, known)
    assert world.posts(quay) == []
    known.me.joined_at = just
    await hears(world, known)
    assert len(world.posts(quay)) == 1


async def test_a_forbidden_greeting_is_not_retried(world: World, caplog: pytest.LogCaptureFixture) -> None:
    guild = world.env.create_guild("Moody")
    quay = guild.create_text_channel("quay")
    world.inject("POST", f"/channels/{quay.id}/messages", status=403, code=50013, times=None)
    await join_server(world, guild)
    await world.wait(60)
    assert len(world.requests("POST", f"/channels/{quay.id}/messages")) == 1


async def test_a_greeting_is_retried_after_a_server_error(world: World) -> None:
    guild = world.env.create_guild("Windy")
    quay = guild.create_text_channel("quay")
    world.inject("POST", f"/channels/{quay.id}/messages", status=502, times=2)
    await join_server(world, guild)
    await world.wait(30)
    assert len(world.posts(quay)) == 1


async def test_a_server_is_greeted_only_once_the_bots_member_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = world.env.create_guild("Far Away")
    quay = guild.create_text_channel("quay")
    await world.env.settle()
    known = world.bot.get_guild(guild.id)
    assert known is not None
    with monkeypatch.context() as told:
        told.setattr(discord.Guild, "me", None)
        await hears(world, known)
        assert world.posts(quay) == []
    assert not world.env.errors
    await hears(world, known)
    assert len(world.posts(quay)) == 1
