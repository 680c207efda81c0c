"""Floors: each game as a short, fast, hand-written loop, the baseline for the engine's public functions.

A floor plays the same matches as the engine, with the same random choices and final totals, on plain lists.
It has no choices, events, views, copies or refusals, and only the default options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import cycle
from random import Random
from typing import Final

from engine.french import DECK, RANK, SUIT
from engine.hearts.cards import PENALTY, TWO_OF_CLUBS
from engine.hearts.scoring import Extra, Merits, ranking, score, unresolved
from engine.skull.discs import SET, SKULL
from engine.skull.public import BETS_TO_WIN
from engine.skull_king import cards as sk
from engine.skull_king.editions import MODERN
from engine.tricks import clockwise

SEATS: Final = 4
ROUNDS: Final = 10
ORDERS: Final = tuple(clockwise(first, SEATS) for first in range(SEATS))
"""The order of play at a table of four, by the seat that begins."""
HEARTS: Final = frozenset(card for card in DECK if PENALTY[card] == 1)

HIGH: Final = {sk.ESCAPE: -1, sk.MERMAID: 200, sk.PIRATE: 300, sk.KING: 400}
"""The strength of a Skull King card without a number; an escape wins only where every card is an escape."""
STRENGTH: Final = tuple(HIGH.get(kind, 0) for kind in sk.KIND)
NUMBER: Final = tuple(kind == sk.NUMBER for kind in sk.KIND)
PRIZE: Final = tuple(MODERN.prizes.get(card, 0) for card in range(len(sk.CODES)))
CAPTURES: Final = {kind: (capture.cards, capture.points) for kind, capture in MODERN.captures.items()}


def skull_king(seats: int, rng: Random) -> tuple[int, list[int]]:
    """Play the ten rounds of the base game; return the number of actions and the totals."""
    choice, sample, size_of = rng.choice, rng.sample, len(MODERN.deck)
    orders = [clockwise(first, seats) for first in range(seats)]
    totals = [0] * seats
    dealer = rng.randrange(seats)
    for size in range(1, ROUNDS + 1):
        deal = sample(MODERN.deck, size_of)
        hands = [sorted(deal[start : start + size]) for start in range(0, seats * size, size)]
        bids = [choice(range(size + 1)) for _ in hands]
        won, bonus = [0] * seats, [0] * seats
        leader = dealer = (dealer + 1) % seats
        for _ in range(size):
            leader, extra = _play_skull_king_trick(hands, orders[leader], choice)
            won[leader] += 1
            bonus[leader] += extra
        for seat, (bid, taken) in enumerate(zip(bids, won, strict=True)):
            if bid == taken:
                totals[seat] += (20 * bid or 10 * size) + bonus[seat]
            else:
                totals[seat] -= 10 * abs(taken - bid) if bid else 10 * size
    return 1 + ROUNDS * (1 + seats) + seats * ROUNDS * (ROUNDS + 1) // 2, totals


def _play_skull_king_trick(
    hands: list[list[int]], order: tuple[int, ...], choice: Callable[[list[int]], int]
) -> tuple[int, int]:
    """Play one trick from these hands in this order; return the trick's winner and bonuses."""
    suits, ranks, strength, number, trump = sk.SUIT, sk.RANK, STRENGTH, NUMBER, sk.TRUMP
    followed = suit = -1
    best, winner, taking = -2, order[0], -1
    free, special, prize = False, False, 0
    table: list[int] = []
    for seat in order:
        hand = hands[seat]
        cards = hand
        if followed >= 0:
            for card in hand:
                if suits[card] == followed:
                    cards = [card for card in hand if suits[card] == followed or not number[card]]
                    break
        if sk.TIGRESS in cards:
            place = cards.index(sk.TIGRESS)
            cards = [*cards[:place], *sk.ROLES[sk.TIGRESS], *cards[place + 1 :]]
        card = choice(cards)
        hand.remove(sk.HELD[card])
        if number[card]:
            if suit < 0:
                suit = suits[card]
                if not free:
                    followed = suit
            power = ranks[card] + 100 * (suits[card] == trump) if suits[card] in (suit, trump) else -1
            prize += PRIZE[card]
        else:
            power = strength[card]
            if power > 0:
                special = True
                free = free or not table
        table.append(card)
        if power > best:
            best, winner, taking = power, seat, card
    if special:
        kinds = [sk.KIND[card] for card in table]
        if sk.KING in kinds and sk.MERMAID in kinds:
            place = kinds.index(sk.MERMAID)
            winner, taking = order[place], table[place]
        captured, points = CAPTURES.get(sk.KIND[taking], ((), 0))
        for card in table:
            if card in captured:
                return winner, prize + points
    return winner, prize


