"""All games. Other packages reach a game only through GAMES and the functions and fields of `engine.core`."""

from collections.abc import Mapping
from typing import Any, Final

from engine import hearts, skull, skull_king
from engine.core import AnyGame

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (skull_king.GAME, hearts.GAME, skull.GAME)}

ALIASES: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "skull-king-legacy": ("skull-king", {"edition": "legacy"}),
}
"""Aliases that the command line and the judge accept: for each, a game's key and the options it implies."""


def game_named(name: str) -> tuple[AnyGame, Mapping[str, Any]]:
    """Return the game behind a key or alias, and the options that the name implies.

    Raises:
        KeyError: if `name` is neither a key nor an alias.
    """
    key, options = ALIASES.get(name, (name, {}))
    return GAMES[key], options
