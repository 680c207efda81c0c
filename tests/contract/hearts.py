"""The contract suite's adapter for Hearts: tables of four and of two in turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from engine.core import AnyGame, RoundOver, Seat
from engine.french import DECK, HEARTS, SUIT
from engine.hearts.cards import PENALTY, QUEEN_OF_SPADES, TWO_OF_CLUBS
from engine.hearts.options import CHOICES
from engine.hearts.public import BLACK, Action, Carded, Exchanged, ExtraRound, HasPassed
from engine.hearts.rounds import places
from engine.hearts.scoring import unresolved
from engine.hearts.state import OVER, PASS, PLAY, State

from . import adapter

SEEDS = 240
SECRET = frozenset({"pass"})


def sample(seed: int) -> adapter.MatchSetup:
    rng = Random(f"hearts {seed}")
    seats = 4 if seed % 2 else 2
    options: dict[str, Any] = {key: rng.choice(values) for key, values in CHOICES.items()}
    if seats == 2:
        del options["limit"]
    options["places"] = [place for place in range(1, seats) if rng.random() < 0.7]
    return adapter.MatchSetup(seats, options)


def space(state: State, rng: Random) -> list[Action]:
    threes = rng.sample(list(combinations(DECK, 3)), 40)
    held = [tuple(sorted(rng.sample(hand, 3))) for hand in state.hands if len(hand) > 2]
    return [
        *(Action(verb, (card,)) for verb in ("play", "change") for card in (*DECK, -1, len(DECK))),
        *(Action("pass", cards) for cards in (*threes, *held, (0, 1), (0, 1, 2, 3), (5, 5, 5), (0, 1, 52))),
        *(Action("card", (item,)) for item in range(-2, 12)),
        *(Action("deal", cards) for cards in (DECK, DECK[::-1], DECK[1:], (*DECK[1:], DECK[1]), DECK[:3])),
        *(Action(verb, items) for verb in ("play", "change", "card", "nonsense") for items in ((), (1, 2))),
    ]


def sample_other_world(state: State, seat: Seat | None, rng: Random) -> State:
    """Deal at random what `seat` cannot see; let the other seats pass other cards.

    Cards that the seat has passed stay with their receiver, and the leader of the first trick holds the two
    of clubs.
    """
    other = state.copy()
    passed = state.given[seat] or () if seat is not None and state.phase != PASS else ()
    known = {*passed, *([TWO_OF_CLUBS] if state.phase == PLAY else [])}
    hidden = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
    free = [card for card in hidden if card not in known]
    moved = dict(zip(free, rng.sample(free, len(free)), strict=True))
    for who, hand in enumerate(state.hands):
        if who == seat:
            continue
        other.hands[who] = sorted(moved.get(card, card) for card in hand)
        given = state.given[who]
        if state.phase == PASS and given is not None:
            other.given[who] = tuple(sorted(rng.sample(other.hands[who], len(given))))
        elif given is not None:
            other.given[who] = tuple(sorted(moved.get(card, card) for card in given))
        other.received[who] = tuple(sorted(moved.get(card, card) for card in state.received[who]))
    return other


def reveals(event: Any) -> bool:
    """Return False: events of Hearts contain only what everybody sees anyway."""
    return False


def tells(event: Any, seat: Seat | None) -> bool:
    """Return whether the event is the exchange, which gives cards and reveals who has the two of clubs."""
    return isinstance(event, Exchanged)


def points(events: Iterable[Any], seats: int) -> list[int]:
    """Return points with those of black cards (H-9.1) but without extra rounds (R-H-07)."""
    totals, extra = [0] * seats, False
    for event in events:
        if isinstance(event, RoundOver):
            if not extra:
                totals = [total + more for total, more in zip(totals, event.points, strict=True)]
            extra = False
        elif isinstance(event, ExtraRound):
            extra = True
        elif isinstance(event, Carded):
            assert event.points == 0 or (event.colour, seats) == (BLACK, 4)
            totals[event.seat] += event.points
    return totals


def check(state: State) -> None:
    """Check that every card is in a hand or on the table and every point counted once (H-1.2, H-2.2)."""
    played = [card for trick in state.tricks for _, card in trick.plays] + [card for _, card in state.trick]
    if state.round:
        assert sorted([*played, *(card for hand in state.hands for card in hand)]) == list(DECK)
    assert sum(state.taken) == sum(PENALTY[card] for trick in state.tricks for _, card in trick.plays)
    breaking = (QUEEN_OF_SPADES,) if state.options.queen_breaks_hearts else ()
    assert state.broken == any(SUIT[card] == HEARTS or card in breaking for card in played)
    assert all(0 <= left <= state.options.undo_per_match for left in state.changes)
    for sheet in state.sheet:
        assert sum(sheet.taken) == 26
        assert sum(sheet.points) == (26 if sheet.moon is None else 26 * (state.seats - 1))
    written = [
        sum(sheet.points[seat] for sheet in state.sheet if not sheet.tied) for seat in range(state.seats)
    ]
    if not sum(state.black) or state.seats == 2:
        assert state.totals == written
    assert all(total >= points for total, points in zip(state.totals, written, strict=True))
    assert state.seats == 4 or sum(state.totals) == 26 * state.ordinary
    if state.phase == OVER:
        assert not unresolved(places(state), state.options.places)


def leaks(game: AnyGame) -> Mapping[str, AnyGame]:
    def view(state: State, seat: Seat | None) -> Any:
        """Reveal whether the neighbour has the queen, as a harmless-looking number."""
        seen = game.view(state, seat)
        if seat is None:
            return seen
        return replace(seen, turn=seen.turn + (QUEEN_OF_SPADES in state.hands[seat - 1]))

    def step(state: State, seat: Seat, action: Action) -> list[Any]:
        """Reveal the chosen cards in the event that says that a seat has chosen."""
        events = game.step(state, seat, action)
        return [(*event, action.items) if isinstance(event, HasPassed) else event for event in events]

    def spectator(state: State, seat: Seat | None) -> Any:
        """Reveal the lowest card of seat 0 to spectators."""
        seen = game.view(state, seat)
        return seen if seat is not None else replace(seen, received=tuple(state.hands[0][:1]))

    return {
        "view": replace(game, view=view),
        "event": replace(game, step=step),
        "spectator": replace(game, view=spectator),
    }
