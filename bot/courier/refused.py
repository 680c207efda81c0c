"""What Discord makes of a message with an emoji that is gone: then signs stand instead.

It refuses one on something to press. In what a message says it shows the emoji's name as text, and answers
with the message as it is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.courier.edits import Answer
from bot.courier.write_queue import TryAgain
from bot.present.post import Post
from bot.present.unpictured import remove_emojis
from bot.texts.emojis import MARKUP, Emojis

BAD_FORM: Final = 50035
"""What Discord answers to a message it does not understand, such as a button whose emoji was deleted."""
TOO_MANY: Final = 429
WHOLLY: Final = frozenset({10003, 50001, 50007, 50278, 160005})
"""Refusals of a whole message: no access, a thread that is locked, a person who takes none."""
LATE: Final = frozenset({10008, 10062, 40060, 10015})
"""Answers that come too late or twice: another session or a newer panel was first, nothing is wrong."""
CONTAINER: Final = discord.ComponentType.container.value
TEXT: Final = discord.ComponentType.text_display.value
BEGINS: Final = "<:"
"""How an emoji in a text begins."""

Look: TypeAlias = Callable[[object], None]
"""Look at what Discord answers with, if that is the message."""


class EmojiRefused(TryAgain):
    """Discord may no longer have an emoji of this message: drawn once more, it shows signs.

    `stands` is a new message as it was taken nonetheless, with the emoji's name.
    """

    def __init__(self, reason: str, stands: discord.Message | None = None) -> None:
        super().__init__(reason)
        self.stands = stands


class EmojisInDoubt:
    """Asking Discord to take this post, and looking at its answer.

    EmojiRefused, and none is shown for a while, if one may be gone. With a `picture`, that may be what is
    refused: the error is raised as it is.
    """

    __slots__ = ("_emojis", "_picture", "_post")

    def __init__(self, post: Post, emojis: Emojis, *, picture: bool = False) -> None:
        self._post, self._emojis, self._picture = post.choose_form(picture=picture), emojis, picture

    def __enter__(self) -> Look:
        return self._look

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if not isinstance(error, discord.HTTPException) or self._picture or error.code != BAD_FORM:
            return
        if self._post != remove_emojis(self._post):
            self._emojis.hide_all()
            raise EmojiRefused(f"an emoji may be gone: {error}") from error

    def _look(self, answer: object) -> None:
        if isinstance(answer, discord.Message | Mapping) and shows_names(self._post, answer):
            self._emojis.hide_all()
            stands = answer if isinstance(answer, discord.Message) else None
            raise EmojiRefused("an emoji is gone: its name is shown", stands)


def refuses(error: discord.HTTPException) -> bool:
    """Whether this answer may be about the picture of a message: not what passes, or came too late.

    Nor what would be refused without one.
    """
    return 400 <= error.status < 500 and error.status != TOO_MANY and error.code not in LATE | WHOLLY


def shows_names(post: Post, answer: discord.Message | Answer) -> bool:
    """True where the message that Discord answers with has the name of an emoji in the emoji's place."""
    said = "\n".join(post.texts)
    if BEGINS not in said:
        return False
    seen = "\n".join(_texts(answer) if isinstance(answer, discord.Message) else _told(answer))
    if seen.count(BEGINS) >= said.count(BEGINS):
        return False
    gone = {markup for markup in MARKUP.findall(said) if markup not in seen}
    return any(f":{markup.split(':')[1]}:" in seen for markup in gone)


def _texts(message: discord.Message) -> list[str]:
    """What a message says whose text lies in one frame, as that of all of ours does, or in none."""
    components: Sequence[Any] = message.components
    inside = [part for one in components if isinstance(one, discord.Container) for part in one.children]
    shown = [one.content for one in (inside or components) if isinstance(one, discord.TextDisplay)]
    return [message.content, *(embed.description or "" for embed in message.embeds), *shown]


def _told(answer: Answer) -> list[str]:
    """The same of the data of a message."""
    components: Sequence[Any] = answer.get("components") or ()
    inside = [part for one in components if one["type"] == CONTAINER for part in one["components"]]
    shown = [one["content"] for one in (inside or components) if one["type"] == TEXT]
    framed = (embed.get("description") or "" for embed in answer.get("embeds") or ())
    return [answer.get("content") or "", *framed, *shown]
