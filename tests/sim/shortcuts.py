"""Caches and shortcuts for repeated work of every world on which no test depends."""

from __future__ import annotations

import asyncio
import json
import marshal
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import Context
from copy import deepcopy
from functools import lru_cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiosqlite
import discord.app_commands.tree
import simcord._runtime
import simcord.actors
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord.app_commands import AppCommand, Command, Group
from discord.ext.commands import Bot
from simcord._runtime import _CallbackRecord
from simcord.env import Env

import bot.client.bot
import bot.client.sync
import bot.store
from bot.client import YoHoHo
from bot.database_url import file_of, on_server
from bot.store.migrate import prepare
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


def _prepare_missing(url: str, **options: Any) -> None:
    """Migrate a database unless its file is there, as every file begins as a copy of a current one."""
    if on_server(url) or not file_of(url).exists():
        prepare(url, **options)


_translated: dict[str, dict[str, Any]] = {}
_payloads: dict[tuple[str, ...], list[dict[str, Any]]] = {}
_written: dict[int, str] = {}
_connect = FileSession._connect


def _translated_once(kind: Any) -> Any:
    """Patch this kind of command to cache translations: all worlds have equal commands, in 33 languages.

    What is inside the options is shared by all worlds, as nobody changes it.
    """
    translate = kind.get_translated_payload

    async def translated(command: Any, *arguments: Any) -> dict[str, Any]:
        name = command.qualified_name
        if name not in _translated:
            _translated[name] = await translate(command, *arguments)
        return dict(_translated[name])

    return patch.object(kind, "get_translated_payload", translated)


_payload = bot.client.sync._payload


async def _payload_once(client: Any, target: Any) -> list[dict[str, Any]]:
    """Return the commands as they are sent, cached by their names."""
    key = tuple(command.qualified_name for command in client.tree.get_commands(guild=target))
    if key not in _payloads:
        _payloads[key] = list(await _payload(client, target))
    return _payloads[key]


def _written_once(payload: list[dict[str, Any]], *, sort_keys: bool) -> str:
    """Return cached commands as JSON, of which the bot computes a digest at each start."""
    if id(payload) not in _written:
        _written[id(payload)] = json.dumps(payload, sort_keys=sort_keys)
    return _written[id(payload)]


_names = bot.client.sync._names
_names_by_command: dict[tuple[str, ...], frozenset[str]] = {}


def _named_once(path: tuple[Any, ...]) -> frozenset[str]:
    """Return a command's names in all languages, cached like its translations."""
    key = tuple(part["name"] for part in path)
    if key not in _names_by_command:
        _names_by_command[key] = _names(path)
    return _names_by_command[key]


class _SentCommand(AppCommand):
    """A command as Discord has it, without its options, which nobody reads."""

    __slots__ = ()

    def _from_data(self, data: Any) -> None:
        described: Any = {**data, "options": []}
        super()._from_data(described)


def _connected(thread: FileSession, *arguments: Any, **options: Any) -> sqlite3.Connection:
    """Open an SQLite connection that does not wait for the disk, as no world outlives its process."""
    connection = _connect(thread, *arguments, **options)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


async def _run_here(function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    """Call a function in this thread, as waking another one costs more than the short calls of a world.

    Other tasks run first, as while a thread works. Tests in tests/bot/store use real threads.
    """
    await asyncio.sleep(0)
    return function(*arguments, **options)


async def _executed(connection: aiosqlite.Connection, function: Any, *arguments: Any, **options: Any) -> Any:
    """Run a database call in this thread."""
    if not connection._running or not connection._connection:
        raise ValueError("Connection closed")
    return await _run_here(function, *arguments, **options)


def _opened(connection: aiosqlite.Connection) -> Generator[Any, None, aiosqlite.Connection]:
    """Open a database connection in this thread, without starting the connection's own thread."""
    connection._connection = yield from _run_here(connection._connector).__await__()
    return connection


def _stopped(connection: aiosqlite.Connection) -> None:
    """Close a database connection that has no thread."""
    connection._running = False
    if connection._connection is not None:
        connection._connection.close()
        connection._connection = None


_hooked = simcord._runtime._acquire_executor_hooks


def _hook_lightly(env: Env) -> None:
    """Run the steps of tasks untracked by SimCord, as `settling` asks the loop for pending steps."""
    _hooked(env)
    loop: Any = env._loop
    hooks: Any = env._runtime
    original, tracked = hooks.call_soon, loop.call_soon

    def call_soon(callback: Any, *arguments: Any, context: Context | None = None) -> asyncio.Handle:
        is_step = isinstance(getattr(callback, "__self__", None), asyncio.Task)
        handle: asyncio.Handle = (original if is_step else tracked)(callback, *arguments, context=context)
        return handle

    loop.call_soon = call_soon


def _polled_rarely(selector: Any) -> Any:
    """Patch the loop's selector to ask nothing of the system while steps are pending and no file is watched.

    The only entry is then the loop's own, which only wakes a waiting loop.
    """
    poll = selector.select

    def select(timeout: float | None = None) -> Any:
        return [] if timeout == 0 and len(selector.get_map()) == 1 else poll(timeout)

    return patch.object(selector, "select", select)


async def _loaded(client: Bot, name: str) -> None:
    """Load a cog from its cached module, as worlds differ only in the cog object."""
    await import_module(name).setup(client)


@contextmanager
def quick_store() -> Iterator[None]:
    """Open current SQLite files that do not wait for the disk, and run short calls in this thread."""
    with (
        patch.object(FileSession, "_connect", _connected),
        patch.object(aiosqlite.Connection, "__await__", _opened),
        patch.object(aiosqlite.Connection, "_execute", _executed),
        patch.object(aiosqlite.Connection, "stop", _stopped),
        patch.object(asyncio, "to_thread", _run_here),
        patch.object(bot.store, "prepare", _prepare_missing),
    ):
        yield


@contextmanager
def shortcuts() -> Iterator[None]:
    """Apply all shortcuts for as long as a world is open in the running loop."""
    with quick_store(), ExitStack() as stack:
        for module in (simcord.components, simcord.results):
            stack.enter_context(patch.object(module, "deepcopy", copy_plain))
        for module in (simcord.gateway, simcord.http.router):
            stack.enter_context(patch.object(module, "copy", SimpleNamespace(deepcopy=copy_plain)))
        for module in (simcord.components, simcord.actors):
            stack.enter_context(patch.object(module, "walk_components", walk_components))
        stack.enter_context(patch.object(simcord.components, "validate_components", _checked_once))
        stack.enter_context(patch.object(simcord._runtime, "_acquire_executor_hooks", _hook_lightly))
        loop: Any = asyncio.get_running_loop()
        stack.enter_context(_polled_rarely(loop._selector))
        # Removing a callback from a list would compare all fields of every callback before it.
        stack.enter_context(patch.object(_CallbackRecord, "__eq__", object.__eq__))
        for kind in (Command, Group):
            stack.enter_context(_translated_once(kind))
        stack.enter_context(patch.object(discord.app_commands.tree, "AppCommand", _SentCommand))
        stack.enter_context(patch.object(bot.client.sync, "_payload", _payload_once))
        stack.enter_context(patch.object(bot.client.sync, "json", SimpleNamespace(dumps=_written_once)))
        stack.enter_context(patch.object(bot.client.sync, "_names", _named_once))
        # The database is current, so no other process need migrate it.
        stack.enter_context(patch.object(bot.client.bot, "migrate_apart", lambda url: None))
        stack.enter_context(patch.object(YoHoHo, "load_extension", _loaded))
        yield
