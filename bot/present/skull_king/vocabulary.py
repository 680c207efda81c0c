"""What every card may be called by somebody who types it: in one language, with its sign, in any order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

from bot.present.skull_king.cards import SYMBOLS, full, short
from bot.texts.sentences import Texts, texts
from engine.skull_king.cards import (
    CARD,
    CODES,
    HELD,
    KIND,
    KINDS,
    NUMBER,
    PIRATE,
    RANK,
    ROLES,
    SUIT,
    SUITS,
    WILD,
    Card,
)
from engine.skull_king.editions import EDITIONS

NAMELESS: Final = tuple(card for name, card in CARD.items() if name.removeprefix("pirate-").isdecimal())
"""Pirates of whom nobody has said which one they are; the modern edition has as many, all of them named."""

_ELIDED: Final = re.compile(r"\b([ld])['’](?=\w)", re.IGNORECASE)
_UNSEEN: Final = re.compile("[\u200d\ufe0e\ufe0f]")
_SIGNS: Final[Mapping[str, str]] = {
    **{_UNSEEN.sub("", sign): f" sign{key} " for key, sign in SYMBOLS.items()},
    "🏴": " signblack ",
}
"""What a sign becomes before anything that is no letter goes; longer ones first, as they stand here."""


@cache
def lexicon(edition: str, locale: str) -> Mapping[str, tuple[Card, ...]]:
    """By name, squeezed: the cards it can mean; those said in full before those that only share a kind."""
    found: dict[str, tuple[Card, ...]] = {}
    wild = tuple(dict.fromkeys(HELD[card] for card in playable(edition) if HELD[card] != card))
    for card in (*playable(edition), *NAMELESS, *wild):
        for name in names(card, locale):
            cards = found.get(name, ())
            if card not in cards:
                found[name] = (*cards, card)
    return found


@cache
def playable(edition: str) -> tuple[Card, ...]:
    """Every card of an edition as it is played, expansions too; specials first, high numbers before low."""
    rules = EDITIONS[edition]
    box = [*rules.deck, *(card for group in rules.expansions.values() for card in group)]
    played = [role for card in box for role in ROLES.get(card, (card,))]
    return tuple(sorted(played, key=lambda card: (KIND[card] == NUMBER, -RANK[card], card)))


@cache
def names(card: Card, locale: str) -> tuple[str, ...]:
    """Everything a card may be called in a language, squeezed: with its sign or without, in any order."""
    t = texts(locale)
    sign = squeezed(SYMBOLS[SUITS[SUIT[card]] if KIND[card] == NUMBER else KINDS[KIND[HELD[card]]]])
    if KIND[card] == NUMBER:
        rank, suit = str(RANK[card]), _suit(SUITS[SUIT[card]], locale)
        orders = ((one + rank, rank + one, sign + one + rank) for one in (*suit, sign))
        return tuple(dict.fromkeys(name for order in orders for name in order))
    said = [short(card, t), full(card, t), CODES[card]]
    kind = KINDS[KIND[card]]
    if HELD[card] != card:
        wilds = [full(HELD[card], t), *_also(CODES[HELD[card]], t)]
        roles = [t(f"card-{kind}"), *_also(kind, t), SYMBOLS[kind]]
        said += [f"{one} {two}" for pair in product(wilds, roles) for one, two in (pair, pair[::-1])]
        said += [f"{SYMBOLS['wild']} {role}" for role in roles]
    elif KIND[card] == PIRATE and card not in NAMELESS:
        said += _also(CODES[card], t)
        said += [f"{t('card-pirate')} {one}" for one in said[:2]]
    else:
        said += _also(CODES[card] if KIND[card] == WILD else kind, t)
        said.append(SYMBOLS[kind])
    forms = [form for one in said for form in _forms(one, locale)]
    return tuple(dict.fromkeys([*forms, *(sign + form for form in forms)]))


@cache
def _suit(suit: str, locale: str) -> tuple[str, ...]:
    """What a suit may be called, squeezed."""
    t = texts(locale)
    called = [t(f"suit-{suit}-letter"), t(f"suit-{suit}"), suit, *_also(suit, t)]
    return tuple(dict.fromkeys(form for one in called for form in _forms(one, locale)))


@cache
def _forms(name: str, locale: str) -> tuple[str, ...]:
    """A name squeezed, as it is and without articles and the like, and for several of the kind."""
    words = words_of(name)
    ones = "".join(words), "".join(word for word in words if word not in fillers(locale))
    return tuple(one + ending for one in ones for ending in ("", "s", "es"))


def _also(key: str, t: Texts) -> list[str]:
    """Other words for a suit or a card."""
    return [word.strip() for word in t(f"also-{key}").split(",")]


@cache
def fillers(locale: str) -> frozenset[str]:
    """Articles and other small words that say nothing about a card."""
    return frozenset(flat(word) for word in texts(locale)("also-fillers").split(","))


def words_of(text: str) -> list[str]:
    """The words of a piece, signs among them, each squeezed to letters and digits."""
    plain = _UNSEEN.sub("", text)
    for sign, word in _SIGNS.items():
        plain = plain.replace(sign, word)
    return [word for word in map(flat, _ELIDED.sub(r"\1 ", plain).split()) if word]


def squeezed(text: str) -> str:
    """A piece without anything but letters and digits."""
    return "".join(words_of(text))


def flat(word: str) -> str:
    """Letters and digits only, without case or accents: what two spellings of a name have in common."""
    bare = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in bare if char.isalnum() and not unicodedata.combining(char))
