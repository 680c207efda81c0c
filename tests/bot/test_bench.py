"""The bench measures a table that really plays: the bot as a process, from the command to the cards."""

from __future__ import annotations

import sys

import pytest

from bench import click, crowd, start

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the figures of another process are the kernel's, in /proc"
)


async def test_a_click_is_measured_at_a_table_that_plays() -> None:
    rows = {row.name: row for row in await click.measured(clicks=3, interval=0.2, seed=1, warm_up=5)}
    whole = rows["CPU of a move, all that follows included (ms)"]
    assert whole.value > rows["CPU until its answer is sent (ms)"].value > 0
    assert whole.ratio is not None
    assert whole.ratio > 1
    assert rows["requests a move in all"].value >= 1
    assert rows["drawings a move"].value >= 1
    assert rows["snapshots a move"].value >= 1
    assert rows["hops a move"].value >= rows["transactions a move"].value >= 1
    assert rows["writes a move that changed nothing"].value == 0


async def test_a_crowd_plays_as_fast_as_it_is_answered() -> None:
    by_cpu, by_clock = await crowd.measured(tables=2, seconds=2)
    assert by_cpu.ratio is not None
    assert 0 < by_cpu.ratio < 1
    assert by_clock.value > 0


async def test_a_start_leaves_alone_what_a_run_before_has_shown() -> None:
    answered, whole, written, messages = await start.measured(tables=2)
    assert answered.ratio is not None
    assert whole.value >= answered.value > 0
    assert (written.value, messages.value) == (0, 5)
