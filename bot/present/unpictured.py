"""Removal of the application's emojis from a message, for when Discord has lost an emoji."""

from __future__ import annotations

import re
from typing import Final

from bot.present.post import Block, Button, Illustration, Menu, Post, Row, Text
from bot.texts.emojis import MARKUP
from bot.texts.symbols import BLANKS

_EMOJI: Final = re.compile(f"{MARKUP.pattern}[{BLANKS}]?")
"""An emoji and the blank that sets it off from the following text."""
_FORM: Final = "#-*· \u00a0\u2003"
"""The characters that may be left of a line of nothing but emojis."""
_TITLE: Final = re.compile(r"\*\*[^*\n]+\*\*:?")
"""A line that is a title of the lines below it."""


def remove_emojis(post: Post) -> Post:
    """Return the post without the application's emojis and without titles that then have no content."""
    blocks = map(_block_without_emojis, post.blocks)
    kept = tuple(block for block in blocks if not isinstance(block, Text) or block.text)
    return post._replace(blocks=kept, plain=post.plain and post.plain.then(remove_emojis))


def _block_without_emojis(block: Block) -> Block:
    if isinstance(block, Text):
        return _text_without_emojis(block)
    if isinstance(block, Illustration) and block.fallback is not None:
        return block._replace(fallback=_text_without_emojis(block.fallback))
    if isinstance(block, Row):
        buttons = (
            button._replace(emoji=_standard_emoji(button.emoji)) if isinstance(button, Button) else button
            for button in block.buttons
        )
        return block._replace(buttons=tuple(buttons))
    if isinstance(block, Menu):
        options = tuple(option._replace(emoji=_standard_emoji(option.emoji)) for option in block.options)
        return block._replace(options=options)
    return block


def _text_without_emojis(text: Text) -> Text:
    paragraphs = [
        kept for part in text.text.split("\n\n") if (kept := _paragraph_without_emojis(part)) is not None
    ]
    return text._replace(text="\n\n".join(paragraphs))


def _paragraph_without_emojis(part: str) -> str | None:
    """Return a paragraph without emojis; None if nothing or only a title is left."""
    lines = part.split("\n")
    kept = [line for line in map(_line_without_emojis, lines) if line is not None]
    titled = len(kept) == 1 and _TITLE.fullmatch(kept[0]) is not None
    return None if len(kept) < len(lines) and (titled or not kept) else "\n".join(kept)


def _line_without_emojis(line: str) -> str | None:
    """Return a line without emojis; None for a line of nothing but emojis."""
    bare = _EMOJI.sub("", line)
    return bare if bare == line or bare.strip(_FORM) else None


def _standard_emoji(emoji: str | None) -> str | None:
    """Return a standard emoji; None for the application's emoji."""
    return None if emoji and MARKUP.fullmatch(emoji) else emoji
