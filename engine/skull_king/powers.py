"""The pirates' powers (SK-12): who earns which, what may be chosen, what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core import Choice, Seat
from engine.skull_king.cards import BENDT, HARRY, JUANITA, RASCAL, ROSIE, Card
from engine.skull_king.public import Action, PowerUsed, View
from engine.skull_king.state import POWER, State

BENDT_DRAWS: Final = 2
WAGERS: Final = (0, 10, 20)
ADJUSTMENTS: Final = (-1, 0, 1)

RULES: Final[Mapping[str, str]] = {
    "lead": "SK-12.2",
    "discard": "SK-12.3",
    "wager": "SK-12.5",
    "adjust": "SK-12.7",
}
"""By verb, the rule that limits what may be chosen."""


def earn(s: State, seat: Seat, pirate: Card, events: list[Any]) -> bool:
    """Start the pirate's power for the winner of a trick; return True if a decision is due (SK-12.1b).

    After the last trick only Harry's is left (SK-12.1c), and a wager where the option allows it (R-SK-14).
    """
    if pirate == HARRY:
        s.harry = seat
        return False
    if not s.hands[seat] and not (pirate == RASCAL and s.setup.options.rascal_bet_on_last_trick):
        return False
    if pirate == JUANITA:
        # R-SK-16: she shows the stock as it is now, sorted, so that the order of Bendt's draw stays hidden.
        s.shown = (seat, tuple(sorted(s.stock)))
        _announce(s, PowerUsed(seat, pirate, len(s.stock)), events)
        return False
    if pirate == BENDT:
        # R-SK-15: draw as many as are left; who draws nothing discards nothing.
        s.drawn, s.stock = s.stock[:BENDT_DRAWS], s.stock[BENDT_DRAWS:]
        if not s.drawn:
            return False
        s.hands[seat] = sorted([*s.hands[seat], *s.drawn])
    s.power, s.decider, s.phase = pirate, seat, POWER
    return True


def choice(s: State, seat: Seat) -> Choice:
    """Return the choice that the seat which won with a pirate must make now."""
    if s.power == ROSIE:
        # R-SK-25: Graybeard cannot be named.
        return Choice("lead", tuple(range(s.setup.seats)))
    if s.power == BENDT:
        return Choice("discard", tuple(s.hands[seat]), len(s.drawn), len(s.drawn))
    return Choice("wager", WAGERS)


def adjustment(s: State, seat: Seat) -> Choice:
    """Return how Harry's owner may change the bid: by one, within the cards dealt (SK-12.7, R-SK-17)."""
    bid = s.bids[seat] or 0
    return Choice("adjust", tuple(by for by in ADJUSTMENTS if 0 <= bid + by <= s.dealt))


def settle(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> Seat:
    """Carry out the decision and return the seat that leads next: the winner, unless Rosie named another."""
    assert s.power is not None
    pirate, leader, value = s.power, seat, items[0]
    if pirate == ROSIE:
        leader = items[0]
    elif pirate == BENDT:
        # SK-12.3: the cards leave the round face down; only their number is public.
        s.hands[seat] = [card for card in s.hands[seat] if card not in items]
        s.drawn, s.discarded, value = (), (seat, items), len(items)
    else:
        s.wager = (seat, items[0])
    s.power = s.decider = None
    _announce(s, PowerUsed(seat, pirate, value), events)
    return leader


def adjust(s: State, seat: Seat, by: int, events: list[Any]) -> None:
    """Announce how Harry's owner changes the bid, before the round is scored (SK-12.7)."""
    _announce(s, PowerUsed(seat, HARRY, by), events)


def _announce(s: State, power: PowerUsed, events: list[Any]) -> None:
    """Record a used power and announce it; it stays public until the next deal."""
    s.used += (power,)
    events.append(power)


def declining_action(view: View) -> Action | None:
    """Return the action that leaves a power unused, for a seat whose time is up (R-SK-26).

    Return None if no power is due.
    """
    for due in view.choices:
        if due.verb == "lead" and view.seat is not None:
            return Action("lead", (view.seat,))
        if due.verb == "discard":
            return Action("discard", tuple(sorted(view.drawn)))
        if due.verb in ("wager", "adjust"):
            return Action(due.verb, (0,))
    return None
