"""Cards in words: long for lists, short for buttons, with their symbol in running text."""

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
"""What the emoji of each card is called, by deck."""
_ALIKE: Final = frozenset({"escape", "mermaid", "loot"})
"""Kinds whose cards nobody tells apart; so are the older edition's pirates, which have no names."""
NAMED: Final = frozenset(
    CODES.index(f"pirate-{name}") for name in ("rosie", "bendt", "rascal", "juanita", "harry")
)
"""Pirates with a name, too long for a button."""

SMALL_LETTERS: Final = 34
"""Letters of the usual size that fit a phone's line."""
LARGE_LETTERS: Final = 24
"""Large letters that fit a phone's line."""

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


def picture(card: Card, t: Texts) -> str:
    """The card's emoji; "" where it is not shown."""
    return t.emoji(_PICTURES[t.deck or "modern"][card])


def drawing(card: Card, t: Texts) -> str:
    """What the card's drawing is called."""
    return _PICTURES[t.deck or "modern"][card]


def written(card: Card, t: Texts) -> str:
    """What is written on the card besides its number: the letter of its suit, or its name."""
    return t(f"suit-{SUITS[SUIT[card]]}-letter") if KIND[card] == NUMBER else short(card, t)


def symbol(card: Card, t: Texts) -> str:
    """What stands for the card beside its name: its emoji, else the sign of its suit or its kind.

    A declared wild card keeps its own sign.
    """
    if shown := picture(card, t):
        return shown
    if KIND[card] == NUMBER:
        return SYMBOLS[SUITS[SUIT[card]]]
    return SYMBOLS[KINDS[KIND[HELD[card]]]]


def short(card: Card, t: Texts) -> str:
    """The card in as few letters as one types: `G7`, `Rosie`, `Escape`."""
    if KIND[card] == NUMBER:
        return f"{t(f'suit-{SUITS[SUIT[card]]}-letter')}{RANK[card]}"
    return t(f"card-{_key(card)}-short") if card in NAMED else t(f"card-{_key(card)}")


def name(card: Card, t: Texts) -> str:
    """The card in few words beside its symbol: `Green 7`, `Rosie`, `Escape`."""
    return full(card, t) if KIND[card] == NUMBER else short(card, t)


def suit_sign(suit: int, t: Texts) -> str:
    """What stands for a suit: its emoji, else its sign."""
    return t.emoji(f"suit_{SUITS[suit]}") or SYMBOLS[SUITS[suit]]


def label(card: Card, t: Texts) -> str:
    """The card beside its symbol on a button, and in a sentence: of a pirate with a name, that it is one."""
    return _introduced(card, name(card, t), t)


def _introduced(card: Card, said: str, t: Texts) -> str:
    """A card as it is `said`; of one that is called as people are, that it is a pirate."""
    return t("sk-pirate-named", card=said) if card in NAMED else said


def face(card: Card, t: Texts) -> str:
    """The card in a sentence, symbol and all; its name is never broken over two lines. In words, in full."""
    if t.in_words:
        return full(card, t)
    return _beside(card, label(card, t), t)


def _beside(card: Card, said: str, t: Texts) -> str:
    """The card's symbol and what is `said` of it, which is never broken over two lines."""
    named = said.replace(" ", "\u00a0")
    # A line breaks beside an emoji whatever stands there: a no-break space would begin the next one.
    return f"{shown} {named}" if (shown := picture(card, t)) else f"{symbol(card, t)}\u00a0{named}"


def shown(card: Card, t: Texts) -> str:
    """The card where it is looked at: its emoji alone, else as in a sentence."""
    return picture(card, t) or face(card, t)


def faces(cards: Iterable[Card], t: Texts) -> str:
    """Several cards in running text."""
    return (", " if t.in_words else " · ").join(face(card, t) for card in cards)


