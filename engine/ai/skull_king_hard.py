"""Skull King's level `hard`: the candidates of `normal`, tried in worlds that fit the rivals' bids.

A world is first drawn at random (`engine.skull_king.worlds`); then hidden cards are exchanged until the
hands, as they were dealt, fit the bids made on them. The constants were tuned on seeds that no published
result uses.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, fsum
from typing import Final

from engine.ai import skull_king
from engine.ai.manners import PLAIN, Manner
from engine.ai.search import BATCH, search
from engine.ai.skull_king_chances import chances_at_deal
from engine.ai.skull_king_light import light, light_bid
from engine.core import Rng
from engine.skull_king import GAME
from engine.skull_king.cards import HELD
from engine.skull_king.public import Action, View
from engine.skull_king.state import BID, LOAD, State
from engine.skull_king.worlds import GHOST, STOCK, Hidden, place_hidden, public_state

BUDGET: Final = 80
"""Playouts of a decision that has TYPICAL plays to the end of the round; longer ones get fewer."""
TYPICAL: Final = 16
CANDIDATES: Final = 5
"""The number of actions that are tried, of those that `normal` likes best."""
EXCHANGES: Final = 3
"""Attempts to exchange each hidden card on the way to hands that fit the bids."""
CERTAIN: Final = 1.0
"""A candidate, the favourite too, is dropped when it is this many standard errors behind the best."""
SPREAD: Final = 0.8
"""The standard deviation, in tricks, of a bid from the expected tricks of its hand."""


def hard(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose as `normal` does, unless another action does better in worlds played to the round's end."""
    tricks = view.dealt - len(view.tricks)
    plays = tricks * (view.seats + (view.ghost is not None)) - len(view.trick)
    playouts = (budget or BUDGET) * TYPICAL // max(TYPICAL, plays)
    tried = candidates(view, rng, manner)[: max(2, playouts // (2 * BATCH))]
    if len(tried) == 1 or view.seat is None:
        return tried[0]
    return search(GAME, view.seat, tried, worlds_that_fit(view, rng), light, playouts, certain=CERTAIN)


def candidates(view: View, rng: Rng, manner: Manner) -> list[Action]:
    """Return the actions worth trying, the favourite first; only the favourite where searching is useless."""
    choice = view.choices[0]
    if choice.verb == "play":
        if len(choice.items) == 1:
            return [Action("play", choice.items)]
        return skull_king.plays_best_first(view, manner)[:CANDIDATES]
    favourite = skull_king.normal(view, rng, 0, manner)
    if choice.verb == "bid":
        (bid,) = favourite.items
        return [favourite, *(Action("bid", (n,)) for n in choice.items if n != bid and abs(n - bid) <= 1)]
    if choice.verb in ("lead", "wager", "load"):
        return [favourite, *(Action(choice.verb, (n,)) for n in choice.items if (n,) != favourite.items)]
    return [favourite]


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
