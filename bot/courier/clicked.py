"""The message in which something was pressed: whose it is, and of which form."""

from __future__ import annotations

import discord


def own_message(interaction: discord.Interaction) -> discord.Message | None:
    """What was clicked when it is the person's own, a panel or a DM; None when others see it too."""
    message = interaction.message
    own = message is not None and (interaction.guild_id is None or message.flags.ephemeral)
    return message if own else None


def in_private(interaction: discord.Interaction) -> bool:
    """True when what was clicked is the person's own: a panel or a DM."""
    return own_message(interaction) is not None


def is_classic(message: discord.Message) -> bool:
    """Whether a message has content. An edit takes the form of its message: Discord refuses the other."""
    return not message.flags.components_v2
