"""The cards of both editions as small ints, and each card's properties (SK-0, SKL-0).

Every card of every deck has its own number, so an int means the same card whatever the edition. A wild
card (Tigress, Scary Mary) has three: as held, and as played in each of its two roles.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.tricks import Suit, suits

Card: TypeAlias = int

SUITS: Final = ("green", "yellow", "purple", "black", "red", "blue")
GREEN, YELLOW, PURPLE, BLACK, RED, BLUE = range(6)
TRUMP: Final = BLACK

NUMBER, ESCAPE, PIRATE, MERMAID, KING, WILD, KRAKEN, WHALE, LOOT = range(9)
KINDS: Final = ("number", "escape", "pirate", "mermaid", "king", "wild", "kraken", "whale", "loot")

CODES: Final[tuple[str, ...]] = (
    *(f"{suit}-{n}" for suit in SUITS[:4] for n in range(1, 15)),
    *(f"{suit}-{n}" for suit in SUITS[4:] for n in range(1, 14)),
    *(f"escape-{n}" for n in range(1, 6)),
    "pirate-rosie",
    "pirate-bendt",
    "pirate-rascal",
    "pirate-juanita",
    "pirate-harry",
    *(f"pirate-{n}" for n in range(1, 6)),
    "tigress",
    "scary-mary",
    "skull-king",
    "mermaid-1",
    "mermaid-2",
    "kraken",
    "whale",
    "loot-1",
    "loot-2",
    "tigress:pirate",
    "tigress:escape",
    "scary-mary:pirate",
    "scary-mary:escape",
)
CARD: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)}


def _kind(code: str) -> int:
    head = code.split("-")[0]
    if code.endswith(":pirate") or head == "pirate":
        return PIRATE
    if code.endswith(":escape") or head == "escape":
        return ESCAPE
    if head in SUITS:
        return NUMBER
    return {"tigress": WILD, "scary": WILD, "skull": KING, "mermaid": MERMAID, "kraken": KRAKEN}.get(
        head, WHALE if head == "whale" else LOOT
    )


KIND: Final[tuple[int, ...]] = tuple(map(_kind, CODES))
SUIT: Final[tuple[int, ...]] = tuple(
    SUITS.index(code.split("-")[0]) if kind == NUMBER else -1 for code, kind in zip(CODES, KIND, strict=True)
)
RANK: Final[tuple[int, ...]] = tuple(
    int(code.split("-")[1]) if kind == NUMBER else 0 for code, kind in zip(CODES, KIND, strict=True)
)
SUITED: Final[tuple[Suit, ...]] = suits(SUIT)
"""By suit: its cards, and what may be played where it must be followed, special cards included (SK-6.2)."""

ROSIE, BENDT, RASCAL, JUANITA, HARRY = (
    CARD[f"pirate-{p}"] for p in ("rosie", "bendt", "rascal", "juanita", "harry")
)
TIGRESS, SCARY_MARY, SKULL_KING = CARD["tigress"], CARD["scary-mary"], CARD["skull-king"]

LEVIATHANS: Final = frozenset(card for card, kind in enumerate(KIND) if kind in (KRAKEN, WHALE))
LOOTS: Final = frozenset(card for card, kind in enumerate(KIND) if kind == LOOT)

ROLES: Final[dict[Card, tuple[Card, Card]]] = {
    wild: (CARD[f"{CODES[wild]}:pirate"], CARD[f"{CODES[wild]}:escape"]) for wild in (TIGRESS, SCARY_MARY)
}
"""By wild card as held, the card as played: (pirate, escape) (SK-6.6, SKL-5.5)."""

HELD: Final[tuple[Card, ...]] = tuple(CARD[code.split(":")[0]] for code in CODES)
"""By card as played, the card as held: itself, or the wild card behind a declared role."""
