"""Draw the top of a game's picture: a ribbon with news, and a strip with the last trick or bet."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import Label
from bot.art.lettering import SMALL, body_width
from bot.art.palette import CREAM, GOLD, INK
from bot.art.piece import PICTURE_WIDTH, Group, Piece, Placed, Scene, Stamp
from bot.art.stamps import MUTED, STRIP, box, words
from bot.art.svg import circle, document, rectangle, text

RIBBON: Final = 46
"""The height of a ribbon."""
LAST: Final = 78
"""The height of the strip."""
MARGIN: Final = 14
FACE: Final = 42
CARD: Final = 62
"""The width of a card in the strip: a narrower card would have an unreadable index."""


class LaidCard(NamedTuple):
    """A card as the name of its drawing and the words on it."""

    card: str
    words: str


class LastTrickOrBet(NamedTuple):
    """The previous trick or bet: its label, its cards or discs in order, and its owner's face.

    `best` is the position of the winning card; None for discs, which are not marked.
    """

    label: str
    laid: tuple[LaidCard, ...]
    best: int | None
    face: str


class Layer:
    """The drawings of a picture, collected in layers from the bottom up."""

    def __init__(self) -> None:
        self.stamps_below: list[Stamp] = []
        self.pieces: list[Piece] = []
        self.stamps_above: list[Stamp] = []
        self.names: list[Label] = []
        self.groups: list[Placed] = []

    def scene(self, height: int) -> Scene:
        """Return the collected drawings as a scene of that height."""
        return Scene(
            height,
            tuple(self.pieces),
            stamps_below=tuple(self.stamps_below),
            stamps_above=tuple(self.stamps_above),
            names=tuple(self.names),
            groups=tuple(self.groups),
        )


def add_ribbon(layer: Layer, said: str, points: str = "") -> None:
    """Add a gold ribbon with words at the top, with a coin of `points` at its end."""
    size = 28.0
    coin = 44 if points else 0
    wide = min(PICTURE_WIDTH - 8, round(body_width(said) * size) + 56 + coin)
    left = (PICTURE_WIDTH - wide) // 2
    body = rectangle((2, 2, wide - 4, 38), 12, GOLD, 3)
    if points:
        body += circle(wide - 26, 21, 18, CREAM, 3)
        body += text(points, wide - 26, 30, SMALL, fit=30 if len(points) > 2 else 0)
    layer.stamps_above.append(Stamp(document(body, wide, 42), left, 4))
    middle = left + (wide - coin) / 2
    layer.names.append(Label(said, said[:1], middle, 35, size, wide - coin - 24, INK))


def add_strip(layer: Layer, last: LastTrickOrBet, top: int) -> None:
    """Add the strip: the owner's face, the label, and the tops of the cards with the winner framed.

    If there are many cards, they overlap.
    """
    label_width = round(body_width(last.label) * SMALL)
    room = PICTURE_WIDTH - 2 * MARGIN - FACE - 28 - label_width - CARD
    step = min(CARD + 8, room // max(len(last.laid) - 1, 1))
    whole = FACE + 28 + label_width + (len(last.laid) - 1) * step + CARD + 8
    below = [box(whole + 24, LAST - 10, 14, STRIP, 0, 4)]
    pieces = [Piece(last.face, "", FACE, 12, 16)]
    label = words(last.label, SMALL, MUTED, FACE + 24 + label_width / 2, 48)
    x = FACE + 24 + label_width + 16
    for place, laid in enumerate(last.laid):
        if place == last.best:
            below.append(box(CARD + 10, LAST - 10, 10, GOLD, x - 5, 4))
        pieces.append(Piece(laid.card, laid.words, CARD, x, 10, crop=LAST - 22))
        x += step
    group = Group(tuple(below), tuple(pieces), (label,))
    layer.groups.append(Placed(group, (PICTURE_WIDTH - whole) // 2 - 12, top))
