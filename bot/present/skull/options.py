"""The one option of a Skull table, and what is in force, in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.present.presenter import Setting, SettingChoice, SettingPage, in_full
from bot.texts.sentences import Texts
from engine.skull import CHOICES, Options

KEY = "opponent_discard"


def settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    """R-SR-07: who picks the disc lost to another's skull."""
    present = Options.of(options, sizes[0]).opponent_discard
    choices = tuple(
        SettingChoice(value, t(f"option-{KEY}-{value}"), t(f"option-{KEY}-{value}-why"), {KEY: value})
        for value in CHOICES[KEY]
    )
    chosen = next(choice for choice in choices if choice.value == present)
    setting = Setting(KEY, t(f"option-{KEY}"), (present,), (chosen.label, chosen.sentence), choices)
    return (SettingPage("game", t("options-game"), (setting,)),)


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """What is in force, on one line."""
    discard = Options.of(options, seats).opponent_discard
    return f"{t('skull-rules')} {t(f'skull-rules-{discard}')}"


def explained(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """The same in full."""
    return in_full(t("skull-rules"), settings(options, (seats,), t), t)


def company(options: Mapping[str, Any], seated: int, t: Texts) -> str:
    """Nobody else ever sits down."""
    return ""


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """About how long a match takes: about two rounds for each player, people thinking longer than robots."""
    return max(1, 4 * people + 2 * robots)
