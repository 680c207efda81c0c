"""The bot as ever, `python -m bench.soak.bot`, but that its clock is the one that the soak hands in."""

from __future__ import annotations

import os
import sys
from functools import partial

import discord

from bench.soak.clock import VARIABLE, FastClock, FastLoop


def main() -> int:
    """Run the bot; its exit code."""
    from bot import event_loop, program

    clock = FastClock.read(os.environ[VARIABLE])
    discord.utils.utcnow = clock.utcnow
    event_loop.loop_factory = lambda: partial(FastLoop, clock.speed)
    return program.main([])


if __name__ == "__main__":
    sys.exit(main())
