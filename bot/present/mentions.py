"""Classic messages that mention people: who is missed, who is awaited, and that a result is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.present.post import Button, Post, Row, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat


def mention(
    snapshot: Snapshot,
    users: Mapping[Seat, int],
    asked: str,
    opened: datetime,
    link: str,
    t: Texts,
    *,
    more_time: bool,
) -> Post:
    """One classic message that mentions everybody who is missed, once, with a link to the table.

    `asked` is the headline of the one who is missed, or of the first of them. `opened` is since when the
    table has waited: another decision has another message. `more_time` says whether any of them has it left
    in this round.
    """
    pings, game = " ".join(f"<@{user}>" for user in users.values()), t(f"game-{snapshot.header.game}")
    if len(users) == 1:
        words = t("waits-mention-one", pings=pings, asked=asked, game=game, link=link)
    else:
        words = t("waits-mention", pings=pings, game=game, link=link)
    buttons = [Button(t("button-hand"), "@hand", "primary", "🃏")]
    if more_time:
        buttons.append(Button(t("button-time"), "@time", emoji="⏳"))
    return Post(
        (Text(words), Row(tuple(buttons))),
        table=snapshot.header.id,
        turn=snapshot.view.turn,
        epoch=f"since {opened.timestamp()}",
        classic=True,
        mentions=tuple(users.values()),
    )


def call(snapshot: Snapshot, users: Sequence[int], link: str, t: Texts) -> Post:
    """One classic message that calls those who are awaited at a table booked for them."""
    pings = " ".join(f"<@{user}>" for user in users)
    words = t("waits-call", count=len(users), game=t(f"game-{snapshot.header.game}"), link=link)
    return Post(
        (Text(f"{pings} {words}"), Row((Button(t("button-join"), "@join", "success"),))),
        table=snapshot.header.id,
        epoch="call",
        classic=True,
        mentions=tuple(users),
    )


def news(snapshot: Snapshot, followers: Sequence[int], link: str, t: Texts) -> Post:
    """One classic message for those who follow: a round has ended."""
    pings = " ".join(f"<@{user}>" for user in followers)
    rounds = snapshot.rounds_done
    return Post(
        (Text(f"{pings} {t('waits-news', round=rounds, link=link)}"),),
        table=snapshot.header.id,
        epoch=f"round {rounds}",
        classic=True,
        mentions=tuple(followers),
    )
