"""One-line explanations of the special cards in a hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.present.skull_king.cards import full_name
from bot.texts.sentences import Texts
from engine.skull_king.cards import (
    CODES,
    ESCAPE,
    HELD,
    KIND,
    KINDS,
    KING,
    KRAKEN,
    LOOT,
    MERMAID,
    NUMBER,
    PIRATE,
    WHALE,
    WILD,
    Card,
)

MOST: Final = 3
"""Most lines shown at once, so that a panel stays short; its menu opens a summary of all rules."""
_RAREST: Final[Mapping[int, int]] = {
    kind: place for place, kind in enumerate((KRAKEN, WHALE, LOOT, WILD, KING, MERMAID, PIRATE, ESCAPE))
}
"""Sort key of each kind of special card: the kinds that players meet least often come first."""


def gloss(card: Card, t: Texts) -> str:
    """Return in a few words what a card does in a trick; "" for a number card."""
    kind = KIND[HELD[card]]
    return "" if kind == NUMBER else t(f"sk-gloss-{KINDS[kind]}")


def glosses(cards: Sequence[Card], t: Texts, *, powers: Collection[Card]) -> list[str]:
    """Return one line for each kind of special card among `cards`, the rarest kinds first.

    For pirates in `powers`, whose powers may take effect, add what each does on taking a trick (SK-12).
    """
    first = {KIND[HELD[card]]: HELD[card] for card in reversed(cards) if KIND[HELD[card]] != NUMBER}
    shown = sorted(first, key=_RAREST.__getitem__)
    lines = [t("labelled", label=_kind_name(first[kind], t), text=gloss(first[kind], t)) for kind in shown]
    power_lines = [
        t("sk-gloss-power", told=t(f"help-power-{_pirate_key(card)}")) for card in cards if card in powers
    ]
    return [*lines, *power_lines][:MOST]


def _kind_name(card: Card, t: Texts) -> str:
    """Return the name that all cards of this kind share."""
    return t("card-pirate") if KIND[card] == PIRATE else full_name(card, t)


def _pirate_key(card: Card) -> str:
    """Return the personal name in a pirate's code."""
    return CODES[card].removeprefix("pirate-")
