"""Gateway events: unreadable events are logged, and do not stop the bot."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.numbers import LARGEST

log = logging.getLogger(__name__)

LONGEST: Final = 200
"""Maximum length of the log entry about an event, whose content may be long."""
_IDS: Final = ("id", "guild_id", "channel_id")
_DIGITS: Final = len(str(LARGEST))
_GALLERY: Final = discord.ComponentType.media_gallery.value
Parse: TypeAlias = Callable[[Any], None]


class Gateway(DiscordWebSocket):
    """A connection to the gateway that reconnects after an unreadable frame.

    discord.py alone would end the process. The connection resumes its session. If the unreadable frame was
    the first after resuming, a new session begins, because Discord may send the frame again.
    """

    _begun: int | None = None

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame.

        Raises:
            ReconnectWebSocket: the frame cannot be read, or Discord asks to reconnect.
        """
        greeted = self._keep_alive is not None
        if not greeted:
            self._begun = self.sequence
        try:
            await super().received_message(msg)
        except (ReconnectWebSocket, discord.DiscordException, aiohttp.ClientError, OSError):
            raise
        except Exception as error:
            log.warning("a frame of the gateway cannot be read, connecting again: %s", describe_error(error))
            await self.close()
            if not greeted:
                raise aiohttp.ClientPayloadError("the gateway does not say hello") from None
            raise ReconnectWebSocket(self.shard_id, resume=self.sequence != self._begun) from None


def survive(parsers: MutableMapping[str, Parse], guilds: Callable[[], Sequence[discord.Guild]]) -> None:
    """Log and skip unreadable events, and reconnect after unreadable frames; discord.py ends the process.

    `parsers` are a client's event parsers by event name; `guilds` returns the servers that the client knows.
    """
    vars(discord.shard)["DiscordWebSocket"] = Gateway
    _notice_removals(parsers, guilds)
    for event, parse in parsers.items():
        parsers[event] = partial(_read, event, parse)


def is_on(bot: discord.AutoShardedClient, shard_of: Callable[[int], int], guild_id: int) -> bool | None:
    """Return whether the bot is on this server; None if this process does not serve it."""
    if bot.get_guild(guild_id) is not None:
        return True
    return False if shard_of(guild_id) in bot.shards else None


def _notice_removals(
    parsers: MutableMapping[str, Parse], guilds: Callable[[], Sequence[discord.Guild]]
) -> None:
    """Treat a server that is missing in a shard's READY as removed.

    The server removed the bot while the shard was disconnected, and discord.py would keep the server.
    """
    read, remove = parsers["READY"], parsers["GUILD_DELETE"]

    def ready(data: Any) -> None:
        read(data)
        present = {int(guild["id"]) for guild in data["guilds"]}
        for guild in guilds():
            if guild.shard_id == data["shard"][0] and guild.id not in present:
                remove({"id": str(guild.id)})

    parsers["READY"] = ready


def describe_error(error: Exception) -> str:
    """Return a short text about an exception from other code."""
    return f"{type(error).__name__}: {error}"[:LONGEST]


def _read(event: str, parse: Parse, data: Any) -> None:
    try:
        _require_ids(data)
        if event == "INTERACTION_CREATE":
            _require_answerable(data)
            _leave_out_unread(data)
        parse(data)
    except Exception as error:
        log.warning("gateway event %s cannot be read: %s", event, describe_error(error))


def _require_ids(data: Any) -> None:
    """Check that the ids in an event fit into the 63 bits that a database stores.

    Raises:
        ValueError: an id does not fit.
    """
    member = data.get("member")
    about = (data, data.get("user"), member.get("user") if isinstance(member, dict) else None)
    for part in filter(None, about):
        for name in _IDS if isinstance(part, dict) else ():
            number = str(found := part.get(name))
            large = len(number) >= _DIGITS and number.isdigit() and int(number) > LARGEST
            if large or isinstance(found, float):  # The JSON parser turns longer integers into floats.
                raise ValueError(f"its {name} is too large")


def _require_answerable(data: Any) -> None:
    """Check the parts of an interaction that discord.py parses only while answering.

    Raises:
        ValueError: the interaction has no user, a text is not a string, or the pressed message cannot be
            read.
    """
    member = data.get("member") or {}
    person = (member if data.get("guild_id") else data).get("user")
    if not person:
        raise ValueError("nobody has made it")
    texts = {"token": data, "locale": data, "guild_locale": data, "nick": member}
    for name, part in {**texts, "username": person, "global_name": person}.items():
        if not isinstance(part.get(name), str | None):
            raise ValueError(f"its {name} is no text")
    message = data.get("message")
    if message and not isinstance(message.get("flags", 0), int):
        raise ValueError("its message's flags are no number")
    if message and not isinstance(message.get("components"), list):
        raise ValueError("its message's components are no list")


def _leave_out_unread(data: Any) -> None:
    """Leave out the parts of the pressed message that nobody reads: discord.py makes an object of each.

    Its picture is read, and what was pressed.
    """
    message, pressed = data.get("message"), (data.get("data") or {}).get("custom_id")
    if message:
        message["components"] = _find_read(message["components"], pressed)


def _find_read(components: Sequence[Any], pressed: object) -> list[Any]:
    """Return the pictures and the pressed component, each within the components that hold it."""
    found = []
    for part in components:
        if part["type"] == _GALLERY or (pressed is not None and part.get("custom_id") == pressed):
            found.append(part)
        elif inside := _find_read(part.get("components") or (), pressed):
            found.append({**part, "components": inside})
    return found
