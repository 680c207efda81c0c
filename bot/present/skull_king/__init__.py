"""How Skull King looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.i18n import Texts
from bot.present.presenter import Presenter
from bot.present.skull_king import words
from bot.present.skull_king.panel import panel
from bot.present.skull_king.table import table
from bot.rules import text
from bot.table import Seen
from engine.core import RoundOver
from engine.skull_king.public import BidsShown, Dealt, TrickOver

BEATS: Final[Mapping[type, float]] = {RoundOver: 6.0, BidsShown: 3.0, TrickOver: 2.5, Dealt: 1.5}
"""Seconds on screen, for what deserves more than a robot's pace."""


def _beat(events: Sequence[Any]) -> float:
    return max((BEATS.get(type(event), 0.0) for event in events), default=0.0)


def _help(seen: Seen, t: Texts) -> str:
    return text(seen.header.game, t.locale, "card")


PRESENTER: Final = Presenter(
    table=table,
    panel=panel,
    rules=words.rules,
    settings=words.settings,
    minutes=words.minutes,
    cards=words.cards,
    help=_help,
    beat=_beat,
)
