"""The score as a picture, in any game, and in words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from bot.art.bids import Bid, Bids
from bot.art.pad import Pad, Round, most
from bot.art.plot import Course, Plot
from bot.art.podium import Place, Podium
from bot.present.names import called_plainly
from bot.present.post import Illustration
from bot.present.presenter import plain
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, one_line
from engine.core import Seat

LEAST: Final = 2
"""Rounds from which on totals make a line."""


def bids(
    snapshot: Snapshot, heading: str, balance: str, tricks: int, made: Sequence[int], t: Texts
) -> Illustration:
    """All bids by seat, and what they add up to beside the tricks there are."""
    names = _names(snapshot, t)
    shown = tuple(Bid(name, made[seat], str(seat + 1)) for seat, name in enumerate(names))
    said = ", ".join(f"{name} {bid}" for name, bid in zip(names, made, strict=True))
    alt = t("bids-picture", count=tricks, bids=said, balance=balance)
    return Illustration(Bids(heading, balance, shown), alt)


def pad(
    snapshot: Snapshot,
    motif: str,
    rounds: Sequence[Round],
    told: Sequence[str],
    t: Texts,
) -> Illustration:
    """The pad, and in words what the latest round has brought: `told` by seat."""
    names = _names(snapshot, t)
    shown = rounds[-most(len(names)) :]
    said = "; ".join(t("alt-laid", player=name, what=what) for name, what in zip(names, told, strict=True))
    alt = t("pad-picture", count=len(shown), last=shown[-1].name, lines=said)
    return Illustration(Pad(motif, names, tuple(shown)), alt)


def podium(
    snapshot: Snapshot,
    title: str,
    about: str,
    places: Sequence[tuple[Seat, int, int]],
    t: Texts,
    told: Callable[[int], str],
    unit: Callable[[int], str] = lambda points: "",
) -> Illustration:
    """The podium: of everybody, best first, the seat, the rank and the points, which are `told` in words.

    `unit` is what stands beside so many points.
    """
    names = _names(snapshot, t)
    shown = tuple(
        Place(rank, names[seat], plain(points), str(seat + 1), unit(points)) for seat, rank, points in places
    )
    said = "; ".join(
        t("podium-picture-place", rank=rank, player=names[seat], points=told(points))
        for seat, rank, points in places
    )
    return Illustration(Podium(title, about, shown), t("podium-picture", title=title, places=said))


def podium_of_points(
    snapshot: Snapshot, title: str, places: Sequence[tuple[Seat, int, int]], t: Texts
) -> Illustration:
    """The same of a game of points."""

    def told(points: int) -> str:
        return t("points", points=points, shown=plain(points))

    return podium(snapshot, title, "", places, t, told, lambda points: t("podium-unit", count=points))


def plot(
    names: Sequence[str],
    rounds: Sequence[str],
    totals: Sequence[Sequence[int]],
    best: Callable[[Sequence[int]], int],
    t: Texts,
) -> Illustration | None:
    """The totals of everybody after each round as lines, where there are two rounds or more.

    `best` tells which total is ahead.
    """
    if len(rounds) < LEAST:
        return None
    names = tuple(map(one_line, names))
    courses = tuple(map(Course, names, zip(*totals, strict=True)))
    said = ", ".join(f"{course.name} {plain(course.totals[-1])}" for course in courses)
    alone = [after.index(best(after)) for after in map(list, totals) if after.count(best(after)) == 1]
    changes = sum(one != other for one, other in pairwise(alone))
    alt = t("plot-picture", count=len(rounds), totals=said, lead=t("plot-lead", count=changes))
    return Illustration(Plot(tuple(rounds), courses), alt)


def _names(snapshot: Snapshot, t: Texts) -> tuple[str, ...]:
    """What the players are called, by seat, where nothing formats."""
    return tuple(called_plainly(occupant.name, t) for occupant in snapshot.occupants)
