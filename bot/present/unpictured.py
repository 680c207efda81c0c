"""A message without the application's emojis, for where Discord no longer has one of them."""

from __future__ import annotations

import re
from typing import Final

from bot.present.post import Block, Button, Illustration, Menu, Post, Row, Text
from bot.texts.emojis import MARKUP
from bot.texts.symbols import BLANKS

_EMOJI: Final = re.compile(f"{MARKUP.pattern}[{BLANKS}]?")
"""An emoji with the blank that sets it off from what follows."""
_FORM: Final = "#-*· \u00a0\u2003"
"""What is left of a line of nothing but emojis."""
_TITLE: Final = re.compile(r"\*\*[^*\n]+\*\*:?")
"""A line that says what stands below it."""


def unpictured(post: Post) -> Post:
    """The same without any emoji of the application; the words beside them stay, titles of nothing go."""
    blocks = map(_unpictured, post.blocks)
    kept = tuple(block for block in blocks if not isinstance(block, Text) or block.text)
    return post._replace(blocks=kept, plain=post.plain and post.plain.then(unpictured))


def _unpictured(block: Block) -> Block:
    if isinstance(block, Text):
        return _worded(block)
    if isinstance(block, Illustration) and block.instead is not None:
        return block._replace(instead=_worded(block.instead))
    if isinstance(block, Row):
        buttons = (
            button._replace(emoji=_sign(button.emoji)) if isinstance(button, Button) else button
            for button in block.buttons
        )
        return block._replace(buttons=tuple(buttons))
    if isinstance(block, Menu):
        options = tuple(option._replace(emoji=_sign(option.emoji)) for option in block.options)
        return block._replace(options=options)
    return block


def _worded(text: Text) -> Text:
    told = [bare for part in text.text.split("\n\n") if (bare := _part(part)) is not None]
    return text._replace(text="\n\n".join(told))


def _part(part: str) -> str | None:
    """A part of a text without emojis; None where nothing is left of it, or a title alone."""
    lines = part.split("\n")
    kept = [line for line in map(_bare, lines) if line is not None]
    titled = len(kept) == 1 and _TITLE.fullmatch(kept[0]) is not None
    return None if len(kept) < len(lines) and (titled or not kept) else "\n".join(kept)


def _bare(line: str) -> str | None:
    """A line without emojis; None where it was nothing else."""
    bare = _EMOJI.sub("", line)
    return bare if bare == line or bare.strip(_FORM) else None


def _sign(emoji: str | None) -> str | None:
    """An emoji of everybody's; None for one of the application's."""
    return None if emoji and MARKUP.fullmatch(emoji) else emoji
