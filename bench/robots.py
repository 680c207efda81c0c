"""How strong the robots are: `python -m bench.robots [--games skull hearts] [--matches N] [--json]`.

A contest measures the percentage of matches that one robot wins against equal rivals; a shared first place
counts in part. Every deal has a fixed seed and is played from every seat in turn. The output has both ends of
the 95 % confidence interval over deals, one of them beside its goal: a low end must reach its goal, a high
end must stay below. If the goal lies between both ends, another line reports that the matches were too few.
Slow robots play fewer matches than asked for. Robots with a manner play against three robots without one and
may lose at most `MANNERED` percent of the matches; `bench.manners` measures this for slow robots. Further
rows describe Skull's robots among equals: how challenges go, how often the own skull lies under an opening
number, and the CPU time of a decision.

A challenge ends "at the maximum" if its final number is the number of all discs on the mats. Two counts are
"below" the maximum: final numbers, and all bids. A bid at least two below leaves two possible raises.

Results over 400 matches (standard errors from 1.8 to 2.2): `normal` ends 38 % of its challenges at the
maximum with three seats and 29 % with four, and 76 and 84 % of its bids are below the maximum. The older
`normal` ended 94 and 93 % at the maximum and opened 45 and 38 % there. At four seats `normal` wins 52 %
against three random players and 41 % against three older `normal`, `hard` 36 % against three `normal`, `easy`
33 % against three random players.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import ceil
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from bench import hearts_rounds, skull_before
from bench.figures import Row, parser, tell
from bench.manners import FIRST_THOUGHTS, MANNERED
from bench.playing import Player, durations, ends, play, timed
from engine import GAMES, skull_king
from engine.ai import LEVELS, ROBOTS
from engine.ai.manners import MANNERS
from engine.core import AnyGame
from engine.skull.discs import SKULL
from engine.skull.public import PASS

AMONG_ITSELF: Final = 4
"""Seats at the table where bluffs are counted."""
SLOWEST: Final = 6
"""Seats at the table where decisions are timed."""


def at_random(key: str) -> Player:
    """Return a player that picks a random verb, then random operands, and never shows a disc unforced."""
    action = GAMES[key].action

    def pick(view: Any, rng: Random) -> Any:
        choice = rng.choice([choice for choice in view.choices if choice.verb != "show"] or view.choices)
        return action(choice.verb, tuple(sorted(rng.sample(choice.items, choice.least))))

    return pick


class Contest(NamedTuple):
    """A robot against equal rivals, and the bounds of its goal in percent of matches won.

    With `points`, the points above the mean of the rivals are measured too; `gain` is their required minimum
    per match. Only every `of`-th of the requested matches is played.
    """

    game: str
    name: str
    robot: Player
    against: str
    rival: Player
    seats: int
    least: float | None = None
    most: float | None = None
    points: bool = False
    gain: float | None = None
    options: Mapping[str, Any] = {}
    every: int = 1


def hard_contest(
    options: Mapping[str, Any], seats: int, named: str, least: float, gain: float | None = None
) -> Contest:
    """Return the contest of Skull King's `hard` against `normal` with these options."""
    hard, normal = ROBOTS["skull-king", "hard"], ROBOTS["skull-king", "normal"]
    return Contest(
        "skull-king", f"hard{named}", hard, "normal", normal, seats, least, None, True, gain, options, 10
    )


