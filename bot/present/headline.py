"""The first line of a table's message and of every panel: what is asked, or what is waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.present.names import names_of, who
from bot.present.post import Block, Post, Text
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

FEW: Final = 2
"""Leaders who are named in a headline."""


def turn(snapshot: Snapshot, t: Texts) -> str:
    """Whose turn it is, in any game: the reader's, or that there is nothing for them to do.

    It does not say to its reader whom the table waits for: a panel stands still while they wait.
    """
    waited_for = snapshot.view.to_act
    if not waited_for:
        return t("head-over")
    if min(waited_for) < 0 and not snapshot.beside:
        return t("head-chance")
    if snapshot.seat is None:
        return t("head-turn", count=len(waited_for), player=names_of(snapshot, waited_for, t))
    return t("head-turn-you" if snapshot.seat in waited_for else "head-wait")


def top(line: str, *small: str) -> list[Block]:
    """What a message begins with: its headline, true only now, and below it in small what it is about."""
    about = [Text("\n".join(f"-# {one}" for one in small))] if small else []
    return [Text(f"# {line}", passing=True), *about]


def opening(
    snapshot: Snapshot,
    headline: Callable[[Snapshot, Texts], str],
    small: Sequence[str],
    t: Texts,
    awaited: Callable[[Snapshot, Texts], str] | None = None,
) -> list[Block]:
    """What a panel begins with: its headline, and below it in small what it is about.

    To a reader who only waits it says whom the table waits for, and when that was: the panel is not written
    again meanwhile. With what is dealt, or drawn by lot, it is. Whom it waits for is said as all may read it,
    or by `awaited` in a game where that can be about the reader.
    """
    view, line = snapshot.view, headline(snapshot, t)
    if view.phase in ("lot", "deal", "over") or snapshot.seen_at is None or snapshot.seat in view.to_act:
        return top(line, *small)
    asked = awaited(snapshot, t) if awaited else headline(snapshot._replace(seat=None), t)
    seen = Text(f"-# {t('panel-seen', moment=f'<t:{int(snapshot.seen_at.timestamp())}:R>')}", passing=True)
    if line == t("head-wait"):
        return [*top(t("head-wait-for", asked=_continued(snapshot, asked, t)), *small), seen]
    return [*top(line, *small), Text(asked, passing=True), seen]


def _continued(snapshot: Snapshot, said: str, t: Texts) -> str:
    """What is said as it stands behind a colon: it begins small, unless with the name of a player."""
    named = any(said.startswith(who(snapshot, seat, t)) for seat in range(len(snapshot.occupants)))
    return said if named else f"{said[0].lower()}{said[1:]}"


def leading(snapshot: Snapshot, leaders: Sequence[Seat]) -> bool:
    """Whether a headline that all read names who leads: one player or two, and not everybody."""
    return snapshot.seat is None and len(leaders) <= FEW and len(leaders) < len(snapshot.occupants)


def led(snapshot: Snapshot, leaders: Sequence[Seat], t: Texts) -> str:
    """Return in a few words who is ahead; that all are level where nobody is."""
    if len(leaders) == len(snapshot.occupants):
        return t("head-level")
    return t("head-leads", players=names_of(snapshot, leaders, t), count=len(leaders))


def for_good(post: Post) -> Post:
    """The message of what is over: its headline stays, what can be pressed and all else that passes goes."""
    first, *others = post.blocks
    kept = first._replace(passing=False) if isinstance(first, Text) else first
    return post._replace(blocks=(kept, *others), lasting=True).without_buttons()


def headed(post: Post, line: str) -> Post:
    """The message with another headline."""
    return post._replace(blocks=(*top(line), *post.blocks[1:]))
