"""Whose the result of a match is: pure functions over who held a seat, its inputs and the final standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.records import Person, Result, Seating, TableHeader, parse_who
from bot.tables.snapshot import Occupant
from engine.core import Place, Seat


class Input(NamedTuple):
    """The `n`-th input of a match: which seat's, and the number of the decision that it answers."""

    n: int
    seat: Seat
    turn: int


def outcome(
    table_id: int, seatings: Sequence[Seating], inputs: Sequence[Input], places: Sequence[Place]
) -> list[Result]:
    """The results of a match with these final places, seat by seat.

    What the podium shows of a seat, all of its match, counts for whoever holds it at the end and has made at
    least half of its decisions. A decision belongs to whoever held the seat then: a deadline's move and a
    forced card are that person's, a robot's moves are the robot's. A bid or a pass that was changed while
    others still chose theirs is one decision, its last answer counts; a card laid and taken back is two. Of
    a seat that never had to decide, everybody has made half.

    Somebody else who is a person has left, which is a match without points and never a win, if the seat was
    theirs from the start or half of its decisions are theirs: they went, were sent away or missed too many
    deadlines, and are not back, or came back after a robot had made more than half. A substitute with less
    than half has no row, a robot never has left; so a seat may have nobody whose result it is.
    """
    results = []
    for place in places:
        held = [seating for seating in seatings if seating.seat == place.seat]
        answers = {one.turn: _holder(held, one.n) for one in inputs if one.seat == place.seat}
        made = Counter(answers.values())
        for who, name in {seating.who: seating.name for seating in held}.items():
            half = 2 * made[who] >= len(answers)
            player = parse_who(who)
            user = player.user_id if isinstance(player, Person) else None
            if half and who == held[-1].who:
                theirs = (place.points, False, dict(place.facts))
            elif user is not None and (who == held[0].who or (half and made[who])):
                theirs = (0, True, {})
            else:
                continue
            results.append(Result(table_id, place.seat, who, user, name, place.rank, *theirs))
    return results


def _holder(held: Sequence[Seating], n: int) -> str:
    """Who held a seat when the `n`-th input came."""
    return [seating.who for seating in held if seating.from_n <= n][-1]


def won(header: TableHeader, occupants: Sequence[Occupant], places: Sequence[Place]) -> dict[str, int]:
    """The wins, by who, of the series that a finished match belongs to, that match included."""
    wins = dict(header.series or {})
    for place in places:
        if place.rank == 1:
            who = occupants[place.seat].who
            wins[who] = wins.get(who, 0) + 1
    return wins
