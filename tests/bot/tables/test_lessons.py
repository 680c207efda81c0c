"""Every script of a lesson plays through the real engine, so that no rule can drift from its lesson."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import RefusalId, Refused
from bot.people.preferences import Preferences
from bot.tables import lessons
from bot.tables.lessons import LEARNER, LESSONS, Script, judge_move, lesson_snapshot, list_other_moves
from engine import GAMES
from engine.core import IllegalAction, is_allowed
from engine.french import CARD as FRENCH
from engine.skull_king.cards import CARD
from tests.house.tree import index

MOST_PRESSES = 14
SCRIPTS = pytest.mark.parametrize("game", list(LESSONS))


def view(game: str, name: str) -> Any:
    """Return what the learner sees at the step of this name."""
    script = LESSONS[game]
    number = next(n for n, step in enumerate(script.steps, start=1) if step.name == name)
    return lesson_snapshot(script, number, Preferences(), "en").view


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(GAMES)


@SCRIPTS
def test_a_lesson_takes_few_presses_and_ends_without_a_move(game: str) -> None:
    """The last press opens a table."""
    script = LESSONS[game]
    assert len(script.steps) <= MOST_PRESSES
    assert not script.steps[-1].move
    assert len({step.name for step in script.steps}) == len(script.steps)


@SCRIPTS
def test_the_learner_makes_every_move_that_the_table_waits_for(game: str) -> None:
    script = LESSONS[game]
    for number, step in enumerate(script.steps, start=1):
        snapshot = lesson_snapshot(script, number, Preferences(), "en")
        if step.move:
            assert snapshot.seat == LEARNER
            assert snapshot.awaiting == (LEARNER,)
            assert is_allowed(snapshot.view.choices, GAMES[game].parse(step.move)), step.name
            assert judge_move(script, number, step.move).right
        else:
            assert step.shows in lessons.SHOWS
            assert not step.wrong


@SCRIPTS
def test_wrong_moves_are_forbidden_by_a_rule_of_the_step_and_others_are_allowed(game: str) -> None:
    script, refused = LESSONS[game], 0
    for number, step in enumerate(script.steps, start=1):
        for move in list_other_moves(script, number):
            verdict = judge_move(script, number, move)
            assert not verdict.right
            assert (verdict.refusal is not None) == (move in step.wrong), (step.name, move)
            if verdict.refusal is not None:
                assert verdict.refusal.rule in step.rules
                refused += 1
    assert refused


@SCRIPTS
def test_the_rules_of_every_step_are_rules_of_the_house(game: str) -> None:
    known = index()
    assert [rule for step in LESSONS[game].steps for rule in step.rules if rule not in known] == []
    assert all(step.rules for step in LESSONS[game].steps)


@SCRIPTS
def test_a_card_that_is_not_held_is_refused(game: str) -> None:
    script = LESSONS[game]
    strange = {"skull-king": "play kraken", "hearts": "play AD", "skull": "flip 5"}[game]
    for number, step in enumerate(script.steps, start=1):
        if step.move:
            verdict = judge_move(script, number, strange)
            assert verdict.refusal is not None
            assert not verdict.right


@SCRIPTS
@pytest.mark.parametrize("move", ["", "play", "nonsense 1", "play green-2 green-3", "flip -1-1", "pass" * 40])
def test_what_is_no_move_is_not_understood(game: str, move: str) -> None:
    with pytest.raises(Refused) as refused:
        judge_move(LESSONS[game], 1, move)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


@SCRIPTS
def test_a_step_that_asks_for_no_move_takes_none(game: str) -> None:
    script = LESSONS[game]
    with pytest.raises(Refused) as refused:
        judge_move(script, len(script.steps), script.steps[0].move)
    assert refused.value.rule == RefusalId.NOT_UNDERSTOOD


@SCRIPTS
def test_a_script_against_the_rules_does_not_play(game: str) -> None:
    script = LESSONS[game]
    wrong = [(number, step.wrong[0]) for number, step in enumerate(script.steps) if step.wrong]
    assert wrong
    for number, move in wrong:
        with pytest.raises(IllegalAction):
            lesson_snapshot(replace_move(script, number, move), 1, Preferences(), "en")


def replace_move(script: Script, place: int, move: str) -> Script:
    """Return the script with another move at a step."""
    steps = list(script.steps)
    steps[place] = steps[place]._replace(move=move)
    return script._replace(steps=tuple(steps))


def test_asking_for_a_step_changes_nothing() -> None:
    for script in LESSONS.values():
        before = [position.state.copy() for position in lessons._play_script(script)]
        for number in range(1, len(script.steps) + 1):
            lesson_snapshot(script, number, Preferences(), "en")
            for move in list_other_moves(script, number)[:3]:
                judge_move(script, number, move)
        assert [position.state for position in lessons._play_script(script)] == before


# ---- what the sentences tell, as the engine counts it ---------------------------------------------------


def test_skull_king_shows_an_exact_bid_a_zero_bid_and_three_ways_to_win() -> None:
    capture, exact = view("skull-king", "capture"), view("skull-king", "exact")
    assert capture.last_trick.winner == LEARNER
    assert CARD["skull-king"] in [card for _, card in capture.last_trick.plays]
    learner, first, second = sorted(exact.sheet[-1].lines, key=lambda line: line.seat)
    assert (learner.bid, learner.points, learner.total) == (1, 60, 60)
    assert (first.bid, first.points) == (0, 10)
    assert (second.bid, second.points) == (1, -10)
    assert view("skull-king", "pirate").last_trick.winner == 1
    assert view("skull-king", "trump").last_trick.winner == 2
    end = sorted(view("skull-king", "end").sheet[-1].lines, key=lambda line: line.seat)
    assert [(line.bid, line.points) for line in end] == [(0, 20), (1, 20), (2, -10)]
    assert len(view("skull-king", "end").rounds) == 10


def test_hearts_gives_the_queen_away_and_breaks_hearts() -> None:
    assert view("hearts", "lead").last_trick.winner == LEARNER
    assert not view("hearts", "heart").broken
    taken = view("hearts", "taken").last_trick
    assert (taken.winner, taken.points) == (2, 13)
    assert (LEARNER, FRENCH["QS"]) in taken.plays
    broken = view("hearts", "broken")
    assert (broken.last_trick.winner, broken.last_trick.points, broken.broken) == (LEARNER, 1, True)
    assert broken.options.limit == 100


def test_skull_wins_a_claim_and_loses_a_disc() -> None:
    won = view("skull", "won")
    assert (won.won[LEARNER], won.bets[-1].number, won.bets[-1].skull) == (1, 2, None)
    end = view("skull", "end")
    assert (end.bets[-1].number, end.bets[-1].skull, len(end.lost)) == (3, 2, 1)
    assert end.won[LEARNER] == 1


def test_the_learner_plays_the_last_card_themselves() -> None:
    likes = Preferences(autoplay="on")
    for game, script in LESSONS.items():
        assert lesson_snapshot(script, 1, likes, "en").preferences.autoplay == "off", game
