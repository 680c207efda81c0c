"""The buttons under table messages and panels that are the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.present import PRESENTERS, notices
from bot.present.headline import headed
from bot.present.last_cards import plays_itself
from bot.present.names import names_of
from bot.present.post import ROWS, Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.present.tabletop import pictured
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, texts

TOOLS: Final[Mapping[str, tuple[str, str]]] = {
    "time": ("button-time", "button-time-why"),
    "help": ("button-help", "button-help-why"),
    "rules": ("button-rules", "button-rules-why"),
    "look": ("button-look", "button-look-why"),
    "sheet": ("button-sheet", "button-sheet-why"),
    "robots": ("button-robots", "button-robots-why"),
    "here": ("button-here", "button-here-why"),
    "follow": ("button-follow", "button-follow-why"),
    "referee": ("button-referee", "button-referee-why"),
    "hand": ("button-refresh", "button-refresh-why"),
}
"""What the menus under table messages and panels offer, each the verb of the same name: label and reason."""
LEAVING: Final[Mapping[str, tuple[str, str]]] = {"leave": ("button-leave", "button-leave-why")}
"""The last line of the menu of a panel that is a picture."""
PAPERS: Final[Mapping[str, str]] = {
    "share podium": "button-share-podium",
    "evening": "button-evening",
    "log": "button-log",
}
"""The buttons of a match that is over, by what does it; menus of older messages have them, too."""
REPLAYED: Final[Mapping[str, tuple[str, str]]] = {
    "sheet": ("button-sheet", "button-sheet-why"),
    "log": ("button-log", "button-log-why"),
    "match-page": ("replay-page", "page-attached"),
}
"""The same beside a match that is replayed."""
OPTIONAL: Final = frozenset({"show"})
"""Verbs of moves that nobody is asked for: they stand among the tools of a panel."""
BESIDE: Final = 2
"""Buttons that stand side by side on a phone in every language."""
BELOW: Final = 2
"""Rows below the cards: the menu of tools, then leaving, which stands alone."""


ROOMY: Final = 10
"""Cards up to which a panel has room for all of them, and for a thin line: 40 components in all."""


def due(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Until when the table waits, or the reader may decide, as Discord's countdown; and what happens then.

    Of a reader's only move the bot has nothing to decide: it makes it.
    """
    waited_for = snapshot.awaiting if snapshot.seat is None else snapshot.seat in snapshot.awaiting
    if snapshot.due_at is None or not waited_for or not snapshot.counts_down or plays_itself(snapshot):
        return []
    moment = f"<t:{int(snapshot.due_at.timestamp())}:R>"
    choices = [choice for choice in snapshot.view.choices if choice.verb != "show"]
    only = len(choices) == 1 and len(choices[0].items) == 1
    if snapshot.seat is not None and pictured(snapshot, t):
        said = t("due-short", moment=moment)
    elif snapshot.seat is not None:
        said = t("waits-until-only" if only else "waits-until-own", moment=moment)
    else:
        people = [seat for seat in snapshot.awaiting if seat >= 0 and not snapshot.occupants[seat].robot]
        said = t("waits-until", players=names_of(snapshot, people, t), count=len(people), moment=moment)
    return [Text(f"-# {said}", passing=True)]


def with_table_tools(post: Post, snapshot: Snapshot, t: Texts, *, followed: bool) -> Post:
    """A table's message with its buttons: the hand below what is asked, the rest behind one menu.

    The hand has a colour while the table waits for somebody who needs it. It says what is to be done with it
    while several have to; what one alone has to do, others who press it cannot.

    `followed`: whether spectators may ask to be mentioned.
    """
    place = next((n for n, block in enumerate(post.blocks) if isinstance(block, Divider)), len(post.blocks))
    if snapshot.header.status == "over":
        return post._replace(blocks=(*post.blocks, Divider(), *_ended(snapshot, t)))
    people = [seat for seat in snapshot.awaiting if seat >= 0 and not snapshot.occupants[seat].robot]
    presenter = PRESENTERS[snapshot.header.game]
    of_all, of_one = presenter.door(snapshot.view)
    label = t(of_all if people else presenter.hand)
    if len(people) == 1:
        label = t(of_one)
    hand = Row((Button(label, "@hand", "primary" if people else "secondary", presenter.sign(t)),))
    tools = ["help", "rules"]
    if snapshot.rounds_done:
        tools.append("sheet")
    tools += _robots(snapshot)
    if followed:
        tools.append("follow")
    if PRESENTERS[snapshot.header.game].rulings(snapshot, t):
        tools.append("referee")
    return post._replace(blocks=(*post.blocks[:place], hand, *post.blocks[place:], menu(tools, t)))


