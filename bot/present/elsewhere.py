"""What stands in a panel or direct message whose reader plays in another: true for as long as it stands."""

from __future__ import annotations

from bot.present import PRESENTERS
from bot.present.headline import top
from bot.present.post import Block, Button, Post, Row, Text
from bot.present.presenter import NIGHT
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def elsewhere(snapshot: Snapshot, t: Texts, *, dealt: bool) -> Post:
    """That the reader's hand is in another message, and a button that brings it here.

    With `dealt`, the hand as well, if it was dealt a moment ago: this may be the message that brings it.
    """
    presenter = PRESENTERS[snapshot.header.game]
    hand = presenter.dealt(snapshot, t) if dealt else None
    about = [Text(f"-# {t('game-' + snapshot.header.game)}")] if hand is None else hand
    blocks: list[Block] = [*top(t("head-elsewhere")), *about]
    blocks += [Text(f"-# {t('panel-elsewhere')}"), Row((Button(t("button-hand"), "@hand", emoji="🃏"),))]
    epoch = "" if presenter.quick else presenter.epoch(snapshot.view)
    post = Post(tuple(blocks), snapshot.header.id, epoch=epoch, lasting=True, accent=NIGHT)
    return post.in_words() if t.in_words else post


def stamp(snapshot: Snapshot, *, dealt: bool) -> str:
    """When it is written anew: where it brings the hand, with each that is dealt; otherwise never."""
    presenter = PRESENTERS[snapshot.header.game]
    return f"elsewhere {presenter.epoch(snapshot.view)}" if dealt and not presenter.quick else "elsewhere"
