"""`/skull`: open a table; leaderboard, results and rules as in the general commands."""

from __future__ import annotations

from bot.client.command_texts import word
from bot.client.game_commands import PlainGameCommands
from bot.client.handlers import Client


class SkullCog(PlainGameCommands, group_name="skull", group_description=word("about-skull")):
    """Slash commands of Skull."""

    game = "skull"


async def setup(bot: Client) -> None:
    await bot.add_cog(SkullCog())
