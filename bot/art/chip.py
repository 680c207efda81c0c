"""Draw a seat's chip: the player's face, name, progress in this round, and total score.

All games share this layout: the round's figure stands beside a drawing of the counted thing, and the score
beside a coin.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.art.label import Label
from bot.art.lettering import SMALL, body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import Group, Piece, Placed, Stamp
from bot.art.stamps import MUTED, STRIP, box, tick, verdict, words
from bot.art.strip import Layer
from bot.art.svg import circle, document, path, rectangle

Mark: TypeAlias = Literal["", "turn", "best", "done", "out"]
"""The mark of a seat: must act, is winning the trick, has chosen in secret, is out, or no mark ("")."""
Sign: TypeAlias = Literal["tricks", "discs", "score"]
"""The thing that a figure counts: cards taken in tricks, discs left, or the score."""

HEIGHT: Final = 104
"""The height of a chip with a face, in pixels."""
LOW: Final = 74
"""The height of a chip without a face, whose figures stand side by side."""
NOTE: Final = 28
"""The height that a note adds to a chip without a face."""
FACE: Final = 42
NARROW: Final = 140
"""The width below which a chip has a smaller face."""
SIGN: Final = 28
"""The width of a drawn sign, in pixels."""
FIGURE, SCORE, NAME = 29, 26, 25
"""The heights of the letters of a figure, of the score and of the name."""
OUT: Final = "#1a2b38"
DRAWN: Final = 512
"""The size of the cache of drawn chips."""
CROWN: Final = "M7.5 18.5V10L11 13L14 8L17 13L20.5 10V18.5Z"
"""The stamp of a coin: no star, which is an award, and no plus, which would change a sign."""


class Chip(NamedTuple):
    """The face, name and figures of a seat.

    face    the name of the face's drawing; "" for none
    number  drawn for a name that cannot be drawn
    figure  the seat's progress in this round, such as "1/2"; "" for nothing yet
    total   the seat's score so far
    good    True if the aim is met, False if it has become impossible, None otherwise
    sign    what the figure counts
    note    a few words below the figures of a chip without a face; "" for none
    """

    face: str
    name: str
    number: str
    figure: str = ""
    total: str = ""
    mark: Mark = ""
    good: bool | None = None
    sign: Sign = "tricks"
    note: str = ""


def draw_chip(layer: Layer, chip: Chip, x: int, y: int, width: int, height: int = HEIGHT) -> None:
    """Draw a chip with its corner at (x, y)."""
    # The name is no part of the group: it may get a number that depends on the other names.
    layer.groups.append(Placed(_draw_group(chip._replace(name="", number=""), width, height), x, y))
    line = height - 10 if chip.face else 29
    layer.names.append(
        Label(chip.name, chip.number, x + width / 2, y + line, NAME, width - 12, _ink_of(chip.mark))
    )


def _ink_of(mark: Mark) -> str:
    return INK if mark == "turn" else MUTED if mark == "out" else CREAM


@lru_cache(maxsize=DRAWN)
def _draw_group(chip: Chip, width: int, height: int) -> Group:
    """Draw a chip without its name."""
    fill = {"turn": GOLD, "out": OUT}.get(chip.mark, STRIP)
    edge = {"turn": INK, "best": GOLD}.get(chip.mark, "")
    below = (box(width, height, 14, fill, 0, 0, edge, 4),)
    if not chip.face:
        return Group(below, (), tuple(_draw_side_by_side(chip, width)))
    face = FACE if width >= NARROW else FACE - 8
    piece = Piece(chip.face, "", face, 7, 14, dim=chip.mark == "out")
    return Group(below, (piece,), tuple(_draw_figures(chip, face, width)))


def _draw_figures(chip: Chip, face: int, width: int) -> Iterator[Stamp]:
    """Yield the verdict and the figures beside a face of that width."""
    ink = _ink_of(chip.mark)
    if chip.good is not None:
        yield verdict(chip.good, face - 13, face - 7)
    left = face + 12
    room = width - face - 12 - SIGN - 6
    secret = chip.mark == "done" and not chip.figure
    if secret:
        yield tick(left - 1, 6)
    elif chip.figure:
        yield draw_sign(chip.sign, left, 9)
        yield words(chip.figure, FIGURE, ink, left + SIGN + 2, 34, "start", room)
    if chip.total:
        line = 66 if chip.figure or secret else 50
        size = SCORE if width >= NARROW else SMALL
        yield draw_sign("score", left, line - 22)
        yield words(chip.total, size, ink, left + SIGN + 2, line, "start", room)


def _draw_side_by_side(chip: Chip, width: int) -> Iterator[Stamp]:
    """Yield the figures in one line, and the note below them."""
    ink = _ink_of(chip.mark)
    parts = [(chip.sign, chip.figure), ("score", chip.total)]
    shown: list[tuple[Sign, str]] = [(sign, said) for sign, said in parts if said]
    wide = [SIGN + 2 + round(body_width(said) * SCORE) for _, said in shown]
    gap = 14
    left = (width - sum(wide) - gap * (len(wide) - 1)) // 2
    for (sign, said), step in zip(shown, wide, strict=True):
        yield draw_sign(sign, left, 38)
        yield words(said, SCORE, ink, left + SIGN + 2, 61, "start")
        left += step + gap
    if chip.note:
        yield words(chip.note, SMALL, ink, width / 2, LOW + 14, room=width - 12)


def draw_sign(sign: Sign, x: float, y: float) -> Stamp:
    """Draw what a figure counts: two cards of a trick, a disc, or the coin of a score."""
    return Stamp(document(sign_body(sign), SIGN, SIGN), round(x), round(y))


def sign_body(sign: Sign) -> str:
    """Return the SVG elements of a sign, in a square with sides of `SIGN`."""
    if sign == "tricks":
        behind = rectangle((3, 6, 13, 18), 3, MUTED, 2.5, more=' transform="rotate(-14 10 15)"')
        return behind + rectangle((11, 4, 14, 20), 3, CREAM, 2.5)
    if sign == "discs":
        return circle(14, 14, 11, CREAM, 3) + circle(14, 14, 5.5, MUTED, 2.5)
    return circle(14, 14, 11.5, GOLD, 3) + path(CROWN, INK)
