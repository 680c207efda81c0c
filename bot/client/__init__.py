"""The bot as a Discord client: discord.py on one side, the application on the other."""

from bot.client.bot import YoHoHo, create_bot
from bot.client.commands_only import CommandsOnly
from bot.client.extensions import EXTENSIONS

__all__ = ["EXTENSIONS", "CommandsOnly", "YoHoHo", "create_bot"]
