"""The two editions as values: their cards, their numbers of players, their rule ids.

Rules never test which edition is played; they ask the edition for a deck, a table or a rule id.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.skull_king.cards import (
    CARD,
    CODES,
    KIND,
    KING,
    KRAKEN,
    MERMAID,
    PIRATE,
    ROLES,
    SCARY_MARY,
    WHALE,
    Card,
)


class RuleIds(NamedTuple):
    """The ids, in the edition's rule text, of the rules that both editions have."""

    deck: str
    seats: str
    lot: str
    sizes: str
    shuffle: str
    bid: str
    follow: str
    wild: str
    king: str
    mermaid_takes_king: str
    pirate: str
    wild_pirate: str
    mermaid: str
    trump: str
    suit: str
    escapes: str
    fixed: str


class Capture(NamedTuple):
    """A bonus for winning a trick that holds some of `cards` with a card of a certain kind.

    `per_card` says whether each captured card pays; None leaves that to the option character_bonus (R-SK-10).
    """

    rule: str
    cards: frozenset[Card]
    points: int
    per_card: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """One edition of the game.

    deck        every card of the base game; `expansions` has the groups of cards that a table may add
    seats       the possible numbers of players; with `ghost_with` of them Graybeard plays too (SK-10)
    free_leads  the kinds of card that cancel suit duty when they open a trick (SK-6.4)
    captures    by the kind of the winning card, the bonus for captured characters
    prizes      bonuses for single cards; `prize_rule` is their rule (SK-8.6)
    open        the options a table may choose, None for all; the others stay at their default
    """

    key: str
    deck: tuple[Card, ...]
    expansions: Mapping[str, tuple[Card, ...]]
    seats: tuple[int, ...]
    ghost_with: int | None
    free_leads: frozenset[int]
    captures: Mapping[int, Capture]
    prizes: Mapping[Card, int]
    prize_rule: str
    open: frozenset[str] | None
    rules: RuleIds

    def has_option(self, option: str) -> bool:
        """Return whether a table of this edition may choose that option (SKL-0.3)."""
        return self.open is None or option in self.open


def _cards(*codes: str) -> tuple[Card, ...]:
    return tuple(sorted(CARD[code] for code in codes))


def _suits(suits: tuple[str, ...], highest: int) -> tuple[str, ...]:
    return tuple(f"{suit}-{n}" for suit in suits for n in range(1, highest + 1))


_ESCAPES: Final = tuple(f"escape-{n}" for n in range(1, 6))
_MERMAIDS: Final = frozenset(card for card in range(len(CODES)) if KIND[card] == MERMAID)
_PIRATES: Final = frozenset(card for card in range(len(CODES)) if KIND[card] == PIRATE)
_KINGS: Final = frozenset(card for card in range(len(CODES)) if KIND[card] == KING)

MODERN: Final = Edition(
    key="modern",
    deck=_cards(
        *_suits(("green", "yellow", "purple", "black"), 14),
        *_ESCAPES,
        *(f"pirate-{pirate}" for pirate in ("rosie", "bendt", "rascal", "juanita", "harry")),
        "tigress",
        "skull-king",
        "mermaid-1",
        "mermaid-2",
    ),
    expansions={"loot": _cards("loot-1", "loot-2"), "kraken": _cards("kraken"), "whale": _cards("whale")},
    seats=(2, 3, 4, 5, 6, 7, 8),
    ghost_with=2,
    free_leads=frozenset({PIRATE, MERMAID, KING, KRAKEN, WHALE}),
    captures={
        PIRATE: Capture("SK-8.7", _MERMAIDS, 20),
        KING: Capture("SK-8.8", _PIRATES, 30),
        MERMAID: Capture("SK-8.9", _KINGS, 40),
    },
    prizes={CARD["green-14"]: 10, CARD["yellow-14"]: 10, CARD["purple-14"]: 10, CARD["black-14"]: 20},
    prize_rule="SK-8.6",
    open=None,
    rules=RuleIds(
        deck="SK-0.6",
        seats="SK-1.2",
        lot="SK-3.2",
        sizes="SK-4.3",
        shuffle="SK-4.2",
        bid="SK-5.2",
        follow="SK-6.2",
        wild="SK-6.6",
        king="SK-7.4",
        mermaid_takes_king="SK-7.4",
        pirate="SK-7.5",
        wild_pirate="SK-7.5",
        mermaid="SK-7.6",
        trump="SK-7.7",
        suit="SK-7.8",
        escapes="SK-7.9",
        fixed="SK-0.3",
    ),
)

LEGACY: Final = Edition(
    key="legacy",
    deck=_cards(
        *_suits(("yellow", "red", "blue", "black"), 13),
        *_ESCAPES,
        *(f"pirate-{n}" for n in range(1, 6)),
        "scary-mary",
        "skull-king",
        "mermaid-1",
        "mermaid-2",
    ),
    expansions={},
    seats=(2, 3, 4, 5, 6),
    ghost_with=None,
    free_leads=frozenset(),
    captures={
        # R-SKL-07: against the king Scary Mary is a pirate even when she was played as an escape.
        KING: Capture("SKL-6.6", _PIRATES | frozenset(ROLES[SCARY_MARY]), 30, per_card=True),
        MERMAID: Capture("SKL-6.7", _KINGS, 50, per_card=True),
    },
    prizes={},
    prize_rule="SKL-6.8",
    open=frozenset({"edition", "tie_break"}),
    rules=RuleIds(
        deck="SKL-0.1",
        seats="SKL-1.1",
        lot="SKL-1.4",
        sizes="SKL-1.2",
        shuffle="SKL-1.3",
        bid="SKL-2.2",
        follow="SKL-4.1",
        wild="SKL-5.5",
        king="SKL-5.6",
        mermaid_takes_king="SKL-5.3",
        pirate="SKL-5.4",
        wild_pirate="SKL-5.5",
        mermaid="SKL-5.3",
        trump="SKL-5.1",
        suit="SKL-5.1",
        escapes="SKL-5.2",
        fixed="SKL-0.3",
    ),
)

EDITIONS: Final[Mapping[str, Edition]] = {edition.key: edition for edition in (MODERN, LEGACY)}
