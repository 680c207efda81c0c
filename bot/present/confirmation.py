"""The one question before something that destroys or takes away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from bot.errors import House
from bot.present.notices import notice
from bot.present.post import Button, Post, Row, Text
from bot.present.presenter import SEA
from bot.texts.sentences import Texts

SURE: Final = "@sure"
"""The verb of the red button; its words are the act and what the act needs."""
KEEP: Final = "@keep"
"""The verb of the grey button."""


def confirmation(
    title: str,
    lines: Sequence[str],
    label: str,
    act: str,
    t: Texts,
    *,
    table: int = 0,
    keep: str = KEEP,
) -> Post:
    """Return the question whether to do `act`.

    `title` says what will happen and to which table or whom, `lines` whom it concerns and what is lost, and
    `label` is the red button's. The grey button does `keep`. The turn of the buttons is a checksum of all
    that the question says: who says yes later says yes to that, and to nothing else.
    """
    told = "\n".join(f"- {line}" for line in lines)
    buttons = (Button(label, f"{SURE} {act}", "danger"), Button(t("button-keep"), keep))
    checksum = crc32("\n".join((act, title, told)).encode())
    return Post((Text(f"## {title}\n{told}"), Row(buttons)), table=table, turn=checksum, accent=SEA)


def changed(question: Post, t: Texts) -> Post:
    """Return a question that is asked again, because what it says has changed since."""
    return question._replace(blocks=(Text(t(House.CHANGED_SINCE)), *question.blocks))


def kept(t: Texts) -> Post:
    """Return what stands in the place of a question that was answered with the grey button."""
    return notice(t("ask-kept"))
