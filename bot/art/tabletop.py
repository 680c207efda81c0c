"""Draw a game in progress: the trick, every player's figures, and the reader's hand.

From top to bottom: a ribbon with the news; the last trick as a thin strip; a column for each seat in the
order of play, its card above its face, name and figures; the hand, with playable cards raised. Empty parts
are left out. Every part is a sprite that the child process caches, which makes a picture take milliseconds,
so no drawing here may cover the whole table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.art.cards import HEIGHT as CARD_HEIGHT
from bot.art.cards import WIDTH as CARD_WIDTH
from bot.art.chip import HEIGHT, Chip, draw_chip
from bot.art.lettering import SMALL
from bot.art.palette import GOLD, WHITE
from bot.art.piece import PICTURE_WIDTH, Piece, Scene
from bot.art.stamps import MUTED, box, crest, slot, tray, words
from bot.art.strip import LAST, RIBBON, LaidCard, LastTrickOrBet, Layer, add_ribbon, add_strip

MARGIN: Final = 14

ABREAST: Final = 5
"""The most seats in one row."""
COLUMN: Final = 166
"""The greatest width of a seat's column."""
LAID: Final = 110
"""The greatest width of a played card."""
LIFT: Final = 10

HAND: Final = 114
"""The greatest width of a held card."""
OVERLAP: Final = 0.64
"""The least visible share of a held card overlapped by the next card."""
RAISED: Final = 0.14


class Tabletop(NamedTuple):
    """A game in progress.

    chips     every seat in the order of play
    laid      the cards of the trick, the first by the seat of the first chip; () between tricks
    best      the position in `laid` of the card that is winning; None if there is none
    ribbon    the words at the top; "" for none
    points    the value of the trick, on a coin at the end of the ribbon; "" for none
    last      the previous trick; None for none
    hand      the reader's cards in the order they are held, each as a drawing's name and words
    playable  the positions in `hand` that may be played; None if the reader need not act
    winning   the positions in `hand` that would win the trick now
    flag      the words about the cards that may not be played; "" for none
    discs     whether the hand consists of round discs
    slots     whether seats that have not played yet show an empty slot
    """

    chips: tuple[Chip, ...] = ()
    laid: tuple[LaidCard, ...] = ()
    best: int | None = None
    ribbon: str = ""
    points: str = ""
    last: LastTrickOrBet | None = None
    hand: tuple[tuple[str, str], ...] = ()
    playable: tuple[int, ...] | None = None
    winning: tuple[int, ...] = ()
    flag: str = ""
    discs: bool = False
    slots: bool = False


def scene(shown: Tabletop) -> Scene:
    """Lay out the picture.

    Raises:
        ValueError: the table is empty, or the hand has more than 27 cards.
    """
    layer, top = Layer(), 0
    if shown.ribbon:
        add_ribbon(layer, shown.ribbon, shown.points)
        top += RIBBON
    if shown.last:
        add_strip(layer, shown.last, top)
        top += LAST
    for row in _split_rows(len(shown.chips)):
        top = _lay_columns(layer, shown, row, top)
    if shown.hand:
        top = _lay_hand(layer, shown, top)
    if not top:
        raise ValueError("a table with nothing on it")
    return layer.scene(top + 4)


def _split_rows(many: int) -> Iterator[range]:
    """Yield the positions of the chips in each row; the rows are as equal as possible."""
    rows = -(-many // ABREAST)
    across = -(-many // rows) if rows else 0
    for first in range(0, many, across or 1):
        yield range(first, min(first + across, many))


def _lay_columns(layer: Layer, shown: Tabletop, row: range, top: int) -> int:
    """Lay a row of seats below `top`, each with its card above it; return the y where the row ends."""
    column = min(COLUMN, (PICTURE_WIDTH - 2 * MARGIN) // len(row))
    width = min(LAID, column - 20)
    height = round(width * CARD_HEIGHT / CARD_WIDTH)
    cards = shown.slots or any(place < len(shown.laid) for place in row)
    chips = top + (14 + LIFT + height + 8 if cards else 10)
    left = (PICTURE_WIDTH - len(row) * column) // 2
    for number, place in enumerate(row):
        x = left + number * column
        if place < len(shown.laid):
            best = place == shown.best
            at = x + (column - width) // 2, top + 14 + (0 if best else LIFT)
            if best:
                layer.stamps_below.append(box(width + 16, height + 16, 18, GOLD, at[0] - 8, at[1] - 8))
            layer.pieces.append(Piece(*shown.laid[place], width, *at))
        elif cards:
            turn = shown.chips[place].mark == "turn"
            layer.stamps_below.append(slot(width, height, turn, x + (column - width) // 2, top + 14 + LIFT))
        draw_chip(layer, shown.chips[place], x + 4, chips, column - 8)
    return chips + HEIGHT + 6


def _lay_hand(layer: Layer, shown: Tabletop, top: int) -> int:
    """Lay the hand below `top`, in rows that overlap a little; return the y where it ends."""
    many = len(shown.hand)
    rows = 1 if many <= 9 else 2 if many <= 18 else 3
    across = -(-many // rows)
    if across > 9:
        raise ValueError(f"a hand of {many} cards")
    room = PICTURE_WIDTH - 2 * MARGIN - 8
    width = min(HAND, int(room / ((across - 1) * OVERLAP + 1)))
    step = min(width + 12, (room - width) // max(across - 1, 1))
    height = width if shown.discs else round(width * CARD_HEIGHT / CARD_WIDTH)
    lift = 0 if shown.playable is None else round(RAISED * width)
    start = top + 4
    top += 12
    if shown.flag:
        layer.stamps_above.append(words(shown.flag, SMALL, MUTED, PICTURE_WIDTH / 2, top + 18))
        top += 28
    top += 10
    for first in range(0, many, across):
        row = shown.hand[first : first + across]
        left = (PICTURE_WIDTH - (len(row) - 1) * step - width) // 2
        for place, (name, written) in enumerate(row, first):
            raised = shown.playable is None or place in shown.playable
            y = top if raised else top + lift
            halo = raised and shown.playable is not None
            frame = GOLD if place in shown.winning else WHITE
            layer.pieces.append(
                Piece(name, written, width, left, y, dim=not raised, halo=frame if halo else "")
            )
            if place in shown.winning:
                layer.stamps_above.append(crest(left + width / 2, y - 12))
            left += step
        # Overlap the rows of a large hand, because the top of a card is enough to identify the card.
        top += (
            (height + lift + 14) if first + across >= many or rows == 1 else round(height * 0.62) + lift + 10
        )
    layer.stamps_below.append(tray(PICTURE_WIDTH, top - start, start))
    return top + 4
