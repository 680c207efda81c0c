"""Names of cards: long for lists, short for buttons, with a symbol in running text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.art import catalogue
from bot.present import pictures
from bot.texts.emojis import MARKUP
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
    RANK,
    ROLES,
    SUIT,
    SUITS,
    TRUMP,
    WHALE,
    WILD,
    Card,
)

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
_PICTURES: Final[Mapping[str, tuple[str, ...]]] = {
    deck: tuple(catalogue.skull_king(code, deck) for code in CODES) for deck in ("modern", "legacy")
}
"""Name of each card's emoji, by deck."""
_ALIKE: Final = frozenset({"escape", "mermaid", "loot"})
"""Kinds whose cards are interchangeable, as are the older edition's nameless pirates."""
NAMED: Final = frozenset(
    CODES.index(f"pirate-{name}") for name in ("rosie", "bendt", "rascal", "juanita", "harry")
)
"""Pirates with a personal name, whose full names are too long for buttons."""

SMALL_LETTERS: Final = 34
"""Letters of ordinary size that fit on one line of a phone."""
LARGE_LETTERS: Final = 24
"""Large letters that fit on one line of a phone."""

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
"""Sort key of each kind when a hand is sorted by strength; kinds that usually win are highest."""


def picture(card: Card, t: Texts) -> str:
    """Return the card's emoji, or "" where the emoji is not available."""
    return t.emoji(_PICTURES[t.deck or "modern"][card])


def drawing(card: Card, t: Texts) -> str:
    """Return the name of the card's drawing in the art catalogue."""
    return _PICTURES[t.deck or "modern"][card]


def printed_text(card: Card, t: Texts) -> str:
    """Return the text on the card besides its number: the letter of its suit, or the card's name."""
    return t(f"suit-{SUITS[SUIT[card]]}-letter") if KIND[card] == NUMBER else short(card, t)


def symbol(card: Card, t: Texts) -> str:
    """Return the symbol shown beside a card's name: its emoji, else the sign of its suit or kind.

    A declared wild card keeps the sign of a wild card.
    """
    if shown := picture(card, t):
        return shown
    if KIND[card] == NUMBER:
        return SYMBOLS[SUITS[SUIT[card]]]
    return SYMBOLS[KINDS[KIND[HELD[card]]]]


def short(card: Card, t: Texts) -> str:
    """Return the short form that people type: `G7`, `Rosie`, `Escape`."""
    if KIND[card] == NUMBER:
        return f"{t(f'suit-{SUITS[SUIT[card]]}-letter')}{RANK[card]}"
    return t(f"card-{_key(card)}-short") if card in NAMED else t(f"card-{_key(card)}")


def name(card: Card, t: Texts) -> str:
    """Return the card's name as it stands beside its symbol: `Green 7`, `Rosie`, `Escape`."""
    return full_name(card, t) if KIND[card] == NUMBER else short(card, t)


def suit_sign(suit: int, t: Texts) -> str:
    """Return the symbol of a suit: its emoji, else its sign."""
    return t.emoji(f"suit_{SUITS[suit]}") or SYMBOLS[SUITS[suit]]


def label(card: Card, t: Texts) -> str:
    """Return the card's name for buttons and sentences; a named pirate is introduced as a pirate."""
    return _introduced(card, name(card, t), t)


def _introduced(card: Card, card_name: str, t: Texts) -> str:
    """Return `card_name`; a pirate with a personal name is introduced as a pirate."""
    return t("sk-pirate-named", card=card_name) if card in NAMED else card_name


def face(card: Card, t: Texts) -> str:
    """Return the card for a sentence: its symbol, then its name, joined without a line break.

    In words-only style, return only the full name.
    """
    if t.in_words:
        return full_name(card, t)
    return _beside(card, label(card, t), t)


def _beside(card: Card, said: str, t: Texts) -> str:
    """Return the card's symbol followed by `said`, joined by no-break spaces."""
    named = said.replace(" ", "\u00a0")
    # Discord breaks lines beside an emoji even at a no-break space, which would then begin the next line.
    return f"{shown} {named}" if (shown := picture(card, t)) else f"{symbol(card, t)}\u00a0{named}"


def display_face(card: Card, t: Texts) -> str:
    """Return the card for display: its emoji alone, else symbol and name as in a sentence."""
    return picture(card, t) or face(card, t)


def faces(cards: Iterable[Card], t: Texts) -> str:
    """Return several cards for running text, separated by commas in words and by dots otherwise."""
    return (", " if t.in_words else " · ").join(face(card, t) for card in cards)


