"""The benchmarks measure tables that really play: the bot as a process, from the command to the cards."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGTERM

import pytest

from bench import always, click, crowd, growth, leaderboards, overlap, processes, start
from bench.figures import Row
from bench.pictured_match import drawn_before
from tests.bot.started import forked

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the figures of another process are the kernel's, in /proc"
)


def _copy_migrated(url: str, empty_database: Path) -> None:
    database = Path(url.removeprefix("sqlite+aiosqlite:///"))
    if not database.exists():
        shutil.copy(empty_database, database)


@pytest.fixture
def forks(empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start bots without Python's own start, imports and migrations; bare bots start as usual."""

    @asynccontextmanager
    async def started(module: str, env: Mapping[str, str], log: Path) -> AsyncIterator[int]:
        if module == "bench.bare":
            async with processes.running_module(module, env, log) as pid:
                yield pid
            return
        _copy_migrated(env["DATABASE_URL"], empty_database)
        async with forked(module, processes.ROOT, log, **env) as child:
            try:
                yield child.pid
            finally:
                child.send_signal(SIGTERM)
                await child.wait()

    for measure in (click, start, overlap):
        monkeypatch.setattr(measure, "running_module", started)


@pytest.fixture
async def _share_drawings(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Draw the pictures of an earlier match once for both benchmarks whose bots begin with them."""
    async with drawn_before() as drawings:

        @asynccontextmanager
        async def drawn() -> AsyncIterator[Path]:
            yield drawings

        for measure in (click, always):
            monkeypatch.setattr(measure, "drawn_before", drawn)
        yield


@pytest.mark.usefixtures("forks", "_share_drawings")
async def test_what_is_measured_comes_from_tables_that_play() -> None:
    """All benchmarks run at once: each of them mostly waits."""

    async def starts() -> tuple[list[Row], list[Row]]:
        # Both migrate a database in this process, which can do only one migration at a time.
        return await start.measure(tables=2, still=2.5), await overlap.measure(tables=2, times=1, still=2.5)

    moves, speed, (begun, gap), pictures = await asyncio.gather(
        click.measure(clicks=3, interval=0.2, warm_up=5),
        crowd.measure(tables=2, seconds=1),
        starts(),
        always.measure(clicks=4, interval=0.3, warm_up=5),
    )
    of_a_move(moves)
    of_a_crowd(speed)
    of_a_start(begun)
    of_an_overlap(gap)
    of_large_pictures(pictures)


def of_a_move(found: list[Row]) -> None:
    """Check that a click costs CPU before and after its answer, and that its table is drawn and stored."""
    rows = {row.name: row for row in found}
    whole = rows["CPU of a move, all that follows included (ms)"]
    assert whole.value > rows["CPU until its answer is sent (ms)"].value > 0
    assert whole.ratio is not None
    assert whole.ratio > 1
    assert rows["requests a move in all"].value >= 1
    assert rows["drawings a move"].value >= 1
    assert rows["snapshots a move"].value >= 1
    assert rows["hops a move"].value >= rows["transactions a move"].value >= 1
    assert rows["writes a move that changed nothing"].value == 0
    assert rows["messages with pictures of cards"].value > 0


def of_a_crowd(found: list[Row]) -> None:
    """Check that a crowd plays, and that its moves are compared with the bare bot's clicks."""
    by_cpu, by_clock = found
    assert by_cpu.ratio is not None
    assert by_cpu.ratio > 0
    assert by_clock.value > 0


def of_a_start(found: list[Row]) -> None:
    """Check that a start rewrites nothing that an earlier run has shown."""
    answered, whole, written, messages = found
    assert answered.ratio is not None
    assert whole.value >= answered.value > 0
    assert (written.value, messages.value) == (0, 5)


def of_large_pictures(found: list[Row]) -> None:
    """Check that pictures are sent to those who always want them, and not to those who never do."""
    rows = {row.name: row.value for row in found}
    assert rows["pictures sent a move, with every decision"] > rows["pictures sent a move, where they help"]
    assert rows["pictures sent a move, never"] == 0
    assert all(value > 0 for name, value in rows.items() if not name.startswith("pictures"))


def of_an_overlap(found: list[Row]) -> None:
    """Check that the waiting process answers soon after the other one was told to end."""
    middle, most = found
    assert middle.ratio is not None
    assert 0 < middle.value <= most.value < 30


async def test_a_page_of_a_leaderboard_is_measured_beside_a_smaller_one() -> None:
    rows = await leaderboards.measure_reads(people=200, times=20)
    assert len(rows) == len(leaderboards.LOOKS)
    assert all(row.ratio is not None and row.value > 0 for row in rows)


async def test_memory_of_servers_and_bytes_of_matches_are_measured() -> None:
    rows = {row.name: row for row in await growth.measure(servers=3, matches=1)}
    assert rows["memory of a server (KiB)"].value > 1
    # Forty bids, the dealer's inputs of ten rounds, and all cards: last cards do not play themselves here.
    assert rows["inputs of a match"].value > 260
    disk = rows["bytes of a match on disk, beside its log as text"]
    assert disk.anchor is not None
    assert disk.value > disk.anchor > 5_000
