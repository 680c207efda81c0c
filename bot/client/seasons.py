"""The season archive: pages for everybody, and the file of a season for moderators."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.client.answers import (
    may_moderate,
    public_texts,
    reader_texts,
    require_moderator,
    require_server,
    send_public,
)
from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.client.leaderboards import CHOICES
from bot.courier.places import server_of
from bot.numbers import parse_only_number
from bot.present.past.seasons import chapter_label
from bot.present.post import Post


async def show_season(interaction: Interaction, said: str, public: bool) -> None:
    """Show a season of this server, privately or to the whole channel.

    Raises:
        Refused: T-165 this server has had no such season, T-57 outside a server.
    """
    if public:
        await send_public(interaction, partial(_public, interaction, said))
        return
    await interaction.client.courier.answer_later(interaction)
    await interaction.client.courier.reply(interaction, await _private(interaction, said))


async def turn_season(interaction: Interaction, click: Click) -> None:
    """Show the season chosen from the menu.

    Raises:
        Refused: T-3 not understood, T-165 no such season here, T-57 outside a server.
    """
    post = await _private(interaction, f"{parse_only_number(click.words)}")
    await interaction.client.courier.replace(interaction, post)


async def send_season(interaction: Interaction, said: str) -> None:
    """Send a moderator the file of a season privately.

    Raises:
        Refused: T-29 not a moderator, T-165 no such season here, T-166 its tables are too large, T-57 outside
            a server.
    """
    guild, t = await require_moderator(interaction), await reader_texts(interaction)
    await interaction.client.courier.answer_later(interaction)
    pages = interaction.client.services.season_pages
    post = await pages.file(guild, said, interaction.filesize_limit, t)
    await interaction.client.courier.reply(interaction, post)


async def press_export(interaction: Interaction, click: Click) -> None:
    """Send the file of the season whose page has the button.

    Raises:
        Refused: T-3 not understood, or as `send_season`.
    """
    await send_season(interaction, f"{parse_only_number(click.words)}")


async def suggest_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the seasons of this server whose label contains the typed text, newest first."""
    t, guild = await reader_texts(interaction), server_of(interaction)
    seasons = interaction.client.services.season_pages.seasons
    chapters = [] if guild is None else await seasons.list_all(guild)
    labels = {chapter_label(chapter, t): f"{chapter.number}" for chapter in chapters}
    alike = [label for label in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=labels[label]) for label in alike][:CHOICES]


async def _private(interaction: Interaction, said: str) -> Post:
    guild, exported = require_server(interaction), await may_moderate(interaction)
    t = await reader_texts(interaction)
    return await interaction.client.services.season_pages.page(guild, said, t, exported=exported)


async def _public(interaction: Interaction, said: str) -> Post:
    guild, t = require_server(interaction), await public_texts(interaction)
    pages = interaction.client.services.season_pages
    return await pages.page(guild, said, t, exported=False, private=False)
