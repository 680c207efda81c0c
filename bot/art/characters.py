"""Draw the characters of Skull King as cards and as emojis, in each edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.art import cards, emojis
from bot.art.motifs import Square, place_motif
from bot.art.palette import BRASS, GOLD, GROUNDS, INK, RIM
from bot.art.svg import circle, path

UPPER: Final = "M13 13H187V257Z"
"""The upper right half of a card's ground."""


class Character(NamedTuple):
    """The parts of a character's drawing.

    motif    the name of its shape in data/art
    ground   the name of its background colour
    ring     the colour of its medallion's rim: light if the ground is dark
    other    the name of a second background colour, for a character with two roles
    role     the motif in the corner for the role it was declared to have
    frame    the frame of its edition
    """

    motif: str
    ground: str
    ring: str = INK
    other: str = ""
    role: str = ""
    frame: cards.Frame = cards.MODERN


_MODERN: Final[Mapping[str, Character]] = {
    "skull_king": Character("skull_king", "skull_king", GOLD),
    **{name: Character(name, "pirate") for name in ("rosie", "bendt", "rascal", "juanita", "harry")},
    "tigress": Character("tigress", "pirate", other="escape"),
    "tigress_pirate": Character("tigress", "pirate", role="swords"),
    "tigress_escape": Character("tigress", "escape", role="white_flag"),
    "mermaid": Character("mermaid", "mermaid"),
    "escape": Character("escape", "escape"),
    "loot": Character("loot", "loot", RIM),
    "kraken": Character("kraken", "kraken", RIM),
    "white_whale": Character("white_whale", "white_whale", RIM),
    "graybeard": Character("graybeard", "graybeard", RIM),
}
_OLDER: Final[Mapping[str, Character]] = {
    "older_skull_king": Character("skull_king", "skull_king"),
    "older_pirate": Character("pirate", "pirate"),
    "older_mermaid": Character("mermaid", "mermaid"),
    "older_escape": Character("escape", "escape"),
    "scary_mary": Character("scary_mary", "scary_mary"),
    "scary_mary_pirate": Character("scary_mary", "pirate", role="swords"),
    "scary_mary_escape": Character("scary_mary", "escape", role="white_flag"),
}
CHARACTERS: Final[Mapping[str, Character]] = {
    **_MODERN,
    **{name: character._replace(ring=BRASS, frame=cards.OLDER) for name, character in _OLDER.items()},
}
"""All characters by the names of their drawings."""


def card(character: Character, name: str = "") -> str:
    """Draw the character's card, with its name if given."""
    behind = path(UPPER, GROUNDS[character.other]) if character.other else ""
    badge = ""
    if character.role:
        badge = circle(160, 46, 32, GROUNDS[character.ground], 6) + place_motif(
            character.role, Square(136, 22, 48), "emoji"
        )
    return cards.special(character.motif, character.ground, name, character.frame, behind, badge)


def emoji(character: Character) -> str:
    """Draw the character's emoji: a medallion."""
    behind, before = "", ""
    if character.other:
        behind = emojis.halves(GROUNDS[character.ground], GROUNDS[character.other])
    if character.role:
        before = circle(98, 96, 28, GROUNDS[character.ground], 5, RIM) + place_motif(
            character.role, Square(77, 75, 42), "emoji"
        )
    return emojis.medallion(character.motif, character.ground, character.ring, behind, before)
