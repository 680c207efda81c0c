"""Names and descriptions of slash commands, their parameters and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypedDict, TypeVar

from discord import app_commands

from bot.present.games import EVERY
from bot.present.past.leaderboards import MEASURES, PERIODS
from bot.tables.deadlines import TIMERS
from bot.texts import rules_help as rules
from bot.texts.sentences import LOCALES, language_name, texts
from engine import GAMES

F = TypeVar("F", bound=Callable[..., Any])


class CommandTexts(TypedDict):
    """The name and description that discord.py needs for a command."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def word(key: str) -> app_commands.locale_str:
    """Return a command's name or description in English; the Translator adds the other languages."""
    return app_commands.locale_str(texts("en")(key), key=key)


def command_texts(name: str, about: str | None = None) -> CommandTexts:
    """Return the name and description of a command, by the keys `name-<name>` and `about-<about>`."""
    named, described = f"name-{name}", f"about-{about or name}"
    return CommandTexts(name=word(named), description=word(described))


GAME_CHOICES: Final = [app_commands.Choice(name=word(f"game-{key}"), value=key) for key in GAMES]
HELP_CHOICES: Final = [
    *GAME_CHOICES,
    *(app_commands.Choice(name=word(f"game-{key}"), value=key) for key in rules.COMMON_TOPICS),
]
FIRST_GAME: Final = next(iter(GAMES))
BOARD_GAMES: Final = [app_commands.Choice(name=word("board-every-game"), value=EVERY), *GAME_CHOICES]
OFFERED: Final[Mapping[str, list[app_commands.Choice[str]]]] = {
    "game": GAME_CHOICES,
    "language": [app_commands.Choice(name=language_name(code), value=code) for code in LOCALES],
    "measure": [app_commands.Choice(name=word(f"measure-{key}"), value=key) for key in MEASURES],
    "period": [app_commands.Choice(name=word(name), value=key) for key, name in PERIODS.items()],
    "timer": [app_commands.Choice(name=word(f"timer-{key}"), value=key) for key in TIMERS],
}
"""The choices of parameters that are equal in every command."""
NAMES: Final[Mapping[str, str]] = {"form": "format", "measure": "by", "seat_of": "seat"}
"""Parameters whose name in Python differs from the one people see."""


def parameters(**abouts: app_commands.locale_str) -> Callable[[F], F]:
    """Decorate a command with the names and descriptions of its parameters.

    Parameters in OFFERED also get their choices.
    """

    def decorate(command: F) -> F:
        keys = {parameter: f"name-{NAMES.get(parameter, parameter)}" for parameter in abouts}
        names = {parameter: word(key) for parameter, key in keys.items()}
        choices = {parameter: OFFERED[parameter] for parameter in abouts if parameter in OFFERED}
        named = app_commands.rename(**names)(app_commands.describe(**abouts)(command))
        return app_commands.choices(**choices)(named) if choices else named

    return decorate
