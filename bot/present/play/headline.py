"""The first line of a table's message and of every panel: the reader's task, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.present.names import names_of, player_name
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
    if min(waited_for) < 0 and not snapshot.beside:
        return t("head-chance")
    if snapshot.seat is None:
        return t("head-turn", count=len(waited_for), player=names_of(snapshot, waited_for, t))
    return t("head-turn-you" if snapshot.seat in waited_for else "head-wait")


def headline_blocks(line: str, *small: str) -> list[Block]:
    """Return the first blocks of a message: a temporary headline, and small lines below."""
    small_print = [Text("\n".join(f"-# {detail}" for detail in small))] if small else []
    return [Text(f"# {line}", is_temporary=True), *small_print]


def opening(
    snapshot: Snapshot,
    headline: Callable[[Snapshot, Texts], str],
    small: Sequence[str],
    t: Texts,
    awaited: Callable[[Snapshot, Texts], str] | None = None,
) -> list[Block]:
    """Return the first blocks of a panel: its headline and a small line on its subject.

    For a waiting reader, add whom the table waits for and at what time, because the panel is not updated
    meanwhile (except during a deal or a draw by lot). `awaited` returns whom the table waits for, by default
    the public headline. A game needs `awaited` if its public headline can be about the reader.
    """
    view, line = snapshot.view, headline(snapshot, t)
    if view.phase in ("lot", "deal", "over") or snapshot.seen_at is None or snapshot.seat in view.to_act:
        return headline_blocks(line, *small)
    awaited_line = awaited(snapshot, t) if awaited else headline(snapshot._replace(seat=None), t)
    seen = Text(
        f"-# {t('panel-seen', moment=f'<t:{int(snapshot.seen_at.timestamp())}:R>')}", is_temporary=True
    )
    if line == t("head-wait"):
        return [
            *headline_blocks(t("head-wait-for", asked=_after_colon(snapshot, awaited_line, t)), *small),
            seen,
        ]
    return [*headline_blocks(line, *small), Text(awaited_line, is_temporary=True), seen]


def _after_colon(snapshot: Snapshot, sentence: str, t: Texts) -> str:
    """Return a sentence for use behind a colon: in lower case, unless it begins with a player's name."""
    named = any(
        sentence.startswith(player_name(snapshot, seat, t)) for seat in range(len(snapshot.occupants))
    )
    return sentence if named else f"{sentence[0].lower()}{sentence[1:]}"


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
