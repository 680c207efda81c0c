"""Draw a challenge of Skull: every player's mat, the face-down discs on it, and the flipped ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.label import Label
from bot.art.lettering import SMALL
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, box, tick, words
from bot.art.strip import LAST, RIBBON, Last, Layer, ribbon, strip
from bot.art.svg import circle, document, rectangle, text

DANGER: Final = "#ff5a3c"
ABREAST: Final = 3
SIDE: Final = 150
"""The side of a mat in pixels."""
DISC: Final = 78
ROW: Final = 244
OVER: Final = 24
"""The room above a mat, in pixels."""
FAN: Final = (9, 5)
"""How far each disc of a pile lies to the right of the one below it, and higher, in pixels."""
STEP: Final = 32
"""The distance from one flipped disc down to the next, in pixels."""
HALO: Final = 9


class Mat(NamedTuple):
    """A player's mat with the discs on it: `emblem` names its face, `seat` replaces an undrawable name.

    won      whether its player has won a bet, so that it shows its rose
    down     the number of face-down discs
    flipped  "rose" or "skull" for each flipped disc, in the order of flipping
    note     a few words below the name; "" for none
    bid      how many roses the challenger must flip; "" for other players
    out      whether its player is out
    lit      whether its player must act
    done     whether its player has secretly laid a first disc
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
    lit: bool = False
    done: bool = False


class Own(NamedTuple):
    """The names of the reader's discs in hand and on the mat, and a label for each group."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    hand_label: str
    pile_label: str


class Mats(NamedTuple):
    """The mats in seat order, and the reader's own discs below.

    ribbon  the result of the last bet; "" for none
    last    the discs of that bet, once they no longer lie on the mats
    """

    mats: tuple[Mat, ...]
    ribbon: str = ""
    own: Own | None = None
    last: Last | None = None


def scene(mats: Mats) -> Scene:
    """Lay out the mats: three in a row, or two rows of two if there are four."""
    many = len(mats.mats)
    across = 2 if many == 4 else ABREAST
    layer, top = Layer(), 0
    if mats.ribbon:
        ribbon(layer, mats.ribbon)
        top += RIBBON
    if mats.last:
        strip(layer, mats.last, top)
        top += LAST
    for first in range(0, many, across):
        row = mats.mats[first : first + across]
        column = PICTURE_WIDTH / max(len(row), 2 if across == 2 else ABREAST)
        left = (PICTURE_WIDTH - len(row) * column) / 2
        for place, mat in enumerate(row):
            middle = left + (place + 0.5) * column
            x, y = round(middle - SIDE / 2), top + OVER
            layer.pieces += _lay_discs(mat, x, y)
            layer.under += _draw_halo(mat, x, y)
            layer.over += _draw_marks(mat, x, y)
            fill = GOLD if mat.bid or mat.lit else MUTED if mat.out else CREAM
            layer.names.append(Label(mat.name, mat.seat, middle, y + SIDE + 34, 27, column - 12, fill))
            if mat.note:
                layer.over.append(words(mat.note, SMALL, MUTED, middle, y + SIDE + 60))
        top += ROW
    if mats.own:
        top = _lay_own(mats.own, top, layer)
    return layer.scene(top + 6)


def _lay_own(own: Own, top: int, layer: Layer) -> int:
    """Lay the reader's hand on the left and their pile, bottom first, on the right; return the new top."""
    groups = [(own.hand_label, own.hand), (own.pile_label, own.pile)]
    filled_groups = [(label, discs) for label, discs in groups if discs]
    column = PICTURE_WIDTH / max(len(filled_groups), 1)
    for place, (label, discs) in enumerate(filled_groups):
        middle = (place + 0.5) * column
        layer.over.append(words(label, SMALL, MUTED, middle, top + 22, room=column - 16))
        step = min(DISC + 8, int((column - DISC - 20) / max(len(discs) - 1, 1)))
        left = middle - ((len(discs) - 1) * step + DISC) / 2
        layer.pieces += [
            Piece(disc, "", DISC, round(left + n * step), top + 34) for n, disc in enumerate(discs)
        ]
    return top + 34 + DISC + 8 if filled_groups else top


def _lay_discs(mat: Mat, x: int, y: int) -> Iterator[Piece]:
    """Yield the mat, its pile from the bottom up, and the flipped discs."""
    yield Piece(catalogue.mat(mat.emblem, mat.won), "", SIDE, x, y, dim=mat.out)
    for number in range(mat.down):
        right, up = (number * step for step in FAN)
        yield Piece(catalogue.disc(mat.emblem, "back"), "", DISC, x + 8 + right, y + SIDE - DISC - 4 - up)
    for number, side in enumerate(mat.flipped):
        left, top = _locate_flipped_disc(x, y, number)
        yield Piece(catalogue.disc(mat.emblem, side), "", DISC, left, top)


def _locate_flipped_disc(x: int, y: int, number: int) -> tuple[int, int]:
    """Return the position of a flipped disc."""
    return x + SIDE - DISC + 6, y - 8 + number * STEP


def _draw_halo(mat: Mat, x: int, y: int) -> Iterator[Stamp]:
    """Yield the halo behind the mat of the challenger or of the player who must act."""
    side = SIDE + 2 * HALO
    if mat.bid or mat.lit:
        yield box(side, side, 38, GOLD, x - HALO, y - HALO)


def _draw_marks(mat: Mat, x: int, y: int) -> Iterator[Stamp]:
    """Yield the marks on a mat: the bid, the number of face-down discs, a tick, a ring around a skull."""
    if mat.bid:
        tab = rectangle((3, 3, 54, 52), 12, GOLD, 5) + text(mat.bid, 30, 44, 42)
        yield Stamp(document(tab, 60, 58), x - 8, y - 10)
    if mat.down:
        count = circle(24, 24, 21, INK, 3, CREAM) + text(str(mat.down), 24, 33, 26, CREAM)
        yield Stamp(document(count, 48, 48), x - 8, y + SIDE - 38)
    if mat.done:
        yield tick(x + SIDE - 34, y + SIDE - 34)
    for number, side in enumerate(mat.flipped):
        if side == "skull":
            left, top = _locate_flipped_disc(x, y, number)
            ring = circle(DISC / 2 + 8, DISC / 2 + 8, DISC / 2 + 3, "none", 7, DANGER)
            yield Stamp(document(ring, DISC + 16, DISC + 16), left - 8, top - 8)
