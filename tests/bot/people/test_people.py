"""Rows of people and servers that clicks need are read once and kept in a cache of limited size."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.people.people import People
from bot.people.preferences import ServerSettings
from bot.records.tables import PlayerRow, Result
from bot.store import Store
from bot.store.people import get_person, get_person_with_matches, remember_person
from bot.store.servers import save_settings
from tests.sim.units import Plain, intercept


@pytest.fixture
def asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Record the functions that read from the database."""
    asked: list[object] = []
    plain: Plain = store.read

    async def note(work: object, *args: object) -> Any:
        asked.append(work)
        return await plain(work, *args)

    monkeypatch.setattr(store, "read", note)
    return asked


async def test_a_person_and_a_server_are_read_once(store: Store, asked: list[object]) -> None:
    people = People(store)
    await people.meet(1, "Ana", "es-ES")
    await people.save_server(5, ServerSettings(language="fr"))
    asked.clear()
    await people.set_preference(1, "language", "fr")
    await people.save_dm(1, 7, told=True)
    ana = await people.meet(1, "Anita", "es-ES")
    assert (ana.name, ana.dm_channel, (await people.preferences(1)).language) == ("Anita", 7, "fr")
    assert (await people.server(5)).language == "fr"
    assert asked == []
    await asyncio.gather(*people.stop())
    again = People(store)
    assert await again.get(1) == ana
    assert await again.server(5) == await people.server(5)


async def test_people_and_servers_beyond_the_cache_are_read_again(store: Store, asked: list[object]) -> None:
    people = People(store)
    people._known.most = people._servers.most = 2
    for number in range(1, 5):
        await people.meet(number, f"name {number}", "es-ES")
        await people.save_server(number, ServerSettings(language="es"))
    asked.clear()
    assert [(await people.get(number)).name for number in (4, 3, 1)] == ["name 4", "name 3", "name 1"]
    assert len(asked) == 1
    assert (await people.server(1)).language == "es"
    assert len(asked) == 2


async def test_a_change_during_a_read_of_the_older_row_is_not_lost(store: Store) -> None:
    await store.write(save_settings, 5, {"language": "es"})
    people = People(store)
    reading = asyncio.create_task(people.server(5))
    await asyncio.sleep(0)
    await people.save_server(5, ServerSettings(language="fr"))
    await reading
    assert (await people.server(5)).language == "fr"


async def test_a_failed_write_of_a_name_is_retried_at_the_next_click(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer uses the name in memory without waiting for the database; each name is written once."""
    people = People(store)
    released, wrote = asyncio.Event(), []

    async def slowly(_: Plain, user: int, name: str, locale: str | None) -> None:
        wrote.append(name)
        await released.wait()
        raise Unavailable

    intercept(monkeypatch, store, remember_person, slowly)
    for _ in range(5):
        ana = await people.meet(1, "Ana", "es-ES")
        await asyncio.sleep(0)
    assert (ana.name, ana.locale, wrote) == ("Ana", "es-ES", ["Ana"])
    released.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    monkeypatch.undo()
    assert await store.read(get_person, 1) is None
    await people.meet(1, "Ana", "es-ES")
    await asyncio.gather(*people.stop())
    assert await store.read(get_person, 1) == ana


async def test_a_name_on_a_server_takes_precedence_over_a_global_name(store: Store) -> None:
    people = People(store)
    assert (await people.meet(1, "Ana Global", "es-ES", on_server=False)).name == "Ana Global"
    assert (await people.meet(1, "Ana", "es-ES")).name == "Ana"
    assert (await people.meet(1, "Ana Global", "fr", on_server=False)).name == "Ana"
    await asyncio.gather(*people.stop())
    kept = await store.read(get_person, 1)
    assert kept is not None
    assert (kept.name, kept.locale) == ("Ana", "fr")


async def test_a_persons_number_of_finished_matches_is_cached(store: Store, asked: list[object]) -> None:
    people = People(store)
    done = Result(1, 0, "u:1", 1, "Ana", 1, 40, False, {})
    left = replace(done, seat=1, who="u:2", user_id=2, left=True)
    robot = replace(done, seat=2, who="r:1:easy", user_id=None)
    assert [(await people.cached_person(user)).finished for user in (1, 2)] == [{}, {}]
    asked.clear()
    people.count_finished("hearts", [done, left, robot])
    people.count_finished("hearts", [done])
    people.count_finished("skull", [done])
    await people.set_preference(1, "language", "fr")
    assert (await people.cached_person(1)).finished == {"hearts": 2, "skull": 1}
    assert (await people.cached_person(2)).finished == {}
    assert asked == []


async def test_a_match_that_ends_during_a_read_of_a_person_is_counted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, reads = People(store), 0

    async def slow(plain: Plain, user: int) -> tuple[PlayerRow | None, dict[str, int]]:
        nonlocal reads
        reads += 1
        found, _ = await plain(user)
        if reads == 1:
            people.count_finished("hearts", [Result(1, 0, "u:1", 1, "Ana", 1, 40, False, {})])
            return found, {}
        return found, {"hearts": 1}

    intercept(monkeypatch, store, get_person_with_matches, slow)
    assert (await people.cached_person(1)).finished == {"hearts": 1}
