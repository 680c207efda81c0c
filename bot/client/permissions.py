"""What the bot may do where: what it needs, and what is written again once that has changed."""

from __future__ import annotations

from typing import Final

import discord

from bot.courier import Courier
from bot.present.server import EXPLAINED

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
"""What the bot asks for when it is invited."""
KEEPS_ORDER: Final = discord.Permissions(manage_messages=True)
"""Whom Discord shows what is for moderators alone, until a server decides otherwise under Integrations.

Others who moderate, by a role or because they manage the server, have a button in `/settings`.
"""
IN_THREADS: Final = frozenset({"send_messages", "create_public_threads"})
"""What is of no use in a thread: a permission of its own lets the bot write there."""


def needed(allowed: discord.Permissions, *, in_thread: bool = False) -> tuple[list[str], list[str]]:
    """What the bot may do, and what it may not, of all that tables work with."""
    names = [name for name in EXPLAINED if not (in_thread and name in IN_THREADS)]
    granted = [name for name in names if getattr(allowed, name)]
    return granted, [name for name in names if name not in granted]


def write_again(courier: Courier, guild: discord.Guild, within: int | None = None) -> None:
    """What the bot may do in a server, or only `within` a channel and its threads, may have changed."""

    def changed(channel: int) -> bool:
        found = guild.get_channel_or_thread(channel)
        places = (channel, getattr(found, "parent_id", None))
        return found is not None and (within is None or within in places)

    courier.look_again(changed)
