"""Opening a table in a channel, the way its server likes it: who may, where, in which language and thread."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.client.answers import Interaction, reader, require_leave_to_open, require_permissions
from bot.courier.board import FAILURES
from bot.i18n import pick, texts
from bot.present import house
from bot.records import TableHeader
from bot.terms import fits, seats_for
from engine import GAMES

log = logging.getLogger(__name__)

WEEK_IN_MINUTES: Final = 10080


async def open_table(
    interaction: Interaction,
    game: str,
    *,
    language: str | None = None,
    timer: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> None:
    """Open a lobby and show it: in the channel, or in a thread when the channel has a table already.

    What is not given comes from the server's defaults. Refused: T-16, T-23, T-28, T-14.
    """
    bot = interaction.client
    await require_permissions(interaction)
    await require_leave_to_open(interaction)
    user, channel_id = interaction.user, interaction.channel_id or 0
    settings = await bot.people.server(interaction.guild_id)
    defaults = settings.for_game(game)
    spoken = settings.language if settings.language != "auto" else pick((await reader(interaction)).locale)
    threaded = await _wants_thread(interaction, settings.threads)
    # What a server once kept and the game no longer knows must not close its tables for ever.
    kept = defaults.options if fits(GAMES[game], defaults.options, seats_for(GAMES[game], 1)) else {}
    header = await bot.lobby.open(
        game=game,
        host=user.id,
        name=user.display_name,
        guild_id=interaction.guild_id,
        channel_id=channel_id,
        locale=language or spoken,
        options={**kept, **(options or {})},
        timer=timer or defaults.timer,
        interaction=interaction.id,
    )
    bot.courier.hear(channel_id, True)
    try:
        await _show(interaction, header, threaded)
    finally:
        # Not before: until its message is known, looking at the table would send a second one.
        bot.waits.watch(header.id)
    await bot.courier.letters.open(user.id)


async def _show(interaction: Interaction, header: TableHeader, threaded: bool) -> None:
    """The lobby's message: the answer itself, or in a thread of its own that the answer names."""
    bot = interaction.client
    thread = await _thread(interaction, header) if threaded else None
    if thread is None:
        await bot.courier.open_table(interaction, header.id)
        return
    await bot.lobby.place_in(header.id, thread.id)
    t = texts(header.locale)
    await bot.courier.say(interaction, house.notice(t("opened-in-thread", thread=thread.mention)))


async def _wants_thread(interaction: Interaction, policy: str) -> bool:
    if not isinstance(interaction.channel, discord.TextChannel) or policy == "never":
        return False
    others = await interaction.client.tables.in_channel(interaction.channel.id)
    return policy == "always" or any(header.thread_id is None for header in others)


async def _thread(interaction: Interaction, header: TableHeader) -> discord.Thread | None:
    """A thread for this table; None where it may not be, or there are too many: the channel will do."""
    channel = interaction.channel
    allowed = interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or not allowed.create_public_threads:
        return None
    if not allowed.send_messages_in_threads:
        return None
    t = texts(header.locale)
    name = t("thread-name", game=t(f"game-{header.game}"), number=header.id)
    try:
        return await channel.create_thread(
            name=name[:100],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=WEEK_IN_MINUTES,
        )
    except FAILURES as error:
        log.info("table %s plays in its channel: %s", header.id, error)
        return None
