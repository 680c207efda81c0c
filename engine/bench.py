"""How fast the games are: through step, through apply, and beside a bare floor loop, all in the same run.

The floor plays the very same matches (same rules, same random choices, same totals) over plain lists, without
choices, events, views or a state to copy. It shows what the doors of the engine cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from engine import GAMES
from engine.core import DEALER, AnyGame, apply
from engine.french import DECK
from engine.hearts.cards import PENALTY, TWO_OF_CLUBS
from engine.hearts.play import playable, winner
from engine.hearts.scoring import Extra, Merits, ranking, score, unresolved
from engine.skull.discs import SET, SKULL
from engine.skull.public import BETS_TO_WIN
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
            "apply": partial(_through, game, options, pure=True),
            "step": partial(_through, game, options, pure=False),
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


def _hearts_floor(rng: Random) -> Played:
    """Hearts for four up to 100 points, as short as it goes."""
    totals, stars, won, actions = [0] * SEATS, [0] * SEATS, [0] * SEATS, 0
    extras: list[Extra] = []
    tied: tuple[int, ...] = ()
    for shift in cycle((1, 3, 2, 0)):
        cards = rng.sample(DECK, len(DECK))
        hands = [sorted(cards[13 * seat : 13 * seat + 13]) for seat in range(SEATS)]
        actions += 1 + len(DECK)
        if shift:
            actions += SEATS
            given = [rng.sample(hand, 3) for hand in hands]
            for seat in range(SEATS):
                kept = [card for card in hands[seat] if card not in given[seat]]
                hands[seat] = sorted(kept + given[seat - shift])
        result = score(_hearts_round(hands, rng))
        if tied:
            extras.append(Extra(tied, result.points))
        else:
            totals = [total + points for total, points in zip(totals, result.points, strict=True)]
            for seat in result.winners:
                won[seat] += 1
                stars[seat] += seat == result.star
        if max(totals) >= 100:
            merits = [Merits(*merit, 0, 0) for merit in zip(totals, stars, won, strict=True)]
            tied = unresolved(ranking(merits, extras), range(1, SEATS))
            if not tied:
                break
    return actions, totals


def _hearts_round(hands: list[list[int]], rng: Random) -> list[int]:
    """The points each of these hands takes."""
    taken, broken = [0] * SEATS, False
    leader = next(seat for seat in range(SEATS) if TWO_OF_CLUBS in hands[seat])
    for size in range(len(hands[0]), 0, -1):
        table: list[int] = []
        for seat in clockwise(leader, SEATS):
            led = table[0] if table else None
            cards = playable(hands[seat], led, first_trick=size == 13, broken=broken)
            table.append(rng.sample(cards, 1)[0])
            hands[seat].remove(table[-1])
            broken = broken or PENALTY[table[-1]] == 1
        leader = (leader + winner(table)) % SEATS
        taken[leader] += sum(PENALTY[card] for card in table)
    return taken


def _skull_floor(rng: Random) -> Played:
    """Skull for four, as short as it goes: everybody adds while they can, then raises as far as it goes."""
    held, won = [[*SET] for _ in range(SEATS)], [0] * SEATS
    first, actions = rng.randrange(SEATS), 1
    while True:
        living = [seat for seat in range(SEATS) if held[seat]]
        hands = [hand[:] for hand in held]
        piles: list[list[int]] = [[] for _ in range(SEATS)]
        order = [seat for seat in clockwise(first, SEATS) if held[seat]]
        turns = [*living, *(order * len(SET))]
        while hands[seat := turns.pop(0)]:
            actions += 1
            piles[seat].append(rng.sample(sorted(set(hands[seat])), 1)[0])
            hands[seat].remove(piles[seat][-1])
        total, bid = sum(map(len, piles)), 0
        while bid < total:
            actions += 1
            challenger = seat
            bid += 1 + rng.sample(range(total - bid), 1)[0]
            seat = order[(order.index(seat) + 1) % len(order)]
        mat = challenger
        for _ in range(bid):
            actions += 1
            mats = [challenger] if piles[challenger] else [seat for seat in living if piles[seat]]
            mat = rng.sample(mats, 1)[0]
            if piles[mat].pop() == SKULL:
                break
        else:
            won[challenger] += 1
            if won[challenger] == BETS_TO_WIN:
                return actions, won
            first = challenger
            continue
        hand = held[challenger]
        if len(hand) == 1:
            hand.clear()
        elif mat == challenger:
            actions += 1
            hand.remove(rng.sample(sorted(set(hand)), 1)[0])
        else:
            actions += 2
            shuffled = rng.sample(range(len(hand)), len(hand))
            hand.pop(shuffled[rng.sample(range(len(hand)), 1)[0]])
        first = challenger if hand else mat
        living = [seat for seat in living if held[seat]]
        if len(living) == 1:
            return actions, won
        if not hand and mat == challenger:
            actions += 1
            first = rng.sample(living, 1)[0]


FLOORS: Final[Mapping[str, Callable[[Random], Played]]] = {
    "skull-king": _skull_king_floor,
    "hearts": _hearts_floor,
    "skull": _skull_floor,
}
