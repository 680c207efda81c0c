"""From a Post to what discord.py sends: Components V2, or a classic message with content."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.present.post import (
    CONTENT_LIMIT,
    ROW_WIDTH,
    TEXT_LIMIT,
    Block,
    Button,
    Divider,
    Form,
    Link,
    Menu,
    Pick,
    Post,
    Row,
    Text,
)

VERSION: Final = "1"
LABEL_LIMIT: Final = 80
TITLE_LIMIT: Final = 45
STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Rendered(NamedTuple):
    """A message ready to send; `content` is None for Components V2.

    `view` is a LayoutView, a View or None. Each way of sending names only some of these in its signature
    and takes them all, so that here, once, the type is left open.
    """

    content: str | None
    view: Any
    files: list[discord.File]
    mentions: discord.AllowedMentions


def custom_id(post: Post, action: str) -> str:
    """`1:<table>:<turn>:<notation>`: all that a click needs to be understood after any restart."""
    return f"{VERSION}:{post.table}:{post.turn}:{action}"


def render(post: Post) -> Rendered:
    """Build the message. Must run inside the event loop: the view is stopped so that nothing is stored."""
    files = [discord.File(io.BytesIO(post.file.text.encode()), post.file.name)] if post.file else []
    view: ui.LayoutView | ui.View | None
    if post.classic:
        content, view = _classic(post)
    else:
        content, view = None, _layout(post)
    if view is not None:
        # A stopped view is never put into discord.py's store: one listener routes all clicks instead.
        view.stop()
        assert view.is_finished()
    users = [discord.Object(user) for user in post.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    return Rendered(content, view, files, mentions)


def _layout(post: Post) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=post.accent)
    room = TEXT_LIMIT
    for block in post.blocks:
        if isinstance(block, Text):
            text = _cut(block.text, room)
            room -= len(text)
            if text:
                container.add_item(ui.TextDisplay(text))
        elif isinstance(block, Divider):
            container.add_item(ui.Separator())
        else:
            for row in _rows(post, block):
                container.add_item(row)
    if post.file:
        container.add_item(ui.File(f"attachment://{post.file.name}"))
    view.add_item(container)
    return view


def _classic(post: Post) -> tuple[str, ui.View | None]:
    view = ui.View(timeout=None)
    line = 0
    for block in post.blocks:
        if isinstance(block, Row | Menu | Pick):
            for row in _rows(post, block):
                for item in row.children:
                    item.row = line
                    view.add_item(item)
                line += 1
    return _cut(post.content, CONTENT_LIMIT), view if view.children else None


def _rows(post: Post, block: Block) -> Iterator[ui.ActionRow[Any]]:
    if isinstance(block, Menu):
        yield ui.ActionRow(_select(post, block))
    elif isinstance(block, Pick):
        yield ui.ActionRow(_pick(post, block))
    elif isinstance(block, Row):
        for start in range(0, len(block.buttons), ROW_WIDTH):
            yield ui.ActionRow(*(_button(post, b) for b in block.buttons[start : start + ROW_WIDTH]))


def window(form: Form, table: int) -> ui.Modal:
    """A form as a modal; stopped like every view, so that discord.py keeps nothing of it."""
    modal = ui.Modal(
        title=form.title[:TITLE_LIMIT], timeout=None, custom_id=f"{VERSION}:{table}:0:{form.action}"
    )
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id="typed", default=form.value or None, max_length=form.longest
    )
    modal.add_item(
        ui.Label(text=form.label[:TITLE_LIMIT], description=form.hint[:100] or None, component=line)
    )
    modal.stop()
    assert modal.is_finished()
    return modal


def _button(post: Post, button: Button | Link) -> ui.Button[Any]:
    if isinstance(button, Link):
        return ui.Button(label=button.label[:LABEL_LIMIT], url=button.url)
    return ui.Button(
        label=button.label[:LABEL_LIMIT],
        style=STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=custom_id(post, button.action),
    )


def _select(post: Post, menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=custom_id(post, menu.action),
        placeholder=menu.placeholder[:150] or None,
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=option.label[:100],
                value=option.value,
                description=option.description[:100] or None,
                default=option.chosen,
                emoji=option.emoji,
            )
            for option in menu.options
        ],
    )


def _pick(post: Post, pick: Pick) -> ui.ChannelSelect[Any] | ui.RoleSelect[Any]:
    if pick.kind == "channel":
        return ui.ChannelSelect(
            custom_id=custom_id(post, pick.action),
            placeholder=pick.placeholder[:150] or None,
            min_values=0,
            max_values=pick.most,
            channel_types=[discord.ChannelType.text],
            default_values=[discord.SelectDefaultValue.from_channel(discord.Object(i)) for i in pick.chosen],
        )
    return ui.RoleSelect(
        custom_id=custom_id(post, pick.action),
        placeholder=pick.placeholder[:150] or None,
        min_values=0,
        max_values=pick.most,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(i)) for i in pick.chosen],
    )


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…" if room > 0 else ""
