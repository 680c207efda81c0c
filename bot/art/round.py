"""Draw the result of a round: a row for each player, best first, with change of place and total."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.chip import SIGN, draw_sign
from bot.art.label import Label
from bot.art.lettering import BODY, SMALL, body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import GREEN, MUTED, RED, STRIP, box, pill, verdict, words
from bot.art.svg import document, path, rectangle, text

ROW: Final = 84
HEAD: Final = 52
FACE: Final = 56
MARGIN: Final = 12
RAISED: Final = "M0 10L9 -6L18 10Z"
LOWERED: Final = "M0 -6L9 10L18 -6Z"
STAR: Final = "M17 3L21.1 12.9L31.8 13.8L23.6 20.7L26.1 31.1L17 25.5L7.9 31.1L10.4 20.7L2.2 13.8L12.9 12.9Z"
CRESCENT: Final = "M22 3A15 15 0 1 0 31 25A13 13 0 0 1 22 3Z"
NAME, FIGURE, GAINED, TOTAL = 118, 318, 500, 660
"""The x of columns in pixels: the first two columns start there, the last two end about there."""
FIGURE_ROOM: Final = 96
"""The greatest width of a figure in pixels."""


class Row(NamedTuple):
    """One player's result of a round.

    place   the player's rank so far
    face    the drawing of the player's face
    number  drawn for a name that cannot be drawn
    figure  the scored result, such as "2 of 2"
    gained  the points of the round, with their sign
    moved   places gained (above zero) or lost since the previous round
    good    True for a success, False for a failure, None where neither applies
    chips   the sources of some of the points, in a few letters each
    own     whether it is the reader's row
    stars, moons  honours so far, drawn in the column of the figure
    """

    place: int
    face: str
    name: str
    number: str
    figure: str
    gained: str
    total: str
    moved: int = 0
    good: bool | None = None
    chips: tuple[str, ...] = ()
    own: bool = False
    stars: int = 0
    moons: int = 0


class RoundResult(NamedTuple):
    """A heading, such as who is ahead, the rows, best first, and the titles of three columns.

    The columns are the figure, the points of the round, and the total.
    """

    heading: str
    rows: tuple[Row, ...]
    columns: tuple[str, str, str] = ("", "", "")


def scene(shown: RoundResult) -> Scene:
    """Lay out the result."""
    pieces: list[Piece] = []
    names: list[Label] = [Label(shown.heading, "", MARGIN + 8, 36, 26, FIGURE - MARGIN - 34, GOLD, "start")]
    under: list[Stamp] = []
    figure, gained, total = shown.columns
    coin = TOTAL - 10 - round(body_width(total) * SMALL) - SIGN
    over: list[Stamp] = [
        words(gained, SMALL, MUTED, min(GAINED + 40, coin - 8), 36, "end"),
        words(total, SMALL, MUTED, TOTAL - 6, 36, "end"),
        draw_sign("score", coin, 14),
    ]
    if figure:
        counted = any(row.figure for row in shown.rows)
        over += [
            words(figure, SMALL, MUTED, FIGURE + SIGN + 4, 36, "start"),
            draw_sign("tricks", FIGURE - 4, 14) if counted else _draw_honour(STAR, GOLD, FIGURE - 4, 8),
        ]
    top = HEAD
    for row in shown.rows:
        lit = row.own
        ink = INK if lit else CREAM
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, ROW - 8, 16, GOLD if lit else STRIP, MARGIN, top))
        middle = top + (ROW - 8) / 2
        over.append(words(str(row.place), 34, ink if lit else GOLD, 32, middle + 12))
        if row.moved:
            over.append(_draw_arrow(row.moved, ink, 24, round(middle + 16)))
        pieces.append(Piece(row.face, "", FACE, 52, round(middle - FACE / 2)))
        # Move the name up to make room for the chips below it.
        line = middle - 6 if row.chips else middle + 10
        names.append(Label(row.name, row.number, NAME, line, 28, FIGURE - NAME - 10, ink, "start"))
        over += _draw_chips(row.chips, NAME, round(middle + 4))
        over.append(words(row.figure, 28, ink, FIGURE, middle + 10, "start", FIGURE_ROOM))
        if row.good is not None:
            beside = min(FIGURE_ROOM, max(62, round(body_width(row.figure) * 28))) + 8
            over.append(verdict(row.good, FIGURE + beside, round(middle - 13)))
        over += _draw_honours(row, FIGURE, round(middle))
        fill = RED if row.gained.startswith("−") else GREEN if row.good else ""
        over.append(
            pill(row.gained, 28, fill, GAINED + 50, middle)
            if fill
            else words(row.gained, 30, ink, GAINED + 40, middle + 11, "end")
        )
        over.append(words(row.total, 42, ink, TOTAL - 6, middle + 15, "end"))
        top += ROW
    return Scene(
        top + 4, tuple(pieces), stamps_below=tuple(under), stamps_above=tuple(over), names=tuple(names)
    )


def _draw_arrow(moved: int, colour: str, x: int, y: int) -> Stamp:
    """Draw an arrow up or down for places gained or lost."""
    shape = RAISED if moved > 0 else LOWERED
    body = f'<g transform="translate(3 8)">{path(shape, colour, 2)}</g>'
    return Stamp(document(body, 24, 22), x, y)


def _draw_chips(chips: tuple[str, ...], x: int, y: int) -> list[Stamp]:
    """Draw as many of the chips as fit, each in a small cream box."""
    stamps: list[Stamp] = []
    for chip in chips:
        wide = round(body_width(chip) * SMALL) + 18
        if stamps and x + wide > FIGURE - 8:
            break
        body = rectangle((1, 1, wide - 2, 28), 8, CREAM) + text(chip, wide / 2, 23, SMALL, INK, face=BODY)
        stamps.append(Stamp(document(body, wide, 30), x, y))
        x += wide + 6
    return stamps


def _draw_honours(row: Row, x: int, middle: int) -> list[Stamp]:
    """Draw a star and a moon if the row has any, with their number if there are several."""
    stamps: list[Stamp] = []
    for shape, many in ((STAR, row.stars), (CRESCENT, row.moons)):
        if many:
            stamps.append(_draw_honour(shape, CREAM if row.own else GOLD, x, middle - 18))
            x += 38
        if many > 1:
            stamps.append(words(str(many), 28, INK if row.own else CREAM, x, middle + 10, "start"))
            x += 28
    return stamps


def _draw_honour(shape: str, colour: str, x: int, y: int) -> Stamp:
    return Stamp(document(path(shape, colour, 3), 34, 34), x, y)
