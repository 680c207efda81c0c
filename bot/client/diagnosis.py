"""Reports of `/server`: the bot's state in a channel, and the open tables and championships of a server."""

from __future__ import annotations

import discord

from bot.client.handlers import Interaction
from bot.client.permissions import needed
from bot.courier.places import server_of
from bot.present.server.server import Diagnosis, MessageRefusal, OpenGames
from bot.store.championships import list_unfinished_championships
from bot.store.tables import list_tables_on_server


async def diagnosis(interaction: Interaction) -> Diagnosis:
    """Return the state of the bot in the channel of an interaction on a server.

    Raises:
        Unavailable: the database failed.
    """
    bot, channel, guild = interaction.client, interaction.channel_id or 0, interaction.guild
    services = bot.services
    silence = bot.courier.silence
    allowed, missing = needed(
        interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread)
    )
    why = silence.why(channel)
    refused = None if why is None else MessageRefusal(why.code, why.since)
    only = (await services.people.server(server_of(interaction))).channels
    here = {channel, getattr(interaction.channel, "parent_id", None)}
    return Diagnosis(
        channel,
        allowed,
        missing,
        refused,
        silence.without_pictures(channel),
        [
            other
            for other in silence.channels()
            if other != channel
            and silence.why(other) is not None
            and guild is not None
            and guild.get_channel_or_thread(other) is not None
        ],
        () if here.intersection(only) else only,
        await services.store.drain.is_begun(),
        not services.people.emojis.shown,
    )


async def open_items(interaction: Interaction) -> OpenGames:
    """Return the tables and championships of this server that have not ended.

    Raises:
        Unavailable: the database failed.
    """
    store, guild = interaction.client.services.store, server_of(interaction)
    tables = [] if guild is None else await store.read(list_tables_on_server, guild)
    unfinished = await store.read(list_unfinished_championships, interaction.created_at)
    championships = [each for each in unfinished if each.guild_id == guild and each.status == "running"]
    return OpenGames(tables, championships)
