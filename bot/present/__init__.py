"""The presenter of each game in `engine.GAMES`, by the game's key."""

from collections.abc import Mapping
from typing import Final

from bot.present import hearts, skull, skull_king
from bot.present.presenter import Presenter

PRESENTERS: Final[Mapping[str, Presenter]] = {
    "skull-king": skull_king.PRESENTER,
    "skull": skull.PRESENTER,
    "hearts": hearts.PRESENTER,
}
