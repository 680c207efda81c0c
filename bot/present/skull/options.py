"""The one option of a Skull table in plain words: the setting offered, and the option in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.present.presenter import Setting, SettingChoice, SettingPage, describe_settings
from bot.texts.sentences import Texts
from engine.skull import CHOICES, Options

KEY = "opponent_discard"


def settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    """Return the setting of who picks the disc lost to another player's skull (R-SR-07)."""
    present = Options.from_mapping(options, sizes[0]).opponent_discard
    choices = tuple(
        SettingChoice(value, t(f"option-{KEY}-{value}"), t(f"option-{KEY}-{value}-why"), {KEY: value})
        for value in CHOICES[KEY]
    )
    chosen = next(choice for choice in choices if choice.value == present)
    setting = Setting(KEY, t(f"option-{KEY}"), (present,), (chosen.label, chosen.sentence), choices)
    return (SettingPage("game", t("options-game"), (setting,)),)


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the options in force on one line."""
    discard = Options.from_mapping(options, seats).opponent_discard
    return f"{t('skull-rules')} {t(f'skull-rules-{discard}')}"


def full_rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the options in force in full."""
    return describe_settings(t("skull-rules"), settings(options, (seats,), t), t)


def company(options: Mapping[str, Any], seated: int, t: Texts) -> str:
    """Return "", because Skull adds no extra player to a match."""
    return ""


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """Return about how many minutes a match takes: two rounds a player, with people slower than robots."""
    return max(1, 4 * people + 2 * robots)
