"""The end of a match: winner, places, what decided a tie, a table of all rounds, and light-hearted awards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final

from bot.present.hearts import sheet
from bot.present.hearts.situation import honours, moons
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import address_player, heads, name_for_list, name_or_you, names_of
from bot.present.play import scores
from bot.present.play.awards import award_lines
from bot.present.post import Block, Illustration, Text
from bot.present.presenter import SheetPage, format_signed, place_mark
from bot.texts.names import cell, short_names
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.hearts.public import RoundSheet, View

ON_A_PAGE: Final = 80
"""Rounds that fit on one page of the whole sheet."""
WIDEST: Final = 12
"""Largest width of a column, in characters."""


def ending(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the places and the notes below them."""
    return [Text(standing(snapshot, t)), *final_notes(snapshot, t)]


def final_notes(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the notes below the places: a moon, awards, what decided ties, what the places are worth."""
    blocks: list[Block] = []
    if (last := snapshot.view.sheet[-1]).moon is not None:
        blocks.append(
            Text(sheet.moon(snapshot, last.moon, t, "### "), sheet.moon(snapshot, last.moon, t, ""))
        )
    if given := awards(snapshot, t):
        blocks.append(Text("\n".join(given)))
    if remarks := notes(snapshot, t):
        blocks.append(Text("\n".join(f"-# {note}" for note in remarks)))
    return blocks


def notes(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return what decided between players with equal points, and what the places are worth."""
    return [*tie_breaks(snapshot, t), *_place_values(snapshot, t)]


def standing(snapshot: Snapshot, t: Texts) -> str:
    """Return each player's place, points and honours, one line a player."""
    view: View = snapshot.view
    order = sheet.by_place(view)
    lines = []
    for seat in order:
        rank, total = view.ranks[seat], view.totals[seat]
        parts = [
            f"{place_mark(rank, t)} **{name_for_list(snapshot, seat, t)}**",
            t("points", points=total, shown=str(total)),
            *honours(view, seat, t),
        ]
        lines.append(" · ".join(parts))
    return "\n".join(lines)


def _place_values(snapshot: Snapshot, t: Texts) -> list[str]:
    """Return what the places are worth (H-10); [] in a championship, which awards medals instead."""
    if snapshot.header.championship_id is not None:
        return []
    facts = _facts(snapshot)
    earned = [
        f"{name_or_you(snapshot, seat, t)}\u00a0{format_signed(points)}"
        for seat in sheet.by_place(snapshot.view)
        if (points := facts[seat].get("podium"))
    ]
    return [t("hearts-podium-points", points=", ".join(earned))] if earned else []


def _facts(snapshot: Snapshot) -> Mapping[Seat, Mapping[str, int]]:
    return {place.seat: place.facts for place in snapshot.places}


def tie_breaks(snapshot: Snapshot, t: Texts) -> Iterator[str]:
    """Yield for each group of equal totals the criterion that decided between them (H-7, H2-7)."""
    view: View = snapshot.view
    for _, level in groupby(sheet.by_place(view), key=lambda seat: view.totals[seat]):
        seats = list(level)
        pairs = [(one, two) for one, two in pairwise(seats) if view.ranks[one] != view.ranks[two]]
        for key in dict.fromkeys(_criterion(view, one, two) for one, two in pairs):
            yield t(f"hearts-decided-{key}", players=names_of(snapshot, seats, t))


def _criterion(view: View, one: Seat, two: Seat) -> str:
    """Return the first criterion in which two seats with equal totals differ."""
    counts = {
        "stars": view.stars,
        "rounds": view.rounds_won,
        "cards": [(view.yellow[seat] + view.black[seat], view.black[seat]) for seat in range(view.seats)],
    }
    return next((key for key, count in counts.items() if count[one] != count[two]), "extra")


def sheet_pages(snapshot: Snapshot, t: Texts) -> list[SheetPage]:
    """Return the pages of the match so far: the totals after each round, then each round's points.

    Stars and moons are marked among the points.
    """
    view: View = snapshot.view
    if not view.sheet:
        return []
    totals = [(done.round, _totals(done)) for done in view.sheet]
    written = [(done.round, _points_written(done)) for done in view.sheet]
    parts = (
        (t("hearts-all-rounds"), totals, t("hearts-all-rounds-legend"), _totals_in_words(snapshot, t)),
        (t("hearts-every-round"), written, t("hearts-every-round-legend"), _written_in_words(snapshot, t)),
    )
    pages = [
        SheetPage(
            title, Text(_block(snapshot, title, rows[-ON_A_PAGE:], legend, t), "\n".join([title, *words]))
        )
        for title, rows, legend, words in parts
    ]
    return [pages[0]._replace(picture=_plot(snapshot, t)), *pages[1:]]


def _plot(snapshot: Snapshot, t: Texts) -> Illustration | None:
    """Return the totals as a line chart; None for fewer than two rounds."""
    ordinary = [done for done in snapshot.view.sheet if not done.tied]
    rounds, totals = [str(done.round) for done in ordinary], [done.totals for done in ordinary]
    return scores.plot(heads(snapshot, t), rounds, totals, min, t)


def _totals_in_words(snapshot: Snapshot, t: Texts) -> Iterator[str]:
    for done in snapshot.view.sheet:
        totals = ", ".join(
            f"{name_or_you(snapshot, seat, t)} {total}" for seat, total in enumerate(done.totals)
        )
        yield t("hearts-after", round=done.round, points=totals)


def _written_in_words(snapshot: Snapshot, t: Texts) -> Iterator[str]:
    for done in snapshot.view.sheet:
        counted = ((seat, points) for seat, points in enumerate(done.points) if sheet.counts(done, seat))
        round_points = ", ".join(f"{name_or_you(snapshot, seat, t)} {points}" for seat, points in counted)
        yield t("hearts-round-brought", round=done.round, points=round_points)
        if done.moon is not None:
            yield address_player(snapshot, done.moon, "hearts-moon", t)
        elif done.star is not None and not done.tied:
            yield address_player(snapshot, done.star, "hearts-star", t)


def _totals(done: RoundSheet) -> list[str]:
    return [str(total) for total in done.totals]


def _points_written(done: RoundSheet) -> list[str]:
    """Return each player's points of a round, with ★ for a star and ☾ for a moon."""
    marks = {done.moon: "☾"} if done.moon is not None else {}
    if done.star is not None and not done.tied:
        marks[done.star] = marks.get(done.star, "") + "★"
    points = (
        (seat, format_signed(value) if sheet.counts(done, seat) else "·")
        for seat, value in enumerate(done.points)
    )
    return [f"{marks.get(seat, '')}{shown}" for seat, shown in points]


def _block(
    snapshot: Snapshot, title: str, rows: Sequence[tuple[int, Sequence[str]]], legend: str, t: Texts
) -> str:
    width = min((sheet.COLUMNS - 2) // snapshot.view.seats, WIDEST)
    labels = short_names(heads(snapshot, t), width - 1)
    lines = ["  " + "".join(" " + cell(label, width - 1, right=True) for label in labels)]
    lines += [f"{number:>2}" + "".join(f"{text:>{width}}" for text in cells) for number, cells in rows]
    table = "\n".join(lines)
    return f"**{title}**\n```\n{table}\n```\n-# {legend}"


def awards(snapshot: Snapshot, t: Texts) -> Sequence[str]:
    """Return up to four small awards, each given only if somebody earned it and not everybody did."""
    view: View = snapshot.view
    seats = range(view.seats)
    facts = _facts(snapshot)
    ordinary = [sheet for sheet in view.sheet if not sheet.tied]
    candidates = {
        "moon": {seat: moons(view, seat) for seat in seats},
        "clean": {seat: sum(sheet.taken[seat] == 0 for sheet in ordinary) for seat in seats},
        "queen": {seat: facts[seat].get("queens", 0) for seat in seats},
        "sponge": {seat: max((sheet.taken[seat] for sheet in ordinary), default=0) for seat in seats},
    }
    return award_lines(candidates, snapshot, t)
