"""The games. Everything else reaches a game through GAMES and the doors of `engine.core`."""

from collections.abc import Mapping
from typing import Any, Final

from engine import hearts, skull, skull_king
from engine.core import AnyGame

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in (skull_king.GAME, hearts.GAME, skull.GAME)}

ALIASES: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "skull-king-legacy": ("skull-king", {"edition": "legacy"}),
}
"""Other names that the command line and the judge know: a game's key and options that come with the name."""


def game_named(name: str) -> tuple[AnyGame, Mapping[str, Any]]:
    """The game behind a key or alias, and the options the name stands for. KeyError for any other name."""
    key, options = ALIASES.get(name, (name, {}))
    return GAMES[key], options
