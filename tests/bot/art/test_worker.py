"""What happens inside the child: a drawing is made once for a size, and only so much of it is kept."""

from __future__ import annotations

import io
import json

from PIL import Image

from bot.art.catalogue import emoji, full
from bot.art.worker import Sprites, flat_png, serve


def test_a_drawing_is_made_once_for_a_size() -> None:
    sprites = Sprites()
    drawn = sprites.image(emoji("kraken"), 44)
    assert sprites.image(emoji("kraken"), 44) is drawn
    assert sprites.image(emoji("kraken"), 22) is not drawn


def test_only_so_much_is_kept_and_the_latest_used_of_it() -> None:
    sprites = Sprites(most=3 * 10 * 10 * 4)
    drawn = {name: sprites.image(emoji(name), 10) for name in ("kraken", "loot", "escape")}
    assert sprites.image(emoji("kraken"), 10) is drawn["kraken"]
    sprites.image(emoji("mermaid"), 10)
    assert sprites.image(emoji("kraken"), 10) is drawn["kraken"]
    assert sprites.image(emoji("loot"), 10) is not drawn["loot"]


def test_names_and_numbers_are_drawn_in_the_faces_that_come_along() -> None:
    """Without its typeface a text leaves nothing: the picture is then that of the card without words."""
    sprites = Sprites()
    unnumbered = emoji("black_13").replace(">13<", "><")
    assert sprites.png(emoji("black_13"), 44) != sprites.png(unnumbered, 44)
    unnamed = full("rosie", "Rosie").replace(">Rosie<", "><")
    assert sprites.png(full("rosie", "Rosie"), 132) != sprites.png(unnamed, 132)


def test_a_flat_picture_keeps_its_colours_in_few_bytes() -> None:
    picture = Image.new("RGB", (300, 200), "#1f3342")
    picture.paste("#ffd24a", (10, 10, 60, 60))
    png = flat_png(picture)
    assert len(png) < 1_500
    assert Image.open(io.BytesIO(png)).convert("RGB").getpixel((20, 20)) == (0xFF, 0xD2, 0x4A)


def test_requests_are_answered_in_order_until_they_end() -> None:
    asked = [{"draw": "sprite", "svg": emoji("loot"), "width": 20}, {"draw": "nothing"}]
    sent = b"".join(len(each).to_bytes(4, "big") + each for each in (json.dumps(a).encode() for a in asked))
    answers = io.BytesIO()
    serve(io.BytesIO(sent), answers)
    answers.seek(0)
    for good, begins in ((b"\1", b"\x89PNG"), (b"\0", b"KeyError: 'nothing'")):
        length = int.from_bytes(answers.read(4), "big")
        assert answers.read(1) == good
        assert answers.read(length).startswith(begins)
    assert answers.read() == b""


def test_a_request_that_breaks_off_is_none() -> None:
    """The bot was killed while it asked."""
    answers = io.BytesIO()
    for sent in (b"", b"\0\0", b"\0\0\0\x7f", b"\0\0\0\x7f{"):
        serve(io.BytesIO(sent), answers)
    assert answers.getvalue() == b""
