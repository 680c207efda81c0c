"""Cards as people type them: names, suits, letters and signs of every language, and the codes of the logs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from bot.present.skull_king.cards import full, short
from bot.present.skull_king.vocabulary import (
    NAMELESS,
    fillers,
    flat,
    lexicon,
    names,
    playable,
    squeezed,
    words_of,
)
from bot.texts.sentences import LOCALES, Texts, escaped, texts
from engine.skull_king.cards import HELD, KIND, NUMBER, PIRATE, RANK, ROLES, SUIT, SUITS, WILD, Card
from engine.skull_king.editions import EDITIONS

OFFERED: Final = 4
"""Cards that are named in place of one that was not understood."""

LONGEST: Final = 6
"""Words of a name."""

_BETWEEN: Final = re.compile(r"[,;|\n→·]+")
_LETTER: Final = re.compile(r"([a-z])\d+|\d+([a-z])")
_DIGITS: Final = re.compile(r"\d+")


class Read(NamedTuple):
    """What was typed: the cards in order, or in one sentence why that is not clear."""

    cards: tuple[Card, ...]
    trouble: str = ""


def read(text: str, edition: str, sizes: range, t: Texts) -> Read:
    """Return the typed cards in order, as one trick; commas between them are optional.

    A trick whose number of cards is not in `sizes` is explained instead.
    """
    taken: list[Card] = []
    for piece in _BETWEEN.split(text):
        if not words_of(piece):
            continue
        meanings = _meanings(piece, edition, t)
        if meanings is None:
            return Read((), _unknown(piece, edition, t))
        for meant in meanings:
            card = meant[0]
            if KIND[card] == WILD:
                pirate, escape = ROLES[card]
                return Read((), t("ruling-wild", pirate=full(pirate, t), escape=full(escape, t)))
            free = next((one for one in meant if _is_free(one, taken, edition)), None)
            if free is None:
                return Read((), _no_more(card, taken, edition, t))
            taken.append(free)
    if len(taken) not in sizes:
        if len(sizes) == 1:
            return Read((), t("ruling-count-exactly", count=sizes[0]))
        return Read((), t("ruling-count", least=sizes[0], most=sizes[-1]))
    return Read(tuple(taken))


def _no_more(card: Card, taken: Sequence[Card], edition: str, t: Texts) -> str:
    """That all cards of this name lie in the trick already, and which others it might be."""
    left = [one for one in playable(edition) if _is_free(one, taken, edition)]
    if KIND[card] == NUMBER:
        others = [one for one in left if SUIT[one] == SUIT[card]]
    else:
        kinds = {KIND[one]: one for one in left if KIND[one] != NUMBER}
        others = [one for one in left if KIND[one] == KIND[card]] + list(kinds.values())
    if KIND[card] == PIRATE and card not in taken:
        card = NAMELESS[0]
    return t("ruling-twice", card=full(card, t), count=_in_deck(card, edition)) + _instead(others, t)


def _is_free(card: Card, taken: Sequence[Card], edition: str) -> bool:
    """Every card is there once; nameless pirates and those with a name are the same five."""
    if HELD[card] in {HELD[one] for one in taken}:
        return False
    pirates = sum(KIND[one] == PIRATE and HELD[one] == one for one in taken)
    return KIND[card] != PIRATE or HELD[card] != card or pirates < _in_deck(NAMELESS[0], edition)


def _in_deck(card: Card, edition: str) -> int:
    """How many of this card an edition has; of a pirate without a name, all that it has."""
    if card in NAMELESS:
        return sum(KIND[one] == PIRATE for one in EDITIONS[edition].deck)
    name = full(card, texts("en"))
    return sum(full(one, texts("en")) == name for one in playable(edition))


# ---- what one piece of the list means -------------------------------------------------------------------


def _meanings(piece: str, edition: str, t: Texts) -> list[Sequence[Card]] | None:
    """The cards of a piece, each with all it can mean; None where a word of it means nothing.

    First without articles and the like; with them where they are needed: for Spanish, A is a suit.
    """
    every = words_of(piece)
    bare = [word for word in every if word not in fillers(t.locale)]
    return _matched(bare, edition, t) or _matched(every, edition, t)


def _matched(words: Sequence[str], edition: str, t: Texts) -> list[Sequence[Card]] | None:
    """Longest names first, and `2 mermaids` as two; None for a word that begins no name."""
    found: list[Sequence[Card]] = []
    place, times = 0, 1
    while place < len(words):
        ends = range(min(len(words), place + LONGEST), place, -1)
        end = next((end for end in ends if meant(words[place:end], edition, t)), None)
        if end is not None:
            cards = meant(words[place:end], edition, t)
            if times > 1 and KIND[cards[0]] == NUMBER:
                return None
            found += [cards] * times
            place, times = end, 1
        elif words[place] in "2345" and times == 1 and place + 1 < len(words):
            place, times = place + 1, int(words[place])
        elif words[place] in fillers(t.locale):
            place += 1
        else:
            return None
    return found if times == 1 else None


def meant(words: Iterable[str], edition: str, t: Texts) -> Sequence[Card]:
    """The cards a name can mean: in the reader's language, else by code, else in another language.

    A letter is not looked up elsewhere where a suit of the reader's begins with it: French V is no suit.
    """
    name = "".join(words)
    if cards := lexicon(edition, t.locale).get(name):
        return cards
    if letter := _LETTER.fullmatch(name):
        own = (flat(t(f"suit-{SUITS[SUIT[card]]}")) for card in playable(edition) if KIND[card] == NUMBER)
        if any(suit.startswith(letter[1] or letter[2]) for suit in own):
            return ()
    return next((cards for locale in LOCALES if (cards := lexicon(edition, locale).get(name))), ())


def _unknown(piece: str, edition: str, t: Texts) -> str:
    """Why a piece means no card, and what would be taken instead."""
    said = escaped(piece.strip())
    for other in EDITIONS:
        elsewhere = _meanings(piece, other, t)
        if other != edition and elsewhere:
            card = elsewhere[0][0]
            left = playable(edition)
            suit = [one for one in left if KIND[card] == NUMBER and SUIT[one] == SUIT[card]]
            alike = [one for one in left if _alike(one, card)] or suit
            return t("ruling-elsewhere", card=full(card, t)) + _instead(alike, t)
    known = lexicon(edition, t.locale)
    near = _near("".join(words_of(piece)), known)
    return t("ruling-unknown", card=said) + _instead((card for one in near for card in known[one][:1]), t)


def _near(name: str, known: Iterable[str]) -> list[str]:
    """Names that begin so, else those of that number, of that suit, or written much like it."""
    for near in (
        [one for one in known if one.startswith(name)],
        [one for one in known if name.isdigit() and _DIGITS.findall(one) == [name]],
        [one for one in known if _DIGITS.sub("", one) == _DIGITS.sub("", name) and not name.isdigit()],
    ):
        if near:
            return near
    return get_close_matches(name, known, n=3 * OFFERED)


def _alike(one: Card, other: Card) -> bool:
    """Whether a card takes the other's place in another edition."""
    same = KIND[HELD[one]] == KIND[HELD[other]] and RANK[one] == RANK[other]
    return same and KIND[other] in (KIND[one], WILD)


