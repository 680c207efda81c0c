"""The choice between one game and all games, for statistics."""

from __future__ import annotations

from typing import Final

from bot.present.post import Option
from bot.records.boards import EVERY_GAME
from bot.texts.sentences import Texts
from engine import GAMES

EVERY: Final = "every"
"""The word for all games in an action and in a command."""


def game_name(game: str, t: Texts) -> str:
    """Return the name of a game, or the phrase for all games."""
    return t("board-every-game" if game == EVERY_GAME else f"game-{game}")


def word(game: str) -> str:
    """Return the word that stands for a game, or for all games, in an action."""
    return game or EVERY


def options(chosen: str, t: Texts) -> tuple[Option, ...]:
    """Return the lines of a menu: all games, then each game."""
    return tuple(
        Option(game_name(game, t), word(game), chosen=game == chosen) for game in (EVERY_GAME, *GAMES)
    )
