"""The rules of Skull as a game's functions: who must act, what is legal and why, and what a move does.

`choices` alone decides what is legal. `find_refusal` explains what it leaves out; `step` trusts its caller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from engine.core import DEALER, Choice, Refusal, Rng, Seat, is_allowed
from engine.skull import bets
from engine.skull.discs import Disc, remove_discs
from engine.skull.public import PASS, Action, Added, AllPlaced, Called, HasPlaced, Lot, Passed, Shown
from engine.skull.state import BID, FIRST, FLIP, LOSE, LOT, OVER, PLACE, SHUFFLE, TURN, State
from engine.tricks import left_of


def to_act(s: State) -> tuple[Seat, ...]:
    """Return the seats that must act; while first discs are laid, those that have not laid one yet."""
    return s.waiting


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
    moves, hidden = _moves(s, seat), s.to_show(seat)
    return (*moves, *_one_of("show", hidden)) if hidden else moves


def _dealer(s: State) -> tuple[Choice, ...]:
    if s.phase == LOT:
        return (Choice("first", tuple(range(s.seats))),)
    if s.phase == SHUFFLE:
        discs = len(s.owned[s.bets[-1].challenger])
        return (Choice("shuffle", tuple(range(discs)), discs, discs),)
    return ()


def _moves(s: State, seat: Seat) -> tuple[Choice, ...]:
    if s.phase == PLACE:
        return _first_discs(s.owned[seat], s.piles[seat]) if s.owned[seat] else ()
    if seat not in s.waiting:
        return ()
    if s.phase == TURN:
        return _adding_or_bidding(s.owned[seat], s.piles[seat], s.total)
    if s.phase == BID:
        return _bidding(s.number, s.total)
    if s.phase == FLIP:
        return _one_of("flip", bets.mats(s))
    if s.phase == LOSE:
        return _one_of("lose", _to_lose(s))
    return _one_of("first", tuple(s.living)) if s.phase == FIRST else ()


# So few discs and numbers are possible that each choice is made once and kept.


@cache
def _one_of(verb: str, items: tuple[int, ...]) -> tuple[Choice, ...]:
    """Return the choice of one of these items."""
    return (Choice(verb, items),)


@cache
def _first_discs(discs: tuple[Disc, ...], laid: tuple[Disc, ...]) -> tuple[Choice, ...]:
    """Return the choice of a first disc; it may be changed until the last seat has laid one (R-SR-10)."""
    return (Choice("place", _kinds(discs), chosen=laid or None, revisable=True),)


@cache
def _adding_or_bidding(owned: tuple[Disc, ...], pile: tuple[Disc, ...], total: int) -> tuple[Choice, ...]:
    """Return the choices to add a disc or to challenge (SR-2.3); only that without one in hand (SR-2.5)."""
    hand, numbers = _kinds(remove_discs(owned, pile)), Choice("challenge", tuple(range(1, total + 1)))
    return (Choice("place", hand), numbers) if hand else (numbers,)


@cache
def _bidding(number: int, total: int) -> tuple[Choice, ...]:
    """Return the choices of a higher number that the mats can hold (SR-3.2, R-SR-13), or to pass (SR-3.3)."""
    return (Choice("challenge", tuple(range(number + 1, total + 1))), Choice("pass", (), 0, 0))


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
        if action.verb in ("challenge", "pass") and s.phase in (BID, FLIP) and (seat, PASS) in s.calls:
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
        return Refusal("SR-4.1" if items == s.waiting else "SR-4.2")
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
    discs = len(s.owned[s.bets[-1].challenger])
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
        s.face_down[seat] += 1
        s.waiting = (_next_player(s, seat),)
        events.append(Added(seat, s.face_down[seat]))
        return
    s.piles[seat], s.face_down[seat] = items, 1
    events.append(HasPlaced(seat))
    s.waiting = tuple([other for other in s.waiting if other != seat])
    if not s.waiting:
        assert s.first is not None
        s.turn += 1
        s.phase, s.waiting = TURN, (s.first,)
        s.laid, s.shown = ((),) * s.seats, ()
        events.append(AllPlaced(s.first))


def _next_player(s: State, seat: Seat) -> Seat:
    """Return the next player clockwise who has discs and has not passed."""
    following = left_of(seat, s.seats)
    while not s.owned[following] or (following, PASS) in s.calls:
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
    following = _next_player(s, seat)
    s.phase, s.waiting = BID, (following,)
    if following == s.bidder or s.number == s.total:
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
