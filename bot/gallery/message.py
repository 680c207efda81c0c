"""Render a post as HTML that looks like Discord on a phone; SimCord parses Discord's Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import simcord
from simcord.preview._markdown import markdown_tokens

from bot.art.shown import Picture as Drawable
from bot.courier.illustrations import Drawn, name_of
from bot.courier.render import render
from bot.present.post import Post
from bot.texts.sentences import texts

FONTS: Final = files(simcord) / "preview" / "static" / "fonts"
"""SimCord's fonts, which match those of a phone."""


def _find_font(name: str) -> str:
    """Return the path of a font whose file name contains `name`."""
    return next(
        str(file) for file in Path(str(FONTS)).iterdir() if file.suffix == ".ttf" and name in file.name
    )


MARKS: Final[Mapping[str, str]] = {"strong": "b", "em": "i", "s": "s", "u": "u"}
BLOCKS: Final[Mapping[str, str]] = {
    "heading": "", "paragraph": "p", "bullet_list": "ul", "ordered_list": "ol", "list_item": "li",
    "blockquote": "blockquote",
}  # fmt: skip
ROW, BUTTON, MENU, ROLES, CHANNELS, SECTION = 1, 2, 3, 6, 8, 9
TEXT, GALLERY, FILE, LINE, CONTAINER = 10, 12, 13, 14, 17
STYLES: Final = ("", "primary", "secondary", "success", "danger", "secondary")
BARE: Final = re.compile(r'<a href="(https://discord\.com/channels/[\d/]+)">\1</a>')
"""A bare link to a message; Discord shows the name of its channel instead."""


