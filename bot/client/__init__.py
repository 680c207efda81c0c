"""The bot: discord.py on one side, the application on the other."""

from bot.client.bot import EXTENSIONS, YoHoHo, create_bot
from bot.client.commands_only import CommandsOnly

__all__ = ["EXTENSIONS", "CommandsOnly", "YoHoHo", "create_bot"]
