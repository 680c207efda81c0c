"""The 52 French cards in text: long names for lists, a letter and a suit sign for buttons and sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.art import catalogue
from bot.present import pictures
from bot.texts.sentences import Texts
from engine.french import ACE, CLUBS, CODES, DIAMONDS, HEARTS, JACK, KING, QUEEN, RANK, SPADES, SUIT, Card

NAMES: Final[Mapping[int, str]] = {
    CLUBS: "clubs",
    DIAMONDS: "diamonds",
    HEARTS: "hearts",
    SPADES: "spades",
}
TEXT_FORM: Final = "\ufe0e"
"""Variation selector for the plain sign, in the colour of the text.

Discord draws the emojis of the black suits nearly black, which is invisible on the dark background
that most people use.
"""
PICTURE: Final = "\ufe0f"
"""Variation selector for the red emoji, which distinguishes the red suits from the black suits."""
SIGNS: Final[Mapping[int, str]] = {
    CLUBS: f"♣{TEXT_FORM}",
    DIAMONDS: f"♦{PICTURE}",
    HEARTS: f"♥{PICTURE}",
    SPADES: f"♠{TEXT_FORM}",
}
COURT: Final[Mapping[int, str]] = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace"}
_DRAWINGS: Final = tuple(catalogue.french_card(code) for code in CODES)
"""The name of the drawing of each card."""
SUIT_ORDER: Final = (CLUBS, DIAMONDS, SPADES, HEARTS)
"""The suits in the order in which a hand shows them: black and red in alternation."""


def letter(card: Card, t: Texts) -> str:
    """Return the rank as it is printed on cards in the reader's language: `10`, `Q`, `D`."""
    court = COURT.get(RANK[card])
    return t(f"rank-{court}-letter") if court else str(RANK[card])


def short(card: Card, t: Texts) -> str:
    """Return a card for a button: `Q♠`."""
    return f"{letter(card, t)}{SIGNS[SUIT[card]]}"


def label(card: Card, t: Texts) -> str:
    """Return a card's label for a button; in one colour if beside the card's coloured emoji."""
    return short(card, t).replace(PICTURE, TEXT_FORM) if picture(card, t) else short(card, t)


def drawing(card: Card) -> str:
    """Return the name of the card's drawing."""
    return _DRAWINGS[card]


def emoji(card: Card, t: Texts) -> str:
    """Return the name of the card's emoji; a court card's emoji has the letter of the reader's language."""
    return _emoji_with_letter(card, letter(card, t)) if RANK[card] in COURT else _DRAWINGS[card]


@cache
def _emoji_with_letter(card: Card, index: str) -> str:
    return catalogue.french_card(CODES[card], index)


def picture(card: Card, t: Texts) -> str:
    """Return the card's emoji; "" where emojis are not shown."""
    return t.emoji(emoji(card, t))


def sign(suit: int, t: Texts) -> str:
    """Return a suit's emoji, or its sign where emojis are not shown."""
    return t.emoji(f"suit_{NAMES[suit]}") or SIGNS[suit]


def full_name(card: Card, t: Texts) -> str:
    """Return a card's name: `Queen of spades`."""
    court = COURT.get(RANK[card])
    rank = t(f"rank-{court}") if court else str(RANK[card])
    return t("card-of", rank=rank, suit=suit_of(SUIT[card], t))


def definite(card: Card, t: Texts) -> str:
    """Return a card's name with its article, for the middle of a sentence: `the queen of spades`."""
    return t("card-the", rank=RANK[card], suit=suit_of(SUIT[card], t))


def suit_of(suit: int, t: Texts) -> str:
    """Return a suit's name for the middle of a sentence: `spades`."""
    return t(f"suit-{NAMES[suit]}-of")


def face(card: Card, t: Texts) -> str:
    """Return a card for running text: its emoji or short form; in words-only style, its name."""
    return full_name(card, t) if t.in_words else picture(card, t) or short(card, t)


def card_in_sentence(card: Card, t: Texts) -> str:
    """Return a card for the middle of a sentence; in words-only style, its name with the article."""
    return definite(card, t) if t.in_words else picture(card, t) or short(card, t)


def faces(cards: Iterable[Card], t: Texts) -> str:
    """Return several cards for running text."""
    return (", " if t.in_words else " · ").join(face(card, t) for card in cards)


def cards_in_sentence(cards: Iterable[Card], t: Texts) -> str:
    """Return several cards for the middle of a sentence."""
    return (", " if t.in_words else " · ").join(card_in_sentence(card, t) for card in cards)


def full_names(cards: Iterable[Card], t: Texts) -> str:
    """Return the names of several cards."""
    return ", ".join(full_name(card, t) for card in cards)


def sort_hand(hand: Sequence[Card], order: str) -> list[Card]:
    """Return a hand in its player's preferred order: suit by suit, or the highest ranks first."""
    if order == "rank":
        return sorted(hand, key=lambda card: (-RANK[card], SUIT_ORDER.index(SUIT[card])))
    return sorted(hand, key=lambda card: (SUIT_ORDER.index(SUIT[card]), RANK[card]))


def suits(cards: Sequence[Card]) -> list[list[Card]]:
    """Group the cards by suit, without empty suits; each suit keeps the given order."""
    piles = ([card for card in cards if SUIT[card] == suit] for suit in SUIT_ORDER)
    return [pile for pile in piles if pile]


def spread(cards: Sequence[Card], playable: Collection[Card], t: Texts, *, named: bool) -> str:
    """Return a hand as large emojis, playable cards apart from the others; "" if any emoji is not available.

    With `named`, add the cards in small letters, for messages in which no button names them.
    """
    playable_cards = [card for card in cards if not playable or card in playable]
    return pictures.spread(cards, playable_cards, picture, _caption, lambda card: SUIT[card], t, named=named)


def _caption(cards: Sequence[Card], t: Texts) -> str:
    """Return the caption of cards shown as emojis: each suit's sign once, then the ranks."""
    return "\u2003".join(
        f"{SIGNS[SUIT[pile[0]]]}\u00a0{' '.join(letter(card, t) for card in pile)}" for pile in suits(cards)
    )


def suit_lines(cards: Sequence[Card], t: Texts) -> str:
    """Return many cards as one line for each suit: the suit's sign once, then up to thirteen ranks."""
    return "\n".join(
        f"{sign(SUIT[pile[0]], t)}\u00a0 {' '.join(letter(card, t) for card in pile)}"
        for pile in suits(cards)
    )
