"""The options of a Hearts table in plain words: the settings offered, and the options in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.present.presenter import Setting, SettingChoice, SettingPage, describe_settings
from bot.seating.player_counts import seats_for
from bot.texts.sentences import Texts
from engine.hearts import GAME, Options
from engine.hearts.options import CHOICES, FOUR, SEATS, TRICKS, matters

WORST: Final = 10
"""Approximate points a round of the player who reaches the limit first, of four."""
PERSON, ROBOT, BEAT = 5.0, 1.5, 2.5
"""Seconds that a person needs for a card, that a robot needs, and that a finished trick stays visible."""


def settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    """Return the settings: limit, what breaks hearts, and changing a card.

    A setting is open if it can make a difference at a table of one of these `sizes`. The option `places` is
    omitted, because a lobby cannot choose it.
    """
    agreed = Options.from_mapping(options, sizes[0])
    shown = (
        _setting(key, agreed, t)._replace(open=any(matters(key, seats) for seats in sizes))
        for key in CHOICES
        if key != "limit" or agreed.rounds is None
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
    """Return an option's value in the spelling of locale keys and menus."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the options in force on one line: the length of the match, and all non-default options."""
    agreed = Options.from_mapping(options, seats)
    rounds = _rounds_only(agreed, seats, t)
    parts = [t("hearts-rules"), *(rounds or [t("hearts-rules-limit", limit=agreed.limit)])]
    if agreed.queen_breaks_hearts:
        parts.append(t("hearts-rules-queen"))
    if agreed.undo_per_match:
        parts.append(t("hearts-rules-undo"))
    return f"{'. '.join(parts)}."


def _rounds_only(agreed: Options, seats: int, t: Texts) -> list[str]:
    """Return that the match has a fixed number of rounds; [] if a limit of points ends it."""
    rounds = agreed.count_rounds(seats)
    return [] if rounds is None else [t("hearts-rules-rounds", rounds=rounds)]


def match_length(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return how long the match is: a fixed number of rounds, or a limit of points."""
    agreed = Options.from_mapping(options, seats)
    rounds = agreed.count_rounds(seats)
    return t("lobby-points", limit=agreed.limit) if rounds is None else t("lobby-rounds", rounds=rounds)


def full_rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the options in force in full; two players have no choice of length."""
    intro = [t("hearts-rules"), *_rounds_only(Options.from_mapping(options, seats), seats, t)]
    return describe_settings(". ".join(intro), settings(options, (seats,), t), t)


def company(options: Mapping[str, Any], seated: int, t: Texts) -> str:
    """Return a note that players are missing, or "" if the number of seats is allowed."""
    return "" if seated in SEATS else t("hearts-company")


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """Return about how many minutes a match takes; empty chairs count as people."""
    seats = seats_for(GAME, options, min(people + robots, FOUR))
    agreed = Options.from_mapping(options, seats)
    rounds = agreed.count_rounds(seats) or agreed.limit // WORST
    trick = PERSON * max(people, seats - robots) + ROBOT * robots + BEAT
    return max(1, round(rounds * TRICKS[seats] * trick / 60))
