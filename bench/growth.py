"""Memory per server and disk per match: `python -m bench.growth [--servers 200] [--matches 20] [--json]`.

Memory is discord.py's cache of a typical server with the bot's single intent; like Discord at a connect, the
benchmark sends the server without members. Disk is the SQLite size of finished four-player matches of Skull
King, with results and leaderboard sums; the anchor is the matches' logs as text.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
import tracemalloc
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import discord

from bench.figures import Row, parser, tell
from bench.store import NOON, open_store
from bot.store.backup import back_up
from bot.store.tables import list_inputs
from bot.tables.service import Tables
from engine.ai import ROBOTS
from engine.core import DEALER

CHANNELS, ROLES, EMOJIS = 30, 15, 20
"""How many of each a server of a usual size has."""
FIRST = 10**18
"""The first id: ids of Discord have nineteen digits."""


def server(number: int) -> str:
    """Return Discord's JSON description of a server."""
    own = FIRST + number * 1000
    channels = [
        {
            "id": str(own + 100 + n),
            "type": 0,
            "name": f"channel {n}",
            "position": n,
            "topic": "What is talked about here",
            "permission_overwrites": [{"id": str(own), "type": 0, "allow": "0", "deny": "1024"}] * (n % 2),
        }
        for n in range(CHANNELS)
    ]
    roles = [
        {"id": str(own + n), "name": f"role {n}", "permissions": "559623605575360", "position": n}
        | {"color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}
        | {"hoist": False, "managed": False, "mentionable": False}
        for n in range(ROLES)
    ]
    emojis = [
        {"id": str(own + 200 + n), "name": f"emoji_{n}", "roles": [], "require_colons": True}
        | {"managed": False, "animated": False, "available": True}
        for n in range(EMOJIS)
    ]
    told: dict[str, object] = {
        "id": str(own),
        "name": f"Server {number}",
        "owner_id": str(own + 999),
        "icon": "a" * 32,
    }
    told |= {"member_count": 200, "features": ["COMMUNITY"], "preferred_locale": "en-US", "members": []}
    return json.dumps(told | {"channels": channels, "roles": roles, "emojis": emojis, "stickers": []})


async def measure_server(servers: int) -> list[Row]:
    """Measure the memory and CPU time that each received server costs the bot."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    descriptions = [server(number) for number in range(2 * servers)]
    gc.collect()
    tracemalloc.start()
    for each in descriptions[:servers]:
        client._connection._add_guild_from_data(json.loads(each))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    begun = process_time()
    for each in descriptions[servers:]:
        client._connection._add_guild_from_data(json.loads(each))
    spent = process_time() - begun
    assert len(client.guilds) == 2 * servers
    return [
        Row("memory of a server (KiB)", held / servers / 1024),
        Row("CPU to be told of a server (ms)", 1000 * spent / servers),
    ]


async def measure_match(matches: int) -> list[Row]:
    """Measure the bytes that a finished match adds to the database, and the match's number of inputs."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "bench.db")
        # Play the first half unmeasured: it fills the pages that every database has once.
        store, numbers = await open_store(file, 2 * matches)
        service = Tables(store, lambda: NOON, lambda _: None)
        await _play_out(service, numbers[:matches])
        before = back_up(file, Path(folder, "before.db")).size
        await _play_out(service, numbers[matches:])
        size = back_up(file, Path(folder, "after.db")).size - before
        logs = [row for number in numbers[matches:] for row in await store.read(list_inputs, number)]
        await store.close()
    text = sum(len(f"{row.seat} {row.action}\n".encode()) for row in logs)
    return [
        Row("inputs of a match", len(logs) / matches),
        Row("bytes of a match on disk, beside its log as text", size / matches, text / matches),
    ]


async def _play_out(service: Tables, numbers: list[int]) -> None:
    """Let robots play for the people at these tables until every match has ended."""
    for number in numbers:
        rng = Random(number)
        while (await service.snapshot(number, None)).header.status == "running":
            async with service.hold(number) as table:
                seat = table.to_act[0]
                dealer = seat == DEALER
                choose = ROBOTS[table.header.game, "easy"]
                action: Any = table.chance() if dealer else choose(table.view(seat), rng)
                await service.play(table, seat, action, "dealer" if dealer else f"u:{seat + 1}")


async def measure(servers: int = 200, matches: int = 20) -> list[Row]:
    """Measure memory per server and disk space per match."""
    return [*await measure_server(servers), *await measure_match(matches)]


def main() -> None:
    options = parser("bench.growth", __doc__)
    options.add_argument("--servers", type=int, default=200, metavar="N")
    options.add_argument("--matches", type=int, default=20, metavar="N")
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.servers, asked.matches)), as_json=asked.json)


if __name__ == "__main__":
    main()
