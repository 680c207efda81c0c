"""Names on a picture, in any script: cut to their room, and never as boxes."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.art.lettering import BODY
from bot.art.svg import circle, text

NAMES: Final = "Noto Sans"
"""The face of names; scripts that it lacks come from the other faces that the child has."""
MARKS: Final = 2
"""So many marks stand on one letter: no living script has more, and a pile hides what is above and below."""
JOINERS: Final = "\u200c\u200d"
"""Without them some scripts join what is to stand apart."""
NARROWEST: Final = 0.84
"""How much a name is squeezed before its end is cut off."""
TO_THE_LEFT: Final = "\u200f"
"""Has what stands before it, and has no direction of its own, go on to the left."""
SCRIPTS: Final = frozenset({"LATIN", "DIGIT", "GREEK", "CYRILLIC", "DEVANAGARI", "ARABIC", "HEBREW", "THAI"})
"""Scripts that the faces of names have, as their letters are called in Unicode."""
REMEMBERED: Final = 1024
"""So many names, lately written, need not be looked at sign by sign again."""
INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})

Anchor = Literal["start", "middle", "end"]


class Label(NamedTuple):
    """A name on the line y, about x, from there or up to there, no wider than its room.

    `instead` stands there where the name has no letter that can be drawn: the number of the seat.
    """

    name: str
    instead: str
    x: float
    y: float
    size: float
    room: float
    fill: str
    anchor: Anchor = "middle"


class Lettered(NamedTuple):
    """A picture as SVG text, so many pixels wide, and the names that the child writes on it."""

    svg: str
    width: int
    labels: tuple[Label, ...] = ()


def told_apart(
    labels: Sequence[Label], has: Callable[[str], bool], width: Callable[[str], float]
) -> list[Label]:
    """The labels of one picture; names of which only an equal beginning has room stand behind a number."""
    begun = [_shown(label, has, width) for label in labels]
    whose: dict[str, set[str]] = {}
    for label, name in zip(labels, begun, strict=True):
        if name != legible(label.name, has):
            whose.setdefault(name, set()).add(label.instead)
    return [
        label._replace(name=f"{label.instead} {label.name}") if len(whose.get(name, ())) > 1 else label
        for label, name in zip(labels, begun, strict=True)
    ]


def _shown(label: Label, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    """What of a name is drawn and has room, squeezed as narrow as it may be."""
    return _fitting(label.name, label.room / label.size / NARROWEST, has, width)


@lru_cache(maxsize=REMEMBERED)
def _fitting(name: str, room: float, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    return fitted(legible(name, has), room, width)


@lru_cache(maxsize=REMEMBERED)
def written(label: Label, has: Callable[[str], bool], width: Callable[[str], float]) -> str:
    """The label as SVG. `has` knows what can be drawn, `width` how wide words are, for a size of 1."""
    name = _shown(label, has, width)
    if not name:
        return _ringed(label)
    wide = width(name) * label.size
    if wide <= label.room:
        return text(name, label.x, label.y, label.size, label.fill, face=NAMES, anchor=label.anchor)
    body = text(name, 0, 0, label.size, label.fill, face=NAMES, anchor=label.anchor)
    move = f"translate({label.x:.6g} {label.y:.6g}) scale({label.room / wide:.4g} 1)"
    return f'<g transform="{move}">{body}</g>'


def _ringed(label: Label) -> str:
    """What stands instead of a name, in a ring."""
    radius = label.size * 0.7
    x = label.x + {"start": radius, "middle": 0.0, "end": -radius}[label.anchor]
    ring = circle(x, label.y - label.size * 0.36, radius, "none", 2.5, label.fill)
    return ring + text(label.instead, x, label.y, label.size, label.fill, face=BODY)


def is_drawn(name: str) -> bool:
    """Whether a name has a letter or figure that every child can draw: it knows them from their scripts.

    A name without one may be drawn as the number that stands for it.
    """
    letters = filter(str.isalnum, unicodedata.normalize("NFKC", name))
    return any(unicodedata.name(sign, "").split(" ")[0] in SCRIPTS for sign in letters)


@lru_cache(maxsize=REMEMBERED)
def legible(name: str, has: Callable[[str], bool]) -> str:
    """What of a name can be drawn: letters in a plainer form if only that is there; "" without any."""
    kept: list[str] = []
    for sign in unicodedata.normalize("NFC", name):
        kept += _signs(sign, has, kept)
    found = " ".join("".join(kept).split())
    return found if any(map(str.isalnum, found)) else ""


def _signs(sign: str, has: Callable[[str], bool], before: Sequence[str]) -> str:
    """What is drawn for one sign after those before it."""
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


def fitted(name: str, room: float, width: Callable[[str], float]) -> str:
    """A name that fits its room: where it is too long, its beginning."""
    if width(name) <= room:
        return name
    end = f"…{TO_THE_LEFT}" if _goes_left(name) else "…"
    while name and width(f"{name.rstrip()}…") > room:
        name = name[:-1]
    return f"{name.rstrip()}{end}" if name else ""


def _goes_left(name: str) -> bool:
    """True for a name whose first letter belongs to a script that runs from right to left."""
    directions = (unicodedata.bidirectional(sign) for sign in name)
    return next((one != "L" for one in directions if one in ("L", "R", "AL")), False)
