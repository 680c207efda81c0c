"""Measure what equal cards are worth: `python -m bench.duels [--games hearts] [--duels N] [--minutes M]`.

Two people play each duel of five rounds in the same seat, with the same cards, against the same `normal`
robots; as people, they have random numbers of their own. The anchor is the comparison on independent deals:
the points of the one in a duel with those of the other in the next duel.

With two `normal` people of different manners, the variance of the difference on equal cards is measured as a
share of that on independent deals, which must be at most a half. Of one manner they play nearly alike, which
makes it 0. With `hard` against `normal`, the share of comparisons won is measured, a tie as a half.
Standard errors are in rows of their own; that of the variances comes from resampling the duels. Each kind of
duel ends after so many minutes, with those played by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from random import Random
from statistics import fmean, stdev, variance
from time import monotonic
from typing import Final, NamedTuple

from bench.figures import Row, parser, tell
from bot.deals.duels import OPTIONS
from bot.seating.player_counts import size_alone
from engine import GAMES
from engine.ai import choose, decide
from engine.ai.manners import MANNERS, PLAIN, Manner
from engine.core import DEALER, Seat
from engine.luck import Luck

GOAL: Final = 0.5
"""The greatest share that the variance on equal cards may have of that on independent deals."""
RESAMPLES: Final = 400
MOST: Final = 10_000
PAIRS: Final = tuple(permutations(MANNERS.values(), 2))


class Human(NamedTuple):
    """A person who plays as a robot of this level and manner does, with random numbers by name."""

    name: str
    level: str
    manner: Manner = PLAIN


def play_duel(game: str, number: int, person: Human) -> int:
    """Return the points of a person in a duel; points that are better are greater."""
    played = GAMES[game]
    luck = Luck.from_seed(f"duel {number}")
    seats = size_alone(played, OPTIONS[game])
    seat: Seat = number % seats
    state = played.new(seats, played.options(OPTIONS[game], seats))
    while to_act := played.to_act(state):
        moving = to_act[0]
        if moving == DEALER:
            action = played.chance_action(state, luck.for_dealer(played.view(state, None)))
        elif moving == seat:
            chosen = Random(f"{number} {person.name} {played.turn(state)}")
            action = choose(game, person.level, played.view(state, seat), chosen, 0, person.manner)
        else:
            action = decide(game, "normal", played.view(state, moving), luck)
        played.step(state, moving, action)
    points: int = next(place.points for place in played.standing(state) if place.seat == seat)
    return -points if played.lowest_wins else points


def play_pairs(
    game: str, people: Callable[[int], tuple[Human, Human]], duels: int, seconds: float
) -> list[tuple[int, int]]:
    """Return the points of the two `people` of each duel, for as many duels as the time allows."""
    until, pairs = monotonic() + seconds, list[tuple[int, int]]()
    while len(pairs) < duels and monotonic() < until:
        number = len(pairs)
        one, other = people(number)
        pairs.append((play_duel(game, number, one), play_duel(game, number, other)))
    return pairs


def differences(pairs: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return the differences on equal cards, and on independent deals."""
    following = (*pairs[1:], pairs[0])
    return (
        [one - other for one, other in pairs],
        [one - other for (one, _), (_, other) in zip(pairs, following, strict=True)],
    )


def share_of_variance(equal: Sequence[int], independent: Sequence[int]) -> float:
    """Return the variance on equal cards as a share of that on independent deals."""
    share: float = variance(equal) / variance(independent)
    return share


def share_won(found: Sequence[int]) -> float:
    """Return the share of comparisons that the first person wins, ties as a half."""
    share: float = fmean((difference > 0) + (difference == 0) / 2 for difference in found)
    return share


def error_of_share(found: Sequence[int]) -> float:
    """Return the standard error of `share_won`."""
    error: float = stdev((difference > 0) + (difference == 0) / 2 for difference in found) / len(found) ** 0.5
    return error


def error_of_variances(equal: Sequence[int], independent: Sequence[int]) -> float:
    """Return the standard error of `share_of_variance`, from resampling."""
    rng, found = Random(1), []
    for _ in range(RESAMPLES):
        picked = rng.choices(range(len(equal)), k=len(equal))
        found.append(share_of_variance([equal[at] for at in picked], [independent[at] for at in picked]))
    return stdev(found)


def normal_pair(number: int) -> tuple[Human, Human]:
    """Return two `normal` people with different manners."""
    one, other = PAIRS[number % len(PAIRS)]
    return Human("one", "normal", one), Human("other", "normal", other)


def hard_pair(number: int) -> tuple[Human, Human]:
    """Return a `hard` and a `normal` person without manners."""
    return Human("one", "hard"), Human("other", "normal")


def rows(games: Sequence[str], duels: int, seconds: float) -> Iterator[Row]:
    """Yield the figures of each game."""
    for game in games:
        equal, independent = differences(play_pairs(game, normal_pair, duels, seconds))
        yield Row(f"{game}: duels of two normal", len(equal))
        share = share_of_variance(equal, independent)
        yield Row(f"{game}: variance on equal cards / on independent deals", share, GOAL)
        yield Row(f"{game}: its standard error", error_of_variances(equal, independent))
        equal, independent = differences(play_pairs(game, hard_pair, duels, seconds))
        yield Row(f"{game}: duels of hard against normal", len(equal))
        won, anchor = share_won(equal), share_won(independent)
        yield Row(f"{game}: share won by hard on equal cards / independent", won, anchor)
        yield Row(f"{game}: standard error on equal cards", error_of_share(equal))
        yield Row(f"{game}: standard error on independent deals", error_of_share(independent))


def main() -> None:
    """Parse the command line and print the figures."""
    options = parser("bench.duels", __doc__)
    options.add_argument("--games", nargs="+", choices=list(OPTIONS), default=list(OPTIONS))
    options.add_argument("--duels", type=int, default=MOST, help="the most duels of each kind")
    options.add_argument("--minutes", type=float, default=4.0, help="the most minutes of each kind of duel")
    chosen = options.parse_args()
    tell(rows(chosen.games, chosen.duels, 60 * chosen.minutes), as_json=chosen.json)


if __name__ == "__main__":
    main()
