"""What a reader decides with, to look at: the trick so far above their own hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    if not hand:
        return trick(plays, t) if plays else None
    shown = Hand(
        tuple((card.drawing, card.words) for card in hand), None if free is None else tuple(free), discs
    )
    alt = _held(hand, free, t)
    if not plays:
        return Illustration(shown, alt)
    above = trick(plays, t)
    return Illustration(Turn(_trick(plays, t("trick-ahead")), shown), f"{alt} {above.alt}")


def around(held: Sequence[Block]) -> tuple[list[Block], list[Block]]:
    """What is held, as it stands above what can be pressed, and what of it stands in small below that."""
    small = [isinstance(block, Text) and block.text.startswith("-# ") for block in held]
    above = [block for block, below in zip(held, small, strict=True) if not below]
    return above, [block for block, below in zip(held, small, strict=True) if below]


def trick(plays: Sequence[Play], t: Texts, *, over: bool = False) -> Illustration:
    """A trick; whoever would take it now stands out, or, when it is over, whoever has taken it."""
    mark = t("trick-taken" if over else "trick-ahead")
    laid = "; ".join(
        t(
            "alt-laid",
            player=play.player,
            what=f"{play.card.name} ({mark})" if play.ahead else play.card.name,
        )
        for play in plays
    )
    if over:
        shown = _trick(plays, "")._replace(title=t("trick-previous"))
        return Illustration(shown, t("trick-picture-over", plays=laid))
    return Illustration(_trick(plays, mark), t("trick-picture", plays=laid))


def _trick(plays: Sequence[Play], ribbon: str) -> Trick:
    laid = (
        Laid(
            play.card.drawing, play.card.words, play.player, str(play.seat + 1), "best" if play.ahead else ""
        )
        for play in plays
    )
    return Trick(tuple(laid), ribbon=ribbon)


def _held(hand: Sequence[Card], free: Collection[int] | None, t: Texts) -> str:
    """The hand in words; where it is asked, what may be played and what may not."""
    kept = [card.name for place, card in enumerate(hand) if free is not None and place not in free]
    named = ", ".join(card.name for place, card in enumerate(hand) if free is None or place in free)
    key = "words-hand-parted" if kept else "words-hand"
    said = t(key, count=len(hand), cards=named).replace("**", "")
    return f"{said} {t('words-not-now', cards=', '.join(kept))}" if kept else said
