"""The message in which something was pressed: whose it is, and of which form."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.courier.transports import FAILURES

log = logging.getLogger(__name__)

BUTTON: Final = discord.ComponentType.button.value


def own_message(interaction: discord.Interaction) -> discord.Message | None:
    """What was clicked when it is the person's own, a panel or a DM; None when others see it too."""
    message = interaction.message
    own = message is not None and (interaction.guild_id is None or message.flags.ephemeral)
    return message if own else None


def in_private(interaction: discord.Interaction) -> bool:
    """True when what was clicked is the person's own: a panel or a DM."""
    return own_message(interaction) is not None


async def clear_menu(interaction: discord.Interaction) -> None:
    """Have the menu that was used show nothing chosen, as it did before: what follows is another message.

    Beside an answer of its own, a chosen line stays chosen on its reader's screen, and Discord sends nothing
    for choosing it once more. An edit of the message clears that, though it changes nothing. A form may have
    been asked for by a menu, too.
    """
    told = interaction.data
    pressed = told.get("component_type", BUTTON) if isinstance(told, dict) else BUTTON
    chosen = interaction.type is discord.InteractionType.component and pressed != BUTTON
    filled_in = interaction.type is discord.InteractionType.modal_submit and interaction.message is not None
    if not (chosen or filled_in) or interaction.response.is_done():
        return
    try:
        await interaction.response.edit_message()
    except FAILURES as error:
        log.info("a menu goes on showing what was chosen: %s", error)


def is_classic(message: discord.Message) -> bool:
    """Whether a message has content. An edit takes the form of its message: Discord refuses the other."""
    return not message.flags.components_v2
