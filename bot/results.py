"""What each player takes home from a match: pure functions over seats and the standings between rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.records import Person, Result, Robot, Seating, TableHeader, parse_who
from bot.seen import Sitter
from engine.core import Place, Seat


class Mark(NamedTuple):
    """The standing when a round ended, and how many inputs had been taken then."""

    n: int
    places: tuple[Place, ...]


class Input(NamedTuple):
    """Who made the `n`-th input for which seat, as the log's `by` says."""

    n: int
    seat: Seat
    by: str


def outcome(
    table_id: int, seatings: Sequence[Seating], inputs: Sequence[Input], marks: Sequence[Mark]
) -> list[Result]:
    """The results by seat; the last mark is the end of the match.

    A round counts for a person who played it without a robot's help. Whoever has left the seat by the end,
    or has played less than half of the rounds, has a row that says left: a match, never a win.
    """
    results = []
    for place in marks[-1].places:
        holders = {s.who: s.name for s in seatings if s.seat == place.seat}
        final = _holder(seatings, place.seat, marks[-1].n)
        for who, name in holders.items():
            player = parse_who(who)
            if who != final and isinstance(player, Robot):
                continue
            rounds, points, facts = _done_by(who, place.seat, inputs, marks)
            user = player.user_id if isinstance(player, Person) else None
            left = who != final or (user is not None and 2 * rounds < len(_rounds(marks)))
            results.append(Result(table_id, place.seat, who, user, name, place.rank, points, left, facts))
    return results


def _holder(seatings: Sequence[Seating], seat: Seat, n: int) -> str:
    return [s.who for s in seatings if s.seat == seat and s.from_n <= n][-1]


OWN: Final = frozenset({"deadline", "forced"})
"""Inputs that are a person's although somebody else made them: time was up, or there was one card left."""


def _rounds(marks: Sequence[Mark]) -> list[tuple[int, Mark]]:
    """Every stretch between two standings with the number of its first input; an empty last one is none."""
    starts = [0, *(mark.n for mark in marks)]
    return [(start, mark) for start, mark in zip(starts, marks, strict=False) if mark.n > start]


def _done_by(
    who: str, seat: Seat, inputs: Sequence[Input], marks: Sequence[Mark]
) -> tuple[int, int, dict[str, int]]:
    """How many rounds this player played, and their points and counters."""
    rounds, points, facts, before = 0, 0, dict[str, int](), Place(seat, 0, 0, {})
    for start, mark in _rounds(marks):
        after = next(place for place in mark.places if place.seat == seat)
        by = {one.by for one in inputs if one.seat == seat and start <= one.n < mark.n}
        if who in by and by <= {who} | OWN:
            rounds += 1
            points += after.points - before.points
            for key, value in after.facts.items():
                facts[key] = facts.get(key, 0) + value - before.facts.get(key, 0)
        before = after
    return rounds, points, facts


def won(header: TableHeader, sitters: Sequence[Sitter], places: Sequence[Place]) -> dict[str, int]:
    """The wins, by who, of the series that a finished match belongs to, that match included."""
    wins = dict(header.series or {})
    for place in places:
        if place.rank == 1:
            who = sitters[place.seat].who
            wins[who] = wins.get(who, 0) + 1
    return wins
