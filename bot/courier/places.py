"""Places from which interactions come: servers of the bot, direct messages with it, and all others.

An application that a person has installed is used on servers that the bot has not joined, in groups and
between friends, too. Nothing of such a place is read, shown or stored.
"""

from __future__ import annotations

from typing import Any

import discord


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the id of the server that an interaction comes from, if the bot is a member of it."""
    guild = interaction.guild_id
    return None if guild is None or interaction.client.get_guild(guild) is None else guild


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction comes from somebody's direct messages with the bot.

    In a group, and between two friends, others read what the bot says publicly.
    """
    return interaction.guild_id is None and not interaction.context.private_channel


def must_answer_privately(interaction: discord.Interaction[Any]) -> bool:
    """Return whether Discord shows every answer to this person alone.

    A server that the bot has not joined decides who may have outside apps answer publicly.
    """
    abroad = interaction.guild_id is not None and server_of(interaction) is None
    return abroad and not interaction.permissions.use_external_apps
