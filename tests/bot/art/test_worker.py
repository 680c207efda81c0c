"""The worker in the drawing process draws each size once, and its cache is limited."""

from __future__ import annotations

import io
import pickle

import pytest
import resvg_py
from PIL import Image, ImageChops

from bot.art import catalogue, gallery, tabletop
from bot.art.catalogue import emoji, full_size
from bot.art.chip import Chip, Mark
from bot.art.emblems import ANIMALS, ROBOTS
from bot.art.strip import LaidCard
from bot.art.tabletop import Tabletop
from bot.art.worker import ANSWERS, Sprites, flat_png, quick_png, serve

CLEARLY = 32
"""The least difference in red, green or blue (of 255) between clearly different colours."""


def test_a_drawing_is_made_once_per_size() -> None:
    sprites = Sprites()
    drawn = sprites.image(emoji("kraken"), 44)
    assert sprites.image(emoji("kraken"), 44) is drawn
    assert sprites.image(emoji("kraken"), 22) is not drawn


def test_a_full_cache_drops_the_least_recently_used_drawing() -> None:
    sprites = Sprites(most=3 * 10 * 10 * 4)
    drawn = {name: sprites.image(emoji(name), 10) for name in ("kraken", "loot", "escape")}
    assert sprites.image(emoji("kraken"), 10) is drawn["kraken"]
    sprites.image(emoji("mermaid"), 10)
    assert sprites.image(emoji("kraken"), 10) is drawn["kraken"]
    assert sprites.image(emoji("loot"), 10) is not drawn["loot"]


def test_names_and_numbers_are_drawn_in_the_bundled_typefaces() -> None:
    """Text in a missing typeface draws nothing, and would leave the card without words."""
    sprites = Sprites()
    unnumbered = emoji("black_13").replace(">13<", "><")
    assert sprites.png(emoji("black_13"), 44) != sprites.png(unnumbered, 44)
    unnamed = full_size("rosie", "Rosie").replace(">Rosie<", "><")
    assert sprites.png(full_size("rosie", "Rosie"), 132) != sprites.png(unnamed, 132)


def test_a_flat_picture_keeps_its_colours_in_few_bytes() -> None:
    picture = Image.new("RGB", (300, 200), "#1f3342")
    picture.paste("#ffd24a", (10, 10, 60, 60))
    png = flat_png(picture)
    assert len(png) < 1_500
    assert Image.open(io.BytesIO(png)).convert("RGB").getpixel((20, 20)) == (0xFF, 0xD2, 0x4A)


def test_requests_are_answered_in_order_until_they_end() -> None:
    asked = [{"draw": "sprite", "svg": emoji("loot"), "width": 20}, {"draw": "nothing"}]
    sent = b"".join(len(each).to_bytes(4, "big") + each for each in map(pickle.dumps, asked))
    answers = io.BytesIO()
    serve(io.BytesIO(sent), answers)
    answers.seek(0)
    for good, begins in ((b"\1", b"\x89PNG"), (b"\0", b"KeyError: 'nothing'")):
        length = int.from_bytes(answers.read(4), "big")
        assert answers.read(1) == good
        assert answers.read(length).startswith(begins)
    assert answers.read() == b""


def test_an_incomplete_request_is_ignored() -> None:
    """A bot that dies while writing leaves an incomplete request."""
    answers = io.BytesIO()
    for sent in (b"", b"\0\0", b"\0\0\0\x7f", b"\0\0\0\x7f\x80"):
        serve(io.BytesIO(sent), answers)
    assert answers.getvalue() == b""


MARKS: tuple[Mark, ...] = ("turn", "best", "done", "out", "")
TABLE = Tabletop(
    chips=tuple(
        Chip(
            catalogue.disc(face, "back"),
            face,
            str(seat),
            "1/2",
            "-20",
            MARKS[seat % 5],
            (True, None)[seat % 2],
        )
        for seat, face in enumerate((*ANIMALS, *ROBOTS), start=1)
    ),
    laid=tuple(LaidCard(name, "G") for name in ("green_3", "older_red_9", "loot", "queen_of_hearts")),
    best=1,
    ribbon="Ana is ahead",
    points="20",
    hand=tuple((name, "Y") for name in ("yellow_4", "purple_7", "black_2", "rosie", "mermaid", "escape")),
    playable=(0, 2, 4),
    winning=(0,),
)


@pytest.mark.parametrize("group", gallery.groups())
def test_every_drawing_looks_right_in_the_shared_palette(group: str) -> None:
    """Run `python -m bench.colours` to choose the shared colours anew after a drawing has changed."""
    sprites, hand = Sprites(), gallery.groups()[group][:27]
    many = [hand[start : start + 9] for start in range(0, len(hand), 9)]
    for row in many:
        shown = tabletop.scene(Tabletop(hand=tuple((name, "G") for name in row), playable=tuple(range(4))))
        whole = sprites.scene(shown)
        assert _share_of_changed_pixels(whole, quick_png(whole)) < 0.0005


def test_a_table_looks_right_in_the_shared_palette() -> None:
    whole = Sprites().scene(tabletop.scene(TABLE))
    assert _share_of_changed_pixels(whole, quick_png(whole)) < 0.0005


def _share_of_changed_pixels(whole: Image.Image, png: bytes) -> float:
    """Return the share of pixels whose colour clearly differs in the PNG."""
    seen = Image.open(io.BytesIO(png)).convert("RGB")
    red, green, blue = ImageChops.difference(whole, seen).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(apart[CLEARLY:]) / sum(apart)


def test_a_picture_does_not_depend_on_cached_drawings() -> None:
    asked = {"draw": "table", "shown": TABLE}
    other = {"draw": "table", "shown": TABLE._replace(hand=(("kraken", ""),), playable=None)}
    fresh, used = Sprites(), Sprites()
    ANSWERS["table"](used, other)
    assert ANSWERS["table"](fresh, asked) == ANSWERS["table"](used, asked)


def test_a_full_table_with_a_full_hand_takes_at_most_sixty_kibibytes() -> None:
    hand = tuple((name, "Y") for name in catalogue.DRAWINGS if name.startswith("yellow"))[:10]
    shown = TABLE._replace(chips=TABLE.chips[:8], hand=hand, playable=tuple(range(0, 10, 2)))
    assert len(quick_png(Sprites().scene(tabletop.scene(shown)))) < 60 * 1024


def test_a_second_picture_of_a_table_needs_no_new_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"draw": "table", "shown": TABLE}
    sprites = Sprites()
    first = ANSWERS["table"](sprites, asked)

    def drawn(**_asked: object) -> bytes:
        raise AssertionError("an SVG is drawn again")

    monkeypatch.setattr(resvg_py, "svg_to_bytes", drawn)
    assert ANSWERS["table"](sprites, asked) == first