class Reader:
    """A reader's phone: Discord's language, the time, and the names of users, channels and emojis."""

    def __init__(
        self,
        language: str,
        now: datetime,
        *,
        users: Mapping[int, str],
        channels: Mapping[int, str],
        emojis: Mapping[str, int],
    ) -> None:
        self.language = language
        # Large pictures of the rendered messages, by file name, for the gallery to write to disk.
        self.pictures: dict[str, Drawable] = {}
        self._now = now
        self._place = f'<span class="mention">#{next(iter(channels.values()))} › 💬</span>'
        self._known = {
            "users": {str(user): name for user, name in users.items()},
            "channels": {str(channel): name for channel, name in channels.items()},
            "emojis": {str(id_): {"id": str(id_), "name": name} for name, id_ in emojis.items()},
        }

    def message(self, post: Post, *, private: bool) -> str:
        """Return the whole message as HTML, with its sender and, if private, Discord's note on privacy."""
        picture = self._collect_picture(post)
        data = render(post, picture).data
        text = data.get("content")
        inner = f'<div class="text">{self._render_text(text)}</div>' if text else ""
        if picture is not None and post.classic:
            inner += f'<img class="picture" src="{picture.name}" alt="{escape(picture.alt)}">'
        inner += "".join(map(self._render_embed, data.get("embeds", ())))
        inner += self._render_components(data["components"])
        below = f'<p class="small">{texts(self.language)("discord-private")}</p>' if private else ""
        sender = '<img class="face" src="emojis/yo_ho_ho.png"><p><b>Yo-ho-ho</b> <i class="app">APP</i></p>'
        return f'<div class="message">{sender}{inner}{below}</div>'

    def _render_embed(self, embed: Mapping[str, Any]) -> str:
        return _render_container(
            f'<div class="text">{self._render_text(embed["description"])}</div>', embed.get("color")
        )

    def _collect_picture(self, post: Post) -> Drawn | None:
        if post.illustration is None:
            return None
        file = f"pictures/{name_of(post.illustration)}"
        self.pictures[file] = post.illustration.picture
        return Drawn(file, b"", post.illustration.alt)

    # ------------------------------------------------------------------ components

    def _render_components(self, components: Sequence[Mapping[str, Any]]) -> str:
        return "".join(map(self._render_component, components))

    def _render_component(self, part: Mapping[str, Any]) -> str:
        kind, inner = part["type"], part.get("components") or ()
        if kind == CONTAINER:
            return _render_container(self._render_components(inner), part.get("accent_color"))
        if kind == ROW:
            return f'<div class="row">{self._render_components(inner)}</div>'
        if kind == SECTION:
            beside = self._render_component(part["accessory"])
            return f'<div class="section"><div>{self._render_components(inner)}</div>{beside}</div>'
        if kind == TEXT:
            return f'<div class="text">{self._render_text(part["content"])}</div>'
        if kind == LINE:
            return "<hr>"
        if kind == GALLERY:
            return "".join(map(_render_picture, part["items"]))
        if kind == FILE:
            return f'<div class="menu">📄 {escape(_file_name(part["file"]))}</div>'
        return self._render_button(part) if kind == BUTTON else self._render_menu(part)

    def _render_button(self, part: Mapping[str, Any]) -> str:
        style = STYLES[part["style"]] + (" off" if part.get("disabled") else "")
        label = escape(part.get("label") or "") + (" ↗" if part.get("url") else "")
        return f'<span class="button {style}">{_render_emoji(part.get("emoji"))}<span>{label}</span></span>'

    def _render_menu(self, part: Mapping[str, Any]) -> str:
        """Return a closed menu with its chosen options, or its placeholder if none is chosen."""
        chosen = [option for option in part.get("options") or () if option.get("default")]
        label = ", ".join(
            f"{_render_emoji(option.get('emoji'))}{escape(option['label'])}" for option in chosen
        )
        style = "menu chosen" if chosen else "menu"
        label = label or escape(part.get("placeholder") or "")
        return f'<div class="{style}"><span>{label}</span><i>⌄</i></div>'

    # ------------------------------------------------------------------ Markdown

    def _render_text(self, markdown: str) -> str:
        parts = (
            markdown_tokens(part, "text_display", context=self._known) for part in markdown.split("\n\n")
        )
        return '<div class="gap"></div>'.join(map(self._render_blocks, parts))

    def _render_blocks(self, blocks: Iterable[Mapping[str, Any]]) -> str:
        return "".join(map(self._render_block, blocks))

    def _render_block(self, block: Mapping[str, Any]) -> str:
        kind = block["type"]
        if kind == "inline":
            return self._render_inline(block["children"])
        if kind == "subtext":
            return f"<small>{self._render_inline(block['children'])}</small>"
        if kind == "code_block":
            return f"<pre>{escape(block['content'])}</pre>"
        tag = BLOCKS.get(kind) or block["tag"]
        return f"<{tag}>{self._render_blocks(block['children'])}</{tag}>"

    def _render_inline(self, tokens: Iterable[Mapping[str, Any]]) -> str:
        return BARE.sub(self._place, "".join(map(self._render_token, tokens)))

    def _render_token(self, token: Mapping[str, Any]) -> str:
        kind = token["type"]
        if kind == "text":
            return escape(token["content"])
        if kind == "emoji":
            return _render_emoji(token["emoji"])
        if kind == "timestamp":
            return f"<u>{escape(self._format_moment(token))}</u>"
        if kind in ("mention", "command"):
            return f'<span class="mention">{escape(token["label"])}</span>'
        if kind == "link_open":
            return f'<a href="{escape(token["href"])}">'
        if kind == "code":
            return f"<code>{escape(token['content'])}</code>"
        if kind == "break":
            return "<br>"
        name, _, end = kind.rpartition("_")
        tag = "a" if name == "link" else MARKS[name]
        return f"<{tag}>" if end == "open" else f"</{tag}>"

    def _format_moment(self, token: Mapping[str, Any]) -> str:
        if token["style"] != "R":
            return datetime.fromtimestamp(token["unix"], UTC).strftime("%d/%m/%Y %H:%M")
        if token["unix"] <= self._now.timestamp():
            return texts(self.language)("discord-just-now")
        return texts(self.language)("discord-soon", count=round((token["unix"] - self._now.timestamp()) / 60))


def _render_container(inner: str, colour: int | None) -> str:
    edge = "" if colour is None else f' style="border-left: 4px solid #{colour:06x}"'
    return f'<div class="container"{edge}>{inner}</div>'


def _file_name(media: Mapping[str, Any]) -> str:
    return str(media["url"]).removeprefix("attachment://")


def _render_picture(item: Mapping[str, Any]) -> str:
    """Return a large picture with its description as alternative text and tooltip."""
    alt = escape(item["description"])
    return f'<img class="picture" alt="{alt}" title="{alt}" src="{_file_name(item["media"])}">'


def _render_emoji(emoji: Mapping[str, Any] | None) -> str:
    if emoji is None:
        return ""
    if not emoji.get("id"):
        return f'<span class="sign">{escape(emoji["name"])}</span>'
    return f'<img class="emoji" alt="{emoji["name"]}" src="emojis/{emoji["name"]}.png">'


