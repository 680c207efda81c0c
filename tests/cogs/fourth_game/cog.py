"""`/highestcard`: open a table."""

from __future__ import annotations

from bot.client import YoHoHo
from bot.client.command_texts import word
from bot.client.game_commands import PlainGameCommands
from tests.cogs.fourth_game.game import KEY


class HighestCardCog(
    PlainGameCommands, group_name="highestcard", group_description=word("about-highestcard")
):
    """Slash commands of Highest Card."""

    game = KEY


async def setup(bot: YoHoHo) -> None:
    await bot.add_cog(HighestCardCog(bot))
