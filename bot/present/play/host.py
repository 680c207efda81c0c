"""The host's private panel before a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.art.figures import Figures, Tile
from bot.present import PRESENTERS
from bot.present.names import escaped_name
from bot.present.notices import describe_way
from bot.present.play.calls import call_button
from bot.present.post import (
    Block,
    Button,
    EntityMenu,
    Illustration,
    Menu,
    Option,
    Post,
    Row,
    Text,
    offered,
    option_button,
)
from bot.present.presenter import NIGHT, SEA, Setting, SettingChoice, SettingPage
from bot.records.tables import Robot, TableHeader, parse_who
from bot.seating.invitations import MOST_INVITED, may_call_to
from bot.seating.lobby import ADMISSION
from bot.seating.player_counts import allowed_counts, sizes
from bot.tables.deadlines import TIMERS
from bot.tables.robot_names import levels, manner_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import LOCALES, Texts, language_name, one_line
from engine import GAMES

TABLE_PAGE: Final = "table"
ROBOTS_PAGE: Final = "robots"
HOUSE_OPTIONS: Final = frozenset({"locale", "timer", "robots", ADMISSION})
"""The options of the table itself that the host can change; all others are options of the game."""
AS_BUTTONS: Final = "preset"
"""The setting whose choices are buttons: complete sets of options, one press each."""
WIDTH: Final = 2
"""Buttons side by side in a host's panel."""
FEW: Final = 3
"""The most settings on a page that has room for a sentence about each current value."""
TILES: Final = 6
"""The most settings whose values the picture of the first page shows."""


def options(
    snapshot: Snapshot,
    t: Texts,
    page: str = "",
    *,
    moderator: bool = False,
    calls: bool = False,
    link: str = "",
) -> Post:
    """Return the host's private panel: its first page, the page `page`, or only the setting of that key.

    The first page has a picture of the current settings, presets as buttons, Start, and a menu that opens
    each setting. On the other pages a sentence explains each current value. A `moderator` gets a button that
    makes the options the server's default. With `calls` there is a button that calls people who want to play.
    `link` is the URL of the table's message, "" without one.
    """
    pages = [
        setting_page
        for setting_page in _pages(snapshot, t)
        if any(setting.open for setting in setting_page.settings)
    ]
    for setting_page in pages[1:]:
        if setting_page.key == page == ADMISSION:
            return _admission_page(snapshot, setting_page.settings[0], link, t)
        if setting_page.key == page:
            return _page(snapshot, setting_page.label, setting_page.settings, t)
    for setting in (setting for setting_page in pages for setting in setting_page.settings):
        if setting.key == page and setting.open:
            return _page(snapshot, setting.title, (setting,), t)
    return _first_page(snapshot, pages, link, t, moderator=moderator, calls=calls)


def _first_page(
    snapshot: Snapshot, pages: Sequence[SettingPage], link: str, t: Texts, *, moderator: bool, calls: bool
) -> Post:
    preset = [setting for setting in pages[0].settings if setting.key == AS_BUTTONS]
    blocks: list[Block] = [Text(f"# {t('host-title')}\n-# {t(f'game-{snapshot.header.game}')}")]
    blocks.append(_summary(pages, t))
    if _may_start(snapshot):
        blocks.append(Row((Button(t("button-start"), "@start", "success"),)))
    for setting in preset:
        blocks += _setting_buttons(setting, t)
    blocks.append(_menu_of_settings(pages, t))
    tools = []
    if calls and may_call_to(snapshot.header):
        tools.append(call_button(t))
    if _may_restrict(snapshot.header):
        blocks.append(Text(f"-# {describe_way(snapshot.header.id, link or snapshot.header.address, t)}"))
        few = snapshot.header.admitted is None
        tools.append(
            Button(t("button-admit-few"), f"@set {ADMISSION} invited", emoji="🔒")
            if few
            else Button(t("button-admit-all"), f"@set {ADMISSION} everybody", emoji="🔓")
        )
    if snapshot.header.is_private:
        tools.append(Button(t("button-host-back"), "@hand"))
    elif any(occupant.is_robot for occupant in snapshot.occupants):
        tools.append(Button(t("button-no-robot"), "@norobot"))
    if moderator and not snapshot.header.is_private:
        tools.append(Button(t("button-default"), "@default"))
    blocks += [Row(tuple(tools), WIDTH)] if tools else []
    return Post(tuple(blocks), table=snapshot.header.id, accent=SEA)


