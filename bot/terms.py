"""Which options fit how many players: what a lobby asks of a game before its match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table import Refused
from engine.core import AnyGame, AnyOptions, IllegalOption


def seats_for(game: AnyGame, options: Mapping[str, Any], waiting: int) -> int:
    """How many will sit when it begins: those waiting, and as many more as the options need.

    When more are waiting than the options allow, as many as the game allows: its rule will refuse them.
    """
    fitting = [seats for seats in room(game, options) if seats >= waiting]
    return min(fitting or [seats for seats in game.seats if seats >= waiting], default=max(game.seats))


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


def chosen(game: AnyGame, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What of these options somebody has chosen; the others are as usual, for any number of players.

    Refused T-14 when the game does not know these options any more.
    """
    usual = checked(game, {}, seats).mapping()
    present = checked(game, options, seats).mapping()
    return {key: value for key, value in present.items() if value != usual[key]}


def kept_in_step(game: AnyGame, options: Mapping[str, Any], before: int, after: int) -> dict[str, Any]:
    """A preset that depends on the number of players follows it (R-SK-24); other options stay as they are."""
    for key in game.presets.keys:
        old, new = game.presets.options(key, before), game.presets.options(key, after)
        depends = old != new and fits(game, options, before)
        if depends and game.options(options, before) == game.options(old, before):
            return checked(game, new, after).mapping()
    return dict(options)
