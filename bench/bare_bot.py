"""A bare discord.py bot that answers every click with a rich message of a panel's size."""

from __future__ import annotations

import os
from itertools import count

import discord

LINES, ROWS, BUTTONS = 12, 3, 5


class Bare(discord.AutoShardedClient):
    """A bot that answers a command with a private message, and each click by editing the text and buttons."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._clicks = count()

    def panel(self) -> discord.ui.LayoutView:
        """Return a container of text and buttons that differs at each click."""
        click = next(self._clicks)
        view = discord.ui.LayoutView(timeout=None)
        text = "\n".join(
            f"**Line {line}** of the table after click {click}, as long as most are" for line in range(LINES)
        )
        inside: list[discord.ui.Item[discord.ui.LayoutView]] = [discord.ui.TextDisplay(text)]
        for row in range(ROWS):
            buttons = (
                discord.ui.Button[discord.ui.LayoutView](
                    label=f"Card {row}.{n}", custom_id=f"1:1:{click}:play {row}{n}"
                )
                for n in range(BUTTONS)
            )
            inside.append(discord.ui.ActionRow(*buttons))
        view.add_item(discord.ui.Container(*inside))
        view.stop()
        return view

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a command or a click."""
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message(view=self.panel(), ephemeral=True)
        else:
            await interaction.response.edit_message(view=self.panel())


def run() -> None:
    """Run the bot until a signal ends it; the REST server tells the bot the gateway's address."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)
