"""Build the SVG elements that drawings are made of."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from bot.art.palette import INK

DISPLAY: Final = "Lilita One"
"""The font of indices and names on cards."""
DIGITS: Final = "Overpass"
"""The font of numbers on emojis: its 6, 8 and 9, and its 1 and 7, stay distinct at 20 pixels."""

END: Final = "</svg>"
"""The end tag of every drawing."""

_WIDTHS: Final = {
    0.27: "ijlíì.,'’·!",
    0.2: " \u00a0",
    0.4: "tfrcIL1",
    0.66: "ADGHKNOQUVXY04",
    0.78: "mw",
    0.93: "MWŒ",
}
_WIDTH_OF: Final = {sign: width for width, signs in _WIDTHS.items() for sign in signs}


def document(body: str, width: float, height: float) -> str:
    """Return a whole SVG document of that size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{body}{END}'
    )


def view(body: str, box: Sequence[int]) -> str:
    """Return an SVG document of the part of a drawing within `box`: x, y, width, height."""
    x, y, width, height = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" '
        f'width="{width}" height="{height}">{body}{END}'
    )


def rectangle(
    box: Sequence[float], radius: float, fill: str, line: float = 0, stroke: str = INK, more: str = ""
) -> str:
    """Return a rectangle with round corners; `box` is x, y, width, height."""
    x, y, width, height = box
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}"{_line(line, stroke)}{more}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, line: float = 0, stroke: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{_line(line, stroke)}/>'


def path(shape: str, fill: str = "none", line: float = 0, stroke: str = INK, more: str = "") -> str:
    """Return a path with round corners."""
    return f'<path d="{shape}" fill="{fill}"{_line(line, stroke)}{more}/>'


def _line(width: float, stroke: str) -> str:
    if not width:
        return ""
    return f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


def clip(name: str, region: str, body: str) -> str:
    """Return `body` clipped to `region`; the clip id `name` must be unique in a drawing."""
    return f'<clipPath id="{name}">{region}</clipPath><g clip-path="url(#{name})">{body}</g>'


def rays(x: float, y: float, length: float, colour: str, opacity: float) -> str:
    """Return twelve rays of light from a point."""
    ray = f'<path d="M0 0L{-length / 7:g} {-length:g}L{length / 7:g} {-length:g}Z"/>'
    turned = "".join(f'<g transform="rotate({angle})">{ray}</g>' for angle in range(0, 360, 30))
    return f'<g transform="translate({x:g} {y:g})" fill="{colour}" opacity="{opacity:g}">{turned}</g>'


def width_of(text: str) -> float:
    """Estimate the width of a text in the display font, at size 1."""
    return sum(_WIDTH_OF.get(sign, 0.53) for sign in text)


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    fit: float = 0,
    face: str = DISPLAY,
    more: str = "",
    anchor: str = "middle",
) -> str:
    """Return words anchored at x on the baseline y, squeezed to `fit` units if that is not 0."""
    squeeze = f' textLength="{fit:g}" lengthAdjust="spacingAndGlyphs"' if fit else ""
    weight = "" if face == DISPLAY else ' font-weight="800"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{face}"{weight} font-size="{size:g}" '
        f'text-anchor="{anchor}" fill="{fill}"{squeeze}{more}>{escape(words)}</text>'
    )
