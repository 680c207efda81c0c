"""What several cogs show alike: leaderboards and rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.board_records import Board
from bot.client.answers import Interaction, reader, say_to_all, spoken_here
from bot.client.click import Click
from bot.errors import House, Refused
from bot.pages.boards import BoardPages
from bot.present import leaderboards, notices
from bot.present.post import Post
from bot.texts import rules_help as rules
from bot.texts.sentences import Texts, escaped

CHOICES: Final = 25
"""As many as Discord shows of what may be typed."""


async def show_leaderboard(interaction: Interaction, board: Board, public: bool) -> None:
    """A board of this server: for the person who asks, or for the whole channel."""
    if public:
        await say_to_all(interaction, partial(_public, interaction, board))
        return
    post = await _first(interaction, board, await reader(interaction), private=True)
    await interaction.client.courier.reply(interaction, post)


async def _public(interaction: Interaction, board: Board) -> Post:
    return await _first(interaction, board, await spoken_here(interaction), private=False)


async def turn_leaderboard(interaction: Interaction, click: Click) -> None:
    """Another page, or another board; whoever clicks where all can see gets their own. Refused: T-3, T-57."""
    if interaction.guild_id is None:
        raise Refused(House.SERVER_ONLY)
    board = leaderboards.read(click.verb, click.words)
    pages, t = BoardPages(interaction.client.tables.boards), await reader(interaction)
    post = await pages.board(interaction.guild_id, board, interaction.user.id, t, private=True)
    await interaction.client.courier.replace(interaction, post)


async def _first(interaction: Interaction, board: Board, t: Texts, *, private: bool) -> Post:
    pages = BoardPages(interaction.client.tables.boards)
    return await pages.first(interaction.guild_id or 0, board, interaction.user.id, t, private=private)


def most_alike(names: Sequence[str], typed: str) -> list[str]:
    """Those of the names that hold what has been typed, in their order."""
    said = "_".join(typed.split()).casefold()
    return [name for name in names if said in name.casefold()][:CHOICES]


async def show_rules(interaction: Interaction, game: str, topic: str) -> None:
    """Show a topic, or without one the rules of the person's own table here, else where the rules begin.

    Refused T-55 when the game has no such topic.
    """
    bot, t = interaction.client, await reader(interaction)
    known = rules.known(game, t.locale, topic)
    if topic and not known:
        raise Refused(House.BAD_VALUE, value=escaped(topic))
    mine = [] if topic else await bot.tables.mine(interaction.user.id)
    here = [h for h in mine if h.game == game and interaction.channel_id in (h.channel_id, h.thread_id)]
    if here:
        post = notices.table_rules(await bot.tables.snapshot(here[0].id, None), t)
    else:
        post = notices.rules_page(game, known, t)
    await bot.courier.reply(interaction, post)
