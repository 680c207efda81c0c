"""Check that luck is fair and can be verified: `python -m bench.luck [--python PATH ...] [--json]`.

Robots answer equal views equally in three processes, one for each given Python (this one by default); logs of
sealed matches verify, and forged ones are refused; over many deals no seat is dealt better cards than chance
gives. The deviations of seats are in standard errors.
"""

# ruff: noqa: T201 - this module prints digests

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import count, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from bench.figures import Row, parser, tell
from bench.forging import change_deal, change_move, change_seal, sealed_log
from engine import GAMES
from engine.ai import play
from engine.core import DEALER
from engine.french import HEARTS, SUIT
from engine.log import write_log
from engine.luck import Luck
from engine.skull_king.cards import KIND, NUMBER
from engine.verify import Forged, verify_log

ROOT = Path(__file__).parents[1]
LEVELS = (("easy", "normal", "easy", "normal"),) * 7 + (("hard", "easy", "normal", "normal"),)
"""The levels by seat of the matches whose answers are compared, in turn."""
PROCESSES = 3


def list_answers() -> Iterator[bytes]:
    """Yield the answers of robots, one match of each game after another, without an end."""
    for n in count():
        for key, game in GAMES.items():
            options = game.options({"limit": 50} if key == "hearts" else {}, 4)
            inputs = play(game, game.new(4, options), LEVELS[n % len(LEVELS)], Luck.from_seed(n))
            yield from (f"{key} {n} {seat} {action}".encode() for seat, action, _ in inputs if seat != DEALER)


def print_digests(answers: int) -> None:
    """Print the digest of each answer, one a line."""
    for answer in islice(list_answers(), answers):
        print(blake2b(answer, digest_size=8).hexdigest())


def compare_answers(answers: int, pythons: list[str]) -> Iterator[Row]:
    """Compare the answers of robots in `PROCESSES` processes with different hash seeds."""
    command = ["-m", "bench.luck", "--digests", str(answers)]
    found = []
    for n in range(PROCESSES):
        env = {**os.environ, "PYTHONHASHSEED": str(n + 1), "PYTHONPATH": str(ROOT)}
        python = pythons[n % len(pythons)]
        done = subprocess.run([python, *command], capture_output=True, text=True, env=env, check=True)
        found.append(done.stdout.split())
    equal = sum(len(set(one)) == 1 for one in zip(*found, strict=True))
    yield Row(f"answers equal in {PROCESSES} processes, {len(set(pythons))} versions", equal, answers)


def check_logs(logs: int) -> Iterator[Row]:
    """Verify logs of sealed matches of all games, and a forgery of each."""
    changes: tuple[Callable[[str, Random], tuple[str, int]], ...] = (change_deal, change_move, change_seal)
    held = refused = 0
    spent = []
    for n in range(logs):
        text = write_log(sealed_log(n))
        began = process_time()
        verify_log(text)
        spent.append(process_time() - began)
        held += 1
        forged, line = changes[n // len(GAMES) % len(changes)](text, Random(n))
        try:
            verify_log(forged)
        except Forged as error:
            refused += error.line == line
    yield Row("logs of sealed matches that verify", held, logs)
    yield Row("forged logs refused at the changed line", refused, logs)
    yield Row("seconds of CPU to verify a log, mean", mean(spent))
    yield Row("seconds of CPU to verify a log, most", max(spent))


def measure_seats(rounds: int) -> Iterator[Row]:
    """Deal rounds, and compare the cards of each seat with what chance gives."""
    yield from compare_seats("skull-king", "cards without a number", {"length": [9]}, rounds, 14 * 9 / 70)
    yield from compare_seats("hearts", "hearts", {}, rounds, 13 / 4)


def count_cards(key: str, hand: Sequence[int]) -> int:
    """Return how many cards of a hand have no number (Skull King), or are hearts."""
    if key == "hearts":
        return sum(SUIT[card] == HEARTS for card in hand)
    return sum(KIND[card] != NUMBER for card in hand)


def compare_seats(
    key: str, called: str, options: dict[str, Any], rounds: int, expected: float
) -> Iterator[Row]:
    """Yield for each of four seats the mean number of such cards, and its distance from the expectation."""
    game = GAMES[key]
    chosen = game.options(options, 4)
    counts: list[list[int]] = [[] for _ in range(4)]
    for n in range(rounds):
        state, luck = game.new(4, chosen), Luck.from_seed(n)
        while game.to_act(state)[0] == DEALER:
            game.step(state, DEALER, game.chance_action(state, luck.for_dealer(game.view(state, None))))
        for seat, counted in enumerate(counts):
            counted.append(count_cards(key, game.view(state, seat).hand))
    for seat, counted in enumerate(counts):
        error = stdev(counted) / sqrt(rounds)
        yield Row(f"{key}, seat {seat}: {called} a hand / expected", mean(counted), expected)
        yield Row(f"{key}, seat {seat}: distance in standard errors", (mean(counted) - expected) / error)


def measure(pythons: list[str], answers: int, logs: int, rounds: int) -> Iterator[Row]:
    """Yield all figures; the answers of robots are compared between these interpreters."""
    yield from measure_seats(rounds)
    yield from check_logs(logs)
    yield from compare_answers(answers, pythons)


def main() -> None:
    options = parser("bench.luck", __doc__)
    options.add_argument("--python", nargs="+", default=[sys.executable], help="interpreters to compare")
    options.add_argument("--answers", type=int, default=10_000, help="answers of robots to compare")
    options.add_argument("--logs", type=int, default=1000, help="logs to verify, and to forge")
    options.add_argument("--rounds", type=int, default=10_000, help="rounds to deal in each game")
    options.add_argument("--digests", type=int, default=0, help="only print the digests of so many answers")
    asked = options.parse_args()
    if asked.digests:
        print_digests(asked.digests)
    else:
        tell(measure(asked.python, asked.answers, asked.logs, asked.rounds), as_json=asked.json)


if __name__ == "__main__":
    main()
