"""The pirates' powers (SK-12): who earns what, what may be chosen, what it does to the table."""

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
    """SK-12.1b: the winner of a trick uses the pirate's power at once; True when a decision is due.

    SK-12.1c: after the last trick only Harry's is left (and a wager where the table allows it, R-SK-14).
    """
    if pirate == HARRY:
        s.harry = seat
        return False
    if not s.hands[seat] and not (pirate == RASCAL and s.setup.options.rascal_bet_on_last_trick):
        return False
    if pirate == JUANITA:
        # R-SK-16: the stock as it is now. Sorted, so that nobody learns what Bendt would draw.
        s.shown = (seat, tuple(sorted(s.stock)))
        _announce(s, PowerUsed(seat, pirate, len(s.stock)), events)
        return False
    if pirate == BENDT:
        # R-SK-15: as many as there are; nothing drawn, nothing to discard.
        s.drawn, s.stock = s.stock[:BENDT_DRAWS], s.stock[BENDT_DRAWS:]
        if not s.drawn:
            return False
        s.hands[seat] = sorted([*s.hands[seat], *s.drawn])
    s.power, s.decider, s.phase = pirate, seat, POWER
    return True


def choice(s: State, seat: Seat) -> Choice:
    """What the seat that won with a pirate must settle now."""
    if s.power == ROSIE:
        # R-SK-25: Graybeard cannot be named.
        return Choice("lead", tuple(range(s.setup.seats)))
    if s.power == BENDT:
        return Choice("discard", tuple(s.hands[seat]), len(s.drawn), len(s.drawn))
    return Choice("wager", WAGERS)


def adjustment(s: State, seat: Seat) -> Choice:
    """SK-12.7, R-SK-17: Harry's owner may move the bid by one, inside 0..cards dealt."""
    bid = s.bids[seat] or 0
    return Choice("adjust", tuple(by for by in ADJUSTMENTS if 0 <= bid + by <= s.dealt))


def settle(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> Seat:
    """Carry out the decision and return the seat that leads next: the winner, unless Rosie named another."""
    assert s.power is not None
    pirate, leader, value = s.power, seat, items[0]
    if pirate == ROSIE:
        leader = items[0]
    elif pirate == BENDT:
        # SK-12.3: face down and out of the round; only how many is public.
        s.hands[seat] = [card for card in s.hands[seat] if card not in items]
        s.drawn, s.discarded, value = (), (seat, items), len(items)
    else:
        s.wager = (seat, items[0])
    s.power = s.decider = None
    _announce(s, PowerUsed(seat, pirate, value), events)
    return leader


def adjust(s: State, seat: Seat, by: int, events: list[Any]) -> None:
    """SK-12.7: the owner says how the bid is changed, before anything is scored."""
    _announce(s, PowerUsed(seat, HARRY, by), events)


def _announce(s: State, power: PowerUsed, events: list[Any]) -> None:
    """Everybody learns that a power was used, at once and until the next deal."""
    s.used += (power,)
    events.append(power)


def declined(view: View) -> Action | None:
    """R-SK-26: the way not to use a power, for a seat whose time has run out; None when none is due."""
    for due in view.choices:
        if due.verb == "lead" and view.seat is not None:
            return Action("lead", (view.seat,))
        if due.verb == "discard":
            return Action("discard", tuple(sorted(view.drawn)))
        if due.verb in ("wager", "adjust"):
            return Action(due.verb, (0,))
    return None
