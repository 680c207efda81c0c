"""Draw the revealed bids of a round: each player's number beside their name."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from bot.art.label import NAMES, Label, LabelledDrawing, Part, assemble, part
from bot.art.lettering import body_width, lines
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import rectangle, text, width_of
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
    size = min(TALLEST, (PICTURE_WIDTH - 40) / width_of(shown.heading))
    parts = [
        part(lamplight(340, 60, 380), (0, 0, PICTURE_WIDTH, height)),
        part(title(shown.heading, 340, 68, size, GOLD), (0, 0, PICTURE_WIDTH, 90)),
        # Line by line, because the second line is often that of the round before.
        *(_place_line(line, 108 + LEADING * number) for number, line in enumerate(sentence)),
    ]
    labels = []
    width = (PICTURE_WIDTH - 14) // BESIDE
    for number, bid in enumerate(shown.bids):
        x, y = 14 + number % BESIDE * width, top + number // BESIDE * ROW
        strip = rectangle((x, y, width - 14, ROW - 10), 14, STRIP)
        number_box = (x + 8, y + 7, 64, 48)
        written = rectangle(number_box, 12, CREAM) + text(str(bid.tricks), x + 40, y + 46, 42)
        parts += [part(strip, (x, y, width - 14, ROW - 10)), part(written, number_box)]
        labels.append(Label(bid.name, bid.seat, x + 86, y + 41, 28, width - 112, CREAM, "start"))
    return assemble(WOOD, (PICTURE_WIDTH, height), parts, labels)


def _place_line(line: str, y: int) -> Part:
    """Return a line of the sentence on the baseline y."""
    wide = min(PICTURE_WIDTH, 2 * ceil(body_width(line) * LETTERS / 2) + 40)
    said = text(line, PICTURE_WIDTH / 2, y, LETTERS, MUTED, face=NAMES)
    return part(said, ((PICTURE_WIDTH - wide) // 2, y - LETTERS - 3, wide, LETTERS + 12))
