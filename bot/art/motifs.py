"""The shapes in data/art, one SVG file for each drawn motif, and how they are put into a drawing.

A motif is drawn once for all sizes. An element with a `class` belongs to some of its versions only: `card` to
the large one, `emoji` to the one that must read at 20 pixels. `data-fill` and `data-line` name a part whose
colour may be exchanged. `data-emoji="x y side"` is the square of it that an emoji shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
_OURS = frozenset({"class", "data-fill", "data-line"})
"""What this project adds to SVG; no drawing keeps it."""


class Square(NamedTuple):
    """A part of a motif's own space: its corner and its side."""

    x: float
    y: float
    side: float


class Motif(NamedTuple):
    """A motif's shapes as read, the space it is drawn in, and the part of it that an emoji shows."""

    tree: ElementTree.Element
    whole: Square
    close: Square


@cache
def motif(name: str) -> Motif:
    """The motif of data/art/<name>.svg; its space is square."""
    root = ElementTree.fromstring((files("data") / "art" / f"{name}.svg").read_text(encoding="utf-8"))
    x, y, width, _height = map(float, root.attrib["viewBox"].split())
    whole = Square(x, y, width)
    close = Square(*map(float, root.attrib["data-emoji"].split())) if "data-emoji" in root.attrib else whole
    return Motif(root, whole, close)


def placed(
    name: str,
    at: Square,
    version: str = "card",
    paint: Mapping[str, str] | None = None,
    turn: float = 0,
) -> str:
    """A motif within a square of the drawing, in one of its versions, painted and turned about its middle.

    `at` is where its whole space comes to lie; in the version `emoji`, where the part comes to lie that
    an emoji shows.
    """
    found = motif(name)
    part = found.close if version == "emoji" else found.whole
    scale = at.side / part.side
    middle = f"rotate({turn:g} {at.x + at.side / 2:g} {at.y + at.side / 2:g}) " if turn else ""
    move = f"translate({at.x - part.x * scale:.6g} {at.y - part.y * scale:.6g}) scale({scale:.6g})"
    return f'<g transform="{middle}{move}">{_shapes(name, version, tuple(sorted((paint or {}).items())))}</g>'


@cache
def _shapes(name: str, version: str, paint: tuple[tuple[str, str], ...]) -> str:
    colours = dict(paint)
    return "".join(_written(child, version, colours) for child in motif(name).tree)


def _written(element: ElementTree.Element, version: str, paint: Mapping[str, str]) -> str:
    if version not in element.get("class", version).split():
        return ""
    given = {key: value for key, value in element.attrib.items() if key not in _OURS}
    for attribute, part in (("fill", "data-fill"), ("stroke", "data-line")):
        if colour := paint.get(element.get(part, "")):
            given[attribute] = colour
    attributes = "".join(f' {key}="{value}"' for key, value in given.items())
    inside = "".join(_written(child, version, paint) for child in element)
    tag = element.tag.removeprefix(SVG)
    return f"<{tag}{attributes}>{inside}</{tag}>" if inside else f"<{tag}{attributes}/>"
