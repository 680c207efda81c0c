"""Turns and time in words: until when, who is missed, what happened meanwhile, and what two taps ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.present.post import Block, Button, Menu, Post, Row, Text
from bot.tables.snapshot import Seen
from bot.texts.sentences import Texts
from engine.core import AnyAction, AnyView, Seat, allowed


def due(seen: Seen, t: Texts) -> list[Block]:
    """Until when the table waits, or the reader may decide, as Discord's countdown; and what happens then."""
    waited_for = seen.awaiting if seen.seat is None else seen.seat in seen.awaiting
    if seen.due_at is None or not waited_for:
        return []
    moment = f"<t:{int(seen.due_at.timestamp())}:R>"
    key = "waits-until" if seen.seat is None else "waits-until-own"
    return [Text(f"-# {t(key, moment=moment)}", passing=True)]


def mention(
    seen: Seen, users: Mapping[Seat, int], opened: datetime, link: str, t: Texts, *, more_time: bool
) -> Post:
    """One classic message that mentions everybody who is missed, once, with a link to the table.

    `opened` is since when the table has waited: another decision has another message. `more_time` says
    whether any of them has it left in this round.
    """
    words = t(
        "waits-mention",
        pings=" ".join(f"<@{user}>" for user in users.values()),
        count=len(users),
        game=t(f"game-{seen.header.game}"),
        link=link,
    )
    buttons = [Button(t("button-hand"), "@hand", "primary", "🃏")]
    if more_time:
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


def asks(view: AnyView, action: AnyAction) -> bool:
    """Whether two taps ask before this move: unless it may still be changed while others are missing.

    False for what is none of the choices: that is refused when it is made.
    """
    changeable = any(seat != view.seat for seat in view.to_act)
    return any(
        allowed((choice,), action) and not (choice.revisable and changeable) for choice in view.choices
    )


def sure(panel: Post, action: AnyAction, question: str, t: Texts) -> Post:
    """The panel asking whether to make this move: the question stands in the place of all moves."""
    place = next(n for n, block in enumerate(panel.blocks) if isinstance(block, Row | Menu))
    rest = [block for block in panel.blocks if not isinstance(block, Row | Menu)]
    answers = Row(
        (Button(t("button-sure"), f"@yes {action}", "success"), Button(t("button-not-yet"), "@hand again"))
    )
    return panel._replace(blocks=(*rest[:place], Text(f"**{question}**"), answers, *rest[place:]))
