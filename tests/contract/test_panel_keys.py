"""A panel says only what stays true until its key changes: equal keys, equal posts, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.pages.tables import Pages
from bot.present import PRESENTERS
from bot.present.post import Post, Text
from bot.store import Store
from bot.tables.snapshot import Snapshot
from bot.tables.snapshots import Snapshots
from bot.tables.table import Table
from bot.texts.sentences import LOCALES, Texts
from engine import GAMES
from engine.core import AnyGame
from tests.cogs.fourth_game.game import GAME, KEY
from tests.cogs.fourth_game.presenter import PRESENTER
from tests.contract import driving
from tests.contract.adapter import MatchSetup
from tests.contract.driving import ADAPTERS, Moment
from tests.secrecy.reading import STYLES, PageReader
from tests.secrecy.worlds import CHANNEL, NUMBER, play_timed, table_of

MATCHES: Final = len(STYLES) * len(LOCALES)
"""The number of matches of each game: in these, every seat is read in every style and language."""
KINDS: Final[tuple[Callable[[Pages, int], Awaitable[Post]], ...]] = (
    lambda pages, user: pages.panel(NUMBER, user, channel=CHANNEL),
    lambda pages, user: pages.panel(NUMBER, user, channel=CHANNEL + 1),
    lambda pages, user: pages.hand(NUMBER, user),
)
"""A panel in the table's channel, a panel in another channel, and a direct message."""
READ: Final = 0.5
"""The share of readers who look at the table in each moment."""
LOOKS: Final = 0.1
"""The share of moments between the first and the last with a key at which the panel is drawn."""
RARELY: Final = 0.01
"""How likely the table sleeps or wakes, pauses or goes on, is out of date or current, at each moment."""


class FourthGame:
    """Adapter of the game with the smallest presenter, for the contract suite."""

    SEEDS = 12

    @staticmethod
    def sample(seed: int) -> MatchSetup:
        return MatchSetup(2 + seed % 2, {})


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the fourth game, which says nothing about its panels."""
    monkeypatch.setitem(GAMES, KEY, GAME)
    monkeypatch.setitem(PRESENTERS, KEY, PRESENTER)
    monkeypatch.setitem(driving.ADAPTERS, KEY, FourthGame)


class Look(NamedTuple):
    """Hold what a reader may see of the table at a moment, and the key of their panel then.

    out_of_date  whether Discord refused messages to the table's channel then
    """

    moment: Moment
    user: int
    key: str
    snapshot: Snapshot
    out_of_date: bool


class OneSnapshot(Snapshots):
    """Shows the table as it was when this snapshot was taken."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__()
        self._snapshot = snapshot

    def snapshot_for(self, table: Table, user: int | None) -> Snapshot:
        """Return the snapshot."""
        return self._snapshot


async def walk(desk: PageReader, game: AnyGame, state: Any, rng: Random, luck: Random) -> AsyncIterator[Look]:
    """Play a match; yield at each moment what half of the readers see."""
    table = desk.table
    for moment, _, _ in play_timed(game, state, table, rng):
        if luck.random() < RARELY:
            table.header = replace(table.header, asleep=not table.header.asleep)
        if luck.random() < RARELY:
            paused_at = table.header.opened_at if table.header.paused_at is None else None
            table.header = replace(table.header, paused_at=paused_at, paused_by=luck.choice((None, "u:1")))
        if luck.random() < RARELY:
            desk.out_of_date = not desk.out_of_date
        desk.tables._snapshots = Snapshots()
        for user in range(1, table.header.seats + 1):
            if luck.random() > READ:
                continue
            seen = await desk.pages.reader_table(NUMBER, user)
            panel_key = desk.pages.stamp(seen)
            assert panel_key is not None
            snapshot = await desk.tables.snapshot(NUMBER, user)
            yield Look(moment, user, panel_key, snapshot, desk.out_of_date)


async def differences(store: Store, key: str, n: int) -> AsyncIterator[str]:
    """Yield each panel that differs from an earlier one with an equal key, in the match of this number.

    Draw a panel when its key first and last occurs, and sometimes in between, but not if it occurs only once.
    """
    seed = 1 + n * (ADAPTERS[key].SEEDS // MATCHES)
    game, state, table, rng = table_of(key, seed)
    desk = PageReader(store, table)
    await desk.seat_readers(n)
    looks = [look async for look in walk(desk, game, state, rng, Random(f"{key} panels {seed}"))]
    left = Counter((look.user, look.key) for look in looks)
    stood: dict[tuple[int, str], Post] = {}
    luck = Random(f"{key} {n}")
    for look in looks:
        one = look.user, look.key
        left[one] -= 1
        is_first, is_last = one not in stood, not left[one]
        if is_first and is_last:
            continue
        if not (is_first or is_last) and luck.random() > LOOKS:
            continue
        desk.tables._snapshots, desk.out_of_date = OneSnapshot(look.snapshot), look.out_of_date
        post = await KINDS[(n // len(STYLES) + look.user) % len(KINDS)](desk.pages, look.user)
        assert post.stamp == look.key
        if stood.setdefault(one, post) != post:
            yield f"{look.moment}: read by {look.user}: {_first_difference(stood[one], post)}"


def _first_difference(before: Post, after: Post) -> str:
    """Return the first characters in which two posts differ."""
    one, two = repr(before), repr(after)
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return f"{one[max(at - 40, 0) : at + 40]} / {two[max(at - 40, 0) : at + 40]}"


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("n", range(MATCHES))
@pytest.mark.parametrize("key", [*GAMES, KEY])
async def test_panels_with_equal_keys_are_equal(store: Store, key: str, n: int) -> None:
    found = [difference async for difference in differences(store, key, n)]
    assert found == []


def to_act(view: Any) -> object:
    """Return whom the table waits for."""
    return view.to_act


def answers_of_others(view: Any) -> object:
    """Return to a player with choices who has already answered, as in a bidding."""
    return view.choices and view.answered


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("key", "forgotten"),
    [*((key, to_act) for key in [*GAMES, KEY]), *((key, answers_of_others) for key in GAMES)],
)
async def test_a_panel_that_shows_a_fact_its_key_has_not_is_found(
    store: Store, key: str, forgotten: Callable[[Any], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    def panel(seen: Snapshot, t: Texts) -> Post:
        post = honest.play.draw_panel(seen, t)
        return post._replace(blocks=(*post.blocks, Text(repr(forgotten(seen.view)))))

    honest = PRESENTERS[key]
    monkeypatch.setitem(PRESENTERS, key, replace(honest, play=replace(honest.play, draw_panel=panel)))
    matches = range(4) if key == KEY else range(1)
    assert [difference for n in matches async for difference in differences(store, key, n)]
