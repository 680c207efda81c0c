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


def unpictured(post: Post) -> Post:
    """The same without any emoji of the application; the words beside them stay."""
    return post._replace(blocks=tuple(map(_unpictured, post.blocks)))


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
    lines = map(_bare, text.text.split("\n"))
    return text._replace(text="\n".join(line for line in lines if line is not None))


def _bare(line: str) -> str | None:
    """A line without emojis; None where it was nothing else."""
    bare = _EMOJI.sub("", line)
    return bare if bare == line or bare.strip(_FORM) else None


def _sign(emoji: str | None) -> str | None:
    """An emoji of everybody's; None for one of the application's."""
    return None if emoji and MARKUP.fullmatch(emoji) else emoji
