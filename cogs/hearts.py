"""`/hearts`: open a table; leaderboard, results and rules as in the general commands."""

from __future__ import annotations

from bot.client.command_texts import word
from bot.client.game_commands import PlainGameCommands
from bot.client.handlers import Client


class HeartsCog(PlainGameCommands, group_name="hearts", group_description=word("about-hearts")):
    """Slash commands of Hearts."""

    game = "hearts"


async def setup(bot: Client) -> None:
    await bot.add_cog(HeartsCog())
