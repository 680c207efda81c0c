"""What the bot may do where: what it needs, and what is written again once that has changed."""

from __future__ import annotations

from typing import Final

import discord

from bot.courier import Courier

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


def write_again(courier: Courier, guild: discord.Guild, within: int | None = None) -> None:
    """What the bot may do in a server, or only `within` a channel and its threads, may have changed."""

    def changed(channel: int) -> bool:
        found = guild.get_channel_or_thread(channel)
        places = (channel, getattr(found, "parent_id", None))
        return found is not None and (within is None or within in places)

    courier.look_again(changed)
