"""Draw the title card: the games one below the other, each with its figure and what it is about."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.lettering import BODY, lines
from bot.art.lobby import GROUND, MOTIFS
from bot.art.motifs import Square, placed
from bot.art.palette import CREAM, GOLD, GROUNDS
from bot.art.piece import PICTURE_WIDTH, Scene, Stamp
from bot.art.stamps import STRIP
from bot.art.svg import circle, document, rectangle, text, width_of
from bot.art.table import title

MARGIN: Final = 12
ROW: Final = 132
FIGURE: Final = 104
LEFT: Final = 168
"""Where words begin."""
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""


class Offer(NamedTuple):
    """Hold a game by its key, what it is called, what it is about, and how many play it how long."""

    game: str
    name: str
    about: str
    company: str


class Welcome(NamedTuple):
    """Hold the games."""

    offers: tuple[Offer, ...]


def scene(shown: Welcome) -> Scene:
    """Return where everything lies: a strip for each game."""
    under = tuple(_strip(offer, MARGIN + place * ROW) for place, offer in enumerate(shown.offers))
    return Scene(2 * MARGIN - 8 + ROW * len(shown.offers), (), under=under)


def _strip(offer: Offer, top: int) -> Stamp:
    """Return the figure of a game on its own ground, and beside it the words."""
    wide, high = PICTURE_WIDTH - 2 * MARGIN, ROW - 8
    body = rectangle((0, 0, wide, high), 18, STRIP)
    ground = GROUNDS[GROUND.get(offer.game, "mermaid")]
    body += rectangle((0, 0, LEFT - 26, high), 18, ground)
    body += circle((LEFT - 26) / 2, high / 2, FIGURE / 2 + 2, "#ffffff1c")
    body += placed(
        MOTIFS.get(offer.game, "face"), Square((LEFT - 26 - FIGURE) / 2, (high - FIGURE) / 2, FIGURE)
    )
    room = wide - LEFT - 10
    size = min(36.0, room / width_of(offer.name))
    body += title(offer.name, LEFT - 8, 36, size, GOLD).replace('"middle"', '"start"')
    told = [*lines(offer.about, room, SMALL), offer.company]
    first = 62 if len(told) > 2 else 70
    for number, line in enumerate(told):
        fit = room if len(line) * SMALL * 0.56 > room else 0
        fill = CREAM if line != offer.company else "#b9c6cf"
        body += text(line, LEFT - 8, first + number * 26, SMALL, fill, fit, face=BODY, anchor="start")
    return Stamp(document(body, wide, high), MARGIN, top)
