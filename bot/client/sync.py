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
from bot.store.interactions import InteractionRows

log = logging.getLogger(__name__)


async def send_commands(
    bot: commands.AutoShardedBot, guild_id: int | None, sent: InteractionRows | None = None
) -> bool:
    """Send the commands to Discord, for one server or for all, and return whether they were sent.

    With `sent`, the store of the last sent fingerprint, unchanged commands are not sent again.
    """
    await bot.tree.set_translator(Translator())
    target = discord.Object(guild_id) if guild_id else None
    if target is not None:
        bot.tree.copy_global_to(guild=target)
    payload = await _payload(bot, target)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    scope = f"{bot.application_id}/{guild_id or 'global'}"
    if sent is not None and await sent.command_hash(scope) == digest:
        return False
    await bot.tree.sync(guild=target)
    if sent is not None:
        await sent.save_command_hash(scope, digest)
    log.info("sent %s commands to Discord (%s)", len(payload), scope)
    return True


async def _payload(bot: commands.AutoShardedBot, target: discord.Object | None) -> Sequence[dict[str, Any]]:
    translator = bot.tree.translator
    found = bot.tree.get_commands(guild=target)
    if translator is None:
        return [command.to_dict(bot.tree) for command in found]
    return [await command.get_translated_payload(bot.tree, translator) for command in found]
