"""Draw a moon shot: all the hearts and the queen of spades, and the player who took them."""

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
"""The y below which the text and the cards begin."""
LETTERS, LEADING = 25, 33
MUTED: Final = "#b9c6cf"
MIDDLE: Final = 408
"""The x at which the words are centred, to the right of the moon."""
ROOM: Final = 490
STARS: Final = ((178, 30), (650, 34), (18, 156), (664, 140), (30, 26), (560, 22))


class Moon(NamedTuple):
    """The player who shot the moon, a title and a sentence, and the cards.

    seat   drawn for a name that cannot be drawn
    cards  each as the name of its drawing and the words on it
    """

    title: str
    name: str
    seat: str
    about: str
    cards: tuple[tuple[str, str], ...]


def scene(moon: Moon) -> Scene:
    """Lay out the moon beside the name, the sentence below, and the cards in rows."""
    sentence = lines(moon.about, PICTURE_WIDTH - 48, LETTERS)
    size = min(56.0, ROOM / width_of(moon.title))
    above = title(moon.title, MIDDLE, 78, size, GOLD)
    above += paragraph(sentence, PICTURE_WIDTH / 2, HEAD + 18, LETTERS, LEADING, MUTED, NAMES)
    name = Label(moon.name, moon.seat, MIDDLE, 130, 36, ROOM, CREAM)
    top = HEAD + 34 + LEADING * (len(sentence) - 1) + 10
    height = round(CARD * CARD_HEIGHT / CARD_WIDTH)
    pieces = []
    for place, (drawing, words) in enumerate(moon.cards):
        row, column = divmod(place, ABREAST)
        beside = min(ABREAST, len(moon.cards) - row * ABREAST)
        left = (PICTURE_WIDTH - beside * CARD - (beside - 1) * GAP) // 2
        pieces.append(Piece(drawing, words, CARD, left + column * (CARD + GAP), top + row * (height + GAP)))
    rows = -(-len(moon.cards) // ABREAST)
    return Scene(top + rows * (height + GAP) + 12, tuple(pieces), _draw_sky(), above, (name,))


def _draw_sky() -> str:
    """Draw the moon, its light and a few stars."""
    crescent = path(SHAPES["moon"], GOLD, 0.9)
    stars = "".join(circle(x, y, 4, CREAM) for x, y in STARS)
    return lamplight(90, 84, 150) + stars + f'<g transform="translate(36 28) scale(4.8)">{crescent}</g>'
