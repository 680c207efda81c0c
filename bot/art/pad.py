"""Draw the score sheet on parchment: every player's result of each round, the latest one marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.art.chip import SIGN, sign_body
from bot.art.chip import Sign as CountSign
from bot.art.label import Label, LabelledDrawing, Part, assemble, part, place
from bot.art.lettering import BODY, SMALL, body_width
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, path, rectangle, text

Sign: TypeAlias = Literal["hit", "miss", "star", "moon", ""]
"""The sign beside the score in a cell: a tick, a cross, a star, a moon, or nothing."""

SHAPES: Final[Mapping[Sign, str]] = {
    "hit": "M2 13L8 20L22 3",
    "miss": "M4 4L20 20M20 4L4 20",
    "star": "M12 0L15.5 8.2L24 9L17.5 14.8L19.5 23.5L12 18.8L4.5 23.5L6.5 14.8L0 9L8.5 8.2Z",
    "moon": "M16 1A11.5 11.5 0 1 0 23 17A9.5 9.5 0 0 1 16 1Z",
}
SQUARE: Final = 24
"""The side of the square in which the signs of `SHAPES` are drawn."""

SHEETS: Final = ("#f5e7c6", "#ecdab0")
LINE: Final = "#c9b17c"
HEAD: Final = "#3a2617"
MARKED: Final = "#ffdf85"
"""The background of the round just scored, and of nothing else."""
BROWN: Final = "#24160c"
GOOD, BAD = "#155c2c", "#9c1c1c"
COLOURS: Final = {"hit": GOOD, "miss": BAD, "star": GOOD, "moon": GOOD, "": "#5a432b"}
TOP: Final = 94
"""The height of the head with the names and the signs of what a cell counts."""
NAMES: Final = 64
"""The height of the names in the head."""
FOOT: Final = 12
ABREAST: Final = 5
"""The most players for which a cell has one line; with more it has two."""
TALLEST: Final = 760
"""The greatest height in pixels: Discord scales higher pictures down until they are unreadable."""
ROW: Final = (50, 66)
"""The height of a row, with cells of one line and of two lines."""
CLOSE: Final = (47, 56)
"""The least height of a row when there are many rounds, with cells of one line and of two lines."""


class Cell(NamedTuple):
    """One player's result of a round: the score, a sign, and the total after the round."""

    score: str
    total: str
    sign: Sign = ""


class Round(NamedTuple):
    """The label of a round, and a cell for each player."""

    name: str
    cells: tuple[Cell, ...]


class Pad(NamedTuple):
    """The names in seat order and the rounds in order; `motif` is drawn in the corner.

    `counted` is the sign of what a cell counts beside its total; None for points.
    """

    motif: str
    names: tuple[str, ...]
    rounds: tuple[Round, ...]
    counted: CountSign | None = None


class _Measures(NamedTuple):
    """The x of the first column, the width of each, the height of a row, and whether cells have two lines."""

    left: int
    column: float
    row: int
    two: bool


def most_rounds(players: int) -> int:
    """Return how many rounds fit on the pad; of more, only the latest are shown."""
    return (TALLEST - TOP - FOOT) // CLOSE[players > ABREAST]


