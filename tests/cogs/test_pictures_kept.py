"""A picture already in a private message is not uploaded a second time."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.art.chart import Chart
from bot.art.tabletop import Tabletop
from tests.cogs.evening.pictures import Brush, said
from tests.cogs.evening.scenes import bidding, reveal, turn_of
from tests.sim.person import Person
from tests.sim.screen import Message, walk
from tests.sim.world import World

GALLERY = 12
CLICKED, UNASKED = "/callback", "/webhooks/"
"""Where a message that was clicked is edited, and where one that was not."""


@pytest.fixture(autouse=True)
def brush(world: World) -> Brush:
    made = Brush(Tabletop, Chart)
    world.bot.courier.illustrations.draw = made
    return made


@contextmanager
def watched_uploads(where: str, *, refuse_kept: bool = False) -> Iterator[list[int]]:
    """Record the files of each write to `where`; `refuse_kept` rejects references to kept files."""
    dispatch, brought = router.dispatch, list[int]()

    def taken(backend: Any, method: str, path: str, *, files: Any = None, **more: Any) -> Any:
        if method in ("PATCH", "POST") and where in path:
            if refuse_kept and not files and "/attachments/" in str(more):
                raise BackendError(400, 50035, "unfurled media attachment not found")
            brought.append(len(files or ()))
        return dispatch(backend, method, path, files=files, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", taken)
        yield brought


async def choose_setting(person: Person, key: str, value: str) -> None:
    """Choose a setting, which makes the bot edit the open panel without a click."""
    page = (await person.slash("settings")).posts[-1]
    await person.choose(page, f"@prefer {key}", value)
    await person.world.wait(4)


def own(person: Person, number: int) -> Message:
    return person.panel(number)


def file_ids(post: Message) -> list[str]:
    """Return the ids of a message's files; every upload gets a new id."""
    return [str(file["id"]) for file in post.stored.attachments]


def shows_its_file(post: Message) -> bool:
    """Return whether a message shows the only file attached to it."""
    galleries = (part for part in walk(post.stored.components) if part["type"] == GALLERY)
    shown = [item["media"]["url"] for gallery in galleries for item in gallery["items"]]
    return shown == [file["url"] for file in post.stored.attachments] != []


async def start_pictured(world: World, *cards: int) -> tuple[Person, Person, int]:
    """Start a table at the first bids, pictured in the first person's panel; return people and number."""
    await world.shorten_matches(*cards)
    ana, bea = world.person("Ana"), world.person("Bea")
    return ana, bea, await bidding(world, ana, bea)


async def test_a_panel_that_is_refreshed_keeps_its_picture(world: World) -> None:
    ana, _, number = await start_pictured(world, 3)
    dealt = file_ids(own(ana, number))
    with watched_uploads(CLICKED) as files:
        for _ in range(2):
            await ana.refreshes()
    assert files == [0, 0]
    assert shows_its_file(own(ana, number))
    assert file_ids(own(ana, number)) == dealt


async def test_a_panel_edited_without_a_click_keeps_its_picture(world: World) -> None:
    ana, _, number = await start_pictured(world, 3)
    dealt = file_ids(own(ana, number))
    with watched_uploads(UNASKED) as files:
        await choose_setting(ana, "cards", "signs")
        await choose_setting(ana, "cards", "emojis")
    assert files == [0, 0]
    assert shows_its_file(own(ana, number))
    assert file_ids(own(ana, number)) == dealt


async def test_a_new_picture_replaces_the_old_one(world: World) -> None:
    ana, _, number = await start_pictured(world, 5)
    dealt = file_ids(own(ana, number))
    with watched_uploads(UNASKED) as files:
        await choose_setting(ana, "language", "es")
    assert files == [1]
    with watched_uploads(CLICKED) as files:
        await ana.refreshes()
    assert files == [0]
    assert shows_its_file(own(ana, number))
    assert file_ids(own(ana, number)) != dealt


async def test_a_panel_keeps_its_picture_after_a_restart(world: World, brush: Brush) -> None:
    ana, _, number = await start_pictured(world, 3)
    await world.crash()
    world.bot.courier.illustrations.draw = brush
    await world.wait(4)
    with watched_uploads(CLICKED) as files:
        await ana.refreshes()
    assert files == [0]
    assert shows_its_file(own(ana, number))


@pytest.mark.parametrize("where", [CLICKED, UNASKED])
async def test_a_picture_that_discord_has_lost_is_sent_again(
    world: World, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana, _, number = await start_pictured(world, 3)
    caplog.set_level(logging.INFO)
    with watched_uploads(where, refuse_kept=True) as files:
        if where == UNASKED:
            await choose_setting(ana, "cards", "signs")
        else:
            await ana.refreshes()
    assert files == [1]
    assert shows_its_file(own(ana, number))
    assert "sent again" in caplog.text


async def test_each_decision_gets_its_own_picture(world: World) -> None:
    ana, bea, number = await start_pictured(world, 3)
    await reveal(world, ana, bea)
    seen = set[str]()
    for _ in range(5):
        await (await turn_of(ana, bea)).plays()
        await world.wait(4)
        now = own(ana, number)
        assert shows_its_file(now) or not now.stored.attachments, "who waits may have their hand as text"
        seen |= {str(file["filename"]) for file in now.stored.attachments}
    assert len(seen) >= 3


async def test_a_picture_removed_from_the_panel_is_uploaded_again_when_shown_again(world: World) -> None:
    ana, _, number = await start_pictured(world, 3)
    await choose_setting(ana, "pictures", "never")
    assert said(own(ana, number)) == []
    with watched_uploads(UNASKED) as files:
        await choose_setting(ana, "pictures", "always")
    assert files == [1]
    assert shows_its_file(own(ana, number))