def free(cards: Iterable[Card], playable: Collection[Card]) -> list[Card]:
    """Those that may be played, in any role; all of them where it is not said which."""
    return [
        card for card in cards if not playable or any(role in playable for role in ROLES.get(card, (card,)))
    ]


def spread(cards: Sequence[Card], t: Texts) -> str:
    """A hand to look at: numbers as large emojis, specials with their names; "" where an emoji is missing."""
    if not cards or not all(picture(card, t) for card in cards):
        return ""
    lines = []
    for numbers, run in groupby(cards, lambda card: KIND[card] == NUMBER):
        if numbers:
            rows = pictures.parted(list(run), lambda card: SUIT[card])
            lines += [pictures.large([picture(card, t) for card in row]) for row in rows]
        else:
            named = [_with_name(card, t) for card in run]
            lines += [f"### {line}" for line in _filled(named, "\u2003", LARGE_LETTERS)]
    return "\n".join(lines)


def _filled(said: Iterable[str], between: str, room: int) -> list[str]:
    """Cards with their names, as many beside each other as a phone's line has room for.

    So that no line ends between an emoji and its name: it counts as much as three letters.
    """
    lines: list[str] = []
    for one in said:
        together = f"{lines[-1]}{between}{one}" if lines else one
        if lines and len(MARKUP.sub("___", together)) <= room:
            lines[-1] = together
        else:
            lines.append(one)
    return lines


def _with_name(card: Card, t: Texts) -> str:
    return f"{picture(card, t)} " + label(card, t).replace(" ", "\u00a0")


def grouped(cards: Sequence[Card], t: Texts, *, parted: bool = False, named: bool = True) -> str:
    """Many cards: a line for each suit, with its name once, and a line for the specials.

    `parted`: numbers in order, and what follows each other in short; specials with their names. Where there
    are emojis, suits and specials are shown by those alone unless they are `named`.
    """
    lines = []
    for suit, key in enumerate(SUITS):
        if ranks := [RANK[card] for card in cards if SUIT[card] == suit]:
            said = ", ".join(_runs(sorted(ranks))) if parted else " · ".join(map(str, ranks))
            name_of = f"\u00a0{t(f'suit-{key}')}" if named or not t.emoji(f"suit_{key}") else ""
            lines.append(f"{suit_sign(suit, t)}{name_of}\u2002**{said}**")
    specials = [card for card in cards if KIND[card] != NUMBER]
    if not parted or not (named or any(not picture(card, t) for card in specials)):
        signs = (face(card, t) if named else picture(card, t) for card in specials)
        told = _counted(signs)
        return "\n".join([*lines, *([" · ".join(told)] if told else [])])
    told = _counted(f"{symbol(card, t)}\u00a0{name(card, t)}".replace(" ", "\u00a0") for card in specials)
    return "\n".join([*lines, *_filled(told, "\u2003", SMALL_LETTERS)])


def _counted(said: Iterable[str]) -> list[str]:
    """Cards, each once, what is there several times with its number."""
    return [f"{one}\u00a0×{many}" if many > 1 else one for one, many in Counter(said).items()]


def _runs(ranks: Sequence[int]) -> Iterator[str]:
    """Numbers in order; three and more that follow each other by the first and the last: `1–5`."""
    for _, run in groupby(enumerate(ranks), lambda one: one[1] - one[0]):
        first, *others = (rank for _, rank in run)
        if len(others) > 1:
            yield f"{first}–{others[-1]}"
        else:
            yield from map(str, (first, *others))


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
        said = t("card-number", suit=t(f"suit-{SUITS[SUIT[card]]}-of"), number=str(RANK[card]))
        return said[0].upper() + said[1:]
    return t(f"card-{_key(card)}")


def _key(card: Card) -> str:
    kind = KINDS[KIND[card]]
    nameless = kind in _ALIKE or (KIND[card] == PIRATE and CODES[card][-1].isdigit())
    return kind if nameless and HELD[card] not in ROLES else CODES[card].replace(":", "-")
