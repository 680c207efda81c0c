"""What people on Discord are called."""

from __future__ import annotations

import discord

from bot.texts.sentences import one_line


def name_of(user: discord.User | discord.Member) -> str:
    """Their name on this server, else everywhere; where nothing of these can be seen, their username."""
    names = (user.display_name, user.global_name or "")
    return next((name for name in names if one_line(name)), user.name)
