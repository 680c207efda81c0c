"""Draw the wooden table, its light, and the cards, coins and titles on it."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.palette import CREAM, INK
from bot.art.svg import circle, path, rectangle, text, width_of

WOOD: Final = "#1f3342"
SEAM: Final = "#16242f"
PLANK: Final = 92
SEAM_LINE: Final = 4
"""The width of a seam between two planks."""
COIN_EDGE: Final = "#c99a2c"
ON_A_COIN: Final = 1.64
"""The greatest width of points on a coin of radius 1."""


class Box(NamedTuple):
    """A drawing with its width and height."""

    body: str
    width: float
    height: float


def planks(width: float, height: float, light: str = "") -> str:
    """Draw the bare table with the light that falls on it."""
    lines = (path(f"M0 {y}H{width:g}", line=SEAM_LINE, stroke=SEAM) for y in seams(height))
    return rectangle((0, 0, width, height), 0, WOOD) + light + "".join(lines)


def seams(height: float) -> range:
    """Return the y of the middle of each seam of a table of that height."""
    return range(60, int(height), PLANK)


def lamplight(x: float, y: float, radius: float) -> str:
    """Draw light on the table in a few steps, because a smooth gradient takes many bytes in a PNG."""
    return "".join(circle(x, y, radius * part, "#ffe0a00b") for part in (1, 0.8, 0.62, 0.45))


def face(name: str, words: str, width: float) -> Box:
    """Draw a card, disc or mat at that width, with these words on it."""
    return scale(catalogue.full_size(name, words), width)


def scale(svg: str, width: float) -> Box:
    """Embed a whole drawing in another one, at that width."""
    wide, high = (float(svg.split(f'{side}="', 1)[1].split('"', 1)[0]) for side in ("width", "height"))
    return Box(f'<g transform="scale({width / wide:g})">{svg}</g>', width, high * width / wide)


def coin(points: str, x: float, y: float, radius: float = 37) -> str:
    """Draw points on a coin centred at (x, y), as large as fits."""
    disc = circle(x, y, radius, CREAM, 6) + circle(x, y, radius * 0.81, "none", 3, COIN_EDGE)
    size = radius * min(0.95 if len(points) > 2 else 1.14, ON_A_COIN / width_of(points))
    return disc + text(points, x, y + size * 0.36, size)


def move(body: str, x: float, y: float) -> str:
    """Move a drawing so that its corner is at (x, y)."""
    return f'<g transform="translate({x:.6g} {y:.6g})">{body}</g>'


def rotate(box: Box, x: float, y: float, degrees: float) -> str:
    """Move a drawing so that its middle is at (x, y), and turn it about that point."""
    centre = f"translate({-box.width / 2:.6g} {-box.height / 2:.6g})"
    return f'<g transform="translate({x:.6g} {y:.6g}) rotate({degrees:g}) {centre}">{box.body}</g>'


def title(words: str, x: float, y: float, size: float, fill: str) -> str:
    """Draw large words with an ink outline, centred at x on the baseline y."""
    edge = f' stroke="{INK}" stroke-width="{size / 5.3:.3g}" paint-order="stroke" stroke-linejoin="round"'
    return text(words, x, y, size, fill, more=edge)
