"""A write queue writes one message at a time, in its newest state, and retries failed writes."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable

import pytest

from bot.courier.write_queue import NotYet, TryAgain, Write, WriteQueue, WriteQueues
from bot.logs import log_context as logged_about
from bot.logs import set_context, subjects

AT_ONCE = 0.0
"""Seconds between two writes and after a failure, for tests of the order alone."""
NEVER = 3600.0
"""A pause in seconds that no test waits for."""
TURNS = 1000
"""Turns of the event loop after which a waiting test fails."""


class Channel:
    """A fake channel that records what is written, and can delay or fail writes."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.open = asyncio.Event()
        self.begun = asyncio.Event()
        self.at_once = 0
        self.most_at_once = 0

    def says(self, text: str) -> Write:
        """Return a write that succeeds as soon as the channel is open."""

        async def write() -> bool:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            self.begun.set()
            await self.open.wait()
            self.at_once -= 1
            self.written.append(text)
            return True

        return write

    def fails(self, error: Exception, then: Callable[[], object] = lambda: None, text: str = "") -> Write:
        """Return a write that first calls `then` and raises `error`, and writes `text` at the next call."""
        errors = [error]

        async def write() -> bool:
            then()
            if errors:
                raise errors.pop()
            self.written.append(text)
            return True

        return write


@pytest.fixture
async def channel() -> Channel:
    """Return an open channel."""
    channel = Channel()
    channel.open.set()
    return channel


@pytest.fixture
async def queue() -> WriteQueue:
    return WriteQueue(AT_ONCE)


async def until(reached: Callable[[], bool]) -> None:
    """Run the event loop until `reached` returns true, for TURNS turns at most."""
    for _ in range(TURNS):
        if reached():
            return
        await asyncio.sleep(0)
    raise AssertionError("the queue never gets there")


async def done(queue: WriteQueue) -> None:
    """Wait until the queue has nothing more to do."""
    await until(lambda: queue.idle)


async def test_messages_are_written_in_the_order_they_were_put(queue: WriteQueue, channel: Channel) -> None:
    for text in ("table", "sheet", "news"):
        queue.put(text, channel.says(text))
    await done(queue)
    assert channel.written == ["table", "sheet", "news"]


