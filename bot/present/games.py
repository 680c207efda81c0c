"""The games to choose among where all of them can be looked at together."""

from __future__ import annotations

from typing import Final

from bot.board_records import EVERY_GAME
from bot.errors import House, Refused
from bot.present.post import Option
from bot.texts.sentences import Texts
from engine import GAMES

EVERY: Final = "every"
"""The word for all games in an action and in a command."""


def called(game: str, t: Texts) -> str:
    """What a game is called, or all of them."""
    return t("board-every-game" if game == EVERY_GAME else f"game-{game}")


def word(game: str) -> str:
    """The word for a game, or for all, in an action."""
    return game or EVERY


def read(word: str) -> str:
    """The game, or all, that a word stands for. Refused T-3 where it is none."""
    if word == EVERY:
        return EVERY_GAME
    if word not in GAMES:
        raise Refused(House.NOT_UNDERSTOOD)
    return word


def options(chosen: str, t: Texts) -> tuple[Option, ...]:
    """The lines of a menu: all games, and each."""
    return tuple(Option(called(game, t), word(game), chosen=game == chosen) for game in (EVERY_GAME, *GAMES))
