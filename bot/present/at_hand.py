"""What a reader decides with, to look at: the trick so far above their own hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from bot.art.hand import Hand
from bot.art.trick import Laid, Trick
from bot.art.turn import Turn
from bot.present.post import Block, Illustration, Text
from bot.texts.sentences import Texts


class Card(NamedTuple):
    """A card by its drawing, the words on that, and what it is called."""

    drawing: str
    words: str
    name: str


class Play(NamedTuple):
    """A card of the unfinished trick, who laid it in which seat, and whether it would take the trick now."""

    card: Card
    player: str
    seat: int
    ahead: bool


def at_hand(
    hand: Sequence[Card],
    free: Collection[int] | None,
    plays: Sequence[Play],
    t: Texts,
    *,
    discs: bool = False,
) -> Illustration | None:
    """The hand, with the places of it that may be played raised, below the trick; None where all is empty."""
    lying = trick_in_words([(play.player, play.card.name, play.ahead) for play in plays], t) if plays else ""
    if not hand:
        return Illustration(_trick(plays, t), lying) if plays else None
    shown = Hand(
        tuple((card.drawing, card.words) for card in hand), None if free is None else tuple(free), discs
    )
    alt = hand_in_words([card.name for card in hand], free, t)
    if not plays:
        return Illustration(shown, alt)
    return Illustration(Turn(_trick(plays, t), shown), f"{alt} {lying}")


def around(held: Sequence[Block]) -> tuple[list[Block], list[Block]]:
    """What is held, as it stands above what can be pressed, and what of it stands in small below that."""
    small = [isinstance(block, Text) and block.text.startswith("-# ") for block in held]
    above = [block for block, below in zip(held, small, strict=True) if not below]
    return above, [block for block, below in zip(held, small, strict=True) if below]


def trick_in_words(plays: Iterable[tuple[str, str, bool]], t: Texts, *, over: bool = False) -> str:
    """Return a trick in words: of each play the player, the card, and whether it is or was ahead."""
    mark = t("trick-taken" if over else "trick-ahead")
    told = [
        t("alt-laid", player=player, what=f"{card} ({mark})" if ahead else card)
        for player, card, ahead in plays
    ]
    return t("trick-picture-over" if over else "trick-picture", plays="; ".join(told))


def _trick(plays: Sequence[Play], t: Texts) -> Trick:
    """Return the unfinished trick, in which whoever would take it now stands out."""
    laid = (
        Laid(
            play.card.drawing, play.card.words, play.player, str(play.seat + 1), "best" if play.ahead else ""
        )
        for play in plays
    )
    return Trick(tuple(laid), ribbon=t("trick-ahead"))


def hand_in_words(hand: Sequence[str], free: Collection[int] | None, t: Texts) -> str:
    """Return a hand in words; where it is asked, what may be played and what may not."""
    kept = [card for place, card in enumerate(hand) if free is not None and place not in free]
    named = ", ".join(card for place, card in enumerate(hand) if free is None or place in free)
    key = "words-hand-parted" if kept else "words-hand"
    said = t(key, count=len(hand), cards=named).replace("**", "")
    return f"{said} {t('words-not-now', cards=', '.join(kept))}" if kept else said
