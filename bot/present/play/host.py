"""The host's private panel before a match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.present import PRESENTERS
from bot.present.names import called
from bot.present.post import Block, Button, Divider, Menu, Option, Post, Row, Text, offered
from bot.present.presenter import NIGHT, SEA, Setting, SettingChoice, SettingPage
from bot.records.tables import Robot, parse_who
from bot.seating.player_counts import room, sizes
from bot.tables.deadlines import TIMERS
from bot.tables.snapshot import Snapshot
from bot.tables.stand_ins import levels, manner_of
from bot.texts.sentences import LOCALES, Texts
from engine import GAMES

TABLE_PAGE: Final = "table"
ROBOTS_PAGE: Final = "robots"
HOUSE_OPTIONS: Final = frozenset({"locale", "timer", "robots"})
"""The options of the table itself that the host can change; all others are options of the game."""
AS_BUTTONS: Final = "preset"
"""The setting whose choices are buttons: complete sets of options, one press each."""
FEW: Final = 2
"""The most menus on a page that leaves room to explain in a sentence what each is set to."""
WIDTH: Final = 2
"""Buttons side by side in a host's panel."""


def options(snapshot: Snapshot, t: Texts, page: str = "", *, moderator: bool = False) -> Post:
    """Return a page of the host's private panel: its settings before a match, and Start.

    The first page has presets as buttons, and menus for the options changed most. Each menu says what it sets
    and its current value; on a later page with few menus, a sentence above each explains the current value. A
    `moderator` gets a button that makes the options the server's default.
    """
    pages = [
        setting_page
        for setting_page in _pages(snapshot, t)
        if any(setting.open for setting in setting_page.settings)
    ]
    shown = next((setting_page for setting_page in pages if setting_page.key == page), pages[0])
    first = shown is pages[0]
    open_settings = [setting for setting in shown.settings if setting.open]
    game = t(f"game-{snapshot.header.game}")
    small = game if first else f"{game} · {shown.label}"
    blocks: list[Block] = [Text(f"# {t('host-title')}\n-# {small}")]
    for setting in open_settings:
        if setting.key == AS_BUTTONS:
            blocks += _setting_buttons(setting)
        elif first or len(open_settings) > FEW:
            blocks += _labelled_menu(setting, t)
        else:
            blocks.append(Text(f"**{setting.title}**\n-# {setting.state[1]}"))
            blocks.append(offered(_menu(setting)))
    page_buttons = [
        Button(
            t("button-host") if setting_page is pages[0] else setting_page.label,
            f"@options {setting_page.key}",
        )
        for setting_page in pages
        if setting_page is not shown
    ]
    if first and any(occupant.robot for occupant in snapshot.occupants):
        page_buttons.insert(0, Button(t("button-no-robot"), "@norobot"))
    if moderator:
        page_buttons.append(Button(t("button-default"), "@default"))
    start = Row((Button(t("button-start"), "@start", "success"),))
    below = [*([start] if first and _may_start(snapshot) else []), Row(tuple(page_buttons), WIDTH)]
    return Post((*blocks, Divider(), *below), table=snapshot.header.id, accent=SEA)


def closed(snapshot: Snapshot, t: Texts) -> Post:
    """Return the final text of a panel whose reader is no longer host, with nothing to press."""
    game = t(f"game-{snapshot.header.game}")
    return Post((Text(f"## {t('host-closed-other')}\n-# {game}"),), accent=NIGHT)


def _may_start(snapshot: Snapshot) -> bool:
    header = snapshot.header
    return len(snapshot.occupants) in room(GAMES[header.game], header.options)


def _setting_buttons(setting: Setting) -> list[Block]:
    """Return the choices of a setting as buttons, the current one green, below a sentence about it."""
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


def _labelled_menu(setting: Setting, t: Texts) -> list[Block]:
    """Return the menu of a setting, labelled with the setting's name and current value.

    If the values are few, return buttons below the name of the setting.
    """
    menu = _menu(setting)
    row = offered(menu)
    if isinstance(row, Row):
        buttons = (
            button._replace(words=t("labelled-plain", label=setting.title, text=button.label))
            if isinstance(button, Button)
            else button
            for button in row.buttons
        )
        return [Text(f"-# {setting.title}"), Row(tuple(buttons))]
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
    """Return the game's pages, with timer and robots added to the first, then those that every table has."""
    header = snapshot.header
    may_sit = sizes(GAMES[header.game], header.options, len(snapshot.occupants))
    first, *others = PRESENTERS[header.game].lobby.list_settings(header.options, may_sit, t)
    robots, timer = _robot_settings(snapshot, t), _timer(snapshot, t)
    level = [robot_setting._replace(title=t("options-robots")) for robot_setting in robots[:1]]
    return [
        first._replace(settings=(*first.settings, timer, *level)),
        *others,
        SettingPage(ROBOTS_PAGE, t("options-robots"), robots[1:]),
        SettingPage(TABLE_PAGE, t("options-table"), (_locale(snapshot, t),)),
    ]


def _locale(snapshot: Snapshot, t: Texts) -> Setting:
    codes = tuple(SettingChoice(code, t(f"language-{code}"), "", {"locale": code}) for code in LOCALES)
    state = (t(f"language-{snapshot.header.locale}"), t("option-locale-why"))
    return Setting("locale", t("option-locale"), (snapshot.header.locale,), state, codes)


def _timer(snapshot: Snapshot, t: Texts) -> Setting:
    times = tuple(SettingChoice(key, t(f"timer-{key}"), "", {"timer": key}) for key in TIMERS)
    state = (t(f"timer-{snapshot.header.timer}"), t("option-timer-why"))
    return Setting("timer", t("option-timer"), (snapshot.header.timer,), state, times)


def _robot_settings(snapshot: Snapshot, t: Texts) -> tuple[Setting, ...]:
    """Return a setting for each robot's level, preceded by one for all of them if there are several."""
    seated = {
        robot: called(occupant.name, t)
        for occupant in snapshot.occupants
        if isinstance(robot := parse_who(occupant.who), Robot)
    }
    levels_by_robot = [
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
    if len(levels_by_robot) < 2:
        return tuple(levels_by_robot)
    played = {robot.level for robot in seated}
    every = _level(
        "robots", t("option-robots"), t("option-robots-why"), played, None, snapshot.header.game, t
    )
    return (every, *levels_by_robot)


def _level(
    key: str, title: str, why: str, played: Collection[str], number: int | None, game: str, t: Texts
) -> Setting:
    """Return the menu for the level of one robot, or of all robots if `number` is None."""
    choices = tuple(
        SettingChoice(level, t(f"robots-{level}"), t(f"robots-{level}-why"), {"robots": (number, level)})
        for level in levels(game)
    )
    current = tuple(played) if len(played) == 1 else ()
    label = t(f"robots-{current[0]}") if current else t("robots-mixed")
    return Setting(key, title, current, (label, why), choices)


def find_setting(snapshot: Snapshot, key: str, t: Texts) -> tuple[str, Setting] | None:
    """Return the setting with this key, after the key of its page; None if there is none."""
    found = ((page.key, setting) for page in _pages(snapshot, t) for setting in page.settings)
    return next(((page, setting) for page, setting in found if setting.key == key), None)
