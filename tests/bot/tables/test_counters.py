"""Counters of a finished match are equal when computed from its state and from its log."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.records.tables import LogRow, TableHeader
from bot.tables.results import facts_from_log, final_places
from engine import GAMES
from engine.core import DEALER, AnyGame, RoundOver, digest, legal_actions
from engine.skull.public import BetOver
from engine.skull_king.public import TrickOver

NOW = datetime(2026, 5, 1, tzinfo=UTC)
SHORT = {"limit": 50}


def played(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> tuple[Any, list[LogRow], list[Any]]:
    """Play a match at random to its end; return the state, its log and all events."""
    rng = Random(seed)
    rows: list[LogRow] = []
    events: list[Any] = []
    state = game.new(seats, game.options(options, seats))
    chain = digest("", game, state)
    while seats_to_act := game.to_act(state):
        seat = rng.choice(seats_to_act)
        action = (
            game.chance_action(state, rng)
            if seat == DEALER
            else rng.choice(list(legal_actions(game, state, seat)))
        )
        events += game.step(state, seat, action)
        chain = digest(chain, game, state)
        rows.append(LogRow(len(rows), seat, str(action), "dealer", NOW, chain))
    return state, rows, events


def of(game: AnyGame, seats: int, options: dict[str, Any]) -> TableHeader:
    """Return the header of a match of this game."""
    values: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "thread_id": None, "locale": "en"}
    return TableHeader(
        id=1, game=game.key, rules_version=game.version, options=options, seats=seats, status="over",
        host=1, revision=0, opened_at=NOW, **values,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"edition": "legacy"}])
def test_skull_king_counts_bids_by_size_captures_and_biggest_round(
    options: dict[str, Any], seed: int
) -> None:
    game = GAMES["skull-king"]
    state, rows, events = played(game, 4, options, seed)
    prizes = {"SK-8.6", "SKL-6.8"}
    captures = Counter[int]()
    for event in events:
        if isinstance(event, TrickOver) and event.trick.winner is not None:
            cards = [bonus.cards for bonus in event.trick.bonuses if bonus.rule not in prizes]
            captures[event.trick.winner] += sum(map(len, cards))
    rounds = [event.points for event in events if isinstance(event, RoundOver)]
    for place in final_places(game, state):
        facts = place.facts
        sizes = [size for size in range(11) if f"bid_{size}" in facts]
        assert sum(facts[f"bid_{size}"] for size in sizes) == len(rounds)
        assert sum(facts.get(f"exact_{size}", 0) for size in sizes) == facts["exact"]
        assert all(facts.get(f"exact_{size}", 0) <= facts[f"bid_{size}"] for size in sizes)
        bids = Counter(sheet.lines[place.seat].final_bid for sheet in game.view(state, None).sheet)
        assert {size: facts[f"bid_{size}"] for size in sizes} == dict(bids)
        assert facts["captures"] == captures[place.seat]
        assert facts["biggest"] == max(points[place.seat] for points in rounds)
    assert captures.total() > 0
    assert facts_from_log(of(game, 4, options), rows) == {
        place.seat: place.facts for place in final_places(game, state)
    }


def test_own_skulls_are_bets_lost_to_the_challengers_own_skull() -> None:
    game = GAMES["skull"]
    met = Counter[bool]()
    for seed in range(12):
        state, rows, events = played(game, 4, {}, seed)
        bets = [event.bet for event in events if isinstance(event, BetOver)]
        for place in final_places(game, state):
            lost = [bet.skull for bet in bets if bet.challenger == place.seat and bet.skull is not None]
            assert place.facts["own_skulls"] == lost.count(place.seat)
            assert place.facts["skulls"] == len(lost)
            met.update(skull == place.seat for skull in lost)
        found = facts_from_log(of(game, 4, {}), rows)
        assert found == {place.seat: place.facts for place in final_places(game, state)}
    assert len(met) == 2


def test_a_log_that_does_not_replay_to_its_result_counts_nothing() -> None:
    game = GAMES["hearts"]
    state, rows, _ = played(game, 4, SHORT, 1)
    assert (
        facts_from_log(of(game, 4, SHORT), rows)[0]["rounds"] == final_places(game, state)[0].facts["rounds"]
    )
    wrong = [*rows[:-1], replace(rows[-1], digest="another")]
    assert facts_from_log(of(game, 4, SHORT), wrong) == {}
    assert facts_from_log(of(game, 4, SHORT), [*rows, rows[-1]]) == {}
    assert facts_from_log(of(game, 4, SHORT), rows[1:]) == {}
