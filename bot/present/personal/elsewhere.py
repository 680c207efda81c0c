"""The notice in a player's panel or direct message once another message shows their hand.

The content of the notice never goes out of date.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.present import PRESENTERS
from bot.present.play.headline import headline_blocks
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT
from bot.present.presenter import epoch as panel_epoch
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


class Place(NamedTuple):
    """Where the other message was opened: a channel of a server, or the address of a direct message."""

    channel: int = 0
    link: str = ""


def elsewhere_notice(snapshot: Snapshot, t: Texts, place: Place) -> Post:
    """Return the notice that another message shows the reader's hand, and a button to show the hand here."""
    presenter = PRESENTERS[snapshot.header.game]
    location = (
        t("elsewhere-channel", channel=f"<#{place.channel}>")
        if place.channel
        else t("elsewhere-direct", link=place.link)
    )
    blocks: tuple[Block, ...] = (
        *headline_blocks(t("head-elsewhere")),
        Text(f"-# {t('game-' + snapshot.header.game)}"),
        Text(f"{location} {t('panel-elsewhere')}"),
        Row((Button(t("button-hand"), "@hand", emoji="🃏"),)),
    )
    epoch = "" if presenter.play.has_quick_rounds else panel_epoch(snapshot.view)
    post = Post(
        blocks, snapshot.header.id, epoch=epoch, is_final=not snapshot.header.is_private, accent=NIGHT
    )
    return post.in_words() if t.in_words else post


def stamp(place: Place) -> str:
    """Return the stamp of the notice, which changes with the place."""
    return f"elsewhere {place.channel or place.link}"
