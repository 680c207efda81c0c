"""What every world would work out anew, or wait for, though nothing a test looks at depends on it."""

from __future__ import annotations

import asyncio
import json
import marshal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from functools import cache, lru_cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiosqlite
import simcord._runtime
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord.app_commands import Command, Group
from discord.ext.commands import Bot
from simcord._runtime import _CallbackRecord

import bot.client.sync
from bot.client import YoHoHo
from bot.store.thread import Thread

PLAIN = frozenset({str, int, float, bool, type(None)})
WITHOUT_SHARING = 2
"""The version of marshal that writes the same bytes for all that is equal."""


def copied(value: Any) -> Any:
    """A copy as deep as `deepcopy` makes it; what Discord is sent is nearly always plain data."""
    kind = type(value)
    if kind in PLAIN:
        return value
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # somewhere in it is what is not plain: the kind of a channel, a file
        if kind is dict:
            return {key: item if type(item) in PLAIN else copied(item) for key, item in value.items()}
        if kind is list:
            return [item if type(item) in PLAIN else copied(item) for item in value]
        return deepcopy(value)


_normalized = simcord.components.validate_components


@lru_cache(maxsize=256)
def _checked(components: bytes, flags: int) -> bytes:
    return marshal.dumps(_normalized(marshal.loads(components), flags=flags))


def _checked_once(components: Any, *, flags: int = 0) -> list[dict[str, Any]]:
    """What SimCord says to the components of a message; of an edit it asks up to three times."""
    if not isinstance(components, list):
        return list(_normalized(components, flags=flags))
    return list(marshal.loads(_checked(marshal.dumps(components, WITHOUT_SHARING), flags)))


_migrating = import_module("bot.store.migrate")  # the function has the name of its module
_revisions = cache(_migrating.revisions)
"""The migrations there are, which is read from their files, twice at each start."""
_translated: dict[str, bytes] = {}
_connect = Thread._connect


def _translated_once(kind: Any) -> Any:
    """Commands and their translations are the same in every world; to translate one costs 33 languages."""
    translate = kind.get_translated_payload

    async def translated(command: Any, *arguments: Any) -> dict[str, Any]:
        name = command.qualified_name
        if name not in _translated:
            _translated[name] = marshal.dumps(await translate(command, *arguments))
        payload: dict[str, Any] = marshal.loads(_translated[name])
        return payload

    return patch.object(kind, "get_translated_payload", translated)


@lru_cache(maxsize=8)
def _written(payload: bytes, sort_keys: bool) -> str:
    return json.dumps(marshal.loads(payload), sort_keys=sort_keys)


def _written_once(payload: Any, *, sort_keys: bool) -> str:
    """All commands as text, of which the bot takes a digest at each start."""
    return _written(marshal.dumps(payload, WITHOUT_SHARING), sort_keys)


def _connected(thread: Thread[Any], *arguments: Any, **options: Any) -> sqlite3.Connection:
    """No world survives its process, so it need not wait until the disk has everything."""
    connection = _connect(thread, *arguments, check_same_thread=False, **options)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


async def _executed(connection: aiosqlite.Connection, function: Any, *arguments: Any, **options: Any) -> Any:
    """To wake the thread of a connection costs more than what it then does; tests/bot/store has the threads.

    Others have their turn before it is done, as they have beside a thread.
    """
    if not connection._running or not connection._connection:
        raise ValueError("Connection closed")
    await asyncio.sleep(0)
    return function(*arguments, **options)


_tracked = simcord._runtime._track_callback


def _noted(work: Any, original: Any, callback: Any, arguments: tuple[Any, ...], **about: Any) -> Any:
    """Of each step of each task SimCord keeps a note until it is taken; `settling` asks the loop for them."""
    if about["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *arguments, context=about["context"])
    return _tracked(work, original, callback, arguments, **about)


async def _loaded(client: Bot, name: str) -> None:
    """What a cog's module says is the same in every world; only the cog itself is made anew."""
    await import_module(name).setup(client)


@contextmanager
def shortcuts() -> Iterator[None]:
    """Take them for as long as a world is open."""
    with ExitStack() as stack:
        for module in (simcord.components, simcord.results):
            stack.enter_context(patch.object(module, "deepcopy", copied))
        for module in (simcord.gateway, simcord.http.router):
            stack.enter_context(patch.object(module, "copy", SimpleNamespace(deepcopy=copied)))
        stack.enter_context(patch.object(simcord.components, "validate_components", _checked_once))
        stack.enter_context(patch.object(simcord._runtime, "_track_callback", _noted))
        # What waits for the loop is taken off its list by comparing every field with those before it.
        stack.enter_context(patch.object(_CallbackRecord, "__eq__", object.__eq__))
        for kind in (Command, Group):
            stack.enter_context(_translated_once(kind))
        stack.enter_context(patch.object(bot.client.sync, "json", SimpleNamespace(dumps=_written_once)))
        stack.enter_context(patch.object(_migrating, "revisions", _revisions))
        stack.enter_context(patch.object(YoHoHo, "load_extension", _loaded))
        stack.enter_context(patch.object(Thread, "_connect", _connected))
        stack.enter_context(patch.object(aiosqlite.Connection, "_execute", _executed))
        yield
