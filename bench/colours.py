"""Choose the 256 colours of table pictures: `python -m bench.colours` writes bot/art/indexed.py.

Run this module after drawings or their colours have changed; the run takes half a minute. The pixels of all
drawings, plain and dimmed, and of letters on their backgrounds are counted. Colours are chosen one by one,
each time the colour that the chosen ones approximate worst.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PIL import Image

import bot.art
from bot.art import catalogue
from bot.art.lobby import MOTIFS, Chair, Lobby, scene
from bot.art.palette import CREAM, GOLD, INK, WHITE
from bot.art.stamps import GREEN, MUTED, RED, STRIP, WARNING
from bot.art.table import SEAM, WOOD
from bot.art.worker import Sprites, dim

DOCUMENTED = "The 256 colours that all pictures of a table share, chosen by `python -m bench.colours`."
MOST = 256
SIZE = 100
"""Width in pixels at which each drawing is counted."""
FLAT = 20_000
"""Pixels added for each colour that fills large parts of a picture."""
EDGE = 2_000
"""Pixels added for each step of the blend at the edge between two such colours."""
GROUNDS = (WOOD, SEAM, STRIP, GOLD, CREAM, WHITE, INK, "#1a2b38", GREEN, RED)
LETTERS = (INK, CREAM, WHITE, GOLD, MUTED, WARNING, "#4d6675", "#ff5a3c")
STEPS = 6
Colour = tuple[int, int, int]


def count_pixels() -> Counter[Colour]:
    """Return how many pixels each colour has in all drawings."""
    sprites, found = Sprites(), Counter[Colour]()
    for name in catalogue.DRAWINGS:
        drawn = sprites.image(catalogue.full_size(name, "A"), SIZE)
        for seen in (drawn, dim(drawn)):
            table = Image.new("RGBA", seen.size, WOOD)
            table.alpha_composite(seen)
            found += _count_colours(table.convert("RGB"))
    for game in MOTIFS:
        found += _count_colours(sprites.scene(scene(Lobby(game, "Yo-ho-ho", "", (Chair(),)))))
    for ground in GROUNDS:
        found += _count_colours(Image.new("RGB", (1, FLAT), ground))
        for letter in LETTERS:
            inks = Image.new("RGB", (1, EDGE), letter), Image.new("RGB", (1, EDGE), ground)
            for step in range(STEPS):
                found += _count_colours(Image.blend(*inks, step / STEPS))
    return found


def _count_colours(image: Image.Image) -> Counter[Colour]:
    """Return how many pixels of an RGB image each colour has."""
    found = Counter[Colour]()
    for many, colour in image.getcolors(image.width * image.height) or ():
        assert isinstance(colour, tuple)
        red, green, blue = colour
        found[red, green, blue] = many
    return found


def choose_colours(counted: Counter[Colour], most: int = MOST) -> list[Colour]:
    """Return at most `most` of these colours, the most important first.

    Rare colours get more weight than their share of pixels, because they may show an eye or a thin line.
    """
    weights = [(red, green, blue, many**0.5) for (red, green, blue), many in sorted(counted.items())]
    apart = [float("inf")] * len(weights)
    taken: list[Colour] = []
    worst = max(range(len(weights)), key=lambda place: weights[place][3])
    for _ in range(most):
        red, green, blue, _weight = weights[worst]
        taken.append((red, green, blue))
        found = -1.0
        for place, (other_red, other_green, other_blue, weight) in enumerate(weights):
            # Green has the largest weight, because the eye is most sensitive to green.
            far = 2 * (red - other_red) ** 2 + 4 * (green - other_green) ** 2 + (blue - other_blue) ** 2
            apart[place] = min(apart[place], far)
            if apart[place] * weight > found:
                found, worst = apart[place] * weight, place
    return taken


def main() -> None:
    """Choose the colours and write bot/art/indexed.py."""
    lines = [
        bytes(part for colour in row for part in colour).hex()
        for row in batched(choose_colours(count_pixels()), 16)
    ]
    body = "".join(f'    "{line}"\n' for line in lines)
    text = f'"""{DOCUMENTED}"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
    text += f"COLOURS: Final = bytes.fromhex(\n{body})\n"
    text += '"""The red, green and blue bytes of each colour in turn."""\n'
    (Path(bot.art.__file__).parent / "indexed.py").write_text(text, encoding="utf-8")


def batched(colours: list[Colour], size: int) -> list[list[Colour]]:
    """Return the colours in rows of `size`."""
    return [colours[start : start + size] for start in range(0, len(colours), size)]


if __name__ == "__main__":
    main()
