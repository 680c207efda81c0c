"""Parser of typed cards: names, suits, letters and signs in every language, and the codes of the logs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from bot.present.skull_king.cards import full_name, short
from bot.present.skull_king.vocabulary import (
    NAMELESS,
    fillers,
    lexicon,
    names,
    normalize_word,
    playable,
    squeeze,
    words_of,
)
from bot.texts.sentences import LOCALES, Texts, escape_name, texts
from engine.skull_king.cards import HELD, KIND, NUMBER, PIRATE, RANK, ROLES, SUIT, SUITS, WILD, Card
from engine.skull_king.editions import EDITIONS

OFFERED: Final = 4
"""Most cards suggested in place of a card that was not understood."""

LONGEST: Final = 6
"""Most words in the name of a card."""

_BETWEEN: Final = re.compile(r"[,;|\n→·]+")
_LETTER: Final = re.compile(r"([a-z])\d+|\d+([a-z])")
_DIGITS: Final = re.compile(r"\d+")


class ParsedCards(NamedTuple):
    """The result of parsing: the cards in order, or one sentence that explains the error."""

    cards: tuple[Card, ...]
    trouble: str = ""


def read(text: str, edition: str, sizes: range, t: Texts) -> ParsedCards:
    """Parse the typed cards as one trick, in order; commas between them are optional.

    If the number of cards is not in `sizes`, the result explains that error.
    """
    taken: list[Card] = []
    for piece in _BETWEEN.split(text):
        if not words_of(piece):
            continue
        meanings = _meanings(piece, edition, t)
        if meanings is None:
            return ParsedCards((), _unknown(piece, edition, t))
        for meant in meanings:
            card = meant[0]
            if KIND[card] == WILD:
                pirate, escape = ROLES[card]
                return ParsedCards(
                    (), t("ruling-wild", pirate=full_name(pirate, t), escape=full_name(escape, t))
                )
            free = next((candidate for candidate in meant if _is_free(candidate, taken, edition)), None)
            if free is None:
                return ParsedCards((), _none_left(card, taken, edition, t))
            taken.append(free)
    if len(taken) not in sizes:
        if len(sizes) == 1:
            return ParsedCards((), t("ruling-count-exactly", count=sizes[0]))
        return ParsedCards((), t("ruling-count", least=sizes[0], most=sizes[-1]))
    return ParsedCards(tuple(taken))


def _none_left(card: Card, taken: Sequence[Card], edition: str, t: Texts) -> str:
    """Return the error that all cards of this name are in the trick already, with other suggestions."""
    left = [other for other in playable(edition) if _is_free(other, taken, edition)]
    if KIND[card] == NUMBER:
        others = [other for other in left if SUIT[other] == SUIT[card]]
    else:
        kinds = {KIND[other]: other for other in left if KIND[other] != NUMBER}
        others = [other for other in left if KIND[other] == KIND[card]] + list(kinds.values())
    if KIND[card] == PIRATE and card not in taken:
        card = NAMELESS[0]
    return t("ruling-twice", card=full_name(card, t), count=_in_deck(card, edition)) + _suggestion(others, t)


def _is_free(card: Card, taken: Sequence[Card], edition: str) -> bool:
    """Return whether the edition has another copy of `card` besides those in `taken`.

    Each card exists once; the five nameless pirates are the same cards as the five named ones.
    """
    if HELD[card] in {HELD[other] for other in taken}:
        return False
    pirates = sum(KIND[other] == PIRATE and HELD[other] == other for other in taken)
    return KIND[card] != PIRATE or HELD[card] != card or pirates < _in_deck(NAMELESS[0], edition)


def _in_deck(card: Card, edition: str) -> int:
    """Return how many copies of a card the edition has; for a nameless pirate, the number of all pirates."""
    if card in NAMELESS:
        return sum(KIND[other] == PIRATE for other in EDITIONS[edition].deck)
    name = full_name(card, texts("en"))
    return sum(full_name(other, texts("en")) == name for other in playable(edition))


# ---- what one piece of the list means -------------------------------------------------------------------


def _meanings(piece: str, edition: str, t: Texts) -> list[Sequence[Card]] | None:
    """Return all meanings of each card in a piece of the list; None if a word is unknown.

    Words are matched without articles first, then with them, because A stands for a suit in Spanish.
    """
    every = words_of(piece)
    bare = [word for word in every if word not in fillers(t.locale)]
    return _match(bare, edition, t) or _match(every, edition, t)


def _match(words: Sequence[str], edition: str, t: Texts) -> list[Sequence[Card]] | None:
    """Match words with card names, the longest first, `2 mermaids` as two; None if a word fits no name."""
    found: list[Sequence[Card]] = []
    place, times = 0, 1
    while place < len(words):
        ends = range(min(len(words), place + LONGEST), place, -1)
        end = next((end for end in ends if possible_cards(words[place:end], edition, t)), None)
        if end is not None:
            cards = possible_cards(words[place:end], edition, t)
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


def possible_cards(words: Iterable[str], edition: str, t: Texts) -> Sequence[Card]:
    """Return the cards that a name can mean: in the reader's language, as a code, or in another language.

    A letter that begins a suit in the reader's language has no foreign meaning.
    """
    name = "".join(words)
    if cards := lexicon(edition, t.locale).get(name):
        return cards
    if letter := _LETTER.fullmatch(name):
        own = (
            normalize_word(t(f"suit-{SUITS[SUIT[card]]}"))
            for card in playable(edition)
            if KIND[card] == NUMBER
        )
        if any(suit.startswith(letter[1] or letter[2]) for suit in own):
            return ()
    return next((cards for locale in LOCALES if (cards := lexicon(edition, locale).get(name))), ())


def _unknown(piece: str, edition: str, t: Texts) -> str:
    """Return the error that a piece of the list names no card, with suggestions."""
    typed = escape_name(piece.strip())
    for other in EDITIONS:
        elsewhere = _meanings(piece, other, t)
        if other != edition and elsewhere:
            card = elsewhere[0][0]
            left = playable(edition)
            suit = [
                other_card for other_card in left if KIND[card] == NUMBER and SUIT[other_card] == SUIT[card]
            ]
            alike = [other_card for other_card in left if _alike(other_card, card)] or suit
            return t("ruling-elsewhere", card=full_name(card, t)) + _suggestion(alike, t)
    known = lexicon(edition, t.locale)
    near_names = _near("".join(words_of(piece)), known)
    near_cards = (card for known_name in near_names for card in known[known_name][:1])
    return t("ruling-unknown", card=typed) + _suggestion(near_cards, t)


def _near(name: str, known: Iterable[str]) -> list[str]:
    """Return known names similar to `name`: with the same beginning, number or suit, or similar spelling."""
    for near in (
        [entry for entry in known if entry.startswith(name)],
        [entry for entry in known if name.isdigit() and _DIGITS.findall(entry) == [name]],
        [entry for entry in known if _DIGITS.sub("", entry) == _DIGITS.sub("", name) and not name.isdigit()],
    ):
        if near:
            return near
    return get_close_matches(name, known, n=3 * OFFERED)


def _alike(card: Card, replaced: Card) -> bool:
    """Return whether `card` takes the place of `replaced` in another edition."""
    same = KIND[HELD[card]] == KIND[HELD[replaced]] and RANK[card] == RANK[replaced]
    return same and KIND[replaced] in (KIND[card], WILD)


def _suggestion(cards: Iterable[Card], t: Texts) -> str:
    """Return a sentence that suggests these cards; without cards, a sentence about the accepted notation."""
    names = list(dict.fromkeys(full_name(card, t) for card in cards))[:OFFERED]
    return " " + (t("ruling-instead", cards=", ".join(names)) if names else t("ruling-known"))


# ---- what may come next ---------------------------------------------------------------------------------


def complete(text: str, edition: str, t: Texts) -> Iterator[str]:
    """Return the list with its last card completed, in each way that fits."""
    *before, last = text.split(",")
    taken: list[Card] = []
    kept = []
    for piece in filter(squeeze, before):
        known = _meanings(piece, edition, t) or []
        free = [card for cards in known for card in cards[:] if _is_free(card, taken, edition)]
        taken += free[:1]
        kept.append(short(free[0], t) if free else piece.strip())
    left = [card for card in playable(edition) if _is_free(card, taken, edition)]
    found = dict.fromkeys(short(card, t) for card in left if _matches_start(card, squeeze(last), t))
    return (", ".join([*kept, name]) for name in found)


def _matches_start(card: Card, typed: str, t: Texts) -> bool:
    """Return whether a name of the card, or its number, begins with `typed`."""
    if typed.isdigit():
        return KIND[card] == NUMBER and str(RANK[card]).startswith(typed)
    return any(name.startswith(typed) for name in names(card, t.locale))
