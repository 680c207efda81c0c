"""A challenge of Skull: everybody's mat, what still lies on it face down, and what has been flipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.label import Label
from bot.art.lettering import BODY, lines
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene
from bot.art.svg import DISPLAY, circle, rectangle, text
from bot.art.table import title

MUTED: Final = "#b9c6cf"
DANGER: Final = "#ff5a3c"
ABREAST: Final = 3
SIDE: Final = 184
"""Pixels that a mat is wide and high, and a disc on it."""
DISC: Final = 90
ROW: Final = 282
OVER: Final = 24
"""Room above a mat."""
FAN: Final = (9, 5)
"""How far a disc of a pile lies to the right of the one below it, and above that."""
STEP: Final = 36
"""From one flipped disc down to the next."""
HALO: Final = 9
HEAD: Final = 42
LINE: Final = 46


class Mat(NamedTuple):
    """A mat by its emblem, whose it is, and what lies there.

    won      whether it shows its rose: its player has won a bet
    down     discs that lie face down
    flipped  "rose" or "skull" for each disc turned over, the first one first
    note     what is said below the name; "" for nothing
    bid      how many roses its player must flip, for the challenger; "" for the others
    out      whether its player is out
    """

    emblem: str
    name: str
    seat: str
    won: bool = False
    down: int = 0
    flipped: tuple[str, ...] = ()
    note: str = ""
    bid: str = ""
    out: bool = False


class Mats(NamedTuple):
    """The mats by seat; `title` is how the challenge has ended, "" while it goes on."""

    mats: tuple[Mat, ...]
    title: str = ""


def scene(mats: Mats) -> Scene:
    """Where everything lies: three mats in a row, two where there are four."""
    many = len(mats.mats)
    across = 2 if many == 4 else ABREAST
    said = lines(mats.title, PICTURE_WIDTH - 60, HEAD, DISPLAY) if mats.title else []
    top = 24 + LINE * len(said) if said else 0
    pieces: list[Piece] = []
    labels: list[Label] = []
    below = ""
    above = "".join(title(one, PICTURE_WIDTH / 2, 58 + n * LINE, HEAD, GOLD) for n, one in enumerate(said))
    for first in range(0, many, across):
        row = mats.mats[first : first + across]
        column = PICTURE_WIDTH / max(len(row), 2 if across == 2 else ABREAST)
        left = (PICTURE_WIDTH - len(row) * column) / 2
        for place, mat in enumerate(row):
            middle = left + (place + 0.5) * column
            x, y = round(middle - SIDE / 2), top + OVER
            pieces += _pieces(mat, x, y)
            below += _halo(mat, x, y)
            above += _marks(mat, x, y)
            fill = GOLD if mat.bid else MUTED if mat.out else CREAM
            labels.append(Label(mat.name, mat.seat, middle, y + SIDE + 38, 27, column - 12, fill))
            if mat.note:
                above += text(mat.note, middle, y + SIDE + 64, 22, MUTED, face=BODY)
        top += ROW
    return Scene(top + 6, tuple(pieces), below, above, tuple(labels))


def _pieces(mat: Mat, x: int, y: int) -> Iterator[Piece]:
    """The mat, its pile from the bottom up, and what has been flipped."""
    yield Piece(catalogue.mat(mat.emblem, mat.won), "", SIDE, x, y, dim=mat.out)
    for number in range(mat.down):
        right, up = (number * step for step in FAN)
        yield Piece(catalogue.disc(mat.emblem, "back"), "", DISC, x + 8 + right, y + SIDE - DISC - 4 - up)
    for number, side in enumerate(mat.flipped):
        left, top = _flipped(x, y, number)
        yield Piece(catalogue.disc(mat.emblem, side), "", DISC, left, top)


def _flipped(x: int, y: int, number: int) -> tuple[int, int]:
    """Where a flipped disc lies."""
    return x + SIDE - DISC + 6, y - 8 + number * STEP


def _halo(mat: Mat, x: int, y: int) -> str:
    """What shines behind the challenger's mat."""
    side = SIDE + 2 * HALO
    return rectangle((x - HALO, y - HALO, side, side), 38, GOLD, 4) if mat.bid else ""


def _marks(mat: Mat, x: int, y: int) -> str:
    """The number of roses that is asked for, how many discs lie face down, and a ring about a skull."""
    body = ""
    if mat.bid:
        body += rectangle((x - 6, y - 8, 60, 58), 12, GOLD, 5) + text(mat.bid, x + 24, y + 35, 42)
    if mat.down:
        body += circle(x + 16, y + SIDE - 14, 21, INK, 3, CREAM)
        body += text(str(mat.down), x + 16, y + SIDE - 5, 26, CREAM)
    for number, side in enumerate(mat.flipped):
        if side == "skull":
            left, top = _flipped(x, y, number)
            body += circle(left + DISC / 2, top + DISC / 2, DISC / 2 + 3, "none", 7, DANGER)
    return body