def _ended(snapshot: Snapshot, t: Texts, *, direct: bool = False) -> list[Block]:
    """What can be done after a match; in a `direct` message, nothing is shared with a server."""
    ways = [Button(t("button-rounds"), "@sheet"), Button(t("button-replay"), "@replay-open")]
    if snapshot.header.championship_id is None:
        ways.insert(0, Button(t("button-rematch"), "@rematch", "success"))
    shares = [] if direct else ["share podium", *(["evening"] if snapshot.header.series is not None else [])]
    papers = (Button(t(PAPERS[paper]), f"@{paper}") for paper in (*shares, "log"))
    return [Row(tuple(ways)), Row((_worst(snapshot, t), *papers))]


def _worst(snapshot: Snapshot, t: Texts) -> Button:
    """Return the button that leads to what cost the reader most."""
    return Button(t(f"replay-to-worst-{snapshot.header.game}"), "@worst")


def _worst_of_round(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the way to what cost the reader most in the round just scored; nothing where nothing did."""
    if snapshot.view is None or PRESENTERS[snapshot.header.game].worst(snapshot) is None:
        return []
    return [Row((_worst(snapshot, t),))]


def with_tools(panel: Post, snapshot: Snapshot, t: Texts) -> Post:
    """A panel with its reader's time and its tools, grey and behind one menu.

    A classic message has five rows: where the cards take four, a button brings the menu. So it does where the
    reader chooses from a menu: theirs is the only one then.
    """
    asleep_ = [Text(t("panel-asleep"), passing=True)] if snapshot.header.asleep else []
    panel = headed(panel, t("head-asleep")) if snapshot.header.asleep else panel
    panel, offered = _parted(panel)
    panel = panel.in_words() if t.in_words else panel
    pressed = [n for n, block in enumerate(panel.blocks, start=1) if _asks(block)]
    place = max(pressed, default=len(panel.blocks))
    rest = panel.blocks[place:]
    close = next((n for n, block in enumerate(rest) if isinstance(block, Divider)), len(rest))
    below: list[Block] = [*rest[:close], *due(snapshot, t), *rest[close:]]
    if panel.classic and pressed:
        # Its buttons stand below all of its text: what is not asked is kept small, and the time comes last.
        below = [Divider(), *map(_small, rest), Divider(), *map(_small, due(snapshot, t))]
    blocks = [*panel.blocks[:place], *_worst_of_round(snapshot, t), *below, *asleep_]
    if snapshot.header.status == "over":
        return panel._replace(blocks=(*blocks, *_ended(snapshot, t, direct=panel.classic)))
    back = (notices.back_button(t),) if snapshot.header.asleep else ()
    if panel.illustration is not None and pictured(snapshot, t):
        return _behind_one_menu(panel._replace(blocks=tuple(blocks)), snapshot, back, offered, t)
    refresh, leave = Button(t("button-refresh"), "@hand", emoji="🔄"), Button(t("button-leave"), "@leave?")
    # What others do while the reader waits is not written here until they ask.
    waits = snapshot.seat not in snapshot.awaiting
    looks = _looks(snapshot) and panel.illustration is None
    # As many rows as its cards like to have come first.
    wanted = panel._replace(classic=False).rows if panel.classic else 0
    many = sum(len(block.buttons) for block in panel.blocks if isinstance(block, Row)) > ROOMY
    brings = Button(t("panel-more"), "@more")
    if panel.classic and wanted > ROWS - BELOW:
        below = [Row((*back, brings, refresh, leave))]
    elif any(isinstance(block, Menu) for block in panel.blocks):
        below = [Row((*back, brings, refresh)), Row((leave,))]
    else:
        room = waits and not (panel.classic and wanted > ROWS - BELOW - 1)
        first = [Row(back)] if back else []
        tools = _tools(snapshot, look=looks, refresh=not room or bool(back))
        last = [Row((refresh,))] if room and not back else []
        below = [*first, _with(offered, menu(tools, t)), *last, Row((leave,))]
    blocks += below if many else [Divider(), *below]
    blocks += [table_silent(snapshot, t)] if snapshot.out_of_date else []
    panel = panel._replace(blocks=tuple(blocks))
    return panel.in_words() if t.in_words else panel


def _behind_one_menu(
    panel: Post, snapshot: Snapshot, back: tuple[Button, ...], offered: tuple[Option, ...], t: Texts
) -> Post:
    """Return a panel that is a picture, its tools and leaving behind one menu below the choices."""
    pressed = {
        one.action
        for row in panel.blocks
        if isinstance(row, Row)
        for one in row.buttons
        if isinstance(one, Button)
    }
    offers = [tool for tool in _tools(snapshot, refresh=True) if f"@{tool}" not in pressed]
    tools = menu([*offers, "leave"], t, {**TOOLS, **LEAVING})
    chosen = any(isinstance(block, Menu) for block in panel.blocks)
    # Beside a menu of cards, or with the way back, a button brings the tools: five rows are all there are.
    refresh = Button(t("button-refresh"), "@hand", emoji="🔄")
    brings = Row((*back, Button(t("panel-more"), "@more"), refresh))
    below: list[Block] = [brings] if chosen or back else [_with(offered, tools)]
    below += [table_silent(snapshot, t)] if snapshot.out_of_date else []
    return panel._replace(blocks=(*panel.blocks, *below))


def _asks(block: Block) -> bool:
    return isinstance(block, Row | Menu)


def _parted(panel: Post) -> tuple[Post, tuple[Option, ...]]:
    """A panel without what nobody asks for, and that as lines of the menu of tools: whole actions."""
    menus = [block for block in panel.blocks if isinstance(block, Menu) and block.apart]
    if not menus:
        return panel, ()
    lines = (
        Option(one.label, f"{block.action} {one.value}", block.placeholder)
        for block in menus
        for one in block.options
    )
    return panel._replace(blocks=tuple(block for block in panel.blocks if block not in menus)), tuple(lines)


def _with(offered: tuple[Option, ...], tools: Menu) -> Menu:
    return tools._replace(options=(*offered, *tools.options))


def _looks(snapshot: Snapshot) -> bool:
    """Whether the reader may ask for a picture of what they hold."""
    return snapshot.preferences.illustrated and bool(snapshot.view and snapshot.view.hand)


def _small(block: Block) -> Block:
    """What tells of the table, in small letters: in a direct message the reader's own cards are large."""
    return block._replace(text=_in_small(block.text)) if isinstance(block, Text) else block


def _in_small(text: str) -> str:
    lines = (line.removeprefix("-# ").removeprefix("- ") for line in text.splitlines())
    return "\n".join(f"-# {line}" for line in lines if line)


def table_silent(snapshot: Snapshot, t: Texts) -> Text:
    """That the table's message could not be brought up to date, and where it is."""
    place = snapshot.header.thread_id or snapshot.header.channel_id
    return Text(f"-# {t('panel-table-silent', channel=f'<#{place}>')}", passing=True)


def more(snapshot: Snapshot, t: Texts) -> Post:
    """The menu of a panel's tools, for a panel without the room for it."""
    tools, turn = menu(_tools(snapshot, look=_looks(snapshot)), t), 0
    if snapshot.view is not None:
        _, offered = _parted(PRESENTERS[snapshot.header.game].panel(snapshot, t))
        tools, turn = _with(offered, tools), snapshot.view.turn
    return Post((Text(t("panel-more")), tools), table=snapshot.header.id, turn=turn)


def _tools(snapshot: Snapshot, *, look: bool = False, refresh: bool = False) -> list[str]:
    """What a panel's menu offers its reader now; `look` and `refresh` where no button does."""
    pressed = snapshot.due_at is not None and snapshot.seat in snapshot.awaiting and not snapshot.extended
    pressed = pressed and not plays_itself(snapshot)
    tools = ["help", "sheet", *_robots(snapshot), "here", *(["hand"] if refresh else [])]
    return [*(["time"] if pressed else []), *(["look"] if look else []), *tools]


def _robots(snapshot: Snapshot) -> list[str]:
    """What says how the robots of a table play, where there are any."""
    return ["robots"] if any(occupant.robot for occupant in snapshot.occupants) else []


def menu(
    tools: list[str], t: Texts, of: Mapping[str, tuple[str, str]] = TOOLS, said: str = "panel-more"
) -> Menu:
    """What else can be done, each with its reason."""
    lines = (_line(tool, *of[tool], t.locale) for tool in tools)
    return Menu("@more", tuple(lines), t(said))


# The same few under every message.
@lru_cache(maxsize=256)
def _line(tool: str, label: str, why: str, locale: str) -> Option:
    t = texts(locale)
    return Option(t(label), tool, t(why))
