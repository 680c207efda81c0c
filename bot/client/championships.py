"""Opening championships in a channel, and finding the one that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from discord import app_commands

from bot.championship.rows import ChampionshipHeader
from bot.client.answers import (
    Interaction,
    reader,
    require_leave_to_honour,
    require_leave_to_open,
    require_permissions,
)
from bot.client.boards import word
from bot.i18n import Texts, one_line, pick, texts
from bot.table import Refused
from bot.terms import fits
from engine import GAMES
from engine.championship.public import FORMATS

FORMAT_CHOICES = [app_commands.Choice(name=word(f"format-{form}"), value=form) for form in FORMATS]
FIRST_GAME = "hearts" if "hearts" in GAMES else next(iter(GAMES))


async def open_championship(
    interaction: Interaction,
    *,
    game: str | None,
    form: str | None,
    title: str,
    season: str,
    counts: bool,
    language: str | None,
    timer: str | None,
) -> None:
    """Open a championship and show it: its message takes sign-ups.

    What is not given comes from the server's defaults. Refused: T-16, T-23, T-28, T-45, T-14.
    """
    bot = interaction.client
    await require_permissions(interaction)
    await require_leave_to_open(interaction)
    if counts:
        await require_leave_to_honour(interaction)
    played = game or FIRST_GAME
    settings = await bot.people.server(interaction.guild_id)
    defaults = settings.for_game(played)
    spoken = settings.language if settings.language != "auto" else pick((await reader(interaction)).locale)
    locale = language or spoken
    t = texts(locale)
    seats = GAMES[played].seats
    kept = defaults.options if all(fits(GAMES[played], defaults.options, number) for number in seats) else {}
    # What cannot be seen has not been given: Discord takes no label without a sign.
    part = one_line(season) or str(bot.championships.tables.now().year)
    header = await bot.championships.open(
        game=played,
        form=form,
        options=kept,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        name=one_line(title) or await _free_name(interaction, played, part, t),
        locale=locale,
        timer=timer or defaults.timer,
        organiser=interaction.user.id,
        feeds=counts,
        season=part,
        interaction=interaction.id,
    )
    bot.courier.hear(header.channel_id, True)
    post = await bot.courier.bulletins.page(header.id)
    message_id = await bot.courier.say(interaction, post)
    if message_id is not None:
        await bot.courier.bulletins.record(header.id, header.channel_id, message_id, post)
    bot.steward.nudge(header.id)


async def _free_name(interaction: Interaction, game: str, season: str, t: Texts) -> str:
    """The usual name; with a number where another one of this channel or season is already called so."""
    store, guild = interaction.client.store, interaction.guild_id or 0
    there = list(await store.championships_in(interaction.channel_id or 0))
    there += [one.header for one in await store.honours(guild, season)]
    going_on = await store.unsettled_championships(interaction.created_at)
    there += [one for one in going_on if (one.guild_id, one.season) == (guild, season)]
    taken = {header.name for header in there}
    name = t("championship-name", game=t(f"game-{game}"), season=season)
    again = (t("championship-name-again", name=name, number=number) for number in count(2))
    return name if name not in taken else next(one for one in again if one not in taken)


async def here(interaction: Interaction) -> Sequence[ChampionshipHeader]:
    """The championships of this channel that go on, else the newest that has ended. Refused T-40."""
    channel = interaction.channel
    found = await interaction.client.store.championships_in(interaction.channel_id or 0)
    parent = getattr(channel, "parent_id", None)
    if not found and parent is not None:
        found = await interaction.client.store.championships_in(parent)
    if not found:
        raise Refused("T-40")
    return [header for header in found if header.status == "running"] or found[:1]
