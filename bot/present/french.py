"""The 52 French cards in words: long for lists, a letter and a suit sign for buttons and running text."""

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
"""Asks for the plain sign, in the colour of the text. Discord's pictures of the black suits are nearly black
themselves: on its dark background, where most people read, they are as good as not there."""
PICTURE: Final = "\ufe0f"
"""Asks for the picture, which is red: the two red suits are told apart from the others as on a card."""
SIGNS: Final[Mapping[int, str]] = {
    CLUBS: f"♣{TEXT_FORM}",
    DIAMONDS: f"♦{PICTURE}",
    HEARTS: f"♥{PICTURE}",
    SPADES: f"♠{TEXT_FORM}",
}
COURT: Final[Mapping[int, str]] = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace"}
_PICTURES: Final = tuple(catalogue.french_card(code) for code in CODES)
"""What the drawing of each card is called."""
SHOWN: Final = (CLUBS, DIAMONDS, SPADES, HEARTS)
"""The suits as a hand shows them: black and red by turns."""


def letter(card: Card, t: Texts) -> str:
    """The rank alone, as the cards of that language are marked: `10`, `Q`, `D`."""
    court = COURT.get(RANK[card])
    return t(f"rank-{court}-letter") if court else str(RANK[card])


def short(card: Card, t: Texts) -> str:
    """The card for a button: `Q♠`."""
    return f"{letter(card, t)}{SIGNS[SUIT[card]]}"


def label(card: Card, t: Texts) -> str:
    """The card on a button: beside its emoji, which has the colour, in one colour."""
    return short(card, t).replace(PICTURE, TEXT_FORM) if picture(card, t) else short(card, t)


def drawing(card: Card) -> str:
    """What the card's drawing is called."""
    return _PICTURES[card]


def emoji(card: Card, t: Texts) -> str:
    """What the card's emoji is called: a court's has its letter in that language."""
    return _lettered(card, letter(card, t)) if RANK[card] in COURT else _PICTURES[card]


@cache
def _lettered(card: Card, index: str) -> str:
    return catalogue.french_card(CODES[card], index)


def picture(card: Card, t: Texts) -> str:
    """The card's emoji; "" where it is not shown."""
    return t.emoji(emoji(card, t))


def sign(suit: int, t: Texts) -> str:
    """A suit's emoji, else its sign."""
    return t.emoji(f"suit_{NAMES[suit]}") or SIGNS[suit]


def full(card: Card, t: Texts) -> str:
    """The card in words only: `Queen of spades`."""
    court = COURT.get(RANK[card])
    rank = t(f"rank-{court}") if court else str(RANK[card])
    return t("card-of", rank=rank, suit=suit_of(SUIT[card], t))


def definite(card: Card, t: Texts) -> str:
    """The card in the middle of a sentence: `the queen of spades`."""
    return t("card-the", rank=RANK[card], suit=suit_of(SUIT[card], t))


def suit_of(suit: int, t: Texts) -> str:
    """A suit in the middle of a sentence: `spades`."""
    return t(f"suit-{NAMES[suit]}-of")


def face(card: Card, t: Texts) -> str:
    """The card in running text; in words-only style, in full."""
    return full(card, t) if t.in_words else picture(card, t) or short(card, t)


def within(card: Card, t: Texts) -> str:
    """The card in the middle of a sentence; in words-only style with its article: `the queen of spades`."""
    return definite(card, t) if t.in_words else picture(card, t) or short(card, t)


def faces(cards: Iterable[Card], t: Texts) -> str:
    """Several cards in running text."""
    return (", " if t.in_words else " · ").join(face(card, t) for card in cards)


def faces_within(cards: Iterable[Card], t: Texts) -> str:
    """Several cards in the middle of a sentence."""
    return (", " if t.in_words else " · ").join(within(card, t) for card in cards)


def fulls(cards: Iterable[Card], t: Texts) -> str:
    """Several cards in words."""
    return ", ".join(full(card, t) for card in cards)


def ordered(hand: Sequence[Card], order: str) -> list[Card]:
    """A hand as its player likes it: suit by suit, or the highest ranks first."""
    if order == "rank":
        return sorted(hand, key=lambda card: (-RANK[card], SHOWN.index(SUIT[card])))
    return sorted(hand, key=lambda card: (SHOWN.index(SUIT[card]), RANK[card]))


def suits(cards: Sequence[Card]) -> list[list[Card]]:
    """The cards suit by suit, those suits left out of which there are none; each in the order given."""
    piles = ([card for card in cards if SUIT[card] == suit] for suit in SHOWN)
    return [pile for pile in piles if pile]


def spread(cards: Sequence[Card], playable: Collection[Card], t: Texts, *, named: bool) -> str:
    """A hand to look at, what may be played apart from what may not; "" where not every emoji is there.

    `named`: with what the cards are in small, where no button says it.
    """
    free = [card for card in cards if not playable or card in playable]
    return pictures.spread(cards, free, picture, _said, lambda card: SUIT[card], t, named=named)


def _said(cards: Sequence[Card], t: Texts) -> str:
    """Cards that stand there as emojis, in short: a suit's sign once."""
    return "\u2003".join(
        f"{SIGNS[SUIT[pile[0]]]}\u00a0{' '.join(letter(card, t) for card in pile)}" for pile in suits(cards)
    )


def grouped(cards: Sequence[Card], t: Texts) -> str:
    """Many cards: a line for each suit, with its sign once; thirteen ranks fit a phone's line."""
    return "\n".join(
        f"{sign(SUIT[pile[0]], t)}\u00a0 {' '.join(letter(card, t) for card in pile)}"
        for pile in suits(cards)
    )
