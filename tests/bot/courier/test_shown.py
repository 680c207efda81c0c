"""A table version is stored as shown only after all of its messages have been written."""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.courier.shown import Shown
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.errors import Unavailable
from bot.records.tables import TableVersion

TABLE, CHANNEL = 7, 70
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Rows:
    """A fake store that records shown versions at each flush, and raises Unavailable while `away`."""

    def __init__(self) -> None:
        self.told: list[dict[int, TableVersion]] = []
        self.away = False
        self._shown: dict[int, TableVersion] = {}

    def show(self, table: int, at: TableVersion) -> None:
        self._shown[table] = at

    async def flush(self) -> None:
        shown, self._shown = self._shown, {}
        if self.away:
            raise Unavailable("away")
        if shown:
            self.told.append(shown)


class Evening:
    """A `Shown` over a fake store, without a timer."""

    def __init__(self) -> None:
        self.rows = Rows()
        self.silence = Silence(lambda channel: None, lambda: NOON)
        rows: Any = self.rows
        self.shown = Shown(rows, self.silence, lambda work: work.close())

    def counted(self, at: TableVersion, *writes: tuple[str, int | None, Any]) -> list[Any]:
        """Return the counted writes of the table at this version."""
        with self.shown.begin(TABLE, at) as counted:
            return [counted(*write) for write in writes]

    async def told(self) -> list[dict[int, TableVersion]]:
        await self.shown.flush()
        self.shown.stop()
        return self.rows.told


@pytest.fixture
def evening() -> Evening:
    return Evening()


def writes(*answers: bool | Exception) -> Any:
    """Return a write whose calls return or raise these answers in order."""
    left = list(answers)

    async def write() -> bool:
        answer = left.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    return write


async def test_a_table_is_shown_after_all_its_writes_have_ended(evening: Evening) -> None:
    table, hand = evening.counted(
        TableVersion(1, 5), ("table", CHANNEL, writes(True)), ("hand", None, writes(False))
    )
    assert await table()
    assert await evening.told() == []
    assert not await hand()
    assert await evening.told() == [{TABLE: TableVersion(1, 5)}]
    assert await evening.told() == [{TABLE: TableVersion(1, 5)}]


async def test_a_table_is_not_shown_while_writes_are_still_being_added(evening: Evening) -> None:
    with evening.shown.begin(TABLE, TableVersion(1, 5)) as counted:
        await counted("table", CHANNEL, writes(True))()
        assert await evening.told() == []
        hand = counted("hand", None, writes(True))
    assert await evening.told() == []
    await hand()
    assert await evening.told() == [{TABLE: TableVersion(1, 5)}]


async def test_a_failed_write_counts_once_its_retry_succeeds(evening: Evening) -> None:
    (table,) = evening.counted(TableVersion(1, 5), ("table", CHANNEL, writes(TryAgain("no"), True)))
    with pytest.raises(TryAgain):
        await table()
    assert await evening.told() == []
    await table()
    assert await evening.told() == [{TABLE: TableVersion(1, 5)}]


async def test_an_older_write_does_not_show_a_newer_version(evening: Evening) -> None:
    """The older write may have sent the older version."""
    (before,) = evening.counted(TableVersion(1, 5), ("table", CHANNEL, writes(True)))
    (after,) = evening.counted(TableVersion(1, 6), ("table", CHANNEL, writes(True)))
    await before()
    assert await evening.told() == []
    await after()
    assert await evening.told() == [{TABLE: TableVersion(1, 6)}]


async def test_a_table_in_a_silent_channel_is_not_shown(evening: Evening) -> None:
    table, hand = evening.counted(
        TableVersion(1, 5), ("table", CHANNEL, writes(True)), ("hand", None, writes(True))
    )
    response: Any = type("Response", (), {"status": 403, "reason": ""})
    evening.silence.begin(CHANNEL, discord.Forbidden(response, {"code": 50001, "message": ""}))
    await table()
    await hand()
    assert await evening.told() == []
    assert (evening.shown._unwritten, evening.shown._at) == ({}, {})
    evening.silence.end(CHANNEL)
    await evening.counted(TableVersion(1, 5), ("table", CHANNEL, writes(True)))[0]()
    assert await evening.told() == [{TABLE: TableVersion(1, 5)}]


async def test_later_versions_are_stored_after_a_database_failure(evening: Evening) -> None:
    evening.rows.away = True
    await evening.counted(TableVersion(1, 5), ("table", CHANNEL, writes(True)))[0]()
    assert await evening.told() == []
    evening.rows.away = False
    await evening.counted(TableVersion(1, 6), ("table", CHANNEL, writes(True)))[0]()
    assert await evening.told() == [{TABLE: TableVersion(1, 6)}]


async def test_several_shown_tables_are_stored_together(evening: Evening) -> None:
    spawned: list[Coroutine[Any, Any, None]] = []
    evening.shown._spawn = spawned.append
    for table in (TABLE, TABLE + 1):
        with evening.shown.begin(table, TableVersion(0, table)) as counted:
            write = counted("table", CHANNEL, writes(True))
        await write()
    evening.shown._flush_later()
    (telling,) = spawned
    await telling
    assert evening.rows.told == [{TABLE: TableVersion(0, TABLE), TABLE + 1: TableVersion(0, TABLE + 1)}]
    evening.shown.stop()
