"""Whose the result of a match is: pure functions over who held a seat, its inputs and the final standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.placeholders import is_placeholder
from bot.records import LogRow, Person, Result, Seating, TableHeader, parse_who, player_of
from bot.tables.inputs import retaken
from bot.tables.snapshot import Occupant
from engine import GAMES
from engine.core import AnyGame, Place, Seat


class Decisions:
    """Who has made how many of the decisions of each seat, in numbers: nothing grows with the match.

    A decision is known by the table's turn, which only rises; its last answer counts.
    """

    __slots__ = ("_last", "_made")

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, str], int] = {}
        self._last: dict[Seat, tuple[int, str]] = {}

    def notice(self, seat: Seat, turn: int, who: str) -> None:
        """An input of this seat came at this turn, when `who` held it."""
        last_turn, last_who = self._last.get(seat, (-1, ""))
        if turn == last_turn:
            self._made[seat, last_who] -= 1
        self._made[seat, who] = self._made.get((seat, who), 0) + 1
        self._last[seat] = (turn, who)

    def of(self, seat: Seat) -> Counter[str]:
        """How many each of its players has made."""
        return Counter({who: made for (at, who), made in self._made.items() if at == seat})

    def and_then(self, seat: Seat, turn: int, who: str) -> Decisions:
        """The same with one more input."""
        more = Decisions()
        more._made, more._last = dict(self._made), dict(self._last)
        more.notice(seat, turn, who)
        return more


def final(game: AnyGame, state: Any) -> list[Place]:
    """The places at the end of a match; their facts have all its counters, too."""
    more = dict(enumerate(game.counters(state)))
    return [
        place._replace(facts={**place.facts, **more.get(place.seat, {})}) for place in game.standing(state)
    ]


def outcome(
    table_id: int, seatings: Sequence[Seating], decisions: Decisions, places: Sequence[Place]
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
    than half has no row, a robot never has left, nor has whoever was deleted meanwhile; so a seat may have
    nobody whose result it is.
    """
    results = []
    for place in places:
        held = [seating for seating in seatings if seating.seat == place.seat]
        made = decisions.of(place.seat)
        for who, name in {seating.who: seating.name for seating in held}.items():
            half = 2 * made[who] >= made.total()
            player = parse_who(who)
            user = player.user_id if isinstance(player, Person) else None
            if half and who == held[-1].who:
                theirs = (place.points, False, dict(place.facts))
            elif user is not None and is_placeholder(user):
                continue
            elif user is not None and (who == held[0].who or (half and made[who])):
                theirs = (0, True, {})
            else:
                continue
            results.append(Result(table_id, place.seat, who, user, name, place.rank, *theirs))
    return results


def won(header: TableHeader, occupants: Sequence[Occupant], places: Sequence[Place]) -> dict[str, int]:
    """The wins, by who, of the series that a finished match belongs to, that match included."""
    wins = dict(header.series or {})
    for place in places:
        if place.rank == 1:
            who = occupants[place.seat].who
            wins[who] = wins.get(who, 0) + 1
    return wins


def score(wins: Mapping[str, int], occupants: Sequence[Occupant]) -> list[int]:
    """How many matches of a series each occupant has won; a robot is the same one at every level."""
    total: Counter[Person | int] = Counter()
    for who, number in wins.items():
        total[player_of(who)] += number
    return [total[player_of(occupant.who)] for occupant in occupants]


def facts_from_log(header: TableHeader, rows: Sequence[LogRow]) -> dict[Seat, dict[str, int]]:
    """The facts of each seat at the end of a match, from its inputs alone.

    There are none where today's rules refuse one of them, or come to another digest.
    """
    try:
        *_, (_, _, state) = retaken(header, rows)
    except ValueError:
        return {}
    return {place.seat: dict(place.facts) for place in final(GAMES[header.game], state)}
