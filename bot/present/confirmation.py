"""The confirmation question before a destructive action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from bot.errors import RefusalId
from bot.present.notices import notice
from bot.present.post import Button, Post, Row, Text
from bot.present.presenter import SEA
from bot.texts.sentences import Texts

SURE: Final = "@sure"
"""The verb of the red button, followed by the action to confirm with its arguments."""
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

    `title` says what will happen to which table or person, `lines` say who is affected and what is lost, and
    `label` is the label of the red button. The grey button's action is `keep`. The post's `turn` is a
    checksum of the whole question, so that a late "yes" confirms exactly the question that was asked.
    """
    details = "\n".join(f"- {line}" for line in lines)
    buttons = (Button(label, f"{SURE} {act}", "danger"), Button(t("button-keep"), keep))
    checksum = crc32("\n".join((act, title, details)).encode())
    return Post((Text(f"## {title}\n{details}"), Row(buttons)), table=table, turn=checksum, accent=SEA)


def ask_again(question: Post, t: Texts) -> Post:
    """Return a question that must be asked again because its content has changed."""
    return question._replace(blocks=(Text(t(RefusalId.CHANGED_SINCE)), *question.blocks))


def declined_notice(t: Texts) -> Post:
    """Return the message that replaces a question answered with the grey button."""
    return notice(t("ask-kept"))
