"""Declarations of commands: who installs them, a server or a person, and where they work.

Discord knows places of a command or a whole group only: a subcommand that works on servers only is declared
so for the command tree, which refuses it elsewhere.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from discord import app_commands

C = TypeVar("C")
Declared: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group


def everywhere(command: C) -> C:
    """Declare a command, menu or group that servers and people install, and that works wherever they are."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)


def on_servers(command: C) -> C:
    """Declare a command, menu, group or subcommand that works only on servers that the bot has joined."""
    placed = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return app_commands.allowed_installs(guilds=True, users=False)(placed)


def is_server_only(command: Declared) -> bool:
    """Return whether a command is declared for servers only, by itself or by its group."""
    group = None if isinstance(command, app_commands.ContextMenu) else command.root_parent
    places = command.allowed_contexts or (None if group is None else group.allowed_contexts)
    return places is not None and not places.dm_channel
