"""Draw a preview of a person's settings: which moments come with a picture, and how cards look on buttons."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art import catalogue
from bot.art.lettering import BODY, body_width
from bot.art.palette import CREAM, SUITS, WHITE
from bot.art.piece import PICTURE_WIDTH, Piece, Scene, Stamp
from bot.art.stamps import STRIP
from bot.art.svg import circle, document, rectangle, text
from bot.art.table import move, scale

MARGIN: Final = 12
GAP: Final = 8
HIGH: Final = 150
"""The height of a moment."""
CARD: Final = 56
CARDS: Final = ("green_7", "yellow_13", "skull_king")
BUTTON: Final = 60
ICON: Final = 40
LETTERS: Final = 26
SMALL: Final = 24
"""The smallest letters: 12 pixels on a phone."""
BLUE: Final = "#5865f2"
LINES: Final = "#6d8796"


class Moment(NamedTuple):
    """A moment of a match, in a few words, and whether it comes with a picture."""

    label: str
    pictured: bool


class Sample(NamedTuple):
    """A card as it looks on a button: its label, an emoji ("": none) or a sign in the colour of a suit."""

    label: str
    emoji: str = ""
    sign: str = ""


class Preview(NamedTuple):
    """The moments, and the samples of cards in the order of a hand."""

    moments: tuple[Moment, ...]
    samples: tuple[Sample, ...]


def scene(shown: Preview) -> Scene:
    """Lay out the moments side by side, and below them the buttons of cards."""
    pieces, under = list[Piece](), list[Stamp]()
    wide = (PICTURE_WIDTH - 2 * MARGIN - GAP * (len(shown.moments) - 1)) // len(shown.moments)
    for place, moment in enumerate(shown.moments):
        left = MARGIN + place * (wide + GAP)
        under.append(_draw_moment(moment, wide, left))
        if moment.pictured:
            first = left + (wide - len(CARDS) * (CARD + 6) + 6) // 2
            pieces += [
                Piece(name, "", CARD, first + number * (CARD + 6), MARGIN + 20)
                for number, name in enumerate(CARDS)
            ]
    top = MARGIN + HIGH + GAP
    wide = (PICTURE_WIDTH - 2 * MARGIN - GAP * (len(shown.samples) - 1)) // len(shown.samples)
    under += [
        _draw_button(sample, wide, MARGIN + place * (wide + GAP), top)
        for place, sample in enumerate(shown.samples)
    ]
    return Scene(top + BUTTON + MARGIN, tuple(pieces), stamps_below=tuple(under))


def _draw_moment(moment: Moment, wide: int, x: int) -> Stamp:
    """Draw a moment without its cards; one without a picture has lines of text."""
    body = rectangle((0, 0, wide, HIGH), 14, STRIP)
    if not moment.pictured:
        for number, share in enumerate((0.8, 0.65, 0.75)):
            body += rectangle((wide * 0.1, 26 + number * 26, wide * share, 12), 6, LINES)
    room = wide - 16
    fit = room if body_width(moment.label) * SMALL > room else 0
    body += text(moment.label, wide / 2, HIGH - 16, SMALL, CREAM, fit, face=BODY)
    return Stamp(document(body, wide, HIGH), x, MARGIN)


def _draw_button(sample: Sample, wide: int, x: int, y: int) -> Stamp:
    """Draw a card as a button."""
    icon = ICON + 10 if sample.emoji or sample.sign else 0
    room = wide - 24 - icon
    natural = body_width(sample.label) * LETTERS
    start = (wide - icon - min(natural, room)) / 2
    body = rectangle((0, 0, wide, BUTTON), 14, BLUE)
    if sample.emoji:
        body += move(scale(catalogue.emoji(sample.emoji), ICON).body, start, (BUTTON - ICON) / 2)
    elif sample.sign:
        body += circle(start + ICON / 2, BUTTON / 2, 14, SUITS[sample.sign], 3)
    fit = room if natural > room else 0
    body += text(sample.label, start + icon, BUTTON / 2 + 9, LETTERS, WHITE, fit, face=BODY, anchor="start")
    return Stamp(document(body, wide, BUTTON), x, y)
