"""What a round has brought: a row for each player, the best first, with places moved and the total."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Label
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import GREEN, RED, STRIP, box, words
from bot.art.svg import circle, document, path, rectangle, text

ROW: Final = 84
HEAD: Final = 52
FACE: Final = 56
MARGIN: Final = 12
RAISED: Final = "M0 10L9 -6L18 10Z"
LOWERED: Final = "M0 -6L9 10L18 -6Z"
NAME, FIGURE, GAINED, TOTAL = 118, 322, 500, 660
"""Where the columns begin, and where the last two end."""


class Row(NamedTuple):
    """What a round has brought one player.

    place   their rank so far         moved  places won (above zero) or lost since the round before
    face    the drawing of their face
    number  stands for a name that cannot be drawn
    figure  what counted, "2/2" or "7 ♥"     good  True where that was as wished, False where it was not
    gained  the points of the round, with their sign
    chips   what brought part of them, in a few letters each
    own     whether it is the reader's row
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


class Scored(NamedTuple):
    """A heading, such as what the round has brought the reader, and the rows, the best first."""

    heading: str
    rows: tuple[Row, ...]


def scene(shown: Scored) -> Scene:
    """Return where everything lies."""
    pieces: list[Piece] = []
    names: list[Label] = [Label(shown.heading, "", PICTURE_WIDTH / 2, 38, 30, PICTURE_WIDTH - 40, GOLD)]
    under: list[Stamp] = []
    over: list[Stamp] = []
    top = HEAD
    for row in shown.rows:
        lit = row.own
        ink = INK if lit else CREAM
        under.append(box(PICTURE_WIDTH - 2 * MARGIN, ROW - 8, 16, GOLD if lit else STRIP, MARGIN, top))
        middle = top + (ROW - 8) / 2
        over.append(words(str(row.place), 34, ink if lit else GOLD, 32, middle + 12))
        if row.moved:
            over.append(_arrow(row.moved, 24, round(middle + 16)))
        pieces.append(Piece(row.face, "", FACE, 52, round(middle - FACE / 2)))
        # With chips, the name stands higher and they stand below it.
        line = middle - 4 if row.chips else middle + 10
        names.append(Label(row.name, row.number, NAME, line, 28, FIGURE - NAME - 10, ink, "start"))
        over += _chips(row.chips, NAME, round(middle + 8))
        colour = ink if row.good is None or lit else GREEN if row.good else RED
        over.append(words(row.figure, 30, colour, FIGURE, middle + 11, "start"))
        if row.good:
            over.append(_tick(FIGURE + 70, round(middle - 14), INK if lit else GREEN))
        loss = row.gained.startswith("−")
        over.append(
            words(row.gained, 30, ink if lit else RED if loss else GREEN, GAINED + 40, middle + 11, "end")
        )
        over.append(words(row.total, 42, ink, TOTAL - 6, middle + 15, "end"))
        top += ROW
    return Scene(top + 4, tuple(pieces), under=tuple(under), over=tuple(over), names=tuple(names))


def _arrow(moved: int, x: int, y: int) -> Stamp:
    """Return an arrow up or down for places won or lost."""
    shape = RAISED if moved > 0 else LOWERED
    body = f'<g transform="translate(3 8)">{path(shape, GREEN if moved > 0 else RED, 2)}</g>'
    return Stamp(document(body, 24, 22), x, y)


def _chips(chips: tuple[str, ...], x: int, y: int) -> list[Stamp]:
    """Return what brought part of the points, each in a small box of cream."""
    shown = []
    for chip in chips[:3]:
        wide = 14 * len(chip) + 16
        body = rectangle((1, 1, wide - 2, 26), 8, CREAM) + text(chip, wide / 2, 21, 20, INK)
        shown.append(Stamp(document(body, wide, 28), x, y))
        x += wide + 6
    return shown


def _tick(x: int, y: int, colour: str) -> Stamp:
    """Return the tick of a bid that was met."""
    body = circle(16, 16, 15, "none", 3, colour) + path("M8 16L14 22L24 10", line=4, stroke=colour)
    return Stamp(document(body, 32, 32), x, y)
