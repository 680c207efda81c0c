"""The background upload of card emojis to the Discord application, and its interruptions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.art import catalogue
from bot.art.child import DrawingError
from bot.art.drawing import EMOJI, Art
from bot.client.emojis import EVERY, MOST, PAUSE, RETRY, EmojiUpload
from bot.store.emojis import EmojiRow, list_emojis, save_emojis
from bot.texts.emojis import MARKUP
from tests.sim.world import World

UPLOAD = 10 * PAUSE
"""Seconds that suffice to upload all emojis."""
EVERY_NAME = catalogue.EMOJIS
NAMES = ("yellow_13", "skull_king", "queen_of_spades", "disc_crab_rose")


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the catalogue by four emojis."""
    monkeypatch.setattr(catalogue, "EMOJIS", NAMES)


class Pictures(Art):
    """A drawing service whose PNG bytes contain the emoji's name, or which fails."""

    can = True

    async def emoji(self, name: str, px: int = EMOJI) -> bytes:
        if not self.can:
            raise DrawingError("there is no child")
        return b"\x89PNG\r\n\x1a\n" + name.encode()

    async def close(self) -> None:
        """Do nothing, as no subprocess was started."""


async def restart(world: World) -> None:
    """Restart the bot with emoji uploads turned on, and wait until they are done."""
    world.emojis, world.art = True, Pictures()
    await world.crash()
    await world.wait(UPLOAD)


def on_discord(world: World) -> list[str]:
    return sorted(emoji.name for emoji in world.env.backend.application_emojis.values())


def shown(world: World) -> list[str]:
    return sorted(world.bot.services.people.emojis.shown)


def ids(world: World) -> Iterator[tuple[str, str]]:
    for emoji in world.env.backend.application_emojis.values():
        yield emoji.name, f"<:{emoji.name}:{emoji.id}>"


