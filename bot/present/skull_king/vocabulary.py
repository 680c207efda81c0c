"""All the names that people may type for a card: in one language, with its sign, in any order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

from bot.present.skull_king.cards import SYMBOLS, full_name, short
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
"""Pirates typed without a name; the modern edition has as many pirates, all of them named."""

_ELIDED: Final = re.compile(r"\b([ld])['’](?=\w)", re.IGNORECASE)
_UNSEEN: Final = re.compile("[\u200d\ufe0e\ufe0f]")
_SIGNS: Final[Mapping[str, str]] = {
    **{_UNSEEN.sub("", sign): f" sign{key} " for key, sign in SYMBOLS.items()},
    "🏴": " signblack ",
}
"""Word that replaces each sign before all other symbols are dropped; longer signs come first."""


@cache
def lexicon(edition: str, locale: str) -> Mapping[str, tuple[Card, ...]]:
    """Return the cards that each squeezed name can mean; full names precede names of whole kinds."""
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
    """Return each card of an edition as played, expansions included: specials first, then high numbers."""
    rules = EDITIONS[edition]
    box = [*rules.deck, *(card for group in rules.expansions.values() for card in group)]
    played = [role for card in box for role in ROLES.get(card, (card,))]
    return tuple(sorted(played, key=lambda card: (KIND[card] == NUMBER, -RANK[card], card)))


@cache
def names(card: Card, locale: str) -> tuple[str, ...]:
    """Return all squeezed names of a card in a language: with its sign or without, in any order."""
    t = texts(locale)
    sign = squeeze(SYMBOLS[SUITS[SUIT[card]] if KIND[card] == NUMBER else KINDS[KIND[HELD[card]]]])
    if KIND[card] == NUMBER:
        rank, suit = str(RANK[card]), _suit(SUITS[SUIT[card]], locale)
        orders = ((form + rank, rank + form, sign + form + rank) for form in (*suit, sign))
        return tuple(dict.fromkeys(name for order in orders for name in order))
    said = [short(card, t), full_name(card, t), CODES[card]]
    kind = KINDS[KIND[card]]
    if HELD[card] != card:
        wilds = [full_name(HELD[card], t), *_other_names(CODES[HELD[card]], t)]
        roles = [t(f"card-{kind}"), *_other_names(kind, t), SYMBOLS[kind]]
        said += [f"{left} {right}" for pair in product(wilds, roles) for left, right in (pair, pair[::-1])]
        said += [f"{SYMBOLS['wild']} {role}" for role in roles]
    elif KIND[card] == PIRATE and card not in NAMELESS:
        said += _other_names(CODES[card], t)
        said += [f"{t('card-pirate')} {form}" for form in said[:2]]
    else:
        said += _other_names(CODES[card] if KIND[card] == WILD else kind, t)
        said.append(SYMBOLS[kind])
    forms = [form for name in said for form in _forms(name, locale)]
    return tuple(dict.fromkeys([*forms, *(sign + form for form in forms)]))


@cache
def _suit(suit: str, locale: str) -> tuple[str, ...]:
    """Return the squeezed names of a suit."""
    t = texts(locale)
    suit_names = [t(f"suit-{suit}-letter"), t(f"suit-{suit}"), suit, *_other_names(suit, t)]
    return tuple(dict.fromkeys(form for name in suit_names for form in _forms(name, locale)))


@cache
def _forms(name: str, locale: str) -> tuple[str, ...]:
    """Return a squeezed name with and without its articles, each in singular and plural."""
    words = words_of(name)
    ones = "".join(words), "".join(word for word in words if word not in fillers(locale))
    return tuple(one + ending for one in ones for ending in ("", "s", "es"))


def _other_names(key: str, t: Texts) -> list[str]:
    """Return further names of a suit or a card, from the locale."""
    return [word.strip() for word in t(f"also-{key}").split(",")]


@cache
def fillers(locale: str) -> frozenset[str]:
    """Return articles and other small words, which typed names may contain."""
    return frozenset(normalize_word(word) for word in texts(locale)("also-fillers").split(","))


def words_of(text: str) -> list[str]:
    """Return the words of a piece of text, signs included, each squeezed to letters and digits."""
    plain = _UNSEEN.sub("", text)
    for sign, word in _SIGNS.items():
        plain = plain.replace(sign, word)
    return [word for word in map(normalize_word, _ELIDED.sub(r"\1 ", plain).split()) if word]


def squeeze(text: str) -> str:
    """Return a piece of text reduced to letters and digits."""
    return "".join(words_of(text))


def normalize_word(word: str) -> str:
    """Return the letters and digits of a word without case or accents, to match different spellings."""
    bare = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in bare if char.isalnum() and not unicodedata.combining(char))
