"""The services store the same rows on a server as in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.people.export import collect_rows
from bot.store import Store
from bot.store.personal import erase_person
from tests.bot.store.store_values import everything
from tests.data.build import ANA, Content


async def played(url: str) -> dict[str, Sequence[tuple[Any, ...]]]:
    """Return every row after matches of every game, a rematch, a season, a void match and championships."""
    store = await Store.open(url)
    await Content(store).fill()
    found = await everything(store)
    await store.close()
    return found


async def test_matches_store_the_same_rows_on_a_server_and_in_a_file(server_url: str, tmp_path: Path) -> None:
    there = await played(server_url)
    here = await played(f"sqlite+aiosqlite:///{tmp_path / 'here.db'}")
    assert all(there.values()), "a row in every table"
    assert {name for name in here if here[name] != there[name]} == set()


async def test_a_person_is_found_and_deleted_alike_on_a_server_and_in_a_file(
    server_url: str, tmp_path: Path
) -> None:
    rows, left = [], []
    for url in (server_url, f"sqlite+aiosqlite:///{tmp_path / 'here.db'}"):
        store = await Store.open(url)
        await Content(store).fill()
        rows.append(await collect_rows(store, ANA))
        await store.write(erase_person, ANA, rows[-1])
        left.append(await everything(store))
        assert not any((await collect_rows(store, ANA)).values())
        await store.close()
    assert all(rows[0][name] for name in ("people", "tables", "log", "championship_log", "seasons"))
    assert rows[0] == rows[1]
    assert {name for name in left[0] if left[0][name] != left[1][name]} == set()
