"""The first line of a table's message and of every panel: the reader's task, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present.names import names_of
from bot.present.post import Block, Post, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

FEW: Final = 2
"""The most leaders who are named in a headline."""


def turn(snapshot: Snapshot, t: Texts) -> str:
    """Return whose turn it is, in any game, or that the match is over.

    A waiting player is not told whom the table waits for, because a waiting player's panel is not updated.
    """
    waited_for = snapshot.view.to_act
    if not waited_for:
        return t("head-over")
    if snapshot.seat is not None:
        return t("head-turn-you" if snapshot.seat in waited_for else "head-wait")
    if min(waited_for) < 0:
        return t("head-chance")
    return t("head-turn", count=len(waited_for), player=names_of(snapshot, waited_for, t))


def has_nothing_to_do(snapshot: Snapshot) -> bool:
    """Return whether a panel's reader waits for others, whose moves another message shows.

    At a private or covered table no other message does, so the panel goes on showing everything.
    """
    waits = not snapshot.view.choices and bool(snapshot.view.to_act)
    return waits and snapshot.header.has_public_play


def headline_blocks(line: str, *small: str) -> list[Block]:
    """Return the first blocks of a message: a temporary headline, and small lines below."""
    small_print = [Text("\n".join(f"-# {detail}" for detail in small))] if small else []
    return [Text(f"# {line}", is_temporary=True), *small_print]


def names_leaders(snapshot: Snapshot, leaders: Sequence[Seat]) -> bool:
    """Return whether a public headline names the leaders: at most two players, and not everybody."""
    return snapshot.seat is None and len(leaders) <= FEW and len(leaders) < len(snapshot.occupants)


def describe_leaders(snapshot: Snapshot, leaders: Sequence[Seat], t: Texts) -> str:
    """Return in a few words who is ahead; for equal players, that all are level."""
    if len(leaders) == len(snapshot.occupants):
        return t("head-level")
    return t("head-leads", players=names_of(snapshot, leaders, t), count=len(leaders))


def finalise(post: Post) -> Post:
    """Return a finished match's message with a permanent headline and without temporary parts."""
    first, *others = post.blocks
    kept = first._replace(is_temporary=False) if isinstance(first, Text) else first
    return post._replace(blocks=(kept, *others), is_final=True).without_buttons()


def replace_headline(post: Post, line: str) -> Post:
    """Return the post with another headline."""
    return post._replace(blocks=(*headline_blocks(line), *post.blocks[1:]))
