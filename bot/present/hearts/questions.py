"""Confirmation questions for readers who confirm moves with a second tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.hearts.choices import last_card, receiver
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import player_name
from bot.present.play.french import definite
from bot.texts.sentences import Texts
from engine.hearts.public import Action


def confirmation_question(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the question whether the reader wants to make this legal move."""
    return _ASKS[action.verb](snapshot, action.items, t)


def _pass(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for passing three cards (H-2.3)."""
    first, second, third = (definite(card, t) for card in items)
    player = player_name(snapshot, receiver(snapshot), t)
    return t("hearts-sure-pass", first=first, second=second, third=third, player=player)


def _play(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("hearts-sure-play", card=definite(items[0], t))


def _change(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for taking back the last card, which returns to the hand (R-H-11)."""
    return t("hearts-sure-change", old=definite(last_card(snapshot.view), t), new=definite(items[0], t))


_ASKS: Final[Mapping[str, Callable[[Snapshot, tuple[int, ...], Texts], str]]] = {
    "pass": _pass,
    "play": _play,
    "change": _change,
}
