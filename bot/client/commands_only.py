"""A bot that only sends its slash commands."""

from __future__ import annotations

from bot.client.bot import YoHoHo
from bot.client.sync import send_commands
from bot.store import Store


class CommandsOnly(YoHoHo):
    """Sends Discord the commands and ends; it opens no database, so that it may run beside another bot."""

    async def setup_hook(self) -> None:
        """Load the cogs and send their commands."""
        self.compose(Store.at(self.settings.database_url))
        await self.load()
        await send_commands(self, self.settings.dev_guild_id)
