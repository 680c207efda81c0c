"""Which options fit how many players: what a lobby asks of a game before its match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table import Refused
from engine.core import AnyGame, AnyOptions, IllegalOption


def seats_for(game: AnyGame, waiting: int) -> int:
    """How many would sit if it began now, brought within what the game allows."""
    return min(max(waiting, min(game.seats)), max(game.seats))


def room(game: AnyGame, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of players that these options allow."""
    return tuple(seats for seats in game.seats if fits(game, options, seats))


def fits(game: AnyGame, options: Mapping[str, Any], seats: int) -> bool:
    """Whether so many may play with these options."""
    try:
        game.options(options, seats)
    except IllegalOption:
        return False
    return True


def checked(game: AnyGame, options: Mapping[str, Any], seats: int) -> AnyOptions:
    """The options of a match with so many players. Refused T-14 with the rule that forbids them."""
    try:
        terms: AnyOptions = game.options(options, seats)
    except IllegalOption as error:
        raise Refused("T-14", key=error.key, because=error.rule) from error
    return terms


def kept_in_step(game: AnyGame, options: Mapping[str, Any], before: int, after: int) -> dict[str, Any]:
    """A preset that depends on the number of players follows it (R-SK-24); other options stay as they are."""
    for key in game.presets.keys:
        old, new = game.presets.options(key, before), game.presets.options(key, after)
        depends = old != new and fits(game, options, before)
        if depends and game.options(options, before) == game.options(old, before):
            return checked(game, new, after).mapping()
    return dict(options)
