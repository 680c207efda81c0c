"""Logs of sealed matches, and forgeries of them: for the tests and for `python -m bench.luck`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from engine import GAMES
from engine.ai import play
from engine.core import DEALER
from engine.log import Holder, MatchLog, number_lines, read_log
from engine.luck import Luck, seal


@cache
def sealed_log(n: int, levels: tuple[str, ...] = ("easy", "normal")) -> MatchLog:
    """Return the log of a sealed match of robots, the n-th of every game in turn."""
    key = [*GAMES][n % len(GAMES)]
    game, seats = GAMES[key], 4
    options, luck = game.options({"limit": 50} if key == "hearts" else {}, seats), Luck.from_seed(n)
    held = [levels[seat % len(levels)] for seat in range(seats)]
    inputs = tuple((seat, action) for seat, action, _ in play(game, game.new(seats, options), held, luck))
    mapping = options.to_mapping()
    return MatchLog(
        key,
        game.version,
        seats,
        mapping,
        inputs,
        luck,
        seal(luck, key, game.version, mapping, held),
        tuple(Holder(seat, 0, level) for seat, level in enumerate(held)),
    )


def lines_where(text: str, holds: Callable[[str], bool]) -> list[int]:
    """Return the indices of the lines for which this holds."""
    return [n for n, line in enumerate(text.splitlines()) if holds(line)]


def change_deal(text: str, rng: Random) -> tuple[str, int]:
    """Return the log with two items of the dealer exchanged, or another lot, and the number of the line."""
    lines = text.splitlines()
    at = rng.choice(lines_where(text, lambda line: line.startswith("- ")))
    seat, verb, *items = lines[at].split(" ")
    if len(items) == 1:
        items = [str((int(items[0]) + 1) % 4)]
    else:
        one, two = rng.sample(range(len(items)), 2)
        while items[one] == items[two]:
            one, two = rng.sample(range(len(items)), 2)
        items[one], items[two] = items[two], items[one]
    lines[at] = " ".join((seat, verb, *items))
    return "\n".join(lines), at + 1


def change_move(text: str, rng: Random) -> tuple[str, int]:
    """Return the log with another legal move of a robot, and the number of the line."""
    log = read_log(text)
    game = GAMES[log.game]
    numbers = [number for number, _ in number_lines(text.splitlines())][-len(log.inputs) :]
    while True:
        at, state = rng.randrange(len(log.inputs)), game.new(4, game.options(log.options, 4))
        for seat, action in log.inputs[:at]:
            game.step(state, seat, action)
        seat, action = log.inputs[at]
        others = [
            game.action(choice.verb, (item,))
            for choice in game.choices(state, seat)
            for item in choice.items
            if choice.least <= 1 <= choice.most and game.action(choice.verb, (item,)) != action
        ]
        if seat != DEALER and others:
            lines = text.splitlines()
            lines[numbers[at] - 1] = f"{seat} {rng.choice(others)}"
            return "\n".join(lines), numbers[at]


def change_seal(text: str, rng: Random) -> tuple[str, int]:
    """Return the log with another seal, secret, option or seat, and the number of the seal's line."""
    lines = text.splitlines()
    (sealed,) = lines_where(text, lambda line: line.startswith("seal "))
    at = rng.choice(lines_where(text, lambda line: line.startswith(("seal ", "secret ", "seat "))))
    if lines[at].startswith("seat "):
        lines[at] = lines[at].rpartition(" ")[0] + " hard"
    else:
        lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    return "\n".join(lines), sealed + 1
