"""Plain English texts about Hearts for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.core import MatchOver, RoundOver, Seat
from engine.french import CODES, Card
from engine.hearts.cards import QUEEN_OF_SPADES
from engine.hearts.public import (
    COLOURS,
    NONE,
    Carded,
    Changed,
    Dealt,
    Exchanged,
    ExtraRound,
    HasPassed,
    HeartsBroken,
    MoonShot,
    Played,
    Trick,
    TrickOver,
    View,
)


def tell(event: Any) -> str:
    """Return one line about an event."""
    return _LINES[type(event)](event)


def show(view: View) -> list[str]:
    """Return a view as lines: progress, the table, and the own cards if there are any."""
    extra = f", between {_row(view.tied)}" if view.tied else ""
    lines = [f"round {view.round}{extra}, {view.phase}; totals {_row(view.totals)}"]
    if view.round:
        hearts = "broken" if view.broken else "not broken"
        lines.append(f"  taken this round {_row(view.taken)}; hearts {hearts}; stars {_row(view.stars)}")
    if view.answered:
        lines.append(f"  have chosen what to pass: {_row(view.answered)}")
    if view.last_trick is not None:
        lines.append(f"  last trick: {_plays(view.last_trick.plays)}: {_end(view.last_trick)}")
    if view.trick:
        lines.append(f"  on the table: {_plays(view.trick)}")
    for name, cards in (("passes", view.given), ("received", view.received), ("holds", view.hand)):
        if cards:
            lines.append(f"  seat {view.seat} {name}: {_row(CODES[card] for card in cards)}")
    return lines


def _row(values: Iterable[Any]) -> str:
    return " ".join(map(str, values))


def _plays(plays: Iterable[tuple[Seat, Card]]) -> str:
    return ", ".join(f"{seat} {CODES[card]}" for seat, card in plays)


def _end(trick: Trick) -> str:
    return f"seat {trick.winner} takes {trick.points}"


def _dealt(event: Dealt) -> str:
    passing = "nothing is passed" if event.direction == NONE else f"three cards go {event.direction}"
    return f"round {event.round}: seat {event.dealer} deals; {passing}"


def _played(event: Played) -> str:
    pum = " (Pum!)" if event.card == QUEEN_OF_SPADES else ""
    return f"seat {event.seat} plays {CODES[event.card]}{pum}"


_LINES: Final[Mapping[type, Callable[[Any], str]]] = {
    Dealt: _dealt,
    HasPassed: lambda e: f"seat {e.seat} has chosen what to pass",
    Exchanged: lambda e: f"the cards go {e.direction}",
    Played: _played,
    Changed: lambda e: f"seat {e.seat} takes {CODES[e.old]} back and plays {CODES[e.new]}",
    HeartsBroken: lambda e: f"seat {e.seat} breaks hearts",
    TrickOver: lambda e: f"trick {e.trick.number}: {_end(e.trick)}",
    MoonShot: lambda e: f"seat {e.seat} shoots the moon",
    Carded: lambda e: f"the referee shows seat {e.seat} a {COLOURS[e.colour]} card: {e.points:+}",
    ExtraRound: lambda e: f"an extra round is played between {_row(e.tied)}",
    RoundOver: lambda e: f"round {e.round} scores {_row(f'{points:+}' for points in e.points)}",
    MatchOver: lambda e: "the match is over",
}
