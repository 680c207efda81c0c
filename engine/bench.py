"""How fast the games are: through step, through apply, and beside a bare floor loop, all in the same run.

The floor plays the very same matches (same rules, same random choices, same totals) over plain lists, without
choices, events, views or a state to copy. It shows what the doors of the engine cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from engine import GAMES
from engine.core import DEALER, AnyGame, apply
from engine.skull_king.cards import HELD, ROLES, SUIT
from engine.skull_king.options import Options
from engine.skull_king.scoring import skull_king
from engine.skull_king.trick import led_suit, outcome
from engine.tricks import clockwise, follow

SEATS: Final = 4
Played = tuple[int, list[int]]
"""How many actions a match took, and its totals by seat."""


class Speed(NamedTuple):
    """One row of the result."""

    game: str
    door: str
    matches: float
    actions: float


def speeds(matches: int = 200) -> Iterator[Speed]:
    """Play `matches` seeded matches of every game through each door and yield matches/s and actions/s."""
    for key, game in GAMES.items():
        options = game.options({}, SEATS)
        doors: dict[str, Callable[[Random], Played]] = {
            "apply": lambda rng, g=game, o=options: _through(g, o, rng, pure=True),  # type: ignore[misc]
            "step": lambda rng, g=game, o=options: _through(g, o, rng, pure=False),  # type: ignore[misc]
        }
        if key in FLOORS:
            doors["floor"] = FLOORS[key]
        results: list[list[Played]] = []
        for door, play in doors.items():
            began = perf_counter()
            played = [play(Random(seed)) for seed in range(matches)]
            took = perf_counter() - began
            results.append(played)
            yield Speed(key, door, matches / took, sum(actions for actions, _ in played) / took)
        if any(played != results[0] for played in results):
            raise AssertionError(f"{key}: the doors disagree about the same matches")


def _through(game: AnyGame, options: Any, rng: Random, *, pure: bool) -> Played:
    """A match of random choices through one of the two doors."""
    state = game.new(SEATS, options)
    actions = 0
    while to_act := game.to_act(state):
        seat = to_act[0]
        if seat == DEALER:
            action = game.chance(state, rng)
        else:
            choice = game.choices(state, seat)[0]
            action = game.action(choice.verb, tuple(rng.sample(choice.items, choice.least)))
        actions += 1
        if pure:
            state, _ = apply(game, state, seat, action)
        else:
            game.step(state, seat, action)
    return actions, [place.points for place in sorted(game.standing(state), key=lambda place: place.seat)]


def _skull_king_floor(rng: Random) -> Played:
    """The base game for four, as short as it goes."""
    options = Options.of({}, SEATS)
    deck, seats = options.deck(), range(SEATS)
    totals = [0] * SEATS
    dealer = rng.randrange(SEATS)
    actions = 1
    for size in options.rounds(SEATS):
        cards = rng.sample(deck, len(deck))
        hands = [sorted(cards[size * seat : size * (seat + 1)]) for seat in seats]
        bids = [rng.sample(range(size + 1), 1)[0] for _ in seats]
        won, bonus = [0] * SEATS, [0] * SEATS
        leader = (dealer + 1) % SEATS
        for _ in range(size):
            order = clockwise(leader, SEATS)
            table: list[int] = []
            for seat in order:
                cards = follow(hands[seat], SUIT, led_suit(table, options))
                card = rng.sample([role for card in cards for role in ROLES.get(card, (card,))], 1)[0]
                hands[seat].remove(HELD[card])
                table.append(card)
            end = outcome(table, options)
            leader = order[end.next_leader]
            won[leader] += 1
            bonus[leader] += sum(one.points for one in end.bonuses)
        for seat in seats:
            points, halves = skull_king(size, bids[seat], won[seat])
            totals[seat] += points + bonus[seat] * halves // 2
        dealer = (dealer + 1) % SEATS
        actions += 1 + SEATS + SEATS * size
    return actions, totals


FLOORS: Final[Mapping[str, Callable[[Random], Played]]] = {"skull-king": _skull_king_floor}
