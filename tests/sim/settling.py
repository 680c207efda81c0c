"""A fast check, after every click, whether a world's bot is idle.

The rules are SimCord's, which examines every task twice because SimCord cannot know whether the loop has
pending steps. This module asks the loop first and looks at the timers once for all tasks.
"""

from __future__ import annotations

import asyncio
from typing import Any

from simcord import _settlement as theirs
from simcord._dpy_internals import _original_callback
from simcord.env import Env

LOOK = 0.001
"""Seconds between two looks while something waits for a thread or a process."""
TURNS = 256
"""Steps of the loop after which the clock is checked."""


def settle_cheaply(env: Env) -> None:
    """Replace the environment's method for settling by the fast check."""

    async def settle(*, dispatch: str | None = None, **options: Any) -> None:
        """Wait until the bot is idle, for at most `timeout` seconds (default: the environment's).

        A `_deadline` on the loop's clock takes precedence.
        """
        loop: Any = env._loop
        patience = env.settle_timeout if options.get("timeout") is None else options["timeout"]
        deadline = options.get("_deadline") or loop.time() + patience
        env._last_dispatch = dispatch
        while True:
            await _out_of_steps(env, loop, deadline)
            state = env._settlement_state()
            busy = _busy(env, state, deadline)
            if not busy and not env._work.executors and not _due(state, deadline):
                return
            if loop.time() >= deadline:
                pending, due = theirs._owned_tasks(state), _due(state, deadline)
                raise TimeoutError(theirs._settle_timeout_message(state, busy, pending, patience, due))
            await asyncio.sleep(min(options.get("idle", LOOK), LOOK))

    env._settle_internal = settle


async def _out_of_steps(env: Env, loop: Any, deadline: float) -> None:
    """Run the loop until only threads, processes or timers can give it another step."""
    turns = 0
    while True:
        theirs._run_due_virtual_callbacks(env._settlement_state(), deadline)
        await asyncio.sleep(0)
        turns += 1
        if not loop._ready or (turns % TURNS == 0 and loop.time() >= deadline):
            return


def _due(state: Any, deadline: float) -> list[Any]:
    """Return the scheduled callbacks that will run even if the test lets no time pass."""
    callbacks = theirs._active_callbacks(state)
    return [record for record in callbacks if not theirs._callback_is_parked(state, record, deadline)]


def _busy(env: Env, state: Any, deadline: float) -> list[Any]:
    """Return a list with one working task of the bot, or [] if all tasks are waiting.

    A task that waits for time to pass or for people is not working.
    """
    pending = theirs._owned_tasks(state)
    asleep = _asleep(state, deadline) if pending else set()
    awake = [task for task in pending if id(getattr(task, "_fut_waiter", None)) not in asleep]
    # The newest task is the likeliest to be working.
    return next(([task] for task in reversed(awake) if not theirs._is_parked(state, task, deadline)), [])


def _asleep(state: Any, deadline: float) -> set[int]:
    """Return the ids of the futures that resolve only when time passes."""
    timers: list[Any] = [
        record.handle
        for record in theirs._active_callbacks(state)
        if record.when is not None and theirs._callback_is_parked(state, record, deadline)
    ]
    wakings = [timer._args[0] for timer in timers if _wakes(timer)]
    return {id(future) for future in wakings if not future.done()}


def _wakes(timer: Any) -> bool:
    """Return whether this timer only ends a sleep."""
    return getattr(_original_callback(timer._callback), "__name__", "") == "_set_result_unless_cancelled"
