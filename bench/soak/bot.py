"""The bot as ever, `python -m bench.soak.bot`, but that its clock is the one that the soak hands in."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial

import discord

from bench.soak.clock import VARIABLE, FastClock, FastLoop


def main() -> int:
    """Run the bot; its exit code."""
    from bot.__main__ import main as run

    clock = FastClock.read(os.environ[VARIABLE])
    discord.utils.utcnow = clock.utcnow
    asyncio.events.new_event_loop = partial(FastLoop, clock.speed)
    return run([])


if __name__ == "__main__":
    sys.exit(main())