CONTESTS: Final = (
    Contest("skull", "normal", ROBOTS["skull", "normal"], "random", at_random("skull"), 4, least=50),
    Contest("skull", "normal", ROBOTS["skull", "normal"], "normal before", skull_before.normal, 4, least=33),
    Contest("skull", "normal", ROBOTS["skull", "normal"], "random", at_random("skull"), 6, least=40),
    Contest("skull", "normal", ROBOTS["skull", "normal"], "normal before", skull_before.normal, 6, least=25),
    Contest("skull", "hard", ROBOTS["skull", "hard"], "normal", ROBOTS["skull", "normal"], 4, least=30),
    Contest("skull", "normal before", skull_before.normal, "random", at_random("skull"), 4),
    Contest("skull", "easy", ROBOTS["skull", "easy"], "random", at_random("skull"), 4, least=30, most=45),
    Contest(
        "skull-king",
        "easy",
        ROBOTS["skull-king", "easy"],
        "random",
        at_random("skull-king"),
        4,
        least=50,
        most=80,
    ),
    Contest("hearts", "easy", ROBOTS["hearts", "easy"], "random", at_random("hearts"), 4, least=50, most=80),
    hard_contest({}, 4, "", 30, 25),
    hard_contest({}, 2, " with Graybeard", 50),
    hard_contest({}, 6, "", 100 / 6),
    hard_contest({"edition": "legacy"}, 4, ", older edition,", 25),
    hard_contest(skull_king.PRESETS["full_sail"], 4, ", all expansions and powers,", 25),
    hard_contest(skull_king.PRESETS["rascal"], 4, ", Rascal scoring with loads,", 25),
)


def manner_contests() -> Iterator[Contest]:
    """Yield contests of fast robots with every manner against three equal robots without a manner."""
    for (game, level), (name, manner) in product(product(GAMES, LEVELS), MANNERS.items()):
        if level != "hard" or game not in FIRST_THOUGHTS:
            robot = ROBOTS[game, level]
            leaning = partial(robot, manner=manner)
            yield Contest(game, f"{name} {level}", leaning, level, robot, 4, least=25 - MANNERED)


def standing(
    game: AnyGame, players: Sequence[Player], seed: int, options: Mapping[str, Any] = {}
) -> list[tuple[float, float]]:
    """Play a match and return, by seat, the share of first place and the points above the others' mean."""
    state = game.new(len(players), game.options(options, len(players)))
    play(game, state, players, seed)
    first = [place.seat for place in game.standing(state) if place.rank == 1]
    points = [place.points * (-1 if game.lowest_wins else 1) for place in sorted(game.standing(state))]
    return [
        ((seat in first) / len(first), own - (sum(points) - own) / (len(points) - 1))
        for seat, own in enumerate(points)
    ]


