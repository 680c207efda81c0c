"""Measure what manners cost robots: `python -m bench.manners [--games hearts] [--matches N] [--json]`.

A manner changes so few decisions that a contest would need thousands of matches. This benchmark replays only
the rounds that a manner changes. Robots without a manner play matches of fixed seeds; at each decision, every
manner is asked for its action with the same random numbers. At the first different action of a round, the
round is replayed from that decision: this seat plays with the manner, the others without. In both versions,
decisions of the same seat at the same turn get the same random numbers.

After both versions of the round, the match is continued with the rounds of every other match. Robots without
a manner ignore the match's totals, so those rounds could have followed. The drop in matches won is the
percentage of matches that the manner costs. The output has the 95 % confidence interval over matches, the low
end beside its goal, and the points per match above the mean of the rivals. One effect is ignored: a changed
round may change the leader, whom spiteful robots would attack in later rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from operator import add, sub
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from bench.figures import Row, parser, tell
from bench.playing import CERTAIN, Player, ends, play
from engine import GAMES
from engine.ai import ROBOTS, Robot, hearts, skull_king_hard
from engine.ai.manners import MANNERS, PLAIN, Manner
from engine.core import AnyGame, Seat

MANNERED: Final = 3
"""Percent of the matches that a manner may cost, at four seats."""
SEATS: Final = 4
ROUNDS: Final = 1000
"""More rounds than any match has: round numbers times this give each round a seed of its own."""

Points: TypeAlias = tuple[int, ...]

FIRST_THOUGHTS: Final[Mapping[str, Callable[[Any, Manner], Any]]] = {
    "skull-king": lambda view, manner: skull_king_hard.candidates(view, Random(0), manner),
    "hearts": lambda view, manner: hearts.normal(view, Random(0), 0, manner),
}
"""By game, the evaluation a robot searches from: a manner that leaves it unchanged changes nothing."""

SKULL_KING_ROUNDS: Final = len(GAMES["skull-king"].options({}, SEATS).rounds(SEATS))
HEARTS_LIMIT: Final = GAMES["hearts"].options({}, SEATS).limit
OVER: Final[Mapping[str, Callable[[Points, int], bool]]] = {
    "skull-king": lambda points, rounds: rounds >= SKULL_KING_ROUNDS,
    "hearts": lambda points, rounds: min(points) <= -HEARTS_LIMIT,
}
"""By game, whether a match with these points after so many rounds has ended; ties are not played off."""


class Change(NamedTuple):
    """A round that a manner in this seat changes: the match totals by seat after either version of the round.

    Both totals include the earlier rounds. `rounds` counts the rounds up to the changed one.
    """

    seat: Seat
    rounds: int
    plain: Points
    mannered: Points


class Match(NamedTuple):
    """A match without manners: each round's points by seat, and by manner the rounds that it would change."""

    rounds: Sequence[Points]
    changes: Mapping[str, Sequence[Change]]


def totals(game: AnyGame, state: Any) -> Points:
    """Return the match totals by seat, negated if fewer points are better."""
    return tuple(place.points * (-1 if game.lowest_wins else 1) for place in sorted(game.standing(state)))


def play_round(game: AnyGame, state: Any, players: Sequence[Player], seed: int) -> Points:
    """Play the round to its end, in place, and return the match totals."""
    number = len(state.sheet)
    play(game, state, players, ROUNDS * seed + number, until=lambda state: len(state.sheet) > number)
    return totals(game, state)


def match(game: AnyGame, robot: Robot, seed: int, manners: Mapping[str, Manner] = MANNERS) -> Match:
    """Play a match without manners, and replay for each seat every round that a manner changes."""
    state = game.new(SEATS, game.options({}, SEATS))
    rounds: list[Points] = []
    moved: dict[tuple[str, Seat], Points] = {}
    changes: dict[str, list[Change]] = {name: [] for name in manners}
    points = totals(game, state)
    while game.to_act(state):
        robots = ManneredComparison(game, robot, state, manners)
        plain = play_round(game, state, [robots] * SEATS, seed)
        rounds.append(tuple(map(sub, plain, points)))
        points = plain
        for (name, seat), branch in robots.found.items():
            players: list[Player] = [robot] * SEATS
            players[seat] = partial(robot, manner=manners[name])
            mannered = play_round(game, branch, players, seed)
            before = moved.get((name, seat), (0,) * SEATS)
            after = tuple(map(add, mannered, before))
            changes[name].append(Change(seat, len(rounds), tuple(map(add, plain, before)), after))
            moved[name, seat] = tuple(map(sub, after, plain))
    return Match(rounds, changes)


