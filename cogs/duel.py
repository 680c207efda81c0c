"""`/duel` and the buttons of duels: the same cards and robots for two to eight people."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, may_moderate, reader_texts, set_game
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.confirmations import ask_confirmation
from bot.client.display_names import display_name
from bot.client.duels import GAME, open_again, open_duel, play_duel
from bot.client.handlers import Act, Client, Interaction
from bot.client.installs import on_servers
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.deals.duels import LEVEL, OPTIONS
from bot.errors import RefusalId, Refused
from bot.numbers import parse_only_number
from bot.present import notices
from bot.present.deals import duel as present
from bot.present.post import Post
from bot.tables.robot_names import levels

GAMES: Final = [app_commands.Choice(name=word(f"game-{key}"), value=key) for key in OPTIONS]
LEVELS: Final = [app_commands.Choice(name=word(f"robots-{level}"), value=level) for level in levels(GAME)]


class DuelCog(commands.Cog):
    """The command and the buttons of duels."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.duels = bot.services.duels
        self.replays = bot.services.replays
        bot.verbs |= verbs(
            "duel",
            {
                "@duel-play": self.play,
                "@duel-decline": self.decline,
                "@duel-more": self.more,
                "@duel-again": self.again,
                "@duel-replay": self.watch,
            },
        )
        bot.acts |= {"duel-off": Act(self.off_question, self.call_off, "duel")}

    @on_servers
    @app_commands.command(**command_texts("duel"))
    @parameters(
        game=word("about-game"),
        rival=word("about-rival"),
        rival2=word("about-rival"),
        rival3=word("about-rival"),
        rival4=word("about-rival"),
        rival5=word("about-rival"),
        rival6=word("about-rival"),
        rival7=word("about-rival"),
        level=word("about-level"),
    )
    @app_commands.choices(game=GAMES, level=LEVELS)
    async def duel(
        self,
        interaction: Interaction,
        game: str = GAME,
        rival: discord.User | None = None,
        rival2: discord.User | None = None,
        rival3: discord.User | None = None,
        rival4: discord.User | None = None,
        rival5: discord.User | None = None,
        rival6: discord.User | None = None,
        rival7: discord.User | None = None,
        level: str = LEVEL,
    ) -> None:
        """Challenge people to a duel in this channel, or everybody."""
        async with answer_errors(interaction, game):
            people = (rival, rival2, rival3, rival4, rival5, rival6, rival7)
            await open_duel(interaction, [one for one in people if one is not None], game, level)

    async def play(self, interaction: Interaction, click: Click) -> None:
        """Begin or continue the person's private table."""
        set_game(interaction, (await self.duels.load(click.table)).deal.game)
        await play_duel(interaction, click.table)

    async def decline(self, interaction: Interaction, click: Click) -> None:
        """Decline the challenge."""
        user = interaction.user
        await self.duels.decline(click.table, user.id, display_name(user), interaction.id)
        t = await reader_texts(interaction)
        await self.courier.reply(interaction, notices.notice(t("duel-declined-now")))

    async def more(self, interaction: Interaction, click: Click) -> None:
        """Explain the duel, or ask whether to call it off.

        Raises:
            Refused: T-3 there is no such choice.
        """
        match click.words:
            case ("how",):
                duel = await self.duels.load(click.table)
                await self.courier.reply(interaction, present.explain(duel, await reader_texts(interaction)))
            case ("off",):
                await ask_confirmation(interaction, "duel-off", click.table)
            case _:
                raise Refused(RefusalId.NOT_UNDERSTOOD)

    async def off_question(self, interaction: Interaction, click: Click) -> Post:
        """Return the question whether to call the duel off.

        Raises:
            Refused: as `Duels.require_may_call_off`.
        """
        user, moderator = interaction.user.id, await may_moderate(interaction)
        duel = await self.duels.require_may_call_off(click.table, user, moderator)
        return present.ask_call_off(duel, await reader_texts(interaction))

    async def call_off(self, interaction: Interaction, click: Click) -> None:
        """Call the duel off."""
        user, moderator = interaction.user.id, await may_moderate(interaction)
        await self.duels.call_off(click.table, user, moderator, interaction.id)
        t = await reader_texts(interaction)
        await self.courier.replace(interaction, notices.notice(t("duel-off-now")))

    async def again(self, interaction: Interaction, click: Click) -> None:
        """Open another duel for the same people."""
        await open_again(interaction, await self.duels.load(click.table))

    async def watch(self, interaction: Interaction, click: Click) -> None:
        """Show the replay of somebody's match of an ended duel."""
        number = parse_only_number(click.words)
        post = await self.replays.opened(number, interaction.user.id, server_of(interaction))
        await self.courier.reply(interaction, post)


async def setup(bot: Client) -> None:
    await bot.add_cog(DuelCog(bot))
