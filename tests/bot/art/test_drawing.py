"""Pictures requested by name have the requested size, and repeated requests are cached."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.art.child import DrawingError, DrawingProcess
from bot.art.drawing import Art

from .test_child import size


@pytest.fixture
async def art(tmp_path: Path) -> AsyncIterator[Art]:
    made = Art(tmp_path)
    yield made
    await made.close()


def without_child(folder: Path | None) -> Art:
    """Return Art whose child dies at once, so that it can only return cached pictures."""
    return Art(folder, DrawingProcess((sys.executable, "-c", "")))


@pytest.mark.parametrize("px", [20, 44, 128])
async def test_an_emoji_has_the_requested_size(art: Art, px: int) -> None:
    assert size(await art.emoji("yellow_13", px)) == (px, px)


async def test_every_emoji_is_small_enough_for_discord(art: Art) -> None:
    assert len(await art.emoji("skull_king")) < 256 * 1024


@pytest.mark.parametrize(("px", "high"), [(97, 131), (132, 179), (200, 270)])
async def test_a_card_has_the_requested_width(art: Art, px: int, high: int) -> None:
    assert size(await art.sprite("skull_king", px, "Skull King")) == (px, high)


async def test_words_on_a_card_change_its_picture(art: Art) -> None:
    assert await art.sprite("rosie", 132, "Rosie") != await art.sprite("rosie", 132, "Harry")


async def test_a_cached_picture_needs_no_child(art: Art, tmp_path: Path) -> None:
    drawn = await art.emoji("mermaid")
    assert await without_child(tmp_path).emoji("mermaid") == drawn
    with pytest.raises(DrawingError):
        await without_child(tmp_path).emoji("kraken")
    with pytest.raises(DrawingError):
        await without_child(None).emoji("mermaid")


async def test_an_unknown_name_is_refused(art: Art) -> None:
    with pytest.raises(KeyError):
        await art.emoji("joker")
