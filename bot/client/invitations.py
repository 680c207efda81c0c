"""Inviting people to a lobby from the menu on a person."""

from __future__ import annotations

from functools import partial

import discord

from bot.client.answers import reader_texts, require_server
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.client.table_lookup import ask_which
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.records.tables import TableHeader
from bot.seating.block_list import require_seatable, require_welcome
from bot.seating.invitations import require_room_for
from bot.texts.sentences import escape_name


async def invite_to_lobby(interaction: Interaction, invited: discord.User | discord.Member) -> None:
    """Invite a person to the lobby in which the asker sits; if there are several, ask which one.

    Raises:
        Refused: T-8 oneself, T-10 their match has begun, T-15 they sit nowhere here, T-30 an app, T-57
            outside a server, T-59 not a member, or as `invite_to`.
    """
    guild, user = require_server(interaction), interaction.user.id
    if invited.bot:
        raise Refused(RefusalId.APP)
    if invited.id == user:
        raise Refused(RefusalId.ALREADY_SEATED)
    if not isinstance(invited, discord.Member):
        raise Refused(RefusalId.NOT_A_MEMBER, player=display_name(invited))
    services = interaction.client.services
    await services.people.introduce(invited.id, display_name(invited), interaction.locale.value)
    tables = services.tables
    here = [header for header in await tables.tables_of(user) if header.guild_id == guild]
    lobbies = [header for header in here if header.status == "lobby"]
    lobbies = [header for header in lobbies if (await tables.snapshot(header.id, user)).has_seat]
    if not lobbies:
        raise Refused(RefusalId.ALREADY_BEGUN if here else RefusalId.NO_TABLE_HERE)
    if len(lobbies) > 1:
        await ask_which(interaction, lobbies, f"@invite {invited.id}")
        return
    await invite_to(interaction, lobbies[0], invited.id)


async def invite_to(interaction: Interaction, header: TableHeader, invited: int) -> None:
    """Post an invitation where this lobby stands, and send its link privately.

    Raises:
        Refused: T-6 the asker does not sit there, T-83 or T-84 one of them is blocked, as `require_room_for`,
            or as `Invitations.invite`.
    """
    bot, user = interaction.client, interaction.user
    services = bot.services
    name = (await services.people.get(invited)).name
    snapshot = await services.tables.require_seat(header.id, user.id)
    await require_welcome(services.store, header.guild_id, user.id)
    await require_seatable(services.store, header.guild_id, invited, name)
    require_room_for(snapshot, invited, name)
    later = partial(bot.courier.answer_later, interaction)
    link = await bot.courier.invitations.invite(header, invited, name, display_name(user), later)
    t = await reader_texts(interaction)
    await bot.courier.reply(interaction, notices.notice(t("invited", player=escape_name(name), link=link)))
