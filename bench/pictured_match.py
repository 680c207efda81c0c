"""Cost of a match's pictures: bytes, memory of the child, and latency of clicks that come while it draws.

`python -m bench.pictured_match [--clicks 300] [--json]`. Four robots play Skull King; every picture that the
table and the panels of four people have is drawn by a child process like the bot's. A click is a panel turned
into a message, asked for every few milliseconds: by turns with nothing else to do, and while ten pictures
are always being drawn. At the end twenty decisions a second are made, as at many tables, and each has a
picture of its own; bind the process to one core (`taskset -c 0`) to have bot and child share it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.figures import Row, parser, tell
from bench.processes import cpu, resident
from bot.art.child import DrawingProcess
from bot.art.drawing import Art
from bot.art.shown import Picture
from bot.art.tabletop import Tabletop
from bot.courier.render import render
from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.records.tables import TableHeader
from bot.tables.snapshot import Occupant, Snapshot, SnapshotOf
from bot.texts.sentences import texts
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER

GAME = "skull-king"
NAMES = ("Ana", "Long John Silver", "Zoé", "Barnacle")
TURNS = 80
"""Decisions whose pictures are measured: the last of the match."""
AT_ONCE = 10
"""Pictures that are being drawn while clicks are timed."""
PAUSE = 0.004
"""Seconds between two clicks."""
A_SECOND, SECONDS = 20, 5
"""Decisions a second, and for how many seconds they are made."""
BLOCKS = 6
"""Times that the two kinds of clicking alternate."""


P99 = f"p99 of a click while {AT_ONCE} pictures are drawn"


class Cost(NamedTuple):
    """Seconds by the clock, which depend on how busy the machine is, and of CPU, which hardly do."""

    clock: float
    cpu: float


def snapshots(seed: int) -> Iterator[Snapshot]:
    """Yield a match state by state, as its spectators and those who are to act see it."""
    game, rng = GAMES[GAME], Random(seed)
    state = game.new(len(NAMES), game.options({}, len(NAMES)))
    while due := game.to_act(state):
        for seat in (None, *(seat for seat in due if seat >= 0)):
            yield _snapshot_for(state, seat)
        seat = rng.choice(due)
        choose = ROBOTS[GAME, "easy"]
        action = game.chance_action(state, rng) if seat == DEALER else choose(game.view(state, seat), rng, 0)
        game.step(state, seat, action)
    yield _snapshot_for(state, None)


def _snapshot_for(state: Any, seat: int | None) -> Snapshot:
    game = GAMES[GAME]
    view = game.view(state, seat)
    awaiting = game.to_act(state)
    header = TableHeader(
        id=1,
        game=GAME,
        rules_version=game.version,
        seats=len(NAMES),
        options=view.options.to_mapping(),
        guild_id=1,
        channel_id=2,
        thread_id=None,
        locale="en",
        status="running" if awaiting else "over",
        host=1,
        revision=0,
        opened_at=datetime.now(UTC),
    )
    likes = Preferences(pictures="always")
    occupants = tuple(Occupant(f"u:{place}", name) for place, name in enumerate(NAMES, start=1))
    return SnapshotOf(header, occupants, view, seat, awaiting, preferences=likes, places=game.standing(state))


def sent_pictures(seen: list[Snapshot]) -> list[Picture]:
    """Return each picture that is sent in a match, once."""
    t, presenter = texts("en"), PRESENTERS[GAME]
    found: dict[Picture, None] = {}
    for one in seen:
        shown = (presenter.play.draw_table if one.seat is None else presenter.play.draw_panel)(
            one, t
        ).illustration
        if shown is not None:
            found[shown.picture] = None
    return list(found)


async def measure(clicks: int) -> list[Row]:
    """Measure bytes, memory and clicks."""
    seen = list(snapshots(seed=1))
    child = DrawingProcess()
    art = Art(child=child)
    try:
        drawn = [len(await art.draw_picture(picture)) for picture in sent_pictures(seen)]
        turns = [turn for turn in map(_tabletop_of, seen) if turn is not None][-TURNS:]
        assert child.number is not None
        spent, sizes = [], []
        for turn in turns:
            before = cpu(child.number)
            sizes.append(len(await art.draw_picture(turn)))
            spent.append(cpu(child.number) - before)
        memory = resident(child.number)
        alone, beside = await _time_clicks(art, seen, turns, clicks)
        late = await _measure_lateness(art, turns)
    finally:
        await art.close()
    return [
        Row("size of all pictures of a match of four (MiB)", sum(drawn) / 2**20),
        Row("pictures of a match of four", len(drawn)),
        Row("CPU of a decision's picture in the child, median (ms)", 1000 * median(spent)),
        Row("size of a decision's picture, largest (KiB)", max(sizes) / 1024),
        Row(f"{A_SECOND} decisions a second: until the picture is there, median (ms)", 1000 * median(late)),
        Row(f"{A_SECOND} decisions a second: until the latest picture is there (ms)", 1000 * max(late)),
        Row(f"{P99} (ms)", 1000 * beside.clock, 1000 * alone.clock),
        Row(f"{P99}: CPU of the bot's process (ms)", 1000 * beside.cpu, 1000 * alone.cpu),
        Row("resident memory of the child after a match (MiB)", memory / 2**20),
    ]


def _tabletop_of(seen: Snapshot) -> Tabletop | None:
    """Return the picture of a player who is to play to a trick; None for any other snapshot."""
    if seen.seat is None or seen.view.phase != "play":
        return None
    shown = PRESENTERS[GAME].play.draw_panel(seen, texts("en")).illustration
    return shown.picture if shown is not None and isinstance(shown.picture, Tabletop) else None


async def _measure_lateness(art: Art, turns: list[Tabletop]) -> list[float]:
    """Return how long each picture takes when decisions come evenly, whatever is still being drawn."""

    async def one(turn: Tabletop) -> float:
        asked = perf_counter()
        await art.draw_picture(turn)
        return perf_counter() - asked

    tasks = []
    for number in range(A_SECOND * SECONDS):
        tasks.append(asyncio.create_task(one(turns[number % len(turns)])))
        await asyncio.sleep(1 / A_SECOND)
    return await asyncio.gather(*tasks)


async def _time_clicks(
    art: Art, seen: list[Snapshot], turns: list[Tabletop], clicks: int
) -> tuple[Cost, Cost]:
    """Return the p99 of clicks with nothing else to do, and beside ten pictures, measured by turns."""
    asked = [one for one in seen if one.seat is not None and one.view.phase == "play"]
    alone: list[Cost] = []
    beside: list[Cost] = []
    for block in range(BLOCKS):
        part = range(block * clicks // BLOCKS, (block + 1) * clicks // BLOCKS)
        alone += [await _time_click(asked[number % len(asked)]) for number in part]
        async with _keep_drawing(art, turns):
            beside += [await _time_click(asked[number % len(asked)]) for number in part]
    return _p99(alone), _p99(beside)


async def _time_click(seen: Snapshot) -> Cost:
    """Return the cost of turning a snapshot into the message of a panel."""
    due, spent = perf_counter() + PAUSE, process_time()
    await asyncio.sleep(PAUSE)
    render(PRESENTERS[GAME].play.draw_panel(seen, texts("en")))
    return Cost(perf_counter() - due, process_time() - spent)


@asynccontextmanager
async def _keep_drawing(art: Art, turns: list[Tabletop]) -> AsyncIterator[None]:
    """Keep ten pictures being drawn while the block runs: start another as soon as a picture is done."""

    on = True

    async def on_and_on(number: int) -> None:
        while on:
            await art.draw_picture(turns[number % len(turns)])
            number += AT_ONCE

    tasks = [asyncio.create_task(on_and_on(number)) for number in range(AT_ONCE)]
    try:
        yield
    finally:
        on = False  # Not cancelled: cancelled requests would end the child.
        await asyncio.gather(*tasks)


def _p99(found: list[Cost]) -> Cost:
    clock, spent = (sorted(each)[len(found) * 99 // 100] for each in zip(*found, strict=True))
    return Cost(clock, spent)


def main() -> None:
    options = parser("bench.pictured_match", __doc__)
    options.add_argument("--clicks", type=int, default=300)
    asked = options.parse_args()
    tell(asyncio.run(measure(asked.clicks)), as_json=asked.json)


if __name__ == "__main__":
    main()
