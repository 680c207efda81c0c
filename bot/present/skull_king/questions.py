"""Confirmation questions for readers who confirm moves with a second tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.names import player_name
from bot.present.skull_king.cards import full_name
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull_king.public import LOADS, Action


def confirmation_question(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the question whether the reader wants to make this legal move."""
    return _ASKS[action.verb](snapshot, action.items, t)


def _bid(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("sk-sure-bid", bid=items[0])


def _load(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t(f"sk-sure-load-{LOADS[items[0]]}")


def _play(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("sk-sure-play", card=full_name(items[0], t))


def _lead(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    if items[0] == snapshot.seat:
        return t("sk-sure-lead-self")
    return t("sk-sure-lead", player=player_name(snapshot, items[0], t))


def _discard(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for Bendt's discard of one or two cards, as many as were drawn (SK-12.3)."""
    first, *second = (full_name(card, t) for card in items)
    if second:
        return t("sk-sure-discard-two", first=first, second=second[0])
    return t("sk-sure-discard", card=first)


def _wager(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("sk-sure-wager", points=items[0]) if items[0] else t("sk-sure-wager-none")


def _adjust(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for changing a bid with Harry (SK-12.7), whose owner is seated and has bid."""
    bid, by = snapshot.view.bids[snapshot.seat or 0] or 0, items[0]
    return t("sk-sure-adjust", bid=bid, final=bid + by) if by else t("sk-sure-adjust-keep", bid=bid)


_ASKS: Final[Mapping[str, Callable[[Snapshot, tuple[int, ...], Texts], str]]] = {
    "bid": _bid,
    "load": _load,
    "play": _play,
    "lead": _lead,
    "discard": _discard,
    "wager": _wager,
    "adjust": _adjust,
}
