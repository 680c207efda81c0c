"""Draw a challenge of Skull: every player's mat, its face-down discs and its flipped discs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.chip import LOW, NOTE, Chip, Mark, draw_chip
from bot.art.lettering import SMALL
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import box, tick, tray, words
from bot.art.strip import LAST, RIBBON, LastTrickOrBet, Layer, add_ribbon, add_strip
from bot.art.svg import circle, document, rectangle, text

DANGER: Final = "#ff5a3c"
CHIP: Final = 190
"""The greatest width of a column's chip and its margins, in pixels."""
ABREAST: Final = 3
"""The mats in a row if there are more than `ONE_ROW`."""
ONE_ROW: Final = 4
"""The most mats in a single row."""
SIDE: Final = 140
"""The side of a mat in pixels."""
DISC: Final = 74
GAP: Final = 12
"""The distance from a mat to its chip, and from that to the next row, in pixels."""
OVER: Final = 24
"""The room above a mat, in pixels."""
FAN: Final = (9, 5)
"""How far each disc of a pile lies to the right of the one below it, and higher, in pixels."""
STEP: Final = 28
"""The distance from one flipped disc down to the next, in pixels."""
HALO: Final = 8


class Mat(NamedTuple):
    """A player's mat with the discs on it: `emblem` names its face, `seat` replaces an undrawable name.

    won      whether its player has won a bet, so that the mat shows its rose
    down     the number of face-down discs
    flipped  "rose" or "skull" for each flipped disc, in the order of flipping
    discs    the number of discs that its player has left; "" to hide that number
    wins     the bets won of those needed; "" to hide them
    note     a few words below the discs and wins; "" for none
    bid      how many roses the challenger must flip; "" for other players
    out      whether its player is out
    must_act  whether its player must act
    done     whether its player has secretly laid a first disc
    """

    emblem: str
    name: str
    seat: str
    won: bool = False
    down: int = 0
    flipped: tuple[str, ...] = ()
    discs: str = ""
    wins: str = ""
    note: str = ""
    bid: str = ""
    out: bool = False
    must_act: bool = False
    done: bool = False


class OwnDiscs(NamedTuple):
    """The names of the reader's discs in hand and on the mat, and a label for each group."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    hand_label: str
    pile_label: str


class Mats(NamedTuple):
    """The mats in seat order, and the reader's own discs below.

    ribbon  the result of the last bet; "" for none
    last    the discs of the last bet, once they no longer lie on the mats
    """

    mats: tuple[Mat, ...]
    ribbon: str = ""
    own: OwnDiscs | None = None
    last: LastTrickOrBet | None = None


def scene(mats: Mats) -> Scene:
    """Lay out the mats, each above its player's chip: up to four in one row, more in rows of three."""
    many = len(mats.mats)
    across = many if many <= ONE_ROW else ABREAST
    layer, top = Layer(), 0
    if mats.ribbon:
        add_ribbon(layer, mats.ribbon)
        top += RIBBON
    if mats.last:
        add_strip(layer, mats.last, top)
        top += LAST
    for first in range(0, many, across):
        row = mats.mats[first : first + across]
        column = PICTURE_WIDTH // max(across, ABREAST)
        left = (PICTURE_WIDTH - len(row) * column) / 2
        chip = LOW + (NOTE if any(mat.note for mat in row) else 0)
        for place, mat in enumerate(row):
            middle = left + (place + 0.5) * column
            x, y = round(middle - SIDE / 2), top + OVER
            layer.pieces += _lay_discs(mat, x, y)
            layer.stamps_below += _draw_halo(mat, x, y)
            layer.stamps_above += _draw_marks(mat, x, y)
            width = min(column, CHIP) - 10
            draw_chip(layer, _build_chip(mat), round(middle - width / 2), y + SIDE + GAP, width, chip)
        top += OVER + SIDE + GAP + chip + GAP
    if mats.own:
        top = _lay_own(mats.own, top, layer)
    return layer.scene(top + 6)


def _build_chip(mat: Mat) -> Chip:
    """Return the chip of a mat's player."""
    mark: Mark = "out" if mat.out else "turn" if mat.must_act else "best" if mat.bid else ""
    return Chip("", mat.name, mat.seat, mat.discs, mat.wins, mark, sign="discs", note=mat.note)


def _lay_own(own: OwnDiscs, top: int, layer: Layer) -> int:
    """Lay the reader's hand on the left and their pile, bottom first, on the right; return the new top."""
    groups = [(own.hand_label, own.hand), (own.pile_label, own.pile)]
    filled_groups = [(label, discs) for label, discs in groups if discs]
    if not filled_groups:
        return top
    column = (PICTURE_WIDTH - 24) / len(filled_groups)
    layer.stamps_below.append(tray(PICTURE_WIDTH, DISC + 58, top))
    for place, (label, discs) in enumerate(filled_groups):
        middle = 12 + (place + 0.5) * column
        layer.stamps_above.append(words(label, SMALL, CREAM, middle, top + 30, room=column - 16))
        step = min(DISC + 8, int((column - DISC - 20) / max(len(discs) - 1, 1)))
        left = middle - ((len(discs) - 1) * step + DISC) / 2
        layer.pieces += [
            Piece(disc, "", DISC, round(left + n * step), top + 42) for n, disc in enumerate(discs)
        ]
    return top + DISC + 58


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
    """Yield the halo behind the mat of the player who must act."""
    side = SIDE + 2 * HALO
    if mat.must_act:
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
