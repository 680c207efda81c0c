"""Posts are rendered to the payload that discord.py itself would send."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import handle_message_parameters

from bot.art.chart import Chart
from bot.courier import render
from bot.courier.illustrations import Drawn
from bot.courier.render import modal
from bot.present.post import (
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
from bot.present.unpictured import remove_emojis

POST = Post(
    (
        Text("# Your turn"),
        Text("Send my cards", accessory=Button("Yes", "@prefer dm_hands off", "success")),
        Row(
            (
                Button("Skull King", "play skull-king", "success", emoji="<:skull_king:123456789>"),
                Button("Leave", "@leave", "danger", disabled=True),
                Link("Table", "https://discord.com/channels/1/2/3"),
            )
        ),
        Divider(),
        Menu(
            "@more",
            (Option("Help", "help", "All ranks", emoji="📖"), Option("Sheet", "s", chosen=True)),
            "More",
        ),
        EntityMenu("@boards", "channel", (11, 12), "Channels", 3),
        EntityMenu("@hosts", "role"),
    ),
    table=5,
    turn=9,
    accent=0xE0AD3F,
    file=File("match.json", "{}"),
)


def _items() -> list[ui.Item[Any]]:
    channels = [discord.SelectDefaultValue.from_channel(discord.Object(number)) for number in (11, 12)]
    return [
        ui.Button(
            label="Skull King",
            style=discord.ButtonStyle.success,
            emoji="<:skull_king:123456789>",
            custom_id="1:5:9:play skull-king",
        ),
        ui.Button(label="Leave", style=discord.ButtonStyle.danger, disabled=True, custom_id="1:5:9:@leave"),
        ui.Button(label="Table", url="https://discord.com/channels/1/2/3"),
        ui.Select(
            custom_id="1:5:9:@more",
            placeholder="More",
            options=[
                discord.SelectOption(label="Help", value="help", description="All ranks", emoji="📖"),
                discord.SelectOption(label="Sheet", value="s", default=True),
            ],
        ),
        ui.ChannelSelect(
            custom_id="1:5:9:@boards",
            placeholder="Channels",
            min_values=0,
            max_values=3,
            channel_types=[discord.ChannelType.text],
            default_values=channels,
        ),
        ui.RoleSelect(custom_id="1:5:9:@hosts", min_values=0, max_values=1),
    ]


def _plain(part: Any) -> Any:
    """Return a component payload without fields that only state Discord's defaults."""
    granted = {
        "disabled": False,
        "required": True,
        "spoiler": False,
        "divider": True,
        "spacing": 1,
        "flags": 0,
    }
    if isinstance(part, list):
        return [_plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    kept = {key: _plain(value) for key, value in part.items() if granted.get(key) is not value}
    # Discord ignores `required` in messages, and takes ids as numbers or strings; an empty list is absent.
    kept.pop("required", None)
    return {key: str(value) if key == "id" and value else value for key, value in kept.items() if value != []}


def _sent_by_discord_py(**form: Any) -> dict[str, Any]:
    """Return the payload that discord.py sends for these arguments of `send`, without its defaults."""
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[], replied_user=False)
    with handle_message_parameters(**form, allowed_mentions=mentions) as parameters:
        payload = parameters.payload or json.loads((parameters.multipart or [])[0]["value"])
    assert not payload.pop("tts")
    return {**payload}


@pytest.mark.asyncio
async def test_every_block_is_rendered_as_discord_py_would_send_it() -> None:
    *buttons, menu, channels, roles = _items()
    view: Any = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("# Your turn"),
            ui.Section(
                ui.TextDisplay("Send my cards"),
                accessory=ui.Button(
                    label="Yes", style=discord.ButtonStyle.success, custom_id="1:5:9:@prefer dm_hands off"
                ),
            ),
            ui.ActionRow(*buttons),
            ui.Separator(),
            ui.ActionRow(menu),
            ui.ActionRow(channels),
            ui.ActionRow(roles),
            ui.File("attachment://match.json"),
            accent_colour=0xE0AD3F,
        )
    )
    sent = render(POST)
    assert _plain(sent.data) == _plain(_sent_by_discord_py(view=view, attachments=sent.files))
    assert [file.filename for file in sent.files] == ["match.json"]


def test_an_accessory_button_has_a_label_in_words_and_can_be_removed() -> None:
    switch = Button("✅ Yes", "@prefer pings off", words="Ping me: yes ✅")
    post = Post((Text("Ping me 🔔", accessory=switch), Text("Now", is_temporary=True)))
    spoken = post.in_words().blocks[0]
    assert isinstance(spoken, Text)
    assert spoken.accessory is not None
    assert (spoken.text, spoken.accessory.label, spoken.accessory.action) == (
        "Ping me",
        "Ping me: yes",
        "@prefer pings off",
    )
    assert post.without_buttons().blocks == (Text("Ping me 🔔"),)


@pytest.mark.asyncio
async def test_a_classic_message_has_only_content_a_frame_and_action_rows() -> None:
    *buttons, menu, channels, roles = _items()
    view = ui.View(timeout=None)
    for row, items in enumerate((buttons, [menu], [channels], [roles])):
        for item in items:
            item.row = row
            view.add_item(item)
    alone = tuple(block for block in POST.blocks if not (isinstance(block, Text) and block.accessory))
    sent = render(POST._replace(classic=True, file=None, blocks=(*alone, Text("Ahoy"))))
    frame = discord.Embed(description="Ahoy", colour=0xE0AD3F)
    form = _sent_by_discord_py(content="# Your turn", embeds=[frame], view=view, attachments=[])
    assert _plain(sent.data) == _plain(form)


@pytest.mark.asyncio
async def test_discord_py_stores_no_sent_forms() -> None:
    assert modal(Form("@name", "Name", "Your name"), 5).is_finished()


INSTEAD = Post(
    (Text("# Head"), Illustration(Chart("ranks", ()), "alt", Text("<:star:12> 1. Ana", "first, Ana")))
)


def _said(post: Post, picture: Drawn | None) -> list[str]:
    (container,) = render(post, picture).data["components"]
    return [part.get("content", "picture") for part in container["components"]]


async def test_a_missing_picture_is_replaced_by_its_text() -> None:
    assert _said(INSTEAD, Drawn("a.png", b"", "alt")) == ["# Head", "picture"]
    assert _said(INSTEAD, None) == ["# Head", "<:star:12> 1. Ana"]
    assert _said(INSTEAD.in_words(), None) == ["# Head", "first, Ana"]
    assert remove_emojis(INSTEAD).texts == ["# Head", "1. Ana"]
    assert INSTEAD.texts == INSTEAD.without_illustration().texts == ["# Head", "<:star:12> 1. Ana"]
