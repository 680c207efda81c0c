"""What is found out about a channel, and about what is open on its server."""

from __future__ import annotations

import discord

from bot.client.answers import Interaction
from bot.client.permissions import needed
from bot.present.server import Diagnosis, NotTaken, Open


async def diagnosis(interaction: Interaction) -> Diagnosis:
    """How the bot is in the channel of an interaction on a server. Unavailable."""
    bot, channel, guild = interaction.client, interaction.channel_id or 0, interaction.guild
    silence = bot.courier.silence
    allowed, missing = needed(
        interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread)
    )
    why = silence.why(channel)
    refused = None if why is None else NotTaken(why.code, why.since)
    only = (await bot.people.server(interaction.guild_id)).channels
    here = {channel, getattr(interaction.channel, "parent_id", None)}
    return Diagnosis(
        channel,
        allowed,
        missing,
        refused,
        silence.without_pictures(channel),
        [
            one
            for one in silence.channels()
            if one != channel
            and silence.why(one) is not None
            and guild is not None
            and guild.get_channel_or_thread(one) is not None
        ],
        () if here.intersection(only) else only,
        await bot.store.drain.begun(),
        not bot.people.emojis.shown,
    )


async def all_open(interaction: Interaction) -> Open:
    """The tables and championships of this server that have not ended. Unavailable."""
    store, guild = interaction.client.store, interaction.guild_id
    tables = [one for one in await store.tables.live() if one.guild_id == guild]
    unfinished = await store.championships.unfinished(interaction.created_at)
    championships = [one for one in unfinished if one.guild_id == guild and one.status == "running"]
    return Open(tables, championships)
