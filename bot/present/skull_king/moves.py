"""Moves in a few words: their object alone, and what the cards promise for a bid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.names import name_or_you
from bot.present.presenter import tenths
from bot.present.skull_king.cards import full_name
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.ai.skull_king import expected_tricks
from engine.skull_king.public import LOADS, Action, View


def name_move(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the object of a move of the snapshot's seat."""
    return _NAMES[action.verb](snapshot, action.items, t)


def describe_promise(view: View, t: Texts) -> str:
    """Return how many tricks the cards promise, for a bid; "" for any other decision."""
    return t("review-promise", tricks=tenths(expected_tricks(view))) if view.phase == "bid" else ""


def describe_aim(view: View, t: Texts) -> str:
    """Return what the seat had bid and taken when it played a card; "" for any other decision."""
    seat = view.seat
    if view.phase != "play" or seat is None:
        return ""
    return t("review-so-far", bid=view.bids[seat] or 0, won=view.won[seat])


def _adjusted(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    bid = snapshot.view.bids[snapshot.seat or 0] or 0
    return str(bid + items[0])


_NAMES: Final[Mapping[str, Callable[[Snapshot, tuple[int, ...], Texts], str]]] = {
    "bid": lambda snapshot, items, t: str(items[0]),
    "load": lambda snapshot, items, t: t(f"sk-made-load-{LOADS[items[0]]}"),
    "play": lambda snapshot, items, t: full_name(items[0], t),
    "lead": lambda snapshot, items, t: name_or_you(snapshot, items[0], t),
    "discard": lambda snapshot, items, t: ", ".join(full_name(card, t) for card in items),
    "wager": lambda snapshot, items, t: str(items[0]),
    "adjust": _adjusted,
}
