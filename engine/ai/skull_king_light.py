"""The quick policy that plays out worlds of Skull King: it looks only at card strength and at its bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ai.playouts import Outcome
from engine.ai.skull_king_chances import chances_at_deal, expected_points, odds_of
from engine.core import RoundOver, Seat
from engine.skull_king.cards import (
    HELD,
    KIND,
    KING,
    KRAKEN,
    MERMAID,
    NUMBER,
    PIRATE,
    RANK,
    SUIT,
    TRUMP,
    WHALE,
    Card,
)
from engine.skull_king.options import Options
from engine.skull_king.play import playable
from engine.skull_king.powers import adjustment, choice
from engine.skull_king.public import Action
from engine.skull_king.rules import step, to_act
from engine.skull_king.scoring import COUNTINGS
from engine.skull_king.state import BID, HARRY, LOAD, PLAY, State
from engine.skull_king.trick import led_suit
from engine.tricks import NO_SUIT

TRUMPS, MERMAIDS, PIRATES, KINGS = 20, 40, 45, 50


def _strength(card: Card) -> int:
    """Return a card's strength as a lead: its rank, trumps above other numbers, characters above trumps."""
    if KIND[card] == NUMBER:
        return RANK[card] + (TRUMPS if SUIT[card] == TRUMP else 0)
    return {MERMAID: MERMAIDS, PIRATE: PIRATES, KING: KINGS}.get(KIND[card], 0)


STRENGTH: Final = tuple(map(_strength, range(len(HELD))))


def play_out(s: State, seat: Seat, action: Action | None) -> Outcome:
    """Play the round to its end in place, after this action of the seat, if any; return its outcome.

    In a simultaneous phase the seat acts before the others.
    """
    met = s.exact
    while True:
        if action is None:
            seat = to_act(s)[0]
            action = light(s, seat)
        for event in step(s, seat, action):
            if isinstance(event, RoundOver):
                exact = [now > then for now, then in zip(s.exact, met, strict=True)]
                return Outcome(event.points, tuple(exact))
        action = None


def light(s: State, seat: Seat) -> Action:
    """Choose a legal action of the seat that is to act, fast enough for playouts."""
    phase = s.phase
    if phase == PLAY:
        return Action("play", (_choose_card(s, seat),))
    if phase == BID:
        return Action("bid", (light_bid(s.hands[seat], s, seat == s.opener),))
    if phase == LOAD:
        return Action("load", (0,))
    if phase == HARRY:
        gap = s.won[seat] - (s.bids[seat] or 0)
        items = adjustment(s, seat).items
        return Action("adjust", (gap if gap in items else 0,))
    due = choice(s, seat)
    if due.verb == "lead":
        return Action("lead", (seat,))
    if due.verb == "discard":
        weakest_first = sorted(due.items, key=STRENGTH.__getitem__, reverse=_tricks_needed(s, seat) <= 0)
        return Action("discard", tuple(sorted(weakest_first[: due.least])))
    return Action("wager", (0,))


def light_bid(hand: Sequence[Card], s: State, leads: bool) -> int:
    """Return the bid with the best expected points, from a cached table of each card's chance."""
    chances = chances_at_deal(s.setup.options, s.setup.hands - 1, len(hand), leads)
    distribution = odds_of([chances[card] for card in hand])
    counting = COUNTINGS[s.setup.options.scoring, None]
    return max(
        range(len(hand) + 1), key=lambda bid: expected_points(distribution, counting, len(hand), bid, 0)
    )


def _tricks_needed(s: State, seat: Seat) -> int:
    return (s.bids[seat] or 0) - s.won[seat]


def _choose_card(s: State, seat: Seat) -> Card:
    """Return the cheapest winning card while tricks are needed, else the strongest card that loses."""
    cards = playable(s, seat)
    if len(cards) == 1:
        return cards[0]
    table = [card for _, card in s.trick]
    strength = STRENGTH.__getitem__
    wanted = _tricks_needed(s, seat) > 0
    if not table:
        return max(cards, key=strength) if wanted else min(cards, key=strength)
    wins = _winners(cards, table, s.setup.options)
    last = len(table) + 1 == len(s.order)
    if wanted:
        if not wins:
            return min(cards, key=strength)
        return min(wins, key=strength) if last else max(wins, key=strength)
    losers = [card for card in cards if card not in wins]
    if losers:
        return max(losers, key=strength)
    return max(cards, key=strength) if last else min(cards, key=strength)


def _winners(cards: Sequence[Card], table: Sequence[Card], options: Options) -> list[Card]:
    """Return the cards of `cards` that would win the trick so far.

    Of a leviathan's effects, only the destruction of the trick is considered.
    """
    kinds = [KIND[card] for card in table]
    if KRAKEN in kinds:
        return []
    if WHALE in kinds:
        ahead = max([RANK[card] for card in table])
        return [card for card in cards if RANK[card] > ahead]
    if MERMAID in kinds and KING in kinds:
        return []
    suit = led_suit(table, options)
    ahead = max([STRENGTH[card] for card in table if SUIT[card] in (suit, TRUMP, NO_SUIT)] or [0])
    if ahead == KINGS:
        return [card for card in cards if KIND[card] == MERMAID]
    if MERMAID in kinds:
        # A mermaid on the table takes the king; other characters rank among themselves.
        return [card for card in cards if ahead < STRENGTH[card] < KINGS]
    if suit == NO_SUIT:
        return [card for card in cards if STRENGTH[card] > ahead]
    return [card for card in cards if STRENGTH[card] > ahead and SUIT[card] in (suit, TRUMP, NO_SUIT)]
