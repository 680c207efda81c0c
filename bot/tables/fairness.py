"""Check a finished, sealed match by its exported log: the seal, all draws, the robots' moves."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from engine import GAMES
from engine.ai.review import hands_worth
from engine.log import MatchLog, read_log
from engine.verify import Forged, OtherMove, Verdict, list_answers, verify_log


class Findings(NamedTuple):
    """Everything found about a sealed match.

    verdict  what holds; without robots' moves if one of them is another; None if seal or draws do not hold
    wrong    the first line that does not hold, None if all hold
    move     a position whose move a robot made, None if none was asked about
    same     whether that move is one that the robot's luck gives
    worths   by seat, the points that its cards bring on average in ordinary play, summed over the rounds; ()
             where cards are not dealt, or something does not hold
    """

    log: MatchLog
    verdict: Verdict | None
    wrong: Forged | None = None
    move: int | None = None
    same: bool = False
    worths: tuple[float, ...] = ()


def check_match(text: str, at: int = 0) -> Findings:
    """Check an exported log, and again the robot's move that led to position `at`, however long it thinks.

    Raises:
        BadLog: the text is not a match log.
        Unsealed: the match has no seal.
    """
    found = _check(text)
    if found.verdict is not None:
        found = found._replace(worths=_weigh_hands(found.log))
    answers = list_answers(found.log, at - 1) if at and found.verdict is not None else []
    return found._replace(move=at, same=found.log.inputs[at - 1][1] in answers) if answers else found


def _weigh_hands(log: MatchLog) -> tuple[float, ...]:
    game = GAMES[log.game]
    options = game.options(log.options, log.seats)
    worths: dict[int, list[float]] = {}
    for hand in hands_worth(game, log.seats, options, log.inputs):
        if hand.valued.points is not None:
            worths.setdefault(hand.seat, []).append(hand.valued.points.mean)
    return tuple(fsum(points) for _, points in sorted(worths.items()))


def _check(text: str) -> Findings:
    log = read_log(text)
    try:
        return Findings(log, verify_log(text))
    except OtherMove as error:
        return Findings(log, _check_draws(text), error)
    except Forged as error:
        return Findings(log, None, error)


def _check_draws(text: str) -> Verdict | None:
    """Return what holds without robots' moves; None if something else does not hold either."""
    try:
        return verify_log(text, robots=False)
    except Forged:
        return None
