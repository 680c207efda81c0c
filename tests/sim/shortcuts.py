"""Caches and shortcuts for repeated work of every world on which no test depends."""

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
import simcord.actors
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord.app_commands import Command, Group
from discord.ext.commands import Bot
from simcord._runtime import _CallbackRecord

import bot.client.sync
from bot.client import YoHoHo
from bot.store.sqlite import FileSession

PLAIN = frozenset({str, int, float, bool, type(None)})
WITHOUT_SHARING = 2
"""The version of marshal that writes the same bytes for equal values."""


def copy_plain(value: Any) -> Any:
    """Return a deep copy, faster than `deepcopy` for plain data, as nearly all payloads are."""
    kind = type(value)
    if kind in PLAIN:
        return value
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # The value contains an object that is not plain data, like a channel type or a file.
        if kind is dict:
            return {key: item if type(item) in PLAIN else copy_plain(item) for key, item in value.items()}
        if kind is list:
            return [item if type(item) in PLAIN else copy_plain(item) for item in value]
        return deepcopy(value)


def walk_components(components: Any) -> list[dict[str, Any]]:
    """Return every component with those inside it, in SimCord's order, faster than its generators."""
    found: list[dict[str, Any]] = []
    open_ones = [components] if isinstance(components, dict) else list(components)[::-1]
    while open_ones:
        component = open_ones.pop()
        if not isinstance(component, dict):
            continue
        found.append(component)
        inside: list[Any] = []
        for key in ("components", "accessory", "component"):
            if (part := component.get(key)) is not None:
                inside += part if isinstance(part, list) else [part]
        open_ones += inside[::-1]
    return found


_normalized = simcord.components.validate_components


@lru_cache(maxsize=256)
def _checked(components: bytes, flags: int) -> bytes:
    return marshal.dumps(_normalized(marshal.loads(components), flags=flags))


def _checked_once(components: Any, *, flags: int = 0) -> list[dict[str, Any]]:
    """Return SimCord's validated components, cached because SimCord validates an edit up to three times."""
    if not isinstance(components, list):
        return list(_normalized(components, flags=flags))
    return list(marshal.loads(_checked(marshal.dumps(components, WITHOUT_SHARING), flags)))


_migrating = import_module("bot.store.migrate")  # Its function of the same name hides the module.
_revisions = cache(_migrating.revisions)
"""The known migrations, cached: they are read from their files twice at each start."""
_translated: dict[str, bytes] = {}
_connect = FileSession._connect


def _translated_once(kind: Any) -> Any:
    """Patch this kind of command to cache translations: all worlds have the same commands in 33 languages."""
    translate = kind.get_translated_payload

    async def translated(command: Any, *arguments: Any) -> dict[str, Any]:
        name = command.qualified_name
        if name not in _translated:
            _translated[name] = marshal.dumps(await translate(command, *arguments))
        payload: dict[str, Any] = marshal.loads(_translated[name])
        return payload

    return patch.object(kind, "get_translated_payload", translated)


_names = bot.client.sync._names
_names_by_command: dict[tuple[str, ...], frozenset[str]] = {}


def _named_once(path: tuple[Any, ...]) -> frozenset[str]:
    """Return a command's names in all languages, cached like its translations."""
    key = tuple(part["name"] for part in path)
    if key not in _names_by_command:
        _names_by_command[key] = _names(path)
    return _names_by_command[key]


@lru_cache(maxsize=8)
def _written(payload: bytes, sort_keys: bool) -> str:
    return json.dumps(marshal.loads(payload), sort_keys=sort_keys)


def _written_once(payload: Any, *, sort_keys: bool) -> str:
    """Return all commands as JSON, cached because the bot computes a digest of the JSON at each start."""
    return _written(marshal.dumps(payload, WITHOUT_SHARING), sort_keys)


def _connected(thread: FileSession, *arguments: Any, **options: Any) -> sqlite3.Connection:
    """Open an SQLite connection that does not wait for the disk, as no world outlives its process."""
    connection = _connect(thread, *arguments, check_same_thread=False, **options)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


async def _executed(connection: aiosqlite.Connection, function: Any, *arguments: Any, **options: Any) -> Any:
    """Run a database call in this thread, as waking the connection's thread costs more than the call.

    Other tasks run first, as while a thread works. Tests in tests/bot/store use real threads.
    """
    if not connection._running or not connection._connection:
        raise ValueError("Connection closed")
    await asyncio.sleep(0)
    return function(*arguments, **options)


_tracked = simcord._runtime._track_callback


def _noted(work: Any, original: Any, callback: Any, arguments: tuple[Any, ...], **about: Any) -> Any:
    """Run a task's step untracked by SimCord, as `settling` asks the loop for pending steps."""
    if about["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *arguments, context=about["context"])
    return _tracked(work, original, callback, arguments, **about)


async def _loaded(client: Bot, name: str) -> None:
    """Load a cog from its cached module, as worlds differ only in the cog object."""
    await import_module(name).setup(client)


@contextmanager
def quick_store() -> Iterator[None]:
    """Open SQLite files that do not wait for the disk, and run their calls without changing threads."""
    with (
        patch.object(FileSession, "_connect", _connected),
        patch.object(aiosqlite.Connection, "_execute", _executed),
    ):
        yield


@contextmanager
def shortcuts() -> Iterator[None]:
    """Apply all shortcuts for as long as a world is open."""
    with quick_store(), ExitStack() as stack:
        for module in (simcord.components, simcord.results):
            stack.enter_context(patch.object(module, "deepcopy", copy_plain))
        for module in (simcord.gateway, simcord.http.router):
            stack.enter_context(patch.object(module, "copy", SimpleNamespace(deepcopy=copy_plain)))
        for module in (simcord.components, simcord.actors):
            stack.enter_context(patch.object(module, "walk_components", walk_components))
        stack.enter_context(patch.object(simcord.components, "validate_components", _checked_once))
        stack.enter_context(patch.object(simcord._runtime, "_track_callback", _noted))
        # Removing a callback from a list would compare all fields of every callback before it.
        stack.enter_context(patch.object(_CallbackRecord, "__eq__", object.__eq__))
        for kind in (Command, Group):
            stack.enter_context(_translated_once(kind))
        stack.enter_context(patch.object(bot.client.sync, "json", SimpleNamespace(dumps=_written_once)))
        stack.enter_context(patch.object(bot.client.sync, "_names", _named_once))
        stack.enter_context(patch.object(_migrating, "revisions", _revisions))
        stack.enter_context(patch.object(YoHoHo, "load_extension", _loaded))
        yield
