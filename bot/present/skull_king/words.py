"""Skull King in words: cards, reasons, options. All sentences come from the locale files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.i18n import Texts
from bot.present.presenter import Setting, SettingChoice, plain, signed, who
from bot.table import Seen
from engine.core import Seat
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
    RANK,
    SUIT,
    SUITS,
    TRUMP,
    WHALE,
    WILD,
    Card,
)
from engine.skull_king.options import Options
from engine.skull_king.public import Bonus, Trick

SYMBOLS: Final[Mapping[str, str]] = {
    "green": "🦜",
    "yellow": "🪙",
    "purple": "🟪",
    "black": "🏴‍☠️",
    "red": "🔺",
    "blue": "🔷",
    "escape": "🏳️",
    "pirate": "⚔️",
    "mermaid": "🧜",
    "king": "👑",
    "wild": "🐯",
    "kraken": "🦑",
    "whale": "🐋",
    "loot": "💰",
}


STRENGTH: Final[Mapping[int, int]] = {
    KING: 7,
    PIRATE: 6,
    WILD: 5,
    MERMAID: 4,
    NUMBER: 3,
    KRAKEN: 2,
    WHALE: 2,
    LOOT: 1,
    ESCAPE: 0,
}
"""What a player puts first in a hand: what usually wins."""


def symbol(card: Card) -> str:
    """The card's sign: its suit's, or its kind's; a declared wild card keeps its own."""
    if KIND[card] == NUMBER:
        return SYMBOLS[SUITS[SUIT[card]]]
    return SYMBOLS[KINDS[KIND[HELD[card]]]]


def short(card: Card, t: Texts) -> str:
    """The card without its symbol, for a button: `G7`, `Rosie`, `Escape`."""
    if KIND[card] == NUMBER:
        return f"{t(f'suit-{SUITS[SUIT[card]]}-letter')}{RANK[card]}"
    return t(f"card-{_key(card)}")


def face(card: Card, t: Texts) -> str:
    """The card in running text, symbol and all; never broken over two lines."""
    return f"{symbol(card)}\u00a0{short(card, t)}".replace(" ", "\u00a0")


def faces(cards: Sequence[Card], t: Texts) -> str:
    """Several cards in running text."""
    return " · ".join(face(card, t) for card in cards)


def ordered(hand: Sequence[Card], order: str) -> list[Card]:
    """A hand as its player likes it: by suit, specials last, or the strongest cards first."""
    if order == "suit":
        return list(hand)
    return sorted(
        hand, key=lambda card: (-STRENGTH[KIND[HELD[card]]], SUIT[card] != TRUMP, -RANK[card], card)
    )


def full(card: Card, t: Texts) -> str:
    """The card in words only: `Green 7`."""
    if KIND[card] == NUMBER:
        return t("card-number", suit=t(f"suit-{SUITS[SUIT[card]]}"), number=str(RANK[card]))
    return t(f"card-{_key(card)}")


def _key(card: Card) -> str:
    code = CODES[card].replace(":", "-")
    kind = KINDS[KIND[card]]
    if KIND[HELD[card]] != KIND[card]:
        return code
    return kind if kind in ("escape", "mermaid", "loot") else code


def reason(seen: Seen, trick: Trick, t: Texts) -> str:
    """Who took a trick and why, in one sentence."""
    if trick.winner is None:
        return t(
            "why-destroyed-kraken" if trick.rule == "SK-7.2" else "why-destroyed-whale",
            next=who(seen, trick.next_leader),
        )
    card = next(card for seat, card in trick.plays if seat == trick.winner)
    kinds = [KIND[played] for _, played in trick.plays]
    return t(f"why-{_why(trick, card, kinds)}", winner=who(seen, trick.winner), card=face(card, t))


def _why(trick: Trick, card: Card, kinds: Sequence[int]) -> str:
    kind = KIND[card]
    if trick.rule == "SK-7.3":
        return "whale"
    if kind == KING:
        return "king-pirate" if PIRATE in kinds else "king"
    if kind == MERMAID:
        return "mermaid-king" if KING in kinds else "mermaid-first" if kinds.count(MERMAID) > 1 else "mermaid"
    if kind == PIRATE:
        return "pirate-first" if kinds.count(PIRATE) > 1 else "pirate"
    if kind == NUMBER:
        if SUITS[SUIT[card]] == "black":
            return "trump"
        return "suit" if kinds.count(NUMBER) > 1 else "only-number"
    return "escapes"


def bonus_words(bonus: Bonus, t: Texts) -> str:
    """One captured bonus with its reason and points: `Skull King captured +40`."""
    cards = faces(bonus.cards, t)
    return t("bonus-captured", cards=cards, points=signed(bonus.points))


def pending_bonuses(trick: Trick, t: Texts) -> str:
    """What a finished trick will bring its winner if the bid is exact; "" when nothing."""
    if not trick.bonuses:
        return ""
    words = ", ".join(bonus_words(bonus, t) for bonus in trick.bonuses)
    text = t("bonus-if-exact", bonuses=words)
    if trick.other_count is not None:
        paid = next(bonus.points for bonus in trick.bonuses if len(bonus.cards) > 1)
        counting = "per-trick" if paid < trick.other_count else "per-card"
        text += " " + t(f"bonus-counting-{counting}", other=signed(trick.other_count))
    return text


def plays(seen: Seen, played: Sequence[tuple[Seat, Card]], t: Texts) -> str:
    """The cards of a trick in order, each with its player, on one line."""
    return " → ".join(f"{who(seen, seat)}\u00a0{face(card, t)}" for seat, card in played)


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """The options in force, in plain words, for `seats` players."""
    terms = Options.of(options, seats)
    rounds = terms.rounds(seats)
    words = [
        t("rules-length", rounds=len(rounds), first=rounds[0], last=rounds[-1]),
        t(f"rules-scoring-{terms.scoring}"),
        t(f"rules-captures-{terms.character_bonus}"),
    ]
    return " · ".join(words)


def settings(options: Mapping[str, Any], t: Texts) -> tuple[Setting, ...]:
    """What the host may choose: how captured characters are counted (R-SK-10)."""
    present = options.get("character_bonus", "per_trick")
    choices = tuple(
        SettingChoice(value, t(f"option-captures-{value}"), t(f"option-captures-{value}-why"))
        for value in ("per_trick", "per_card")
    )
    return (Setting("character_bonus", t("option-captures"), present, choices),)


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """About how long a match takes: eight seconds a card for a person, two for a robot, a pause a round."""
    seats = min(max(people + robots, 3), 8)
    rounds = Options.of(options, seats).rounds(seats)
    return round((sum(rounds) * (8 * people + 2 * (seats - people)) + 45 * len(rounds)) / 60)


NUMBER_RULES: Final = frozenset({"SK-5.2", "SKL-2.2", "SK-12.2", "SK-12.5", "SK-12.7"})
"""Rules whose refusal leaves numbers, not cards."""


def cards(rule: str, items: Sequence[int], t: Texts) -> str:
    """What a refusal by `rule` leaves to choose from: cards by name, bids and the like as numbers."""
    if rule in NUMBER_RULES:
        return ", ".join(plain(item) for item in items)
    return ", ".join(full(card, t) for card in items)
