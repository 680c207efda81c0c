"""Draw medals, place numbers, the bot's face and its profile banner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.art import cards
from bot.art.motifs import Square, place_motif
from bot.art.palette import CREAM, INK, SUITS
from bot.art.svg import circle, document, path, rays, rectangle, text


class Metal(NamedTuple):
    """The colours of a medal's metal, edge and ribbon, and the place it is for."""

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
"""The places without a medal that have a drawing with their number."""
SEA: Final = "#12566b"


def medal(name: str) -> str:
    """Draw a medal on its ribbon, with the number of its place."""
    metal = METALS[name]
    paint = {"metal": metal.metal, "edge": metal.edge, "ribbon": metal.ribbon}
    body = place_motif("medal", Square(-2, 0, 132), "emoji", paint)
    return document(body + text(str(metal.place), 64, 108, 64, INK), 128, 128)


def place(number: int) -> str:
    """Draw a place without a medal: its number in a plain disc, as wide as a medal."""
    digits = str(number)
    return document(circle(64, 64, 54, SEA, 6, CREAM) + text(digits, 64, 89, 70, CREAM), 128, 128)


def face() -> str:
    """Draw the bot's face, a laughing skull with a bandana and two cards, to be cropped to a circle."""
    ground = rectangle((0, 0, 160, 160), 0, SEA) + rays(80, 84, 130, "#ffffff", 0.1)
    return document(ground + place_motif("face", Square(18, 20, 124)), 160, 160)


def face_emoji() -> str:
    """Draw the bot's face as an emoji."""
    return document(circle(64, 64, 61, SEA, 6) + place_motif("face", Square(8, 8, 112)), 128, 128)


BANNER_CARDS: Final = ("green", "rosie", "skull_king", "mermaid", "black")
"""The fan of cards on the banner, from left to right: numbers by suit, characters by motif."""


def banner() -> str:
    """Draw the banner of the bot's profile, 680 by 240, empty where Discord puts the face."""
    sea = rectangle((0, 0, 680, 240), 0, SEA) + rays(470, 150, 520, "#ffffff", 0.07)
    waves, foam = path(_build_waves(196), "#0c4153"), path(_build_waves(216), "#093343")
    fan = "".join(_draw_fan_card(name, place - 2) for place, name in enumerate(BANNER_CARDS))
    edge = f' stroke="{INK}" stroke-width="12" paint-order="stroke" stroke-linejoin="round"'
    title = text("Yo-ho-ho!", 130, 92, 50, CREAM, more=edge)
    return document(sea + waves + fan + foam + title, 680, 240)


def _build_waves(height: float) -> str:
    """Return the path of the sea below `height`, with waves on its surface."""
    crests = "".join(f"T{x} {height}" for x in range(112, 729, 56))
    return f"M0 {height}Q28 {height - 18} 56 {height}{crests}V240H0Z"


def _draw_fan_card(name: str, place: int) -> str:
    """Draw a card of the fan; clip ids may repeat, because all cards share one clip path."""
    if name in SUITS:
        card = cards.number(name, 14, pays=True)
    else:
        card = cards.special(name, "pirate" if name == "rosie" else name)
    move = f"translate(476 560) rotate({place * 10.5:g}) translate(-62 -512) scale(.62)"
    return f'<g transform="{move}">{card}</g>'
