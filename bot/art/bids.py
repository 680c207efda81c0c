"""Draw the revealed bids of a round: each player's number beside their name."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import NAMES, Label, LabelledDrawing
from bot.art.lettering import lines, paragraph
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import document, rectangle, text, width_of
from bot.art.table import WOOD, lamplight, title

ROW: Final = 72
STRIP: Final = "#284154"
MUTED: Final = "#b9c6cf"
LETTERS, LEADING = 25, 33
BESIDE: Final = 2
"""The number of bids in a line."""
TALLEST: Final = 58


class Bid(NamedTuple):
    """One player's bid; `seat` is the seat number drawn for an undrawable name."""

    name: str
    tricks: int
    seat: str


class Bids(NamedTuple):
    """The heading, a sentence about the sum of the bids, and the bids in seat order."""

    heading: str
    balance: str
    bids: tuple[Bid, ...]


def draw(shown: Bids) -> LabelledDrawing:
    """Draw a strip for each bid, below the heading and the sentence about their sum."""
    sentence = lines(shown.balance, PICTURE_WIDTH - 60, LETTERS)
    top = 92 + LEADING * len(sentence)
    height = top + ROW * -(-len(shown.bids) // BESIDE) + 8
    body = (
        rectangle((0, 0, PICTURE_WIDTH, height), 0, WOOD)
        + lamplight(340, 60, 380)
        + title(shown.heading, 340, 68, min(TALLEST, (PICTURE_WIDTH - 40) / width_of(shown.heading)), GOLD)
    )
    body += paragraph(sentence, 340, 108, LETTERS, LEADING, MUTED, NAMES)
    labels = []
    width = (PICTURE_WIDTH - 14) // BESIDE
    for number, bid in enumerate(shown.bids):
        x, y = 14 + number % BESIDE * width, top + number // BESIDE * ROW
        body += rectangle((x, y, width - 14, ROW - 10), 14, STRIP) + rectangle(
            (x + 8, y + 7, 64, 48), 12, CREAM
        )
        body += text(str(bid.tricks), x + 40, y + 46, 42)
        labels.append(Label(bid.name, bid.seat, x + 86, y + 41, 28, width - 112, CREAM, "start"))
    return LabelledDrawing(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))
