"""Skull King for the judgement: likely worlds, and the actions worth valuing.

A world is first drawn at random (`engine.skull_king.worlds`); then hidden cards are exchanged until the
hands, as they were dealt, fit the bids made on them. The constants were tuned on seeds that no published
result uses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, fsum
from typing import Final, TypeAlias

from engine.ai.playouts import Outcome
from engine.ai.skull_king import discards_best_first
from engine.ai.skull_king_chances import chances_at_deal
from engine.ai.skull_king_light import light_bid, play_out
from engine.core import Rng
from engine.skull_king.cards import HELD
from engine.skull_king.public import Action, View
from engine.skull_king.state import BID, LOAD, State
from engine.skull_king.worlds import GHOST, STOCK, Hidden, place_hidden, public_state

EXCHANGES: Final = 3
"""Attempts to exchange each hidden card on the way to hands that fit the bids."""
SPREAD: Final = 0.8
"""The standard deviation, in tricks, of a bid from the expected tricks of its hand."""
DISCARDS: Final = 12
"""The most discards that are valued, of those that `normal` likes best."""

Trial: TypeAlias = Callable[[Action | None], Outcome]


def candidates(view: View, kept: Sequence[Action]) -> list[Action]:
    """Return every action of the decision, of many discards only the best; always those of `kept`."""
    choice = view.choices[0]
    if choice.verb == "discard":
        found = discards_best_first(view)[:DISCARDS]
    else:
        found = [Action(choice.verb, (item,)) for item in choice.items]
    return [*found, *(action for action in dict.fromkeys(kept) if action not in found)]


def draw_trials(view: View, rng: Rng) -> Callable[[], Trial]:
    """Return a function that draws a likely world and returns its trial of one action after the other."""
    seat, draw = view.seat, worlds_that_fit(view, rng)
    assert seat is not None

    def draw_trial() -> Trial:
        world = draw()
        return lambda action: play_out(world.copy(), seat, action)

    return draw_trial


def worlds_that_fit(view: View, rng: Rng) -> Callable[[], State]:
    """Return a function that draws worlds which fit the bids.

    While bids are open, the other seats bid on the hands they have in that world.
    """
    known, hidden = public_state(view), Hidden.from_view(view)
    tables = [
        chances_at_deal(view.options, known.setup.hands - 1, view.dealt, seat == known.opener)
        for seat in range(view.seats)
    ]
    rivals = [seat for seat in range(view.seats) if seat != view.seat]
    played = dict.fromkeys(rivals, 0.0)
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for seat, card in plays:
            if seat in played:
                played[seat] += tables[seat][HELD[card]]

    def world() -> State:
        s = known.copy()
        place_hidden(s, view, hidden, rng)
        if view.phase == BID:
            for seat in rivals:
                s.bids[seat] = light_bid(s.hands[seat], s, seat == s.opener)
            return s
        for seat in rivals:
            if view.phase == LOAD:
                s.loads[seat] = 0
        _fit(s, hidden, tables, played, rng)
        return s

    return world


def _fit(
    s: State, hidden: Hidden, tables: list[tuple[float, ...]], played: dict[int, float], rng: Rng
) -> None:
    """Exchange hidden cards (Metropolis algorithm) until each hand's expected tricks are near its bid."""
    stock, ghost = list(s.stock), list(s.ghost)
    spots = []
    for place, _, may_hold in hidden.spots:
        cards = stock if place == STOCK else ghost if place == GHOST else s.hands[place]
        spots += [(place, cards, n, may_hold) for n in range(len(cards))]
    fitted = [spot for spot in spots if spot[0] >= 0]
    if not fitted:
        return
    gaps = {
        seat: played[seat] + fsum([tables[seat][card] for card in s.hands[seat]]) - (s.bids[seat] or 0)
        for seat in played
    }
    draw, sharp = rng.random, 1 / (2 * SPREAD * SPREAD)
    for _ in range(EXCHANGES * len(fitted)):
        one, ones, i, may_one = fitted[int(draw() * len(fitted))]
        two, twos, j, may_two = spots[int(draw() * len(spots))]
        a, b = ones[i], twos[j]
        if one == two or not (may_one >> b & 1 and may_two >> a & 1):
            continue
        before, after = gaps[one], gaps[one] + tables[one][b] - tables[one][a]
        energy = after * after - before * before
        if two >= 0:
            other = gaps[two] + tables[two][a] - tables[two][b]
            energy += other * other - gaps[two] * gaps[two]
        if energy <= 0 or draw() < exp(-energy * sharp):
            ones[i], twos[j] = b, a
            gaps[one] = after
            if two >= 0:
                gaps[two] = other
    s.stock, s.ghost = tuple(stock), tuple(ghost)
    for seat in played:
        s.hands[seat].sort()
