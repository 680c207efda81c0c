"""Opening championships in a channel, and finding the one that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from discord import app_commands

from bot.championship_records import ChampionshipHeader
from bot.client.answers import (
    Interaction,
    reader,
    require_leave_to_honour,
    require_leave_to_open,
    require_permissions,
)
from bot.client.words import word
from bot.courier.clicked import in_private
from bot.errors import House, Refused
from bot.present import notices
from bot.seating.player_counts import fits
from bot.tables.deadlines import TIMERS
from bot.texts.sentences import LOCALES, Texts, one_line, pick, texts
from engine import GAMES
from engine.championship.plan import EL_CASTILLAR, FORMATS

FORMAT_CHOICES = [app_commands.Choice(name=word(f"format-{form}"), value=form) for form in FORMATS]
NOT_GIVEN, COUNTS = "-", "on"
SEASON_LENGTHS: Final = frozenset(str(length) for length in range(21))
ACTION_LIMIT: Final = 100 - len("1::0:")
"""Characters of a button's action and the number of its championship."""


class Wish(NamedTuple):
    """What `/championship new` was given; None and "" for what was not."""

    game: str | None
    form: str | None
    title: str
    season: str
    counts: bool
    language: str | None
    timer: str | None

    def action(self, beside: int) -> str:
        """The same as the action of a button, the end of a long title cut where a button has no room for it.

        `wished` reads it back, also after a restart.
        """
        given = (self.game, self.form, COUNTS if self.counts else None, self.language, self.timer)
        season = one_line(self.season)
        head = " ".join(["@c-new", *(word or NOT_GIVEN for word in given), f"{len(season)} {season}"])
        return (head + one_line(self.title))[: ACTION_LIMIT - len(f"{beside}")].rstrip()


def wished(words: Sequence[str]) -> Wish:
    """What the words of such a button stand for. Refused T-3 where they are anything else."""
    text = " ".join(words[6:])
    known = ((*GAMES, NOT_GIVEN), (*FORMATS, NOT_GIVEN), (COUNTS, NOT_GIVEN), (*LOCALES, NOT_GIVEN))
    readable = all(word in ones for word, ones in zip(words, (*known, (*TIMERS, NOT_GIVEN)), strict=False))
    if len(words) < 6 or not readable or words[5] not in SEASON_LENGTHS:
        raise Refused(House.NOT_UNDERSTOOD)
    game, form, counts, language, timer = (None if word == NOT_GIVEN else word for word in words[:5])
    season, title = text[: int(words[5])], text[int(words[5]) :]
    return Wish(game, form, title, season, counts is not None, language, timer)


async def open_championship(interaction: Interaction, wish: Wish, *, beside: int = 0) -> None:
    """Open a championship and show it: its message takes sign-ups.

    What is not given comes from the server's defaults. Refused: T-16, T-23, T-28, T-45, T-14, T-81, T-71
    where one goes on that is not known to be: whoever asks is shown it, and opens theirs `beside` it with a
    button.
    """
    bot = interaction.client
    game, form, title, season, counts, language, timer = wish
    await require_permissions(interaction)
    await require_leave_to_open(interaction)
    if counts:
        await require_leave_to_honour(interaction)
    played = game or EL_CASTILLAR
    settings = await bot.people.server(interaction.guild_id)
    defaults = settings.for_game(played)
    spoken = settings.language if settings.language != "auto" else pick((await reader(interaction)).locale)
    locale = language or spoken
    t = texts(locale)
    seats = GAMES[played].seats
    kept = defaults.options if all(fits(GAMES[played], defaults.options, number) for number in seats) else {}
    # What cannot be seen has not been given: Discord takes no label without a sign.
    part = one_line(season) or await bot.tables.boards.season(interaction.guild_id or 0)
    called = one_line(title) or await _free_name(interaction, played, part, t)
    try:
        header = await bot.championships.open(
            game=played,
            form=form,
            options=kept,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            name=called,
            locale=locale,
            timer=timer or defaults.timer,
            organiser=interaction.user.id,
            feeds=counts,
            season=part,
            beside=beside,
            limits=settings.limits,
            interaction=interaction.id,
        )
    except Refused as refused:
        if refused.rule != House.CHAMPIONSHIP_GOES_ON:
            raise
        live = refused.facts["live"]
        action = wish.action(live[0].id)
        shown = wished(action.split(" ")[1:]).title or called
        raise Refused(House.CHAMPIONSHIP_GOES_ON, live=live, called=shown, action=action) from refused
    bot.courier.try_again(header.channel_id)
    if in_private(interaction):
        # The question has its answer; the message comes into the channel by itself.
        opened = notices.notice((await reader(interaction))("championship-opened"))
        await bot.courier.replace(interaction, opened)
        bot.scheduler.look(header.id)
        return
    post = await bot.courier.championship_messages.page(header.id)
    message_id = await bot.courier.say(interaction, post)
    if message_id is not None:
        await bot.courier.championship_messages.record(header.id, header.channel_id, message_id, post)
    bot.scheduler.look(header.id)


async def _free_name(interaction: Interaction, game: str, season: str, t: Texts) -> str:
    """The usual name; with a number where another one of this channel or season is already called so."""
    store, guild = interaction.client.store, interaction.guild_id or 0
    there = list(await store.championships.in_channel(interaction.channel_id or 0))
    there += [one.header for one in await store.medals.honours(guild, season)]
    going_on = await store.championships.unfinished(interaction.created_at)
    there += [one for one in going_on if (one.guild_id, one.season) == (guild, season)]
    taken = {header.name for header in there}
    name = t("championship-name", game=t(f"game-{game}"), season=season)
    again = (t("championship-name-again", name=name, number=number) for number in count(2))
    return name if name not in taken else next(one for one in again if one not in taken)


async def here(interaction: Interaction) -> Sequence[ChampionshipHeader]:
    """The championships of this channel that go on, else the newest that has ended. Refused T-40."""
    channel = interaction.channel
    found = await interaction.client.store.championships.in_channel(interaction.channel_id or 0)
    parent = getattr(channel, "parent_id", None)
    if not found and parent is not None:
        found = await interaction.client.store.championships.in_channel(parent)
    if not found:
        raise Refused(House.NO_SUCH_CHAMPIONSHIP)
    return [header for header in found if header.status == "running"] or found[:1]
