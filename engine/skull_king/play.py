"""Playing cards: turn order, Graybeard's forced card, the effects of a finished trick (SK-2, SK-7, SK-10)."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from engine.core import Seat
from engine.skull_king import powers
from engine.skull_king.cards import HELD, ROLES, SUITED, Card
from engine.skull_king.public import Played, Trick, TrickOver
from engine.skull_king.rounds import finish
from engine.skull_king.state import HARRY, PLAY, State
from engine.skull_king.trick import led_suit, outcome
from engine.tricks import cards_following

CARD_OF: Final = itemgetter(1)
"""Return the card of a play, which is a seat and its card."""


def playable(s: State, seat: Seat) -> tuple[Card, ...]:
    """Return what `seat` may play now (SK-6.2), in hand order; a wild card once in each role (SK-6.6)."""
    led = led_suit(map(CARD_OF, s.trick), s.setup.options)
    cards = cards_following(s.hands[seat], SUITED, led)
    if ROLES.keys().isdisjoint(cards):
        return tuple(cards)
    return tuple(role for card in cards for role in ROLES.get(card, (card,)))


def order_of_play(s: State, leader: Seat) -> tuple[Seat, ...]:
    """Return the turn order, clockwise from the leader (SK-2.1).

    Graybeard is second (SK-10.4), or leads himself (SK-10.6).
    """
    ghost = s.setup.ghost
    if ghost is None:
        return s.setup.clockwise[leader]
    if leader != ghost:
        return (leader, ghost, 1 - leader)
    if s.setup.options.ghost_lead_order == "rotate":
        second = s.order[(s.order.index(ghost) + 1) % len(s.order)]
    else:
        second = s.opener
    return (ghost, second, 1 - second)


def lead(s: State, leader: Seat, events: list[Any]) -> None:
    """Open the next trick (SK-7.10); Graybeard turns his card at once if it is his turn."""
    s.order = order_of_play(s, leader)
    s.trick = ()
    s.phase = PLAY
    if s.setup.ghost is not None:
        _turn_ghost_card(s, events)


def play(s: State, seat: Seat, items: tuple[int, ...], events: list[Any]) -> None:
    """Play a card, for good (SK-6.7); the last card of the trick closes it."""
    s.turn += 1
    card = items[0]
    s.hands[seat].remove(HELD[card])
    s.trick += ((seat, card),)
    events.append(Played(seat, card))
    if s.setup.ghost is not None:
        _turn_ghost_card(s, events)
    if len(s.trick) == len(s.order):
        _close(s, events)


def continue_round(s: State, leader: Seat, events: list[Any]) -> None:
    """Open the next trick; after the last one ask for Harry's adjustment, then score (SK-12.8)."""
    if s.hands[0]:
        lead(s, leader, events)
    elif s.harry is not None:
        s.phase = HARRY
    else:
        finish(s, 0, events)


def _turn_ghost_card(s: State, events: list[Any]) -> None:
    """Turn Graybeard's top card if it is his turn, whatever was led (SK-10.5).

    His Tigress is an escape (SK-10.7). He never plays last, so this cannot complete a trick.
    """
    ghost = s.setup.ghost
    if ghost not in s.order[len(s.trick) : len(s.trick) + 1]:
        return
    top, s.ghost = s.ghost[0], s.ghost[1:]
    card = ROLES[top][1] if top in ROLES else top
    s.trick += ((ghost, card),)
    events.append(Played(ghost, card))


def _close(s: State, events: list[Any]) -> None:
    """Decide the trick, book its bonuses, then start the pirate's power or the next lead (SK-12.8)."""
    seats = s.order
    end = outcome([card for _, card in s.trick], s.setup.options)
    winner = None if end.winner is None else seats[end.winner]
    leader = seats[end.next_leader]
    # SK-10.8, SK-10.9: a trick that Graybeard wins, and a loot that he plays, bring no points.
    scores = winner is not None and winner != s.setup.ghost
    loot: tuple[tuple[Seat, Seat], ...] = ()
    if end.loot and scores:
        loot = tuple((seats[a], seats[b]) for a, b in end.loot if seats[a] != s.setup.ghost)
    power = end.pirate if scores and s.setup.options.powers else None
    trick = Trick(
        len(s.tricks) + 1,
        s.trick,
        winner,
        leader,
        end.rule,
        end.bonuses if scores else (),
        loot,
        power,
        end.other_count if scores else None,
    )
    s.tricks += (trick,)
    s.last_trick = trick
    s.trick = ()
    events.append(TrickOver(trick))
    if winner is not None and scores:
        s.won[winner] += 1
        s.captured[winner] += trick.bonuses
        s.loot += loot
    if power is None or not powers.earn(s, leader, power, events):
        continue_round(s, leader, events)
