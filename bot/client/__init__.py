"""The bot: discord.py on one side, the application on the other."""

from bot.client.bot import EXTENSIONS, CommandsOnly, YoHoHo, create_bot

__all__ = ["EXTENSIONS", "CommandsOnly", "YoHoHo", "create_bot"]
