"""Playing the deal of the day, its result, its board, and sharing a result."""

from __future__ import annotations

from typing import Final

from bot.client.answers import public_texts, reader_texts, require_permissions, send_public
from bot.client.clicks import Click
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.present import notices
from bot.present.deals import daily as present
from bot.present.deals.daily import DAILY_PERIODS, EVERYWHERE, HERE
from bot.present.post import Post, Text
from bot.records.deals import Deal
from bot.records.tables import TableHeader
from bot.store.recent import Recent

REMEMBERED: Final = 512
"""Number of results remembered as shared."""


async def play_today(interaction: Interaction, _click: Click | None = None) -> None:
    """Begin or continue the person's first try at today's deal; once it is over, show its result.

    Raises:
        Refused: as `Deals.play`.
    """
    bot, user = interaction.client, interaction.user
    services, t = bot.services, await reader_texts(interaction)
    deal = await services.daily.open()
    guild = await _counting_server(interaction)
    post = await services.daily_pages.result(deal, user.id, server_of(interaction), t)
    if post is not None:
        await bot.courier.reply(interaction, post)
        return
    header = await services.deals.play(deal, user.id, display_name(user), t.locale, guild, interaction.id)
    await _show_table(interaction, header)


async def practise(interaction: Interaction, click: Click) -> None:
    """Show the person's table for practice of a deal.

    Raises:
        Refused: T-3 not understood, T-114 no such deal, or as `Daily.practise`.
    """
    services, user, t = interaction.client.services, interaction.user, await reader_texts(interaction)
    deal = await services.daily.get(parse_only_number(click.words))
    header = await services.daily.practise(deal, user.id, display_name(user), t.locale, interaction.id)
    await _show_table(interaction, header)


async def show_result(interaction: Interaction, click: Click) -> None:
    """Show the person's result of the deal of the pressed table.

    Raises:
        Refused: T-114 it is no deal of a day, T-116 no result.
    """
    services, user = interaction.client.services, interaction.user.id
    header = (await services.tables.snapshot(click.table, user)).header
    deal = await services.daily.get(header.deal_id or 0)
    t = await reader_texts(interaction)
    post = await services.daily_pages.result(deal, user, server_of(interaction), t)
    if post is None:
        raise Refused(RefusalId.NO_DAILY_RESULT)
    await interaction.client.courier.reply(interaction, post)


async def show_board(interaction: Interaction, click: Click) -> None:
    """Show the board of daily deals.

    Raises:
        Refused: T-3 not understood.
    """
    words, guild = click.words, server_of(interaction)
    period = next((one for one in DAILY_PERIODS if words[:1] == (one,)), None)
    if period is None or words[1:] not in ((HERE,), (EVERYWHERE,)):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    here = guild is not None and words[1] == HERE
    t, pages = await reader_texts(interaction), interaction.client.services.daily_pages
    post = await pages.board(period, guild, interaction.user.id, t, here=here)
    await interaction.client.courier.replace(interaction, post)


async def _show_table(interaction: Interaction, header: TableHeader) -> None:
    """Deal, and show the person their private table."""
    bot = interaction.client
    with bot.courier.own.answering(header.id, interaction.user.id):
        await bot.services.robots.deal(header.id)
        await bot.courier.show_panel(interaction, header.id, anew=True)
    bot.services.tables.report_change(header.id)


async def _counting_server(interaction: Interaction) -> int | None:
    """Return the server on which the person's result counts; none where they are blocked."""
    guild = server_of(interaction)
    settings = await interaction.client.services.people.server(guild)
    return None if interaction.user.id in settings.blocked else guild


async def _may_post(interaction: Interaction) -> bool:
    """Return whether the bot may post what this person shares in this channel."""
    if await _counting_server(interaction) is None:
        return False
    settings = await interaction.client.services.people.server(server_of(interaction))
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels and not here.intersection(settings.channels):
        return False
    try:
        await require_permissions(interaction)
    except Refused:
        return False
    return True


class SharedResults:
    """Posts results in channels, each once in a channel."""

    def __init__(self) -> None:
        self._links: Recent[dict[tuple[int, int], str]] = Recent(REMEMBERED)  # by channel, by deal and person

    async def share(self, interaction: Interaction, click: Click) -> None:
        """Post the person's result in this channel; where the bot may not, give them the line to copy.

        Raises:
            Refused: T-3 not understood, T-114 no such deal, T-116 they have no result that counts.
        """
        services, user = interaction.client.services, interaction.user
        deal: Deal = await services.daily.get(parse_only_number(click.words))
        found = await services.daily.result(deal, user.id, server_of(interaction))
        if found is None or found.everywhere is None:
            raise Refused(RefusalId.NO_DAILY_RESULT)
        t = await reader_texts(interaction)
        if not await _may_post(interaction):
            await interaction.client.courier.reply(
                interaction, present.copy_page(present.shared_line(found, "", t), t)
            )
            return
        channel = interaction.channel_id or 0
        links, key = self._links.get(channel) or self._links.keep(channel, {}), (deal.id, user.id)
        if (link := links.get(key)) is not None:
            await interaction.client.courier.reply(interaction, notices.notice(t("daily-shared", link=link)))
            return

        async def draw() -> Post:
            line = present.shared_line(found, display_name(user), await public_texts(interaction))
            return Post((Text(line),))

        place = f"https://discord.com/channels/{server_of(interaction)}/{channel}"
        links[key], said = place, None
        try:
            said = await send_public(interaction, draw)
        finally:
            if said is None:
                del links[key]
            else:
                links[key] = f"{place}/{said}"
