"""A bare discord.py bot that answers every click with a rich message of a panel's size.

A click on `same <edits> <posts> <follow-ups>` has it make so many more requests, each as large as the answer.
"""

from __future__ import annotations

import os
from itertools import count
from typing import Any

import discord

LINES, ROWS, BUTTONS = 12, 3, 5
SAME = "same"
"""The beginning of the custom id of a click that says which requests follow the answer."""


class Bare(discord.AutoShardedClient):
    """A bot that answers a command with a private message, and each click by editing the text and buttons."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._clicks = count()
        self._public: discord.Message | None = None

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
            return
        await interaction.response.edit_message(view=self.panel())
        pressed: Any = interaction.data or {}
        what, *numbers = str(pressed.get("custom_id")).split()
        if what == SAME:
            await self._repeat(interaction, *map(int, numbers))

    async def _repeat(
        self, interaction: discord.Interaction, edits: int, posts: int, follow_ups: int
    ) -> None:
        channel = self.get_partial_messageable(interaction.channel_id or 0)
        for _ in range(edits):
            if self._public is None:
                self._public = await channel.send(view=self.panel())
            else:
                await self._public.edit(view=self.panel())
        for _ in range(posts):
            await channel.send(view=self.panel())
        for _ in range(follow_ups):
            await interaction.edit_original_response(view=self.panel())


def run() -> None:
    """Run the bot until a signal ends it; the REST server tells the bot the gateway's address."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)
