"""The options of a Skull King table in plain words: the settings offered, and the options in force."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.present.post import Form
from bot.present.presenter import Setting, SettingChoice, SettingPage
from bot.present.skull_king.cards import SYMBOLS
from bot.present.skull_king.signs import ghost, insert_emojis
from bot.texts.sentences import Texts
from engine.core import IllegalOption
from engine.skull_king import GAME
from engine.skull_king.editions import EDITIONS
from engine.skull_king.lengths import LENGTHS, MOST_CARDS, MOST_ROUNDS
from engine.skull_king.options import (
    AS_PRINTED,
    CHOICES,
    EXPANSIONS,
    HOUSE_RULES,
    PRESETS,
    Options,
    hands,
    matters,
)

SCORINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "skull_king": {"scoring": "skull_king", "cannon_loads": False},
    "rascal": {"scoring": "rascal", "cannon_loads": False},
    "rascal_loads": {"scoring": "rascal", "cannon_loads": True},
}
"""The options that each choice of scoring sets; cannon loads belong to Rascal's scoring (SK-9.6)."""
_SIZES: Final = re.compile(r"(\d{1,3})(?:[-–](\d{1,3}))?", re.ASCII)
"""A hand size, or a range of them: `7`, `1-10`."""


def settings(options: Mapping[str, Any], sizes: Sequence[int], t: Texts) -> tuple[SettingPage, ...]:
    """Return the pages of settings: preset and length, the other choices, and house rules.

    A setting is open if it can make a difference at a table of one of these sizes; the preset is always open.
    """
    agreed = Options.from_mapping(options, sizes[0])
    tables = [(Options.from_mapping(options, seats), seats) for seats in sizes]
    first = [_preset(agreed, sizes[0], t), _length(agreed, t)]
    second = [
        _one_of("edition", agreed, t),
        _scoring(agreed, t),
        _expansions(agreed, options.get("expansions") == AS_PRINTED, t),
        _one_of("powers", agreed, t),
        _one_of("character_bonus", agreed, t),
    ]
    third = [_one_of(key, agreed, t) for key in HOUSE_RULES]

    def shown(settings: Sequence[Setting]) -> tuple[Setting, ...]:
        keys = [s.key for s in settings if any(matters(s.key, *table) for table in tables)]
        return tuple(s._replace(open=s.key in ("preset", *keys)) for s in settings)

    return (
        SettingPage("game", t("options-game"), shown(first)),
        SettingPage("more", t("options-more"), shown(second)),
        SettingPage("house", t("options-house"), shown(third)),
    )


def preset_of(agreed: Options, seats: int) -> str | None:
    """Return the preset with exactly these options; None for a custom mix."""
    for key, options in PRESETS.items():
        try:
            if Options.from_mapping(options, seats) == agreed:
                return key
        except IllegalOption:
            # A preset of the older edition is illegal for more than six players.
            continue
    return None


def _preset(agreed: Options, seats: int, t: Texts) -> Setting:
    known = preset_of(agreed, seats)
    choices = tuple(
        SettingChoice(
            key,
            t(f"preset-{key}"),
            t(f"preset-{key}-why"),
            {**Options().to_mapping(), **options},
        )
        for key, options in PRESETS.items()
    )
    own = (t("preset-own"), t("preset-own-why"))
    state = next(((c.label, c.sentence) for c in choices if c.value == known), own)
    return Setting("preset", t("option-preset"), (known,) if known else (), state, choices)


def _choice(key: str, value: str, changes: Mapping[str, Any], t: Texts) -> SettingChoice:
    return SettingChoice(value, t(f"option-{key}-{value}"), t(f"option-{key}-{value}-why"), changes)


