"""Whole matches and random tables compared with a slow transcription of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core import DEALER, legal_actions
from engine.french import CARD, CODES
from engine.hearts import GAME
from engine.hearts.play import playable, winner
from engine.hearts.public import ExtraRound, Played, TrickOver
from engine.hearts.state import State

from . import literal
from .transcript import Table, cards, codes


def test_random_legal_cards_and_winners_match_the_literal_rules() -> None:
    rng = Random(4)
    for _ in range(20_000):
        picked = rng.sample(CODES, rng.randrange(1, 10))
        trick, hand = picked[: rng.randrange(min(4, len(picked)))], picked[rng.randrange(4) :]
        trick = [code for code in trick if code not in hand]
        # Some hands get many penalty cards, else the exceptions would hardly occur.
        if rng.random() < 0.4:
            hand = [code for code in hand if literal.cost(code)]
        first, broken = rng.random() < 0.3, rng.random() < 0.5
        led = CARD[trick[0]] if trick else None
        found = playable([CARD[code] for code in hand], led, first_trick=first, broken=broken)
        wanted = literal.legal(hand, trick, first_trick=first, broken=broken)
        assert [CODES[card] for card in found] == wanted, (trick, hand, first, broken)
        if trick:
            assert winner([CARD[code] for code in trick]) == literal.taker(trick)


def count(hands: list[list[str]], leader: int, broken: bool) -> int:
    """Return how many ways there are to play these hands to the end, by the literal rules."""

    def trick(hands: list[list[str]], table: list[str], broken: bool) -> int:
        if len(table) == len(hands):
            return count(hands, (leader + literal.taker(table)) % len(hands), broken)
        seat = (leader + len(table)) % len(hands)
        ways = 0
        for card in literal.legal(hands[seat], table, first_trick=False, broken=broken):
            rest = [[held for held in hand if held != card] for hand in hands]
            ways += trick(rest, [*table, card], broken or literal.suit(card) == "H")
        return ways

    return trick(hands, [], broken) if hands[0] else 1


def count_by_engine(state: State) -> int:
    if GAME.to_act(state) == (DEALER,):
        return 1
    seat = GAME.to_act(state)[0]
    ways = 0
    for action in legal_actions(GAME, state, seat):
        after = state.copy()
        GAME.step(after, seat, action)
        ways += count_by_engine(after)
    return ways


@pytest.mark.parametrize("seed", range(24))
def test_number_of_ways_to_play_an_endgame_matches_the_literal_rules(seed: int) -> None:
    rng = Random(seed)
    seats, size = ((4, 3), (2, 5))[seed % 2]
    hearts = [f"{rank}H" for rank in "23456789"]
    rest = [f"{rank}{suit}" for rank in "569TJQKA" for suit in "DS"]
    chosen = rng.sample(hearts, seats * size // 2) + rng.sample(rest, seats * size - seats * size // 2)
    chosen = list(dict.fromkeys(["QS", *chosen]))[: seats * size]
    rng.shuffle(chosen)
    hands = [chosen[size * seat : size * (seat + 1)] for seat in range(seats)]
    table = Table(seats, undo_per_match=0).late(*map(" ".join, hands), leader=1)
    ways = count_by_engine(table.state)
    assert ways == count([codes(sorted(cards(" ".join(hand)))).split() for hand in hands], 1, broken=False)
    assert ways > 1


def events_of(state: State, rng: Random) -> Iterator[Any]:
    while to_act := GAME.to_act(state):
        seat = rng.choice(to_act)
        if seat == DEALER:
            action = GAME.chance_action(state, rng)
        else:
            choice = GAME.choices(state, seat)[0]
            action = GAME.action(choice.verb, tuple(rng.sample(choice.items, choice.least)))
        yield from GAME.step(state, seat, action)


@pytest.mark.parametrize("seats", [2, 4])
def test_match_scores_match_a_spectators_score_pad(seats: int) -> None:
    for seed in range(40):
        pad = literal.Pad(seats)
        state = GAME.new(seats, GAME.options({"places": []}, seats))
        for event in events_of(state, Random(seed)):
            assert not isinstance(event, ExtraRound)
            if isinstance(event, Played):
                pad.lay(event.seat, CODES[event.card])
            if isinstance(event, TrickOver):
                assert event.trick.winner == pad.leader or pad.tricks == 0
                assert not pad.trick
        assert (state.totals, state.stars, state.rounds_won) == (pad.totals, pad.stars, pad.won)
        assert max(pad.totals) >= 100 if seats == 4 else sum(pad.totals) == 104
