"""CPU time to draw a picture of a hand: `python -m bench.pictures [--times 40] [--json]`.

The benchmark composes and encodes a hand of ten cards whose drawings are already cached, each time in another
order. The anchor pastes as many pixels on an empty table and encodes them like a picture of a score. Both run
alternately.
"""

from __future__ import annotations

import io
from random import Random
from time import process_time

from PIL import Image

from bench.figures import Row, parser, tell
from bot.art import catalogue
from bot.art.hand import Hand, scene
from bot.art.worker import ANSWERS, Sprites, flat_png

CARDS = (
    ("green_3", "G"),
    ("green_11", "G"),
    ("yellow_4", "Y"),
    ("yellow_13", "Y"),
    ("purple_7", "P"),
    ("black_2", "B"),
    ("skull_king", "Skull King"),
    ("rosie", "Rosie"),
    ("mermaid", "Mermaid"),
    ("escape", "Escape"),
)


def measure(times: int) -> list[Row]:
    """Measure a picture's CPU time in milliseconds beside the anchor's, and the picture's size in bytes."""
    sprites, asked = Sprites(), {"shown": Hand(CARDS)}
    shown = scene(Hand(CARDS))
    began = process_time()
    png = ANSWERS["table"](sprites, asked)
    cold = process_time() - began
    table = Image.open(io.BytesIO(png)).convert("RGB")
    cards = [
        sprites.image(catalogue.full_size(piece.name, piece.words), piece.width) for piece in shown.pieces
    ]
    warm = bare = 0.0
    rng = Random(1)
    for _ in range(times):
        other = {"shown": Hand(tuple(rng.sample(CARDS, len(CARDS))))}
        began = process_time()
        ANSWERS["table"](sprites, other)
        warm += process_time() - began
        began = process_time()
        whole = Image.new("RGB", table.size, "#1f3342")
        for card, piece in zip(cards, shown.pieces, strict=True):
            whole.paste(card, (piece.x, piece.y), card)
        flat_png(whole)
        bare += process_time() - began
    return [
        Row("CPU of a hand of ten, its cards drawn before (ms)", 1000 * warm / times, 1000 * bare / times),
        Row("CPU of a hand of ten, no card drawn before (ms)", 1000 * cold),
        Row("size of its picture (KiB)", len(png) / 1024),
    ]


def main() -> None:
    options = parser("bench.pictures", __doc__)
    options.add_argument("--times", type=int, default=40)
    asked = options.parse_args()
    tell(measure(asked.times), as_json=asked.json)


if __name__ == "__main__":
    main()
