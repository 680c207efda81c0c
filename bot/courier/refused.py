"""What Discord refuses because an emoji on something to press is gone: then signs stand instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord

from bot.courier.write_queue import TryAgain
from bot.present.post import Post
from bot.texts.emojis import Emojis

BAD_FORM: Final = 50035
"""What Discord answers to a message it does not understand, such as a button whose emoji was deleted."""


class EmojiRefused(TryAgain):
    """Discord may no longer have an emoji of this message: drawn once more, it shows signs."""


@contextmanager
def emojis_in_doubt(post: Post, emojis: Emojis) -> Iterator[None]:
    """Asking Discord to take this post. EmojiRefused, and none is shown for a while, if one may be gone."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code != BAD_FORM or not post.pictured:
            raise
        emojis.doubt()
        raise EmojiRefused(f"an emoji may be gone: {error}") from error
