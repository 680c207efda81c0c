"""The thinking process of strong robots starts when needed, is replaced when dead, and ends with the bot."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from bot.tables.thinker import TRIES, NoAnswer, Thinker
from bot.tables.thinking import play_out, think
from engine import GAMES
from engine.ai import INSTEAD, ROBOTS, choose
from engine.ai.manners import MANNERS, PLAIN
from engine.core import DEALER, Rng
from engine.luck import PERSON, SECRET_BYTES, Draws, Luck

GAME = GAMES["skull-king"]
SURELY = 60.0
"""Seconds within which a process surely starts, however busy the machine is."""
SLOWLY = 0.3
"""Seconds that a slow thought takes."""
PARENT = """
import asyncio
from tests.bot.tables.test_thinker import a_view, tell_pid
from bot.tables.thinker import Thinker

async def main():
    print(await Thinker(tell_pid).choose("skull-king", "normal", a_view(), b"", "bold"), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def key_of(seed: str) -> bytes:
    """Return the key of a decision that this seed stands for."""
    return Luck.from_seed(seed).key("robot")


POISON, RIDDLE = key_of("poison"), key_of("riddle")


def a_view() -> Any:
    """Return the view of the first seat when it is to bid."""
    state, rng = GAME.new(4, GAME.options({}, 4)), Random(1)
    while GAME.to_act(state) == (DEALER,):
        GAME.step(state, DEALER, GAME.chance_action(state, rng))
    return GAME.view(state, 0)


def tell_pid(*asked: Any) -> int:
    """Return the id of the thinking process."""
    return os.getpid()


def dies(game: str, level: str, view: Any, key: bytes, *asked: Any) -> int:
    """Exit at the key `POISON`; otherwise return the id of the thinking process."""
    if key == POISON:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def dwells(game: str, level: str, view: Any, key: bytes, manner: str) -> Any:
    """Never return for the key `RIDDLE`."""
    if key != RIDDLE:
        return os.getpid()

    def ponder(view: Any, rng: Rng, manner: Any) -> None:
        while True:
            pass

    with patch.dict(ROBOTS, {("riddle", level): ponder}):
        return think("riddle", level, view, key, manner)


def is_slow(*asked: Any) -> int:
    """Return the id of the thinking process after a while."""
    time.sleep(SLOWLY)
    return os.getpid()


def fails(*asked: Any) -> Any:
    """Raise an error, as a bug would."""
    raise RuntimeError("a fault of ours")


@asynccontextmanager
async def thinking(thought: Callable[..., Any] = think) -> AsyncIterator[Thinker]:
    """Yield a thinker and close it after the block."""
    thinker = Thinker(thought, SURELY)
    try:
        yield thinker
    finally:
        thinker.stop()


async def ask(thinker: Thinker, seed: str) -> Any:
    """Return the decision for the first seat."""
    return await thinker.choose(GAME.key, "normal", a_view(), key_of(seed), "bold")


def instead(seed: str, manner: str = "bold") -> Any:
    """Return the decision of the level that replaces a failed one."""
    return choose(GAME.key, INSTEAD, a_view(), Draws(key_of(seed)), manner=MANNERS[manner])


def ended(pid: int) -> bool:
    """Return whether that process no longer runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


async def gone(pid: int) -> bool:
    """Return whether that process ends soon."""
    until = time.monotonic() + SURELY
    while time.monotonic() < until:
        if ended(pid):
            return True
        await asyncio.sleep(0.05)
    return False


async def test_the_child_decides_as_this_process_would() -> None:
    view = a_view()
    async with thinking() as thinker:
        for manner in MANNERS:
            thought = await thinker.choose(GAME.key, "normal", view, key_of("7"), manner)
            assert thought == choose(GAME.key, "normal", view, Draws(key_of("7")), manner=MANNERS[manner])
            assert thought == await thinker.choose(GAME.key, "normal", view, key_of("7"), manner)


async def test_one_child_decides_for_all_robots_and_ends_with_the_bot() -> None:
    """The child ignores SIGINT and SIGTERM, which the bot handles."""
    async with thinking(tell_pid) as thinker:
        assert thinker._pool is None, "nobody has needed it yet"
        asked = [ask(thinker, str(n)) for n in range(6)]
        (pid,) = set(await asyncio.gather(*asked))
        assert pid != os.getpid()
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        assert await ask(thinker, "1") == pid
    assert await gone(pid)
    assert await ask(thinker, "1") == instead("1")


async def test_a_dead_child_is_replaced_and_asked_once_more(caplog: pytest.LogCaptureFixture) -> None:
    async with thinking(dies) as thinker:
        first = await ask(thinker, "1")
        assert await ask(thinker, "poison") == instead("poison")
        second = await ask(thinker, "2")
        assert second != first
        assert isinstance(second, int)
    told = [one.message for one in caplog.records if one.levelno == logging.WARNING]
    assert len(told) == TRIES
    assert all("has died" in one for one in told)


async def test_an_answer_is_waited_for_while_the_child_works() -> None:
    """A robot of a busy table waits for its turn, longer than a silent process would live."""
    async with thinking(is_slow) as thinker:
        thinker._lost = SURELY
        pid = await ask(thinker, "first")
        thinker._lost = 3 * SLOWLY
        pids = await asyncio.gather(*(ask(thinker, str(n)) for n in range(8)))
        assert set(pids) == {pid}


async def test_a_child_that_answers_nobody_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    async with thinking(dwells) as thinker:
        pid = await ask(thinker, "1")
        thinker._lost = 1.5
        await asyncio.sleep(1)  # no question is asked during this second
        assert await ask(thinker, "riddle") == instead("riddle")
        assert await gone(pid)
        gc.collect()
        assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
        thinker._lost = SURELY
        assert isinstance(await ask(thinker, "2"), int), "another process thinks"


async def test_a_stopped_child_is_replaced_and_the_answer_is_that_of_the_level() -> None:
    """A child stopped by SIGSTOP does not block the bot's shutdown either."""
    async with thinking(tell_pid) as thinker:
        pid = await ask(thinker, "1")
        os.kill(pid, signal.SIGSTOP)
        thinker._lost = 15.0  # long enough for another process to start on a busy machine
        answers = await asyncio.gather(*(ask(thinker, str(n)) for n in range(4)))
        assert pid not in answers
        assert all(isinstance(answer, int) for answer in answers)
        other = await ask(thinker, "2")
        os.kill(other, signal.SIGSTOP)
    assert await gone(other)


async def test_an_error_in_the_child_is_logged_and_its_decision_replaced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with thinking(fails) as thinker:
        answer = await thinker.choose(GAME.key, "normal", a_view(), key_of("1"), "careful")
        assert answer == instead("1", "careful")
    (told,) = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert "failed to think" in told.message
    caplog.clear()


async def test_functions_of_the_engine_are_asked_and_a_lost_answer_is_an_error() -> None:
    async with thinking() as thinker:
        assert await thinker.ask(max, 2, 3) == 3
        with pytest.raises(ZeroDivisionError):
            await thinker.ask(divmod, 1, 0)
    with pytest.raises(NoAnswer):
        await thinker.ask(max, 2, 3)


async def test_an_unknown_level_is_replaced_without_starting_a_child() -> None:
    async with thinking() as thinker:
        assert await thinker.choose(GAME.key, "grandmaster", a_view(), key_of("1"), "bold") == instead("1")
        assert thinker._pool is None


async def test_the_child_ends_when_its_bot_was_killed() -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    pid = int(await asyncio.wait_for(parent.stdout.readline(), SURELY))
    parent.kill()
    await parent.wait()
    assert await gone(pid)


def test_no_named_robot_has_the_plain_manner() -> None:
    assert PLAIN not in MANNERS.values()


async def test_match_is_played_out_in_the_process_as_here() -> None:
    players = ["normal bold", PERSON, "normal careful", "normal spiteful"]
    asked = ("skull-king", {"length": [1, 2]}, players, bytes(SECRET_BYTES))
    thinker = Thinker()
    try:
        found = [await thinker.play_out(*asked, number) for number in range(3)]
    finally:
        thinker.stop()
    assert found == [play_out(*asked, number) for number in range(3)]
    with pytest.raises(NoAnswer):
        await thinker.play_out(*asked, 0)
