"""Plain English texts about Skull for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.core import MatchOver, RoundOver
from engine.skull.discs import CODES, Disc
from engine.skull.public import (
    PASS,
    Added,
    AllPlaced,
    Bet,
    BetOver,
    Called,
    Challenger,
    DiscLost,
    First,
    Flipped,
    HasPlaced,
    Lot,
    Out,
    Passed,
    Shown,
    View,
)


def tell(event: Any) -> str:
    """Return one line about an event."""
    return _LINES[type(event)](event)


def show(view: View) -> list[str]:
    """Return a view as lines: progress, mats, bidding, and the own discs if there are any."""
    lines = [f"round {view.round}, {view.phase}; won {_row(view.won)}"]
    lines.append(f"  discs left {_row(view.discs)}, on the mats {_row(view.heights)}")
    if view.calls:
        said = (f"{seat} {'passes' if number == PASS else number}" for seat, number in view.calls)
        lines.append(f"  bidding: {', '.join(said)}")
    if view.flips:
        lines.append(f"  flipped: {', '.join(f'{seat} {CODES[disc]}' for seat, disc in view.flips)}")
    if view.last_bet is not None:
        lines.append(f"  last bet: {_end(view.last_bet)}")
    for name, discs in (("holds", view.hand), ("has placed", view.pile), ("has lost", view.lost)):
        if discs:
            lines.append(f"  seat {view.seat} {name}: {_discs(discs)}")
    return lines


def _row(values: Iterable[Any]) -> str:
    return " ".join(map(str, values))


def _discs(discs: Iterable[Disc]) -> str:
    return _row(CODES[disc] for disc in discs)


def _end(bet: Bet) -> str:
    outcome = "wins" if bet.skull is None else f"flips the skull of seat {bet.skull}"
    return f"seat {bet.challenger} bets {bet.number} and {outcome}"


_LINES: Final[Mapping[type, Callable[[Any], str]]] = {
    Lot: lambda e: f"the lot lets seat {e.first} begin",
    HasPlaced: lambda e: f"seat {e.seat} has placed a first disc",
    AllPlaced: lambda e: f"all first discs lie there; seat {e.first} begins",
    Added: lambda e: f"seat {e.seat} adds a disc: {e.height}",
    Called: lambda e: f"seat {e.seat} says {e.number}",
    Passed: lambda e: f"seat {e.seat} passes",
    Challenger: lambda e: f"seat {e.seat} must flip {e.number}",
    Flipped: lambda e: f"seat {e.seat} flips a {CODES[e.disc]} of seat {e.mat}",
    BetOver: lambda e: _end(e.bet),
    DiscLost: lambda e: f"seat {e.seat} loses a disc and has {e.left}",
    Out: lambda e: f"seat {e.seat} is out",
    First: lambda e: f"seat {e.seat} begins the next round",
    Shown: lambda e: f"seat {e.seat} shows a {CODES[e.disc]} (disc {e.position} of the pile)",
    RoundOver: lambda e: f"round {e.round} is over",
    MatchOver: lambda e: "the match is over",
}
