"""Run the soak test on the real bot process: `make soak`, or `python -m bench.soak`.

The soak prints a table of counts and exits with 1 at the first broken promise. The seed determines decisions
but not timing. Measured durations are meaningful only on an otherwise idle machine.
"""

# ruff: noqa: T201 - this module prints the soak's findings

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from bench.figures import parser
from bench.soak import failing, hours, kills, outages, troubles
from bench.soak.tally import BrokenPromise
from bench.soak.world import World, world

if TYPE_CHECKING:
    from bench.postgresql_server import Server

PARTS = ("kills", "troubles", "faults", "starts", "forged", "hours")
ON_A_SERVER = ("outages",)
"""The parts that run only with `--postgresql`."""
LONGEST = 480.0
"""Seconds within which every request must have failed in every way."""


async def soak(asked: argparse.Namespace, folder: Path, server: Server | None) -> tuple[World, str | None]:
    """Run every phase in order on one database; return the world and the first broken promise, if any."""
    async with world(folder, asked.seed, kills.SPEED, server=server) as made:
        parts = {
            "kills": lambda: kills.kills(made, asked.kills, asked.overlaps),
            "troubles": lambda: troubles.troubles(made, asked.troubles),
            "faults": lambda: failing.faults(made, asked.faults, LONGEST),
            "starts": lambda: failing.starts(made),
            "forged": lambda: hours.run_forgeries(made, asked.forged),
            "hours": lambda: hours.hours(made, asked.minutes),
        }
        if server is not None:
            parts["outages"] = lambda: outages.outages(made, server, asked.outages)
        try:
            for part in asked.only or parts:
                begun = time.monotonic()
                await made.tally.unless_wrong(parts[part]())
                made.tally.took(f"all of the {part}", time.monotonic() - begun)
        except BrokenPromise as wrong:
            return made, str(wrong)
        return made, None


@contextmanager
def started_server() -> Iterator[Server]:
    """Start a PostgreSQL server in a fresh folder and stop the server after the block."""
    from bench.postgresql_server import Server

    with closing(Server()) as server:
        server.start()
        yield server


def end(number: int, _frame: FrameType | None) -> NoReturn:
    """Exit on a signal and clean up as at the end of a soak, so that no process or folder is left."""
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def main() -> int:
    """Run the soak, print its counts, and return the exit code."""
    options = parser("bench.soak", __doc__)
    options.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    options.add_argument("--kills", type=int, default=250, help="signals at random moments")
    options.add_argument("--overlaps", type=int, default=10, help="hand-overs among them, at least")
    options.add_argument("--troubles", type=int, default=30, help="lost sessions, halts, jumps, full disks")
    options.add_argument("--faults", type=int, default=2, help="of each sort on each kind of request")
    options.add_argument("--forged", type=int, default=20_000, help="payloads nobody has been offered")
    options.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server, which fails, too")
    options.add_argument("--outages", type=int, default=60, help="restarts, stops and cuts of that server")
    options.add_argument("--only", nargs="*", choices=PARTS + ON_A_SERVER, help="of all parts these")
    options.add_argument("--minutes", type=float, default=3.0, help="of play by the fast clock")
    asked = options.parse_args()
    if not asked.postgresql and set(asked.only or ()) & set(ON_A_SERVER):
        options.error("outages are a server's: --postgresql")
    print(f"seed {asked.seed}", file=sys.stderr if asked.json else sys.stdout, flush=True)
    signal.signal(signal.SIGTERM, end)
    with (
        tempfile.TemporaryDirectory() as folder,
        started_server() if asked.postgresql else nullcontext() as server,
    ):
        made, wrong = asyncio.run(soak(asked, Path(folder), server))
    for name, value in made.tally.lines():
        print(json.dumps({"name": name, "value": value}) if asked.json else f"{name:<70}{value:>12.6g}")
    if wrong is not None:
        print(f"BROKEN (seed {asked.seed}): {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
