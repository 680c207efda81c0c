"""The rules of Skull as a game's functions: who must act, what is legal and why, and what a move does.

`choices` alone decides what is legal. `find_refusal` explains what it leaves out; `step` trusts its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from engine.core import DEALER, Choice, Refusal, Rng, Seat, is_allowed
from engine.skull import bets
from engine.skull.discs import Disc
from engine.skull.public import PASS, Action, Added, AllPlaced, Called, HasPlaced, Lot, Passed, Shown
from engine.skull.state import BID, FIRST, FLIP, LOSE, LOT, OVER, PLACE, SHUFFLE, TURN, State
from engine.tricks import left_of


def to_act(s: State) -> tuple[Seat, ...]:
    """Return the seats that must act; while first discs are laid, those that have not laid one yet."""
    if s.phase == OVER:
        return ()
    if s.phase in (LOT, SHUFFLE):
        return (DEALER,)
    if s.phase == PLACE:
        return tuple([seat for seat, discs in enumerate(s.owned) if discs and not s.piles[seat]])
    assert s.active is not None
    return (s.active,)


def turn(s: State) -> int:
    """Return the number of the present decision; it stays the same while first discs come in."""
    return s.turn


def choices(s: State, seat: Seat) -> tuple[Choice, ...]:
    """Return what `seat` may do now: its move, and after a bet showing own discs nobody has seen (SR-4.6)."""
    if s.phase == OVER:
        return ()
    if seat == DEALER:
        return _dealer(s)
    if not 0 <= seat < s.seats:
        return ()
    shown = s.to_show(seat)
    return (*_moves(s, seat), *((Choice("show", shown),) if shown else ()))


def _dealer(s: State) -> tuple[Choice, ...]:
    if s.phase == LOT:
        return (Choice("first", tuple(range(s.seats))),)
    if s.phase == SHUFFLE and s.active is not None:
        discs = len(s.owned[s.active])
        return (Choice("shuffle", tuple(range(discs)), discs, discs),)
    return ()


def _moves(s: State, seat: Seat) -> tuple[Choice, ...]:
    if s.phase == PLACE:
        if not s.owned[seat]:
            return ()
        # R-SR-10: first discs are laid at once, so each may be changed until the last seat has laid one.
        return (Choice("place", _kinds(s.owned[seat]), chosen=s.piles[seat] or None, revisable=True),)
    if seat != s.active:
        return ()
    if s.phase == TURN:
        # SR-2.3: add or challenge; SR-2.5: without a disc in hand only the challenge is left.
        hand, numbers = s.hand(seat), Choice("challenge", tuple(range(1, s.total + 1)))
        return (Choice("place", _kinds(hand)), numbers) if hand else (numbers,)
    if s.phase == BID:
        # SR-3.2, R-SR-13: any higher number that the mats can hold; SR-3.3: or pass.
        return (Choice("challenge", tuple(range(s.number + 1, s.total + 1))), Choice("pass", (), 0, 0))
    if s.phase == FLIP:
        return (Choice("flip", bets.mats(s)),)
    if s.phase == LOSE:
        return (Choice("lose", _to_lose(s)),)
    return (Choice("first", tuple(s.living)),) if s.phase == FIRST else ()


@cache
def _kinds(discs: tuple[Disc, ...]) -> tuple[Disc, ...]:
    """Return each kind of disc once, because roses cannot be told apart."""
    return tuple(sorted(set(discs)))


def _to_lose(s: State) -> tuple[int, ...]:
    """Return what may be lost: positions of shuffled discs (SR-5.3), own discs for an own skull (SR-5.4)."""
    if s.shuffled:
        return tuple(range(len(s.shuffled)))
    return _kinds(s.owned[s.bets[-1].challenger])


def find_refusal(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Return None for a legal action, else the rule that forbids it and what that rule leaves."""
    if s.phase == OVER:
        return Refusal("T-5")
    open_to_seat = choices(s, seat)
    if is_allowed(open_to_seat, action):
        return None
    if 0 <= seat < s.seats:
        if action.verb == "show":
            # SR-4.6: only after a bet, only own discs, only those that nobody has seen.
            return Refusal("SR-4.6")
        if action.verb in ("challenge", "pass") and s.phase in (BID, FLIP) and seat in s.passed:
            return Refusal("SR-3.3")
    moves = [choice for choice in open_to_seat if choice.verb != "show"]
    if not moves:
        return Refusal("T-1")
    choice = next((choice for choice in moves if choice.verb == action.verb), None)
    if choice is None:
        return _why_not_verb(s, action.verb)
    return _why_not_items(s, action, choice)


