"""Draw the title card: a strip for each game, with its figure and a sentence about the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.lettering import BODY, lines
from bot.art.lobby import GROUND, MOTIFS
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, GOLD, GROUNDS
from bot.art.piece import PICTURE_WIDTH, Scene, Stamp
from bot.art.stamps import STRIP
from bot.art.svg import circle, document, rectangle, text, width_of
from bot.art.table import title

MARGIN: Final = 12
ROW: Final = 132
FIGURE: Final = 104
LEFT: Final = 168
"""The x at which words begin."""
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""


class Offer(NamedTuple):
    """A game by its key, its name, a sentence about it, and its numbers of players and length."""

    game: str
    name: str
    about: str
    company: str


class Welcome(NamedTuple):
    """The games on the title card."""

    offers: tuple[Offer, ...]


def scene(shown: Welcome) -> Scene:
    """Lay out a strip for each game."""
    under = tuple(_draw_strip(offer, MARGIN + place * ROW) for place, offer in enumerate(shown.offers))
    return Scene(2 * MARGIN - 8 + ROW * len(shown.offers), (), stamps_below=under)


def _draw_strip(offer: Offer, top: int) -> Stamp:
    """Draw a strip: the figure of a game on that game's background, and the words beside it."""
    wide, high = PICTURE_WIDTH - 2 * MARGIN, ROW - 8
    body = rectangle((0, 0, wide, high), 18, STRIP)
    ground = GROUNDS[GROUND.get(offer.game, "mermaid")]
    body += rectangle((0, 0, LEFT - 26, high), 18, ground)
    body += circle((LEFT - 26) / 2, high / 2, FIGURE / 2 + 2, "#ffffff1c")
    body += place_motif(
        MOTIFS.get(offer.game, "face"), Square((LEFT - 26 - FIGURE) / 2, (high - FIGURE) / 2, FIGURE)
    )
    room = wide - LEFT - 10
    size = min(36.0, room / width_of(offer.name))
    body += title(offer.name, LEFT - 8, 36, size, GOLD).replace('"middle"', '"start"')
    words = [*lines(offer.about, room, SMALL), offer.company]
    first = 62 if len(words) > 2 else 70
    for number, line in enumerate(words):
        fit = room if len(line) * SMALL * 0.56 > room else 0
        fill = CREAM if line != offer.company else "#b9c6cf"
        body += text(line, LEFT - 8, first + number * 26, SMALL, fill, fit, face=BODY, anchor="start")
    return Stamp(document(body, wide, high), MARGIN, top)
