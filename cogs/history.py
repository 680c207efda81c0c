"""`/history` and `/replay`: finished matches, and the replay of one step by step."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors
from bot.client.command_texts import BOARD_GAMES, command_texts, parameters, word
from bot.client.handlers import Client, Interaction
from bot.client.history import (
    end_evening,
    open_replay,
    send_page,
    send_report,
    show_fairness,
    show_history,
    show_own,
    show_replay,
    show_worst,
    suggest_matches,
    turn_history,
    turn_replay,
)
from bot.client.installs import everywhere
from bot.client.parsing import parse_game
from bot.client.reviews import show_review
from bot.client.verbs import verbs
from bot.present import games
from bot.present.past.history import HistoryQuery
from bot.texts.match_ids import LONGEST_TYPED


class HistoryCog(commands.Cog):
    """Finished matches of all games."""

    def __init__(self, bot: Client) -> None:
        bot.verbs |= verbs("anywhere", dict.fromkeys(("@history", "@history-game"), turn_history))
        bot.verbs |= verbs("anywhere", {"@matches": show_own})
        bot.verbs |= verbs("server", {"@evening": end_evening})
        bot.verbs |= verbs(
            "anywhere",
            {
                "@replay": turn_replay,
                "@replay-open": open_replay,
                "@worst": show_worst,
                "@match-page": send_page,
                "@report": send_report,
                "@fair": show_fairness,
                "@review": show_review,
            },
        )

    @everywhere
    @app_commands.command(**command_texts("history"))
    @app_commands.choices(game=BOARD_GAMES)
    @parameters(
        game=word("about-game"),
        player=word("about-history-player"),
        everybody=word("about-everybody"),
        public=word("about-public-board"),
    )
    async def history(
        self,
        interaction: Interaction,
        game: str = games.EVERY,
        player: discord.User | None = None,
        everybody: bool = False,
        public: bool = False,
    ) -> None:
        """Show the person's own finished matches, another person's, or everybody's."""
        async with answer_errors(interaction):
            whose = None if everybody and player is None else (player or interaction.user).id
            await show_history(interaction, HistoryQuery(whose, parse_game(game)), public)

    @everywhere
    @app_commands.command(**command_texts("replay"))
    @parameters(match=word("about-match"))
    async def replay(
        self, interaction: Interaction, match: app_commands.Range[str, 1, LONGEST_TYPED]
    ) -> None:
        """Show the private replay of a finished match, with all hands open."""
        async with answer_errors(interaction):
            await show_replay(interaction, match)

    @replay.autocomplete("match")
    async def suggest_matches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the newest finished matches of this server, by id and names."""
        return await suggest_matches(interaction, current)


async def setup(bot: Client) -> None:
    await bot.add_cog(HistoryCog(bot))
