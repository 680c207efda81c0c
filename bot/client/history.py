"""Finished matches: a server's, one's own, those that are offered while somebody types, and one again."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.client.answers import Interaction, may_moderate, reader, say_to_all, share, spoken_here
from bot.client.click import Click
from bot.client.leaderboards import CHOICES
from bot.errors import House, Refused
from bot.pages.evenings import EVENING
from bot.present import history, notices
from bot.present.history import History
from bot.present.post import Post
from bot.seating.blocked import require_welcome
from bot.texts.match_ids import match_id, match_number
from bot.texts.sentences import Texts


async def show_history(interaction: Interaction, asked: History, public: bool) -> None:
    """Finished matches, for the person who asks or for the whole channel. Refused T-57: others' elsewhere."""
    if public:
        await say_to_all(interaction, partial(_public, interaction, asked))
        return
    post = await _history(interaction, asked, await reader(interaction), private=True)
    await interaction.client.courier.reply(interaction, post)


async def _public(interaction: Interaction, asked: History) -> Post:
    return await _history(interaction, asked, await spoken_here(interaction), private=False)


async def show_own(interaction: Interaction, _click: Click) -> None:
    """Show whoever presses their own finished matches, of all games, in a message of its own."""
    await show_history(interaction, History(interaction.user.id), public=False)


async def turn_history(interaction: Interaction, click: Click) -> None:
    """Other matches; whoever clicks where all can see gets their own list. Refused: T-3, T-57."""
    asked = history.read(click.words, interaction.user.id)
    post = await _history(interaction, asked, await reader(interaction), private=True)
    await interaction.client.courier.replace(interaction, post)


async def _history(interaction: Interaction, asked: History, t: Texts, *, private: bool) -> Post:
    """The matches of this server; in a direct message, one's own everywhere. Refused T-57 others' there."""
    bot, guild, user = interaction.client, interaction.guild_id, interaction.user.id
    if guild is None and asked.whose != user:
        raise Refused(House.SERVER_ONLY)
    page = await bot.store.history.page(
        guild, user=asked.whose, game=asked.game, beside=asked.beside, newer=asked.newer
    )
    name = "" if asked.whose is None else (await bot.people.get(asked.whose)).name
    reads = user if private else None
    return history.history(asked, page, name, t, reader=reads, server=guild is not None)


async def show_replay(interaction: Interaction, said: str) -> None:
    """The finished match of this id from its beginning. Refused: T-98 none for them, T-19 not over."""
    bot = interaction.client
    post = await bot.replays.opened(match_number(said), interaction.user.id, interaction.guild_id)
    await bot.courier.reply(interaction, post)


async def open_replay(interaction: Interaction, click: Click) -> None:
    """The match that was chosen, or to which the button belongs. Refused as `show_replay`."""
    await show_replay(interaction, " ".join(click.words) or match_id(click.table))


async def turn_replay(interaction: Interaction, click: Click) -> None:
    """Another position of a match. Refused T-3 for none, or as `show_replay`."""
    bot, user, guild = interaction.client, interaction.user.id, interaction.guild_id
    post = await bot.replays.led(click.table, click.words, user, guild)
    if post is None:
        await bot.courier.reply(interaction, notices.notice((await reader(interaction))("replay-no-worst")))
        return
    await bot.courier.replace(interaction, post)


async def show_worst(interaction: Interaction, click: Click) -> None:
    """Show this person privately what cost them most: in the match, or in the round just scored.

    Refused T-6 if they never sat, or as `show_replay`.
    """
    bot, user, guild = interaction.client, interaction.user.id, interaction.guild_id
    post = await bot.papers.worst(click.table, user) or await bot.replays.worst(click.table, user, guild)
    if post is None:
        post = notices.notice((await reader(interaction))("replay-no-worst"))
    await bot.courier.reply(interaction, post)


async def send_page(interaction: Interaction, click: Click) -> None:
    """A whole match as a page to keep, privately. Refused as `show_replay`."""
    bot, user, guild = interaction.client, interaction.user.id, interaction.guild_id
    await bot.courier.answer_later(interaction)
    await bot.courier.reply(interaction, await bot.replays.page(click.table, user, guild))


async def end_evening(interaction: Interaction, click: Click) -> None:
    """The summary of the matches that this one has ended, for all to see, once: a lobby may have told it.

    Refused: T-13 unless host or moderator, T-83 blocked, T-93 where there is no evening, T-91, T-92.
    """
    bot = interaction.client
    await require_welcome(bot.store, interaction.guild_id, interaction.user.id)
    header = (await bot.tables.snapshot(click.table, None)).header
    if interaction.user.id != header.host and not await may_moderate(interaction):
        raise Refused(House.HOST_OR_MODERATOR_ONLY)
    post = await bot.papers.evening(click.table)
    teller = await bot.pages.evenings.teller(click.table)
    if teller is not None and (link := await bot.courier.table.link(teller)):
        raise Refused(House.SHARED_ALREADY, link=link)
    await share(interaction, header, EVENING, post)


async def played_here(
    interaction: Interaction, typed: str, *, void: bool = True
) -> list[app_commands.Choice[str]]:
    """The newest finished matches of this server, whose label holds what has been typed; `void` ones or not.

    In a direct message, those of whoever types everywhere.
    """
    t, guild = await reader(interaction), interaction.guild_id
    user = interaction.user.id if guild is None else None
    page = await interaction.client.store.history.page(guild, user=user, most=2 * CHOICES)
    labels = {history.label(match, t): match for match in page.matches if void or match.void is None}
    alike = [label for label in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=match_id(labels[label].table_id)) for label in alike][
        :CHOICES
    ]
