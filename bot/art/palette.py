"""The colours of the drawings, which stay distinct in grey and under colour-blindness."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art.sight import contrast

INK: Final = "#17121f"
"""The colour of every outline and of dark letters."""
CREAM: Final = "#fff6e0"
RIM: Final = "#f4ead2"
GOLD: Final = "#f6c445"
BRASS: Final = "#b8823a"
PARCHMENT: Final = "#ecd6a6"
WHITE: Final = "#ffffff"

SUITS: Final[Mapping[str, str]] = {
    "green": "#2c9c50",
    "yellow": "#f3b71c",
    "purple": "#6b3fb8",
    "black": "#2a2e38",
    "red": "#b8241c",
    "blue": "#2f7fe0",
}
"""The background of a number card, by suit."""

FIELDS: Final[Mapping[str, str]] = {
    "green": "#1f7d3e",
    "yellow": "#f6bd25",
    "purple": "#5e32a8",
    "black": "#0e0f14",
    "red": "#9c1515",
    "blue": "#1d6cd2",
}
"""The background of a number's emoji, by suit: dark enough for white digits without an outline."""

GROUNDS: Final[Mapping[str, str]] = {
    "skull_king": "#8e1226",
    "pirate": "#c23a1c",
    "mermaid": "#138f99",
    "tigress": "#c23a1c",
    "escape": "#8fd6f7",
    "loot": "#4f3115",
    "kraken": "#16224f",
    "white_whale": "#1f5c94",
    "graybeard": "#4b5568",
    "scary_mary": "#5b2a6b",
    "back": "#173a57",
}
RED_PIP: Final = "#c8102e"
PAPER: Final = "#fffdf6"


def readable_on(ground: str) -> str:
    """Return white or ink, whichever has more contrast on this background."""
    return max((WHITE, INK), key=lambda colour: contrast(colour, ground))
