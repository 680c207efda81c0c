"""The buttons under table messages and panels that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.present import PRESENTERS, notices
from bot.present.names import names_of
from bot.present.play.headline import replace_headline
from bot.present.play.last_cards import plays_itself
from bot.present.play.late_comers import late_button
from bot.present.play.pauses import pause_blocks, pause_votes, resume_button
from bot.present.play.tabletop import shows_picture
from bot.present.post import ROWS, Block, Button, Divider, Menu, Option, Post, Row, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, texts
from engine.ai.hint import can_advise

TOOLS: Final[Mapping[str, tuple[str, str]]] = {
    "hint": ("button-hint", "button-hint-why"),
    "time": ("button-time", "button-time-why"),
    "help": ("button-help", "button-help-why"),
    "rules": ("button-rules", "button-rules-why"),
    "look": ("button-look", "button-look-why"),
    "sheet": ("button-sheet", "button-sheet-why"),
    "robots": ("button-robots", "button-robots-why"),
    "here": ("button-here", "button-here-why"),
    "follow": ("button-follow", "button-follow-why"),
    "referee": ("button-referee", "button-referee-why"),
    "line": ("button-line", "button-line-why"),
    "pause": ("button-pause", "button-pause-why"),
    "hand": ("button-refresh", "button-refresh-why"),
}
"""The menus' lines under table messages and panels: the keys of label and explanation, by verb."""
LEAVING: Final[Mapping[str, tuple[str, str]]] = {"leave": ("button-leave", "button-leave-why")}
"""The last line of the menu under a pictured panel."""
PLACEHOLDERS: Final = {"hint": "more-hint", "leave": "more-leave", "sheet": "more-points"}
"""The placeholder of a menu, by the first of these verbs that it has."""
PAPERS: Final[Mapping[str, tuple[str, str]]] = {
    "sheet": ("button-rounds", "button-sheet-why"),
    "share podium": ("button-share-podium", "button-share-podium-why"),
    "evening": ("button-evening", "button-evening-why"),
    "review": ("button-review", "button-review-why"),
    "fair": ("button-fair", "button-fair-why"),
    "log": ("button-log", "button-log-why"),
}
"""The menu lines below a finished match: the keys of label and explanation, by verb.

Buttons of older messages use these verbs, too.
"""
REPLAYED: Final[Mapping[str, tuple[str, str]]] = {
    "sheet": ("button-sheet", "button-sheet-why"),
    "log": ("button-log", "button-log-why"),
    "match-page": ("replay-page", "page-attached"),
}
"""The menu lines below a replay: the keys of label and explanation, by verb."""
OPTIONAL: Final = frozenset({"show"})
"""Verbs of optional moves, which a panel lists among its tools."""
PUBLIC: Final = "👥"
"""The sign that marks a table's public message."""
BESIDE: Final = 2
"""Buttons that fit side by side on a phone in every language."""
BELOW: Final = 2
"""Rows below the cards: the menu of tools, and a separate row for leaving."""


ROOMY: Final = 10
"""The most cards for which a panel has a divider, because a message may have only 40 components."""


