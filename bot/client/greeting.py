"""The bot's only message on a server that has just added it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.client.permissions import needed
from bot.courier import Courier
from bot.courier.requests import Requests, nonce_of
from bot.people.people import People
from bot.present.post import Post
from bot.present.server.server import welcome
from bot.records.slots import EVERYBODY, SlotRow
from bot.texts.sentences import pick_locale

NEW: Final = timedelta(hours=1)
"""Time after joining within which a server is greeted: Discord reports servers again after an outage."""


async def greet(people: People, courier: Courier, guild: discord.Guild) -> None:
    """Greet a server once, in a channel where the bot may write; do nothing if the bot is not a member.

    Raises:
        Unavailable: the database failed.
    """
    me: discord.Member | None = guild.me
    if me is None:  # Discord's event may describe a server without its members.
        return
    channel, joined = place(guild), me.joined_at
    late = joined is not None and discord.utils.utcnow() - joined > NEW
    if channel is None or late or not await people.mark_greeted(guild.id):
        return
    settings = await people.server(guild.id)
    spoken = pick_locale(guild.preferred_locale.value) if settings.language == "auto" else settings.language
    _, missing = needed(channel.permissions_for(me))
    post = welcome(missing, await people.public_texts(guild.id, spoken))
    write = partial(_write, courier.requests, channel.id, post)
    courier.queues.put(f"channel {channel.id}", f"greeting {guild.id}", write)


async def _write(requests: Requests, channel: int, post: Post) -> bool:
    row = SlotRow(0, "greeting", EVERYBODY, channel, 0, discord.utils.utcnow())
    await requests.send(row, post, nonce_of(channel, "greeting"), silent=True)
    return True


def place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for the greeting: Discord's system channel, else the first the bot may write in."""
    own: Sequence[discord.TextChannel | None] = (guild.system_channel,)
    ordered = sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id))
    for channel in (*own, *ordered):
        if channel is not None:
            allowed = channel.permissions_for(guild.me)
            if allowed.view_channel and allowed.send_messages:
                return channel
    return None
