"""The top of the picture of a game: a ribbon with news, and the last trick or bet as a strip."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Label
from bot.art.lettering import SMALL, body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, words
from bot.art.svg import circle, document, rectangle, text

RIBBON: Final = 46
"""How high a ribbon is."""
LAST: Final = 78
"""How high the strip is."""
MARGIN: Final = 14
FACE: Final = 42
CARD: Final = 62
"""How wide a card in the strip is: narrower ones have indices that are too small."""


class Laid(NamedTuple):
    """A card by its drawing and the words on it."""

    card: str
    words: str


class Last(NamedTuple):
    """The trick or bet before: its label, its cards or discs in order, and the face of whose it is.

    `best` is the place of the card that won; None for discs, which say so themselves.
    """

    label: str
    laid: tuple[Laid, ...]
    best: int | None
    face: str


class Layer:
    """Collect the drawings of a picture, from the bottom up."""

    def __init__(self) -> None:
        self.under: list[Stamp] = []
        self.pieces: list[Piece] = []
        self.over: list[Stamp] = []
        self.names: list[Label] = []

    def scene(self, height: int) -> Scene:
        """Return all of them as a picture of that height."""
        return Scene(
            height,
            tuple(self.pieces),
            under=tuple(self.under),
            over=tuple(self.over),
            names=tuple(self.names),
        )


def ribbon(layer: Layer, said: str, points: str = "") -> None:
    """Say something in gold at the top, with a coin of `points` at its end."""
    size = 28.0
    coin = 44 if points else 0
    wide = min(PICTURE_WIDTH - 8, round(body_width(said) * size) + 56 + coin)
    left = (PICTURE_WIDTH - wide) // 2
    body = rectangle((2, 2, wide - 4, 38), 12, GOLD, 3)
    if points:
        body += circle(wide - 26, 21, 18, CREAM, 3)
        body += text(points, wide - 26, 30, SMALL, fit=30 if len(points) > 2 else 0)
    layer.over.append(Stamp(document(body, wide, 42), left, 4))
    middle = left + (wide - coin) / 2
    layer.names.append(Label(said, said[:1], middle, 35, size, wide - coin - 24, INK))


def strip(layer: Layer, last: Last, top: int) -> None:
    """Show the tops of the cards, the winning one framed, behind the face of whose they are.

    Where there are many, each lies on the edge of the one before.
    """
    long = round(body_width(last.label) * SMALL)
    room = PICTURE_WIDTH - 2 * MARGIN - FACE - 28 - long - CARD
    step = min(CARD + 8, room // max(len(last.laid) - 1, 1))
    whole = FACE + 28 + long + (len(last.laid) - 1) * step + CARD + 8
    left = (PICTURE_WIDTH - whole) // 2
    layer.under.append(box(whole + 24, LAST - 10, 14, STRIP, left - 12, top + 4))
    layer.pieces.append(Piece(last.face, "", FACE, left, top + 16))
    layer.over.append(words(last.label, SMALL, MUTED, left + FACE + 12 + long / 2, top + 48))
    x = left + FACE + 12 + long + 16
    for place, laid in enumerate(last.laid):
        if place == last.best:
            layer.under.append(box(CARD + 10, LAST - 10, 10, GOLD, x - 5, top + 4))
        layer.pieces.append(Piece(laid.card, laid.words, CARD, x, top + 10, crop=LAST - 22))
        x += step
