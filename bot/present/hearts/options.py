"""The options of a Hearts table: what may be chosen, and what is in force, in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.present.presenter import Setting, SettingChoice, SettingPage, in_full
from bot.seating.player_counts import seats_for
from bot.texts.sentences import Texts
from engine.hearts import GAME, Options
from engine.hearts.options import CHOICES, FOUR, SEATS, TRICKS, TWO, matters
from engine.hearts.scoring import ROUNDS_OF_TWO

WORST: Final = 10
"""About how many points a round brings whoever of four will reach the limit first."""
PERSON, ROBOT, BEAT = 5.0, 1.5, 2.5
"""Seconds for a card of a person, of a robot, and for looking at a finished trick."""


def settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    """Limit, what breaks hearts, and changing a card; which places matter is not for a lobby to choose."""
    agreed = Options.of(options, sizes[0])
    shown = (
        _setting(key, agreed, t)._replace(open=any(matters(key, seats) for seats in sizes)) for key in CHOICES
    )
    return (SettingPage("game", t("options-game"), tuple(shown)),)


def _setting(key: str, agreed: Options, t: Texts) -> Setting:
    choices = []
    for value in CHOICES[key]:
        word = _word(value)
        label, why = t(f"option-{key}-{word}"), t(f"option-{key}-{word}-why")
        choices.append(SettingChoice(word, label, why, {key: value}))
    present = _word(getattr(agreed, key))
    chosen = next(choice for choice in choices if choice.value == present)
    return Setting(key, t(f"option-{key}"), (present,), (chosen.label, chosen.sentence), tuple(choices))


def _word(value: Any) -> str:
    """An option's value as keys and menus write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """What is in force, on one line: the length, and what is not as usual."""
    agreed = Options.of(options, seats)
    length = t("hearts-rules-two") if seats == TWO else t("hearts-rules-limit", limit=agreed.limit)
    parts = [t("hearts-rules"), length]
    if agreed.queen_breaks_hearts:
        parts.append(t("hearts-rules-queen"))
    if agreed.undo_per_match:
        parts.append(t("hearts-rules-undo"))
    return f"{'. '.join(parts)}."


def played(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return how long it is: so many rounds with two, up to so many points with four."""
    if seats == TWO:
        return t("lobby-rounds", rounds=ROUNDS_OF_TWO)
    return t("lobby-points", limit=Options.of(options, seats).limit)


def explained(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """The same in full; how long two play is no choice of theirs."""
    intro = [t("hearts-rules"), *([t("hearts-rules-two")] if seats == TWO else [])]
    return in_full(". ".join(intro), settings(options, (seats,), t), t)


def company(options: Mapping[str, Any], seated: int, t: Texts) -> str:
    """Nobody sits down unasked; with one or three somebody is missing."""
    return "" if seated in SEATS else t("hearts-company")


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """About how long a match takes; chairs still empty count as people."""
    seats = seats_for(GAME, options, min(people + robots, FOUR))
    rounds = ROUNDS_OF_TWO if seats == TWO else Options.of(options, seats).limit // WORST
    trick = PERSON * max(people, seats - robots) + ROBOT * robots + BEAT
    return max(1, round(rounds * TRICKS[seats] * trick / 60))
