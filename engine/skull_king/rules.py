"""The rules of Skull King as a game's functions: who must act, what is legal and why, what a move does.

`choices` alone decides what is legal. `find_refusal` explains what it leaves out; `step` trusts its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from engine.core import DEALER, Choice, Refusal, Rng, Seat, is_allowed
from engine.skull_king import play, powers, rounds
from engine.skull_king.cards import HELD, ROLES
from engine.skull_king.public import LOADS, Action, BidsShown, HasBid, HasLoaded, LoadsShown, Lot
from engine.skull_king.state import BID, DEAL, HARRY, LOAD, LOT, OVER, PLAY, POWER, State


def to_act(s: State) -> tuple[Seat, ...]:
    """Return the seats that must act; in a simultaneous phase those that have not answered yet."""
    if s.phase == PLAY:
        return (s.order[len(s.trick)],)
    if s.phase in (BID, LOAD):
        return tuple([seat for seat, answer in enumerate(_answers(s)) if answer is None])
    if s.phase == POWER and s.decider is not None:
        return (s.decider,)
    if s.phase == HARRY and s.harry is not None:
        return (s.harry,)
    return () if s.phase == OVER else (DEALER,)


def turn(s: State) -> int:
    """Return the number of the present decision; it stays the same while secret answers come in."""
    return s.turn


def choices(s: State, seat: Seat) -> tuple[Choice, ...]:
    """Return what `seat` may do now, in a simultaneous phase even after its answer (R-SK-07)."""
    phase = s.phase
    if phase == PLAY:
        if seat != s.order[len(s.trick)]:
            return ()
        return (Choice("play", play.playable(s, seat)),)
    if seat == DEALER:
        if phase == LOT:
            return (Choice("first", tuple(range(s.setup.seats))),)
        deck = s.setup.deck
        return (Choice("deal", deck, len(deck), len(deck)),) if phase == DEAL else ()
    if phase in (BID, LOAD) and 0 <= seat < s.setup.seats:
        if phase == BID:
            return _secret_choice("bid", s.dealt + 1, s.bids[seat])
        return _secret_choice("load", len(LOADS), s.loads[seat])
    if phase == POWER and seat == s.decider:
        return (powers.choice(s, seat),)
    if phase == HARRY and seat == s.harry:
        return (powers.adjustment(s, seat),)
    return ()


@cache
def _secret_choice(verb: str, numbers: int, answer: int | None) -> tuple[Choice, ...]:
    """Return a choice among numbers from 0 in a simultaneous phase, with the seat's present answer."""
    return (Choice(verb, tuple(range(numbers)), 1, 1, None if answer is None else (answer,), True),)


def find_refusal(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Return None for a legal action, else the rule that forbids it and what that rule leaves."""
    if s.phase == OVER:
        return Refusal("T-5")
    open_to_seat = choices(s, seat)
    if not open_to_seat:
        return Refusal("T-1")
    if is_allowed(open_to_seat, action):
        return None
    choice = open_to_seat[0]
    if action.verb != choice.verb:
        return Refusal("T-2")
    return _WHY_NOT.get(choice.verb, _not_offered)(s, seat, action, choice)


def step(s: State, seat: Seat, action: Action) -> list[Any]:
    """Carry out a legal action in place and return the public events."""
    events: list[Any] = []
    _STEPS[action.verb](s, seat, action.items, events)
    return events


def chance_action(s: State, rng: Rng) -> Action:
    """Return the dealer's next action: the lot (SK-3.2), or a deal of the whole shuffled deck (SK-4.2)."""
    if s.phase == LOT:
        return Action("first", (rng.randrange(s.setup.seats),))
    return Action("deal", tuple(rng.sample(s.setup.deck, len(s.setup.deck))))


# Why not: each verb's own rule.


def _not_offered(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a number that the rule does not offer."""
    if len(action.items) != 1:
        return Refusal("T-3")
    ids = s.setup.edition.rules
    rule = {"first": ids.lot, "bid": ids.bid, "load": "SK-9.6", **powers.RULES}[choice.verb]
    return Refusal(rule, choice.items)


def _not_dealt(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a deal with too few cards for the hands (SK-4.3) or other than the whole deck (SK-4.2)."""
    ids = s.setup.edition.rules
    size = s.rounds[s.round] * s.setup.hands
    return Refusal(ids.sizes if len(action.items) < size else ids.shuffle)


def _not_playable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse a card that is not held (T-4), has no role declared (SK-6.6) or breaks suit duty (SK-6.2)."""
    if len(action.items) != 1:
        return Refusal("T-3")
    card = action.items[0]
    if not 0 <= card < len(HELD) or HELD[card] not in s.hands[seat]:
        return Refusal("T-4", choice.items)
    ids = s.setup.edition.rules
    return Refusal(ids.wild, ROLES[card]) if card in ROLES else Refusal(ids.follow, choice.items)


def _not_discardable(s: State, seat: Seat, action: Action, choice: Choice) -> Refusal:
    """Refuse cards that are not in the hand (T-4), or other than as many as were drawn (SK-12.3)."""
    if not set(action.items) <= set(choice.items):
        return Refusal("T-4", choice.items)
    return Refusal(powers.RULES["discard"], choice.items)


_WHY_NOT: Final[Mapping[str, Callable[[State, Seat, Action, Choice], Refusal]]] = {
    "deal": _not_dealt,
    "play": _not_playable,
    "discard": _not_discardable,
}


# Step: each verb's effect.


def _answers(s: State) -> list[int | None]:
    """Return the answers of the open simultaneous phase, by seat."""
    return s.bids if s.phase == BID else s.loads


def _first(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    s.dealer = items[0]
    s.phase = DEAL
    events.append(Lot(s.dealer))


def _deal(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    rounds.deal(s, items, events)
    s.order = play.order_of_play(s, s.opener)


def _bid(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Store a secret bid; the last one shows all bids at once (SK-5.1)."""
    s.bids[seat] = items[0]
    events.append(HasBid(seat))
    if None in s.bids:
        return
    s.turn += 1
    events.append(BidsShown(tuple(bid for bid in s.bids if bid is not None)))
    if s.setup.options.cannon_loads:
        s.phase = LOAD
    else:
        play.lead(s, s.opener, events)


def _load(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Store a secret load; the last one shows all at once, before the first card (SK-9.6, R-SK-12)."""
    s.loads[seat] = items[0]
    events.append(HasLoaded(seat))
    if None in s.loads:
        return
    s.turn += 1
    events.append(LoadsShown(tuple(LOADS[load] for load in s.loads if load is not None)))
    play.lead(s, s.opener, events)


def _settle(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    play.continue_round(s, powers.settle(s, seat, items, events), events)


def _adjust(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    powers.adjust(s, seat, items[0], events)
    rounds.finish(s, items[0], events)


_STEPS: Final[Mapping[str, Callable[[State, Seat, tuple[int, ...], list[Any]], None]]] = {
    "first": _first,
    "deal": _deal,
    "bid": _bid,
    "load": _load,
    "play": play.play,
    "lead": _settle,
    "discard": _settle,
    "wager": _settle,
    "adjust": _adjust,
}
