"""Pictures of scores, with alt texts, for all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.art.bids import Bid, Bids
from bot.art.chip import Sign
from bot.art.pad import Cell, Pad, Round, most_rounds
from bot.art.plot import Course, Plot
from bot.art.podium import Place, Podium
from bot.art.round import RoundResult, Row
from bot.present.names import plain_name, plain_name_or_you
from bot.present.play.awards import split_award
from bot.present.play.faces import drawing
from bot.present.post import Illustration, as_sentences
from bot.present.presenter import format_points, format_signed
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, one_line
from engine.core import Seat

DRAWN: Final = 2
"""Awards for which a podium has room."""
LEAST: Final = 2
"""The fewest rounds whose totals are drawn as a line."""


class Line(NamedTuple):
    """A seat's result of a round: its rank now and before, its figure, its points and the total.

    figure  the result, such as "2 of 2"
    good    True for a success, False for a failure
    points  None if the round did not count for this seat
    chips   the sources of some of the points, in a few letters each
    stars, moons  honours so far, in place of the figure
    """

    seat: Seat
    rank: int
    before: int
    figure: str
    points: int | None
    total: int
    good: bool | None = None
    chips: tuple[str, ...] = ()
    stars: int = 0
    moons: int = 0


class PlayedRound(NamedTuple):
    """A player's result of a round: a cell of the pad, its points, and a reason in words or ""."""

    cell: Cell
    points: int
    told: str


def round_picture(
    snapshot: Snapshot, aim: str, columns: tuple[str, str, str], lines: Sequence[Line], alt: str, t: Texts
) -> Illustration:
    """Draw a finished round as rows, in the order of `lines`, with the reader's own row highlighted.

    `aim` says who wins; `columns` are the headings of the figure, the round's points and the total.
    """
    names = _names(snapshot, t)
    rows = tuple(
        Row(
            line.rank,
            drawing(snapshot, line.seat),
            t("you-short") if line.seat == snapshot.seat else names[line.seat],
            str(line.seat + 1),
            line.figure,
            "" if line.points is None else format_signed(line.points),
            format_points(line.total),
            moved=line.before - line.rank,
            good=line.good,
            chips=line.chips,
            own=line.seat == snapshot.seat,
            stars=line.stars,
            moons=line.moons,
        )
        for line in lines
    )
    return Illustration(RoundResult(aim, rows, columns), alt)


def bids(
    snapshot: Snapshot, heading: str, balance: str, tricks: int, made: Sequence[int], t: Texts
) -> Illustration:
    """Draw all bids by seat, and a sentence that compares their sum with the number of tricks."""
    names = _names(snapshot, t)
    shown = tuple(Bid(name, made[seat], str(seat + 1)) for seat, name in enumerate(names))
    bids_in_words = ", ".join(f"{name} {bid}" for name, bid in zip(names, made, strict=True))
    alt = t("bids-picture", count=tricks, bids=bids_in_words, balance=balance)
    return Illustration(Bids(heading, balance, shown), alt)


def pad(
    snapshot: Snapshot,
    motif: str,
    rounds: Sequence[Round],
    told: Sequence[str],
    t: Texts,
    counted: Sign | None = None,
) -> Illustration:
    """Draw the score pad; `told` describes the latest round's result by seat for the alt text.

    `counted` is the sign of what a cell counts beside its total.
    """
    names = _names(snapshot, t)
    shown = rounds[-most_rounds(len(names)) :]
    results = "; ".join(t("alt-laid", player=name, what=what) for name, what in zip(names, told, strict=True))
    alt = t("pad-picture", count=len(shown), last=shown[-1].name, lines=results)
    return Illustration(Pad(motif, names, tuple(shown), counted), alt)


def podium(
    snapshot: Snapshot,
    title: str,
    about: str,
    places: Sequence[tuple[Seat, int, int]],
    t: Texts,
    told: Callable[[int], str],
    awards: Sequence[str] = (),
) -> Illustration:
    """Draw the podium; `places` are seat, rank and points of all players, best first.

    `told` writes points in words. The first two awards are drawn; the alt text has all awards.
    """
    names = _names(snapshot, t)
    shown = tuple(
        Place(rank, names[seat], format_points(points), str(seat + 1), drawing(snapshot, seat))
        for seat, rank, points in places
    )
    places_in_words = "; ".join(
        t("podium-picture-place", rank=rank, player=plain_name_or_you(snapshot, seat, t), points=told(points))
        for seat, rank, points in places
    )
    given = tuple(map(split_award, awards))
    alt = [t("podium-picture", title=title, places=places_in_words)]
    alt += [f"{t('labelled', label=award, text=what)}." for award, what in given]
    return Illustration(Podium(title, about, shown, given[:DRAWN]), as_sentences(alt))


def podium_of_points(
    snapshot: Snapshot,
    title: str,
    places: Sequence[tuple[Seat, int, int]],
    t: Texts,
    awards: Sequence[str] = (),
) -> Illustration:
    """Draw the podium of a game that is scored in points."""

    def told(points: int) -> str:
        return t("points", points=points, shown=format_points(points))

    about = t(f"game-{snapshot.header.game}")
    return podium(snapshot, title, about, places, t, told, awards)


def plot(
    names: Sequence[str],
    rounds: Sequence[str],
    totals: Sequence[Sequence[int]],
    best: Callable[[Sequence[int]], int],
    t: Texts,
) -> Illustration | None:
    """Draw everybody's totals after each round as lines; return None for fewer than two rounds.

    `best` picks the leading total of several totals.
    """
    if len(rounds) < LEAST:
        return None
    names = tuple(map(one_line, names))
    courses = tuple(map(Course, names, zip(*totals, strict=True)))
    totals_line = ", ".join(f"{course.name} {format_points(course.totals[-1])}" for course in courses)
    sole_leaders = [
        totals_of_round.index(best(totals_of_round))
        for totals_of_round in map(list, totals)
        if totals_of_round.count(best(totals_of_round)) == 1
    ]
    changes = sum(leader != next_leader for leader, next_leader in pairwise(sole_leaders))
    alt = t("plot-picture", count=len(rounds), totals=totals_line, lead=t("plot-lead", count=changes))
    return Illustration(Plot(tuple(rounds), courses), alt)


def _names(snapshot: Snapshot, t: Texts) -> tuple[str, ...]:
    """Return the players' names by seat, without Markdown."""
    return tuple(plain_name(occupant.name, t) for occupant in snapshot.occupants)
