"""A moon shot: all the hearts and the queen of spades, and whose they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.cards import HEIGHT as CARD_HEIGHT
from bot.art.cards import WIDTH as CARD_WIDTH
from bot.art.label import NAMES, Label
from bot.art.lettering import lines, paragraph
from bot.art.pad import SHAPES
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH, Piece, Scene
from bot.art.svg import circle, path, width_of
from bot.art.table import lamplight, title

ABREAST: Final = 7
CARD: Final = 82
GAP: Final = 10
HEAD: Final = 168
"""Where the cards begin."""
LETTERS, LEADING = 25, 33
MUTED: Final = "#b9c6cf"
MIDDLE: Final = 408
"""About what the words stand: the moon is to their left."""
ROOM: Final = 490
STARS: Final = ((178, 30), (650, 34), (18, 156), (664, 140), (30, 26), (560, 22))


class Moon(NamedTuple):
    """Who shot it, what is said of that, and the cards, each by its drawing and the words on it.

    `seat` stands for a name that cannot be drawn.
    """

    title: str
    name: str
    seat: str
    about: str
    cards: tuple[tuple[str, str], ...]


def scene(moon: Moon) -> Scene:
    """The moon beside the name, and the cards in rows below what it brings."""
    said = lines(moon.about, PICTURE_WIDTH - 48, LETTERS)
    size = min(56.0, ROOM / width_of(moon.title))
    above = title(moon.title, MIDDLE, 78, size, GOLD)
    above += paragraph(said, PICTURE_WIDTH / 2, HEAD + 18, LETTERS, LEADING, MUTED, NAMES)
    name = Label(moon.name, moon.seat, MIDDLE, 130, 36, ROOM, CREAM)
    top = HEAD + 34 + LEADING * (len(said) - 1) + 10
    height = round(CARD * CARD_HEIGHT / CARD_WIDTH)
    pieces = []
    for place, (drawing, words) in enumerate(moon.cards):
        row, column = divmod(place, ABREAST)
        beside = min(ABREAST, len(moon.cards) - row * ABREAST)
        left = (PICTURE_WIDTH - beside * CARD - (beside - 1) * GAP) // 2
        pieces.append(Piece(drawing, words, CARD, left + column * (CARD + GAP), top + row * (height + GAP)))
    rows = -(-len(moon.cards) // ABREAST)
    return Scene(top + rows * (height + GAP) + 12, tuple(pieces), _sky(), above, (name,))


def _sky() -> str:
    """The moon, its light and a few stars."""
    crescent = path(SHAPES["moon"], GOLD, 0.9)
    stars = "".join(circle(x, y, 4, CREAM) for x, y in STARS)
    return lamplight(90, 84, 150) + stars + f'<g transform="translate(36 28) scale(4.8)">{crescent}</g>'
