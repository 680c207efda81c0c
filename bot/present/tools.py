"""The buttons under table messages and panels that are the same for every game."""

from __future__ import annotations

from bot.present import PRESENTERS, notices
from bot.present.post import ROWS, Block, Button, Menu, Option, Post, Row, Text
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts


def due(seen: Seen, t: Texts) -> list[Block]:
    """Until when the table waits, or the reader may decide, as Discord's countdown; and what happens then."""
    waited_for = seen.awaiting if seen.seat is None else seen.seat in seen.awaiting
    if seen.due_at is None or not waited_for:
        return []
    moment = f"<t:{int(seen.due_at.timestamp())}:R>"
    key = "waits-until" if seen.seat is None else "waits-until-own"
    return [Text(f"-# {t(key, moment=moment)}", passing=True)]


def table_tools(seen: Seen, t: Texts, *, followed: bool) -> Row:
    """The buttons under every table message; `followed`: whether spectators may ask to be mentioned."""
    if seen.header.status == "over":
        papers = (Button(t("button-sheet"), "@sheet"), Button(t("button-log"), "@log"))
        booked_ = seen.header.championship_id is not None
        return Row(papers if booked_ else (Button(t("button-rematch"), "@rematch", "primary"), *papers))
    buttons = [
        Button(t("button-hand"), "@hand", "primary", "🃏"),
        Button(t("button-help"), "@help"),
        Button(t("button-rules"), "@rules"),
    ]
    if seen.rounds_done:
        buttons.append(Button(t("button-sheet"), "@sheet"))
    if followed:
        buttons.append(Button(t("button-follow"), "@follow"))
    if PRESENTERS[seen.header.game].rulings(seen, t):
        buttons.append(Button(t("button-referee"), "@referee"))
    return Row(tuple(buttons))


def with_tools(panel: Post, seen: Seen, t: Texts) -> Post:
    """A panel with its reader's time and its tools: those used often in one row, the rest behind one menu.

    A classic message has five rows: where the cards take four, a button brings the menu.
    """
    panel = panel.in_words() if t.in_words else panel
    asleep_ = [Text(t("panel-asleep"), passing=True)] if seen.header.asleep else []
    blocks = [*panel.blocks, *due(seen, t), *asleep_]
    if seen.header.status == "over":
        return panel._replace(blocks=(*blocks, table_tools(seen, t, followed=False)))
    tools = [Button(t("button-refresh"), "@hand", emoji="🔄")]
    if seen.due_at is not None and seen.seat in seen.awaiting and not seen.extended:
        tools.append(Button(t("button-time"), "@time", emoji="⏳"))
    tools.append(Button(t("button-help"), "@help"))
    if seen.header.asleep:
        tools.insert(0, notices.back_button(t))
    if panel.classic and panel.rows > ROWS - 2:
        tools.append(Button(t("panel-more"), "@more"))
        blocks.append(Row(tuple(tools)))
    else:
        blocks += [Row(tuple(tools)), _more(t)]
    told = t("panel-table-silent", channel=f"<#{seen.header.thread_id or seen.header.channel_id}>")
    blocks += [Text(f"-# {told}", passing=True)] if seen.out_of_date else []
    panel = panel._replace(blocks=tuple(blocks))
    return panel.in_words() if t.in_words else panel


def more(table_id: int, t: Texts) -> Post:
    """The menu with the rest of a panel's tools, for a panel without the room for it."""
    return Post((Text(t("panel-more")), _more(t)), table=table_id)


def _more(t: Texts) -> Menu:
    lines = (
        Option(t("button-sheet"), "sheet", t("button-sheet-why")),
        Option(t("button-here"), "here", t("button-here-why")),
        Option(t("button-leave"), "leave", t("button-leave-why")),
    )
    return Menu("@more", lines, t("panel-more"))