def _why_not_verb(s: State, verb: str) -> Refusal:
    """Return the refusal of a move at the wrong moment."""
    if s.phase == PLACE and verb in ("challenge", "pass"):
        # R-SR-10: nobody may act before all first discs are laid.
        return Refusal("R-SR-10")
    if s.phase == TURN and verb == "pass":
        return Refusal("SR-2.3")
    if s.phase == TURN and verb == "place":
        return Refusal("SR-2.5")
    if s.phase == BID and verb == "place":
        # R-SR-03: once a challenge is open, nobody places any more.
        return Refusal("SR-2.7")
    return Refusal("T-2")


def _why_not_items(s: State, action: Action, choice: Choice) -> Refusal:
    """Return the refusal of an action whose verb is open but whose items are not."""
    items = choice.items
    if len(action.items) != 1 and choice.verb != "shuffle":
        return Refusal("T-3")
    if choice.verb == "place":
        return Refusal("SR-2.1", items)
    if choice.verb == "challenge":
        # No number may exceed the discs on the mats; below that, only numbers above the highest bid are open.
        bounded = 1 <= action.items[0] <= items[-1]
        return Refusal("SR-3.2" if bounded else "SR-3.1", items)
    if choice.verb == "flip":
        return Refusal("SR-4.1" if items == (s.active,) else "SR-4.2")
    if choice.verb == "lose":
        return Refusal("SR-5.3") if s.shuffled else Refusal("SR-5.4", items)
    if choice.verb == "first":
        return Refusal("SR-1.2" if s.phase == LOT else "SR-5.7")
    return Refusal("SR-5.3")


def step(s: State, seat: Seat, action: Action) -> list[Any]:
    """Carry out a legal action in place and return the public events."""
    events: list[Any] = []
    _STEPS[action.verb](s, seat, action.items, events)
    return events


def chance_action(s: State, rng: Rng) -> Action:
    """Return the dealer's next action: the lot (SR-1.2), or the shuffle before a disc is lost (SR-5.3)."""
    if s.phase == LOT:
        return Action("first", (rng.randrange(s.seats),))
    assert s.active is not None
    discs = len(s.owned[s.active])
    return Action("shuffle", tuple(rng.sample(range(discs), discs)))


# Step: each verb's effect.


def _first(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    if s.phase == LOT:
        events.append(Lot(items[0]))
    bets.begin(s, items[0], events)


def _place(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    if s.phase == TURN:
        # SR-2.2: one disc, then the next player clockwise.
        s.turn += 1
        s.piles[seat] += items
        s.active = _next_player(s, seat)
        events.append(Added(seat, len(s.piles[seat])))
        return
    s.piles[seat] = items
    events.append(HasPlaced(seat))
    if not to_act(s):
        assert s.first is not None
        s.turn += 1
        s.phase, s.active = TURN, s.first
        s.laid, s.shown = ((),) * s.seats, ()
        events.append(AllPlaced(s.first))


def _next_player(s: State, seat: Seat) -> Seat:
    """Return the next player clockwise who has discs and has not passed."""
    passed = s.passed
    following = left_of(seat, s.seats)
    while not s.owned[following] or following in passed:
        following = left_of(following, s.seats)
    return following


def _challenge(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Bid a number (SR-3.1, SR-3.2); the highest possible one starts the reveal at once (SR-3.5)."""
    s.turn += 1
    s.number, s.bidder = items[0], seat
    s.calls += ((seat, s.number),)
    events.append(Called(seat, s.number))
    _continue_bidding(s, seat, events)


def _pass(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Leave this bidding for good (SR-3.3); the seat's discs on the mat still count (R-SR-04)."""
    s.turn += 1
    s.calls += ((seat, PASS),)
    events.append(Passed(seat))
    _continue_bidding(s, seat, events)


def _continue_bidding(s: State, seat: Seat, events: list[Any]) -> None:
    """Move the bidding on until all others have passed (SR-3.4) or no raise is possible (R-SR-02)."""
    s.phase, s.active = BID, _next_player(s, seat)
    if s.active == s.bidder or s.number == s.total:
        bets.reveal(s, events)


def _flip(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    bets.flip(s, items[0], events)


def _shuffle(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    bets.shuffle(s, items, events)


def _lose(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    s.turn += 1
    bets.lose(s, s.shuffled[items[0]] if s.shuffled else items[0], events)


def _show(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Show an own disc of the last bet, voluntarily and one at a time (SR-4.6, R-SR-11)."""
    s.turn += 1
    shown = Shown(seat, items[0], s.laid[seat][items[0]])
    s.shown += (shown,)
    events.append(shown)


_STEPS: Final[Mapping[str, Callable[[State, Seat, tuple[int, ...], list[Any]], None]]] = {
    "first": _first,
    "place": _place,
    "challenge": _challenge,
    "pass": _pass,
    "flip": _flip,
    "shuffle": _shuffle,
    "lose": _lose,
    "show": _show,
}