def hearts(rng: Random) -> tuple[int, list[int]]:
    """Play Hearts for four up to 100 points; return the number of actions and the totals."""
    sample, choice = rng.sample, rng.choice
    totals, stars, won, actions = [0] * SEATS, [0] * SEATS, [0] * SEATS, 0
    extras: list[Extra] = []
    tied: tuple[int, ...] = ()
    for shift in cycle((1, 3, 2, 0)):
        cards = sample(DECK, len(DECK))
        hands = [sorted(cards[13 * seat : 13 * seat + 13]) for seat in range(SEATS)]
        actions += 1 + len(DECK)
        if shift:
            actions += SEATS
            given = [sample(hand, 3) for hand in hands]
            for seat in range(SEATS):
                kept = [card for card in hands[seat] if card not in given[seat]]
                hands[seat] = sorted(kept + given[seat - shift])
        result = score(_play_hearts_round(hands, choice))
        if tied:
            extras.append(Extra(tied, result.points))
        else:
            totals = [total + points for total, points in zip(totals, result.points, strict=True)]
            for seat in result.winners:
                won[seat] += 1
                stars[seat] += seat == result.star
        if max(totals) >= 100:
            merits = [Merits(*merit, 0, 0) for merit in zip(totals, stars, won, strict=True)]
            tied = unresolved(ranking(merits, extras, range(1, SEATS)), range(1, SEATS))
            if not tied:
                break
    return actions, totals


def _play_hearts_round(hands: list[list[int]], choice: Callable[[list[int]], int]) -> list[int]:
    """Play a round and return the points of each hand."""
    suits, ranks, penalty = SUIT, RANK, PENALTY
    taken, broken = [0] * SEATS, False
    leader = next(seat for seat in range(SEATS) if TWO_OF_CLUBS in hands[seat])
    for left in range(13, 0, -1):
        led = best = -1
        points, taker = 0, leader
        for seat in ORDERS[leader]:
            hand = hands[seat]
            if led >= 0:
                cards = [card for card in hand if suits[card] == led] or hand
                if left == 13 and suits[cards[0]] != led:
                    cards = [card for card in cards if not penalty[card]] or hand
            elif left == 13:
                cards = [TWO_OF_CLUBS]
            else:
                cards = hand if broken else [card for card in hand if card not in HEARTS] or hand
            card = choice(cards)
            hand.remove(card)
            if led < 0:
                led = suits[card]
            if suits[card] == led and ranks[card] > best:
                best, taker = ranks[card], seat
            if penalty[card]:
                points += penalty[card]
                broken = broken or card in HEARTS
        leader = taker
        taken[leader] += points
    return taken


def skull(rng: Random) -> tuple[int, list[int]]:
    """Play Skull for four by always adding, then raising to the maximum; return actions and bets won."""
    held, won = [[*SET] for _ in range(SEATS)], [0] * SEATS
    first, actions = rng.randrange(SEATS), 1
    while True:
        living = [seat for seat in range(SEATS) if held[seat]]
        hands = [hand[:] for hand in held]
        piles: list[list[int]] = [[] for _ in range(SEATS)]
        order = [seat for seat in ORDERS[first] if held[seat]]
        turns = [*living, *(order * len(SET))]
        while hands[seat := turns.pop(0)]:
            actions += 1
            piles[seat].append(rng.choice(sorted(set(hands[seat]))))
            hands[seat].remove(piles[seat][-1])
        total, bid, challenger = sum(map(len, piles)), 0, seat
        while bid < total:
            actions += 1
            challenger = seat
            bid += 1 + rng.choice(range(total - bid))
            seat = order[(order.index(seat) + 1) % len(order)]
        mat = challenger
        for _ in range(bid):
            actions += 1
            mats = [challenger] if piles[challenger] else [seat for seat in living if piles[seat]]
            mat = rng.choice(mats)
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
            hand.remove(rng.choice(sorted(set(hand))))
        else:
            actions += 2
            shuffled = rng.sample(range(len(hand)), len(hand))
            hand.pop(shuffled[rng.choice(range(len(hand)))])
        first = challenger if hand else mat
        living = [seat for seat in living if held[seat]]
        if len(living) == 1:
            return actions, won
        if not hand and mat == challenger:
            actions += 1
            first = rng.choice(living)


FLOORS: Final[Mapping[tuple[str, int], Callable[[Random], tuple[int, list[int]]]]] = {
    ("skull-king", 4): partial(skull_king, 4),
    ("skull-king", 6): partial(skull_king, 6),
    ("hearts", SEATS): hearts,
    ("skull", SEATS): skull,
}
"""Floors by game key and number of players; a game without a floor is measured through the engine only."""
