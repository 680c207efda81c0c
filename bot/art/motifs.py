"""Load the motifs in data/art, one SVG file each, and place them in a drawing.

One file serves all sizes. An element with a `class` is drawn only in these versions: `card` is the large
version, and `emoji` the version that must be readable at 20 pixels. `data-fill` and `data-line` name a part
whose colour can be replaced. `data-emoji="x y side"` is the square of the motif that an emoji shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
_OWN_ATTRIBUTES = frozenset({"class", "data-fill", "data-line"})
"""Attributes that this project adds to SVG; they are removed from every drawing."""


class Square(NamedTuple):
    """A square: its top left corner and its side."""

    x: float
    y: float
    side: float


class Motif(NamedTuple):
    """A motif's parsed shapes, its view box, and the part of the view box that an emoji shows."""

    tree: ElementTree.Element
    whole: Square
    close: Square


@cache
def motif(name: str) -> Motif:
    """Load the motif data/art/<name>.svg, whose view box is square."""
    root = ElementTree.fromstring((files("data") / "art" / f"{name}.svg").read_text(encoding="utf-8"))
    x, y, width, _height = map(float, root.attrib["viewBox"].split())
    whole = Square(x, y, width)
    close = Square(*map(float, root.attrib["data-emoji"].split())) if "data-emoji" in root.attrib else whole
    return Motif(root, whole, close)


def place_motif(
    name: str,
    at: Square,
    version: str = "card",
    paint: Mapping[str, str] | None = None,
    turn: float = 0,
) -> str:
    """Draw a motif within the square `at`, in one of its versions, recoloured and turned by `turn` degrees.

    The square holds the motif's whole view box or, in the version `emoji`, the part that an emoji shows.
    """
    source = motif(name)
    part = source.close if version == "emoji" else source.whole
    scale = at.side / part.side
    middle = f"rotate({turn:g} {at.x + at.side / 2:g} {at.y + at.side / 2:g}) " if turn else ""
    move = f"translate({at.x - part.x * scale:.6g} {at.y - part.y * scale:.6g}) scale({scale:.6g})"
    shapes = _render_shapes(name, version, tuple(sorted((paint or {}).items())))
    return f'<g transform="{middle}{move}">{shapes}</g>'


@cache
def _render_shapes(name: str, version: str, paint: tuple[tuple[str, str], ...]) -> str:
    colours = dict(paint)
    return "".join(_render_element(child, version, colours) for child in motif(name).tree)


def _render_element(element: ElementTree.Element, version: str, paint: Mapping[str, str]) -> str:
    if version not in element.get("class", version).split():
        return ""
    attributes_kept = {key: value for key, value in element.attrib.items() if key not in _OWN_ATTRIBUTES}
    for attribute, part in (("fill", "data-fill"), ("stroke", "data-line")):
        if colour := paint.get(element.get(part, "")):
            attributes_kept[attribute] = colour
    attributes = "".join(f' {key}="{value}"' for key, value in attributes_kept.items())
    inside = "".join(_render_element(child, version, paint) for child in element)
    tag = element.tag.removeprefix(SVG)
    return f"<{tag}{attributes}>{inside}</{tag}>" if inside else f"<{tag}{attributes}/>"
