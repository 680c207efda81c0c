"""Sending the slash commands to Discord."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from bot.client.translator import Translator
from bot.store import Store
from bot.store.interactions import get_command_hash, save_command_hash

log = logging.getLogger(__name__)


async def send_commands(
    bot: commands.AutoShardedBot, guild_id: int | None, store: Store | None = None
) -> bool:
    """Send the commands to Discord, for one server or for all, and return whether they were sent.

    With `store`, which has the hash of the commands sent last, unchanged commands are not sent again.
    """
    await bot.tree.set_translator(Translator())
    target = discord.Object(guild_id) if guild_id else None
    if target is not None:
        bot.tree.copy_global_to(guild=target)
    payload = await _payload(bot, target)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    scope = f"{bot.application_id}/{guild_id or 'global'}"
    if store is not None and await store.read(get_command_hash, scope) == digest:
        return False
    await bot.tree.sync(guild=target)
    if store is not None:
        await store.write(save_command_hash, scope, digest)
    log.info("sent %s commands to Discord (%s)", len(payload), scope)
    return True


async def _payload(bot: commands.AutoShardedBot, target: discord.Object | None) -> Sequence[dict[str, Any]]:
    translator = bot.tree.translator
    found = bot.tree.get_commands(guild=target)
    if translator is None:
        return [command.to_dict(bot.tree) for command in found]
    return [await command.get_translated_payload(bot.tree, translator) for command in found]
