"""Leaderboards and rules help, shared by several cogs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.client.answers import public_texts, reader_texts, require_server, send_public
from bot.client.clicks import Click
from bot.client.handlers import Interaction
from bot.client.parsing import parse_board
from bot.errors import RefusalId, Refused
from bot.pages.boards import BoardPages
from bot.present import notices
from bot.present.post import Post
from bot.records.boards import Board
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts

CHOICES: Final = 25
"""Maximum number of autocomplete choices in Discord."""


async def show_leaderboard(interaction: Interaction, board: Board, public: bool) -> None:
    """Show a leaderboard of this server, privately or to the whole channel."""
    if public:
        await send_public(interaction, partial(_public, interaction, board))
        return
    post = await _first(interaction, board, await reader_texts(interaction), private=True)
    await interaction.client.courier.reply(interaction, post)


async def _public(interaction: Interaction, board: Board) -> Post:
    return await _first(interaction, board, await public_texts(interaction), private=False)


async def turn_leaderboard(interaction: Interaction, click: Click) -> None:
    """Show another page or leaderboard; a click on a public leaderboard opens a private leaderboard.

    Raises:
        Refused: T-3 not understood, T-57 outside a server.
    """
    guild = require_server(interaction)
    board = parse_board(click.verb, click.words)
    pages, t = BoardPages(interaction.client.services.tables.boards), await reader_texts(interaction)
    post = await pages.board(guild, board, interaction.user.id, t, private=True)
    await interaction.client.courier.replace(interaction, post)


async def _first(interaction: Interaction, board: Board, t: Texts, *, private: bool) -> Post:
    guild, pages = require_server(interaction), BoardPages(interaction.client.services.tables.boards)
    return await pages.first(guild, board, interaction.user.id, t, private=private)


def filter_names(names: Sequence[str], typed: str) -> list[str]:
    """Return the names that contain the typed text, in their order."""
    wanted = "_".join(typed.split()).casefold()
    return [name for name in names if wanted in name.casefold()][:CHOICES]


async def show_rules(interaction: Interaction, game: str, topic: str) -> None:
    """Show a topic of the rules; without `topic`, the rules of the person's own table, else the first topic.

    Raises:
        Refused: T-55 the game has no such topic.
    """
    bot, t = interaction.client, await reader_texts(interaction)
    services = bot.services
    known = rules.find_topic(game, t.locale, topic)
    if topic and not known:
        raise Refused(RefusalId.BAD_VALUE, value=topic)
    mine = [] if topic else await services.tables.tables_of(interaction.user.id)
    here = [h for h in mine if h.game == game and interaction.channel_id in (h.channel_id, h.thread_id)]
    if here:
        post = notices.table_rules(await services.tables.snapshot(here[0].id, None), t)
    else:
        post = notices.rules_page(game, known, t)
    await bot.courier.reply(interaction, post)
