"""Confirmation questions for readers who confirm moves with a second tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.names import player_name
from bot.present.skull import mats
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES
from engine.skull.public import Action, View


def confirmation_question(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the question whether the reader wants to make this legal move."""
    return _ASKS[action.verb](snapshot, action.items, t)


def _player(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return a player by name; in words-only style with their mat, as on the button."""
    return mats.owner_in_words(snapshot, seat, t) if t.in_words else player_name(snapshot, seat, t)


def _place(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t(f"skull-sure-place-{CODES[items[0]]}")


def _challenge(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-challenge", count=items[0])


def _pass(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-pass")


def _flip(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    if items[0] == snapshot.seat:
        return t("skull-sure-flip-own")
    return t("skull-sure-flip", player=_player(snapshot, items[0], t))


def _lose(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for a lost disc.

    A shuffled disc of the challenger is named by its position (SR-5.3), the reader's own disc by its kind
    (SR-5.4).
    """
    if items[0] in CODES:
        return t(f"skull-sure-lose-{CODES[items[0]]}")
    return t("skull-sure-pick", place=items[0] + 1)


def _first(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-first", player=_player(snapshot, items[0], t))


def _show(snapshot: Snapshot, items: tuple[int, ...], t: Texts) -> str:
    """Return the question for showing a disc, which only its owner is asked (SR-4.6)."""
    view: View = snapshot.view
    return t(f"skull-sure-show-{CODES[view.laid[items[0]]]}")


_ASKS: Final[Mapping[str, Callable[[Snapshot, tuple[int, ...], Texts], str]]] = {
    "place": _place,
    "challenge": _challenge,
    "pass": _pass,
    "flip": _flip,
    "lose": _lose,
    "first": _first,
    "show": _show,
}