def seal_blocks(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the seal of a match during its first round; [] later, and for a match without a seal."""
    seal = snapshot.header.seal
    return [Text(f"-# {t('match-seal', seal=seal)}")] if seal and not snapshot.rounds_done else []


def deadline_blocks(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return who wants a pause, and the deadline of the table or of the reader as Discord's countdown.

    Omit the deadline for a last card that is played automatically. At a paused match, return who paused it
    and until when.
    """
    pausing = [*pause_votes(snapshot, t), *pause_blocks(snapshot, t)]
    waited_for = snapshot.awaiting if snapshot.seat is None else snapshot.seat in snapshot.awaiting
    if snapshot.due_at is None or not waited_for or not snapshot.counts_down or plays_itself(snapshot):
        return pausing
    moment = f"<t:{int(snapshot.due_at.timestamp())}:R>"
    choices = [choice for choice in snapshot.view.choices if choice.verb != "show"]
    only = len(choices) == 1 and len(choices[0].items) == 1
    if snapshot.seat is not None and shows_picture(snapshot, t):
        text = t("due-short", moment=moment)
    elif snapshot.seat is not None:
        text = t("waits-until-only" if only else "waits-until-own", moment=moment)
    else:
        people = [seat for seat in snapshot.awaiting if seat >= 0 and not snapshot.occupants[seat].is_robot]
        text = t("waits-until", players=names_of(snapshot, people, t), count=len(people), moment=moment)
    return [*pausing, Text(f"-# {text}", is_temporary=True)]


def with_table_tools(post: Post, snapshot: Snapshot, t: Texts, *, followed: bool) -> Post:
    """Return a table's message with its buttons: the hand below the question, the others in one menu.

    The hand's button is coloured while the table waits for a person. The button's label names the action only
    if several people must act, because otherwise most people who press the button cannot act. `followed`
    says whether spectators may ask to be mentioned.
    """
    place = next((n for n, block in enumerate(post.blocks) if isinstance(block, Divider)), len(post.blocks))
    if snapshot.header.status == "over":
        return post._replace(blocks=(*post.blocks, Divider(), *_buttons_after_match(snapshot, t)))
    people = [seat for seat in snapshot.awaiting if seat >= 0 and not snapshot.occupants[seat].is_robot]
    play = PRESENTERS[snapshot.header.game].play
    of_all, of_one = play.hand_button_keys(snapshot.view)
    label = t(of_all if people else play.idle_hand_button_key)
    if len(people) == 1:
        label = t(of_one)
    button = Button(label, "@hand", "primary" if people else "secondary", play.hand_button_emoji(t))
    paused = snapshot.header.paused_at is not None
    hand = Row((resume_button(t), button) if paused else (button, *late_button(snapshot, t)))
    tools = ["help", "rules"]
    if snapshot.rounds_done:
        tools.append("sheet")
    tools += _robots_tool(snapshot)
    if followed:
        tools.append("follow")
    if play.list_rulings(snapshot, t):
        tools.append("referee")
    if snapshot.header.line:
        tools.append("line")
    blocks = [*post.blocks[:place], hand, *post.blocks[place:], menu(tools, t)]
    if shows_picture(snapshot, t) and len(blocks) > 1 and isinstance(about := blocks[1], Text):
        # Mark the line below the headline, to distinguish this message from the similar panel.
        blocks[1] = about._replace(text=about.text.replace("-# ", f"-# {PUBLIC} ", 1))
    return _with_pause_headline(post._replace(blocks=tuple(blocks)), snapshot, t)


def _with_pause_headline(post: Post, snapshot: Snapshot, t: Texts) -> Post:
    """Return the message with a paused match's headline; any other match's as it is."""
    return post if snapshot.header.paused_at is None else replace_headline(post, t("head-paused"))


def _buttons_after_match(snapshot: Snapshot, t: Texts, *, unshared: bool = False) -> list[Block]:
    """Return the buttons after a match; if `unshared` or private, none that share it with a server.

    While other tables play the same cards, there is only the score sheet.
    """
    if snapshot.header.covered:
        return [menu(["sheet"], t, PAPERS, "more-papers")]
    buttons = [Button(t("button-replay"), "@replay-open")]
    if snapshot.header.deal_id is not None:
        buttons.insert(0, Button(t("button-deal-result"), "@deal-result", "primary"))
    elif snapshot.header.championship_id is None:
        buttons.insert(0, Button(t("button-rematch"), "@rematch", "success"))
    if PRESENTERS[snapshot.header.game].replay.find_costs is not None:
        buttons.append(_worst_button(snapshot, t))
    shares = (
        []
        if unshared or snapshot.header.is_private
        else ["share podium", *(["evening"] if snapshot.header.series is not None else [])]
    )
    tools = menu(["sheet", *shares, "review", "fair", "log"], t, PAPERS, "more-papers")
    return [Row(tuple(buttons)), tools]


def _worst_button(snapshot: Snapshot, t: Texts) -> Button:
    """Return the button that opens the trick or bet that cost the reader most."""
    return Button(t(f"replay-to-worst-{snapshot.header.game}"), "@worst")


def _worst_of_round_row(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the button to the reader's costliest trick in the round just scored, or []."""
    if snapshot.view is None or PRESENTERS[snapshot.header.game].replay.find_worst_trick(snapshot) is None:
        return []
    return [Row((_worst_button(snapshot, t),))]


def with_tools(panel: Post, snapshot: Snapshot, t: Texts) -> Post:
    """Return a panel with its reader's deadline and tools; the tools are grey and in one menu.

    A button opens the menu of tools if the cards take four of a classic message's five rows, or if the reader
    chooses from a menu, which then stays the only menu.
    """
    sleeping_notice = [Text(t("panel-asleep"), is_temporary=True)] if snapshot.header.asleep else []
    panel = replace_headline(panel, t("head-asleep")) if snapshot.header.asleep else panel
    if snapshot.header.paused_at is not None:
        panel = _with_pause_headline(panel, snapshot, t)
        panel = panel._replace(blocks=(*panel.blocks, Row((resume_button(t),))))
    panel, offered = _split_optional_moves(panel)
    panel = panel.in_words() if t.in_words else panel
    control_indexes = [n for n, block in enumerate(panel.blocks, start=1) if _is_control(block)]
    place = max(control_indexes, default=len(panel.blocks))
    rest = panel.blocks[place:]
    close = next((n for n, block in enumerate(rest) if isinstance(block, Divider)), len(rest))
    waits = deadline_blocks(snapshot, t)
    below: list[Block] = [*rest[:close], *waits, *rest[close:]]
    if panel.classic and control_indexes:
        # A classic message has its buttons below all text, so keep other text small and the deadline last.
        below = [
            Divider(),
            *map(_block_in_small, rest),
            Divider(),
            *map(_block_in_small, waits),
        ]
    blocks = [*panel.blocks[:place], *_worst_of_round_row(snapshot, t), *below, *sleeping_notice]
    if snapshot.header.status == "over":
        return panel._replace(blocks=(*blocks, *_buttons_after_match(snapshot, t, unshared=panel.classic)))
    back = (notices.back_button(t),) if snapshot.header.asleep else ()
    if panel.illustration is not None and shows_picture(snapshot, t):
        return _behind_one_menu(panel._replace(blocks=tuple(blocks)), snapshot, back, offered, t)
    refresh, leave = Button(t("button-refresh"), "@hand", emoji="🔄"), Button(t("button-leave"), "@leave?")
    # Discord does not let us update old panels, so offer a refresh to a reader who waits.
    waits_for_others = snapshot.seat not in snapshot.awaiting
    looks = _may_look(snapshot) and panel.illustration is None
    # Give the cards' buttons all of their rows before adding tools.
    wanted = panel._replace(classic=False).rows if panel.classic else 0
    many = sum(len(block.buttons) for block in panel.blocks if isinstance(block, Row)) > ROOMY
    crowded = panel.classic and wanted > ROWS - BELOW
    if crowded or any(isinstance(block, Menu) for block in panel.blocks):
        below = [Row((*back, Button(t("more-points"), "@more"), refresh, leave))]
    else:
        tools = _tools(snapshot, look=looks, refresh=not waits_for_others or bool(back))
        beside = (*back, leave) if back or not waits_for_others else (refresh, leave)
        below = [_with_lines(offered, menu(tools, t)), Row(beside)]
    blocks += below if many else [Divider(), *below]
    blocks += [table_silent(snapshot, t)] if snapshot.out_of_date else []
    panel = panel._replace(blocks=tuple(blocks))
    return panel.in_words() if t.in_words else panel


def _behind_one_menu(
    panel: Post, snapshot: Snapshot, back: tuple[Button, ...], offered: tuple[Option, ...], t: Texts
) -> Post:
    """Return a pictured panel with one menu, for tools and for leaving, below the choices."""
    actions = {
        button.action
        for row in panel.blocks
        if isinstance(row, Row)
        for button in row.buttons
        if isinstance(button, Button)
    }
    offers = [tool for tool in _tools(snapshot, refresh=True) if f"@{tool}" not in actions]
    tools = menu([*offers, "leave"], t, {**TOOLS, **LEAVING})
    has_menu = any(isinstance(block, Menu) for block in panel.blocks)
    # Of five rows, a menu of cards or a back button leaves room only for a button to the tools.
    refresh = Button(t("button-refresh"), "@hand", emoji="🔄")
    tool_buttons = Row((*back, Button(t("more-leave"), "@more"), refresh))
    below: list[Block] = [tool_buttons] if has_menu or back else [_with_lines(offered, tools)]
    below += [table_silent(snapshot, t)] if snapshot.out_of_date else []
    return panel._replace(blocks=(*panel.blocks, *below))


def _is_control(block: Block) -> bool:
    return isinstance(block, Row | Menu)


def _split_optional_moves(panel: Post) -> tuple[Post, tuple[Option, ...]]:
    """Return the panel without its menus of optional moves, and those menus' lines for the tools' menu."""
    menus = [block for block in panel.blocks if isinstance(block, Menu) and block.is_optional]
    if not menus:
        return panel, ()
    lines = (
        Option(option.label, f"{block.action} {option.value}", block.placeholder)
        for block in menus
        for option in block.options
    )
    return panel._replace(blocks=tuple(block for block in panel.blocks if block not in menus)), tuple(lines)


def _with_lines(offered: tuple[Option, ...], tools: Menu) -> Menu:
    return tools._replace(options=(*offered, *tools.options))


def _may_look(snapshot: Snapshot) -> bool:
    """Return whether the reader may ask for a picture of their hand."""
    has_pictures = PRESENTERS[snapshot.header.game].play.draw_hand is not None
    return has_pictures and snapshot.preferences.illustrated and bool(snapshot.view and snapshot.view.hand)


def _block_in_small(block: Block) -> Block:
    """Return a block in small print, so that a direct message emphasises the reader's cards."""
    return block._replace(text=_in_small(block.text)) if isinstance(block, Text) else block


def _in_small(text: str) -> str:
    lines = (line.removeprefix("-# ").removeprefix("- ") for line in text.splitlines())
    return "\n".join(f"-# {line}" for line in lines if line)


def table_silent(snapshot: Snapshot, t: Texts) -> Text:
    """Return a text that says that the table's message could not be updated, and where it is."""
    channel = notices.place_of(snapshot.header, t)
    return Text(f"-# {t('panel-table-silent', channel=channel)}", is_temporary=True)


def table_place(snapshot: Snapshot, t: Texts) -> Text:
    """Return a text that says in which channel the table's message is."""
    channel = notices.place_of(snapshot.header, t)
    return Text(f"-# {t('panel-table', channel=channel)}", is_temporary=True)


def more_tools(snapshot: Snapshot, t: Texts) -> Post:
    """Return a message with the menu of a panel's tools, for a panel that has no room for it."""
    offers, names = _tools(snapshot, look=_may_look(snapshot)), TOOLS
    offered: tuple[Option, ...] = ()
    turn = 0
    if snapshot.view is not None:
        panel = PRESENTERS[snapshot.header.game].play.draw_panel(snapshot, t)
        _, offered = _split_optional_moves(panel)
        turn = snapshot.view.turn
        if panel.illustration is not None and shows_picture(
            snapshot, t
        ):  # Such a panel has no button to leave.
            offers, names = [*offers, "leave"], {**TOOLS, **LEAVING}
    tools = _with_lines(offered, menu(offers, t, names))
    return Post((Text(tools.placeholder), tools), table=snapshot.header.id, turn=turn)


def _tools(snapshot: Snapshot, *, look: bool = False, refresh: bool = False) -> list[str]:
    """Return the tools in a panel's menu now; `look` and `refresh` are set if no button offers them."""
    offers_time = snapshot.due_at is not None and snapshot.seat in snapshot.awaiting and not snapshot.extended
    offers_time = offers_time and not plays_itself(snapshot)
    header = snapshot.header
    here = [] if header.is_private else ["here"]
    offers_pause = header.status == "running" and not (header.stands_still or header.is_private)
    tools = ["help", "sheet", *_robots_tool(snapshot), *here, *(["hand"] if refresh else [])]
    tools += ["pause"] if offers_pause else []
    hint = ["hint"] if _may_ask_for_hint(snapshot) else []
    return [*hint, *(["time"] if offers_time else []), *(["look"] if look else []), *tools]


def _may_ask_for_hint(snapshot: Snapshot) -> bool:
    """Return whether the reader has a decision now of which the bot could say something."""
    header = snapshot.header
    decides = header.allows_hints and header.status == "running" and snapshot.seat in snapshot.awaiting
    return decides and can_advise(header.game, snapshot.view)


def _robots_tool(snapshot: Snapshot) -> list[str]:
    """Return the tool that explains how the table's robots play; [] if there are none."""
    return ["robots"] if any(occupant.is_robot for occupant in snapshot.occupants) else []


def menu(
    tools: list[str], t: Texts, of: Mapping[str, tuple[str, str]] = TOOLS, said: str | None = None
) -> Menu:
    """Return the menu of further actions, each with an explanation.

    `said` is the placeholder, by default a list of the menu's contents: hint, rules, points and leaving.
    """
    if said is None:
        said = next((key for tool, key in PLACEHOLDERS.items() if tool in tools), "more-rules")
    lines = (_line(tool, *of[tool], t.locale) for tool in tools)
    return Menu("@more", tuple(lines), t(said))


# Cache the menus, because all messages share a few combinations of lines.
@lru_cache(maxsize=256)
def _line(tool: str, label: str, why: str, locale: str) -> Option:
    t = texts(locale)
    return Option(t(label), tool, t(why))
