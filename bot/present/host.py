"""The host's private panel: what may be chosen before a match, and what a choice that comes back means."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from bot.errors import House, Refused
from bot.present import PRESENTERS
from bot.present.choices import offered
from bot.present.form import Form
from bot.present.names import called
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.present.presenter import NIGHT, SEA, Setting, SettingChoice, SettingPage
from bot.records import Robot, parse_who
from bot.seating.player_counts import room, sizes
from bot.tables.deadlines import TIMERS
from bot.tables.snapshot import Snapshot
from bot.tables.stand_ins import levels, manner_of
from bot.texts.sentences import LOCALES, Texts, escaped
from engine import GAMES

TABLE_PAGE: Final = "table"
ROBOTS_PAGE: Final = "robots"
HOUSE_OPTIONS: Final = frozenset({"locale", "timer", "robots"})
"""What may be changed that is no option of the game."""
AS_BUTTONS: Final = "preset"
"""The setting whose choices are buttons: whole games, one press each."""
FEW: Final = 2
"""Menus of a page for which there is room to say in a sentence what holds now."""
WIDTH: Final = 2
"""Buttons that stand side by side in a host's panel."""


def options(snapshot: Snapshot, t: Texts, page: str = "", *, moderator: bool = False) -> Post:
    """Return a page of the host's private panel: what may be chosen before a match, and Start.

    The first page has whole games as buttons, and in menus what is changed most. Each menu says what it sets
    and what holds now; where there are few, that stands above them in one sentence each. A `moderator` may
    make the options the server's own.
    """
    pages = [one for one in _pages(snapshot, t) if any(setting.open for setting in one.settings)]
    shown = next((one for one in pages if one.key == page), pages[0])
    first = shown is pages[0]
    asked = [setting for setting in shown.settings if setting.open]
    game = t(f"game-{snapshot.header.game}")
    small = game if first else f"{game} · {shown.label}"
    blocks: list[Block] = [Text(f"# {t('host-title')}\n-# {small}")]
    for setting in asked:
        if setting.key == AS_BUTTONS:
            blocks += _as_buttons(setting)
        elif first or len(asked) > FEW:
            blocks += _named(setting, t)
        else:
            blocks.append(Text(f"**{setting.title}**\n-# {setting.state[1]}"))
            blocks.append(offered(_menu(setting)))
    pressed = [
        Button(t("button-host") if one is pages[0] else one.label, f"@options {one.key}")
        for one in pages
        if one is not shown
    ]
    if first and any(occupant.robot for occupant in snapshot.occupants):
        pressed.insert(0, Button(t("button-no-robot"), "@norobot"))
    if moderator:
        pressed.append(Button(t("button-default"), "@default"))
    start = Row((Button(t("button-start"), "@start", "success"),))
    below = [*([start] if first and _may_start(snapshot) else []), Row(tuple(pressed), WIDTH)]
    return Post((*blocks, Divider(), *below), table=snapshot.header.id, accent=SEA)


def closed(snapshot: Snapshot, t: Texts) -> Post:
    """Return what stays of a panel whose reader is host no more: true for good, and nothing to press."""
    game = t(f"game-{snapshot.header.game}")
    return Post((Text(f"## {t('host-closed-other')}\n-# {game}"),), accent=NIGHT)


def _may_start(snapshot: Snapshot) -> bool:
    header = snapshot.header
    return len(snapshot.occupants) in room(GAMES[header.game], header.options)


def _as_buttons(setting: Setting) -> list[Block]:
    """Return the choices of a setting as buttons, the present one in green, and what that is."""
    buttons = tuple(
        Button(
            choice.label,
            f"@set {setting.key} {choice.value}",
            "success" if choice.value in setting.present else "secondary",
        )
        for choice in setting.choices
    )
    label, sentence = setting.state
    return [Text(f"**{label}**\n-# {sentence}"), Row(buttons, WIDTH)]


def _named(setting: Setting, t: Texts) -> list[Block]:
    """Return the menu of a setting that says itself what it sets, beside what holds now.

    Of few values, buttons, below what they set.
    """
    menu = _menu(setting)
    row = offered(menu)
    if isinstance(row, Row):
        spoken = (
            one._replace(words=t("labelled-plain", label=setting.title, text=one.label))
            if isinstance(one, Button)
            else one
            for one in row.buttons
        )
        return [Text(f"-# {setting.title}"), Row(tuple(spoken))]
    lines = tuple(
        line._replace(label=t("labelled-plain", label=setting.title, text=line.label))
        if line.chosen
        else line
        for line in menu.options
    )
    state = t("labelled-plain", label=setting.title, text=setting.state[0])
    return [menu._replace(options=lines, placeholder=state)]


