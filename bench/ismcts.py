"""Hearts' `hard` against OpenSpiel's search: `python -m bench.ismcts [--deals N] [--simulations N] [--json]`.

Two `hard` robots play against two of OpenSpiel's information-set searches, partners sitting opposite. Each
search has a fixed number of simulations per card, each with a random rollout. `normal` passes cards for the
searches, because OpenSpiel cannot sample hands while cards are passed. Every deal is played twice, with the
pairs swapped. Both engines keep their own state; before every card of a search their legal actions must
agree. The output has each pair's points per round and the 95 % confidence interval, over deals, of the
difference; the low end must not fall below 0.

Without the optional package `open_spiel`, the benchmark prints one line and runs nothing.
"""

# ruff: noqa: T201 - without OpenSpiel the benchmark prints a line

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from statistics import mean
from time import process_time
from typing import Any, Final

from bench.figures import Row, parser, tell
from bench.open_spiel import THERE
from bench.playing import ends
from engine import GAMES
from engine.ai import ROBOTS
from engine.core import DEALER
from engine.french import SUITS, Card
from engine.hearts import rules
from engine.hearts.public import DIRECTIONS, Action

SEATS: Final = 4
SIMULATIONS: Final = 1000
EXPLORING: Final = 26.0
"""The exploration weight of the search: the points of a round."""
RULES: Final = "hearts(qs_breaks_hearts=false)"
"""OpenSpiel's game with our default rules."""
THEIR_DIRECTIONS: Final = ("none", "left", "across", "right")
MISSING: Final = "bench.ismcts was not run: the package open_spiel is not installed."


def theirs(card: Card) -> int:
    """Return OpenSpiel's number for a card of the engine; OpenSpiel numbers cards by rank, then by suit."""
    suit, rank = divmod(card, 13)
    return rank * len(SUITS) + suit


def ours(card: int) -> Card:
    """Return the engine's card for OpenSpiel's number."""
    rank, suit = divmod(card, len(SUITS))
    return suit * 13 + rank


class Table:
    """A round in the engine and in OpenSpiel; `bots` has a search by seat, None for a `hard` robot."""

    def __init__(self, seed: int, bots: tuple[Any, ...]) -> None:
        """Deal the round of this seed; the seed also decides the direction of passing."""
        spiel = import_module("pyspiel")
        self.game = GAMES["hearts"]
        self.bots = bots
        self.minds = [Random(f"{seed} {seat}") for seat in range(SEATS)]
        self.mine = self.game.new(SEATS, self.game.options({}, SEATS))
        self.other = spiel.load_game(RULES).new_initial_state()
        rules.begin(self.mine, 1 + seed % len(DIRECTIONS))
        deck = self.game.chance_action(self.mine, Random(f"deal {seed}"))
        self.game.step(self.mine, DEALER, deck)
        self.other.apply_action(THEIR_DIRECTIONS.index(self.mine.direction))
        for n in range(len(deck.items)):
            # OpenSpiel deals single cards to the seats in turn.
            seat, place = n % SEATS, n // SEATS
            self.other.apply_action(theirs(self.mine.hands[seat][place]))

    def play(self, spent: dict[str, list[float]]) -> tuple[int, ...]:
        """Play the round and return the points by seat; add each choice's CPU time to `spent` by chooser."""
        while not self.mine.sheet:
            seat = self.game.to_act(self.mine)[0]
            assert seat == self.other.current_player()
            began = process_time()
            action = self._search(seat) if self.bots[seat] else self._choose("hard", seat)
            spent["search" if self.bots[seat] else "hard"].append(process_time() - began)
            assert self.game.find_refusal(self.mine, seat, action) is None
            self.game.step(self.mine, seat, action)
        assert self.other.is_terminal()
        points: tuple[int, ...] = self.mine.sheet[-1].points
        return points

    def _choose(self, level: str, seat: int) -> Action:
        view = self.game.view(self.mine, seat)
        action: Action = ROBOTS["hearts", level](view, self.minds[seat])
        for card in action.items:
            self.other.apply_action(theirs(card))
        return action

    def _search(self, seat: int) -> Action:
        (choice,) = self.game.choices(self.mine, seat)
        if choice.verb == "pass":
            return self._choose("normal", seat)
        assert {*map(ours, self.other.legal_actions())} == {*choice.items}
        card = self.bots[seat].step(self.other)
        self.other.apply_action(card)
        return Action("play", (ours(card),))


def measure(deals: int, simulations: int) -> Iterator[Row]:
    """Yield each pair's points and the difference; yield nothing if OpenSpiel is not installed."""
    if not THERE:
        print(MISSING, file=sys.stderr)
        return
    spiel = import_module("pyspiel")

    evaluators = []

    def bot(seed: int) -> Any:
        # Keep each evaluator in a list: the bot holds no reference that would keep its evaluator alive.
        evaluators.append(evaluator := spiel.RandomRolloutEvaluator(1, seed))
        final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return spiel.ISMCTSBot(seed, evaluator, EXPLORING, simulations, -1, final, False, False)

    spent: dict[str, list[float]] = {"hard": [], "search": []}
    hard, search = [], []
    for seed in range(deals):
        for first in range(2):
            bots = tuple(bot(SEATS * seed + seat) if seat % 2 != first else None for seat in range(SEATS))
            points = Table(seed, bots).play(spent)
            hard.append(mean(points[first::2]))
            search.append(mean(points[1 - first :: 2]))
    gaps = [mean(search[2 * n : 2 * n + 2]) - mean(hard[2 * n : 2 * n + 2]) for n in range(deals)]
    low, high = ends(gaps)
    name = f"hearts: two of hard and two of OpenSpiel's search with {simulations} simulations"
    yield Row(f"{name}: points a round", mean(hard), mean(search))
    yield Row("hearts: points a round fewer than the search: low end", low)
    yield Row("hearts: points a round fewer than the search: high end", high)
    for who, times in spent.items():
        times.sort()
        yield Row(f"hearts, a decision of {who}: p99 (ms)", 1000 * times[int(0.99 * len(times))])


def main() -> None:
    options = parser("bench.ismcts", __doc__)
    options.add_argument("--deals", type=int, default=100)
    options.add_argument("--simulations", type=int, default=SIMULATIONS)
    asked = options.parse_args()
    tell(measure(asked.deals, asked.simulations), as_json=asked.json)


if __name__ == "__main__":
    main()
