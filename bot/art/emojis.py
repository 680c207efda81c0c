"""Draw the emojis of Skull King, which are readable at 20 to 48 pixels.

The shape shows the kind of card at a glance: a number stands in the outline of its suit, a suit is a
square, and a character is a round medallion with a hat that may rise above the edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art.motifs import Square, place_motif
from bot.art.palette import BRASS, FIELDS, GROUNDS, INK, PARCHMENT, RIM, SUITS, WHITE, readable_on
from bot.art.svg import DIGITS, circle, clip, document, path, rectangle, text

SIDE: Final = 128
WHOLE: Final = Square(0, 0, SIDE)

EMBLEMS: Final[Mapping[str, str]] = {
    "green": "parrot",
    "yellow": "chest",
    "purple": "map",
    "black": "flag",
    "red": "swords",
    "blue": "anchor",
}
"""The motif of each suit."""

DIGITS_IN: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "green": (77, 117, 82, 100),
    "yellow": (64, 118, 98, 96),
    "purple": (64, 99, 86, 100),
    "black": (69, 117, 86, 92),
    "red": (64, 97, 80, 98),
    "blue": (64, 107, 84, 96),
}
"""The room for a number in its suit's outline: middle x, baseline y, width, letter size."""


def number(suit: str, rank: int, older: bool = False) -> str:
    """Draw a number in the outline of its suit; in the older edition it has a brass rim."""
    aged = {"rim": BRASS, "iron": PARCHMENT} if older else {}
    tile = place_motif(f"tile_{suit}", WHOLE, "emoji", {"field": FIELDS[suit], **aged})
    ink = readable_on(FIELDS[suit])
    return document(tile + digits(rank, suit, PARCHMENT if older and ink == WHITE else ink), SIDE, SIDE)


def back(colour: str) -> str:
    """Draw the back of a card as an emoji."""
    tile = rectangle((15, 3, 98, 122), 20, colour, 6, RIM) + place_motif("compass", Square(18, 18, 92))
    return document(tile, SIDE, SIDE)


def digits(rank: int, suit: str, colour: str) -> str:
    """Draw the number as tall as its suit's outline allows; squeeze two digits into its width."""
    x, line, room, height = DIGITS_IN[suit]
    wide = sum(0.42 if digit == "1" else 0.64 for digit in str(rank)) * height > room
    return text(str(rank), x, line, height, colour, room if wide else 0, DIGITS)


def halves(first: str, second: str) -> str:
    """Draw a disc's background split diagonally into two colours, for a character with two roles."""
    return clip(
        "h", '<circle cx="64" cy="64" r="58"/>', path("M0 0V128H128Z", first) + path("M0 0H128V128Z", second)
    )


def suit(name: str) -> str:
    """Draw the square tile that represents a suit."""
    rim = RIM if name == "black" else INK
    tile = rectangle((3, 3, 122, 122), 28, SUITS[name], 6, rim)
    return document(tile + place_motif(EMBLEMS[name], Square(11, 11, 106), "emoji"), SIDE, SIDE)


def medallion(motif: str, ground: str, ring: str = INK, behind: str = "", before: str = "") -> str:
    """Draw a character in a disc; its upper half may rise over the edge of the disc."""
    region = '<path d="M3 64V0H125V64A61 61 0 0 1 3 64Z"/>'
    figure = clip("m", region, place_motif(motif, Square(4, 3, 120), "emoji"))
    return document(
        circle(64, 64, 61, GROUNDS[ground], 6, ring) + behind + figure + _front(ring) + before, SIDE, SIDE
    )


def _front(ring: str) -> str:
    """Draw the lower half of the ring, in front of the figure."""
    return path("M3 64A61 61 0 0 0 125 64", line=6, stroke=ring)
