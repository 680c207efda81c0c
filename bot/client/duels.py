"""Opening duels, and a person's private table of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.client.answers import announce, reader_texts, require_may_open, require_permissions, require_server
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.deals.duels import LEVEL, OPTIONS, Duel
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.records.deals import Deal
from bot.records.placeholders import is_placeholder
from bot.texts.sentences import pick_locale

GAME: Final = next(iter(OPTIONS))
"""The game of a duel if none is chosen."""


async def open_duel(
    interaction: Interaction,
    people: Sequence[discord.User | discord.Member],
    game: str = GAME,
    level: str = LEVEL,
) -> None:
    """Open a duel with these people, or with anybody if there are none, and show its message.

    Raises:
        Refused: T-16 missing permissions, T-23 or T-28 not allowed to, T-30 an app, T-57 outside a server,
            T-59 not a member, or as `Duels.open`.
    """
    require_server(interaction)
    for person in people:
        if person.bot:
            raise Refused(RefusalId.APP)
        if not isinstance(person, discord.Member):
            raise Refused(RefusalId.NOT_A_MEMBER, player=display_name(person))
        introduce = interaction.client.services.people.introduce
        await introduce(person.id, display_name(person), interaction.locale.value)
    invited = {person.id: display_name(person) for person in people} or None
    await _open(interaction, game, level, invited)


async def open_again(interaction: Interaction, duel: Duel) -> None:
    """Open a duel for the people of an earlier one, or show the one that another of them has opened.

    Raises:
        Refused: T-121 the person was not among them, or as `open_duel`.
    """
    bot, user = interaction.client, interaction.user.id
    deal, players = duel.deal, {one.user: one.name for one in duel.players}
    if user != deal.host and user not in players:
        raise Refused(RefusalId.NOT_CHALLENGED, players=tuple(players.values()))
    if (there := await bot.services.duels.find_again(duel)) is not None:
        t = await reader_texts(interaction)
        link = await bot.courier.duel_messages.link(there)
        await bot.courier.reply(interaction, notices.notice(t("duel-already", link=link)))
        return
    others = {one: name for one, name in players.items() if one != user and not is_placeholder(one)}
    await _open(interaction, deal.game, deal.level, others or None)


async def _open(interaction: Interaction, game: str, level: str, invited: Mapping[int, str] | None) -> Deal:
    bot = interaction.client
    services = bot.services
    guild, channel_id = require_server(interaction), interaction.channel_id or 0
    await require_permissions(interaction)
    await require_may_open(interaction)
    settings = await services.people.server(guild)
    spoken = (
        settings.language
        if settings.language != "auto"
        else pick_locale((await reader_texts(interaction)).locale)
    )
    deal = await services.duels.open(
        game=game,
        level=level,
        locale=spoken,
        host=interaction.user.id,
        name=display_name(interaction.user),
        guild_id=guild,
        channel_id=channel_id,
        invited=invited,
        most=settings.limits.unfinished,
        interaction=interaction.id,
    )
    await announce(interaction, bot.courier.duel_messages, deal.id, channel_id, services.duels.start_steps)
    return deal


async def play_duel(interaction: Interaction, deal_id: int) -> None:
    """Show the person their private table of a duel, which begins or goes on.

    Raises:
        Refused: T-57 outside a server, or as `Duels.play`.
    """
    bot, user = interaction.client, interaction.user
    services = bot.services
    t = await reader_texts(interaction)
    header = await services.duels.play(
        deal_id, user.id, display_name(user), t.locale, require_server(interaction), interaction.id
    )
    with bot.courier.own.answering(header.id, user.id):
        await services.robots.deal(header.id)
        await bot.courier.show_panel(interaction, header.id, anew=True)
    services.clock.set_timer(header.id, at_once=True)
    services.tables.report_change(header.id)