def _page(snapshot: Snapshot, label: str, settings: Sequence[Setting], t: Texts) -> Post:
    """Return settings, each with a sentence about its current value, and a back button."""
    shown = [setting for setting in settings if setting.open]
    blocks: list[Block] = [Text(f"# {label}\n-# {t(f'game-{snapshot.header.game}')}")]
    for setting in shown:
        title = [f"**{setting.title}**"] if setting.title != label else []
        why = [f"-# {setting.state[1]}"] if len(shown) <= FEW else []
        if title or why:
            blocks.append(Text("\n".join((*title, *why))))
        blocks.append(offered(_menu(setting), t))
    back = Button(t("button-host-back"), "@options game")
    return Post((*blocks, Row((back,))), table=snapshot.header.id, accent=SEA)


def _admission_page(snapshot: Snapshot, setting: Setting, link: str, t: Texts) -> Post:
    """Return the page of who may sit down: the setting, the way to the table, and whom to invite."""
    header = snapshot.header
    return Post(
        (
            Text(f"# {setting.title}\n-# {t(f'game-{header.game}')}"),
            Text(f"-# {setting.state[1]}"),
            offered(_menu(setting), t),
            EntityMenu("@invite-all", "user", (), t("invite-menu"), MOST_INVITED),
            Text(f"-# {describe_way(header.id, link or header.address, t)}"),
            Row((Button(t("button-host-back"), "@options game"),)),
        ),
        table=header.id,
        accent=SEA,
    )


def _listed(pages: Sequence[SettingPage]) -> list[tuple[str, Setting]]:
    """Return the settings in the first page's menu, each with the page that the setting opens."""
    return [
        (ROBOTS_PAGE if page.key == ROBOTS_PAGE else setting.key, setting)
        for page in pages
        for setting in (page.settings[:1] if page.key == ROBOTS_PAGE else page.settings)
        if setting.open and setting.key != AS_BUTTONS
    ]


def _menu_of_settings(pages: Sequence[SettingPage], t: Texts) -> Menu:
    lines = tuple(
        Option(setting.title if page != ROBOTS_PAGE else t("options-robots"), page, setting.state[0])
        for page, setting in _listed(pages)
    )
    return Menu("@options", lines, t("host-change"))


def _summary(pages: Sequence[SettingPage], t: Texts) -> Illustration:
    """Return the picture of the current options: the preset, and the settings changed most often."""
    preset = [("", setting) for setting in pages[0].settings if setting.key == AS_BUTTONS]
    shown = [*preset, *_listed(pages)]
    # Never omit the settings of the first page and the settings that every table has.
    more = [one for one in shown if one[1] in pages[0].settings or one[0] in (ROBOTS_PAGE, "locale")]
    more += [one for one in shown if one not in more]
    tiles = [
        (t("options-robots") if page == ROBOTS_PAGE else setting.title, setting.state[0])
        for page, setting in more[:TILES]
    ]
    alt = " · ".join(t("labelled-plain", label=label, text=value) for label, value in tiles)
    told = "\n".join(f"-# {t('labelled-plain', label=label, text=value)}" for label, value in tiles)
    picture = Figures(tuple(Tile(one_line(value), one_line(label)) for label, value in tiles))
    return Illustration(picture, f"{alt}.", Text(told))


