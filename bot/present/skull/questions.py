"""What two taps ask before a move: the move in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.names import who
from bot.present.skull import mats
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull.discs import CODES
from engine.skull.public import Action, View


def asks(seen: Seen, action: Action, t: Texts) -> str:
    """Whether the reader wants to make this legal move."""
    return _ASKS[action.verb](seen, action.items, t)


def _player(seen: Seen, seat: Seat, t: Texts) -> str:
    """Somebody by name; in words-only style with their mat, as on the button."""
    return mats.in_words(seen, seat, t) if t.in_words else who(seen, seat)


def _place(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    return t(f"skull-sure-place-{CODES[items[0]]}")


def _challenge(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-challenge", count=items[0])


def _pass(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-pass")


def _flip(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    if items[0] == seen.seat:
        return t("skull-sure-flip-own")
    return t("skull-sure-flip", player=_player(seen, items[0], t))


def _lose(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    """SR-5.3: a shuffled disc of the challenger's by its place; SR-5.4: an own one by its kind."""
    if items[0] in CODES:
        return t(f"skull-sure-lose-{CODES[items[0]]}")
    return t("skull-sure-pick", place=items[0] + 1)


def _first(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    return t("skull-sure-first", player=_player(seen, items[0], t))


def _show(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    """SR-4.6: only the owner is asked."""
    view: View = seen.view
    return t(f"skull-sure-show-{CODES[view.laid[items[0]]]}", place=items[0] + 1)


_ASKS: Final[Mapping[str, Callable[[Seen, tuple[int, ...], Texts], str]]] = {
    "place": _place,
    "challenge": _challenge,
    "pass": _pass,
    "flip": _flip,
    "lose": _lose,
    "first": _first,
    "show": _show,
}
