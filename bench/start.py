"""CPU of a start while people play: `python -m bench.start [--tables 1000] [--json]`.

An earlier run has posted every running table of four in its own channel and every hand by DM; no deadline is
due, so the measured start has no message to write. CPU is counted from the start of the process until a click
on the last table is answered. The anchor is a bare discord.py bot, from its start until its first answered
click.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bench.figures import Row, parser, tell
from bench.processes import cpu, running_module
from bench.small_discord import JSON, TOGETHER, Person, SmallDiscord, pressable, serving
from bench.table import one
from bot.records.tables import Deadline, LogRow, Member, TableHeader
from bot.store import Store
from bot.store.lobbies import open_lobby, start_match
from bot.store.matches import append_input
from bot.store.people import remember_person, set_dm_channel
from bot.store.tables import list_deadlines, list_inputs, list_seatings
from bot.tables.service import Tables, luck_from
from engine.ai import ROBOTS
from engine.core import DEALER

INPUTS = 60
"""Inputs played in each match: some rounds have been scored by then."""
QUIET = 4.0
"""Seconds without a request after which a start is over; discord.py waits two for servers."""


def four(discord: SmallDiscord) -> Iterator[list[Person]]:
    """Yield the people of each table."""
    for first in range(0, len(discord.people), TOGETHER):
        yield discord.people[first : first + TOGETHER]


async def open_table(store: Store, people: list[Person], guild: int) -> TableHeader:
    """Store a newly begun table whose players get their hands by DM, and return the table's header."""
    members = [Member(f"u:{person.user['id']}", person.user["global_name"]) for person in people]
    for person, member in zip(people, members, strict=True):
        await store.write(remember_person, int(person.user["id"]), member.name, "en-US")
        await store.write(set_dm_channel, int(person.user["id"]), int(person.dm or 0), False)
    header = await store.write(
        open_lobby,
        game="skull-king",
        rules_version=1,
        options={},
        guild_id=guild,
        channel_id=int(people[0].channel),
        thread_id=None,
        locale="en",
        host=int(people[0].user["id"]),
        members=members,
        opened_at=datetime.now(UTC),
        timer="12h",
    )
    return await store.write(start_match, header, members)


async def play_inputs(store: Store, table_id: int, rng: Random) -> tuple[list[LogRow], list[Deadline]]:
    """Return the inputs of a match that waits for a person, and its deadlines; `rng` deals and plays."""
    tables = Tables(store, lambda: datetime.now(UTC), lambda _: None, draw_luck=partial(luck_from, rng))
    async with tables.hold(table_id) as table:
        waits = False
        while table.inputs < INPUTS or not waits:
            (seat, *_) = table.to_act
            if seat == DEALER:
                move = await tables.play(table, seat, table.chance(), "dealer")
            else:
                action = ROBOTS[table.header.game, "easy"](table.view(seat), rng)
                move = await tables.play(table, seat, action, table.occupants()[seat].who)
            waits = not move.bot_to_move
    return await store.read(list_inputs, table_id), await store.read(list_deadlines, table_id)


async def fill(file: Path, discord: SmallDiscord) -> None:
    """Fill the database: play one match and copy that match to all other tables."""
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    opened = [open_table(store, people, int(discord.guild)) for people in four(discord)]
    first, *others = await asyncio.gather(*opened)
    rows, deadlines = await play_inputs(store, first.id, Random(1))

    async def repeat(header: TableHeader) -> None:
        who = {seating.seat: seating.who for seating in await store.read(list_seatings, header.id)}
        for row in rows:
            by = row.by if row.seat == DEALER else who[row.seat]
            waits = deadlines if row is rows[-1] else []
            await store.write(
                append_input,
                header.id,
                replace(row, by=by),
                revision=header.revision,
                deadlines=waits,
                bot_to_move=False,
            )

    await asyncio.gather(*map(repeat, others))
    await store.close()


async def wait_until_shown(discord: SmallDiscord) -> None:
    """Wait until each table is posted in its channel and each player has got a hand by DM."""
    for person in discord.people:
        for channel in (person.channel, str(person.dm)):
            await asyncio.wait_for(discord.written[channel].wait(), 600)


async def quiet(discord: SmallDiscord, seconds: float) -> None:
    """Wait until no request has arrived for `seconds`."""
    before = -1
    while (now := sum(discord.requests.values())) != before:
        before = now
        await asyncio.sleep(seconds)


@asynccontextmanager
async def connected_bot(
    module: str, discord: SmallDiscord, env: dict[str, str], log: Path
) -> AsyncIterator[int]:
    """Run a bot while the block runs, and yield the bot's process id once the bot is connected."""
    discord.ready.clear()
    discord.requests.clear()
    async with running_module(module, env, log) as pid:
        await asyncio.wait_for(discord.ready.wait(), 60)
        yield pid


async def bare() -> float:
    """Return a bare bot's CPU seconds from its start to its first answered click."""
    discord = SmallDiscord(1)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(discord) as env,
            connected_bot("bench.bare", discord, env, Path(folder) / "bare.log") as pid,
        ):
            panel = await discord.command(discord.people[0], "skullking", "new")
            await discord.press(discord.people[0], panel, next(pressable(panel["components"])))
            return cpu(pid)


async def measure(tables: int, still: float = QUIET) -> list[Row]:
    """Compare both bots' starts; a start is over after `still` seconds without a request."""
    discord = SmallDiscord(TOGETHER * tables)
    for person in discord.people:
        person.dm = discord.new_id()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.db"
        await fill(file, discord)
        async with serving(discord) as env:
            env["DATABASE_URL"] = f"sqlite+aiosqlite:///{file}"
            async with connected_bot("bot", discord, env, Path(folder) / "before.log"):
                await wait_until_shown(discord)
                await quiet(discord, still)
                messages = len(discord.messages)
            person, message = discord.people[-1], last(discord)
            clicked = {person.channel, *(one.dm for one in discord.people[-TOGETHER:])}
            discord.written.clear()
            async with connected_bot("bot", discord, env, Path(folder) / "bot.log") as pid:
                await discord.press(person, message, one(message, "@hand"))
                answered = cpu(pid)
                await quiet(discord, still)
                whole = cpu(pid)
                written = {channel for channel, event in discord.written.items() if event.is_set()}
    anchor = await bare()
    name = f"start with {tables} running tables"
    return [
        Row(f"{name}: CPU until a click at the last one is answered (s)", answered, anchor),
        Row(f"{name}: CPU until it is over (s)", whole, anchor),
        Row(f"{name}: channels of other tables written to", len(written - clicked)),
        Row("messages of each table that were shown before", messages / tables),
    ]


def last(discord: SmallDiscord) -> JSON:
    """Return the message that shows the last table."""
    channel = discord.people[-1].channel
    return next(message for message in discord.messages.values() if message["channel_id"] == channel)


def main() -> None:
    options = parser("bench.start", __doc__)
    options.add_argument("--tables", type=int, default=1000)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.tables)), as_json=asked.json)


if __name__ == "__main__":
    main()
