"""What the special cards of a hand do, a short line each, for whoever meets them there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.present.skull_king.cards import full
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
"""Lines at once: a panel stays short, and its menu brings all rules in short."""
_RAREST: Final[Mapping[int, int]] = {
    kind: place for place, kind in enumerate((KRAKEN, WHALE, LOOT, WILD, KING, MERMAID, PIRATE, ESCAPE))
}


def gloss(card: Card, t: Texts) -> str:
    """What a card does in a trick, in a few words; "" for a number."""
    kind = KIND[HELD[card]]
    return "" if kind == NUMBER else t(f"sk-gloss-{KINDS[kind]}")


def glosses(cards: Sequence[Card], t: Texts, *, powers: Collection[Card]) -> list[str]:
    """What the special cards among these do, a line for each kind, those first that are met least.

    SK-12: of the pirates with `powers` that may work, also what they do if they take their trick.
    """
    first = {KIND[HELD[card]]: HELD[card] for card in reversed(cards) if KIND[HELD[card]] != NUMBER}
    shown = sorted(first, key=_RAREST.__getitem__)
    lines = [t("labelled", label=_called(first[kind], t), text=gloss(first[kind], t)) for kind in shown]
    used = [t("sk-gloss-power", told=t(f"help-power-{_name(card)}")) for card in cards if card in powers]
    return [*lines, *used][:MOST]


def _called(card: Card, t: Texts) -> str:
    """What all cards of its kind are called."""
    return t("card-pirate") if KIND[card] == PIRATE else full(card, t)


def _name(card: Card) -> str:
    return CODES[card].removeprefix("pirate-")
