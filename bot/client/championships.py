"""Opening a championship in a channel, and finding the channel's championships."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from discord import app_commands

from bot.client.answers import (
    announce,
    reader_texts,
    require_may_count,
    require_may_open,
    require_permissions,
    require_server,
)
from bot.client.command_texts import word
from bot.client.handlers import Interaction
from bot.courier.replies import in_private
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.records.championships import ChampionshipHeader
from bot.seating.player_counts import is_allowed_count
from bot.store.championships import list_championships_in_channel, list_honours, list_unfinished_championships
from bot.tables.deadlines import TIMERS
from bot.texts.sentences import LOCALES, Texts, one_line, pick_locale, texts
from engine import GAMES
from engine.championship.plan import EL_CASTILLAR, FORMATS

FORMAT_CHOICES = [app_commands.Choice(name=word(f"format-{form}"), value=form) for form in FORMATS]
NOT_GIVEN, COUNTS_FLAG = "-", "on"
SEASON_LENGTHS: Final = frozenset(str(length) for length in range(21))
ACTION_LIMIT: Final = 100 - len("1::0:")
"""Maximum length of a button's action and the number of its championship, in characters."""


class Wish(NamedTuple):
    """The parameters of `/championship new`; missing parameters are None or ""."""

    game: str | None
    form: str | None
    title: str
    season: str
    counts: bool
    language: str | None
    timer: str | None

    def action(self, beside: int) -> str:
        """Return the wish as a button's action that `parse_request` parses, even after a restart.

        A long title is cut to fit into a button's custom_id.
        """
        given = (self.game, self.form, COUNTS_FLAG if self.counts else None, self.language, self.timer)
        season = one_line(self.season)
        head = " ".join(["@c-new", *(word or NOT_GIVEN for word in given), f"{len(season)} {season}"])
        return (head + one_line(self.title))[: ACTION_LIMIT - len(f"{beside}")].rstrip()


def parse_request(words: Sequence[str]) -> Wish:
    """Parse the words of a button made by `Wish.action`.

    Raises:
        Refused: T-3 the words make no sense.
    """
    text = " ".join(words[6:])
    known = ((*GAMES, NOT_GIVEN), (*FORMATS, NOT_GIVEN), (COUNTS_FLAG, NOT_GIVEN), (*LOCALES, NOT_GIVEN))
    values = (*known, (*TIMERS, NOT_GIVEN))
    readable = all(word in allowed for word, allowed in zip(words, values, strict=False))
    if len(words) < 6 or not readable or words[5] not in SEASON_LENGTHS:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    game, form, counts, language, timer = (None if word == NOT_GIVEN else word for word in words[:5])
    season, title = text[: int(words[5])], text[int(words[5]) :]
    return Wish(game, form, title, season, counts is not None, language, timer)


async def open_championship(interaction: Interaction, wish: Wish, *, beside: int = 0) -> None:
    """Open a championship and show its message, which has the button to sign up.

    Missing parameters come from the server's defaults. If a championship other than `beside` is running in
    this channel, the person is shown that championship, with a button to open theirs anyway.

    Raises:
        Refused: T-14 no such format, T-16 missing permissions, T-23, T-28 or T-45 not allowed to, T-71
            another championship is running, T-57 outside a server, T-81 too many, T-83 blocked.
    """
    bot = interaction.client
    services = bot.services
    game, form, title, season, counts, language, timer = wish
    guild = require_server(interaction)
    await require_permissions(interaction)
    await require_may_open(interaction)
    if counts:
        await require_may_count(interaction)
    played = game or EL_CASTILLAR
    settings = await services.people.server(guild)
    defaults = settings.for_game(played)
    spoken = (
        settings.language
        if settings.language != "auto"
        else pick_locale((await reader_texts(interaction)).locale)
    )
    locale = language or spoken
    t = texts(locale)
    seats = GAMES[played].seats
    kept = (
        defaults.options
        if all(is_allowed_count(GAMES[played], defaults.options, number) for number in seats)
        else {}
    )
    # Treat invisible text as missing: Discord accepts no label without a visible character.
    part = one_line(season) or await services.tables.boards.season(guild)
    called = one_line(title) or await _free_name(interaction, guild, played, part, t)
    try:
        header = await services.championships.open(
            game=played,
            form=form,
            options=kept,
            guild_id=guild,
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
        if refused.rule != RefusalId.CHAMPIONSHIP_GOES_ON:
            raise
        live = refused.facts["live"]
        action = wish.action(live[0].id)
        shown = parse_request(action.split(" ")[1:]).title or called
        raise Refused(RefusalId.CHAMPIONSHIP_GOES_ON, live=live, called=shown, action=action) from refused
    if in_private(interaction):
        bot.courier.retry_channel(header.channel_id)
        # Only replace the private question: the scheduler sends the public message to the channel.
        opened = notices.notice((await reader_texts(interaction))("championship-opened"))
        await bot.courier.replace(interaction, opened)
        services.scheduler.start_steps(header.id)
        return
    messages, start_steps = bot.courier.championship_messages, services.scheduler.start_steps
    await announce(interaction, messages, header.id, header.channel_id, start_steps)


async def _free_name(interaction: Interaction, guild: int, game: str, season: str, t: Texts) -> str:
    """Return the default name, numbered to differ from other championships of this channel or season."""
    store = interaction.client.services.store
    others = list(await store.read(list_championships_in_channel, interaction.channel_id or 0))
    others += [honours.header for honours in await store.read(list_honours, guild, season)]
    going_on = await store.read(list_unfinished_championships, interaction.created_at)
    others += [header for header in going_on if (header.guild_id, header.season) == (guild, season)]
    taken = {header.name for header in others}
    name = t("championship-name", game=t(f"game-{game}"), season=season)
    numbered = (t("championship-name-again", name=name, number=number) for number in count(2))
    return name if name not in taken else next(free for free in numbered if free not in taken)


async def channel_championships(interaction: Interaction) -> Sequence[ChampionshipHeader]:
    """Return the running championships of this channel, else the newest that has ended.

    Raises:
        Refused: T-40 this channel has no championship.
    """
    channel = interaction.channel
    found = await interaction.client.services.store.read(
        list_championships_in_channel, interaction.channel_id or 0
    )
    parent = getattr(channel, "parent_id", None)
    if not found and parent is not None:
        found = await interaction.client.services.store.read(list_championships_in_channel, parent)
    if not found:
        raise Refused(RefusalId.NO_SUCH_CHAMPIONSHIP)
    return [header for header in found if header.status == "running"] or found[:1]