def _instead(cards: Iterable[Card], t: Texts) -> str:
    names = list(dict.fromkeys(full(card, t) for card in cards))[:OFFERED]
    return " " + (t("ruling-instead", cards=", ".join(names)) if names else t("ruling-known"))


# ---- what may come next ---------------------------------------------------------------------------------


def completed(text: str, edition: str, t: Texts) -> Iterator[str]:
    """The list so far with its last card completed, shortest form; ready to go on typing after a comma."""
    *before, last = text.split(",")
    taken: list[Card] = []
    kept = []
    for piece in filter(squeezed, before):
        known = _meanings(piece, edition, t) or []
        free = [card for cards in known for card in cards[:] if _is_free(card, taken, edition)]
        taken += free[:1]
        kept.append(short(free[0], t) if free else piece.strip())
    left = [card for card in playable(edition) if _is_free(card, taken, edition)]
    found = dict.fromkeys(short(card, t) for card in left if _begins(card, squeezed(last), t))
    return (", ".join([*kept, name]) for name in found)


def _begins(card: Card, typed: str, t: Texts) -> bool:
    """True when `typed` is how one of the card's names begins, or its number."""
    if typed.isdigit():
        return KIND[card] == NUMBER and str(RANK[card]).startswith(typed)
    return any(name.startswith(typed) for name in names(card, t.locale))
