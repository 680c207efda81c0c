"""Render a Post as the payload that Discord takes: Components V2, or a classic message with content."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.courier.custom_ids import write_custom_id
from bot.courier.illustrations import Drawn, Standing
from bot.present.post import (
    ALT_LIMIT,
    CONTENT_LIMIT,
    ROW_WIDTH,
    TEXT_LIMIT,
    Block,
    Button,
    Divider,
    EntityMenu,
    File,
    Form,
    Illustration,
    Line,
    Link,
    Menu,
    Option,
    Post,
    Questions,
    Row,
    Text,
)

SMALL: Final = re.compile(r"^-# ", re.MULTILINE)
"""The mark of a small line, removed in embeds: Discord does not document it there."""
COMPONENTS_V2: Final = discord.MessageFlags.components_v2.flag
LABEL_LIMIT: Final = 80
TITLE_LIMIT: Final = 45
MOST_BOXES: Final = 10
"""The most boxes that Discord shows in a form; more values become a menu."""
STYLES: Final = {
    name: discord.ButtonStyle[name].value for name in ("primary", "secondary", "success", "danger")
}
LINK: Final = discord.ButtonStyle.link.value
ROW, BUTTON, SELECT, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = (
    kind.value
    for kind in (
        discord.ComponentType.action_row,
        discord.ComponentType.button,
        discord.ComponentType.string_select,
        discord.ComponentType.section,
        discord.ComponentType.text_display,
        discord.ComponentType.media_gallery,
        discord.ComponentType.file,
        discord.ComponentType.separator,
        discord.ComponentType.container,
    )
)
PICKED: Final = {kind: discord.ComponentType[f"{kind}_select"].value for kind in ("channel", "role", "user")}
"""The types of the menus of a server's own channels, roles and people."""
Part: TypeAlias = dict[str, Any]
"""A component as Discord takes it."""


class Payload(NamedTuple):
    """A message as Discord takes it: its JSON `data`, and the new files that `data["attachments"]` lists."""

    data: dict[str, Any]
    files: list[discord.File]


def render(post: Post, picture: Drawn | Standing | None = None) -> Payload:
    """Return the payload of a message.

    A `Drawn` picture is attached, and a `Standing` one stays as it is on the message. Without a picture, the
    post's own text takes its place.
    """
    files = [_file(post.file)] if post.file else []
    if isinstance(picture, Drawn):
        files.append(
            discord.File(io.BytesIO(picture.png), picture.name, description=_cut(picture.alt, ALT_LIMIT))
        )
    data: dict[str, Any] = {}
    if post.classic:
        shown = post.without_illustration() if picture is None else post.without_picture_block()
        head, framed = shown.parts
        framed = _cut(SMALL.sub("", framed), CONTENT_LIMIT)
        data["content"] = _cut(head, CONTENT_LIMIT)
        data["embeds"] = [_embed(framed, shown.accent)] if framed else []
        data["components"] = [row for block in shown.blocks for row in _rows(shown, block)]
    else:
        data["components"] = [_layout(post, picture)]
        data["flags"] = COMPONENTS_V2
    if not isinstance(picture, Standing):
        # Discord keeps the files of a message whose edit lists no attachments.
        data["attachments"] = [file.to_dict(number) for number, file in enumerate(files)]
    data["allowed_mentions"] = {"parse": [], "users": list(post.mentions)}
    return Payload(data, files)


def _embed(text: str, colour: int | None) -> Part:
    return {"type": "rich", "description": text} | ({} if colour is None else {"color": colour})


def _layout(post: Post, picture: Drawn | Standing | None) -> Part:
    inside: list[Part] = []
    room = TEXT_LIMIT
    shown = post.without_illustration() if picture is None else post
    for block in shown.blocks:
        if isinstance(block, Text):
            text = _cut(block.text, room)
            room -= len(text)
            if text:
                inside.append(_text(post, text, block.accessory))
        elif isinstance(block, Divider):
            inside.append({"type": SEPARATOR})
        elif isinstance(block, Illustration) and picture is not None:
            seen = {"url": picture.address}
            items = [{"media": seen, "description": _cut(block.alt, ALT_LIMIT)}]
            inside.append({"type": GALLERY, "items": items})
            inside.extend({"type": TEXT, "content": f"-# {line}"} for line in block.caption.splitlines())
        else:
            inside.extend(_rows(post, block))
    if post.file:
        inside.append({"type": FILE, "file": {"url": f"attachment://{post.file.name}"}})
    container: Part = {"type": CONTAINER, "components": inside}
    if post.accent is not None:
        container["accent_color"] = post.accent
    return container


def _text(post: Post, text: str, beside: Button | None) -> Part:
    told: Part = {"type": TEXT, "content": text}
    if beside is None:
        return told
    return {"type": SECTION, "components": [told], "accessory": _button(post, beside)}


