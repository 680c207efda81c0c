"""What is not a card: medals and the places below them, the bot's face and its banner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.art import cards
from bot.art.motifs import Square, placed
from bot.art.palette import CREAM, INK, SUITS
from bot.art.svg import circle, document, path, rays, rectangle, text


class Metal(NamedTuple):
    """A medal's metal, its edge, its ribbon, and the place it is for."""

    metal: str
    edge: str
    ribbon: str
    place: int


METALS: Final[Mapping[str, Metal]] = {
    "gold": Metal("#ffcf3f", "#a86f0a", "#c8202f", 1),
    "silver": Metal("#dfe6ee", "#74808f", "#2767c4", 2),
    "bronze": Metal("#d98a4a", "#7d3f12", "#1f7d3e", 3),
}
PLACES: Final = range(4, 11)
"""The places without a medal that have a drawing of their own."""
SEA: Final = "#12566b"


def medal(name: str) -> str:
    """A medal on its ribbon, the place on it."""
    metal = METALS[name]
    paint = {"metal": metal.metal, "edge": metal.edge, "ribbon": metal.ribbon}
    body = placed("medal", Square(-2, 0, 132), "emoji", paint)
    return document(body + text(str(metal.place), 64, 108, 64, INK), 128, 128)


def place(number: int) -> str:
    """A place without a medal: its number in a plain disc, as wide as a medal."""
    digits = str(number)
    return document(circle(64, 64, 54, SEA, 6, CREAM) + text(digits, 64, 89, 70, CREAM), 128, 128)


def face() -> str:
    """The bot's face: a laughing skull with a bandana and two cards. Round, as Discord shows it."""
    ground = rectangle((0, 0, 160, 160), 0, SEA) + rays(80, 84, 130, "#ffffff", 0.1)
    return document(ground + placed("face", Square(18, 20, 124)), 160, 160)


def face_emoji() -> str:
    """The bot's face as an emoji."""
    return document(circle(64, 64, 61, SEA, 6) + placed("face", Square(8, 8, 112)), 128, 128)


BANNER_CARDS: Final = ("green", "rosie", "skull_king", "mermaid", "black")
"""The fan on the banner, from left to right: numbers by suit, characters by motif."""


def banner() -> str:
    """The banner of the bot's profile, 680 by 240, quiet where Discord lays the face."""
    sea = rectangle((0, 0, 680, 240), 0, SEA) + rays(470, 150, 520, "#ffffff", 0.07)
    waves, foam = path(_waves(196), "#0c4153"), path(_waves(216), "#093343")
    fan = "".join(_fanned(name, place - 2) for place, name in enumerate(BANNER_CARDS))
    edge = f' stroke="{INK}" stroke-width="12" paint-order="stroke" stroke-linejoin="round"'
    title = text("Yo-ho-ho!", 130, 92, 50, CREAM, more=edge)
    return document(sea + waves + fan + foam + title, 680, 240)


def _waves(height: float) -> str:
    """The sea up to a height of the banner, its surface in waves."""
    crests = "".join(f"T{x} {height}" for x in range(112, 729, 56))
    return f"M0 {height}Q28 {height - 18} 56 {height}{crests}V240H0Z"


def _fanned(name: str, place: int) -> str:
    """A card of the fan; each defines the same outline to be cut by, so that their ids may repeat."""
    if name in SUITS:
        drawn = cards.number(name, 14, pays=True)
    else:
        drawn = cards.special(name, "pirate" if name == "rosie" else name)
    move = f"translate(476 560) rotate({place * 10.5:g}) translate(-62 -512) scale(.62)"
    return f'<g transform="{move}">{drawn}</g>'
