"""Which options fit how many players: what a lobby asks of a game before its match begins."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from bot.errors import House, Refused
from engine import GAMES
from engine.core import AnyGame, AnyOptions, IllegalOption

COMPANY: Final = 4
"""How many sit at a table where somebody who is alone plays with robots, if so many may."""


def seats_for(game: AnyGame, options: Mapping[str, Any], waiting: int) -> int:
    """How many will sit when it begins: those waiting, and as many more as the options need."""
    return sizes(game, options, waiting)[0]


def sizes(game: AnyGame, options: Mapping[str, Any], waiting: int) -> tuple[int, ...]:
    """The numbers of players there may be when it begins if nobody leaves, fewest first.

    When more are waiting than the options allow, those the game allows: its rule will refuse them.
    """
    fitting = tuple(seats for seats in room(game, options) if seats >= waiting)
    return fitting or tuple(seats for seats in game.seats if seats >= waiting) or (max(game.seats),)


def room(game: AnyGame, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of players that these options allow."""
    return _room(game.key, json.dumps(options, sort_keys=True))


@lru_cache(256)  # a lobby asks several times each time it is drawn
def _room(key: str, options: str) -> tuple[int, ...]:
    game, chosen = GAMES[key], json.loads(options)
    return tuple(seats for seats in game.seats if fits(game, chosen, seats))


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
        agreed: AnyOptions = game.options(options, seats)
    except IllegalOption as error:
        raise Refused(House.BAD_OPTION, key=error.key, because=error.rule) from error
    return agreed


def chosen(game: AnyGame, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What of these options somebody has chosen, as they have; the others are as usual.

    It is for any number of players: what depends on their number (R-SK-24) does so from then on, too.
    Refused T-14 when the game does not know these options any more.
    """
    usual = checked(game, {}, seats).mapping()
    present = checked(game, options, seats).mapping()
    return {key: options[key] for key in options if present[key] != usual[key]}
