"""From a Post to what discord.py sends: Components V2, or a classic message with content."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.courier.custom_ids import write_custom_id
from bot.courier.illustrations import Drawn
from bot.courier.standing import Standing
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
    Link,
    Menu,
    Option,
    Post,
    Row,
    Text,
)

SMALL: Final = re.compile(r"^-# ", re.MULTILINE)
"""What makes a line small: nobody promises that a frame has small lines, where all letters are smaller."""
LABEL_LIMIT: Final = 80
TITLE_LIMIT: Final = 45
STYLES: Final = {
    name: discord.ButtonStyle[name].value for name in ("primary", "secondary", "success", "danger")
}
LINK: Final = discord.ButtonStyle.link.value
ROW, BUTTON, SELECT, ROLES, CHANNELS, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = (
    kind.value
    for kind in (
        discord.ComponentType.action_row,
        discord.ComponentType.button,
        discord.ComponentType.string_select,
        discord.ComponentType.role_select,
        discord.ComponentType.channel_select,
        discord.ComponentType.section,
        discord.ComponentType.text_display,
        discord.ComponentType.media_gallery,
        discord.ComponentType.file,
        discord.ComponentType.separator,
        discord.ComponentType.container,
    )
)
Part: TypeAlias = dict[str, Any]
"""A component as Discord takes it."""


class Rendered(NamedTuple):
    """A message ready to send; `content` is None for Components V2, which have no `embeds`.

    `view` holds Components, or is None. Each way of sending names only some kinds of view in its signature
    and takes them all, so that here, once, the type is left open.
    """

    content: str | None
    view: Any
    files: list[discord.File]
    mentions: discord.AllowedMentions
    embeds: list[discord.Embed]

    @property
    def text(self) -> dict[str, Any]:
        """The text of a classic message, as an edit takes it: what it no longer says goes."""
        return {} if self.content is None else {"content": self.content, "embeds": self.embeds}


def render(post: Post, picture: Drawn | Standing | None = None) -> Rendered:
    """Build the message, with its picture where that is drawn, or stands there already; else in text."""
    files = [_file(post.file)] if post.file else []
    if isinstance(picture, Drawn):
        said = _cut(picture.alt, ALT_LIMIT)
        files.append(discord.File(io.BytesIO(picture.png), picture.name, description=said))
    view: Components | None
    embeds: list[discord.Embed] = []
    if post.classic:
        content, embeds, view = _classic(
            post.without_illustration() if picture is None else post.without_picture_block()
        )
    else:
        content, view = None, _layout(post, picture)
    users = [discord.Object(user) for user in post.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    return Rendered(content, view, files, mentions, embeds)


class Components:
    """What discord.py asks of a view, and no view: Discord's own form of the components, without an object
    for each. It counts as finished, so that nothing is stored: one listener routes all clicks instead.
    """

    __slots__ = ("_components", "_v2")
    __discord_ui_view__: ClassVar[bool] = True
    timeout: ClassVar[None] = None

    def __init__(self, components: list[Part], *, layout: bool) -> None:
        self._components, self._v2 = components, layout

    def to_components(self) -> list[Part]:
        """All components, as Discord takes them."""
        return self._components

    def has_components_v2(self) -> bool:
        """False for the buttons of a classic message."""
        return self._v2

    def is_finished(self) -> bool:
        """True: no click on it is waited for."""
        return True

    def is_dispatchable(self) -> bool:
        """False: no click on it is handed to it."""
        return False


def _layout(post: Post, picture: Drawn | Standing | None) -> Components:
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
    return Components([container], layout=True)


def _text(post: Post, text: str, beside: Button | None) -> Part:
    told: Part = {"type": TEXT, "content": text}
    if beside is None:
        return told
    return {"type": SECTION, "components": [told], "accessory": _button(post, beside)}


def _classic(post: Post) -> tuple[str, list[discord.Embed], Components | None]:
    rows = [row for block in post.blocks for row in _rows(post, block)]
    head, framed = post.parts
    framed = _cut(SMALL.sub("", framed), CONTENT_LIMIT)
    embeds = [discord.Embed(description=framed, colour=post.accent)] if framed else []
    return _cut(head, CONTENT_LIMIT), embeds, Components(rows, layout=False) if rows else None


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


def window(form: Form, table: int) -> ui.Modal:
    """A form as a modal; stopped like every view, so that discord.py keeps nothing of it."""
    custom_id = write_custom_id(table, 0, form.action)
    modal = ui.Modal(title=form.title[:TITLE_LIMIT], timeout=None, custom_id=custom_id)
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id="typed", default=form.value or None, max_length=form.longest
    )
    modal.add_item(
        ui.Label(text=form.label[:TITLE_LIMIT], description=form.hint[:100] or None, component=line)
    )
    modal.stop()
    assert modal.is_finished()
    return modal


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
        "type": ROLES,
        "custom_id": write_custom_id(post.table, post.turn, pick.action),
        "min_values": 0,
        "max_values": pick.most,
        "default_values": [{"id": str(chosen), "type": pick.kind} for chosen in pick.chosen],
        **_placeholder(pick.placeholder),
    }
    if pick.kind == "channel":
        made |= {"type": CHANNELS, "channel_types": [discord.ChannelType.text.value]}
    return made


def _placeholder(text: str) -> Part:
    return {"placeholder": text[:150]} if text else {}


@lru_cache(maxsize=1024)
def _emoji(emoji: str) -> Mapping[str, Any]:
    return discord.PartialEmoji.from_str(emoji).to_dict()


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…" if room > 0 else ""
