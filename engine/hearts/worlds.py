"""Possible states of a Hearts match: those that a seat cannot tell from the true one.

Every deal of the unseen cards that the view allows is equally likely. The view rules out that a seat holds a
suit which it did not follow; the cards that this seat passed are with their receiver; and the leader of the
first trick holds the two of clubs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.core import Rng, Seat
from engine.deals import deal_within_masks, mask
from engine.french import DECK, HEARTS, SUIT, SUITS, Card
from engine.hearts.cards import PENALTY, TWO_OF_CLUBS
from engine.hearts.play import breaks_hearts
from engine.hearts.public import NONE, PASSED_ON, View, pass_recipient
from engine.hearts.state import PASS, PLAY, State

BESIDE_HEARTS: Final = tuple(suit for suit in range(len(SUITS)) if suit != HEARTS)
"""The suits that may be led before hearts are broken."""


def world(view: View, rng: Rng) -> State:
    """Return a state with `views.view(state, view.seat) == view`, uniform over the deals the view allows."""
    return worlds(view)(rng)


def worlds(view: View) -> Callable[[Rng], State]:
    """Return `world` for this one view as a function; the facts of the view are computed only once."""
    hidden = _hidden(view)
    known = _known(view, hidden)
    free = [card for card in hidden if not any(card in cards for cards in known.values())]
    sizes = {seat: size - len(known[seat]) for seat, size in _sizes(view, hidden).items()}
    may_hold, public = _may_hold(view, free, sizes), public_state(view)

    def draw(rng: Rng) -> State:
        s = public.copy()
        dealt = deal_within_masks(free, list(sizes.values()), may_hold, rng)
        for seat, cards in zip(sizes, dealt, strict=True):
            s.hands[seat] = sorted((*known[seat], *cards))
        _draw_passed_cards(s, view, rng)
        return s

    return draw


def voids(view: View) -> tuple[frozenset[int], ...]:
    """Return, by seat, the suits that it has been shown to lack in this round.

    A seat that did not follow lacks the suit (H-3.2); one that led a heart too early had only hearts (H-3.5).
    """
    out: list[set[int]] = [set() for _ in range(view.seats)]
    broken = False
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for place, (seat, card) in enumerate(plays):
            if not place and SUIT[card] == HEARTS and not broken:
                out[seat].update(BESIDE_HEARTS)
            elif SUIT[card] != SUIT[plays[0][1]]:
                out[seat].add(SUIT[plays[0][1]])
            broken = broken or breaks_hearts(card, view.options)
    return tuple(map(frozenset, out))


def _hidden(view: View) -> list[Card]:
    """Return the cards that other seats hold."""
    if not view.round:
        return []
    seen = {*view.hand, *(card for trick in view.tricks for _, card in trick.plays)}
    seen.update(card for _, card in view.trick)
    return [card for card in DECK if card not in seen]


def _sizes(view: View, hidden: Sequence[Card]) -> dict[Seat, int]:
    """Return, by seat, how many of the hidden cards each other seat holds."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    laid = {seat for seat, _ in view.trick if seat != view.seat}
    each = (len(hidden) + len(laid)) // len(others)
    return {seat: each - (seat in laid) for seat in others}


def _known(view: View, hidden: Sequence[Card]) -> dict[Seat, tuple[Card, ...]]:
    """Return, by seat, the cards it is known to hold."""
    known: dict[Seat, set[Card]] = {seat: set() for seat in range(view.seats) if seat != view.seat}
    if view.phase == PLAY and TWO_OF_CLUBS in hidden:
        assert view.leader is not None
        known[view.leader].add(TWO_OF_CLUBS)
    if view.seat is not None and view.received:
        known[pass_recipient(view.direction, view.seat, view.seats)].update(
            set(hidden).intersection(view.given)
        )
    return {seat: tuple(sorted(cards)) for seat, cards in known.items()}


def _may_hold(view: View, free: Sequence[Card], seats: Iterable[Seat]) -> list[int]:
    """Return the free cards that each of these seats may hold, as bit masks."""
    out, points_alone = voids(view), _points_alone(view)
    return [
        mask(
            card
            for card in free
            if SUIT[card] not in out[seat] and (PENALTY[card] or seat not in points_alone)
        )
        for seat in seats
    ]


def _points_alone(view: View) -> frozenset[Seat]:
    """Return the seats that laid points on the first trick: they had nothing else (H-3.3, R-H-02)."""
    first = view.tricks[0].plays if view.tricks else view.trick
    return frozenset(seat for seat, card in first if PENALTY[card])


def public_state(view: View) -> State:
    """Return the state with everything that the view shows, and other hands empty."""
    s = State(view.seats, view.options)
    s.phase, s.turn, s.round, s.tied = view.phase, view.turn, view.round, view.tied
    s.changes, s.sheet, s.last_trick = list(view.changes), view.sheet, view.last_trick
    s.totals, s.stars, s.rounds_won = list(view.totals), list(view.stars), list(view.rounds_won)
    s.queens, s.yellow, s.black = list(view.queens), list(view.yellow), list(view.black)
    for sheet in view.sheet:
        if sheet.moon is not None and not sheet.tied:
            s.moons[sheet.moon] += 1
    s.leader, s.trick, s.tricks = view.leader, view.trick, view.tricks
    s.taken, s.broken = list(view.taken), view.broken
    if view.seat is not None:
        s.hands[view.seat] = list(view.hand)
        s.given[view.seat], s.received[view.seat] = view.given or None, view.received
    return s


def _draw_passed_cards(s: State, view: View, rng: Rng) -> None:
    """Draw at random the cards that other seats have passed or chosen to pass (H-2.3)."""
    if s.phase == PASS:
        for seat in view.answered:
            if seat != view.seat:
                s.given[seat] = tuple(sorted(rng.sample(s.hands[seat], PASSED_ON)))
        return
    if s.direction == NONE:
        return
    held = [hand[:] for hand in s.hands]
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for seat, card in plays:
            held[seat].append(card)
    for giver in range(view.seats):
        taker = pass_recipient(s.direction, giver, view.seats)
        if giver == view.seat:
            s.received[taker] = view.given
        elif taker == view.seat:
            s.given[giver] = view.received
        else:
            s.given[giver] = s.received[taker] = tuple(sorted(rng.sample(held[taker], PASSED_ON)))
