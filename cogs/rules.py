"""`/rules`: the rules of a game, or of championships, by topic, privately."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, reader_texts
from bot.client.clicks import Click
from bot.client.command_texts import FIRST_GAME, HELP_CHOICES, command_texts, parameters, word
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.leaderboards import show_rules
from bot.client.lessons import turn_lesson
from bot.client.verbs import verbs
from bot.errors import RefusalId, Refused
from bot.texts import rules_help as rules
from engine import GAMES


class RulesCog(commands.Cog):
    """The rules help, and the lessons' buttons."""

    def __init__(self, bot: Client) -> None:
        bot.verbs |= verbs("anywhere", {"@rules-of": self.show, "@learn": turn_lesson})

    async def show(self, interaction: Interaction, click: Click) -> None:
        """Show a topic of a help text, by default its first one.

        Raises:
            Refused: T-3 unknown game, T-55 unknown topic.
        """
        game, *topic = click.words or [""]
        if game not in (*GAMES, *rules.COMMON_TOPICS):
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await show_rules(interaction, game, " ".join(topic))

    @everywhere
    @app_commands.command(**command_texts("rules"))
    @app_commands.choices(game=HELP_CHOICES)
    @parameters(game=word("about-game"), topic=word("about-topic"))
    async def rules(self, interaction: Interaction, game: str = FIRST_GAME, topic: str = "") -> None:
        """Show a topic, and a menu with the others."""
        async with answer_errors(interaction):
            await show_rules(interaction, game, topic)

    @rules.autocomplete("topic")
    async def suggest_topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the topics whose title contains the typed text."""
        game = getattr(interaction.namespace, "game", None) or FIRST_GAME
        found = rules.topics(str(game), (await reader_texts(interaction)).locale)
        return [
            app_commands.Choice(name=topic.title[:100], value=topic.key)
            for topic in found
            if current.casefold() in topic.title.casefold()
        ][:25]


async def setup(bot: Client) -> None:
    await bot.add_cog(RulesCog(bot))
