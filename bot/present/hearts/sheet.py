"""The score after a round: a moon, the points, stars, and an unresolved tie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.present.hearts.situation import honours
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import address_player, badge, name_or_you, names_of, player_name
from bot.present.post import Block, Text
from bot.present.presenter import (
    at_round_end,
    format_points,
    format_signed,
    points_in_words,
    sat_at_round_end,
)
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.hearts.public import RoundSheet, View

COLUMNS: Final = 34
"""Widest line of a monospaced block that a phone shows without scrolling."""


def after_round(
    snapshot: Snapshot,
    t: Texts,
    big: str = "## ",
    drawn: Callable[[Text], Sequence[Block]] = lambda lines: (lines,),
) -> list[Block]:
    """Return the round just scored: a moon first, a line per player, a star, and open ties.

    `drawn` turns the lines into blocks, such as a picture.
    """
    view: View = snapshot.view
    done = view.sheet[-1]
    blocks: list[Block] = []
    if done.moon is not None:
        blocks.append(Text(moon(snapshot, done.moon, t, big), moon(snapshot, done.moon, t, "")))
    shown = scores(snapshot, done, t)
    if view.phase == "over":
        shown = f"**{_title(done, t)}**\n{shown}"
    blocks += drawn(Text(shown, in_words(snapshot, done, t)))
    lines = list(_remarks(snapshot, done, t))
    if lines:
        blocks.append(Text("\n".join(lines)))
    return blocks


def round_outcome(snapshot: Snapshot, number: int, t: Texts) -> str:
    """Return what a round brought the reader: the points taken, a moon, a star, and the total."""
    done = next((sheet for sheet in snapshot.view.sheet if sheet.round == number), None)
    if done is None or snapshot.seat is None or not sat_at_round_end(snapshot, number):
        return ""
    me = snapshot.seat
    if not counts(done, me):
        return t("hearts-own-extra", told=t("hearts-own-aside"))
    if done.moon == me:
        lines = [t("hearts-own-moon", seats=snapshot.view.seats)]
    elif done.moon is not None:
        player = player_name(at_round_end(snapshot, number), done.moon, t)
        lines = [t("hearts-own-moon-other", player=player, points=done.points[me])]
    else:
        lines = [t("hearts-own-taken", count=done.taken[me])]
    if done.star == me and not done.tied:
        lines.append(t("hearts-own-star"))
    if done.tied:
        return t("hearts-own-extra", told=" ".join(lines))
    lines.append(t("own-total", points=points_in_words(done.totals[me], t)))
    return t("hearts-own-round", round=number, told=" ".join(lines))


def moon(snapshot: Snapshot, seat: Seat, t: Texts, big: str) -> str:
    """Return the announcement that somebody has taken all the points (H-5.3)."""
    why = address_player(snapshot, seat, "hearts-moon-why", t, seats=snapshot.view.seats)
    return f"{big}{address_player(snapshot, seat, 'hearts-moon', t)}\n{why}"


def scores(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return a line for each player, best first: the points of the round, the total, honours."""
    view: View = snapshot.view
    lines = []
    for seat in by_place(view):
        figures = t("total", points=format_points(view.totals[seat]))
        if counts(done, seat):
            figures = t("hearts-brought", taken=f"**{format_signed(done.points[seat])}**", total=figures)
        lines.append(" · ".join([f"**{badge(snapshot, seat, t)}**", figures, *honours(view, seat, t)]))
    return "\n".join([*lines, f"-# {match_aim(view, t)}"])


def match_aim(view: View, t: Texts) -> str:
    """Return who wins the match, and when the match ends."""
    if view.options.count_rounds(view.seats) is not None:
        return t("hearts-fewest")
    return t("hearts-fewest-limit", limit=view.options.limit)


def counts(done: RoundSheet, seat: Seat) -> bool:
    """Return whether a seat's points count: in an extra round only those of the tied players (R-H-07)."""
    return not done.tied or seat in done.tied


def _title(done: RoundSheet, t: Texts) -> str:
    return t("hearts-pad-extra") if done.tied else t("hearts-pad", round=done.round)


def by_place(view: View) -> list[Seat]:
    """Return the seats by place, best first."""
    return sorted(range(view.seats), key=lambda seat: (view.ranks[seat], seat))


def in_words(snapshot: Snapshot, done: RoundSheet, t: Texts) -> str:
    """Return a sentence for each player, best first: the points of the round, the total, honours."""
    view: View = snapshot.view
    lines = [f"{_title(done, t)}."]
    for seat in by_place(view):
        earned = "".join(f", {honour}" for honour in honours(view, seat, t))
        facts = {"total": view.totals[seat], "honours": earned}
        if counts(done, seat):
            points = done.points[seat]
            lines.append(
                t("hearts-words-line", player=name_or_you(snapshot, seat, t), points=points, **facts)
            )
        else:
            lines.append(t("hearts-words-aside", player=name_or_you(snapshot, seat, t), **facts))
    return "\n".join(lines)


def _remarks(snapshot: Snapshot, done: RoundSheet, t: Texts) -> Iterator[str]:
    """Yield the star of an ordinary round (H-6.4), then the sentences of `tie`."""
    if done.star is not None and not done.tied:
        yield address_player(snapshot, done.star, "hearts-star", t)
    yield from tie(snapshot, done, t)


def tie(snapshot: Snapshot, done: RoundSheet, t: Texts) -> Iterator[str]:
    """Yield which ties an extra round must break, and why (H-7.4); nothing without an extra round."""
    view: View = snapshot.view
    if view.phase != "deal" or not view.tied:
        return
    for rank in sorted({view.ranks[seat] for seat in view.tied}):
        level = [seat for seat in view.tied if view.ranks[seat] == rank]
        points = view.totals[level[0]]
        yield t("hearts-extra", players=names_of(snapshot, level, t), rank=rank, points=points)
    # An extra round that has not broken its tie is repeated.
    again = bool(done.tied) and set(view.tied) <= set(done.tied)
    yield t("hearts-extra-again" if again else "hearts-extra-why")
