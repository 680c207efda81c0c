"""Draw statistics of a player or a server: tiles, recent places, a line chart and a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.honours import METALS, PLACES
from bot.art.label import Label
from bot.art.lettering import BODY, body_width
from bot.art.lobby import MOTIFS
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, sign_stamps, words
from bot.art.svg import circle, document, path, rectangle, text

MARGIN: Final = 12
GAP: Final = 8
ACROSS: Final = 3
"""The most tiles in a row."""
NARROWED: Final = 0.6
"""How far the letters of a label may be narrowed."""
TILE: Final = 100
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""
EMBLEM: Final = 64
MEDAL: Final = 54
LINE, TALL = 52, 76
"""The height of a list entry of one line, and of two lines."""
HEADING: Final = 44
COURSE: Final = 190
MOST: Final = 10
"""How many of the most recent places are shown."""


class Tile(NamedTuple):
    """A figure, its label, and the key of the game whose emblem is drawn beside it ("": none)."""

    value: str
    label: str
    game: str = ""


class Entry(NamedTuple):
    """A line of a list; an entry without a value is a heading for the entries below it.

    more   further details, in small letters before the value
    names  the players of the entry, on a second line
    """

    label: str
    value: str = ""
    more: str = ""
    names: str = ""


class Figures(NamedTuple):
    """The parts of the picture, from top to bottom, with their labels.

    form    the places in recent matches, the latest on the right
    course  the values of the line chart, one after each match
    """

    tiles: tuple[Tile, ...] = ()
    form: tuple[int, ...] = ()
    form_label: str = ""
    course: tuple[int, ...] = ()
    course_label: str = ""
    entries: tuple[Entry, ...] = ()


def scene(shown: Figures) -> Scene:
    """Lay out the picture."""
    pieces, under, over = list[Piece](), list[Stamp](), list[Stamp]()
    names = list[Label]()
    top = MARGIN
    for row in _rows(shown.tiles):
        wide = _tile_width(len(row))
        for place, tile in enumerate(row):
            left = MARGIN + place * (wide + GAP)
            under.append(_draw_tile(tile, wide, left, top))
            over += _draw_figure(tile, wide, left, top)
        top += TILE + GAP
    if shown.form:
        over.append(words(shown.form_label, SMALL, MUTED, MARGIN + 8, top + 26, "start"))
        top += 38
        for place, rank in enumerate(shown.form[-MOST:]):
            pieces.append(_build_place(rank, MARGIN + 6 + place * (MEDAL + 11), top))
        top += MEDAL + GAP
    if shown.course:
        over.append(words(shown.course_label, SMALL, MUTED, MARGIN + 8, top + 26, "start"))
        over += _draw_course(shown.course, top + 34)
        top += COURSE + 34 + GAP
    for entry in shown.entries:
        top += _add_entry(entry, top, under, over, names)
    return Scene(
        top + 4, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names)
    )


def _rows(tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Yield the tiles in rows of about equal length; a row is shorter where its words need the room."""
    while tiles:
        rows = -(-len(tiles) // ACROSS)
        longest = -(-len(tiles) // rows)
        across = next((n for n in range(longest, 1, -1) if _fit(tiles[:n], _tile_width(n))), 1)
        yield tiles[:across]
        tiles = tiles[across:]


def _tile_width(across: int) -> int:
    return (PICTURE_WIDTH - 2 * MARGIN - GAP * (across - 1)) // across


def _fit(tiles: tuple[Tile, ...], wide: int) -> bool:
    """Return whether the figure and the label of every tile fit in tiles of that width."""
    return all(
        max(body_width(tile.value), body_width(tile.label) * NARROWED) * SMALL <= _room(tile, wide)
        for tile in tiles
    )


def _room(tile: Tile, wide: int) -> int:
    return wide - (EMBLEM + 14 if tile.game else 0) - 14


def _draw_figure(tile: Tile, wide: int, x: int, y: int) -> list[Stamp]:
    """Draw the figure of a tile, as large as fits."""
    left = EMBLEM + 14 if tile.game else 0
    size = max(SMALL, min(46, int(_room(tile, wide) / body_width(tile.value))))
    return sign_stamps(tile.value, size, GOLD, x + left + (wide - left) / 2, y + 52)


def _draw_tile(tile: Tile, wide: int, x: int, y: int) -> Stamp:
    """Draw a tile without its figure: the emblem, and the label in small letters below."""
    left = EMBLEM + 14 if tile.game else 0
    middle, room = left + (wide - left) / 2, _room(tile, wide)
    body = rectangle((0, 0, wide, TILE), 14, STRIP)
    if tile.game:
        body += place_motif(MOTIFS.get(tile.game, "face"), Square(10, (TILE - EMBLEM) / 2, EMBLEM))
    fit = room if body_width(tile.label) * SMALL > room else 0
    return Stamp(
        document(body + text(tile.label, middle, 84, SMALL, CREAM, fit, face=BODY), wide, TILE), x, y
    )


def _build_place(rank: int, x: int, y: int) -> Piece:
    """Return the drawing of a place: a medal or a number."""
    metals = list(METALS)
    name = f"{metals[rank - 1]}_medal" if rank <= len(metals) else f"place_{min(rank, PLACES[-1])}"
    return Piece(name, "", MEDAL, x, y)


def _draw_course(course: tuple[int, ...], y: int) -> list[Stamp]:
    """Draw the line chart, with its highest and lowest values on the left and the last on the right."""
    least, most = min(course), max(course)
    left, right, high, low = 104.0, PICTURE_WIDTH - 116.0, 26.0, COURSE - 26.0

    def locate(place: int, value: int) -> tuple[float, float]:
        part = (value - least) / (most - least) if most > least else 0.5
        return left + (right - left) * place / max(len(course) - 1, 1), low - (low - high) * part

    points = [locate(place, value) for place, value in enumerate(course)]
    body = rectangle((0, 0, PICTURE_WIDTH - 2 * MARGIN, COURSE), 14, STRIP)
    for value in {least, most}:
        level = locate(0, value)[1]
        body += path(f"M{left:g} {level:.6g}H{right:g}", line=2, stroke="#4d6675")
    body += path("M" + "L".join(f"{x:.6g} {y:.6g}" for x, y in points), line=5, stroke=GOLD)
    x, level = points[-1]
    body += circle(x, level, 9, GOLD, 4)
    stamps = [Stamp(document(body, PICTURE_WIDTH - 2 * MARGIN, COURSE), MARGIN, y)]
    for value in {least, most}:
        label_y = y + locate(0, value)[1] + 9
        stamps += sign_stamps(_format_number(value), SMALL, MUTED, MARGIN + left - 14, label_y, "end")
    return stamps + sign_stamps(
        _format_number(course[-1]), 28, GOLD, MARGIN + x + 18, y + level + 10, "start"
    )


def _format_number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _add_entry(entry: Entry, top: int, under: list[Stamp], over: list[Stamp], names: list[Label]) -> int:
    """Add a list entry at the height `top`; return the entry's own height."""
    if not entry.value:
        names.append(Label(entry.label, "", MARGIN + 8, top + 31, 27, PICTURE_WIDTH - 40, GOLD, "start"))
        return HEADING
    high = TALL if entry.names else LINE
    under.append(box(PICTURE_WIDTH - 2 * MARGIN, high - 6, 12, STRIP, MARGIN, top))
    size = 38 if entry.names else 30
    line = top + (high - 6) / 2
    right = PICTURE_WIDTH - MARGIN - 14
    over += sign_stamps(entry.value, size, GOLD, right, line + size * 0.36, "end")
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
