"""Cost of a match's pictures: bytes, the drawing process's memory, and latency of clicks while it draws.

`python -m bench.pictured_match [--clicks 300] [--json]`. Four robots play Skull King, and a child process
like the bot's draws every picture for the table and the four panels. A click, measured every few
milliseconds, turns a panel into a message. Clicks on an idle process alternate with clicks while ten pictures
are being drawn. Finally, twenty decisions a second each need a picture, as at many tables. Bind the process
to one core (`taskset -c 0`) to let bot and child share that core.

The CPU of all pictures counts the child from its start: every picture of the table, and of the panels of
those who are to act, is drawn once, by a new child with an empty folder and by another one with the folder it
left.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.figures import Row, parser, tell
from bench.processes import cpu, resident
from bot.art.child import DrawingProcess
from bot.art.drawing import SPRITES, Art
from bot.art.shown import Picture
from bot.art.tabletop import Tabletop
from bot.courier.render import render
from bot.people.preferences import OwnPictures, Preferences
from bot.present import PRESENTERS
from bot.records.tables import TableHeader
from bot.tables.snapshot import Occupant, Snapshot, SnapshotOf
from bot.texts.sentences import texts
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER

GAME = "skull-king"
NAMES = ("Ana", "Long John Silver", "Zoé", "Barnacle", "Camille", "Dolores", "Erik", "Fatou")
CHOICES: tuple[OwnPictures, ...] = ("moments", "always")
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
    """Wall-clock seconds, which depend on the machine's load, and CPU seconds, which hardly do."""

    clock: float
    cpu: float


def snapshots(seed: int, seats: int = 4) -> Iterator[Snapshot]:
    """Yield each state of a match as seen by spectators and by the players who are to act."""
    game, rng = GAMES[GAME], Random(seed)
    state = game.new(seats, game.options({}, seats))
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
        seats=len(game.standing(state)),
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
    names = enumerate(NAMES[: header.seats], start=1)
    occupants = tuple(Occupant(f"u:{place}", name) for place, name in names)
    return SnapshotOf(header, occupants, view, seat, awaiting, preferences=likes, places=game.standing(state))


def sent_pictures(seen: list[Snapshot], choice: OwnPictures = "always") -> list[Picture]:
    """Return the distinct pictures sent in a match to readers who have chosen so."""
    t, presenter = texts("en"), PRESENTERS[GAME]
    found: dict[Picture, None] = {}
    for one in seen:
        one = one._replace(preferences=Preferences(pictures=choice))
        shown = (presenter.play.draw_table if one.seat is None else presenter.play.draw_panel)(
            one, t
        ).illustration
        if shown is not None:
            found[shown.picture] = None
    return list(found)


@asynccontextmanager
async def drawn_before() -> AsyncIterator[Path]:
    """Yield a folder with the drawings that an earlier match has left, for players of every choice."""
    seen = list(snapshots(seed=2))
    with TemporaryDirectory() as folder:
        for choice in CHOICES:
            await _draw_all(sent_pictures(seen, choice), Path(folder))
        yield Path(folder)


async def measure(clicks: int) -> list[Row]:
    """Measure bytes, memory and clicks."""
    seen = list(snapshots(seed=1))
    whole = [row for choice in CHOICES for row in await _measure_match(seen, choice)]
    child = DrawingProcess()
    art = Art(child=child)
    try:
        drawn = [len(await art.draw_picture(picture)) for picture in sent_pictures(seen)]
        turns = _shuffle([turn for turn in map(_tabletop_of, seen) if turn is not None][-TURNS:])
        assert child.number is not None
        spent, sizes = [], []
        for _ in range(TURNS):
            before = cpu(child.number)
            sizes.append(len(await art.draw_picture(next(turns))))
            spent.append(cpu(child.number) - before)
        memory = resident(child.number)
        alone, beside = await _time_clicks(art, seen, turns, clicks)
        late = await _measure_lateness(art, turns)
    finally:
        await art.close()
    return [
        *whole,
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


async def _measure_match(seen: list[Snapshot], choice: OwnPictures) -> list[Row]:
    """Measure the CPU of all pictures of a match with an empty folder, and with the folder it left."""
    pictures = sent_pictures(seen, choice)
    with TemporaryDirectory() as folder:
        cold, warm = [await _draw_all(pictures, Path(folder)) for _ in range(2)]
    said = f"CPU of all pictures of a match of four, {choice}, child included"
    return [Row(f"{said}, empty folder (ms)", 1000 * cold), Row(f"{said}, filled folder (ms)", 1000 * warm)]


async def _draw_all(pictures: list[Picture], folder: Path) -> float:
    """Return the CPU seconds in which a new child and this process draw the pictures."""
    began, child = process_time(), DrawingProcess(folder=folder / SPRITES)
    art = Art(folder, child)
    try:
        for picture in pictures:
            await art.draw_picture(picture)
        assert child.number is not None
        return process_time() - began + cpu(child.number)
    finally:
        await art.close()


def _tabletop_of(seen: Snapshot) -> Tabletop | None:
    """Return the picture for a player who is to play to a trick, or None for other snapshots."""
    if seen.seat is None or seen.view.phase != "play":
        return None
    shown = PRESENTERS[GAME].play.draw_panel(seen, texts("en")).illustration
    return shown.picture if shown is not None and isinstance(shown.picture, Tabletop) else None


def _shuffle(turns: list[Tabletop]) -> Iterator[Tabletop]:
    """Yield these pictures again and again, their cards in another order, so that none was drawn before."""
    rng = Random(1)
    for turn in cycle(turns):
        hand = tuple(rng.sample(turn.hand, len(turn.hand)))
        yield turn._replace(hand=hand, laid=tuple(rng.sample(turn.laid, len(turn.laid))))


async def _measure_lateness(art: Art, turns: Iterator[Tabletop]) -> list[float]:
    """Return each picture's latency when decisions arrive at a steady pace, even while others are drawn."""

    async def one(turn: Tabletop) -> float:
        asked = perf_counter()
        await art.draw_picture(turn)
        return perf_counter() - asked

    tasks = []
    for _ in range(A_SECOND * SECONDS):
        tasks.append(asyncio.create_task(one(next(turns))))
        await asyncio.sleep(1 / A_SECOND)
    return await asyncio.gather(*tasks)


async def _time_clicks(
    art: Art, seen: list[Snapshot], turns: Iterator[Tabletop], clicks: int
) -> tuple[Cost, Cost]:
    """Return the p99 of clicks while idle and while ten pictures are drawn, measured alternately."""
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
    """Return the cost of turning a snapshot into a panel's message."""
    due, spent = perf_counter() + PAUSE, process_time()
    await asyncio.sleep(PAUSE)
    render(PRESENTERS[GAME].play.draw_panel(seen, texts("en")))
    return Cost(perf_counter() - due, process_time() - spent)


@asynccontextmanager
async def _keep_drawing(art: Art, turns: Iterator[Tabletop]) -> AsyncIterator[None]:
    """Keep ten pictures in work while the block runs, starting another as soon as a picture is done."""

    on = True

    async def on_and_on() -> None:
        while on:
            await art.draw_picture(next(turns))

    tasks = [asyncio.create_task(on_and_on()) for _ in range(AT_ONCE)]
    try:
        yield
    finally:
        on = False  # Let the tasks finish: a cancelled request would end the child process.
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
