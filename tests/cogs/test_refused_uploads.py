"""When Discord refuses uploads, private messages are sent as text; after three refusals, at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.art.lobby import Lobby
from bot.art.tabletop import Tabletop
from bot.courier import illustrations
from tests.cogs.evening.pictures import Brush
from tests.cogs.evening.scenes import bidding
from tests.sim.evening import open_table
from tests.sim.instant import tap
from tests.sim.person import Person
from tests.sim.screen import Message
from tests.sim.world import World

UNASKED, CLICKED = "/webhooks/*/messages/*", "*/callback"
"""The addresses at which a panel is edited without a click, and in answer to one."""
LANGUAGES = ("es", "fr", "en")
LATE = 10.0
"""Seconds after which a picture comes that its text did not wait for."""


@pytest.fixture(autouse=True)
def brush(world: World) -> Brush:
    made = Brush(Tabletop)
    world.bot.courier.illustrations.draw = made
    return made


@contextmanager
def refusing(where: str = UNASKED, code: int = 50035, status: int = 400) -> Iterator[list[int]]:
    """Refuse every edit of a private message with a file; record the number of files of each edit."""
    dispatch, brought = router.dispatch, list[int]()

    def taken(backend: Any, method: str, path: str, *, files: Any = None, **more: Any) -> Any:
        if fnmatch(path, where) and method in ("PATCH", "POST"):
            brought.append(len(files or ()))
            if files:
                raise BackendError(status, code, "unfurled media attachment not found")
        return dispatch(backend, method, path, files=files, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", taken)
        yield brought


async def choose_language(person: Person, number: int, language: str) -> None:
    """Choose another language, so that the bot edits the panel with another picture.

    The settings page must answer in a new message, as an accepted edit would reset the count of refusals.
    """
    world = person.world
    await tap(person, world.table(number), "1:0:0:@prefer language", language)
    await world.wait(4)


async def pictured(world: World) -> tuple[Person, int]:
    await world.shorten_matches(3)
    ana, bea = world.person("Ana"), world.person("Bea")
    await ana.prefers("pictures", "always")
    return ana, await bidding(world, ana, bea)


def files(post: Message) -> int:
    return len(post.stored.attachments)


async def test_after_three_refusals_panels_are_edited_without_an_upload(world: World) -> None:
    ana, number = await pictured(world)
    assert files(ana.panel(number)) == 1
    with refusing() as brought:
        for language in (*LANGUAGES, "es"):
            await choose_language(ana, number, language)
            assert files(ana.panel(number)) == 0
            assert ana.panel(number).offering("bid"), "the text stands with all its buttons"
    assert brought == [1, 0] * illustrations.REFUSALS + [0]


async def test_uploads_are_tried_again_an_hour_after_refusals(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, number = await pictured(world)
    with refusing():
        for language in LANGUAGES:
            await choose_language(ana, number, language)
    await choose_language(ana, number, "es")
    assert files(ana.panel(number)) == 0
    world.bot.courier.illustrations.uploads._until = 0.0
    await choose_language(ana, number, "fr")
    assert files(ana.panel(number)) == 1


async def test_an_accepted_upload_resets_the_count_of_refusals(world: World) -> None:
    ana, number = await pictured(world)
    for _ in range(illustrations.REFUSALS + 1):
        with refusing() as brought:
            await choose_language(ana, number, "es")
        assert brought == [1, 0]
        await choose_language(ana, number, "en")
        await ana.refreshes()  # An idle player's panel yields to the direct message.
        assert files(ana.panel(number)) == 1


async def test_an_upload_to_a_public_message_does_not_reset_the_count(world: World) -> None:
    ana, number = await pictured(world)
    with refusing():
        await choose_language(ana, number, "es")
    uploads_of_world = world.bot.courier.illustrations.uploads
    assert uploads_of_world._refused == 1
    late = Brush(Lobby)
    late.takes = LATE
    world.bot.courier.illustrations.draw = late
    lobby = await open_table(world.person("Carl"))
    await world.wait(2 * LATE)
    assert len(late.drawn) == 1
    assert files(world.table(lobby)) == 1
    assert uploads_of_world._refused == 1


async def test_after_three_refusals_answers_to_clicks_are_sent_without_an_upload(world: World) -> None:
    ana, number = await pictured(world)
    with refusing():
        for language in LANGUAGES:
            await choose_language(ana, number, language)
    with refusing(CLICKED) as brought:
        await ana.refreshes()
    assert brought == [0]
    assert files(ana.panel(number)) == 0


async def test_refused_uploads_in_answers_to_clicks_are_counted(world: World) -> None:
    ana, number = await pictured(world)
    await ana.prefers("pictures", "never")
    await ana.refreshes()
    await ana.prefers("pictures", "always")
    with refusing(CLICKED) as brought:
        for _ in range(illustrations.REFUSALS + 1):
            await ana.refreshes()
            assert files(ana.panel(number)) == 0
    assert brought == [1, 0] * illustrations.REFUSALS + [0]


async def test_a_temporary_error_does_not_count_as_a_refusal(world: World) -> None:
    ana, number = await pictured(world)
    with refusing(code=0, status=404):
        await choose_language(ana, number, "es")
    assert world.bot.courier.illustrations.uploads._refused == 0