def draw(pad: Pad) -> LabelledDrawing:
    """Draw the pad, with only the latest rounds if there are too many."""
    rounds = pad.rounds[-most_rounds(len(pad.names)) :]
    two = len(pad.names) > ABREAST
    row = min(ROW[two], (TALLEST - TOP - FOOT) // len(rounds))
    left = 60 if two else 72
    at = _Measures(left, (PICTURE_WIDTH - left - 6) / len(pad.names), row, two)
    height = TOP + row * len(rounds) + FOOT
    head = rectangle((0, 0, PICTURE_WIDTH, TOP), 0, HEAD)
    head += place_motif(pad.motif, Square(left / 2 - 24, 8, 48))
    for seat in range(len(pad.names)):
        head += _draw_signs(pad, left + seat * at.column, at)
    parts = [part(head, (0, 0, PICTURE_WIDTH, TOP))]
    for number, score_round in enumerate(rounds):
        parts += _draw_round(score_round, TOP + number * row, at, number % 2, last=number == len(rounds) - 1)
    return assemble(SHEETS[0], (PICTURE_WIDTH, height), parts, _build_heads(pad, at))


def _draw_signs(pad: Pad, left: float, at: _Measures) -> str:
    """Draw above a column what its cells count: tricks taken of those bid, if any, and the total."""
    body = _place_sign("score", left + at.column - SIGN - 8)
    return body + (_place_sign(pad.counted, left + 8) if pad.counted else "")


def _place_sign(sign: CountSign, x: float) -> str:
    return f'<g transform="translate({x:.6g} {NAMES - 4})">{sign_body(sign)}</g>'


def _build_heads(pad: Pad, at: _Measures) -> list[Label]:
    size = SMALL if at.two else 27
    return [
        Label(
            name,
            str(seat + 1),
            at.left + (seat + 0.5) * at.column,
            42,
            size,
            at.column - 8,
            CREAM,
        )
        for seat, name in enumerate(pad.names)
    ]


def _draw_round(score_round: Round, top: int, at: _Measures, shade: int, *, last: bool) -> Iterator[Part]:
    """Yield a row's ground with its lines, the label of the round, and each cell's score and total."""

    def draw_ground(x: float, y: float) -> str:
        body = rectangle((x, y, PICTURE_WIDTH, at.row), 0, MARKED if last else SHEETS[shade])
        if last:
            body += circle(x + at.left / 2, y + at.row / 2, min(24, at.row / 2 - 1), HEAD)
        for column in range(len(score_round.cells)):
            line = f"M{x + at.left + column * at.column:g} {y:g}v{at.row}"
            body += path(line, line=2, stroke=LINE)
        return body

    def draw_name(x: float, y: float) -> str:
        size = min(32, at.row - 8)
        large = size if len(score_round.name) < 3 else SMALL
        line = y + at.row / 2 + size * 0.36
        return text(score_round.name, x + at.left / 2, line, large, GOLD if last else HEAD)

    yield place(draw_ground, 0, top, PICTURE_WIDTH, at.row)
    yield place(draw_name, 0, top, at.left, at.row)
    place_cell = _place_two_lines if at.two else _place_one_line
    for seat, cell in enumerate(score_round.cells):
        yield from place_cell(cell, at.left + seat * at.column, top, at, last=last)


def _place_one_line(cell: Cell, left: float, top: int, at: _Measures, *, last: bool) -> Iterator[Part]:
    """Yield a cell of one line: the score and its sign on the left, the total on the right."""
    middle = at.row / 2
    size = 24
    large = size if at.column < 140 else size + (6 if last else 3)
    total = min(body_width(cell.total) * large, at.column * 0.5)
    room = at.column - total - 18
    if cell.score or cell.sign:
        yield _place_score(cell, left + 8, top, at, middle + size * 0.36, room)
    line, across = middle + large * 0.36, ceil(total) + 8

    def draw_total(x: float, y: float) -> str:
        return _draw_figures(cell.total, x + across - 4, y + line, large, total, BROWN)

    yield place(draw_total, left + at.column - across - 4, top, across, at.row)


def _place_two_lines(cell: Cell, left: float, top: int, at: _Measures, *, last: bool) -> Iterator[Part]:
    """Yield a cell of two lines: the score and its sign above the total."""
    large = 26 if last and at.row > 60 else 24
    room = at.column - 12
    if cell.score or cell.sign:
        yield _place_score(cell, left + 6, top, at, at.row * 0.40, room)

    def draw_total(x: float, y: float) -> str:
        return _draw_figures(cell.total, x + at.column - 6, y + at.row * 0.86, large, room, BROWN)

    yield place(draw_total, left, top, ceil(at.column), at.row)


def _place_score(cell: Cell, left: float, top: int, at: _Measures, line: float, room: float) -> Part:
    """Return the score of a cell and its sign, squeezed if they are wider than the room, as a part."""
    size = SMALL
    wide = body_width(cell.score) * size + (size + 4 if cell.sign else 0)
    squeeze = min(1.0, room / wide)
    figures = body_width(cell.score) * size * squeeze
    colour = COLOURS[cell.sign]

    def draw(x: float, y: float) -> str:
        body = (
            _draw_figures(cell.score, x + 2 + figures, y + line, size, figures, colour) if cell.score else ""
        )
        sign = _draw_sign(cell.sign, x + figures + 7, y + line - size * 0.7, size * 0.74 * squeeze, colour)
        return body + sign

    return place(draw, left - 2, top, ceil(wide * squeeze) + 8, at.row)


def _draw_figures(words: str, x: float, y: float, size: float, room: float, fill: str) -> str:
    """Draw figures that end at x, squeezed if they are wider than the room."""
    fit = room if body_width(words) * size > room + 0.01 else 0
    return text(words, x, y, size, fill, fit, face=BODY, anchor="end")


def _draw_sign(sign: Sign, x: float, y: float, side: float, colour: str) -> str:
    """Draw a tick, a cross, a star or a moon in a square."""
    if not sign:
        return ""
    move = f"translate({x:.6g} {y:.6g}) scale({side / SQUARE:.4g})"
    if sign == "moon":
        shape = path(SHAPES[sign], GOLD, 2.5, INK)
    else:
        shape = path(SHAPES[sign], colour) if sign == "star" else path(SHAPES[sign], line=5, stroke=colour)
    return f'<g transform="{move}">{shape}</g>'
