"""The numbers of players that a game's options allow."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from bot.errors import RefusalId, Refused
from engine import GAMES
from engine.core import AnyGame, AnyOptions, IllegalOption

COMPANY: Final = 4
"""Number of seats at a table where one person plays with robots, if that many may play."""


def seats_for(game: AnyGame, options: Mapping[str, Any], waiting: int) -> int:
    """Return the number of seats at the start: `waiting`, or more if the options require more."""
    return sizes(game, options, waiting)[0]


def sizes(game: AnyGame, options: Mapping[str, Any], waiting: int) -> tuple[int, ...]:
    """Return the possible numbers of players at the start if nobody leaves, smallest first.

    If more players are waiting than the options allow, return the numbers that the game allows.
    """
    fitting = tuple(seats for seats in allowed_counts(game, options) if seats >= waiting)
    return fitting or tuple(seats for seats in game.seats if seats >= waiting) or (max(game.seats),)


def allowed_counts(game: AnyGame, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the numbers of players that these options allow."""
    return _room(game.key, json.dumps(options, sort_keys=True))


@lru_cache(256)  # each drawing of a lobby asks several times
def _room(key: str, options: str) -> tuple[int, ...]:
    game, chosen = GAMES[key], json.loads(options)
    return tuple(seats for seats in game.seats if is_allowed_count(game, chosen, seats))


def size_alone(game: AnyGame, options: Mapping[str, Any], present: int = 1) -> int:
    """Return the number of seats for one person and robots, of whom `present` players are there already."""
    fitting = [seats for seats in allowed_counts(game, options) if seats >= present]
    return min((seats for seats in fitting if seats >= COMPANY), default=max(fitting, default=present))


def is_allowed_count(game: AnyGame, options: Mapping[str, Any], seats: int) -> bool:
    """Return whether this number of players may play with these options."""
    try:
        game.options(options, seats)
    except IllegalOption:
        return False
    return True


def resolve_options(game: AnyGame, options: Mapping[str, Any], seats: int) -> AnyOptions:
    """Return the resolved options of a match with this number of players.

    Raises:
        Refused: T-14, with the rule that forbids the options.
    """
    try:
        resolved: AnyOptions = game.options(options, seats)
    except IllegalOption as error:
        raise Refused(RefusalId.BAD_OPTION, key=error.key, because=error.rule) from error
    return resolved


def changed_options(game: AnyGame, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return the options that differ from the game's defaults, in the form in which they were chosen.

    The result fits any number of players: values that depend on the number (R-SK-24) stay unresolved.

    Raises:
        Refused: T-14 the game no longer knows these options.
    """
    usual = resolve_options(game, {}, seats).to_mapping()
    present = resolve_options(game, options, seats).to_mapping()
    return {key: options[key] for key in options if present[key] != usual[key]}
