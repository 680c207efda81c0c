"""CPU per click through the bot, beside a click that does nothing, in one run: `python bench/click.py`.

Both go the whole way through discord.py and the simulated Discord. The difference is the bot's own: reading
the click, the rules, one durable commit, drawing the panel, and the messages the others get. While the
disk is at work the simulation looks for the answer every two milliseconds; that is in the first figure.
"""

# ruff: noqa: T201 - it prints what it has measured

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.sim.evening import open_table, over, start
from tests.sim.instant import tap
from tests.sim.world import World, opened

MATCHES = 2
NAMES = ("Ana", "Bea", "Carl", "Dora")


async def main() -> None:
    """Two matches of four people, every click timed; as many clicks that nobody routes."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "bench.db") as world:
            people = world.group(*NAMES)
            moves: list[float] = []
            rest = 0.0
            for _ in range(MATCHES):
                number = await open_table(*people)
                await start(people[0], number)
                for person in people:
                    await person.opens_panel(table=number)
                rest += await match(world, number, moves)
            idle = await nothing(world, len(moves))
    told("a click that plays or bids", moves)
    told("a click on a button that is none of ours", idle)
    print(f"the bot's own part of a click: {mean(moves) - mean(idle):.2f} ms")
    print(f"all messages in the background: {1000 * rest / len(moves):.2f} ms a click")


async def match(world: World, number: int, moves: list[float]) -> float:
    """Play to the end; the CPU of each click goes to `moves`, that of all that follows is the answer."""
    rest = 0.0
    while not over(world.table(number)):
        acted = False
        for person in world.people:
            panel = await person.opens_panel(table=number)
            buttons = panel.offering("play") or [
                bid
                for bid in panel.offering("bid")
                if not any(other.style == "success" for other in panel.offering("bid"))
            ]
            if not buttons:
                continue
            acted = True
            begun = time.process_time()
            await person.press(panel, world.rng.choice(buttons))
            moves.append(time.process_time() - begun)
        if not acted:
            begun = time.process_time()
            await world.wait()
            rest += time.process_time() - begun
    return rest


async def nothing(world: World, clicks: int) -> list[float]:
    """As many clicks on a button of no known version: the shortest way through the same doors."""
    ana = world.people[0]
    post = world.posts()[-1]
    spent = []
    for _ in range(clicks):
        begun = time.process_time()
        await tap(ana, post, "0:0:0:@nothing")
        spent.append(time.process_time() - begun)
    return spent


def mean(spent: list[float]) -> float:
    """Milliseconds."""
    return 1000 * sum(spent) / len(spent)


def told(what: str, spent: list[float]) -> None:
    """One line: mean, median and the slowest hundredth."""
    ordered = sorted(spent)
    median, slow = (1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    print(f"{what}: {mean(spent):.2f} ms of CPU (median {median:.2f}, 99 % below {slow:.2f}; {len(spent)})")


if __name__ == "__main__":
    asyncio.run(main())