def interval(contest: Contest, matches: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of the percent of matches won, over at least `matches`."""
    shares, _ = match_results(contest, matches)
    return ends(shares)


def match_results(contest: Contest, matches: int) -> tuple[list[float], list[float]]:
    """Return, by deal, the percent of matches won and the points per match above the mean of the rivals."""
    game, seats = GAMES[contest.game], contest.seats
    shares, gains = [], []
    for seed in range(max(2, ceil(matches / seats))):
        own = []
        for seat in range(seats):
            players = [contest.robot if other == seat else contest.rival for other in range(seats)]
            own.append(standing(game, players, seed, contest.options)[seat])
        shares.append(100 * mean(share for share, _ in own))
        gains.append(mean(gain for _, gain in own))
    return shares, gains


def contests(games: Sequence[str], matches: int) -> Iterator[Row]:
    """Yield rows for every contest of these games, each end of the interval beside its bound."""
    for contest in (*CONTESTS, *manner_contests()):
        if contest.game not in games:
            continue
        shares, gains = match_results(contest, ceil(matches / contest.every))
        name = f"{contest.game} {contest.name} against {contest.seats - 1} {contest.against}"
        yield from bound_rows(f"{name} (%)", contest, shares, contest.least, contest.most)
        if contest.points:
            yield from bound_rows(f"{name}, points a match", contest, gains, contest.gain)


def bound_rows(
    name: str, contest: Contest, deals: Sequence[float], least: float | None, most: float | None = None
) -> Iterator[Row]:
    """Yield both ends of the interval beside their bounds, and a row if the matches were too few."""
    low, high = ends(deals)
    yield Row(f"{name}: low end", low, least)
    yield Row(f"{name}: high end", high, most)
    if any(bound is not None and low < bound < high for bound in (least, most)):
        yield Row(f"{name}: too few matches to say", len(deals) * contest.seats)


def bluffs(level: str, matches: int) -> Iterator[Row]:
    """Yield, by opening number, the percentage of openings with the robot's own skull on its mat."""
    robot = ROBOTS["skull", level]
    under: dict[int, list[bool]] = defaultdict(list)

    def watched(view: Any, rng: Random) -> Any:
        action = robot(view, rng)
        if action.verb == "challenge" and not view.calls:
            under[action.items[0]].append(SKULL in view.pile)
        return action

    for seed in range(matches):
        standing(GAMES["skull"], [watched] * AMONG_ITSELF, seed)
    for number, skulls in sorted(under.items()):
        yield Row(f"skull {level} opens with {number}: own skull on the mat (%)", 100 * mean(skulls))
        yield Row(f"skull {level} opens with {number}: times in {matches} matches", len(skulls))


def challenges(level: str, seats: int, matches: int) -> Iterator[Row]:
    """Yield statistics of challenges among robots of this level, in percent of challenges or of bids."""
    game, bets = GAMES["skull"], []
    for seed in range(matches):
        state = game.new(seats, game.options({}, seats))
        play(game, state, [ROBOTS["skull", level]] * seats, seed)
        bets += state.bets
    shares: dict[str, tuple[list[bool], float | None, float | None]] = {
        "ended at the maximum": ([bet.number == sum(bet.heights) for bet in bets], None, 40),
        "opened at the maximum": ([bet.calls[0][1] == sum(bet.heights) for bet in bets], None, None),
        "ended below the maximum": ([bet.number < sum(bet.heights) for bet in bets], 25, None),
        "ended two below it or more": ([bet.number < sum(bet.heights) - 1 for bet in bets], None, None),
        "raised": ([sum(number != PASS for _, number in bet.calls) > 1 for bet in bets], None, None),
        "passed by somebody": ([any(number == PASS for _, number in bet.calls) for bet in bets], None, None),
        "won": ([bet.skull is None for bet in bets], None, None),
    }
    name = f"skull {level} at {seats} seats"
    for what, (seen, least, most) in shares.items():
        bound = least if most is None else most
        yield Row(f"{name}, challenges {what} (%)", 100 * mean(seen), bound if level == "normal" else None)
    below = [number < sum(bet.heights) for bet in bets for _, number in bet.calls if number != PASS]
    yield Row(f"{name}, numbers named below the maximum (%)", 100 * mean(below))
    yield Row(f"{name}, challenges in {matches} matches", len(bets))


def times(game: str, level: str, seats: int, matches: int) -> Iterator[Row]:
    """Yield a robot's CPU milliseconds per decision among robots of its own level."""
    took: list[float] = []
    for seed in range(matches):
        standing(GAMES[game], [timed(ROBOTS[game, level], took)] * seats, seed)
    yield from durations(
        f"{game} {level}, a decision at {seats} seats", took, 1.0 if level == "normal" else None
    )


def measure(games: Sequence[str], matches: int) -> Iterator[Row]:
    """Yield every row for these games."""
    yield from contests(games, matches)
    if "skull-king" in games:
        for seats in (4, 6):
            yield from times("skull-king", "hard", seats, min(6, matches))
    if "hearts" in games:
        hard, normal = ROBOTS["hearts", "hard"], ROBOTS["hearts", "normal"]
        yield from hearts_rounds.rows("hard for normal", hard, normal, matches)
    if "skull" in games:
        for level in ("normal", "hard"):
            for seats in (3, AMONG_ITSELF):
                yield from challenges(level, seats, min(400, matches))
            yield from bluffs(level, min(500, matches))
            yield from times("skull", level, SLOWEST, min(100, matches))


def main() -> None:
    options = parser("bench.robots", __doc__)
    options.add_argument("--games", nargs="+", choices=sorted(GAMES), default=sorted(GAMES))
    options.add_argument("--matches", type=int, default=1200)
    asked = options.parse_args()
    tell(measure(asked.games, asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