class ManneredComparison:
    """A robot without a manner that records the first decision which each manner would change.

    found   by manner and seat, the state before that decision
    """

    def __init__(self, game: AnyGame, robot: Robot, state: Any, manners: Mapping[str, Manner]) -> None:
        """Create the robot for all seats of one round, which is played in place in `state`."""
        self.think, self.robot = FIRST_THOUGHTS[game.key], robot
        self.state, self.manners = state, manners
        self.found: dict[tuple[str, Seat], Any] = {}

    def __call__(self, view: Any, rng: Random) -> Any:
        """Return the decision without a manner, after comparing each manner's decision with it."""
        luck, first = rng.getstate(), self.think(view, PLAIN)
        action = self.robot(view, rng)
        for name, manner in self.manners.items():
            if (name, view.seat) not in self.found and self.think(view, manner) != first:
                again = Random()
                again.setstate(luck)
                if self.robot(view, again, manner=manner) != action:
                    self.found[name, view.seat] = self.state.copy()
        return action


def share(key: str, points: Points, seat: Seat, number: int, rounds: Sequence[Points]) -> float:
    """Return the seat's share of first place if `rounds`, from index `number` on, complete the match."""
    while not OVER[key](points, number):
        points = tuple(map(add, points, rounds[number % len(rounds)]))
        number += 1
    return (points[seat] == max(points)) / points.count(max(points))


def match_cost(key: str, changes: Sequence[Change], rounds: Sequence[Points]) -> float:
    """Return the percentage of wins that these changes cost, over all seats, if `rounds` follow them."""
    return sum(
        share(key, plain, seat, number, rounds) - share(key, mannered, seat, number, rounds)
        for seat, number, plain, mannered in changes
    ) * (100 / SEATS)


def cost(key: str, matches: Sequence[Match], name: str) -> tuple[float, float]:
    """Return the 95 % confidence interval of the percentage of matches that this manner costs.

    The changes of each match are combined with the rounds of all other matches. The standard error is a
    jackknife estimate over the means that each leave out one match; at least three matches are needed.
    """
    size = len(matches)
    meetings = [
        [0.0 if one is other else match_cost(key, one.changes[name], other.rounds) for other in matches]
        for one in matches
    ]
    whole = sum(map(sum, meetings))
    own = [sum(row) + sum(column) for row, column in zip(meetings, zip(*meetings, strict=True), strict=True)]
    without = [(whole - part) / (size - 1) / (size - 2) for part in own]
    middle = whole / size / (size - 1)
    half = CERTAIN * sqrt((size - 1) / size * sum((value - fmean(without)) ** 2 for value in without))
    return middle - half, middle + half


def gain(changes: Sequence[Change]) -> float:
    """Return the mean points per match above the mean of the rivals that these changes bring a seat."""
    return (
        sum(
            (own := mannered[seat] - plain[seat]) - (sum(mannered) - sum(plain) - own) / (SEATS - 1)
            for seat, _, plain, mannered in changes
        )
        / SEATS
    )


def rows(
    key: str, level: str, matches: Sequence[Match], manners: Mapping[str, Manner] = MANNERS
) -> Iterator[Row]:
    """Yield each manner's cost beside its goal, its points, and how many rounds it changes."""
    for name in manners:
        title, goal = f"{key} {name} {level} against {SEATS - 1} {level}", 100 / SEATS - MANNERED
        least, most = cost(key, matches, name)
        low, high = 100 / SEATS - most, 100 / SEATS - least
        yield Row(f"{title} (%): low end", low, goal)
        yield Row(f"{title} (%): high end", high)
        # If no change has cost or won a match, low equals high: the changes are too few for an interval.
        if low < goal < high or low == high:
            yield Row(f"{title} (%): too few matches to say", len(matches))
        low, high = ends([gain(one.changes[name]) for one in matches])
        yield Row(f"{title}, points a match: low end", low)
        yield Row(f"{title}, points a match: high end", high)
        shown = sum(len(one.changes[name]) for one in matches)
        yield Row(f"{title}: rounds it changed in {len(matches)} matches", shown)


def measure(games: Sequence[str], matches: int) -> Iterator[Row]:
    """Yield the rows of all manners of `hard` in these games."""
    for key in games:
        played = [match(GAMES[key], ROBOTS[key, "hard"], seed) for seed in range(max(3, matches))]
        yield from rows(key, "hard", played)


def main() -> None:
    options = parser("bench.manners", __doc__)
    options.add_argument("--games", nargs="+", choices=sorted(FIRST_THOUGHTS), default=sorted(FIRST_THOUGHTS))
    options.add_argument("--matches", type=int, default=200)
    asked = options.parse_args()
    tell(measure(asked.games, asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