def playable_cards(cards: Iterable[Card], playable: Collection[Card]) -> list[Card]:
    """Return the cards that may be played in any role; all cards if `playable` is empty."""
    return [
        card for card in cards if not playable or any(role in playable for role in ROLES.get(card, (card,)))
    ]


def spread(cards: Sequence[Card], t: Texts) -> str:
    """Return a hand as large emojis, special cards with their names; "" if any emoji is missing."""
    if not cards or not all(picture(card, t) for card in cards):
        return ""
    lines = []
    for numbers, run in groupby(cards, lambda card: KIND[card] == NUMBER):
        if numbers:
            rows = pictures.split_rows(list(run), lambda card: SUIT[card])
            lines += [pictures.emoji_heading([picture(card, t) for card in row]) for row in rows]
        else:
            named = [_with_name(card, t) for card in run]
            lines += [f"### {line}" for line in _filled(named, "\u2003", LARGE_LETTERS)]
    return "\n".join(lines)


def _filled(entries: Iterable[str], between: str, room: int) -> list[str]:
    """Return the named cards in lines, as many on each as a phone's line has room for.

    No line may end between an emoji and its name; an emoji counts as three letters.
    """
    lines: list[str] = []
    for entry in entries:
        together = f"{lines[-1]}{between}{entry}" if lines else entry
        if lines and len(MARKUP.sub("___", together)) <= room:
            lines[-1] = together
        else:
            lines.append(entry)
    return lines


def _with_name(card: Card, t: Texts) -> str:
    return f"{picture(card, t)} " + label(card, t).replace(" ", "\u00a0")


def suit_lines(cards: Sequence[Card], t: Texts, *, parted: bool = False, named: bool = True) -> str:
    """Return many cards as text: a line for each suit with its name, then the special cards.

    With `parted`, numbers are sorted, runs are shortened, and special cards carry their names. Unless
    `named`, available emojis replace the names of suits and special cards.
    """
    lines = []
    for suit, key in enumerate(SUITS):
        if ranks := [RANK[card] for card in cards if SUIT[card] == suit]:
            numbers = ", ".join(_runs(sorted(ranks))) if parted else " · ".join(map(str, ranks))
            name_of = f"\u00a0{t(f'suit-{key}')}" if named or not t.emoji(f"suit_{key}") else ""
            lines.append(f"{suit_sign(suit, t)}{name_of}\u2002**{numbers}**")
    specials = [card for card in cards if KIND[card] != NUMBER]
    if not parted or not (named or any(not picture(card, t) for card in specials)):
        signs = (face(card, t) if named else picture(card, t) for card in specials)
        counted = _counted(signs)
        return "\n".join([*lines, *([" · ".join(counted)] if counted else [])])
    counted = _counted(f"{symbol(card, t)}\u00a0{name(card, t)}".replace(" ", "\u00a0") for card in specials)
    return "\n".join([*lines, *_filled(counted, "\u2003", SMALL_LETTERS)])


def _counted(entries: Iterable[str]) -> list[str]:
    """Return each distinct entry once, with its count if it occurs several times."""
    return [f"{entry}\u00a0×{count}" if count > 1 else entry for entry, count in Counter(entries).items()]


def _runs(ranks: Sequence[int]) -> Iterator[str]:
    """Yield sorted numbers, with three or more consecutive numbers as a range: `1–5`."""
    for _, run in groupby(enumerate(ranks), lambda pair: pair[1] - pair[0]):
        first, *others = (rank for _, rank in run)
        if len(others) > 1:
            yield f"{first}–{others[-1]}"
        else:
            yield from map(str, (first, *others))


def sort_hand(hand: Sequence[Card], order: str) -> list[Card]:
    """Return a hand in its player's order: by suit with specials last, or the strongest cards first."""
    if order == "suit":
        return list(hand)
    return sorted(
        hand, key=lambda card: (-STRENGTH[KIND[HELD[card]]], SUIT[card] != TRUMP, -RANK[card], card)
    )


def full_name(card: Card, t: Texts) -> str:
    """Return the card's name in words only: `Green 7`."""
    if KIND[card] == NUMBER:
        card_name = t("card-number", suit=t(f"suit-{SUITS[SUIT[card]]}-of"), number=str(RANK[card]))
        return card_name[0].upper() + card_name[1:]
    return t(f"card-{_key(card)}")


def _key(card: Card) -> str:
    kind = KINDS[KIND[card]]
    nameless = kind in _ALIKE or (KIND[card] == PIRATE and CODES[card][-1].isdigit())
    return kind if nameless and HELD[card] not in ROLES else CODES[card].replace(":", "-")