def _menu(setting: Setting) -> Menu:
    lines = tuple(
        Option(choice.label, choice.value, choice.sentence, choice.value in setting.present)
        for choice in setting.choices
    )
    least, most = (0, len(lines)) if setting.many else (1, 1)
    return Menu(f"@set {setting.key}", lines, setting.state[0], least, most)


def _pages(snapshot: Snapshot, t: Texts) -> list[SettingPage]:
    """Return the game's pages, the first with time and robots as well, and those that every table has."""
    header = snapshot.header
    may_sit = sizes(GAMES[header.game], header.options, len(snapshot.occupants))
    first, *others = PRESENTERS[header.game].settings(header.options, may_sit, t)
    robots, timer = _robot_settings(snapshot, t), _timer(snapshot, t)
    level = [one._replace(title=t("options-robots")) for one in robots[:1]]
    return [
        first._replace(settings=(*first.settings, timer, *level)),
        *others,
        SettingPage(ROBOTS_PAGE, t("options-robots"), robots[1:]),
        SettingPage(TABLE_PAGE, t("options-table"), (_locale(snapshot, t),)),
    ]


def _locale(snapshot: Snapshot, t: Texts) -> Setting:
    codes = tuple(SettingChoice(code, t(f"language-{code}"), "", {"locale": code}) for code in LOCALES)
    spoken = (t(f"language-{snapshot.header.locale}"), t("option-locale-why"))
    return Setting("locale", t("option-locale"), (snapshot.header.locale,), spoken, codes)


def _timer(snapshot: Snapshot, t: Texts) -> Setting:
    times = tuple(SettingChoice(key, t(f"timer-{key}"), "", {"timer": key}) for key in TIMERS)
    given = (t(f"timer-{snapshot.header.timer}"), t("option-timer-why"))
    return Setting("timer", t("option-timer"), (snapshot.header.timer,), given, times)


def _robot_settings(snapshot: Snapshot, t: Texts) -> tuple[Setting, ...]:
    """How well each robot plays, by its name and manner; where there are several, first for all together."""
    seated = {
        robot: called(occupant.name, t)
        for occupant in snapshot.occupants
        if isinstance(robot := parse_who(occupant.who), Robot)
    }
    single = [
        _level(
            f"robot-{robot.number}",
            t("labelled-plain", label=name, text=t(f"manner-{manner_of(robot)}")),
            t(f"manner-{manner_of(robot)}-why"),
            {robot.level},
            robot.number,
            snapshot.header.game,
            t,
        )
        for robot, name in seated.items()
    ]
    if len(single) < 2:
        return tuple(single)
    played = {robot.level for robot in seated}
    every = _level(
        "robots", t("option-robots"), t("option-robots-why"), played, None, snapshot.header.game, t
    )
    return (every, *single)


def _level(
    key: str, title: str, why: str, played: Collection[str], number: int | None, game: str, t: Texts
) -> Setting:
    """The menu for the level of one robot, or of all where there is no number."""
    choices = tuple(
        SettingChoice(level, t(f"robots-{level}"), t(f"robots-{level}-why"), {"robots": (number, level)})
        for level in levels(game)
    )
    present = tuple(played) if len(played) == 1 else ()
    label = t(f"robots-{present[0]}") if present else t("robots-mixed")
    return Setting(key, title, present, (label, why), choices)


class Chosen(NamedTuple):
    """What came back from a menu or form: the page it stands on, and the changes, or the form to fill in."""

    page: str
    changes: Mapping[str, Any]
    form: Form | None = None


def chosen(snapshot: Snapshot, key: str, values: tuple[str, ...], t: Texts) -> Chosen:
    """What `values` of the setting `key` stand for. Refused: T-14 no such thing, T-27 no such robot."""
    for page in _pages(snapshot, t):
        for setting in page.settings:
            if setting.key == key:
                return Chosen(page.key, *_meant(setting, values))
    if key.startswith("robot-"):
        raise Refused(House.NO_ROBOT_IN_SEAT)
    raise Refused(House.BAD_OPTION, key=escaped(key))


def _meant(setting: Setting, values: tuple[str, ...]) -> tuple[Mapping[str, Any], Form | None]:
    known = {choice.value: choice for choice in setting.choices}
    if setting.many is not None and set(values) <= set(known):
        return setting.many(values), None
    if len(values) == 1 and values[0] in known:
        return known[values[0]].changes, known[values[0]].form
    if len(values) == 1 and setting.typed is not None:
        return setting.typed(values[0]), None
    raise Refused(House.BAD_OPTION, key=setting.title)
