"""No page reveals a secret: a page is equal in two worlds that differ only in what its reader may not know.

Every page that the bot can write about a table is rendered for every seat, for spectators and for somebody
who never sat there, in each style and language, with its texts, file names, buttons and pixels.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.art.shown import Picture
from bot.store import Store
from engine import GAMES
from tests.contract.driving import ADAPTERS, moments, readers, table
from tests.secrecy.reading import OUTSIDER, STYLES, PageReader, blank, drawing, user_of
from tests.secrecy.worlds import play_timed, swapped_world, table_of

LOOKS = 12
"""The number of moments in a match at which everybody's pages are compared."""
GLANCES = 24
"""The number of further moments at which the spectators' pages are compared."""
STATES: tuple[dict[str, Any], ...] = (
    *({} for _ in range(7)),
    {"asleep": True},
    {"paused_at": datetime(2026, 7, 1, tzinfo=UTC), "paused_by": "u:1"},
    {"status": "cancelled"},
    {"status": "closed"},
)
"""The states of a table, most frequent first: being played, asleep, paused, or ended early."""
MATCHES = len(STYLES)
"""The number of matches of each game; in each, everybody reads in another style."""
CASES = [(key, n) for key in GAMES for n in range(MATCHES)]


async def differences(
    store: Store,
    key: str,
    n: int,
    draw: Callable[[Picture], Awaitable[bytes]] = blank,
    looks: int = LOOKS,
    glances: int = GLANCES,
) -> AsyncIterator[str]:
    """Yield each page by which a reader could tell two worlds apart, with the moment and the reader."""
    seed = 1 + n * (ADAPTERS[key].SEEDS // MATCHES | 1)
    length = sum(1 for _ in moments(*table(key, seed)))
    game, state, there, rng = table_of(key, seed)
    luck = Random(f"{key} looks {seed}")
    order = luck.sample(range(length), length)
    looked, glanced = order[:looks], order[looks : looks + glances]
    desk = PageReader(store, there, draw)
    await desk.seat_readers(n)
    for moment, _, _ in play_timed(game, state, there, rng):
        if moment.n not in looked and moment.n not in glanced:
            continue
        header = there.header
        there.header = replace(header, **luck.choice(STATES))
        desk.out_of_date = luck.random() < 0.2
        outside, papers = luck.random() < 0.2, luck.random() < 0.2
        for reader in readers(game, state) if moment.n in looked else (None,):
            user = OUTSIDER if reader is None and outside else user_of(reader)
            here = await desk.read(user, papers=papers)
            with swapped_world(there, reader, luck):
                other = await desk.read(user, papers=papers)
            who = "somebody who watches" if reader is None else f"seat {reader}"
            assert [page.name for page in here] == [page.name for page in other]
            for one, two in zip(here, other, strict=True):
                if one.sent != two.sent:
                    yield f"{one.name} {moment}: read by {who}"
        there.header = header


@pytest.mark.parametrize(("key", "n"), CASES)
async def test_no_page_depends_on_what_its_reader_may_not_know(store: Store, key: str, n: int) -> None:
    assert [found async for found in differences(store, key, n)] == []


@pytest.mark.parametrize("key", GAMES)
async def test_no_pixel_depends_on_what_its_reader_may_not_know(store: Store, key: str) -> None:
    drawn, art = 0, drawing()

    async def draw(shown: Picture) -> bytes:
        nonlocal drawn
        drawn += 1
        return await art.draw_picture(shown)

    assert [found async for found in differences(store, key, 0, draw, 2, 2)] == []
    assert drawn >= 4
