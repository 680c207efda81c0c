"""Finished matches: lists, autocompletion, replays, and summaries of an evening."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.client.answers import may_moderate, public_texts, reader_texts, send_public, share
from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.client.leaderboards import CHOICES
from bot.client.parsing import parse_history, parse_step
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.pages.evenings import EVENING
from bot.present import notices
from bot.present.past import history
from bot.present.past.history import HistoryQuery
from bot.present.post import Post
from bot.seating.block_list import require_welcome
from bot.store.history import get_finished_match, get_history_page
from bot.texts.match_ids import match_id, match_number
from bot.texts.sentences import Texts


async def show_history(interaction: Interaction, asked: HistoryQuery, public: bool) -> None:
    """Show finished matches, privately or to the whole channel.

    Raises:
        Refused: T-57 another person's in a direct message.
    """
    if public:
        await send_public(interaction, partial(_public, interaction, asked))
        return
    post = await _history(interaction, asked, await reader_texts(interaction), private=True)
    await interaction.client.courier.reply(interaction, post)


async def _public(interaction: Interaction, asked: HistoryQuery) -> Post:
    return await _history(interaction, asked, await public_texts(interaction), private=False)


async def show_own(interaction: Interaction, _click: Click) -> None:
    """Show the person's own finished matches of all games in a new private message."""
    await show_history(interaction, HistoryQuery(interaction.user.id), public=False)


async def turn_history(interaction: Interaction, click: Click) -> None:
    """Show another page or other matches, or a chosen match; a click on a public list opens a private list.

    Raises:
        Refused: T-3 not understood, T-57 another person's in a direct message, or as `show_replay`.
    """
    if click.words and click.words[-1].startswith("#"):
        await show_replay(interaction, click.words[-1])
        return
    asked = parse_history(click.words, interaction.user.id)
    post = await _history(interaction, asked, await reader_texts(interaction), private=True)
    await interaction.client.courier.replace(interaction, post)


async def _history(interaction: Interaction, asked: HistoryQuery, t: Texts, *, private: bool) -> Post:
    """Return the list of this server's matches; in a direct message, the reader's matches on all servers.

    Raises:
        Refused: T-57 another person's in a direct message.
    """
    services, guild, user = interaction.client.services, server_of(interaction), interaction.user.id
    if guild is None and asked.whose != user:
        raise Refused(RefusalId.SERVER_ONLY)
    page = await services.store.read(
        get_history_page, guild, user=asked.whose, game=asked.game, beside=asked.beside, newer=asked.newer
    )
    name = "" if asked.whose is None else (await services.people.get(asked.whose)).name
    reads = user if private else None
    return history.history(asked, page, name, t, reader=reads, server=guild is not None)


async def show_replay(interaction: Interaction, said: str) -> None:
    """Show the replay of the finished match with this id; of a match at a real table, its score pad.

    Raises:
        Refused: T-98 no such match for this person, T-19 not over.
    """
    bot, user, number = interaction.client, interaction.user.id, match_number(said)
    try:
        post = await bot.services.replays.opened(number, user, server_of(interaction))
    except Refused as refused:
        match = None if number is None else await bot.services.store.read(get_finished_match, number)
        if refused.rule != RefusalId.PAD_NOT_REPLAYED or match is None or match.pad_id is None:
            raise
        post = await bot.services.pad_pages.look(match.pad_id, user)
    await bot.courier.reply(interaction, post)


async def open_replay(interaction: Interaction, click: Click) -> None:
    """Show the replay of the match chosen from a menu, or of the button's match.

    Raises:
        Refused: as `show_replay`.
    """
    await show_replay(interaction, " ".join(click.words) or match_id(click.table))


async def turn_replay(interaction: Interaction, click: Click) -> None:
    """Show another position of a match.

    Raises:
        Refused: T-3 no such position, or as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    post = await bot.services.replays.target_page(click.table, parse_step(click.words), user, guild)
    if post is None:
        await bot.courier.reply(
            interaction, notices.notice((await reader_texts(interaction))("replay-no-worst"))
        )
        return
    await bot.courier.replace(interaction, post)


async def show_worst(interaction: Interaction, click: Click) -> None:
    """Show this person privately the trick that cost them most, in the match or in the round just scored.

    Raises:
        Refused: T-6 they never had a seat, or as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    services = bot.services
    post = await services.papers.worst(click.table, user)
    post = post or await services.replays.worst(click.table, user, guild)
    if post is None:
        post = notices.notice((await reader_texts(interaction))("replay-no-worst"))
    await bot.courier.reply(interaction, post)


async def send_page(interaction: Interaction, click: Click) -> None:
    """Send a whole match privately as an HTML page.

    Raises:
        Refused: as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    await bot.courier.answer_later(interaction)
    await bot.courier.reply(interaction, await bot.services.replays.page(click.table, user, guild))


async def send_report(interaction: Interaction, click: Click) -> None:
    """Send the report of a replay's position privately, with the match log.

    Raises:
        Refused: T-3 no such position, or as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    at = parse_only_number(click.words)
    await bot.courier.reply(interaction, await bot.services.replays.report(click.table, at, user, guild))


async def show_fairness(interaction: Interaction, click: Click) -> None:
    """Show privately what holds of a match when it is checked again; with a position, of the move before it.

    Raises:
        Refused: T-3 no such position, or as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, server_of(interaction)
    at = parse_only_number(click.words) if click.words else 0
    await bot.courier.answer_later(interaction)
    await bot.courier.reply(interaction, await bot.services.replays.fairness(click.table, at, user, guild))


async def end_evening(interaction: Interaction, click: Click) -> None:
    """Post the summary of the evening that this match ended, unless the summary was posted before.

    Raises:
        Refused: T-13 neither host nor moderator, T-83 blocked, T-93 there is no evening, T-91 shown already,
            T-92 it cannot be posted.
    """
    bot = interaction.client
    services = bot.services
    await require_welcome(services.store, server_of(interaction), interaction.user.id)
    header = (await services.tables.snapshot(click.table, None)).header
    if interaction.user.id != header.host and not await may_moderate(interaction):
        raise Refused(RefusalId.HOST_OR_MODERATOR_ONLY)
    post = await services.papers.evening(click.table)
    lobby = await services.pages.evenings.first_given_up(click.table)
    if lobby is not None and (link := await bot.courier.table.link(lobby)):
        raise Refused(RefusalId.SHARED_ALREADY, link=link)
    await share(interaction, header, EVENING, post)


async def suggest_matches(
    interaction: Interaction, typed: str, *, void: bool = True
) -> list[app_commands.Choice[str]]:
    """Return the newest finished matches of this server whose label contains the typed text.

    In a direct message, return the person's own matches on all servers. With `void` False, omit void matches.
    """
    t, guild = await reader_texts(interaction), server_of(interaction)
    user = interaction.user.id if guild is None else None
    page = await interaction.client.services.store.read(get_history_page, guild, user=user, most=2 * CHOICES)
    labels = {history.label(match, t): match for match in page.matches if void or match.void is None}
    alike = [label for label in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=match_id(labels[label].table_id)) for label in alike][
        :CHOICES
    ]
