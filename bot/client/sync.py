"""Sending the slash commands to Discord."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands

from bot.client.installs import is_server_only
from bot.client.translator import Translator
from bot.courier.command_mentions import KnownCommand
from bot.store import Store
from bot.store.interactions import SentCommands, get_sent_commands, save_sent_commands

log = logging.getLogger(__name__)

SLASH: Final = discord.AppCommandType.chat_input
GROUPED: Final = frozenset(
    {discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value}
)
"""The kinds of options that are commands themselves."""
Part: TypeAlias = Mapping[str, Any]
"""A command or a subcommand as it is sent to Discord."""


async def send_commands(
    bot: commands.AutoShardedBot, guild_id: int | None, store: Store | None = None
) -> list[KnownCommand]:
    """Send the commands to Discord, for one server or for all, and return those that Discord now has.

    With `store`, which has the commands sent last, unchanged commands are not sent again.
    """
    await bot.tree.set_translator(Translator())
    target = discord.Object(guild_id) if guild_id else None
    if target is not None:
        bot.tree.copy_global_to(guild=target)
    payload = await _payload(bot, target)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    scope = f"{bot.application_id}/{guild_id or 'global'}"
    sent = None if store is None else await store.read(get_sent_commands, scope)
    if sent is None or sent.hash != digest:
        taken = await bot.tree.sync(guild=target)
        sent = SentCommands(digest, {command.name: command.id for command in taken if command.type is SLASH})
        if store is not None:
            await store.write(save_sent_commands, scope, sent)
        log.info("sent %s commands to Discord (%s)", len(payload), scope)
    return _known(bot, target, payload, sent.ids)


async def _payload(bot: commands.AutoShardedBot, target: discord.Object | None) -> Sequence[dict[str, Any]]:
    translator = bot.tree.translator
    found = bot.tree.get_commands(guild=target)
    if translator is None:
        return [command.to_dict(bot.tree) for command in found]
    return [await command.get_translated_payload(bot.tree, translator) for command in found]


def _known(
    bot: commands.AutoShardedBot,
    target: discord.Object | None,
    payload: Sequence[Part],
    ids: Mapping[str, int],
) -> list[KnownCommand]:
    """Return the commands that can be mentioned: groups cannot, as they are not commands by themselves."""
    closed = {
        command.qualified_name
        for command in bot.tree.walk_commands(guild=target, type=SLASH)
        if is_server_only(command)
    }
    known = []
    for command in payload:
        if command["type"] == SLASH.value and command["name"] in ids:
            for path in _paths(command):
                name = " ".join(part["name"] for part in path)
                mention = f"</{name}:{ids[command['name']]}>"
                known.append(KnownCommand(mention, _names(path), server_only=name in closed))
    return known


def _paths(part: Part, above: tuple[Part, ...] = ()) -> Iterator[tuple[Part, ...]]:
    """Yield each command in a part that can be called, with the groups it is in before it."""
    path = (*above, part)
    inner = [option for option in part.get("options", ()) if option["type"] in GROUPED]
    if not inner:
        yield path
    for one in inner:
        yield from _paths(one, path)


def _names(path: Sequence[Part]) -> frozenset[str]:
    """Return the names that a command has in Discord's languages."""
    translated: list[Mapping[str, str]] = [part.get("name_localizations") or {} for part in path]
    locales: set[str] = set().union(*translated)
    return frozenset(
        " ".join(names.get(locale, part["name"]) for part, names in zip(path, translated, strict=True))
        for locale in ("", *locales)
    )