async def test_every_emoji_is_uploaded_and_found_by_its_name(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await restart(world)
    assert on_discord(world) == sorted(NAMES)
    assert dict(ids(world)) == world.bot.services.people.emojis.shown
    assert all(MARKUP.fullmatch(markup) for markup in world.bot.services.people.emojis.shown.values())
    assert f"emojis: 4 of {MOST} are used, 4 by the cards" in caplog.messages


async def test_a_restart_uploads_no_emoji_again(world: World) -> None:
    await restart(world)
    before = len(world.requests("POST", "/emojis"))
    await restart(world)
    assert len(world.requests("POST", "/emojis")) == before == len(NAMES)
    assert shown(world) == sorted(NAMES)


async def test_a_new_database_adopts_emojis_already_on_discord(world: World) -> None:
    for name in NAMES[:-1]:
        world.env.backend.create_application_emoji(name)
    await restart(world)
    assert on_discord(world) == shown(world) == sorted(NAMES)
    assert len(world.requests("POST", "/emojis")) == 1


async def test_a_changed_drawing_replaces_its_emoji(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await restart(world)
    before = dict(ids(world))
    digest = catalogue.emoji_digest
    monkeypatch.setattr(
        catalogue, "emoji_digest", lambda name: "new" if name == "skull_king" else digest(name)
    )
    await world.wait(EVERY + UPLOAD)
    after = dict(ids(world))
    assert on_discord(world) == sorted(NAMES)
    assert {name for name in NAMES if before[name] != after[name]} == {"skull_king"}
    assert world.bot.services.people.emojis.shown == after


async def test_obsolete_emojis_are_deleted_and_foreign_ones_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.env.backend.create_application_emoji("ours_by_hand")
    await restart(world)
    monkeypatch.setattr(catalogue, "EMOJIS", NAMES[:1])
    await world.wait(EVERY + UPLOAD)
    assert on_discord(world) == ["ours_by_hand", "yellow_13"]
    assert shown(world) == ["yellow_13"]


class Stopped(Exception):
    """The simulated end of the bot's process."""


def stops(act: Any, before: int, *, arrived: bool) -> Any:
    """Wrap `act` to raise `Stopped` after `before` calls; with `arrived`, the last call still happens."""
    left = before

    async def stopping(*args: Any, **kwargs: Any) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            return await act(*args, **kwargs)
        if arrived:
            await act(*args, **kwargs)
        raise Stopped

    return stopping


@pytest.mark.parametrize("arrived", [False, True])
@pytest.mark.parametrize(
    ("what", "before"), [*(("requests", n) for n in range(6)), *(("writes", n) for n in range(5))]
)
async def test_an_upload_interrupted_at_any_step_is_completed_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch, what: str, before: int, arrived: bool
) -> None:
    """One emoji is kept, one deleted, one replaced and two created, by six requests and five writes."""
    ours, made = world.bot, world.env.backend.create_application_emoji
    old, gone, _ = made("skull_king"), made("joker"), made("yellow_13")
    await ours.services.store.write(
        save_emojis,
        [
            EmojiRow("skull_king", old.id, "an older drawing"),
            EmojiRow("joker", gone.id, "no drawing any more"),
        ],
    )
    now = EmojiUpload(ours, ours.services.store, Pictures().emoji, ours.services.people.emojis, pause=0)
    with monkeypatch.context() as stopped:
        if what == "requests":
            stopped.setattr(ours.http, "request", stops(ours.http.request, before, arrived=arrived))
        else:
            store = ours.services.store
            stopped.setattr(store, "write", stops(store.write, before, arrived=arrived))
        with pytest.raises(Stopped):
            await now.synchronise()
    assert set(world.bot.services.people.emojis.shown.items()) <= set(ids(world))
    await restart(world)
    assert on_discord(world) == sorted(NAMES)
    assert dict(ids(world)) == world.bot.services.people.emojis.shown
    stored = {row.name: row.digest for row in await world.bot.services.store.read(list_emojis)}
    assert stored == {name: catalogue.emoji_digest(name) for name in NAMES}


async def test_emojis_of_another_application_are_not_shown(world: World) -> None:
    """After a change of token the database lists emojis of the previous application."""
    await world.bot.services.store.write(
        save_emojis, [EmojiRow(name, 2**40 + n, catalogue.emoji_digest(name)) for n, name in enumerate(NAMES)]
    )
    world.inject("POST", "/applications/*/emojis", status=503, times=None)
    await restart(world)
    assert shown(world) == []
    world.heal()
    await world.wait(RETRY + UPLOAD)
    assert dict(ids(world)) == world.bot.services.people.emojis.shown


async def test_an_emoji_refused_by_discord_is_retried_later(world: World) -> None:
    world.inject("POST", "/applications/*/emojis", status=400, code=50035)
    await restart(world)
    assert on_discord(world) == shown(world) == sorted(NAMES[1:])
    await world.wait(EVERY + UPLOAD)
    assert on_discord(world) == shown(world) == sorted(NAMES)


async def test_the_upload_stops_at_discords_limit_of_emojis(world: World) -> None:
    world.inject("POST", "/applications/*/emojis", status=400, code=30008, times=None)
    await restart(world)
    assert shown(world) == []
    assert len(world.requests("POST", "/emojis")) == 1


async def test_an_upload_stopped_by_a_server_error_is_finished_later(world: World) -> None:
    world.inject("POST", "/applications/*/emojis", status=503)
    await restart(world)
    assert shown(world) == []
    await world.wait(RETRY + UPLOAD)
    assert on_discord(world) == shown(world) == sorted(NAMES)


async def test_no_emoji_is_uploaded_when_drawing_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pictures, "can", False)
    await restart(world)
    assert on_discord(world) == shown(world) == []


async def test_an_emoji_deleted_by_hand_is_uploaded_again(world: World) -> None:
    await restart(world)
    gone = next(emoji for emoji in world.env.backend.application_emojis.values() if emoji.name == NAMES[0])
    world.env.backend.delete_application_emoji(gone.id)
    await world.wait(EVERY + UPLOAD)
    assert on_discord(world) == shown(world) == sorted(NAMES)
    assert dict(ids(world)) == world.bot.services.people.emojis.shown


async def test_a_closed_bot_uploads_no_more_emojis(world: World) -> None:
    world.emojis, world.art = True, Pictures()
    await world.crash()
    await world.bot.close()
    before = on_discord(world)
    assert len(before) < len(NAMES)
    world.bot.emoji_upload.begin()
    assert "emojis" not in {task.get_name() for task in asyncio.all_tasks()}
    assert on_discord(world) == before
