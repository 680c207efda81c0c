"""Names of people on Discord."""

from __future__ import annotations

import discord

from bot.texts.sentences import one_line


def display_name(user: discord.User | discord.Member, *, nickname: bool = True) -> str:
    """Return the name on this server unless not `nickname`, else the global one, else the username.

    A name without any visible character is skipped.
    """
    names = (user.display_name if nickname else "", user.global_name or "")
    return next((name for name in names if one_line(name)), user.name)
