"""Draw names on a picture, in any script, shortened to fit and free of missing-glyph boxes."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import floor
from typing import Final, Literal, NamedTuple

from bot.art.lettering import BODY
from bot.art.svg import circle, document, rectangle, text, view

NAMES: Final = "Noto Sans"
"""The font of names; the child process has further fonts for scripts that Noto Sans lacks."""
MARKS: Final = 2
"""The most combining marks on a letter: no living script uses more, and a stack covers other lines."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width joiner and non-joiner: without them some scripts join letters that must stay apart."""
NARROWEST: Final = 0.84
"""How far a name is squeezed before it is shortened, as a share of its width."""
TO_THE_LEFT: Final = "\u200f"
"""Right-to-left mark, which makes a preceding directionless character run from right to left."""
SCRIPTS: Final = frozenset({"LATIN", "DIGIT", "GREEK", "CYRILLIC", "DEVANAGARI", "ARABIC", "HEBREW", "THAI"})
"""The scripts that the name fonts cover, each as the first word of its letters' Unicode names."""
REMEMBERED: Final = 1024
"""The size of the caches of recently drawn names."""
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})

Anchor = Literal["start", "middle", "end"]


class Label(NamedTuple):
    """A name on the baseline y, anchored at x, no wider than `room`.

    `fallback`, the seat number, is drawn if no letter of the name can be drawn.
    """

    name: str
    fallback: str
    x: float
    y: float
    size: float
    room: float
    fill: str
    anchor: Anchor = "middle"


class Part(NamedTuple):
    """Elements of a drawing as SVG, a box (x, y, width, height) around them, and that box as a document."""

    body: str
    box: tuple[int, int, int, int]
    svg: str


def part(body: str, box: tuple[int, int, int, int]) -> Part:
    """Return elements as a part with that box around them."""
    return Part(body, box, view(body, box))


def place(draw: Callable[[float, float], str], x: float, y: float, width: int, height: int) -> Part:
    """Return what `draw` draws with its corner at (x, y) as a part with a box of that size.

    The part's document depends only on where the corner lies within its pixel, so that equal figures at other
    places share their pixels.
    """
    left, top = floor(x), floor(y)
    alone = document(draw(x - left, y - top), width, height)
    return Part(draw(x, y), (left, top, width, height), alone)


class LabelledDrawing(NamedTuple):
    """A picture as SVG text, its width in pixels, and the names that the child process draws on it.

    A picture of which much recurs has `parts`, on a ground of one colour, whose pixels are cached.
    """

    svg: str
    width: int
    labels: tuple[Label, ...] = ()
    ground: str = ""
    height: int = 0
    parts: tuple[Part, ...] = ()


def assemble(
    ground: str, size: tuple[int, int], parts: Sequence[Part], labels: Sequence[Label]
) -> LabelledDrawing:
    """Return the picture of that width and height whose parts lie on a ground of one colour."""
    width, height = size
    body = rectangle((0, 0, width, height), 0, ground) + "".join(part.body for part in parts)
    return LabelledDrawing(document(body, width, height), width, tuple(labels), ground, height, tuple(parts))


def disambiguate(
    labels: Sequence[Label], has: Callable[[str], bool], width: Callable[[str], float]
) -> list[Label]:
    """Return the labels, with a seat number before names that would be shortened to the same text."""
    begun = [_fit_label(label, has, width) for label in labels]
    whose: dict[str, set[str]] = {}
    for label, name in zip(labels, begun, strict=True):
        if name != drawable_part(label.name, has):
            whose.setdefault(name, set()).add(label.fallback)
    return [
        label._replace(name=f"{label.fallback} {label.name}") if len(whose.get(name, ())) > 1 else label
        for label, name in zip(labels, begun, strict=True)
    ]


def _fit_label(label: Label, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    """Return the label's name without undrawable characters, shortened to fit at the narrowest squeeze."""
    return _fit_name(label.name, label.room / label.size / NARROWEST, has, width)


@lru_cache(maxsize=REMEMBERED)
def _fit_name(name: str, room: float, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    return shorten_to_fit(drawable_part(name, has), room, width)


@lru_cache(maxsize=REMEMBERED)
def draw_label(label: Label, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    """Draw a label as SVG; `has` tells which characters can be drawn, `width` measures text at size 1."""
    name = _fit_label(label, has, width)
    if not name:
        return _draw_in_ring(label)
    wide = width(name) * label.size
    if wide <= label.room:
        return text(name, label.x, label.y, label.size, label.fill, face=NAMES, anchor=label.anchor)
    body = text(name, 0, 0, label.size, label.fill, face=NAMES, anchor=label.anchor)
    move = f"translate({label.x:.6g} {label.y:.6g}) scale({label.room / wide:.4g} 1)"
    return f'<g transform="{move}">{body}</g>'


def _draw_in_ring(label: Label) -> str:
    """Draw the text that replaces a name, in a ring."""
    radius = label.size * 0.7
    x = label.x + {"start": radius, "middle": 0.0, "end": -radius}[label.anchor]
    ring = circle(x, label.y - label.size * 0.36, radius, "none", 2.5, label.fill)
    return ring + text(label.fallback, x, label.y, label.size, label.fill, face=BODY)


def is_drawn(name: str) -> bool:
    """Return whether a name has a letter or digit of a script in `SCRIPTS`, which can always be drawn.

    A name without such a letter may be drawn as its seat number.
    """
    letters = filter(str.isalnum, unicodedata.normalize("NFKC", name))
    return any(unicodedata.name(sign, "").split(" ")[0] in SCRIPTS for sign in letters)


@lru_cache(maxsize=REMEMBERED)
def drawable_part(name: str, has: Callable[[str], bool]) -> str:
    """Return the drawable part of a name, with plainer forms of letters where needed; "" if none is left."""
    drawable: list[str] = []
    for sign in unicodedata.normalize("NFC", name):
        drawable += _filter_sign(sign, has, drawable)
    text_left = " ".join("".join(drawable).split())
    return text_left if any(map(str.isalnum, text_left)) else ""


def _filter_sign(sign: str, has: Callable[[str], bool], before: Sequence[str]) -> str:
    """Return the text to draw for one character that follows the characters `before`; "" for nothing."""
    if sign.isspace():
        return " "
    if _is_mark(sign):
        piled = all(map(_is_mark, before[-MARKS:])) if len(before) >= MARKS else not before
        return "" if piled or before[-1] == " " or not has(sign) else sign
    if sign in JOINERS:
        return sign if before else ""
    if unicodedata.category(sign) in INVISIBLE:
        return ""
    if has(sign):
        return sign
    plain = unicodedata.normalize("NFKC", sign)
    return plain if plain != sign and all(map(has, plain)) else ""


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def shorten_to_fit(name: str, room: float, width: Callable[[str], float]) -> str:
    """Return the name, shortened with an ellipsis if it is wider than the room."""
    if width(name) <= room:
        return name
    end = f"…{TO_THE_LEFT}" if _is_right_to_left(name) else "…"
    while name and width(f"{name.rstrip()}…") > room:
        name = name[:-1]
    return f"{name.rstrip()}{end}" if name else ""


def _is_right_to_left(name: str) -> bool:
    """Return whether the name's first letter belongs to a script that runs from right to left."""
    directions = (unicodedata.bidirectional(sign) for sign in name)
    return next((direction != "L" for direction in directions if direction in ("L", "R", "AL")), False)
