"""Tasks by number: never two at a time, once more if asked, later after a failure, none after a stop."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from bot.errors import Conflict, RefusalId, Refused, Unavailable
from bot.tables.keyed_tasks import KeyedTasks

SOON = 0.01


class Looker:
    """Counts how often each number is looked after; raises the `errors` in turn."""

    def __init__(self) -> None:
        self.seen: Counter[int] = Counter()
        self.errors: list[Exception] = []
        self.at_once = self.most_at_once = 0
        self.free = asyncio.Event()
        self.free.set()
        self.tasks = KeyedTasks("number", self.look, retry=SOON)

    async def look(self, number: int) -> None:
        """Look after a number."""
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.free.wait()
            self.seen[number] += 1
            if self.errors:
                raise self.errors.pop(0)
        finally:
            self.at_once -= 1

    async def settle(self) -> None:
        """Wait for the tasks that run now."""
        await asyncio.gather(*self.tasks.running)


@pytest.fixture
async def looker() -> AsyncIterator[Looker]:
    made = Looker()
    yield made
    made.tasks.stop()


async def test_number_asked_for_meanwhile_is_looked_after_once_more(looker: Looker) -> None:
    looker.free.clear()
    looker.tasks.start(1)
    await asyncio.sleep(0)
    for _ in range(3):
        looker.tasks.start(1)
    looker.free.set()
    await looker.settle()
    assert looker.seen == {1: 2}
    assert looker.most_at_once == 1


async def test_numbers_do_not_wait_for_each_other(looker: Looker) -> None:
    looker.free.clear()
    for number in (1, 2):
        looker.tasks.start(number)
    await asyncio.sleep(0)
    assert looker.at_once == 2


@pytest.mark.parametrize("error", [Conflict(1, "it"), Unavailable("away"), ValueError("unforeseen")])
async def test_failure_is_repeated_later(
    looker: Looker, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    looker.errors = [error]
    looker.tasks.start(1)
    await looker.settle()
    assert looker.seen == {1: 1}
    await asyncio.sleep(3 * SOON)
    assert looker.seen == {1: 2}
    logged = {record.levelno for record in caplog.records if record.levelno >= logging.WARNING}
    assert logged == {logging.ERROR if isinstance(error, ValueError) else logging.WARNING}


async def test_refusal_is_not_repeated(looker: Looker) -> None:
    looker.errors = [Refused(RefusalId.NO_SUCH_TABLE)]
    looker.tasks.start(1)
    await asyncio.sleep(3 * SOON)
    assert looker.seen == {1: 1}


async def test_later_moment_replaces_the_one_before(looker: Looker) -> None:
    looker.tasks.start_later(1, SOON)
    looker.tasks.start_later(1, 3 * SOON)
    looker.tasks.start_later(2, SOON)
    looker.tasks.cancel_timer(2)
    await asyncio.sleep(2 * SOON)
    assert not looker.seen
    await asyncio.sleep(3 * SOON)
    assert looker.seen == {1: 1}


async def test_nothing_starts_after_a_stop(looker: Looker) -> None:
    looker.free.clear()
    looker.tasks.start(1)
    looker.tasks.start_later(2, 0)
    (running,) = looker.tasks.stop()
    looker.tasks.start(3)
    looker.tasks.start_later(4, 0)
    await asyncio.sleep(SOON)
    assert running.cancelled()
    assert not looker.seen
