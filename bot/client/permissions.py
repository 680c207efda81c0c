"""Permissions that the bot needs, and retries of messages after permissions have changed."""

from __future__ import annotations

from typing import Final

import discord

from bot.courier import Courier
from bot.present.server.server import EXPLAINED

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
)
"""The permissions the bot asks for when it is invited."""
KEEPS_ORDER: Final = discord.Permissions(manage_messages=True)
"""The permission for which Discord shows moderators' commands, until a server changes it under Integrations.

People who moderate by a role, or because they manage the server, have a button in `/settings`.
"""
IN_THREADS: Final = frozenset({"send_messages", "create_public_threads"})
"""Permissions without effect in a thread, which has a permission of its own for writing."""


def needed(allowed: discord.Permissions, *, in_thread: bool = False) -> tuple[list[str], list[str]]:
    """Return two lists of needed permissions: those the bot has, and those the bot lacks."""
    names = [name for name in EXPLAINED if not (in_thread and name in IN_THREADS)]
    granted = [name for name in names if getattr(allowed, name)]
    return granted, [name for name in names if name not in granted]


def write_again(courier: Courier, guild: discord.Guild, within: int | None = None) -> None:
    """Retry messages that were refused in a server, or only `within` a channel and its threads."""

    def changed(channel: int) -> bool:
        found = guild.get_channel_or_thread(channel)
        places = (channel, getattr(found, "parent_id", None))
        return found is not None and (within is None or within in places)

    courier.retry_changed(changed)
