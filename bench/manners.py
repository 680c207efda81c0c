"""What a manner costs robots that think: `python -m bench.manners [--games hearts] [--matches N] [--json]`.

A manner shows in few of their decisions, so whole contests would have to be thousands of matches. Here only
the rounds in which it shows are played twice. Robots without a manner play matches of seeds fixed beforehand;
at each decision every manner is asked what it would do with the same luck. Where that is something else, for
the first time in a round, the round is played again from there, this seat with the manner and the others
without; decisions of the same seat at the same turn have the same luck.

After either round the match goes on with the rounds of every other match: without a manner nobody looks at
the points of the match, so those might as well have followed. By how much the seat then wins more seldom is
the percent of matches that its manner costs. Printed are both ends of the interval of 95 %, over matches, the
low end beside its goal; and the points a match above the mean of the rivals. One thing is left out: that in a
later round somebody else may be ahead, for whom the spiteful go.
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
"""How many percent of the matches a manner may cost, at four seats."""
SEATS: Final = 4
ROUNDS: Final = 1000
"""More rounds than a match has: each has a seed of its own."""

Points: TypeAlias = tuple[int, ...]

FIRST_THOUGHTS: Final[Mapping[str, Callable[[Any, Manner], Any]]] = {
    "skull-king": lambda view, manner: skull_king_hard.candidates(view, Random(0), manner),
    "hearts": lambda view, manner: hearts.normal(view, Random(0), 0, manner),
}
"""By game, what a robot looks ahead from: a manner that changes nothing there changes nothing at all."""

SKULL_KING_ROUNDS: Final = len(GAMES["skull-king"].options({}, SEATS).rounds(SEATS))
HEARTS_LIMIT: Final = GAMES["hearts"].options({}, SEATS).limit
OVER: Final[Mapping[str, Callable[[Points, int], bool]]] = {
    "skull-king": lambda points, rounds: rounds >= SKULL_KING_ROUNDS,
    "hearts": lambda points, rounds: min(points) <= -HEARTS_LIMIT,
}
"""By game, whether a match with these points after so many rounds has ended; ties are not played off."""


class Change(NamedTuple):
    """A round that goes another way with a manner in this seat: the points of the match after it, by seat.

    Both after the earlier rounds as they go with the manner; `rounds` have been played then.
    """

    seat: Seat
    rounds: int
    plain: Points
    mannered: Points


class Match(NamedTuple):
    """A match without manners, the points of each of its rounds by seat; by manner, what it would change."""

    rounds: Sequence[Points]
    changes: Mapping[str, Sequence[Change]]


def totals(game: AnyGame, state: Any) -> Points:
    """The points of the match by seat, more being better."""
    return tuple(place.points * (-1 if game.fewest else 1) for place in sorted(game.standing(state)))


def play_round(game: AnyGame, state: Any, players: Sequence[Player], seed: int) -> Points:
    """Play the round to its end in place; the points of the match so far."""
    number = len(state.sheet)
    play(game, state, players, ROUNDS * seed + number, until=lambda state: len(state.sheet) > number)
    return totals(game, state)


def match(game: AnyGame, robot: Robot, seed: int, manners: Mapping[str, Manner] = MANNERS) -> Match:
    """Play a match without manners, and every round in which one shows once more for each seat."""
    state = game.new(SEATS, game.options({}, SEATS))
    rounds: list[Points] = []
    moved: dict[tuple[str, Seat], Points] = {}
    changes: dict[str, list[Change]] = {name: [] for name in manners}
    points = totals(game, state)
    while game.to_act(state):
        robots = Otherwise(game, robot, state, manners)
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


class Otherwise:
    """A robot without a manner, which notes where it would first do something else with each.

    found   by manner and seat, the state in which that happens
    """

    def __init__(self, game: AnyGame, robot: Robot, state: Any, manners: Mapping[str, Manner]) -> None:
        """For every seat of one round, which is played in this state."""
        self.think, self.robot = FIRST_THOUGHTS[game.key], robot
        self.state, self.manners = state, manners
        self.found: dict[tuple[str, Seat], Any] = {}

    def __call__(self, view: Any, rng: Random) -> Any:
        """What the robot does."""
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
    """The part of the first place the seat has when `rounds`, from this number on, end the match."""
    while not OVER[key](points, number):
        points = tuple(map(add, points, rounds[number % len(rounds)]))
        number += 1
    return (points[seat] == max(points)) / points.count(max(points))


def lost(key: str, changes: Sequence[Change], rounds: Sequence[Points]) -> float:
    """The percent of matches, of as many as there are seats, that these changes cost before such rounds."""
    return sum(
        share(key, plain, seat, number, rounds) - share(key, mannered, seat, number, rounds)
        for seat, number, plain, mannered in changes
    ) * (100 / SEATS)


def cost(key: str, matches: Sequence[Match], name: str) -> tuple[float, float]:
    """The ends of the interval of 95 % of the percent of matches that this manner costs.

    The changes of each match meet the rounds of all others. How sure their mean is, tell the means without
    one match each (jackknife), its changes and its rounds. There are three matches or more.
    """
    size = len(matches)
    meetings = [
        [0.0 if one is other else lost(key, one.changes[name], other.rounds) for other in matches]
        for one in matches
    ]
    whole = sum(map(sum, meetings))
    own = [sum(row) + sum(column) for row, column in zip(meetings, zip(*meetings, strict=True), strict=True)]
    without = [(whole - part) / (size - 1) / (size - 2) for part in own]
    middle = whole / size / (size - 1)
    half = CERTAIN * sqrt((size - 1) / size * sum((value - fmean(without)) ** 2 for value in without))
    return middle - half, middle + half


def gain(changes: Sequence[Change]) -> float:
    """The points a match above the mean of the rivals that these changes bring each seat in the mean."""
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
    """Each manner of this robot: its share of the matches beside its goal, its points, how often it shows."""
    for name in manners:
        title, goal = f"{key} {name} {level} against {SEATS - 1} {level}", 100 / SEATS - MANNERED
        least, most = cost(key, matches, name)
        low, high = 100 / SEATS - most, 100 / SEATS - least
        yield Row(f"{title} (%): low end", low, goal)
        yield Row(f"{title} (%): high end", high)
        # Where no change has moved a win, too few have been seen.
        if low < goal < high or low == high:
            yield Row(f"{title} (%): too few matches to say", len(matches))
        low, high = ends([gain(one.changes[name]) for one in matches])
        yield Row(f"{title}, points a match: low end", low)
        yield Row(f"{title}, points a match: high end", high)
        shown = sum(len(one.changes[name]) for one in matches)
        yield Row(f"{title}: rounds it changed in {len(matches)} matches", shown)


def measured(games: Sequence[str], matches: int) -> Iterator[Row]:
    """All manners of `hard` in these games."""
    for key in games:
        played = [match(GAMES[key], ROBOTS[key, "hard"], seed) for seed in range(max(3, matches))]
        yield from rows(key, "hard", played)


def main() -> None:
    """Measure and print."""
    options = parser("bench.manners", __doc__)
    options.add_argument("--games", nargs="+", choices=sorted(FIRST_THOUGHTS), default=sorted(FIRST_THOUGHTS))
    options.add_argument("--matches", type=int, default=200)
    asked = options.parse_args()
    tell(measured(asked.games, asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
