"""CPU of finding tables among 5,000 live ones, beside 500: `python -m bench.lookups [--reads 400] [--json]`.

Each table of four is in its own channel. A lookup asks the database for the tables of a channel, of a server,
of a person, of which a person is in charge, or for the numbers of live tables, as the metrics and /about do.
Lookups in both databases alternate.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any, Final

from bench.figures import Row, parser, tell
from bot.records.tables import Member
from bot.store import Store
from bot.store.lobbies import open_lobby, start_match
from bot.store.people import remember_person
from bot.store.tables import (
    count_live_tables_by_game,
    list_tables_in_channel,
    list_tables_in_charge,
    list_tables_of,
    list_tables_on_server,
)

MANY, FEW = 5000, 500
AT_ONCE: Final = 200
"""Tables that are opened concurrently."""
ON_A_SERVER: Final = 10
"""Tables of a server."""
LOOKUPS: Final[dict[str, tuple[Callable[..., Any], Callable[[int], tuple[int, ...]]]]] = {
    "tables of a channel": (list_tables_in_channel, lambda number: (number,)),
    "tables of a server": (list_tables_on_server, lambda number: (number // ON_A_SERVER,)),
    "tables of a person": (list_tables_of, lambda number: (number * 4 + 1,)),
    "tables in a person's charge": (list_tables_in_charge, lambda number: (number * 4,)),
    "numbers of live tables": (count_live_tables_by_game, lambda _: ()),
}
"""The function of each lookup, and the arguments that find the table with a number."""


async def _fill(store: Store, tables: int) -> None:
    """Open and start tables of four that have no deadline."""

    async def one(number: int) -> None:
        people = range(number * 4, number * 4 + 4)
        for person in people:
            await store.write(remember_person, person, f"name {person}", "en-US")
        members = [Member(f"u:{person}", f"name {person}") for person in people]
        header = await store.write(
            open_lobby,
            game="skull-king",
            rules_version=1,
            options={},
            guild_id=number // ON_A_SERVER,
            channel_id=number,
            thread_id=None,
            locale="en",
            host=number * 4,
            members=members,
            opened_at=datetime.now(UTC),
            timer="off",
        )
        await store.write(start_match, header, members)

    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*map(one, range(first + 1, min(first + AT_ONCE, tables) + 1)))


async def measure(reads: int) -> list[Row]:
    """Measure each kind of lookup."""
    with tempfile.TemporaryDirectory() as folder:
        stores = {}
        for tables in (MANY, FEW):
            stores[tables] = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / f'{tables}.db'}")
            await _fill(stores[tables], tables)
        rows = [row async for row in _measure_lookups(stores, reads)]
        for store in stores.values():
            await store.close()
        return rows


async def _measure_lookups(stores: dict[int, Store], reads: int) -> AsyncIterator[Row]:
    for name, (look_up, arguments) in LOOKUPS.items():
        spent = dict.fromkeys(stores, 0.0)
        for read in range(reads):
            for tables, store in stores.items():
                number = 1 + read * 7 % (tables - 1)
                begun = process_time()
                await store.read(look_up, *arguments(number))
                spent[tables] += process_time() - begun
        many, few = (1e6 * spent[tables] / reads for tables in (MANY, FEW))
        yield Row(f"{name}: {MANY} live beside {FEW} (µs)", many, few)


def main() -> None:
    options = parser("bench.lookups", __doc__)
    options.add_argument("--reads", type=int, default=400)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.reads)), as_json=asked.json)


if __name__ == "__main__":
    main()
