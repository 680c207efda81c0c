"""Check the log of a sealed match: the seal opened, every deal and every robot's move made again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine import GAMES
from engine.ai import INSTEAD, ROBOTS, SLOW, decide
from engine.ai.manners import MANNERS, PLAIN, Manner
from engine.core import DEALER, IllegalOption, Seat, seat_label
from engine.log import Holder, MatchLog, number_lines, read_log
from engine.luck import PERSON, Luck, seal


class Verdict(NamedTuple):
    """How much of a match was checked and held.

    deals     actions of the dealer that were drawn again
    moves     robots' moves that were made again; `instead` of them by `INSTEAD` for a slow level
    skipped   moves of slow robots that were not made again
    """

    deals: int
    moves: int
    instead: int
    skipped: int


class Forged(ValueError):
    """Raised for a log that does not hold; `line` is the number of its first wrong line, 1-based."""

    def __init__(self, line: int, detail: str) -> None:
        super().__init__(f"line {line}: {detail}")
        self.line = line


class Unsealed(ValueError):
    """Raised for a log without a seal: its match began before matches were sealed."""


def verify_log(text: str, slow: bool = False) -> Verdict:
    """Check an exported log; with `slow`, the moves of slow robots are made again as well.

    Raises:
        BadLog: the text is not a match log.
        Unsealed: the match has no seal.
        Forged: the log is not that of a match with this seal.
    """
    log = read_log(text)
    if log.luck is None:
        raise Unsealed("the match has no seal")
    lines = list(number_lines(text.splitlines()))
    rows = [number for number, _ in lines[len(lines) - len(log.inputs) :]]
    seats = [holder.player for holder in log.holders if not holder.start]
    if seal(log.luck, log.game, log.version, log.options, seats) != log.seal:
        row = next((number for number, line in lines if line.startswith("seal ")), 1)
        raise Forged(row, "this is not the seal of this secret, these options and these seats")
    return _check_inputs(log, log.luck, rows, slow)


def _robot_at(holders: Iterable[Holder], seat: Seat, at: int) -> tuple[str, Manner] | None:
    """Return level and manner of the robot that makes input `at` from this seat; None if no robot does."""
    held = [holder.player for holder in holders if holder.seat == seat and holder.start <= at]
    if not held or held[-1] == PERSON:
        return None
    level, _, manner = held[-1].partition(" ")
    return level, MANNERS.get(manner, PLAIN)


def _answers(game: str, level: str, manner: Manner, view: Any, luck: Luck) -> Iterator[Any]:
    """Yield the robot's action, then for a slow level the one that is made when it gives no answer."""
    yield decide(game, level, view, luck, manner)
    if level in SLOW:
        yield decide(game, INSTEAD, view, luck, manner)


def _check_inputs(log: MatchLog, luck: Luck, rows: list[int], slow: bool) -> Verdict:
    """Play the match again and compare what the dealer and the robots did.

    Raises:
        Forged: an input is illegal or another one than the luck gives, or the match is not over.
    """
    game = GAMES[log.game]
    try:
        state = game.new(log.seats, game.options(log.options, log.seats))
    except IllegalOption as error:
        raise Forged(1, f"the options are not possible: {error}") from error
    deals = moves = instead = skipped = 0
    for n, ((seat, action), row) in enumerate(zip(log.inputs, rows, strict=True)):
        refusal = game.find_refusal(state, seat, action)
        if refusal is not None:
            raise Forged(row, f"seat {seat_label(seat)} may not {action} ({refusal.rule})")
        if seat == DEALER:
            deals += 1
            drawn = game.chance_action(state, luck.for_dealer(game.view(state, None)))
            if action != drawn:
                raise Forged(row, f"the luck of this match gives {drawn}")
        elif (robot := _robot_at(log.holders, seat, n)) is not None:
            level, manner = robot
            if (log.game, level) not in ROBOTS:
                raise Forged(row, f"nobody plays at the level {level}")
            if level in SLOW and not slow:
                skipped += 1
            else:
                made = list(_answers(log.game, level, manner, game.view(state, seat), luck))
                if action not in made:
                    raise Forged(row, f"the robot at seat {seat} would {made[0]}")
                moves += 1
                instead += action != made[0]
        game.step(state, seat, action)
    if game.to_act(state):
        raise Forged(rows[-1] if rows else 1, "the log ends before the match does")
    return Verdict(deals, moves, instead, skipped)
