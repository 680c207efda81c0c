"""Pictures put together from bands are valid PNGs and look like pictures drawn as a whole."""

from __future__ import annotations

import io
import zlib
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.art import hand, tabletop, trick
from bot.art.catalogue import full_size
from bot.art.indexed import COLOURS
from bot.art.piece import PICTURE_WIDTH, Scene
from bot.art.png import FILTER_NONE, assemble, compress
from bot.art.table import PLANK
from bot.art.worker import SHORTEST, Layer, Sprite, Sprites, cut, quick_png, unfiltered_png

from .test_hand import CARDS
from .test_trick import trick as played
from .test_worker import TABLE

SCENES: dict[str, Scene] = {
    "table": tabletop.scene(TABLE),
    "trick": trick.scene(played(8, best=3)),
    **{f"hand of {many}": hand.scene(hand.Hand(CARDS[:many], playable=(0,))) for many in (1, 5, 13, 26)},
    **{f"{many} cards": tabletop.scene(TABLE._replace(hand=TABLE.hand[:many])) for many in range(1, 6)},
}


@pytest.mark.parametrize("heights", [(1,), (3, 1, 5), (40, 200, 1, 60)])
def test_bands_become_the_rows_of_one_png(heights: tuple[int, ...]) -> None:
    rng, width = Random(1), 30
    pixels = [bytes(rng.choices(range(4), k=width)) for _ in range(sum(heights))]
    rows = [bytes((FILTER_NONE,)) + row for row in pixels]
    bands, top = [], 0
    for height in heights:
        bands.append(compress(b"".join(rows[top : top + height])))
        top += height
    png = assemble(width, top, bytes(range(12)), bands)
    Image.open(io.BytesIO(png)).verify()
    shown = Image.open(io.BytesIO(png))
    assert shown.size == (width, top)
    assert (shown.getpalette() or [])[:12] == list(range(12))
    assert shown.tobytes() == b"".join(pixels)


def test_the_checksum_of_a_png_is_that_of_its_rows() -> None:
    """Pillow ignores this checksum, but some phones may not."""
    rows = bytes(Random(2).randbytes(100_000))
    png = assemble(99, 1000, COLOURS, [compress(rows[:30_000]), compress(rows[30_000:])])
    length = png.index(b"IDAT") - 4
    data = png[length + 8 : length + 8 + int.from_bytes(png[length : length + 4], "big")]
    assert zlib.decompress(data) == rows


def moved(shown: Scene, right: int, down: int) -> Scene:
    """Return a scene with all of its layers moved by so many pixels."""

    def move(layers: Any) -> Any:
        return tuple(layer._replace(x=layer.x + right, y=layer.y + down) for layer in layers)

    return shown._replace(
        height=shown.height + down,
        pieces=move(shown.pieces),
        stamps_below=move(shown.stamps_below),
        stamps_above=move(shown.stamps_above),
        names=move(shown.names),
        groups=move(shown.groups),
    )


def test_pictures_in_bands_look_like_whole_scenes_whatever_was_drawn_before() -> None:
    """Bands that one picture has left in the cache are taken for another only if they are equal."""
    sprites = Sprites()
    for scene in SCENES.values():
        for right, down in ((0, 0), (5, 0), (0, 7), (0, PLANK)):
            shown = moved(scene, right, down)
            banded = assemble(PICTURE_WIDTH, shown.height, COLOURS, sprites.bands(shown))
            whole = quick_png(sprites.scene(shown))
            assert Image.open(io.BytesIO(banded)).tobytes() == Image.open(io.BytesIO(whole)).tobytes()


def test_a_trick_is_compressed_once_for_all_who_see_it() -> None:
    sprites, shown = Sprites(), TABLE._replace(chips=TABLE.chips[:4])
    public = sprites.bands(tabletop.scene(shown._replace(hand=())))
    own = sprites.bands(tabletop.scene(shown))
    assert [band in own for band in public].count(True) >= len(public) - 1


def test_no_layer_lies_across_two_bands() -> None:
    sprite = Sprite(Image.new("RGBA", (10, 60), "#ff0000"))
    layers = [Layer(sprite, 0, y) for y in (-20, 100, 30, 140, 250, 400)]
    bands = list(cut(layers, 320))
    assert [(top, bottom) for top, bottom, _ in bands] == [(0, 100), (100, 250), (250, 320)]
    assert [[layer.y for layer in inside] for _, _, inside in bands] == [[-20, 30], [100, 140], [250, 400]]


def test_no_band_but_the_last_is_short() -> None:
    sprite = Sprite(Image.new("RGBA", (10, 10), "#ff0000"))
    bands = list(cut([Layer(sprite, 0, y) for y in range(0, 300, 12)], 303))
    assert all(bottom - top >= SHORTEST for top, bottom, _ in bands[:-1])
    assert sum(len(inside) for _, _, inside in bands) == 25


@pytest.mark.parametrize("name", ["yellow_13", "disc_crab_back", "kraken", "suit_green"])
@pytest.mark.parametrize("width", [9, 62, 132])
def test_a_sprite_is_pasted_like_its_whole_image(name: str, width: int) -> None:
    image = Sprites().image(full_size(name, "Y"), width)
    for margin in (0, 7):
        padded = Image.new("RGBA", (image.width + 2 * margin, image.height + margin))
        padded.paste(image, (margin, margin))
        one, other = (Image.new("RGB", (100, 100), "#1f3342") for _ in range(2))
        for x, y in ((0, 0), (-20, 31), (60, -9)):
            one.paste(padded, (x, y), padded)
            Sprite(padded).paste(other, x, y)
        assert one.tobytes() == other.tobytes()


def test_a_sprite_of_nothing_is_pasted_as_nothing() -> None:
    whole = Image.new("RGB", (20, 20), "#1f3342")
    Sprite(Image.new("RGBA", (10, 10))).paste(whole, 5, 5)
    assert whole.getcolors() == [(400, (0x1F, 0x33, 0x42))]


def test_an_unfiltered_png_keeps_every_pixel() -> None:
    image = Sprites().image(full_size("kraken", "Kraken"), 114)
    png = unfiltered_png(image)
    Image.open(io.BytesIO(png)).verify()
    seen = Image.open(io.BytesIO(png))
    assert (seen.mode, seen.size, seen.tobytes()) == ("RGBA", image.size, image.tobytes())
