"""Inviting people to a table, from the menu on a person or the host's panel, and coming from wherever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.client.answers import reader_texts, require_server
from bot.client.clicks import Click
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.client.late_comers import sit_down_late
from bot.client.sight import may_see, require_sight
from bot.client.table_lookup import ask_which
from bot.errors import RefusalId, Refused
from bot.numbers import parse_number
from bot.present import notices
from bot.present.play.late_comers import describe_seat
from bot.present.refusals import refusal_text
from bot.records.tables import TableHeader
from bot.seating.block_list import require_seatable, require_welcome
from bot.seating.invitations import require_room_for
from bot.store.tables import LIVE
from bot.texts.sentences import Texts, escape_name

FOR_ALL: Final = frozenset({RefusalId.TOO_MANY_INVITED, RefusalId.TOO_MANY_INVITATIONS, RefusalId.BLOCKED})
"""Refusals of an invitation that hold for everybody else, too."""


async def invite_to_table(interaction: Interaction, invited: discord.User | discord.Member) -> None:
    """Invite a person to the table at which the asker sits; if there are several, ask which one.

    Raises:
        Refused: T-8 oneself, T-10 their match takes no late-comers, T-15 they sit nowhere here, T-57 outside
            a server, T-59 not a member, or as `invite_to`.
    """
    guild, user = require_server(interaction), interaction.user.id
    if invited.bot:
        raise Refused(RefusalId.APP)
    if invited.id == user:
        raise Refused(RefusalId.ALREADY_SEATED)
    if not isinstance(invited, discord.Member):
        raise Refused(RefusalId.NOT_A_MEMBER, player=display_name(invited))
    tables = interaction.client.services.tables
    here = [header for header in await tables.tables_of(user) if header.guild_id == guild]
    open_ones = [header for header in here if header.status == "lobby" or header.takes_late_comers]
    seated = [header for header in open_ones if (await tables.snapshot(header.id, user)).has_seat]
    if not seated:
        raise Refused(RefusalId.ALREADY_BEGUN if here else RefusalId.NO_TABLE_HERE)
    if len(seated) > 1:
        await ask_which(interaction, seated, f"@invite {invited.id}")
        return
    t = await reader_texts(interaction)
    text = await invite_to(interaction, seated[0], invited, t)
    await interaction.client.courier.reply(interaction, notices.notice(text))


async def invite_to(interaction: Interaction, header: TableHeader, invited: discord.Member, t: Texts) -> str:
    """Send a member the link to this table, and admit them; return what to tell the asker.

    Raises:
        Refused: T-6 the asker does not sit there, T-30 an app, T-83 or T-84 one of them is blocked, T-161 the
            member cannot see the table, as `require_room_for`, or as `Invitations.count`.
    """
    bot, user, name = interaction.client, interaction.user, display_name(invited)
    if invited.bot:
        raise Refused(RefusalId.APP)
    services, invitations = bot.services, bot.courier.invitations
    snapshot = await services.tables.require_seat(header.id, user.id)
    await services.people.introduce(invited.id, name, interaction.locale.value)
    await require_welcome(services.store, header.guild_id, user.id)
    await require_seatable(services.store, header.guild_id, invited.id, name)
    require_room_for(snapshot, invited.id, name)
    if not await may_see(invited, header):
        raise Refused(RefusalId.CANNOT_SEE_TABLE, player=name)
    await invitations.count(header, user.id, invited.id, name)
    await services.lobby.admit(header.id, invited.id, name)
    later = partial(_answer_later, interaction)
    sent = await invitations.send(header, invited.id, display_name(user), invited.guild.name, later)
    link = await bot.courier.table.link(header.id) or header.address
    return t("invited" if sent else "invited-untold", player=escape_name(name), link=link)


async def invite_by_number(interaction: Interaction, header: TableHeader, users: Sequence[int]) -> None:
    """Invite the people with these ids to a table of this server, and say privately what came of each.

    Raises:
        Refused: T-11 the table is of another server, T-57 outside a server.
    """
    if header.guild_id != require_server(interaction):
        raise Refused(RefusalId.NO_SUCH_TABLE)
    t, lines = await reader_texts(interaction), list[str]()
    if len(users) > 1:
        await _answer_later(interaction)
    for user in dict.fromkeys(users):
        try:
            member = await find_member(interaction, user)
            lines.append(await invite_to(interaction, header, member, t))
        except Refused as refused:
            if len(users) == 1:
                raise
            lines.append(f"⚓ {refusal_text(refused.rule, refused.facts, t)}")
            if refused.rule in FOR_ALL:
                break
    await interaction.client.courier.reply(interaction, notices.notice("\n".join(lines)))


async def _answer_later(interaction: Interaction) -> None:
    if not interaction.response.is_done():
        await interaction.client.courier.answer_later(interaction)


async def pick_table(interaction: Interaction, click: Click) -> None:
    """Invite the person to the table chosen from several.

    Raises:
        Refused: T-3 not understood, T-11 no such table of this server, or as `invite_to`.
    """
    if len(click.words) != 2:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    invited, number = map(parse_number, click.words)
    header = (await interaction.client.services.tables.snapshot(number, None)).header
    await invite_by_number(interaction, header, [invited])


async def invite_several(interaction: Interaction, click: Click) -> None:
    """Invite the people chosen in the host's panel.

    Raises:
        Refused: T-3 nobody is named, or as `invite_by_number`.
    """
    if not click.words:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    header = (await interaction.client.services.tables.snapshot(click.table, interaction.user.id)).header
    await invite_by_number(interaction, header, [parse_number(word) for word in click.words])


async def find_member(interaction: Interaction, user: int) -> discord.Member:
    """Return a member of this server.

    Raises:
        Refused: T-57 outside a server, T-59 not a member.
    """
    server = interaction.client.get_guild(require_server(interaction))
    if server is None:
        raise Refused(RefusalId.SERVER_ONLY)
    try:
        return await server.fetch_member(user)
    except discord.NotFound:
        known = await interaction.client.services.people.get(user)
        raise Refused(RefusalId.NOT_A_MEMBER, player=known.name, user=user) from None


async def come(interaction: Interaction, click: Click) -> None:
    """Seat whoever presses Join in an invitation or on a table found by its code, from wherever they press.

    In a lobby they sit down; at a running table they get their seat back, or wait for one.

    Raises:
        Refused: T-5 the match is over, T-160 the person may not see the table, or as `Lobby.join`,
            `sit_down_late`.
    """
    services, courier = interaction.client.services, interaction.client.courier
    header = (await services.tables.snapshot(click.table, interaction.user.id)).header
    member = await require_sight(interaction, header)
    if header.status not in LIVE:
        raise Refused(RefusalId.MATCH_OVER)
    name = display_name(member)
    if header.status == "running":
        await sit_down_late(interaction, header.id, name)
        return
    await services.meetings.join(header.id, member.id, name, interaction.id)
    snapshot = await services.tables.snapshot(header.id, member.id)
    link = await courier.table.link(header.id)
    await courier.reply(interaction, describe_seat(snapshot, link, await reader_texts(interaction)))
    await courier.direct_messages.open(member.id)
