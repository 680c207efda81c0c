"""Hearts' `hard` against OpenSpiel's search: `python -m bench.ismcts [--deals N] [--simulations N] [--json]`.

Two robots of `hard` play against two of OpenSpiel's information-set searches, partners opposite each other;
the search has a fixed number of simulations a card, each ending in a random rollout. `normal` chooses the
cards that the search passes: OpenSpiel's sampling of hands breaks down there. Every deal is played twice, the
pairs changing places; both sides keep the state by their own rules, and the legal actions of a seat are
compared before every card of the search. Printed are the points a round of each pair, and both ends of the
95 % confidence interval of the difference, over deals: the low end may not fall below 0.

The project does not depend on the package `open_spiel`: where it is missing, one line says that nothing was
run.
"""

# ruff: noqa: T201 - it prints a line where it was not run

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
    """Return OpenSpiel's number of our card: by rank, then by suit, the suits in our order."""
    suit, rank = divmod(card, 13)
    return rank * len(SUITS) + suit


def ours(card: int) -> Card:
    """Return our card for OpenSpiel's number."""
    rank, suit = divmod(card, len(SUITS))
    return suit * 13 + rank


class Table:
    """A round that our engine and OpenSpiel play in step; `bots` by seat, None where `hard` plays."""

    def __init__(self, seed: int, bots: tuple[Any, ...]) -> None:
        """Deal the round of this seed; the seed also decides where cards are passed."""
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
            # OpenSpiel deals one card at a time, in turn.
            seat, place = n % SEATS, n // SEATS
            self.other.apply_action(theirs(self.mine.hands[seat][place]))

    def play(self, spent: dict[str, list[float]]) -> tuple[int, ...]:
        """Play the round and return the points by seat; add the CPU of every choice to `spent` by chooser."""
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
    """Yield the points of each pair and their difference; nothing where OpenSpiel is not installed."""
    if not THERE:
        print(MISSING, file=sys.stderr)
        return
    spiel = import_module("pyspiel")

    evaluators = []

    def bot(seed: int) -> Any:
        # The search keeps no reference to the evaluator: it must live as long as the bot.
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
