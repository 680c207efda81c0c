"""The reader's hand as a picture, with the unfinished trick above it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from bot.art.hand import Hand
from bot.art.trick import PlayedCard, Trick
from bot.art.turn import Turn
from bot.present.post import Block, Illustration, Text
from bot.texts.sentences import Texts


class Card(NamedTuple):
    """A card: the name of its drawing, the words printed on the drawing, and the card's own name."""

    drawing: str
    words: str
    name: str


class Play(NamedTuple):
    """A card of the unfinished trick, its player and seat, and whether it would take the trick now."""

    card: Card
    player: str
    seat: int
    ahead: bool


def hand_picture(
    hand: Sequence[Card],
    free: Collection[int] | None,
    plays: Sequence[Play],
    t: Texts,
    *,
    discs: bool = False,
) -> Illustration | None:
    """Draw the hand below the trick, with the playable cards raised; return None if both are empty.

    `free` holds the indexes of the playable cards, None if the reader is not choosing a card.
    """
    trick_alt = (
        trick_in_words([(play.player, play.card.name, play.ahead) for play in plays], t) if plays else ""
    )
    if not hand:
        return Illustration(_draw_trick(plays, t), trick_alt) if plays else None
    shown = Hand(
        tuple((card.drawing, card.words) for card in hand), None if free is None else tuple(free), discs
    )
    alt = hand_in_words([card.name for card in hand], free, t)
    if not plays:
        return Illustration(shown, alt)
    return Illustration(Turn(_draw_trick(plays, t), shown), f"{alt} {trick_alt}")


def split_hand_blocks(held: Sequence[Block]) -> tuple[list[Block], list[Block]]:
    """Split the blocks about the hand into those above the buttons and the small print below the buttons."""
    small = [isinstance(block, Text) and block.text.startswith("-# ") for block in held]
    above = [block for block, below in zip(held, small, strict=True) if not below]
    return above, [block for block, below in zip(held, small, strict=True) if below]


def trick_in_words(plays: Iterable[tuple[str, str, bool]], t: Texts, *, over: bool = False) -> str:
    """Return a trick as a sentence: for each play the player, the card, and whether it is (or was) ahead."""
    mark = t("trick-taken" if over else "trick-ahead")
    descriptions = [
        t("alt-laid", player=player, what=f"{card} ({mark})" if ahead else card)
        for player, card, ahead in plays
    ]
    return t("trick-picture-over" if over else "trick-picture", plays="; ".join(descriptions))


def _draw_trick(plays: Sequence[Play], t: Texts) -> Trick:
    """Return the unfinished trick as a picture in which the play that would take it now is highlighted."""
    laid = (
        PlayedCard(
            play.card.drawing, play.card.words, play.player, str(play.seat + 1), "best" if play.ahead else ""
        )
        for play in plays
    )
    return Trick(tuple(laid), ribbon=t("trick-ahead"))


def hand_in_words(hand: Sequence[str], free: Collection[int] | None, t: Texts) -> str:
    """Return a hand as a sentence; if the reader is choosing a card, list what may and may not be played."""
    barred = [card for place, card in enumerate(hand) if free is not None and place not in free]
    named = ", ".join(card for place, card in enumerate(hand) if free is None or place in free)
    key = "words-hand-parted" if barred else "words-hand"
    sentence = t(key, count=len(hand), cards=named).replace("**", "")
    return f"{sentence} {t('words-not-now', cards=', '.join(barred))}" if barred else sentence
