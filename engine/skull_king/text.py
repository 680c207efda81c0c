"""Plain English texts about Skull King for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from engine.core import MatchOver, RoundOver, Seat
from engine.skull_king.cards import CODES, Card
from engine.skull_king.public import (
    BidsShown,
    Dealt,
    HasBid,
    HasLoaded,
    LoadsShown,
    Lot,
    Played,
    PowerUsed,
    Trick,
    TrickOver,
    View,
)


def tell(event: Any) -> str:
    """Return one line about an event."""
    return _LINES[type(event)](event)


def show(view: View) -> list[str]:
    """Return a view as lines: progress, the table, and the own hand if there is one."""
    where = f"round {view.round} of {len(view.rounds)}, {view.dealt} cards, {view.phase}"
    lines = [f"{where}; totals {_row(view.totals)}"]
    if view.round:
        bids = _row("?" if bid is None else bid for bid in view.bids)
        lines.append(f"  won {_row(view.won)} of bids {bids}")
    if view.last_trick is not None:
        lines.append(f"  last trick: {_plays(view.last_trick.plays)}: {_end(view.last_trick)}")
    if view.trick:
        lines.append(f"  on the table: {_plays(view.trick)}")
    if view.hand:
        lines.append(f"  seat {view.seat} holds: {_cards(view.hand)}")
    if view.stock is not None:
        lines.append(f"  seat {view.seat} has seen the stock: {_cards(view.stock) or 'nothing'}")
    return lines


def _row(values: Iterable[Any]) -> str:
    return " ".join(map(str, values))


def _cards(cards: Iterable[Card]) -> str:
    return _row(CODES[card] for card in cards)


def _plays(plays: Iterable[tuple[Seat, Card]]) -> str:
    return ", ".join(f"{seat} {CODES[card]}" for seat, card in plays)


def _end(trick: Trick) -> str:
    """Return a text about who took the trick by which rule, and its bonuses."""
    if trick.winner is None:
        return f"destroyed ({trick.rule}), {trick.next_leader} leads"
    extras = [f"{bonus.rule} {bonus.points:+}" for bonus in trick.bonuses]
    extras += [f"{one} allied with {two}" for one, two in trick.loot]
    return f"seat {trick.winner} wins ({trick.rule})" + "".join(f", {extra}" for extra in extras)


_LINES: Final[Mapping[type, Callable[[Any], str]]] = {
    Lot: lambda e: f"the lot makes seat {e.dealer} the first dealer",
    Dealt: lambda e: f"round {e.round}: seat {e.dealer} deals {e.cards} each",
    HasBid: lambda e: f"seat {e.seat} has bid",
    BidsShown: lambda e: f"bids: {_row(e.bids)}",
    HasLoaded: lambda e: f"seat {e.seat} has loaded",
    LoadsShown: lambda e: f"loads: {_row(e.loads)}",
    Played: lambda e: f"seat {e.seat} plays {CODES[e.card]}",
    TrickOver: lambda e: f"trick {e.trick.number}: {_end(e.trick)}",
    PowerUsed: lambda e: f"seat {e.seat} uses {CODES[e.pirate]}: {e.value}",
    RoundOver: lambda e: f"round {e.round} scores {_row(f'{points:+}' for points in e.points)}",
    MatchOver: lambda e: "the match is over",
}