async def test_an_awaited_write_does_not_overlap_queued_writes(queue: WriteQueue, channel: Channel) -> None:
    channel.open.clear()
    queue.put("table", channel.says("table"))
    queue.put("sheet", channel.says("sheet"))
    await channel.begun.wait()
    asked = queue.now("panel", channel.says("panel"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert channel.at_once == 1
    channel.open.set()
    await asked
    await done(queue)
    assert channel.most_at_once == 1
    assert sorted(channel.written) == ["panel", "sheet", "table"]


async def test_a_message_put_repeatedly_is_written_once_in_its_newest_state(
    queue: WriteQueue, channel: Channel
) -> None:
    for text in ("table 1", "table 2", "table 3"):
        queue.put("table", channel.says(text))
        queue.put("sheet", channel.says("sheet"))
    await done(queue)
    assert channel.written == ["table 3", "sheet"]


async def test_a_message_put_during_its_write_is_written_again(queue: WriteQueue, channel: Channel) -> None:
    channel.open.clear()
    queue.put("table", channel.says("table 1"))
    await channel.begun.wait()
    queue.put("table", channel.says("table 2"))
    channel.open.set()
    await done(queue)
    assert channel.written == ["table 1", "table 2"]


async def test_a_write_that_raises_try_again_is_retried(queue: WriteQueue, channel: Channel) -> None:
    queue.put("table", channel.fails(TryAgain("busy"), text="table"))
    queue.put("sheet", channel.says("sheet"))
    await done(queue)
    assert sorted(channel.written) == ["sheet", "table"]


@pytest.mark.parametrize("error", [TryAgain("busy"), NotYet(AT_ONCE)], ids=["busy", "not yet"])
async def test_each_write_logs_the_context_of_its_put_without_the_clicker(
    queue: WriteQueue, channel: Channel, error: TryAgain
) -> None:
    """The context also survives a retry, and a queue task that another message has started."""
    about: list[tuple[str, dict[str, int]]] = []

    def notes(name: str) -> Callable[[], None]:
        return lambda: about.append((name, dict(subjects())))

    with logged_about(user=5, interaction=6):
        set_context(table=1)
        queue.put("one", channel.fails(error, notes("one"), "one"))
        set_context(table=2)
        queue.put("two", channel.fails(error, notes("two"), "two"))
    await done(queue)
    assert sorted(about, key=str) == [("one", {"table": 1})] * 2 + [("two", {"table": 2})] * 2


@pytest.mark.parametrize("error", [TryAgain("busy"), NotYet(AT_ONCE)], ids=["busy", "not yet"])
async def test_a_failed_write_is_dropped_for_a_newer_write(
    queue: WriteQueue, channel: Channel, error: TryAgain
) -> None:
    """The message is put again while the older write is running."""

    def newer() -> None:
        queue.put("table", channel.says("new"))

    queue.put("table", channel.fails(error, newer, "old"))
    await done(queue)
    assert channel.written == ["new"]


async def test_an_unexpected_error_drops_only_its_own_message(
    queue: WriteQueue, channel: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    queue.put("table", channel.fails(ValueError("a fault of ours"), text="table"))
    queue.put("sheet", channel.says("sheet"))
    await done(queue)
    assert channel.written == ["sheet"], "a fault is not tried again"
    assert "table could not be written" in caplog.text


async def test_a_postponed_write_does_not_delay_other_writes(channel: Channel) -> None:
    """A postponed write has sent no request, so no pause follows it."""
    queue = WriteQueue(NEVER)
    queue.put("call", channel.fails(NotYet(NEVER), text="call"))
    queue.put("table", channel.says("table"))
    await until(lambda: channel.written == ["table"])
    assert not queue.idle, "the call is still to come"
    queue.stop()


async def test_a_newer_write_replaces_a_postponed_write(queue: WriteQueue, channel: Channel) -> None:
    def newer() -> None:
        asyncio.get_running_loop().call_soon(queue.put, "call", channel.says("newer call"))

    queue.put("call", channel.fails(NotYet(AT_ONCE), newer, "call"))
    await done(queue)
    assert channel.written == ["newer call"]


async def test_a_postponed_write_is_written_when_due(queue: WriteQueue, channel: Channel) -> None:
    queue.put("call", channel.fails(NotYet(AT_ONCE), text="call"))
    await done(queue)
    assert channel.written == ["call"]


async def test_an_awaited_write_is_not_retried(queue: WriteQueue, channel: Channel) -> None:
    await queue.now("panel", channel.fails(TryAgain("busy"), text="panel"))
    await done(queue)
    assert channel.written == []


async def test_stopping_finishes_the_running_write_and_drops_the_rest(channel: Channel) -> None:
    queue = WriteQueue(NEVER)
    channel.open.clear()
    queue.put("call", channel.fails(NotYet(NEVER), text="call"))
    queue.put("table", channel.says("table"))
    queue.put("sheet", channel.says("sheet"))
    await channel.begun.wait()
    ending = queue.stop()
    channel.open.set()
    await until(lambda: all(task.done() for task in ending))
    queue.put("news", channel.says("news"))
    assert channel.written == ["table"]
    assert queue.stop() == [], "nothing is left to wait for"


async def test_a_queue_stops_at_once_between_two_writes(channel: Channel) -> None:
    queue = WriteQueue(NEVER)
    queue.put("table", channel.says("table"))
    queue.put("sheet", channel.says("sheet"))
    await until(lambda: channel.written == ["table"] and not queue.stop())
    assert channel.written == ["table"]


async def test_a_queue_stopped_between_two_writes_writes_nothing_more(channel: Channel) -> None:
    queue = WriteQueue(NEVER)
    queue.put("table", channel.says("table"))
    queue.put("sheet", channel.says("sheet"))
    await until(lambda: bool(channel.written))
    await asyncio.gather(*queue.stop(), return_exceptions=True)
    for _ in range(10):
        await asyncio.sleep(0)
    assert channel.written == ["table"]
    assert queue.waiting == 1


def hurried(monkeypatch: pytest.MonkeyPatch) -> tuple[list[float], list[float]]:
    """Make every pause pass at once; return the list of pauses and the clock's time."""
    loop, pauses, now = asyncio.get_running_loop(), list[float](), [0.0]

    def at_once(seconds: float, then: Callable[[], None]) -> asyncio.Handle:
        pauses.append(seconds)
        now[0] += seconds
        return loop.call_soon(then)

    monkeypatch.setattr(loop, "call_later", at_once)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return pauses, now


async def test_failures_of_a_dropped_write_do_not_lengthen_later_pauses(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, (pauses, now) = WriteQueue(0.25), hurried(monkeypatch)
    errors: list[Exception] = [TryAgain("busy"), TryAgain("busy"), ValueError("a fault")]

    async def fails() -> bool:
        if errors:
            raise errors.pop(0)
        channel.written.append("table")
        return True

    queue.put("table", fails)
    await until(lambda: not errors and not queue.waiting)
    assert not queue.idle, "what comes after a fault waits as long as it would have"
    now[0] += 1.0
    await done(queue)
    errors.append(TryAgain("busy"))
    queue.put("table", fails)
    await until(lambda: channel.written == ["table"])
    assert pauses == [0.5, 1.0, 0.5]


async def test_a_queue_with_nothing_due_starts_no_timer(
    queue: WriteQueue, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A needless wake-up costs a hundredth of a move's CPU time, twice per move."""
    asked = list[float]()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda seconds, *_: asked.append(seconds))
    queue.put("table", channel.says("table"))
    await done(queue)
    assert channel.written == ["table"]
    assert asked == []


async def test_a_message_put_during_the_pause_is_written_after_the_pause(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, woken, loop = WriteQueue(NEVER), list[Callable[[], None]](), asyncio.get_running_loop()
    real = loop.call_later

    def later(seconds: float, then: Callable[[], None]) -> asyncio.TimerHandle:
        woken.append(then)
        return real(seconds, then)

    monkeypatch.setattr(loop, "call_later", later)
    queue.put("table", channel.says("table 1"))
    await until(lambda: bool(channel.written))
    for text in ("table 2", "table 3"):
        queue.put("table", channel.says(text))
    for _ in range(10):
        await asyncio.sleep(0)
    assert channel.written == ["table 1"]
    (wake,) = woken
    wake()
    await until(lambda: len(channel.written) == 2)
    queue.stop()
    assert channel.written == ["table 1", "table 3"]


async def test_putting_a_message_during_a_retry_shortens_no_pause(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise an active table would send a request to a failing server every other second."""
    queue, (pauses, _) = WriteQueue(0.25), hurried(monkeypatch)
    errors: list[Exception] = [TryAgain("busy") for _ in range(4)]

    async def fails() -> bool:
        if errors:
            queue.put("table", fails)
            raise errors.pop()
        return True

    queue.put("table", fails)
    await until(lambda: not errors and not queue.waiting)
    assert pauses == [0.5, 1.0, 2.0, 4.0]


async def test_a_queue_is_not_idle_between_its_pause_and_its_wake_up(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An idle queue is dropped, and a second queue would then write to the channel at the same time."""
    queue, loop, now = WriteQueue(1.0), asyncio.get_running_loop(), [0.0]
    woken: list[Callable[[], None]] = []
    monkeypatch.setattr(loop, "call_later", lambda _seconds, then: woken.append(then))
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    queue.put("table", channel.says("table 1"))
    await until(lambda: channel.written == ["table 1"])
    queue.put("table", channel.says("table 2"))
    await until(lambda: bool(woken))
    now[0] += 2.0
    assert not queue.idle
    woken[0]()
    await until(lambda: channel.written == ["table 1", "table 2"])


async def test_a_queue_held_by_alone_is_not_idle(queue: WriteQueue) -> None:
    async with queue.alone():
        assert not queue.idle
    assert queue.idle


async def test_stopping_closes_work_that_has_not_started() -> None:
    """Python warns about a coroutine that was never awaited, and pytest turns the warning into an error."""
    begun: list[str] = []

    async def work() -> None:
        begun.append("work")

    queues = WriteQueues(AT_ONCE)
    queues.spawn(given_up := work())
    await asyncio.gather(*queues.stop(), return_exceptions=True)
    await asyncio.sleep(0)
    assert begun == []
    assert inspect.getcoroutinestate(given_up) == inspect.CORO_CLOSED
