"""The code that runs in the process for slow robots and reviews, which imports nothing but the engine.

The process exits when the bot that started the process ends, even after a crash.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping, Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

from engine import GAMES
from engine.ai import ROBOTS, decide
from engine.ai.manners import MANNERS
from engine.ai.review import Decision, Match, plan_review
from engine.ai.riddle import list_decisions, play_match
from engine.core import DEALER, AnyAction, Seat
from engine.luck import PERSON, Draws, Luck

PATIENT: Final = 5
"""Niceness of this process: clicks take precedence over robots' moves and reviews."""


def prepare() -> None:
    """Lower this process's priority, ignore signals meant for the bot, and exit when the bot ends."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_exit_with_parent, name="until the bot ends", daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(game: str, level: str, view: Any, key: bytes, manner: str) -> Any:
    """Return the action that a robot of this level and manner chooses in this view."""
    return ROBOTS[game, level](view, Draws(key), manner=MANNERS[manner])


def play_out(
    game_key: str, options: Mapping[str, Any], players: Sequence[str], secret: bytes, number: int
) -> int:
    """Return the points of a `hard` robot in the person's seat of a match with this luck.

    `players` are written as in a seal. All plays have the same cards and opponents; the hard robot's own
    luck differs by `number`.
    """
    game, luck = GAMES[game_key], Luck(secret)
    own = Luck(luck.key("par", number))
    state = game.new(len(players), game.options(options, len(players)))
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, luck.for_dealer(game.view(state, None)))
        elif players[seat] == PERSON:
            action = decide(game_key, "hard", game.view(state, seat), own)
        else:
            level, manner = players[seat].split()
            action = decide(game_key, level, game.view(state, seat), luck, MANNERS[manner])
        game.step(state, seat, action)
    return game.points(state)[players.index(PERSON)]


def plan(game: str, seats: int, options: Any, inputs: Sequence[tuple[Seat, AnyAction]], seat: Seat) -> Match:
    """Return what a review of a seat judges; a game itself cannot be sent between processes.

    Raises:
        IllegalAction: at the first input that the rules forbid.
    """
    return plan_review(GAMES[game], seats, options, inputs, seat)


def list_riddles(
    game_key: str, seats: int, options: Mapping[str, Any], inputs: Sequence[tuple[Seat, str]]
) -> list[Decision]:
    """Return the decisions of a match, with inputs in the game's notation, that may become riddles.

    Raises:
        ValueError: an input cannot be read.
        IllegalAction: at the first input that the rules forbid.
    """
    game = GAMES[game_key]
    played = [(seat, game.parse(text)) for seat, text in inputs]
    return list_decisions(game, seats, game.options(options, seats), played)


def play_robots(
    game_key: str, seats: int, options: Mapping[str, Any], level: str, secret: bytes
) -> list[tuple[Seat, str]]:
    """Return the inputs, in the game's notation, of a whole match of robots."""
    return [
        (seat, str(action)) for seat, action in play_match(GAMES[game_key], seats, options, level, secret)
    ]
