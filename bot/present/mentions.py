"""Classic messages that call people: awaited players, invited players, and followers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.present import PRESENTERS
from bot.present.post import Button, Post, Row, Text
from bot.records.tables import TableHeader
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escape_name
from engine.core import Seat

PLACE: Final = "\ue000"
"""A placeholder for the mention in a headline: it occurs in no name, and Markdown ignores it."""


def mention(
    snapshot: Snapshot, users: Mapping[Seat, int], opened: datetime, link: str, t: Texts, *, more_time: bool
) -> Post:
    """Return one classic message that mentions everybody the table waits for, with a link to the table.

    The table has waited since `opened`, which gives each decision's message a different epoch. `more_time`
    says whether any of the mentioned players can still ask for more time in this round.
    """
    pings, game = " ".join(f"<@{user}>" for user in users.values()), t(f"game-{snapshot.header.game}")
    link = link or snapshot.header.address
    # The public view of a covered table has no turn; the buttons do without it.
    asked = "" if snapshot.view is None else _headline_with_mention(snapshot, users, t)
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
        turn=0 if snapshot.view is None else snapshot.view.turn,
        epoch=f"since {opened.timestamp()}",
        classic=True,
        mentions=tuple(users.values()),
    )


def _headline_with_mention(snapshot: Snapshot, users: Mapping[Seat, int], t: Texts) -> str:
    """Return the table's public headline with a mention in place of the awaited player's name.

    Return "" if the table waits for several players: the headline then gives their number, which would
    go out of date in this message.
    """
    seat, user = next(iter(users.items()))
    occupants = list(snapshot.occupants)
    occupants[seat] = occupants[seat]._replace(name=PLACE)
    headline = PRESENTERS[snapshot.header.game].play.describe_turn(
        snapshot._replace(occupants=tuple(occupants)), t
    )
    is_one_player = PLACE in headline and len(snapshot.awaiting) == 1 and not snapshot.view.answered
    return headline.replace(PLACE, f"<@{user}>") if is_one_player else ""


def call(snapshot: Snapshot, users: Sequence[int], link: str, t: Texts) -> Post:
    """Return one classic message that calls the invited players who are missing at a booked table."""
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


def invitation(header: TableHeader, inviter: str, server: str, link: str, t: Texts) -> Post:
    """Return one classic message that invites its reader to a table of a server, wherever they read it."""
    words = t(
        "invites",
        inviter=escape_name(inviter),
        game=t(f"game-{header.game}"),
        server=escape_name(server),
        link=link,
    )
    row = Row((Button(t("button-join"), "@come", "success"),))
    return Post((Text(words), row), table=header.id, classic=True)


def players_wanted(snapshot: Snapshot, users: Sequence[int], epoch: str, link: str, t: Texts) -> Post:
    """Return one classic message that calls people who want to play to a lobby, or lets them stop calls."""
    words = t(
        "call-players",
        pings=" ".join(f"<@{user}>" for user in users),
        game=t(f"game-{snapshot.header.game}"),
        link=link or snapshot.header.address,
    )
    buttons = (Button(t("button-join"), "@join", "success"), Button(t("button-no-calls"), "@no-calls"))
    return Post(
        (Text(words), Row(buttons)),
        table=snapshot.header.id,
        epoch=epoch,
        classic=True,
        mentions=tuple(users),
    )


def news(snapshot: Snapshot, followers: Sequence[int], link: str, t: Texts) -> Post:
    """Return one classic message that tells a table's followers that a round has ended."""
    pings = " ".join(f"<@{user}>" for user in followers)
    rounds, link = snapshot.rounds_done, link or snapshot.header.address
    return Post(
        (Text(f"{pings} {t('waits-news', round=rounds, link=link)}"),),
        table=snapshot.header.id,
        epoch=f"round {rounds}",
        classic=True,
        mentions=tuple(followers),
    )
