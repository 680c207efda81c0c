"""Riddles: decisions of a match with four actions, one of which is clearly the best."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES
from engine.ai import judgement, riddle
from engine.ai.judgement import METHODS
from engine.ai.playouts import Outcome
from engine.ai.review import ERRORS
from engine.ai.riddle import OFFERED, list_decisions, make_riddle, play_match

MATCHES: dict[str, tuple[dict[str, Any], str, bytes]] = {
    "skull-king": ({"length": [4, 6, 8]}, "normal", bytes(32)),
    "hearts": ({"rounds": 4, "places": []}, "easy", bytes([3] * 32)),
}
"""Matches of robots with riddles: options, level and luck."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, worlds in (("WORLDS", 24), ("FEWEST", 12), ("AGAIN", 60)):
        monkeypatch.setattr(riddle, name, worlds)


def decisions(key: str, level: str = "") -> list[Any]:
    game, (options, usual, secret) = GAMES[key], MATCHES[key]
    played = play_match(game, 4, options, level or usual, secret)
    return list_decisions(game, 4, game.options(options, 4), played)


@pytest.mark.parametrize("game", sorted(METHODS))
def test_the_best_of_a_riddle_is_clearly_best_and_stands_anywhere(game: str) -> None:
    made = [found for each in decisions(game)[:16] if (found := make_riddle(game, each)) is not None]
    assert made
    for one in made:
        legal = METHODS[game].candidates(one.decision.view, ())
        actions = [offer.action for offer in one.offers]
        assert len(actions) == OFFERED
        assert len({*actions}) == OFFERED
        assert {*actions} <= {*legal}
        assert actions == sorted(actions, key=lambda action: (action.verb, action.items))
        (best,) = [offer for offer in one.offers if offer.behind.mean == 0]
        for other in one.offers:
            if other != best:
                assert -other.behind.mean >= METHODS[game].matters
                assert -other.behind.mean >= ERRORS * other.behind.error


def test_the_best_action_stands_at_any_place() -> None:
    made = [found for each in decisions("skull-king")[:16] if (found := make_riddle("skull-king", each))]
    worths = [[offer.behind.mean for offer in one.offers] for one in made]
    assert len({row.index(max(row)) for row in worths}) >= 3


@pytest.mark.parametrize("game", sorted(METHODS))
def test_decisions_about_which_players_disagree_come_first(game: str) -> None:
    ordinary = [
        each.action == METHODS[game].ordinary(each.view, judgement.draws_for(each.view))
        for each in decisions(game, "easy")
    ]
    assert ordinary == sorted(ordinary)
    assert {*ordinary} == {False, True}


def test_actions_that_are_worth_the_same_make_no_riddle(monkeypatch: pytest.MonkeyPatch) -> None:
    game = "skull-king"
    method = METHODS[game]
    same = replace_trials(method)
    monkeypatch.setitem(METHODS, game, same)
    assert [each for each in decisions(game)[:6] if make_riddle(game, each)] == []


def replace_trials(method: Any) -> Any:
    """Return a method in whose worlds every action brings the same points."""
    outcome = Outcome((10, 0, 0, 0), (True, False, False, False))
    return method._replace(draw_trials=lambda view, rng: lambda: lambda action: outcome)


def test_skull_makes_no_riddles() -> None:
    game = GAMES["skull"]
    played = play_match(game, 3, {}, "easy", bytes(32))
    assert list_decisions(game, 3, game.options({}, 3), played) == []
