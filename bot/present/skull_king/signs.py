"""Special cards in a sentence: their emojis where available, else plain signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.present.skull_king.cards import SYMBOLS, picture
from bot.texts.sentences import Texts
from engine.skull_king.cards import CARD, Card

_ALIKE: Final = {"escape": "escape-1", "mermaid": "mermaid-1", "king": "skull-king"}
_SPECIALS: Final[Mapping[str, Mapping[str, str]]] = {
    "modern": {
        **_ALIKE,
        "pirate": "pirate-rosie",
        "wild": "tigress",
        "kraken": "kraken",
        "whale": "whale",
        "loot": "loot-1",
    },
    "legacy": {**_ALIKE, "pirate": "pirate-1", "wild": "scary-mary"},
}
"""The card that represents each kind of special card, by deck."""
GHOST: Final = "👻"


def insert_emojis(text: str, t: Texts, pirate: Card | None = None) -> str:
    """Replace the signs in `text` with card emojis; `pirate` is the pirate card it is about, if any."""
    for kind, code in _SPECIALS[t.deck or "modern"].items():
        card = pirate if kind == "pirate" and pirate is not None else CARD[code]
        text = text.replace(SYMBOLS[kind], picture(card, t) or SYMBOLS[kind])
    return text


def ghost(t: Texts) -> str:
    """Return the symbol of Graybeard: his emoji, else his sign."""
    return t.emoji("graybeard") or GHOST
