"""What each player takes home from a match: pure functions over seats and the standings between rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.records import Person, Result, Robot, Seating, TableHeader, parse_who
from bot.seen import Sitter
from engine.core import Place, Seat


class Mark(NamedTuple):
    """The standing when a round ended, and how many inputs had been taken then."""

    n: int
    places: tuple[Place, ...]


def outcome(table_id: int, seatings: Sequence[Seating], marks: Sequence[Mark]) -> list[Result]:
    """The results by seat; the last mark is the end of the match.

    A round counts for a person who held the seat from its first input to its last; a person who
    left has a row of their own.
    """
    results = []
    for place in marks[-1].places:
        holders = {s.who: s.name for s in seatings if s.seat == place.seat}
        final = _holder(seatings, place.seat, marks[-1].n)
        for who, name in holders.items():
            player = parse_who(who)
            left = who != final
            if left and isinstance(player, Robot):
                continue
            points, facts = _done_by(who, place.seat, seatings, marks)
            user = player.user_id if isinstance(player, Person) else None
            results.append(Result(table_id, place.seat, who, user, name, place.rank, points, left, facts))
    return results


def _holder(seatings: Sequence[Seating], seat: Seat, n: int) -> str:
    return [s.who for s in seatings if s.seat == seat and s.from_n <= n][-1]


def _done_by(
    who: str, seat: Seat, seatings: Sequence[Seating], marks: Sequence[Mark]
) -> tuple[int, dict[str, int]]:
    """Points and counters of the rounds this player held the seat in from beginning to end."""
    points, facts, before, start = 0, dict[str, int](), Place(seat, 0, 0, {}), 0
    for mark in marks:
        after = next(place for place in mark.places if place.seat == seat)
        moved = any(s.seat == seat and start < s.from_n < mark.n for s in seatings)
        if _holder(seatings, seat, start) == who and not moved:
            points += after.points - before.points
            for key, value in after.facts.items():
                facts[key] = facts.get(key, 0) + value - before.facts.get(key, 0)
        before, start = after, mark.n
    return points, facts


def won(header: TableHeader, sitters: Sequence[Sitter], places: Sequence[Place]) -> dict[str, int]:
    """The wins, by who, of the series that a finished match belongs to, that match included."""
    wins = dict(header.series or {})
    for place in places:
        if place.rank == 1:
            who = sitters[place.seat].who
            wins[who] = wins.get(who, 0) + 1
    return wins
