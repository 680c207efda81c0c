"""Where the discs may lie: states that a seat cannot tell from the true one.

Chance alone is taken to have chosen: each loss took any disc of its owner, each pile holds any of the discs
left, and what was turned over since says how likely each of that is now.
"""

from __future__ import annotations

from math import perm
from random import Random
from typing import NamedTuple

from engine.core import Seat
from engine.skull.discs import ROSE, SET, SKULL, Disc, without
from engine.skull.public import PASS, View
from engine.skull.state import FIRST, LOSE, LOT, OVER, PLACE, SHUFFLE, State


class Pile(NamedTuple):
    """A pile as everybody saw it: discs its owner had then, its height, what was seen by position."""

    owned: int
    height: int
    seen: tuple[tuple[int, Disc], ...]

    def ways(self, *, skull: bool) -> int:
        """In how many ways an owner with or without the skull can have laid what was seen."""
        discs = [disc for _, disc in self.seen]
        if (SKULL in discs and not skull) or skull > self.owned:
            return 0
        return perm(self.owned - skull, discs.count(ROSE))

    def laid(self, owned: tuple[Disc, ...], rng: Random) -> tuple[Disc, ...]:
        """The pile, bottom first, of an owner of these discs; any of them where nobody has looked."""
        known = dict(self.seen)
        rest = without(owned, known.values())
        hidden = iter(rng.sample(rest, self.height - len(known)))
        return tuple(known[place] if place in known else next(hidden) for place in range(self.height))


def world(view: View, rng: Random) -> State:
    """A state with `views.view(state, view.seat) == view`, by chance among those this view allows."""
    s = _public(view)
    for seat in range(view.seats):
        if seat == view.seat:
            s.lost[seat], s.piles[seat] = view.lost, view.pile
        else:
            _lay(s, view, seat, rng)
        s.owned[seat] = without(SET, s.lost[seat])
    s.laid = tuple(view.laid if seat == view.seat else _laid(s, view, seat, rng) for seat in range(s.seats))
    if s.phase == LOSE and s.active != s.bets[-1].challenger:
        # SR-5.3: they lie before the skull's owner face down.
        discs = s.owned[s.bets[-1].challenger]
        s.shuffled = tuple(rng.sample(discs, len(discs)))
    return s


def skull_lost(view: View, seat: Seat) -> tuple[int, ...]:
    """For the first, second ... loss of another seat, in how many ways the skull went then; last, never."""
    before, losses = piles_before(view, seat), len(SET) - view.discs[seat]
    now = Pile(view.discs[seat], view.heights[seat], _seen(view.flips, seat, view.heights[seat]))
    weights = []
    for lost in (*range(losses), None):
        ways = 1 if lost is not None else view.discs[seat]
        for pile in (*before, now):
            ways *= pile.ways(skull=lost is None or len(SET) - pile.owned <= lost)
        weights.append(ways)
    return tuple(weights)


def piles_before(view: View, seat: Seat) -> list[Pile]:
    """What each finished bet showed of this seat's pile; of the last one its owner may have shown more."""
    found, owned = [], len(SET)
    for bet in view.bets:
        seen = _seen(bet.flips, seat, bet.heights[seat])
        if bet is view.bets[-1]:
            seen += tuple((shown.position, shown.disc) for shown in view.shown if shown.seat == seat)
        found.append(Pile(owned, bet.heights[seat], seen))
        owned -= bet.challenger == seat and bet.skull is not None
    return found


def _seen(flips: tuple[tuple[Seat, Disc], ...], mat: Seat, height: int) -> tuple[tuple[int, Disc], ...]:
    """The discs of a mat that were turned over, each with its position in the pile, from the top."""
    discs = [disc for seat, disc in flips if seat == mat]
    return tuple((height - 1 - place, disc) for place, disc in enumerate(discs))


def _public(view: View) -> State:
    """The state with all that the view tells in it, and no disc that it does not."""
    s = State(view.seats, view.options)
    s.phase, s.turn, s.round, s.first = view.phase, view.turn, view.round, view.first
    s.won, s.out, s.bets, s.shown = list(view.won), view.out, view.bets, view.shown
    s.calls, s.number, s.bidder, s.flips = view.calls, view.number, view.challenger, view.flips
    for bet in view.bets:
        if bet.skull is None:
            continue
        s.skulls[bet.challenger] += 1
        named = any(seat == bet.skull and number != PASS for seat, number in bet.calls)
        s.bluffs[bet.skull] += named and bet.skull != bet.challenger
    if view.phase == SHUFFLE:
        s.active = view.bets[-1].challenger
    elif view.phase not in (LOT, PLACE, OVER):
        s.active = view.to_act[0]
    return s


def _lay(s: State, view: View, seat: Seat, rng: Random) -> None:
    """What another seat has lost, and the pile it has laid."""
    weights = skull_lost(view, seat)
    (lost,) = rng.choices(range(len(weights)), weights)
    s.lost[seat] = tuple(SKULL if place == lost else ROSE for place in range(len(weights) - 1))
    # R-SR-10: an answer that may still be changed is one disc.
    height = int(seat in view.answered) if view.phase == PLACE else view.heights[seat]
    pile = Pile(view.discs[seat], height, _seen(view.flips, seat, height))
    s.piles[seat] = pile.laid(without(SET, s.lost[seat]), rng)


def _laid(s: State, view: View, seat: Seat, rng: Random) -> tuple[Disc, ...]:
    """SR-4.6: the pile of another seat in the last bet, as long as it may be shown."""
    if not view.bets or view.phase not in (SHUFFLE, LOSE, FIRST, PLACE, OVER):
        return ()
    pile = piles_before(view, seat)[-1]
    return pile.laid(without(SET, s.lost[seat][: len(SET) - pile.owned]), rng)
