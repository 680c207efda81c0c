"""All bids turned over at once: a coin for every trick that somebody means to take."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.art.label import NAMES, Label, Lettered
from bot.art.lettering import lines, paragraph
from bot.art.palette import CREAM, GOLD
from bot.art.piece import PICTURE_WIDTH
from bot.art.svg import circle, document, rectangle, text
from bot.art.table import WOOD, lamplight, title

ROW: Final = 62
STRIP: Final = "#284154"
MUTED: Final = "#b9c6cf"
EMPTY: Final = "#7d95a5"
LETTERS, LEADING = 25, 33
COINS: Final = (292, 584)
"""Where the coins begin, and how far they reach."""
STEP: Final = 30
"""From one coin to the next, at most."""


class Bid(NamedTuple):
    """Somebody's bid; `seat` stands for a name that cannot be drawn."""

    name: str
    tricks: int
    seat: str


class Bids(NamedTuple):
    """The cry, the heading of the bids, their sum in words, how many tricks there are, the bids by seat."""

    cry: str
    heading: str
    balance: str
    tricks: int
    bids: tuple[Bid, ...]


def drawn(shown: Bids) -> Lettered:
    """A strip for each bid, below the cry and what they add up to."""
    said = lines(shown.balance, PICTURE_WIDTH - 60, LETTERS)
    top = 122 + LEADING * len(said)
    height = top + ROW * len(shown.bids) + 14
    body = (
        rectangle((0, 0, PICTURE_WIDTH, height), 0, WOOD)
        + lamplight(340, 60, 380)
        + title(shown.cry, 340, 68, 58, GOLD)
    )
    body += paragraph(said, 340, 108, LETTERS, LEADING, MUTED, NAMES)
    body += text(shown.heading, PICTURE_WIDTH - 55, top - 12, LETTERS, MUTED, face=NAMES)
    labels = []
    for number, bid in enumerate(shown.bids):
        y = top + number * ROW
        body += rectangle((14, y, PICTURE_WIDTH - 28, ROW - 8), 14, STRIP) + _coins(bid, shown.tricks, y + 27)
        body += rectangle((PICTURE_WIDTH - 90, y + 4, 70, 46), 12, CREAM)
        body += text(str(bid.tricks), PICTURE_WIDTH - 55, y + 42, 42)
        labels.append(Label(bid.name, bid.seat, 32, y + 37, 28, COINS[0] - 54, CREAM, "start"))
    return Lettered(document(body, PICTURE_WIDTH, height), PICTURE_WIDTH, tuple(labels))


def _coins(bid: Bid, tricks: int, y: float) -> str:
    """A place for every trick there is, those filled that are bid."""
    step = min(STEP, (COINS[1] - COINS[0]) / tricks)
    radius = step * 0.4
    return "".join(
        circle(COINS[0] + (place + 0.5) * step, y, radius, *_coin(filled=place < bid.tricks))
        for place in range(tricks)
    )


def _coin(*, filled: bool) -> tuple[str, float, str]:
    colour = GOLD if filled else EMPTY
    return (colour if filled else "none", 3, colour)
