"""Check what is called a mistake: `python -m bench.judgement [--games hearts] [--decisions N] [--json]`.

Robots of the levels `easy` and `normal` play matches of fixed seeds. All decisions with a choice are judged
as in "How did I play?", until `--decisions` of them are called mistakes. Each is judged again in `--worlds`
new worlds: the row has the percentage in which the advised action is better there as well, beside the goal.
Then both actions are played in the true deal, which the judgement does not know, and `normal` robots play on:
the rows have the ends of the 95 % confidence interval of the mean gain, over mistakes.

Further rows have the CPU time of a whole review and of the longest judgement in it, and by how much luck and
play miss the result, at most, over `--matches` matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from statistics import mean
from time import process_time
from typing import Any, Final

from bench.figures import Row, parser, tell
from bench.playing import ends
from engine import GAMES
from engine.ai import decide, play
from engine.ai.judgement import METHODS, draws_for, judge, worth_of
from engine.ai.review import Decision, Moment, Review, has_choice, read_match, review, weigh
from engine.core import AnyGame, RoundOver, Seat
from engine.luck import Luck

SEATS: Final = 4
LEVELS: Final = ("easy", "normal", "normal", "easy")
GOAL: Final = 95.0
LONGEST: Final = {"bid": 3.0, "match": 20.0}
"""Limits of CPU seconds."""


def played(game: AnyGame, seed: int) -> tuple[Any, list[tuple[Seat, Any]]]:
    """Return options and inputs of the match of this seed."""
    options = game.options({}, SEATS)
    moves = play(game, game.new(SEATS, options), LEVELS, Luck.from_seed(f"judgement {seed}"))
    return options, [(seat, action) for seat, action, _ in moves]


def true_worth(game: AnyGame, state: Any, decision: Decision, action: Any) -> float:
    """Return what the action brings in the true deal, in place, if `normal` robots play the round out."""
    seat, luck = decision.seat, Luck.from_seed("on")
    actor = seat
    while True:
        for event in game.step(state, actor, action):
            if isinstance(event, RoundOver):
                return worth_of(event.points, seat, game.lowest_wins)
        actor = game.to_act(state)[0]
        action = decide(game.key, "normal", game.view(state, actor), luck)


def mistakes(game: AnyGame, wanted: int) -> Iterator[tuple[Moment, float]]:
    """Yield mistakes with the gain of the advised action in the true deal, until `wanted` are found."""
    found = seed = 0
    while found < wanted:
        options, inputs = played(game, seed)
        state, done = game.new(SEATS, options), 0
        for decision in read_match(game, SEATS, options, inputs).decisions:
            while done < decision.number:
                game.step(state, *inputs[done])
                done += 1
            moment = weigh(game.key, decision) if has_choice(decision) else None
            if moment is None or not moment.is_mistake:
                continue
            advised, taken = (
                true_worth(game, state.copy(), decision, action)
                for action in (moment.best.action, decision.action)
            )
            yield moment, advised - taken
            found += 1
            if found == wanted:
                return
        seed += 1


def reference(game: AnyGame, wanted: int, worlds: int) -> Iterator[Row]:
    """Yield how often a large sample agrees about a mistake, and what the advice gains in the true deals."""
    right: list[float] = []
    gains: list[float] = []
    for moment, gain in mistakes(game, wanted):
        view, tried = moment.decision.view, (moment.best.action, moment.decision.action)
        again = judge(game.key, view, draws_for(view, "reference"), worlds, tried)
        right.append(100.0 * (again.gain(*tried).mean > 0))
        gains.append(gain)
    yield Row(f"{game.key}: mistakes that {worlds} worlds confirm (%)", mean(right), GOAL)
    yield Row(f"{game.key}: mistakes", len(right))
    for end, value in zip(("low", "high"), ends(gains), strict=True):
        yield Row(f"{game.key}: gain of the advised move in the true deal, {end} end", value)


def times(game: AnyGame, matches: int) -> Iterator[Row]:
    """Yield CPU seconds of a whole review and of its longest step, and how far its parts miss the result."""
    took: list[float] = []
    steps: list[float] = []
    off = 0.0
    for seed in range(matches):
        options, inputs = played(game, seed)
        began = last = process_time()
        for progress in review(game, SEATS, options, inputs, seed % SEATS):
            steps.append(process_time() - last)
            last = process_time()
            found = progress.review
        took.append(process_time() - began)
        off = max(off, missing(found))
    yield Row(f"{game.key}: review of a match, longest of {matches} (CPU s)", max(took), LONGEST["match"])
    yield Row(f"{game.key}: judgement of a decision, longest (CPU s)", max(steps), LONGEST["bid"])
    yield Row(f"{game.key}: luck + mine + others - result, at most", off)


def missing(found: Review | None) -> float:
    """Return by how much the parts of a review miss its result."""
    if found is None or found.result is None or not (found.luck and found.mine and found.others):
        return inf
    return abs(found.luck.mean + found.mine.mean + found.others.mean - found.result)


def measure(games: Sequence[str], decisions: int, worlds: int, matches: int) -> Iterator[Row]:
    """Yield every row for these games."""
    for key in games:
        yield from times(GAMES[key], matches)
        yield from reference(GAMES[key], decisions, worlds)


def main() -> None:
    options = parser("bench.judgement", __doc__)
    options.add_argument("--games", nargs="+", choices=sorted(METHODS), default=sorted(METHODS))
    options.add_argument("--decisions", type=int, default=300)
    options.add_argument("--worlds", type=int, default=5000)
    options.add_argument("--matches", type=int, default=5)
    asked = options.parse_args()
    tell(measure(asked.games, asked.decisions, asked.worlds, asked.matches), as_json=asked.json)


if __name__ == "__main__":
    main()