def closed_panel(snapshot: Snapshot, t: Texts) -> Post:
    """Return the final text of a panel whose reader is no longer host, with nothing to press."""
    game = t(f"game-{snapshot.header.game}")
    return Post((Text(f"## {t('host-closed-other')}\n-# {game}"),), accent=NIGHT)


def _may_start(snapshot: Snapshot) -> bool:
    header = snapshot.header
    return len(snapshot.occupants) in allowed_counts(GAMES[header.game], header.options)


def _setting_buttons(setting: Setting, t: Texts) -> list[Block]:
    """Return a setting's choices as buttons, the current choice ticked, below an explanatory sentence."""
    menu = _menu(setting)
    buttons = tuple(option_button(menu.action, option, t) for option in menu.options)
    return [Text(f"-# {setting.state[1]}"), Row(buttons, WIDTH)]


def _menu(setting: Setting) -> Menu:
    lines = tuple(
        Option(choice.label, choice.value, choice.sentence, choice.value in setting.current)
        for choice in setting.choices
    )
    least, most = (0, len(lines)) if setting.combine else (1, 1)
    return Menu(f"@set {setting.key}", lines, setting.state[0], least, most)


def _pages(snapshot: Snapshot, t: Texts) -> list[SettingPage]:
    """Return the game's pages, the first with the timer added, and the pages that every table has."""
    header = snapshot.header
    may_sit = sizes(GAMES[header.game], header.options, len(snapshot.occupants))
    first, *others = PRESENTERS[header.game].lobby.list_settings(header.options, may_sit, t)
    timer = () if header.is_private else (_timer(snapshot, t),)
    admission = (_admission(snapshot, t),) if _may_restrict(header) else ()
    return [
        first._replace(settings=(*first.settings, *timer)),
        SettingPage(ROBOTS_PAGE, t("options-robots"), _robot_settings(snapshot, t)),
        *others,
        SettingPage(TABLE_PAGE, t("options-table"), (_locale(snapshot, t),)),
        *([SettingPage(ADMISSION, t("option-admission"), admission)] if admission else []),
    ]


def _locale(snapshot: Snapshot, t: Texts) -> Setting:
    codes = tuple(SettingChoice(code, language_name(code), "", {"locale": code}) for code in LOCALES)
    state = (language_name(snapshot.header.locale), t("option-locale-why"))
    return Setting("locale", t("option-locale"), (snapshot.header.locale,), state, codes)


def _may_restrict(header: TableHeader) -> bool:
    """Return whether the host decides who may sit down: at a private or booked table that is settled."""
    return not header.is_private and header.invited is None


def _admission(snapshot: Snapshot, t: Texts) -> Setting:
    labels = {"everybody": t("admission-everybody"), "invited": t("admission-invited")}
    current = "everybody" if snapshot.header.admitted is None else "invited"
    choices = tuple(
        SettingChoice(key, label, "", {ADMISSION: key == "invited"}) for key, label in labels.items()
    )
    state = (labels[current], t("option-admission-why"))
    return Setting(ADMISSION, t("option-admission"), (current,), state, choices)


def _timer(snapshot: Snapshot, t: Texts) -> Setting:
    times = tuple(SettingChoice(key, t(f"timer-{key}"), "", {"timer": key}) for key in TIMERS)
    state = (t(f"timer-{snapshot.header.timer}"), t("option-timer-why"))
    return Setting("timer", t("option-timer"), (snapshot.header.timer,), state, times)


def _robot_settings(snapshot: Snapshot, t: Texts) -> tuple[Setting, ...]:
    """Return a setting for each robot's level; with several robots, first a setting for all levels."""
    seated = {
        robot: escaped_name(occupant.name, t)
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
    """Return the page to show after setting the key, and the setting itself; None for an unknown key."""
    for page in _pages(snapshot, t):
        for setting in page.settings:
            if setting.key == key:
                return (page.key if page.key == ROBOTS_PAGE or key == AS_BUTTONS else key), setting
    return None
