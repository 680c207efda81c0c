"""The bot: discord.py on one side, the application on the other."""

from bot.client.bot import YoHoHo, create_bot

__all__ = ["YoHoHo", "create_bot"]
