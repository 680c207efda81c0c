"""Pure functions that assign each seat's result to players, by seatings, inputs and final standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.records.placeholders import is_placeholder
from bot.records.tables import LogRow, Person, Result, Seating, TableHeader, parse_who, player_of
from bot.tables.inputs import replay_inputs
from bot.tables.snapshot import Occupant
from engine import GAMES
from engine.core import AnyGame, Place, Seat


class Decisions:
    """Counts of decisions by seat and player, in memory that does not grow with the match.

    A decision is identified by the table's turn, which only rises; only the last answer of a turn counts.
    """

    __slots__ = ("_last", "_made")

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, str], int] = {}
        self._last: dict[Seat, tuple[int, str]] = {}

    def add(self, seat: Seat, turn: int, who: str) -> None:
        """Count an input of this seat at this turn, made while `who` held the seat."""
        last_turn, last_who = self._last.get(seat, (-1, ""))
        if turn == last_turn:
            self._made[seat, last_who] -= 1
        self._made[seat, who] = self._made.get((seat, who), 0) + 1
        self._last[seat] = (turn, who)

    def decisions_of(self, seat: Seat) -> Counter[str]:
        """Return the number of decisions that each player has made in this seat."""
        return Counter({who: made for (at, who), made in self._made.items() if at == seat})

    def with_decision(self, seat: Seat, turn: int, who: str) -> Decisions:
        """Return a copy that counts one more input."""
        more = Decisions()
        more._made, more._last = dict(self._made), dict(self._last)
        more.add(seat, turn, who)
        return more


class Arrival(NamedTuple):
    """A person's coming to a seat after `rounds` scored rounds, and the seat's place at that moment."""

    rounds: int
    before: Place

    def share_of(self, place: Place) -> Place:
        """Return what came of the seat since then; `place` has counters of the rounds since then only."""
        before = self.before.facts
        facts = {fact: value - before.get(fact, 0) for fact, value in place.facts.items()}
        return place._replace(points=place.points - self.before.points, facts=facts)


def final_places(game: AnyGame, state: Any, before: int = 0) -> list[Place]:
    """Return the places at the end of a match, with the match's counters added to each place's facts.

    Of the counters, the first `before` rounds are left out.
    """
    more = dict(enumerate(game.counters(state, before)))
    return [
        place._replace(facts={**place.facts, **more.get(place.seat, {})}) for place in game.standing(state)
    ]


def shares_since(
    game: AnyGame, state: Any, arrivals: Mapping[tuple[Seat, str], Arrival]
) -> dict[tuple[Seat, str], tuple[int, Place]]:
    """Return the first round of each late-comer, and what came of their seat from that round on."""
    found = {}
    for (seat, who), arrival in arrivals.items():
        places = final_places(game, state, arrival.rounds)
        place = next(place for place in places if place.seat == seat)
        found[seat, who] = arrival.rounds + 1, arrival.share_of(place)
    return found


def outcome(
    table_id: int,
    seatings: Sequence[Seating],
    decisions: Decisions,
    places: Sequence[Place],
    late: Mapping[tuple[Seat, str], tuple[int, Place]] = MappingProxyType({}),
) -> list[Result]:
    """Return the results of a match with these final places, seat by seat.

    A seat's points and facts of the whole match go to the player who holds the seat at the end, if that
    player made at least half of the seat's decisions. A decision belongs to the player who held the seat at
    that turn: moves by deadline and forced cards are the person's, a robot's moves are the robot's. A bid or
    pass changed during a simultaneous phase is one decision; a card played and taken back is two. In a seat
    without decisions, every player counts as having made half.

    Of people who first sat down in the seat after its first round, `late` has that round and what came of the
    seat from then on (`shares_since`): that is their points and facts, instead of those of the whole match.

    Any other person gets a result with `left`, without points and never a win, if they held the seat from the
    start or made half of the seat's decisions. Such a person left, was kicked or missed too many deadlines,
    and did not come back before a robot had made more than half of the decisions. A seat may have no result:
    substitutes with less than half, robots and deleted people get no `left` result.
    """
    results = []
    for place in places:
        held = [seating for seating in seatings if seating.seat == place.seat]
        made = decisions.decisions_of(place.seat)
        for who, name in {seating.who: seating.name for seating in held}.items():
            half = 2 * made[who] >= made.total()
            player = parse_who(who)
            user = player.user_id if isinstance(player, Person) else None
            if half and who == held[-1].who:
                first, share = late.get((place.seat, who), (1, place))
                theirs = (share.points, False, dict(share.facts), first)
            elif user is not None and is_placeholder(user):
                continue
            elif user is not None and (who == held[0].who or (half and made[who])):
                theirs = (0, True, {}, 1)
            else:
                continue
            results.append(Result(table_id, place.seat, who, user, name, place.rank, *theirs))
    return results


def count_series_wins(
    header: TableHeader, occupants: Sequence[Occupant], places: Sequence[Place]
) -> dict[str, int]:
    """Return the wins by who string in a finished match's series, that match included."""
    wins = dict(header.series or {})
    for place in places:
        if place.rank == 1:
            who = occupants[place.seat].who
            wins[who] = wins.get(who, 0) + 1
    return wins


def score(wins: Mapping[str, int], occupants: Sequence[Occupant]) -> list[int]:
    """Return how many matches of a series each occupant has won.

    A robot whose level changes still counts as one player.
    """
    total: Counter[Person | int] = Counter()
    for who, number in wins.items():
        total[player_of(who)] += number
    return [total[player_of(occupant.who)] for occupant in occupants]


def facts_from_log(header: TableHeader, rows: Sequence[LogRow]) -> dict[Seat, dict[str, int]]:
    """Return the facts of each seat at the end of a match, computed from its inputs alone.

    Returns {} if the current rules refuse an input or do not reproduce a stored digest.
    """
    try:
        *_, (_, _, state) = replay_inputs(header, rows)
    except ValueError:
        return {}
    return {place.seat: dict(place.facts) for place in final_places(GAMES[header.game], state)}