def _word(value: Any) -> str:
    """Return an option's value in the spelling of locale keys and menus."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _one_of(key: str, agreed: Options, t: Texts) -> Setting:
    choices = tuple(_choice(key, _word(value), {key: value}, t) for value in CHOICES[key])
    present = _word(getattr(agreed, key))
    chosen = next(choice for choice in choices if choice.value == present)
    return Setting(key, t(f"option-{key}"), (present,), (chosen.label, chosen.sentence), choices)


def _scoring(agreed: Options, t: Texts) -> Setting:
    choices = tuple(_choice("scoring", value, changes, t) for value, changes in SCORINGS.items())
    present = agreed.scoring + ("_loads" if agreed.cannon_loads else "")
    chosen = next(choice for choice in choices if choice.value == present)
    return Setting("scoring", t("option-scoring"), (present,), (chosen.label, chosen.sentence), choices)


def _length(agreed: Options, t: Texts) -> Setting:
    """Return the setting of the match length: the presets of SK-4.4, and a list that the host types."""
    choices = [
        SettingChoice(
            key,
            t(f"option-length-{key}"),
            t("option-length-why", rounds=len(sizes), cards=_sizes(sizes, t)),
            {"length": key},
        )
        for key, sizes in LENGTHS.items()
    ]
    present = agreed.length
    if isinstance(present, tuple):
        own = _sizes(present, t)
        kept = t("option-length-why", rounds=len(present), cards=own)
        choices.append(SettingChoice("present", t("option-length-own"), kept, {"length": list(present)}))
    form = Form(
        t("option-length-form"),
        "@set length",
        t("option-length-form-label"),
        t("option-length-form-hint", rounds=MOST_ROUNDS, cards=MOST_CARDS),
        " ".join(map(str, present)) if isinstance(present, tuple) else "",
    )
    choices.append(SettingChoice("typed", t("option-length-typed"), t("option-length-typed-why"), form=form))
    held = present if isinstance(present, str) else "present"
    chosen = next(choice for choice in choices if choice.value == held)
    state = (chosen.label, chosen.sentence)
    return Setting("length", t("option-length"), (held,), state, tuple(choices), parse_typed=_typed_length)


def _typed_length(text: str) -> Mapping[str, Any]:
    """Parse hand sizes such as `3 5 7` or `1-10`; for other text return no sizes, which SK-4.4 rejects."""
    found: list[int] = []
    for word in re.split(r"[\s,;]+", text.strip(" ,;")):
        sizes = _SIZES.fullmatch(word)
        if sizes is None:
            return {"length": []}
        first, last = int(sizes[1]), int(sizes[2] or sizes[1])
        found += range(first, last + 1) if first <= last else range(first, last - 1, -1)
    return {"length": found}


def _sizes(sizes: tuple[int, ...], t: Texts) -> str:
    """Return hand sizes in the shortest notation: `1 to 10`, `5 × 10`, `9, 9, 7, 7`."""
    if _is_growing(sizes):
        return t("option-length-range", first=sizes[0], last=sizes[-1])
    return f"{len(sizes)} × {sizes[0]}" if len(set(sizes)) == 1 < len(sizes) else ", ".join(map(str, sizes))


def _is_growing(sizes: tuple[int, ...]) -> bool:
    """Return whether each round has one card more than the previous one."""
    return len(sizes) > 2 and sizes == tuple(range(sizes[0], sizes[-1] + 1))


def _expansions(agreed: Options, as_printed: bool, t: Texts) -> Setting:
    choices = tuple(
        SettingChoice(group, _expansion(group, t), t(f"option-expansions-{group}-why"))
        for group in EXPANSIONS
    )
    cards = _listed(agreed.expansions, t)
    sentences = [t("option-expansions-deck", cards=len(agreed.deck()))]
    if as_printed:
        sentences.append(t("option-expansions-as_printed"))
    state = (cards or t("option-expansions-none"), " ".join(sentences))
    title = t("option-expansions")
    return Setting("expansions", title, agreed.expansions, state, choices, combine=_chosen_expansions)


def _expansion(group: str, t: Texts) -> str:
    return f"{SYMBOLS[group]}\u00a0{t(f'card-{group}')}"


def _listed(groups: Iterable[str], t: Texts) -> str:
    """Return expansions with their plain signs, because buttons and menus show no emoji inside a text."""
    return ", ".join(_expansion(group, t) for group in groups)


def _chosen_expansions(values: tuple[str, ...]) -> Mapping[str, Any]:
    return {"expansions": list(values)}


# ---- what is in force ---------------------------------------------------------------------------------


def rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the options in force for `seats` players on one line, leaving out defaults."""
    agreed = Options.from_mapping(options, seats)
    known = preset_of(agreed, seats)
    named = [f"**{t(f'preset-{known}')}**"] if known not in (None, "base") else []
    return " · ".join([*named, *_in_force(agreed, seats, t)])


def _in_force(agreed: Options, seats: int, t: Texts) -> Iterator[str]:
    sizes = agreed.rounds(seats)
    if agreed.edition != "modern":
        yield t(f"rules-edition-{agreed.edition}", cards=len(agreed.deck()))
    if _is_growing(sizes):
        yield t("rules-length-growing", rounds=len(sizes), first=sizes[0], last=sizes[-1])
    else:
        cards = _sizes(sizes, t) if len(set(sizes)) > 1 else str(sizes[0])
        yield t("rules-length", rounds=len(sizes), cards=cards, most=max(sizes))
    if agreed.scoring != "skull_king":
        yield t(f"rules-scoring-{agreed.scoring}{'_loads' if agreed.cannon_loads else ''}")
    if agreed.expansions:
        yield t("rules-expansions", cards=insert_emojis(_listed(agreed.expansions, t), t))
    if agreed.powers:
        yield t("rules-powers")
    if agreed.character_bonus == "per_card" and matters("character_bonus", agreed, seats):
        yield t("rules-captures-per_card")
    for key in HOUSE_RULES:
        value = getattr(agreed, key)
        if value != CHOICES[key][0] and matters(key, agreed, seats):
            yield t(f"rules-house-{key}-{_word(value)}")


def full_rules(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return every open setting with its explanation; house rules only if changed from their default."""
    game, more, house = settings(options, (seats,), t)
    own = [setting for setting in house.settings if setting.current != (_word(CHOICES[setting.key][0]),)]
    shown = [setting for setting in (*game.settings, *more.settings, *own) if setting.open]
    lines = (
        f"{t('labelled', label=setting.title, text=setting.state[0])}\n-# {setting.state[1]}"
        for setting in shown
    )
    return insert_emojis("\n".join(lines), t)


def match_length(options: Mapping[str, Any], seats: int, t: Texts) -> str:
    """Return the preset (omitted for the base game) and the number of rounds."""
    agreed = Options.from_mapping(options, seats)
    known = preset_of(agreed, seats)
    named = [] if known == "base" else [t(f"preset-{known or 'own'}")]
    return " · ".join([*named, t("lobby-rounds", rounds=len(agreed.rounds(seats)))])


def company(options: Mapping[str, Any], seated: int, t: Texts) -> str:
    """Return that Graybeard joins two players as the third (SK-10); "" for other numbers."""
    edition = EDITIONS[str(options.get("edition", "modern"))]
    return f"{ghost(t)} {t('ghost-joins')}" if hands(edition, seated) > seated else ""


def minutes(options: Mapping[str, Any], people: int, robots: int) -> int:
    """Return about how many minutes a match takes.

    A card takes a person eight seconds and a robot two; each round adds a pause of 45 seconds.
    """
    seats = max(people + robots, min(GAME.seats))
    sizes = Options.from_mapping(options, seats).rounds(seats)
    return max(1, round((sum(sizes) * (8 * people + 2 * (seats - people)) + 45 * len(sizes)) / 60))
