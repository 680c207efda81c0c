"""The end of a match: places, the last round, a table of all rounds, and light-hearted awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.present.names import heads, name_for_list, name_or_you
from bot.present.play import scores
from bot.present.play.awards import award_lines
from bot.present.post import Block, Illustration, Text
from bot.present.presenter import SheetPage, format_points, place_mark
from bot.present.skull_king import sheet
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.names import cell, short_names
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.public import View

ABREAST: Final = 4
"""Most players side by side in one block of totals; more would leave no room for recognisable names."""
WIDEST: Final = 12
"""Largest width of a column, in characters."""
ROUNDS_SHOWN: Final = 12
"""Most rounds in the table of totals unless another number is asked for."""


def final_notes(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the awards that stand below the places; the points of each round are on the score sheet."""
    given = awards(snapshot, t)
    return [Text("\n".join(given))] if given else []


def ending(snapshot: Snapshot, t: Texts) -> list[Block]:
    """Return the places and the awards, for a panel without the table's message above it."""
    return [Text(standing(snapshot, t)), *final_notes(snapshot, t)]


def standing(snapshot: Snapshot, t: Texts) -> str:
    """Return each player's place and points, one line a player."""
    view: View = snapshot.view
    lines = []
    for seat, rank in places(view):
        points = t("points", points=view.totals[seat], shown=format_points(view.totals[seat]))
        lines.append(f"{place_mark(rank, t)} **{name_for_list(snapshot, seat, t)}** · {points}")
    return "\n".join(lines)


def places(view: View, rounds: int | None = None) -> list[tuple[Seat, int]]:
    """Return every seat with its rank after `rounds` rounds, all by default, best first.

    Seats with equal totals share a rank unless the table lets exact bids decide (R-SK-19).
    """
    exact, totals = [0] * view.seats, [0] * view.seats
    for done in view.sheet[:rounds]:
        for line in done.lines:
            totals[line.seat] = line.total
            if view.options.tie_break == "most_exact_bids":
                exact[line.seat] += line.final_bid == line.won
    keys = list(zip(totals, exact, strict=True))
    order = sorted(range(view.seats), key=lambda seat: (*(-part for part in keys[seat]), seat))
    return [(seat, 1 + sum(key > keys[seat] for key in keys)) for seat in order]


def sheet_pages(snapshot: Snapshot, t: Texts) -> list[SheetPage]:
    """Return the pages of the match so far: the totals after each round, then every round in full."""
    rounds = snapshot.view.sheet
    if not rounds:
        return []
    totals = Text(all_rounds(snapshot, t, last=len(rounds)), _rounds_in_words(snapshot, t))
    first = SheetPage(t("podium-rounds"), totals, _plot(snapshot, t))
    return [first, *(sheet.page(snapshot, done, t) for done in rounds)]


def _plot(snapshot: Snapshot, t: Texts) -> Illustration | None:
    """Return the totals as a line chart; None for fewer than two rounds."""
    rounds = snapshot.view.sheet
    totals = [[line.total for line in sorted(done.lines)] for done in rounds]
    return scores.plot(heads(snapshot, t), [str(done.round) for done in rounds], totals, max, t)


def all_rounds(snapshot: Snapshot, t: Texts, last: int = ROUNDS_SHOWN) -> str:
    """Return the totals round by round, a column per player; many players in two code blocks."""
    seats = range(snapshot.view.seats)
    size = -(-len(seats) // -(-len(seats) // ABREAST))
    blocks = [
        _columns(snapshot, seats[start : start + size], last, t) for start in range(0, len(seats), size)
    ]
    totals = "\n```\n```\n".join(blocks)
    return f"**{t('podium-rounds')}**\n```\n{totals}\n```\n-# {t('podium-rounds-legend')}"


def _columns(snapshot: Snapshot, seats: range, last: int, t: Texts) -> str:
    view: View = snapshot.view
    width = min((sheet.COLUMNS - 2) // len(seats), WIDEST)
    labels = short_names(heads(snapshot, t), width - 1)
    rows = ["  " + "".join(" " + cell(labels[s], width - 1, right=True) for s in seats)]
    for done in view.sheet[-last:]:
        totals = {line.seat: line.total for line in done.lines}
        rows.append(f"{done.round:>2}" + "".join(f"{format_points(totals[seat]):>{width}}" for seat in seats))
    return "\n".join(rows)


def _rounds_in_words(snapshot: Snapshot, t: Texts) -> str:
    lines = [t("podium-rounds")]
    for done in snapshot.view.sheet:
        totals = ", ".join(
            f"{name_or_you(snapshot, line.seat, t)} {format_points(line.total)}" for line in done.lines
        )
        lines.append(t("podium-after", round=done.round, totals=totals))
    return "\n".join(lines)


def awards(snapshot: Snapshot, t: Texts) -> Sequence[str]:
    """Return up to four small awards, each given only if somebody earned it."""
    view: View = snapshot.view
    seats = range(view.seats)
    mine = {seat: [line for done in view.sheet for line in done.lines if line.seat == seat] for seat in seats}
    candidates = {
        "sharpest": {s: sum(line.final_bid == line.won for line in mine[s]) for s in seats},
        "boldest": {
            s: max((line.final_bid for line in mine[s] if line.final_bid == line.won), default=0)
            for s in seats
        },
        "hunter": {s: sum(line.bonus_points + line.loot_points for line in mine[s]) for s in seats},
        "shipwreck": {s: -min((line.points for line in mine[s]), default=0) for s in seats},
    }
    return award_lines(candidates, snapshot, t)
