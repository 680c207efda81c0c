"""Turns and time in words: until when, who is missed, what happened meanwhile, and moves that ask twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.i18n import Texts
from bot.post import Block, Button, Menu, Post, Row, Text
from bot.seen import Seen
from engine.core import Seat


def due(seen: Seen, t: Texts) -> list[Block]:
    """Until when the table waits, or the reader may decide, as Discord's countdown; and what happens then."""
    waited_for = seen.awaiting if seen.seat is None else seen.seat in seen.awaiting
    if seen.due_at is None or not waited_for:
        return []
    moment = f"<t:{int(seen.due_at.timestamp())}:R>"
    key = "waits-until" if seen.seat is None else "waits-until-own"
    return [Text(f"-# {t(key, moment=moment)}", passing=True)]


def mention(seen: Seen, users: Mapping[Seat, int], opened: datetime, link: str, t: Texts) -> Post:
    """One classic message that mentions everybody who is missed, once, with a link to the table.

    `opened` is since when the table has waited: another decision has another message.
    """
    words = t(
        "waits-mention",
        pings=" ".join(f"<@{user}>" for user in users.values()),
        count=len(users),
        game=t(f"game-{seen.header.game}"),
        link=link,
    )
    buttons = [Button(t("button-hand"), "@hand", "primary", "🃏")]
    if seen.header.timer != "off":
        buttons.append(Button(t("button-time"), "@time", emoji="⏳"))
    return Post(
        (Text(words), Row(tuple(buttons))),
        table=seen.header.id,
        turn=seen.view.turn,
        epoch=f"since {opened.timestamp()}",
        classic=True,
        mentions=tuple(users.values()),
    )


def call(seen: Seen, users: Sequence[int], link: str, t: Texts) -> Post:
    """One classic message that calls those who are awaited at a table booked for them."""
    pings = " ".join(f"<@{user}>" for user in users)
    words = t("waits-call", count=len(users), game=t(f"game-{seen.header.game}"), link=link)
    return Post(
        (Text(f"{pings} {words}"), Row((Button(t("button-join"), "@join", "success"),))),
        table=seen.header.id,
        epoch="call",
        classic=True,
        mentions=tuple(users),
    )


def news(seen: Seen, followers: Sequence[int], link: str, t: Texts) -> Post:
    """One classic message for those who follow: a round has ended."""
    pings = " ".join(f"<@{user}>" for user in followers)
    rounds = seen.rounds_done
    return Post(
        (Text(f"{pings} {t('waits-news', round=rounds, link=link)}"),),
        table=seen.header.id,
        epoch=f"round {rounds}",
        classic=True,
        mentions=tuple(followers),
    )


FINAL: Final = frozenset({"play", "change", "place", "challenge", "pass", "flip", "lose"})
"""The moves that nobody can take back, whatever the game: with two taps, these ask once more.

Several cards chosen in one menu do not: opening it and closing it are two taps, and more.
"""


def two_tap(post: Post) -> Post:
    """The panel whose moves ask once more: every button or menu of a final one becomes a question."""
    return post._replace(blocks=tuple(_asking(block) for block in post.blocks))


def _asking(block: Block) -> Block:
    if isinstance(block, Menu) and block.action in FINAL and block.most == 1:
        return block._replace(action=f"@sure {block.action}")
    if not isinstance(block, Row):
        return block
    return Row(
        tuple(
            button._replace(action=f"@sure {button.action}")
            if isinstance(button, Button) and button.action.split(" ")[0] in FINAL
            else button
            for button in block.buttons
        )
    )


def sure(post: Post, action: str, t: Texts) -> Post:
    """The panel asking whether to make this move; the panel as it is when the move is not offered."""
    for block in post.blocks:
        found = next((b for b in _moves(block) if b.action == action and not b.disabled), None)
        if found is not None:
            question = Row((found._replace(style="success"), Button(t("button-not-yet"), "@hand again")))
            kept = tuple(_asking(other) for other in post.blocks if other is not block)
            return post._replace(blocks=(*kept, Text(t("panel-sure")), question))
    return two_tap(post)


def _moves(block: Block) -> Iterator[Button]:
    """The moves a block offers, each as a button."""
    if isinstance(block, Row):
        yield from (button for button in block.buttons if isinstance(button, Button))
    elif isinstance(block, Menu):
        for line in block.options:
            yield Button(line.label, f"{block.action} {line.value}", emoji=line.emoji)
