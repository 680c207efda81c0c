"""Draw ten robot faces from a few parts: a head, an ornament on top, eyes and a mouth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.art.motifs import Square
from bot.art.svg import circle, path, rectangle

LINE: Final = 5.0

_HEADS: Final[Mapping[str, tuple[float, ...]]] = {
    "square": (-33, -22, 66, 62, 10),
    "round": (-34, -24, 68, 64, 30),
    "wide": (-41, -16, 82, 54, 14),
    "tall": (-27, -26, 54, 70, 14),
}
"""Each head's x, y, width, height and corner radius, about (0, 0) in a space of 100 units."""


class Face(NamedTuple):
    """The parts of one robot: the names of its head, top, eyes and mouth."""

    head: str
    top: str
    eyes: str
    mouth: str


FACES: Final[Mapping[str, Face]] = {
    "robot_1": Face("square", "ball", "round", "grille"),
    "robot_2": Face("round", "horns", "visor", "smile"),
    "robot_3": Face("tall", "hat", "one", "line"),
    "robot_4": Face("wide", "coil", "square", "teeth"),
    "robot_5": Face("square", "hat", "visor", "teeth"),
    "robot_6": Face("round", "ball", "one", "grille"),
    "robot_7": Face("tall", "horns", "square", "smile"),
    "robot_8": Face("wide", "fan", "round", "line"),
    "robot_9": Face("round", "coil", "patch", "line"),
    "robot_10": Face("square", "fan", "one", "smile"),
}
"""The faces by name; no two share more than one part."""


def emblem(name: str, at: Square, mark: str, gap: str) -> str:
    """Return the face called `name` as SVG within the square `at`, in the colours `mark` and `gap`."""
    face = FACES[name]
    x, y, width, height, radius = _HEADS[face.head]
    middle = y + height * 0.36
    low = y + height * 0.76
    ears = rectangle((x - 8, middle - 9, 10, 20), 4, mark) + rectangle((-x - 2, middle - 9, 10, 20), 4, mark)
    body = _draw_top(face.top, y, mark, gap) + ears + rectangle((x, y, width, height), radius, mark)
    body += _draw_eyes(face.eyes, middle, width, mark, gap) + _draw_mouth(face.mouth, low, gap)
    scale = at.side / 100
    return (
        f'<g transform="translate({at.x + at.side / 2:.6g} {at.y + at.side / 2:.6g}) scale({scale:.6g})">'
        f"{body}</g>"
    )


def _draw_top(kind: str, y: float, mark: str, gap: str) -> str:
    """Draw the ornament on top of a head whose upper edge is at `y`."""
    if kind == "ball":
        return path(f"M 0 {y}V{y - 13}", line=LINE, stroke=mark) + circle(0, y - 17, 7.5, mark)
    if kind == "horns":
        arms = path(f"M -14 {y}L -22 {y - 14}M 14 {y}L 22 {y - 14}", line=LINE, stroke=mark)
        return arms + circle(-23, y - 16, 6, mark) + circle(23, y - 16, 6, mark)
    if kind == "coil":
        return path(f"M 0 {y}l-9 -5l18 -5l-18 -5l18 -5l-9 -4", line=LINE, stroke=mark)
    if kind == "fan":
        blades = path(
            f"M 0 {y - 12}C -12 {y - 24} -30 {y - 18} -30 {y - 13}C -22 {y - 6} -10 {y - 8} 0 {y - 12}Z", mark
        )
        other = path(
            f"M 0 {y - 12}C 12 {y - 24} 30 {y - 18} 30 {y - 13}C 22 {y - 6} 10 {y - 8} 0 {y - 12}Z", mark
        )
        return path(f"M 0 {y}V{y - 12}", line=LINE, stroke=mark) + blades + other
    brim = f"M -38 {y + 2}C -26 {y - 10} -22 {y - 22} 0 {y - 24}C 22 {y - 22} 26 {y - 10} 38 {y + 2}Z"
    return path(brim, mark) + path(f"M -30 {y + 3}H30", line=3.5, stroke=gap) + circle(0, y - 10, 5, gap)


def _draw_eyes(kind: str, y: float, width: float, mark: str, gap: str) -> str:
    """Draw eyes centred on the line `y`."""
    if kind == "round":
        return "".join(circle(x, y, 8.5, gap) + circle(x + 2, y - 2, 3, mark) for x in (-14, 14))
    if kind == "square":
        boxes = (rectangle((x - 7, y - 8, 14, 15), 2, gap) for x in (-13, 13))
        return "".join(boxes) + circle(-11, y - 3, 2.5, mark) + circle(15, y - 3, 2.5, mark)
    if kind == "one":
        return circle(0, y, 13, gap) + circle(0, y, 6, mark)
    if kind == "patch":
        strap = path(f"M -26 {y - 16}L 26 {y - 4}", line=4, stroke=gap)
        return strap + rectangle((3, y - 9, 19, 18), 6, gap) + circle(-14, y + 2, 7.5, gap)
    return rectangle((-width * 0.36, y - 8, width * 0.72, 16), 8, gap) + circle(9, y, 4.5, mark)


def _draw_mouth(kind: str, y: float, gap: str) -> str:
    """Draw a mouth centred on the line `y`."""
    if kind == "grille":
        return path(
            f"M -14 {y - 5}V{y + 5}M -5 {y - 5}V{y + 5}M 5 {y - 5}V{y + 5}M 14 {y - 5}V{y + 5}",
            line=4.5,
            stroke=gap,
        )
    if kind == "smile":
        return path(f"M -15 {y - 4}C -8 {y + 6} 8 {y + 6} 15 {y - 4}", line=LINE, stroke=gap)
    if kind == "teeth":
        return path(f"M -18 {y}l6 -6l6 6l6 -6l6 6l6 -6l6 6", line=4.5, stroke=gap)
    return path(f"M -13 {y}H13", line=LINE, stroke=gap)
