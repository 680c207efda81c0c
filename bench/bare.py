"""The anchor: a bare discord.py bot that answers every click with a rich message of a panel's size.

It has what discord.py itself asks for and no more, neither a faster loop nor a faster JSON: an anchor must
not move with what this project depends on.
"""

from __future__ import annotations

import os
import sys
from itertools import count

sys.modules["orjson"] = None  # type: ignore[assignment]  # An import of it fails, as where it is missing.

import discord  # noqa: E402

LINES, ROWS, BUTTONS = 12, 3, 5


class Bare(discord.AutoShardedClient):
    """Answers a command with a private message and every click with a new text and new buttons in it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._clicks = count()

    def panel(self) -> discord.ui.LayoutView:
        """A container of text and buttons, other ones at each click."""
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
        """The one answer."""
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message(view=self.panel(), ephemeral=True)
        else:
            await interaction.response.edit_message(view=self.panel())


def main() -> None:
    """Run until it is ended. Where the gateway is, the REST server says."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    Bare().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
