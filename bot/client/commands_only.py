"""The slash commands without the bot."""

from __future__ import annotations

from bot.client.bot import YoHoHo
from bot.client.sync import send_commands


class CommandsOnly(YoHoHo):
    """The bot that only sends Discord its commands: it opens no database, so it may run beside another."""

    async def setup_hook(self) -> None:
        """Load the cogs and send their commands."""
        await self.load()
        await send_commands(self, self.settings.dev_guild_id)
