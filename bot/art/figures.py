"""Draw the figures of somebody, or of a server: tiles, the last places, a course, and a list."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.honours import METALS, PLACES
from bot.art.label import Label
from bot.art.lettering import BODY, body_width
from bot.art.lobby import MOTIFS
from bot.art.motifs import Square, placed
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, spelt, words
from bot.art.svg import circle, document, path, rectangle, text

MARGIN: Final = 12
GAP: Final = 8
ACROSS: Final = 3
"""Tiles in a row."""
TILE: Final = 100
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""
EMBLEM: Final = 64
MEDAL: Final = 54
LINE, TALL = 52, 76
"""How high an entry of one line is, and of two."""
HEADING: Final = 44
COURSE: Final = 190
MOST: Final = 10
"""So many of the last places are shown."""


class Tile(NamedTuple):
    """Hold a figure, what it is of, and the key of the game beside whose emblem it stands, "" for none."""

    value: str
    label: str
    game: str = ""


class Entry(NamedTuple):
    """Hold a line of a list; one without a value is the heading of those below it.

    more   what else there is to say, small before the value
    names  who it is about, on a line of their own
    """

    label: str
    value: str = ""
    more: str = ""
    names: str = ""


class Figures(NamedTuple):
    """Hold what is shown, from top to bottom, each part with what it is called where it needs that.

    form    the last places, the latest on the right
    course  a figure after each match
    """

    tiles: tuple[Tile, ...] = ()
    form: tuple[int, ...] = ()
    form_label: str = ""
    course: tuple[int, ...] = ()
    course_label: str = ""
    entries: tuple[Entry, ...] = ()


def scene(shown: Figures) -> Scene:
    """Return where everything lies."""
    pieces, under, over = list[Piece](), list[Stamp](), list[Stamp]()
    names = list[Label]()
    top = MARGIN
    across = -(-len(shown.tiles) // max(1, -(-len(shown.tiles) // ACROSS)))
    for start in range(0, len(shown.tiles), max(1, across)):
        row = shown.tiles[start : start + across]
        wide = (PICTURE_WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) // len(row)
        for place, tile in enumerate(row):
            left = MARGIN + place * (wide + GAP)
            under.append(_tile(tile, wide, left, top))
            over += _figure(tile, wide, left, top)
        top += TILE + GAP
    if shown.form:
        over.append(words(shown.form_label, SMALL, MUTED, MARGIN + 8, top + 26, "start"))
        top += 38
        for place, rank in enumerate(shown.form[-MOST:]):
            pieces.append(_mark(rank, MARGIN + 6 + place * (MEDAL + 11), top))
        top += MEDAL + GAP
    if shown.course:
        over.append(words(shown.course_label, SMALL, MUTED, MARGIN + 8, top + 26, "start"))
        over += _course(shown.course, top + 34)
        top += COURSE + 34 + GAP
    for entry in shown.entries:
        top += _entry(entry, top, under, over, names)
    return Scene(top + 4, tuple(pieces), under=tuple(under), over=tuple(over), names=tuple(names))


def _figure(tile: Tile, wide: int, x: int, y: int) -> list[Stamp]:
    """Return the figure of a tile, as large as it fits."""
    left = EMBLEM + 14 if tile.game else 0
    size = max(SMALL, min(46, int((wide - left - 14) / body_width(tile.value))))
    return spelt(tile.value, size, GOLD, x + left + (wide - left) / 2, y + 52)


def _tile(tile: Tile, wide: int, x: int, y: int) -> Stamp:
    """Return a tile without its figure: the emblem, and below in small what it is of."""
    left = EMBLEM + 14 if tile.game else 0
    middle, room = left + (wide - left) / 2, wide - left - 14
    body = rectangle((0, 0, wide, TILE), 14, STRIP)
    if tile.game:
        body += placed(MOTIFS.get(tile.game, "face"), Square(10, (TILE - EMBLEM) / 2, EMBLEM))
    fit = room if body_width(tile.label) * SMALL > room else 0
    return Stamp(
        document(body + text(tile.label, middle, 84, SMALL, CREAM, fit, face=BODY), wide, TILE), x, y
    )


def _mark(rank: int, x: int, y: int) -> Piece:
    """Return the medal or the number of a place."""
    metals = list(METALS)
    name = f"{metals[rank - 1]}_medal" if rank <= len(metals) else f"place_{min(rank, PLACES[-1])}"
    return Piece(name, "", MEDAL, x, y)


def _course(course: tuple[int, ...], y: int) -> list[Stamp]:
    """Return the line through all figures: highest and lowest named at its left, the last at its right."""
    least, most = min(course), max(course)
    left, right, high, low = 104.0, PICTURE_WIDTH - 116.0, 26.0, COURSE - 26.0

    def at(place: int, value: int) -> tuple[float, float]:
        part = (value - least) / (most - least) if most > least else 0.5
        return left + (right - left) * place / max(len(course) - 1, 1), low - (low - high) * part

    points = [at(place, value) for place, value in enumerate(course)]
    body = rectangle((0, 0, PICTURE_WIDTH - 2 * MARGIN, COURSE), 14, STRIP)
    for value in {least, most}:
        level = at(0, value)[1]
        body += path(f"M{left:g} {level:.6g}H{right:g}", line=2, stroke="#4d6675")
    body += path("M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in points), line=5, stroke=GOLD)
    x, level = points[-1]
    body += circle(x, level, 9, GOLD, 4)
    stamps = [Stamp(document(body, PICTURE_WIDTH - 2 * MARGIN, COURSE), MARGIN, y)]
    for value in {least, most}:
        high_up = y + at(0, value)[1] + 9
        stamps += spelt(_number(value), SMALL, MUTED, MARGIN + left - 14, high_up, "end")
    return stamps + spelt(_number(course[-1]), 28, GOLD, MARGIN + x + 18, y + level + 10, "start")


def _number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _entry(entry: Entry, top: int, under: list[Stamp], over: list[Stamp], names: list[Label]) -> int:
    """Add a line of the list at that height; return how high it is."""
    if not entry.value:
        names.append(Label(entry.label, "", MARGIN + 8, top + 31, 27, PICTURE_WIDTH - 40, GOLD, "start"))
        return HEADING
    high = TALL if entry.names else LINE
    under.append(box(PICTURE_WIDTH - 2 * MARGIN, high - 6, 12, STRIP, MARGIN, top))
    size = 38 if entry.names else 30
    line = top + (high - 6) / 2
    right = PICTURE_WIDTH - MARGIN - 14
    over += spelt(entry.value, size, GOLD, right, line + size * 0.36, "end")
    end = right - body_width(entry.value) * size - 16
    x = MARGIN + 14
    if entry.names:
        names.append(Label(entry.label, "", x, line - 8, SMALL, end - x, MUTED, "start"))
        names.append(Label(entry.names, "", x, line + 24, 27, end - x, CREAM, "start"))
        return high
    more = body_width(entry.more) * SMALL
    if entry.more:
        over.append(words(entry.more, SMALL, MUTED, end, line + 9, "end"))
    names.append(Label(entry.label, "", x, line + 9, 26, end - more - 14 - x, CREAM, "start"))
    return high
