"""What stands in a panel or direct message whose reader plays in another: true for as long as it stands."""

from __future__ import annotations

from typing import NamedTuple

from bot.present import PRESENTERS
from bot.present.headline import top
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


class Place(NamedTuple):
    """Where the other message was opened: a channel of a server, or the address of a direct message."""

    channel: int = 0
    link: str = ""


def elsewhere(snapshot: Snapshot, t: Texts, place: Place, *, dealt: bool) -> Post:
    """Return that the reader's hand is in another message, where that is, and a button that brings it here.

    With `dealt`, the hand as well, if it was dealt a moment ago: this may be the message that brings it.
    """
    presenter = PRESENTERS[snapshot.header.game]
    hand = presenter.dealt(snapshot, t) if dealt else None
    about = [Text(f"-# {t('game-' + snapshot.header.game)}")] if hand is None else hand
    blocks: list[Block] = [*top(t("head-elsewhere")), *about]
    there = (
        t("elsewhere-channel", channel=f"<#{place.channel}>")
        if place.channel
        else t("elsewhere-direct", link=place.link)
    )
    blocks += [Text(f"{there} {t('panel-elsewhere')}"), Row((Button(t("button-hand"), "@hand", emoji="🃏"),))]
    epoch = "" if presenter.quick else presenter.epoch(snapshot.view)
    post = Post(tuple(blocks), snapshot.header.id, epoch=epoch, lasting=True, accent=NIGHT)
    return post.in_words() if t.in_words else post


def stamp(snapshot: Snapshot, place: Place, *, dealt: bool) -> str:
    """Return the stamp that changes when it is written anew: with the place, and with each hand it brings."""
    presenter = PRESENTERS[snapshot.header.game]
    hand = f" {presenter.epoch(snapshot.view)}" if dealt and not presenter.quick else ""
    return f"elsewhere {place.channel or place.link}{hand}"