def _rows(post: Post, block: Block) -> Iterator[Part]:
    if isinstance(block, Menu):
        yield {"type": ROW, "components": [_select(post, block)]}
    elif isinstance(block, EntityMenu):
        yield {"type": ROW, "components": [_pick(post, block)]}
    elif isinstance(block, Row):
        rows = post.rows_of(block)
        width = -(-len(block.buttons) // rows) if rows else ROW_WIDTH
        for start in range(0, len(block.buttons), width):
            buttons = block.buttons[start : start + width]
            yield {"type": ROW, "components": [_button(post, button) for button in buttons]}


def _file(file: File) -> discord.File:
    data = file.text if isinstance(file.text, bytes) else file.text.encode()
    return discord.File(io.BytesIO(data), file.name)


def modal(form: Form | Questions, table: int) -> ui.Modal:
    """Return a form as a modal, which is stopped so that discord.py does not store it."""
    custom_id = write_custom_id(table, 0, form.action)
    made = ui.Modal(title=form.title[:TITLE_LIMIT], timeout=None, custom_id=custom_id)
    if isinstance(form, Form):
        line = Line("typed", form.label, form.hint, form.value, form.longest)
        fields: tuple[Line | Menu | EntityMenu, ...] = (line,)
    else:
        fields = form.fields
    for field in fields:
        label, hint = (field.label, field.hint) if isinstance(field, Line) else (field.placeholder, "")
        made.add_item(
            ui.Label(text=label[:TITLE_LIMIT], description=hint[:100] or None, component=_field(field))
        )
    made.stop()
    return made


def _field(field: Line | Menu | EntityMenu) -> ui.Item[Any]:
    """Return the component of a form's field."""
    if isinstance(field, Line):
        return ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            max_length=field.longest,
            required=not field.is_optional,
        )
    if isinstance(field, EntityMenu):
        people = [
            discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user)
            for user in field.chosen
        ]
        return ui.UserSelect(
            custom_id=field.action, min_values=0, max_values=field.most, required=False, default_values=people
        )
    if field.most > 1 and len(field.options) <= MOST_BOXES:
        boxes = [
            discord.CheckboxGroupOption(
                label=option.label[:100],
                value=option.value,
                description=option.description[:100] or None,
                default=option.chosen,
            )
            for option in field.options
        ]
        return ui.CheckboxGroup(
            custom_id=field.action,
            required=field.least > 0,
            min_values=field.least,
            max_values=min(field.most, len(boxes)),
            options=boxes,
        )
    lines = [
        discord.SelectOption(
            label=option.label[:100],
            value=option.value,
            description=option.description[:100] or None,
            default=option.chosen,
        )
        for option in field.options
    ]
    return ui.Select(
        custom_id=field.action,
        min_values=field.least,
        max_values=min(field.most, len(lines)),
        required=field.least > 0,
        options=lines,
    )


def _button(post: Post, button: Button | Link) -> Part:
    if isinstance(button, Link):
        return {"type": BUTTON, "style": LINK, "label": button.label[:LABEL_LIMIT], "url": button.url}
    made: Part = {
        "type": BUTTON,
        "style": STYLES[button.style],
        "custom_id": write_custom_id(post.table, post.turn, button.action),
        "disabled": button.disabled,
    }
    if button.label:
        made["label"] = button.label[:LABEL_LIMIT]
    if button.emoji is not None:
        made["emoji"] = _emoji(button.emoji)
    return made


def _select(post: Post, menu: Menu) -> Part:
    return {
        "type": SELECT,
        "custom_id": write_custom_id(post.table, post.turn, menu.action),
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [_option(option) for option in menu.options],
        **_placeholder(menu.placeholder),
    }


# What a menu offers is mostly what it offered before.
@lru_cache(maxsize=1024)
def _option(option: Option) -> Part:
    made: Part = {"label": option.label[:100], "value": option.value, "default": option.chosen}
    if option.description:
        made["description"] = option.description[:100]
    if option.emoji is not None:
        made["emoji"] = _emoji(option.emoji)
    return made


def _pick(post: Post, pick: EntityMenu) -> Part:
    made: Part = {
        "type": PICKED[pick.kind],
        "custom_id": write_custom_id(post.table, post.turn, pick.action),
        "min_values": 0,
        "max_values": pick.most,
        "default_values": [{"id": str(chosen), "type": pick.kind} for chosen in pick.chosen],
        **_placeholder(pick.placeholder),
    }
    if pick.kind == "channel":
        made["channel_types"] = [discord.ChannelType.text.value]
    return made


def _placeholder(text: str) -> Part:
    return {"placeholder": text[:150]} if text else {}


@lru_cache(maxsize=1024)
def _emoji(emoji: str) -> Mapping[str, Any]:
    return discord.PartialEmoji.from_str(emoji).to_dict()


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…" if room > 0 else ""
