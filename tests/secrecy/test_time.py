"""Timing reveals no secret: neither the robots' pauses nor the deadlines of decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.present import PRESENTERS
from bot.tables import robots, thinking_time
from bot.tables.robots import Robots
from bot.tables.table import Table
from engine import GAMES
from engine.core import AnyView
from engine.french import CARD
from engine.hearts.cards import TWO_OF_CLUBS
from engine.hearts.public import Trick
from tests.contract.driving import ADAPTERS, readers
from tests.secrecy.worlds import NOON, action_in_world, awaited_seats, play_timed, swapped_world, table_of

LEVELS = ("r:hard:1", "r:normal:2")
CASES = [(key, seed) for key in GAMES for seed in range(1, ADAPTERS[key].SEEDS, ADAPTERS[key].SEEDS // 5 | 1)]


def pause(table: Table) -> float:
    """Return the seconds until the dealer, a robot or an automatic card would move now."""
    tables = SimpleNamespace(now=lambda: NOON)
    machine = Robots(
        cast(Any, tables),
        cast(Any, None),
        lambda game, events: PRESENTERS[game].play.longest_on_screen(events),
    )
    machine.pace = thinking_time.natural
    return machine._pause(table, table.to_act)


def differences(key: str, seed: int) -> Iterator[str]:
    """Yield each difference in timing by which a reader could tell two worlds apart, with its moment."""
    game, state, table, rng = table_of(key, seed, LEVELS[: 1 + seed % 2])
    worlds = Random(f"{key} elsewhere {seed}")
    for moment, by, at in play_timed(game, state, table, rng):
        amends = moment.action.verb == game.amend_verb
        if worlds.random() > 0.4 and not amends:
            continue
        seconds = pause(table)
        here = table.propose(moment.seat, moment.action, by, at, "a reason")
        everybody = amends or worlds.random() < 0.1
        for reader in readers(game, state) if everybody else (None,):
            with swapped_world(table, reader, worlds) as other:
                if pause(table) != seconds:
                    yield f"pause {moment}: read by {reader}"
                action = action_in_world(game, other, moment, reader, worlds)
                if action is None:
                    continue
                move = table.propose(moment.seat, action, by, at, "a reason")
                alike = game.view(move.state, reader) == game.view(here.state, reader)
                if alike and awaited_seats(move.deadlines) != awaited_seats(here.deadlines):
                    yield f"deadline {moment}: read by {reader}"


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_no_pause_and_no_deadline_depends_on_what_somebody_may_not_know(key: str, seed: int) -> None:
    assert list(differences(key, seed)) == []


def found(key: str) -> set[str]:
    """Return the kinds of differences that are found in the matches of this game."""
    return {one.split(" ")[0] for game, seed in CASES if game == key for one in differences(key, seed)}


def may_act(table: Table) -> bool:
    """Return whether the cards that a person holds let them act out of turn."""
    seats = [
        seat for seat, one in enumerate(table.occupants()) if not one.is_robot and seat not in table.to_act
    ]
    return any(choice.chosen is None for seat in seats for choice in table.view(seat).choices)


def test_a_pause_that_depends_on_whether_a_card_could_be_changed_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(robots, "_may_act_out_of_turn", may_act)
    assert found("hearts") == {"pause"}


@pytest.mark.parametrize("key", GAMES)
def test_a_pause_that_counts_what_may_be_played_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(view: AnyView, level: str, luck: float) -> float:
        return 1.0 + 0.1 * sum(len(choice.items) for choice in view.choices)

    monkeypatch.setattr(thinking_time, "natural", telling)
    assert found(key) == {"pause"}


@pytest.mark.rule("R-H-11")
@pytest.mark.parametrize("more", [0, 60])
def test_a_changed_card_restarts_the_next_deadline_for_any_hand(more: int) -> None:
    """The lead changes from a spade to a diamond: whether that matters to a player is secret.

    A player who has been given more time than a decision has keeps it.
    """
    due = []
    for held in (sorted([CARD["2D"], CARD["3H"]]), [CARD["3H"], CARD["4H"]]):
        _, _, table, _ = table_of("hearts", 2)
        lead = table._state
        assert lead.seats == 2
        lead.phase, lead.round, lead.leader = "play", 1, 0
        lead.changes = [1, 1]
        lead.tricks = (Trick(1, ((0, TWO_OF_CLUBS), (1, TWO_OF_CLUBS + 1)), 0, 0),)
        lead.hands = [[CARD["5S"], CARD["6D"]], held]
        table.commit(table.propose(0, table.game.parse("play 5S"), "u:1", NOON))
        (wait,) = table.deadlines
        assert wait.due_at == NOON + timedelta(seconds=60)
        table.deadlines = [replace(wait, due_at=wait.due_at + timedelta(seconds=more))]
        at = NOON + timedelta(seconds=40)
        table.commit(table.propose(0, table.game.parse("change 6D"), "u:1", at))
        due.append(awaited_seats(table.deadlines))
    changed = NOON + timedelta(seconds=40)
    assert due == [[(1, changed, NOON + timedelta(seconds=max(40, more) + 60))]] * 2
