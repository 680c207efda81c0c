"""What the bot may do where: what it needs, and what is written again once that has changed."""

from __future__ import annotations

import discord

from bot.courier import Courier


def write_again(courier: Courier, guild: discord.Guild, within: int | None = None) -> None:
    """What the bot may do in a server, or only `within` a channel and its threads, may have changed."""

    def changed(channel: int) -> bool:
        found = guild.get_channel_or_thread(channel)
        places = (channel, getattr(found, "parent_id", None))
        return found is not None and (within is None or within in places)

    courier.look_again(changed)
