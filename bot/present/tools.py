"""The buttons under table messages and panels that are the same for every game."""

from __future__ import annotations

from bot.present import PRESENTERS, notices
from bot.present.post import ROWS, Block, Button, Menu, Option, Post, Row, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def due(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Until when the table waits, or the reader may decide, as Discord's countdown; and what happens then."""
    waited_for = snapshot.awaiting if snapshot.seat is None else snapshot.seat in snapshot.awaiting
    if snapshot.due_at is None or not waited_for or not snapshot.counts_down:
        return []
    moment = f"<t:{int(snapshot.due_at.timestamp())}:R>"
    key = "waits-until" if snapshot.seat is None else "waits-until-own"
    return [Text(f"-# {t(key, moment=moment)}", passing=True)]


def table_tools(snapshot: Snapshot, t: Texts, *, followed: bool) -> Row:
    """The buttons under every table message; `followed`: whether spectators may ask to be mentioned."""
    if snapshot.header.status == "over":
        papers = (Button(t("button-sheet"), "@sheet"), Button(t("button-log"), "@log"))
        booked_ = snapshot.header.championship_id is not None
        return Row(papers if booked_ else (Button(t("button-rematch"), "@rematch", "primary"), *papers))
    buttons = [
        Button(t("button-hand"), "@hand", "primary", "🃏"),
        Button(t("button-help"), "@help"),
        Button(t("button-rules"), "@rules"),
    ]
    if snapshot.rounds_done:
        buttons.append(Button(t("button-sheet"), "@sheet"))
    if followed:
        buttons.append(Button(t("button-follow"), "@follow"))
    if PRESENTERS[snapshot.header.game].rulings(snapshot, t):
        buttons.append(Button(t("button-referee"), "@referee"))
    return Row(tuple(buttons))


def with_tools(panel: Post, snapshot: Snapshot, t: Texts) -> Post:
    """A panel with its reader's time and its tools: those used often in one row, the rest behind one menu.

    A classic message has five rows: where the cards take four, a button brings the menu.
    """
    panel = panel.in_words() if t.in_words else panel
    asleep_ = [Text(t("panel-asleep"), passing=True)] if snapshot.header.asleep else []
    blocks = [*panel.blocks, *due(snapshot, t), *asleep_]
    if snapshot.header.status == "over":
        return panel._replace(blocks=(*blocks, table_tools(snapshot, t, followed=False)))
    tools = [Button(t("button-refresh"), "@hand", emoji="🔄")]
    if snapshot.due_at is not None and snapshot.seat in snapshot.awaiting and not snapshot.extended:
        tools.append(Button(t("button-time"), "@time", emoji="⏳"))
    tools.append(Button(t("button-help"), "@help"))
    if snapshot.header.asleep:
        tools.insert(0, notices.back_button(t))
    if panel.classic and panel.rows > ROWS - 2:
        tools.append(Button(t("panel-more"), "@more"))
        blocks.append(Row(tuple(tools)))
    else:
        blocks += [Row(tuple(tools)), _more(t)]
    blocks += [table_silent(snapshot, t)] if snapshot.out_of_date else []
    panel = panel._replace(blocks=tuple(blocks))
    return panel.in_words() if t.in_words else panel


def table_silent(snapshot: Snapshot, t: Texts) -> Text:
    """That the table's message could not be brought up to date, and where it is."""
    place = snapshot.header.thread_id or snapshot.header.channel_id
    return Text(f"-# {t('panel-table-silent', channel=f'<#{place}>')}", passing=True)


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
