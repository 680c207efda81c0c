"""Hints: legal, the same for equal views, compared in new worlds, and never by what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.ai import decide, robot_view
from engine.ai.hint import Hint, advise, can_advise
from engine.ai.judgement import METHODS, Estimate, Judgement, Valued
from engine.core import DEALER
from engine.luck import Luck
from engine.skull.discs import ROSE
from tests.contract.driving import ADAPTERS


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge in few worlds, because these tests are not about the strength of the advice."""
    for name, worlds in (("TRIALS", 40), ("FEWEST", 4), ("AGAIN", 8)):
        monkeypatch.setattr(f"engine.ai.hint.{name}", worlds)


def decisions(key: str, most: int = 40) -> Iterator[tuple[Any, Any, int]]:
    """Yield the states of a match in which a seat has a choice to be advised on, with its view and seat."""
    game, luck, found = GAMES[key], Luck(b"\x07" * 32), 0
    state = game.new(4, game.options({}, 4))
    while (to_act := game.to_act(state)) and found < most:
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance_action(state, luck.for_dealer(game.view(state, None)))
        else:
            view = robot_view(game.view(state, seat))
            if can_advise(key, view):
                found += 1
                yield state, view, seat
            action = decide(key, "normal", view, luck)
        game.step(state, seat, action)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_advice_is_legal_and_the_same_in_every_world_that_looks_the_same(key: str) -> None:
    game, rng, verbs = GAMES[key], Random(3), set()
    for state, view, seat in decisions(key):
        hint = advise(key, view)
        verbs.add(hint.action.verb)
        assert game.find_refusal(state, seat, hint.action) is None
        assert hint.other != hint.action
        other = ADAPTERS[key].sample_other_world(state, seat, rng)
        assert advise(key, robot_view(game.view(other, seat))) == hint
    assert len(verbs) > 1


@pytest.mark.parametrize("key", sorted(GAMES))
def test_nothing_is_advised_without_a_choice(key: str) -> None:
    game = GAMES[key]
    state = game.new(4, game.options({}, 4))
    assert not can_advise(key, game.view(state, 0))
    assert not can_advise(key, game.view(state, None))


def test_skull_names_the_chance_of_the_claim_or_of_what_could_be_claimed() -> None:
    seen: dict[str, Hint] = {}
    for _, view, _ in decisions("skull", 120):
        hint = advise("skull", view)
        assert hint.gain is None
        laid = hint.action.verb == "place"
        seen["rose" if laid and hint.action.items == (ROSE,) else hint.action.verb] = hint
    for kind in ("rose", "challenge", "flip"):
        assert seen[kind].chance is not None
    for kind in ("place", "pass"):
        assert seen[kind].chance is None
        assert seen[kind].other.verb == "challenge"
        assert seen[kind].other_chance is not None


@pytest.mark.parametrize(
    ("gains", "chosen", "is_clear"),
    [((0, 20, 3), 1, True), ((0, 4, 1), 1, False), ((0, -9, -9), 0, True)],
    ids=["clearly better", "surely better, but by little", "ordinary play is best"],
)
def test_ordinary_play_stands_unless_another_action_is_surely_better(
    monkeypatch: pytest.MonkeyPatch, gains: tuple[int, ...], chosen: int, is_clear: bool
) -> None:
    view, tried = next((view, view.choices[0].items) for _, view, _ in decisions("skull-king", 1))
    actions = [GAMES["skull-king"].action("bid", (bid,)) for bid in range(3)]
    assert len(tried) >= 2
    worths = {action: [float(gain), gain + 0.2] for action, gain in zip(actions, gains, strict=True)}

    def judge(game: str, view: Any, rng: Any, worlds: int, given: list[Any]) -> Judgement:
        points = Estimate(0.0, 0.0)
        valued = (Valued(one, Estimate(sum(worths[one]) / 2, 0.1), points) for one in given)
        return Judgement(tuple(valued), tuple(tuple(worths[one]) for one in given))

    method = METHODS["skull-king"]._replace(
        ordinary=lambda view, rng: actions[0], candidates=lambda view, kept: actions
    )
    monkeypatch.setattr("engine.ai.hint.judge", judge)
    monkeypatch.setitem(METHODS, "skull-king", method)
    hint = advise("skull-king", view)
    assert (hint.action, hint.is_clear) == (actions[chosen], is_clear)
    assert hint.gain is not None
    assert hint.gain.mean == pytest.approx(max(gains) - sorted(gains)[-2])