STYLE: Final = f"""<style>
@font-face {{ font-family: Latin; src: url("{_find_font("latin-v2.015")}"); font-weight: 100 900 }}
@font-face {{ font-family: Latin; font-style: italic; src: url("{_find_font("latin-italic-v2.015")}") }}
@font-face {{ font-family: Wide; src: url("{_find_font("sc-v2.004")}"); font-weight: 100 900 }}
@font-face {{ font-family: Signs; src: url("{_find_font("emoji")}") }}
@font-face {{ font-family: Even; src: url("{_find_font("mono-v2.014")}") }}
.picture {{ display: block; width: 100%; border-radius: 8px; margin: 6px 0 }}
.screens {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start }}
figure {{ width: 390px; margin: 0; box-sizing: border-box; padding: 12px 12px 12px 0; text-align: left;
  font: 16px/22px Latin, Signs, Wide, sans-serif; color: var(--text); background: var(--ground) }}
.dark {{ --text: #dbdee1; --strong: #f2f3f5; --ground: #313338; --box: #2b2d31; --line: #3f4147;
  --weak: #949ba4; --grey: #4e5058; --on-grey: #fff; --field: #1e1f22; --link: #00a8fc; --quiet: #3c3f5d }}
.light {{ --text: #313338; --strong: #060607; --ground: #fff; --box: #f2f3f5; --line: #e1e2e4;
  --weak: #5c5e66; --grey: #d7d9dc; --on-grey: #313338; --field: #fff; --link: #006ce7; --quiet: #e6e8fd }}
.message {{ position: relative; padding-left: 64px; overflow-wrap: anywhere }}
.message .face {{ position: absolute; left: 12px; width: 40px; height: 40px; border-radius: 50% }}
.message p {{ margin: 0 }}
.gap {{ height: 11px }}
.message b {{ color: var(--strong) }}
.app {{ background: #5865f2; color: #fff; border-radius: 4px; font: 600 10px/15px Latin; padding: 1px 4px }}
.small, small {{ display: block; font-size: 13px; line-height: 18px; color: var(--weak) }}
.container {{ background: var(--box); border: 1px solid var(--line); border-radius: 8px; padding: 14px;
  margin-top: 4px; display: flex; flex-direction: column; gap: 8px }}
.text h1, .text h2, .text h3 {{ margin: 4px 0; color: var(--strong); font-weight: 700 }}
.text h1 {{ font-size: 24px; line-height: 33px }}
.text h2 {{ font-size: 20px; line-height: 28px }}
.text h3 {{ font-size: 16px; line-height: 22px }}
.text ul, .text ol {{ margin: 2px 0; padding-left: 20px }}
.text li p {{ display: inline }}
pre {{ font: 13px/18px Even, Signs, Wide; background: var(--field); border: 1px solid var(--line);
  border-radius: 4px; padding: 6px; margin: 4px 0; overflow-x: auto }}
code {{ font: 14px Even; background: var(--field); border-radius: 4px; padding: 0 3px }}
a {{ color: var(--link); text-decoration: none }}
blockquote {{ margin: 2px 0; padding-left: 10px; border-left: 4px solid var(--line) }}
blockquote p {{ margin: 0 }}
hr {{ width: 100%; border: 0; border-top: 1px solid var(--line); margin: 0 }}
.emoji {{ width: 1.375em; height: 1.375em; vertical-align: -0.3em; object-fit: contain }}
.sign {{ font-family: Signs }}
.mention {{ background: var(--quiet); color: var(--link); border-radius: 3px; padding: 0 2px }}
.row {{ display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px }}
.button {{ display: inline-flex; align-items: center; gap: 6px; min-height: 34px; padding: 2px 14px;
  box-sizing: border-box; border-radius: 8px; font-size: 14px; font-weight: 500; line-height: 18px;
  max-width: 100%; color: #fff }}
.button .emoji {{ width: 20px; height: 20px }}
.primary {{ background: #5865f2 }}
.success {{ background: #248046 }}
.danger {{ background: #da373c }}
.secondary {{ background: var(--grey); color: var(--on-grey) }}
.off {{ opacity: 0.5 }}
.menu {{ width: 100%; box-sizing: border-box; background: var(--field); border: 1px solid var(--line);
  border-radius: 8px; padding: 9px 12px; display: flex; justify-content: space-between; font-size: 15px;
  color: var(--weak) }}
.chosen {{ color: var(--text) }}
.section {{ display: flex; justify-content: space-between; align-items: flex-start; gap: 12px }}
.section .button {{ flex-shrink: 0 }}
</style>"""
"""Styles that approximate Discord's app on a phone."""
