"""The command tree: it checks each command's parameters itself, and answers every failure.

Discord's clients may send commands from before an update, so their own check of parameters is not enough.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands

from bot.client.answers import answer_errors, refuse_if_too_fast, require_server
from bot.client.handlers import Interaction
from bot.client.installs import is_server_only
from bot.errors import RefusalId, Refused

log = logging.getLogger(__name__)

WRITTEN: Final[Mapping[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.user: (discord.Member, discord.User),
}
"""The types of an option's value, by the kinds of options that the bot's commands have."""


class Tree(app_commands.CommandTree[Any]):
    """The slash commands. Every command gets an answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether a command matches its declaration.

        A command that does not match is answered with its refusal: T-55 to T-57, T-78, T-80.
        """
        readable = _readable(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            return readable and _knows(interaction)
        if await refuse_if_too_fast(interaction):
            return False
        async with answer_errors(interaction):
            interaction.client.require_open()
            if not readable:
                raise Refused(RefusalId.COMMAND_CHANGED)
            _require_as_declared(interaction)
            return True
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error with one private sentence: T-55 for an invalid value, T-56 for a changed command.

        Any other exception is a bug and is answered with an incident id.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("interaction %s: nothing to suggest: %s", interaction.id, error)
            return
        async with answer_errors(interaction):
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused(RefusalId.COMMAND_CHANGED)
            if isinstance(error, app_commands.TransformerError):
                raise _no_such(error.value)
            raise error.original if isinstance(error, app_commands.CommandInvokeError) else error


def _readable(interaction: Interaction) -> bool:
    """Return whether discord.py can parse the command and its values; log a failure."""
    data: Any = interaction.data
    try:
        discord.AppCommandType(data.get("type", 1))
        return interaction.command is None or interaction.namespace is not None
    except Exception as error:
        # Not the error's text, which quotes what was sent.
        log.warning("interaction %s: its command cannot be read: %s", interaction.id, type(error).__name__)
        return False


def _knows(interaction: Interaction) -> bool:
    """Return whether the command declares every option of this interaction."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True  # The tree itself reports an unknown command.
    known = {str(parameter.display_name) for parameter in command.parameters}
    return all(name in known for name, _ in interaction.namespace)


def _require_as_declared(interaction: Interaction) -> None:
    """Check an interaction against its command's declaration.

    Raises:
        Refused: T-56 an unknown option, T-57 outside the servers that the bot has joined, T-55 an invalid
            value.
    """
    command = interaction.command
    if not _knows(interaction):
        raise Refused(RefusalId.COMMAND_CHANGED)
    if command is not None and is_server_only(command):
        require_server(interaction)
    if not isinstance(command, app_commands.Command):
        return
    for parameter in command.parameters:
        value = getattr(interaction.namespace, str(parameter.display_name), None)
        if value is not None and not _fits(parameter, value):
            raise _no_such(value)


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    """Return whether a value has the parameter's type, is one of its choices, and is within its limits."""
    if type(value) not in WRITTEN[parameter.type]:
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    least, most = parameter.min_value, parameter.max_value
    size: Any = len(value) if isinstance(value, str) else value
    return (least is None or least <= size) and (most is None or size <= most)


def _no_such(value: Any) -> Refused:
    return Refused(RefusalId.BAD_VALUE, value=str(getattr(value, "id", value)))
