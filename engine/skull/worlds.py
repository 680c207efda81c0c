"""Possible states of a Skull match: those that a seat cannot tell from the true one.

All choices of other seats are taken as random: each loss took any disc of its owner, each pile holds any of
the discs left; the discs flipped since then determine how likely each case is now.
"""

from __future__ import annotations

from math import perm
from typing import NamedTuple

from engine.core import Rng, Seat
from engine.skull.discs import ROSE, SET, SKULL, Disc, remove_discs
from engine.skull.public import PASS, View
from engine.skull.state import FIRST, LOSE, OVER, PLACE, SHUFFLE, State


class Pile(NamedTuple):
    """A pile as it was public: the discs its owner then had, its height, the discs seen by position."""

    owned: int
    height: int
    seen: tuple[tuple[int, Disc], ...]

    def ways(self, *, skull: bool) -> int:
        """Return in how many ways an owner with, or without, the skull can have laid the discs seen."""
        discs = [disc for _, disc in self.seen]
        if (SKULL in discs and not skull) or skull > self.owned:
            return 0
        return perm(self.owned - skull, discs.count(ROSE))

    def sample_discs(self, owned: tuple[Disc, ...], rng: Rng) -> tuple[Disc, ...]:
        """Return a pile, bottom first, of an owner of these discs; unseen positions get random ones."""
        known = dict(self.seen)
        rest = remove_discs(owned, known.values())
        hidden = iter(rng.sample(rest, self.height - len(known)))
        return tuple(known[place] if place in known else next(hidden) for place in range(self.height))


def world(view: View, rng: Rng) -> State:
    """Return a random state with `views.view(state, view.seat) == view`."""
    s = _public_state(view)
    for seat in range(view.seats):
        if seat == view.seat:
            s.lost[seat], s.piles[seat] = view.lost, view.pile
        else:
            _draw_discs(s, view, seat, rng)
        s.owned[seat] = remove_discs(SET, s.lost[seat])
        s.face_down[seat] = len(s.piles[seat]) - [mat for mat, _ in s.flips].count(seat)
    s.laid = tuple(
        view.laid if seat == view.seat else _draw_last_pile(s, view, seat, rng) for seat in range(s.seats)
    )
    if s.phase == LOSE and s.waiting != (s.bets[-1].challenger,):
        # SR-5.3: the challenger's discs lie face down before the owner of the skull.
        discs = s.owned[s.bets[-1].challenger]
        s.shuffled = tuple(rng.sample(discs, len(discs)))
    return s


def skull_lost(view: View, seat: Seat) -> tuple[int, ...]:
    """Return, for each loss of another seat in order, in how many ways the lost disc can be the skull.

    The last number is for the case that the skull was never lost.
    """
    before, losses = piles_before(view, seat), len(SET) - view.discs[seat]
    now = Pile(view.discs[seat], view.heights[seat], _flipped_positions(view.flips, seat, view.heights[seat]))
    weights = []
    for lost in (*range(losses), None):
        ways = 1 if lost is not None else view.discs[seat]
        for pile in (*before, now):
            ways *= pile.ways(skull=lost is None or len(SET) - pile.owned <= lost)
        weights.append(ways)
    return tuple(weights)


def piles_before(view: View, seat: Seat) -> list[Pile]:
    """Return what each finished bet showed of this seat's pile, discs shown after the last one included."""
    found, owned = [], len(SET)
    for bet in view.bets:
        seen = _flipped_positions(bet.flips, seat, bet.heights[seat])
        if bet is view.bets[-1]:
            seen += tuple((shown.position, shown.disc) for shown in view.shown if shown.seat == seat)
        found.append(Pile(owned, bet.heights[seat], seen))
        owned -= bet.challenger == seat and bet.skull is not None
    return found


def _flipped_positions(
    flips: tuple[tuple[Seat, Disc], ...], mat: Seat, height: int
) -> tuple[tuple[int, Disc], ...]:
    """Return the flipped discs of a mat, from the top, each with its position in the pile."""
    discs = [disc for seat, disc in flips if seat == mat]
    return tuple((height - 1 - place, disc) for place, disc in enumerate(discs))


def _public_state(view: View) -> State:
    """Return the state with everything that the view shows, and no other disc."""
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
    s.waiting = view.to_act
    return s


def _draw_discs(s: State, view: View, seat: Seat, rng: Rng) -> None:
    """Draw at random what another seat has lost and the pile it has laid."""
    weights = skull_lost(view, seat)
    (lost,) = rng.choices(range(len(weights)), weights)
    s.lost[seat] = tuple(SKULL if place == lost else ROSE for place in range(len(weights) - 1))
    # R-SR-10: a first disc that may still be changed is a pile of one disc.
    height = int(seat in view.answered) if view.phase == PLACE else view.heights[seat]
    pile = Pile(view.discs[seat], height, _flipped_positions(view.flips, seat, height))
    s.piles[seat] = pile.sample_discs(remove_discs(SET, s.lost[seat]), rng)


def _draw_last_pile(s: State, view: View, seat: Seat, rng: Rng) -> tuple[Disc, ...]:
    """Return a random pile of another seat in the last bet, as long as its discs may be shown (SR-4.6)."""
    if not view.bets or view.phase not in (SHUFFLE, LOSE, FIRST, PLACE, OVER):
        return ()
    pile = piles_before(view, seat)[-1]
    return pile.sample_discs(remove_discs(SET, s.lost[seat][: len(SET) - pile.owned]), rng)
