"""A finished match of Hearts, played again: what everybody held, and which trick cost somebody what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.present.french import NAMES, emoji, faces, full, grouped, ordered, picture, suit_of
from bot.present.hearts.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import RoundOver, Seat
from engine.french import CODES
from engine.hearts.public import MoonShot, TrickOver, View


def held(snapshot: Snapshot, t: Texts) -> str:
    """The hand of the seat that looks; while cards are passed, which ones it gives away."""
    view: View = snapshot.view
    hand = ordered(view.hand, "suit")
    if t.in_words or not hand:
        shown = faces(hand, t)
    elif all(picture(card, t) for card in hand):
        shown = " ".join(picture(card, t) for card in hand)
    else:
        shown = "\u2003".join(grouped(hand, t).splitlines())
    given = view.given if view.phase == "pass" else ()
    passing = t("hearts-made-pass", cards=faces(given, t)) if given else ""
    return (", " if t.in_words else " → ").join(part for part in (shown, passing) if part)


def costs(events: Sequence[Sequence[Any]], seat: Seat) -> Iterator[tuple[int, int]]:
    """The tricks that cost a seat points: the position at which each was taken, and how many.

    H-5.3: whoever shot the moon took all of them and pays for none.
    """
    taken: list[tuple[int, int]] = []
    for at, each in enumerate(events, start=1):
        for event in each:
            if isinstance(event, TrickOver) and event.trick.winner == seat and event.trick.points:
                taken.append((at, event.trick.points))
            elif isinstance(event, MoonShot) and event.seat == seat:
                taken.clear()
        if any(isinstance(event, RoundOver) for event in each):
            yield from taken
            taken.clear()


def emojis(options: Mapping[str, Any], t: Texts) -> dict[str, str]:
    """The cards and suits, with what each is called."""
    cards = {emoji(card, t): full(card, t) for card in range(len(CODES))}
    return cards | {f"suit_{name}": suit_of(suit, t) for suit, name in NAMES.items()}
