"""What two taps ask before a move: the move in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.present.french import definite
from bot.present.hearts.choices import laid, receiver
from bot.present.names import who
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.hearts.public import Action


def asks(seen: Seen, action: Action, t: Texts) -> str:
    """Whether the reader wants to make this legal move."""
    return _ASKS[action.verb](seen, action.items, t)


def _pass(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    """H-2.3: three cards."""
    first, second, third = (definite(card, t) for card in items)
    player = who(seen, receiver(seen))
    return t("hearts-sure-pass", first=first, second=second, third=third, player=player)


def _play(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    return t("hearts-sure-play", card=definite(items[0], t))


def _change(seen: Seen, items: tuple[int, ...], t: Texts) -> str:
    """R-H-11: the card laid last comes back."""
    return t("hearts-sure-change", old=definite(laid(seen.view), t), new=definite(items[0], t))


_ASKS: Final[Mapping[str, Callable[[Seen, tuple[int, ...], Texts], str]]] = {
    "pass": _pass,
    "play": _play,
    "change": _change,
}
