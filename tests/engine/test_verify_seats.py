"""Forged logs that `verify` must refuse: the seats of the log are not those that were sealed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.forging import sealed_log
from engine import GAMES
from engine.ai import ROBOTS, decide
from engine.core import DEALER
from engine.log import Holder, MatchLog, write_log
from engine.verify import Forged, verify_log


def play_otherwise(log: MatchLog, seats: int, level: str = "normal", rng: Random | None = None) -> Any:
    """Return other inputs of a match with this log's luck: of its robots, or of somebody else's moves."""
    assert log.luck is not None
    game = GAMES[log.game]
    state, inputs = game.new(seats, game.options(log.options, seats)), []
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, log.luck.for_dealer(game.view(state, None)))
        elif rng is None:
            action = decide(log.game, level, game.view(state, seat), log.luck)
        else:
            action = ROBOTS[log.game, "easy"](game.view(state, seat), rng)
        inputs.append((seat, action))
        game.step(state, seat, action)
    return tuple(inputs)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_another_number_of_seats_under_the_same_seal_is_refused(seats: int) -> None:
    log = sealed_log(0, ("normal",))
    assert log.seats == 4
    forged = log._replace(seats=seats, inputs=play_otherwise(log, seats))
    with pytest.raises(Forged):
        verify_log(write_log(forged))


@pytest.mark.parametrize("n", range(3))
def test_robots_listed_at_seats_that_do_not_exist_are_refused(n: int) -> None:
    """With no holder of its seat, a robot's move is believed as if a person had made it."""
    log = sealed_log(n, ("normal",))
    forged = log._replace(
        inputs=play_otherwise(log, log.seats, rng=Random(5)),
        holders=tuple(Holder(50 + holder.seat, 0, holder.player) for holder in log.holders),
    )
    with pytest.raises(Forged):
        verify_log(write_log(forged))


def test_sealed_seats_in_another_order_are_refused() -> None:
    """The seal is made of the lines in their order, whichever seats they name."""
    log = sealed_log(0)  # easy, normal, easy, normal
    shifted = log._replace(
        holders=tuple(Holder((holder.seat + 1) % 4, 0, holder.player) for holder in log.holders)
    )
    level = {holder.seat: holder.player for holder in shifted.holders}
    assert log.luck is not None
    game = GAMES[log.game]
    state, inputs = game.new(4, game.options(log.options, 4)), []
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, log.luck.for_dealer(game.view(state, None)))
        else:
            action = decide(log.game, level[seat], game.view(state, seat), log.luck)
        inputs.append((seat, action))
        game.step(state, seat, action)
    with pytest.raises(Forged):
        verify_log(write_log(shifted._replace(inputs=tuple(inputs))))


@pytest.mark.parametrize("word", ["seal", "secret", "robots"])
def test_a_log_with_two_lines_of_a_seal_is_refused(word: str) -> None:
    """A reader compares the first line with the published seal, `verify` only looks at the last."""
    text = write_log(sealed_log(0))
    line = next(line for line in text.splitlines() if line.startswith(f"{word} "))
    other = {"seal": f"seal {'0' * 32}", "secret": f"secret {'0' * 64}", "robots": "robots 9"}[word]
    with pytest.raises(ValueError, match=r"line \d+"):
        verify_log(text.replace(line, f"{other}\n{line}", 1))
