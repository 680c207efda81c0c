"""The secrecy tests work: each leak planted here, in texts, pictures, buttons or files, is found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.art.shown import Picture
from bot.courier import illustrations
from bot.pages import stamps
from bot.pages.tables import Pages, ReaderTable
from bot.present import PRESENTERS, referee
from bot.present.post import Button, Illustration, Menu, Option, Post, Row, Text
from bot.present.presenter import Presenter
from bot.store import Store
from bot.tables.attendance import Attendance
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.texts.sentences import Texts
from engine import GAMES
from tests.secrecy.reading import blank
from tests.secrecy.test_pages import MATCHES, differences

Draw = Callable[[Picture], Awaitable[bytes]]
EVERY = 7
"""A planted leak shows at every EVERY-th turn only."""


class Peek:
    """A planted leak that occasionally returns the hand of the reader's neighbour."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._table: Table | None = None
        original = Table.snapshot

        def snapshot(table: Table, user: int | None) -> Snapshot:
            self._table = table
            return original(table, user)

        monkeypatch.setattr(Table, "snapshot", snapshot)

    def at(self, seen: Snapshot) -> str:
        """Return the hand of the reader's neighbour in notation, but mostly ""."""
        table = self._table
        assert table is not None
        if seen.view is None or seen.view.turn % EVERY:
            return ""
        hand = table.view(((seen.seat or 0) + 1) % table.header.seats).hand
        verb = table.game.play_verb or "place"
        return " ".join(str(table.game.action(verb, (card,))) for card in hand)

    @property
    def now(self) -> str:
        """Return one seat's hand, independent of the reader."""
        return "" if self._table is None else repr(self._table.view(0).hand)


@pytest.fixture
def peek(monkeypatch: pytest.MonkeyPatch) -> Peek:
    """Return the leak that a test builds into a page."""
    return Peek(monkeypatch)


async def found(store: Store, key: str, draw: Draw = blank) -> str:
    """Return the name of the first page by which two worlds can be told apart, "" if there is none."""
    for n in range(MATCHES):
        async for difference in differences(store, key, n, draw):
            return difference
    return ""


def planted(monkeypatch: pytest.MonkeyPatch, key: str, **parts: Any) -> Presenter:
    """Replace parts of how a game's play is presented; return the original presenter."""
    presenter = PRESENTERS[key]
    leaky = replace(presenter, play=replace(presenter.play, **parts))
    monkeypatch.setitem(cast(dict[str, Presenter], PRESENTERS), key, leaky)
    return presenter


@pytest.mark.parametrize("key", GAMES)
async def test_a_panel_that_occasionally_shows_a_neighbours_hand_is_found(
    store: Store, key: str, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    def panel(seen: Snapshot, t: Texts) -> Post:
        post, secret = honest.play.draw_panel(seen, t), peek.at(seen)
        return post._replace(blocks=(*post.blocks, Text(secret))) if secret else post

    honest = planted(monkeypatch, key, draw_panel=panel)
    assert "panel" in await found(store, key)


@pytest.mark.parametrize("key", GAMES)
async def test_an_alternative_text_that_names_a_card_of_a_neighbour_is_found(
    store: Store, key: str, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(seen: Snapshot, t: Texts) -> Illustration | None:
        assert honest.play.draw_hand is not None
        shown = honest.play.draw_hand(seen, t)
        return shown and shown._replace(alt=f"{shown.alt} {peek.at(seen)}".strip())

    honest = planted(monkeypatch, key, draw_hand=look)
    assert "look" in await found(store, key)


@pytest.mark.parametrize("key", GAMES)
async def test_a_public_message_that_tells_what_somebody_holds_is_found(
    store: Store, key: str, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    def table(seen: Snapshot, t: Texts) -> Post:
        post, secret = honest.play.draw_table(seen, t), peek.at(seen)
        return post._replace(blocks=(*post.blocks, Text("", words=secret))) if secret else post

    honest = planted(monkeypatch, key, draw_table=table)
    assert "table" in await found(store, key)


@pytest.mark.parametrize("key", GAMES)
async def test_a_page_occasionally_sent_to_the_wrong_reader_is_found(
    store: Store, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Pages.reader_table

    async def seen(pages: Pages, table_id: int, user: int) -> ReaderTable:
        right = await honest(pages, table_id, user)
        table = pages.tables.get_cached(table_id)
        if right.snapshot.seat is None or table is None or table.turn % EVERY:
            return right
        return await honest(pages, table_id, user % table.header.seats + 1)

    monkeypatch.setattr(Pages, "reader_table", seen)
    assert await found(store, key)


@pytest.mark.parametrize(
    "told",
    [
        lambda secret: Row((Button("My cards", f"@hand {secret}"),)),
        lambda secret: Menu("@more", (Option("Last trick", secret),)),
    ],
    ids=["button", "menu"],
)
async def test_a_button_that_contains_a_card_of_a_neighbour_is_found(
    store: Store, told: Callable[[str], Row | Menu], peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    def panel(seen: Snapshot, t: Texts) -> Post:
        post, secret = honest.play.draw_panel(seen, t), peek.at(seen)
        return post._replace(blocks=(*post.blocks, told(secret))) if secret else post

    honest = planted(monkeypatch, "hearts", draw_panel=panel)
    assert await found(store, "hearts")


async def test_a_secret_choice_of_a_deadline_shown_to_others_is_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Attendance, "automatic_moves_for", lambda attendance, who: tuple(attendance.made))
    assert await found(store, "skull-king")


async def test_a_file_whose_name_depends_on_a_hand_is_found(
    store: Store, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(illustrations, "name_of", lambda shown: f"{abs(hash(peek.now))}.png")
    assert await found(store, "skull-king")


async def test_a_picture_whose_pixels_depend_on_a_hand_is_found(store: Store, peek: Peek) -> None:
    async def draw(shown: Picture) -> bytes:
        return peek.now.encode()

    assert await found(store, "skull-king", draw)


async def test_a_panel_rewritten_because_of_a_neighbours_hand_is_found(
    store: Store, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = stamps.panel_key
    monkeypatch.setattr(stamps, "panel_key", lambda seen, likes, t: honest(seen, likes, t) + peek.at(seen))
    assert await found(store, "skull")


async def test_a_referee_who_is_shown_a_hand_is_found(
    store: Store, peek: Peek, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = referee.page

    def page(seen: Snapshot, t: Texts) -> Post | None:
        post = honest(seen, t)
        return post and post._replace(blocks=(*post.blocks, Text(peek.now)))

    monkeypatch.setattr(referee, "page", page)
    assert "referee" in await found(store, "hearts")
