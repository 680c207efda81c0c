"""Deletions are repeated when an old backup is restored, until no backup can be that old."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.client.bot import YoHoHo
from bot.errors import Unavailable
from bot.tables.boards import Boards
from bot.tables.removed_servers import KEPT
from tests.cogs.test_privacy import copy, is_deleted, put_back, traces
from tests.sim.evening import open_table, start_table
from tests.sim.world import World


async def count_deletions(world: World) -> int:
    """Return how many deletions the database records."""
    return len((await world.stored_rows())["deletions"])


@pytest.mark.sqlite
async def test_a_start_deletes_restored_people_before_counting_and_showing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = world.group("Ana", "Bea")
    await start_table(ana, bea)
    older = world.database.with_name("older.db")
    copy(world, older)
    await is_deleted(ana)
    await world.wait(4)
    put_back(world, older)
    found = {"before": await traces(world, ana)}
    count, load = Boards.count_what_was_played, YoHoHo.load

    async def counts(boards: Boards) -> None:
        found["counted"] = await traces(world, ana)
        await count(boards)

    async def loads(bot: YoHoHo) -> None:
        found["shown"] = await traces(world, ana)
        await load(bot)

    monkeypatch.setattr(Boards, "count_what_was_played", counts)
    monkeypatch.setattr(YoHoHo, "load", loads)
    await world.crash()
    assert found.pop("before")
    assert found == {"counted": [], "shown": []}
    await world.wait(4)
    assert ana.name not in world.table().text


async def test_a_deletion_at_startup_does_not_enforce_deadlines_early(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deadlines that passed during the outage are enforced only after their grace period."""
    await world.save_settings(timer="3min", threads="never", pings=False)
    ana, bea, carl = world.group("Ana", "Bea", "Carl")
    number = await start_table(ana, bea, carl)
    await carl.bids(0)
    world.bot.services.store.deletion_requests.add(ana.id, world.env.now())
    world.bot.services.clock.stop()
    await world.wait(600)
    load = YoHoHo.load
    timers: list[int] = []

    async def loads(bot: YoHoHo) -> None:
        timers.extend(bot.services.clock._timers)
        await load(bot)

    monkeypatch.setattr(YoHoHo, "load", loads)
    await world.crash()
    assert timers == []
    await world.wait(30)
    assert await traces(world, ana) == []
    assert "deadline" not in {row.by for row in await world.rows(number)}
    assert "Bea" in await world.seats(number)


@pytest.mark.sqlite
async def test_a_deletion_request_is_forgotten_after_the_age_limit_of_backups(world: World) -> None:
    ana, bea = world.group("Ana", "Bea")
    await open_table(ana, bea)
    older = world.database.with_name("older.db")
    copy(world, older)
    await is_deleted(ana)
    requests = world.bot.services.store.deletion_requests
    for _ in range(2):
        # Each repeated deletion restarts the period, because the restored data may be in a new backup.
        await world.wait((KEPT - timedelta(days=2)).total_seconds())
        assert [one.is_of(ana.id) for one in requests.all()] == [True]
        put_back(world, older)
        await world.crash()
        await world.wait(4)
    await world.wait((KEPT + timedelta(days=2)).total_seconds())
    assert (requests.all(), await count_deletions(world)) == ([], 0)
    assert str(ana.id) not in requests.file.read_text(encoding="utf-8")
    assert await traces(world, ana) == []


async def test_a_failed_deletion_stays_requested_until_it_succeeds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = world.person("Ana")
    await open_table(ana)

    def fails(*_: object) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.client.deletions.erase_person", fails)
        await is_deleted(ana)
        await world.wait((KEPT + timedelta(days=3)).total_seconds())
        assert [one.is_of(ana.id) for one in world.bot.services.store.deletion_requests.all()] == [True]
    await world.wait(timedelta(days=1).total_seconds())
    assert await traces(world, ana) == []


async def test_a_request_of_somebody_the_database_does_not_know_is_done(world: World) -> None:
    ana, bea = world.person("Ana"), world.person("Bea")
    await open_table(ana)
    requests = world.bot.services.store.deletion_requests
    requests.add(bea.id, world.env.now())
    await world.crash()
    await world.wait(4)
    assert await count_deletions(world) == 1
    # Bea plays for the first time after her request was done.
    await open_table(bea)
    await world.crash()
    await world.wait(4)
    assert await traces(world, bea)


async def test_a_file_with_ids_is_carried_out_and_rewritten_at_a_start(world: World) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    requests = world.bot.services.store.deletion_requests
    row = {"user": str(ana.id), "at": world.env.now().isoformat(), "key": "0" * 32}
    requests.file.write_text(json.dumps({"version": 1, "requests": [row]}), encoding="utf-8")
    await world.crash()
    await world.wait(4)
    assert await traces(world, ana) == []
    assert str(ana.id) not in requests.file.read_text(encoding="utf-8")
    assert [one.is_of(ana.id) for one in requests.all()] == [True]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"requests": [1]}', '{"requests": 1}', "\x00"])
async def test_the_bot_starts_with_an_unreadable_list_of_deletions(
    world: World, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    ana = world.person("Ana")
    await open_table(ana)
    requests = world.bot.services.store.deletion_requests
    requests.file.write_text(text, encoding="utf-8")
    await world.crash()
    await world.wait(4)
    assert "nobody is deleted again" in caplog.text
    caplog.clear()
    assert "Done" not in (await is_deleted(ana)).text
    requests.file.unlink()
    assert "Done" in (await is_deleted(ana)).text
