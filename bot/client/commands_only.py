"""A bot that only sends its slash commands."""

from __future__ import annotations

from bot.client.bot import YoHoHo
from bot.client.sync import send_commands
from bot.store import Store


class CommandsOnly(YoHoHo):
    """Sends the commands to Discord and ends; opens no database, so another bot may be running."""

    async def setup_hook(self) -> None:
        """Load the cogs and send their commands."""
        self.compose(Store.at(self.settings.database_url))
        await self.load()
        await send_commands(self, self.settings.dev_guild_id)
