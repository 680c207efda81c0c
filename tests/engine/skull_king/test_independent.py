"""Whole matches scored again from public events, by the literal rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core import DEALER, RoundOver, legal_actions
from engine.skull_king import GAME
from engine.skull_king.cards import BENDT, CODES, HARRY, RASCAL
from engine.skull_king.public import BidsShown, Dealt, LoadsShown, Played, PowerUsed, TrickOver
from engine.skull_king.state import State

from . import literal
from .transcript import ALL, Table


def count(hands: list[list[str]], leader: int) -> int:
    """Return how many ways there are to play these hands to the end, by the literal rules."""

    def trick(hands: list[list[str]], leader: int, table: list[str]) -> int:
        if len(table) == len(hands):
            return count(hands, (leader + literal.modern(table)[1]) % len(hands))
        seat = (leader + len(table)) % len(hands)
        ways = 0
        for card in literal.modern_legal(table, hands[seat]):
            rest = [[held for held in hand if held != card] for hand in hands]
            for role in ("tigress:pirate", "tigress:escape") if card == "tigress" else (card,):
                ways += trick(rest, leader, [*table, role])
        return ways

    return trick(hands, leader, []) if hands[0] else 1


def count_by_engine(state: State) -> int:
    if not GAME.to_act(state) or GAME.to_act(state) == (DEALER,):
        return 1
    seat = GAME.to_act(state)[0]
    ways = 0
    for action in legal_actions(GAME, state, seat):
        after = state.copy()
        GAME.step(after, seat, action)
        ways += count_by_engine(after)
    return ways


@pytest.mark.parametrize("seed", range(12))
def test_number_of_ways_to_play_a_deal_matches_the_literal_rules(seed: int) -> None:
    rng = Random(seed)
    table = Table(3, length=[3], expansions=ALL)
    # The hands get many special cards, else too little would happen in three tricks.
    chosen = rng.sample(
        [CODES[card] for card in table.state.setup.deck[:56:7] + table.state.setup.deck[56:]], 9
    )
    hands = [chosen[:3], chosen[3:6], chosen[6:]]
    table.deal(*map(" ".join, hands)).bid(1, 1, 1)
    assert count_by_engine(table.state) == count(hands, 0)


def events_of(seats: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    state, rng = GAME.new(seats, GAME.options(options, seats)), Random(seed)
    while to_act := GAME.to_act(state):
        seat = rng.choice(to_act)
        if seat == DEALER:
            action = GAME.chance_action(state, rng)
        else:
            choice = GAME.choices(state, seat)[0]
            items = rng.sample(choice.items, choice.least)
            action = GAME.action(choice.verb, tuple(items))
        yield from GAME.step(state, seat, action)


class Pad:
    """A score pad kept by a spectator, for a modern match without house rules."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.clear(0)

    def clear(self, dealt: int) -> None:
        self.dealt = dealt
        self.bids = [0] * self.seats
        self.loads: list[str | None] = [None] * self.seats
        self.won, self.captured = [0] * self.seats, [0] * self.seats
        self.wagers = [0] * self.seats
        self.allies: list[tuple[int, int]] = []
        self.trick: list[tuple[int, str]] = []

    def note(self, event: Any) -> None:
        """Note an event and check what it says against the pad."""
        match event:
            case Dealt(cards=cards):
                self.clear(cards)
            case BidsShown(bids=bids):
                self.bids = list(bids)
            case LoadsShown(loads=loads):
                self.loads = list(loads)
            case Played(seat=seat, card=card):
                self.trick.append((seat, CODES[card]))
            case PowerUsed(seat=seat, pirate=pirate, value=value):
                self.power(seat, pirate, value)
            case TrickOver(trick=trick):
                self.take(trick)
            case RoundOver(points=points):
                assert list(points) == self.points()

    def power(self, seat: int, pirate: int, value: int) -> None:
        if pirate == HARRY:
            self.bids[seat] += value
        elif pirate == RASCAL:
            self.wagers[seat] = value
        elif pirate == BENDT:
            assert value in (1, 2)

    def take(self, trick: Any) -> None:
        seats, codes = [seat for seat, _ in self.trick], [code for _, code in self.trick]
        winner, leader = literal.modern(codes)
        assert trick.winner == (None if winner is None else seats[winner])
        assert trick.next_leader == seats[leader]
        if winner is not None and seats[winner] < self.seats:
            taker = seats[winner]
            per_card = self.options.get("character_bonus") == "per_card"
            self.won[taker] += 1
            self.captured[taker] += literal.modern_captures(codes, per_card=per_card) + literal.fourteens(
                codes
            )
            if not codes[winner].startswith("loot") and "whale" not in self.acting(codes):
                self.allies += [
                    (seat, taker)
                    for seat, code in self.trick
                    if code.startswith("loot") and seat < self.seats
                ]
        self.trick = []

    def acting(self, codes: list[str]) -> list[str]:
        return [code for code in codes if code in ("kraken", "whale")][-1:]

    def points(self) -> list[float]:
        exact = [bid == won for bid, won in zip(self.bids, self.won, strict=True)]
        return [
            literal.points(
                (self.options["scoring"], self.loads[seat]),
                self.dealt,
                self.bids[seat],
                self.won[seat],
                self.captured[seat],
                [exact[two if seat == one else one] for one, two in self.allies if seat in (one, two)],
                self.wagers[seat],
            )
            for seat in range(self.seats)
        ]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("scoring", ["skull_king", "rascal"])
def test_round_scores_match_a_spectators_score_pad(seats: int, scoring: str) -> None:
    for seed in range(6):
        options = {
            "scoring": scoring,
            "cannon_loads": scoring == "rascal" and seed % 2 == 0,
            "powers": seed % 3 > 0,
            "expansions": ALL[: seed % 4],
            "character_bonus": ("per_trick", "per_card")[seed % 2],
        }
        pad = Pad(seats, options)
        for event in events_of(seats, options, seed):
            pad.note(event)
