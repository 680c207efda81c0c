"""Classic messages that mention people: who is missed, who is awaited, and that a result is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.present import PRESENTERS
from bot.present.post import Button, Post, Row, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

PLACE: Final = "\ue000"
"""Where the mention stands in a headline: no name has this sign, and it formats nothing."""


def mention(
    snapshot: Snapshot, users: Mapping[Seat, int], opened: datetime, link: str, t: Texts, *, more_time: bool
) -> Post:
    """One classic message that mentions everybody who is missed, once, with a link to the table.

    `opened` is since when the table has waited: another decision has another message. `more_time` says
    whether any of them has it left in this round.
    """
    pings, game = " ".join(f"<@{user}>" for user in users.values()), t(f"game-{snapshot.header.game}")
    link = link or snapshot.header.address
    asked = _asked(snapshot, users, t)
    if asked:
        words = t("waits-mention-turn", asked=asked, game=game, link=link)
    else:
        words = t("waits-mention", pings=pings, count=len(users), game=game, link=link)
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


def _asked(snapshot: Snapshot, users: Mapping[Seat, int], t: Texts) -> str:
    """The headline of the table, which all may read, with the mention of whoever's turn it is as their name.

    "" where the table waits for several: their headline counts, and this message does not follow it.
    """
    seat, user = next(iter(users.items()))
    occupants = list(snapshot.occupants)
    occupants[seat] = occupants[seat]._replace(name=PLACE)
    asked = PRESENTERS[snapshot.header.game].headline(snapshot._replace(occupants=tuple(occupants)), t)
    alone = PLACE in asked and len(snapshot.awaiting) == 1 and not snapshot.view.answered
    return asked.replace(PLACE, f"<@{user}>") if alone else ""


def call(snapshot: Snapshot, users: Sequence[int], link: str, t: Texts) -> Post:
    """One classic message that calls those who are awaited at a table booked for them."""
    pings = " ".join(f"<@{user}>" for user in users)
    link = link or snapshot.header.address
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
    rounds, link = snapshot.rounds_done, link or snapshot.header.address
    return Post(
        (Text(f"{pings} {t('waits-news', round=rounds, link=link)}"),),
        table=snapshot.header.id,
        epoch=f"round {rounds}",
        classic=True,
        mentions=tuple(followers),
    )
