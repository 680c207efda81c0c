"""The contract suite's adapter for Skull King."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from engine.core import AnyGame, Seat
from engine.skull_king.cards import BENDT, CODES, HELD, JUANITA
from engine.skull_king.lengths import LENGTHS
from engine.skull_king.options import CHOICES, EXPANSIONS
from engine.skull_king.public import Action, BidsShown, HasBid, LoadsShown, Played, TrickOver
from engine.skull_king.state import BID, LOAD, State

from . import adapter

SEEDS = 560
SECRET = frozenset({"bid", "load", "discard"})
PLAIN_DECK = 240
"""So many first matches use the base deck and 3 to 8 players; the others anything the rules allow."""


def sample(seed: int) -> adapter.MatchSetup:
    rng = Random(f"skull-king {seed}")
    scoring = rng.choice(["skull_king", "rascal"])
    options: dict[str, Any] = {
        "scoring": scoring,
        "cannon_loads": scoring == "rascal" and rng.random() < 0.5,
        "character_bonus": rng.choice(CHOICES["character_bonus"]),
        "tie_break": rng.choice(CHOICES["tie_break"]),
        "length": rng.choice([*LENGTHS, [3, 1, 4], [23]]),
    }
    if seed < PLAIN_DECK:
        return adapter.MatchSetup(3 + seed % 6, options)
    if seed % 5 == 0:
        tie_break = options["tie_break"]
        return adapter.MatchSetup(2 + seed // 5 % 5, {"edition": "legacy", "tie_break": tie_break})
    options["powers"] = rng.random() < 0.7
    options["expansions"] = [group for group in EXPANSIONS if rng.random() < 0.6]
    for key in CHOICES:
        if key not in options and key != "edition":
            options[key] = rng.choice(CHOICES[key])
    return adapter.MatchSetup(2 if seed % 5 == 1 else 2 + seed % 7, options)


def space(state: State, rng: Random) -> list[Action]:
    deck = state.setup.deck
    pairs = rng.sample(list(combinations(deck, 2)), 40)
    hands = [pair for hand in state.hands for pair in combinations(hand, 2)]
    return [
        *(Action("bid", (bid,)) for bid in range(-1, 30)),
        *(Action("load", (load,)) for load in range(3)),
        *(Action("play", (card,)) for card in range(len(CODES))),
        *(Action("lead", (seat,)) for seat in range(-1, 9)),
        *(Action("first", (seat,)) for seat in range(-1, 9)),
        *(Action("wager", (points,)) for points in (-10, 0, 5, 10, 15, 20, 30)),
        *(Action("adjust", (by,)) for by in range(-2, 3)),
        *(Action("discard", items) for items in {*pairs, *hands, *((card,) for card in deck), (), (1, 1)}),
        *(Action("deal", cards) for cards in (deck, deck[::-1], deck[1:], (*deck[1:], deck[1]), deck[:3])),
        *(Action(verb, items) for verb in ("bid", "play", "nonsense") for items in ((), (1, 2))),
    ]


def sample_other_world(state: State, seat: Seat | None, rng: Random) -> State:
    """Deal at random what `seat` cannot see; replace other seats' open bids and loads by random ones."""
    other = state.copy()
    hidden = [who for who in range(state.setup.seats) if who != seat]
    others_drew = state.drawn if state.decider != seat else ()
    places = [card for who in hidden for card in state.hands[who]] + [*state.ghost, *state.stock]
    thrower, thrown = state.discarded or (seat, ())
    if thrower != seat:
        places += thrown
    shown = set(state.shown[1]) if state.shown is not None and state.shown[0] == seat else set()
    moved: dict[int, int] = {}
    for known in (True, False):
        # Cards that Juanita has shown may only change places with each other.
        group = [card for card in places if (card in shown) == known]
        moved.update(zip(group, rng.sample(group, len(group)), strict=True))
    for who in hidden:
        other.hands[who] = sorted(moved[card] for card in state.hands[who])
    other.ghost = tuple(moved[card] for card in state.ghost)
    other.stock = tuple(moved[card] for card in state.stock)
    if thrower is not None and thrower != seat:
        other.discarded = (thrower, tuple(sorted(moved[card] for card in thrown)))
    other.drawn = tuple(moved[card] for card in others_drew) if others_drew else state.drawn
    if state.shown is not None and state.shown[0] != seat:
        other.shown = (state.shown[0], tuple(sorted(moved.get(card, card) for card in state.shown[1])))
    for who in hidden:
        if state.phase == BID and other.bids[who] is not None:
            other.bids[who] = rng.randrange(state.dealt + 1)
        if state.phase == LOAD and other.loads[who] is not None:
            other.loads[who] = rng.randrange(2)
    return other


def reveals(event: Any) -> bool:
    """Return whether the event shows all bids, all loads or Graybeard's card."""
    return isinstance(event, (BidsShown, LoadsShown)) or (isinstance(event, Played) and event.seat == 2)


def tells(event: Any, seat: Seat | None) -> bool:
    """Return whether the seat draws from the stock (Bendt) or is shown it (Juanita)."""
    return (
        isinstance(event, TrickOver) and event.trick.power in (BENDT, JUANITA) and event.trick.winner == seat
    )


points = adapter.rounds_added


def check(state: State) -> None:
    """Check that every card of the deck is in exactly one place (SK-4.2)."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.ghost, *state.stock, *(HELD[card] for _, card in state.trick)]
    cards += [HELD[card] for trick in state.tricks for _, card in trick.plays]
    cards += state.discarded[1] if state.discarded is not None else ()
    assert sorted(cards) == list(state.setup.deck if state.round else ())
    taken = sum(1 for trick in state.tricks if trick.winner is not None and trick.winner < state.setup.seats)
    assert sum(state.won) == taken


def leaks(game: AnyGame) -> Mapping[str, AnyGame]:
    def view(state: State, seat: Seat | None) -> Any:
        """Reveal Graybeard's or the next player's first card, as a harmless-looking number."""
        seen = game.view(state, seat)
        return seen if seat is None else replace(seen, stock_left=sum(state.hands[seat - 1]))

    def step(state: State, seat: Seat, action: Action) -> list[Any]:
        """Reveal the bid in the event that says that a seat has bid."""
        events = game.step(state, seat, action)
        return [(*event, action.items) if isinstance(event, HasBid) else event for event in events]

    def spectator(state: State, seat: Seat | None) -> Any:
        """Reveal the hand of seat 0 to spectators."""
        seen = game.view(state, seat)
        return seen if seat is not None else replace(seen, hand=tuple(state.hands[0]))

    return {
        "view": replace(game, view=view),
        "event": replace(game, step=step),
        "spectator": replace(game, view=spectator),
    }
