"""DESIGN 9: adding a game means editing a known list of places; each test names the missing one."""

from __future__ import annotations

import pytest

from bot.client.extensions import EXTENSIONS
from bot.present import PRESENTERS
from bot.texts import rules_help as rules
from bot.texts.sentences import slash
from engine import GAMES
from engine.ai import ROBOTS

from .locales import sentences
from .test_imports import SHARED
from .tree import LOCALES, ROOT, python, strings


def slug(game: str) -> str:
    """Return the game's name as a Python module."""
    return game.replace("-", "_")


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_a_package_of_the_engine(game: str) -> None:
    assert GAMES[game].key == game, "a game is listed under its own key"
    assert (ROOT / "engine" / slug(game)).is_dir(), f"engine/{slug(game)}/ is missing"


@pytest.mark.parametrize("game", GAMES)
def test_robots_play_the_game(game: str) -> None:
    assert (ROOT / f"engine/ai/{slug(game)}.py").is_file(), f"engine/ai/{slug(game)}.py is missing"
    levels = {level for key, level in ROBOTS if key == game}
    assert {"easy", "normal"} <= levels, f"engine.ai.ROBOTS has only {sorted(levels)} for {game}"


@pytest.mark.parametrize("game", GAMES)
def test_a_presenter_shows_the_game(game: str) -> None:
    assert game in PRESENTERS, f"bot.present.PRESENTERS has no entry for {game}"


@pytest.mark.parametrize("game", GAMES)
def test_a_slash_group_opens_the_game(game: str) -> None:
    file = next((each for each in python("cogs") if each.module == f"cogs.{slug(game)}"), None)
    assert file is not None, f"cogs/{slug(game)}.py is missing"
    named = {node.value for node in strings(file.tree)}
    assert {game, slash(game)} <= named, f"cogs/{slug(game)}.py opens no /{slash(game)} for the game {game}"


def test_every_cog_is_loaded() -> None:
    """A cog without an entry in the extensions would never be loaded, without any error."""
    cogs = {file.module for file in python("cogs")} - {"cogs", *SHARED}
    assert set(EXTENSIONS) == cogs, "bot.client.extensions.EXTENSIONS and the files of cogs/ differ"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_game_has_its_help_and_its_name(game: str, locale: str) -> None:
    assert rules.topics(game, locale), f"data/rules/{locale}/{game}.md is missing"
    for key in (f"game-{game}", f"game-{game}-about", f"lobby-about-{game}"):
        assert key in sentences(locale), f"data/locales/{locale} has no {key} = ..."


@pytest.mark.parametrize("game", GAMES)
def test_the_game_has_tests_of_its_own(game: str) -> None:
    folder = ROOT / "tests/engine" / slug(game)
    assert list(folder.glob("test_*.py")), f"tests/engine/{slug(game)}/ holds no test"


def test_nothing_is_listed_for_a_game_that_is_not_there() -> None:
    strangers = (set(PRESENTERS) | {key for key, _ in ROBOTS}) - set(GAMES)
    assert not strangers, f"listed, and no game: {sorted(strangers)}"
