"""Robots for Hearts: `easy` plays low and hopes, `normal` counts cards and weighs what a trick may cost.

`normal` gives each card it may lay a price: the chance that it takes the trick, times the points the trick
may then hold, less the cost of keeping the card. It knows what has been played, which seats are out of a suit
and what it has passed. It stops a rival who has taken every point so far; if it cannot lose a trick any more,
it shoots the moon itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.ai.manners import PLAIN, Manner, draw_by_daring, sole_leader
from engine.core import Choice, Rng, Seat
from engine.french import CARD, DECK, HEARTS, RANK, SPADES, SUIT, SUITS, Card
from engine.hearts.cards import ALL_PENALTIES, PENALTY, QUEEN_OF_SPADES
from engine.hearts.public import Action, View, pass_recipient

OVER_THE_QUEEN: Final = (CARD["KS"], CARD["AS"])
GUARDED: Final = 4
"""With at least so many lower spades the queen is kept: they outlast the rivals' spade leads."""
LEAD: Final = 0.3
"""The cost of having to lead the next trick."""
MENACE: Final = 3
"""From so many points of one seat, with none elsewhere, a moon is feared."""
QUEEN_IN_HAND: Final = 6.0
"""The gain from getting rid of the queen, and (`TARGET_IN_HAND`) of the cards that she can fall on."""
TARGET_IN_HAND: Final = 3.0
SPADE_IN_HAND: Final = 0.5
HIGH_HEART: Final = 1.8
HIGH_CARD: Final = 1.3
LAST_OF_SUIT: Final = 0.4
"""The gain from getting rid of a card higher than all others of its suit; of the last card of a suit."""
PASS_QUEEN: Final = 30.0
PASS_OVER_QUEEN: Final = 25.0
"""How gladly an unguarded queen is passed, and the king and ace of spades; no other card comes near."""
KEEP_QUEEN: Final = -4.0
KEEP_OVER_QUEEN: Final = 1.0
KEEP_SPADE: Final = -5.0
"""How gladly guarded high spades are passed. Low spades guard them, also a queen yet to come: they stay."""
HARMLESS: Final = 6
"""The highest rank that is harmless to keep: such a card seldom takes a trick."""
HEART_PASSED: Final = 1.3
"""The factor by which a heart weighs more than another card of its rank: it also costs a point when taken."""
SHORT: Final = 4
SHORT_SUIT: Final = 2.0
"""The bonus for passing a card, for each card that its suit has less than SHORT: it will soon be void."""
DOUBT: Final = 1.5
"""The exponent of the fear of a moon: above 1, half of the points cause less than half of the fear."""
NERVE: Final = 0.15
"""The share of the points still to come that bold robots leave out of account, and careful ones add."""
GRUDGE: Final = 0.1
"""For each point given away, the value to a spiteful robot of its going to whoever is ahead."""
STEP_TO_MOON: Final = 0.25
"""The share of the fear of a moon that a point given to the shooter costs: others may still stop it."""
STOPPER: Final = 0.5
"""The share of that fear that an unbeatable heart is worth in the hand."""


class Deductions(NamedTuple):
    """What a seat can deduce from its view.

    unseen   by suit, the cards that were not played and that the seat does not hold
    void     by suit, the rivals known to have none of it
    behind   the seats still to play after this seat in the trick; all rivals when this seat leads
    queen    whether a rival holds the queen of spades; `holder` is that rival if known
    shooter  the rival who has all points so far, and at least MENACE of them, or None
    """

    unseen: tuple[tuple[Card, ...], ...]
    void: tuple[frozenset[Seat], ...]
    behind: tuple[Seat, ...]
    queen: bool
    holder: Seat | None
    shooter: Seat | None

    def without(self, suit: int, rivals: int, seat: Seat) -> float:
        """Return the chance that a rival has no card of the suit."""
        if seat in self.void[suit]:
            return 1.0
        holders = rivals - len(self.void[suit])
        return float((1 - 1 / holders) ** len(self.unseen[suit]))

    def has_queen(self, rivals: int, seat: Seat) -> float:
        """Return the chance that a rival holds the queen of spades."""
        if not self.queen or seat in self.void[SPADES]:
            return 0.0
        if self.holder is not None:
            return float(seat == self.holder)
        return 1 / (rivals - len(self.void[SPADES]))


def easy(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose carelessly: pass high cards, lead anything, follow low, discard at random."""
    choice = _due_moves(view)[0]
    if choice.verb == "pass":
        return Action("pass", tuple(sorted(sorted(choice.items, key=RANK.__getitem__)[-choice.least :])))
    led = view.trick[0][1] if view.trick else None
    if led is not None and SUIT[choice.items[0]] == SUIT[led]:
        return Action(choice.verb, (choice.items[0],))
    if manner.spite and led is not None and view.winning == _leading_rival(view):
        choice = choice._replace(items=tuple(filter(PENALTY.__getitem__, choice.items)) or choice.items)
    # Until hearts are broken bold robots lead higher cards; careful ones discard higher cards.
    leans = -1 if led is not None else 0 if view.broken else 1
    daring = max(0.0, leans * manner.daring)
    ranked = sorted(choice.items, key=RANK.__getitem__) if daring else choice.items
    return Action(choice.verb, (ranked[draw_by_daring(daring, lambda: rng.randrange(len(ranked)))],))


def normal(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose sensibly: pass dangerous cards, duck, drop the queen on others, and watch for a moon."""
    choice = _due_moves(view)[0]
    if choice.verb == "pass":
        return Action("pass", tuple(sorted(passes_best_first(choice.items, manner)[: choice.least])))
    if len(choice.items) == 1 or choice.verb != "play":
        return Action(choice.verb, (choice.items[0],))
    count = _count(view)
    if _moon_is_certain(view, count):
        return Action("play", (max(choice.items, key=lambda card: (RANK[card], card)),))
    return Action("play", (min(choice.items, key=lambda card: (_price(view, count, card, manner), -card)),))


def passes_best_first(hand: Sequence[Card], manner: Manner = PLAIN) -> list[Card]:
    """Return the cards of a whole hand in `normal`'s order of preference for passing them on."""
    return sorted(hand, key=lambda card: (_burden(card, hand, manner), card), reverse=True)


def deadline(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose as `normal` does for a person whose time is up, but never take a laid card back."""
    return normal(view, rng, budget, manner)


def _due_moves(view: View) -> tuple[Choice, ...]:
    """Return the moves that are due; taking a laid card back is never due (R-H-11)."""
    asked = tuple(choice for choice in view.choices if choice.verb != "change")
    return asked or view.choices


def _burden(card: Card, hand: Sequence[Card], manner: Manner) -> float:
    """Return how gladly a card is passed: dangerous spades, high hearts, high cards of short suits."""
    suit = SUIT[card]
    mates = [other for other in hand if SUIT[other] == suit]
    if suit == SPADES:
        guards = sum(RANK[other] < RANK[QUEEN_OF_SPADES] for other in mates)
        if card == QUEEN_OF_SPADES:
            return PASS_QUEEN if guards < GUARDED - min(0.0, manner.daring) else KEEP_QUEEN
        if card in OVER_THE_QUEEN:
            return PASS_OVER_QUEEN if guards < GUARDED - 1 else KEEP_OVER_QUEEN
        return KEEP_SPADE
    high = RANK[card] - HARMLESS
    if suit == HEARTS:
        return high * HEART_PASSED
    return high + max(0, SHORT - len(mates)) * SHORT_SUIT


def _count(view: View) -> Deductions:
    """Deduce unseen cards, voids and a possible moon from the view."""
    assert view.seat is not None
    seats, me = view.seats, view.seat
    played = [card for trick in view.tricks for _, card in trick.plays] + [card for _, card in view.trick]
    gone = {*played, *view.hand}
    unseen = [card for card in DECK if card not in gone]
    void: list[set[Seat]] = [set() for _ in SUITS]
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for seat, card in plays[1:]:
            if seat != me and SUIT[card] != SUIT[plays[0][1]]:
                void[SUIT[plays[0][1]]].add(seat)
    behind = tuple((me + step) % seats for step in range(1, seats - len(view.trick)))
    queen = QUEEN_OF_SPADES in unseen
    holder = pass_recipient(view.direction, me, seats) if queen and QUEEN_OF_SPADES in view.given else None
    total, most = sum(view.taken), max(view.taken)
    shooter = view.taken.index(most) if most == total >= MENACE else None
    return Deductions(
        tuple(tuple(card for card in unseen if SUIT[card] == suit) for suit in range(len(SUITS))),
        tuple(frozenset(seats) for seats in void),
        behind,
        queen,
        holder,
        None if shooter == me else shooter,
    )


def _moon_is_certain(view: View, count: Deductions) -> bool:
    """Return whether the moon is certain: the seat has all points so far, leads, and cannot lose a trick."""
    assert view.seat is not None
    if view.trick or sum(view.taken) > view.taken[view.seat] or sum(view.taken) == ALL_PENALTIES:
        return False
    for suit, out in enumerate(count.unseen):
        mine = sorted((card for card in view.hand if SUIT[card] == suit), reverse=True)
        for place, card in enumerate(mine):
            # A seat that has the suit must follow, so each lead draws at least one of the cards still out.
            if any(other > card for other in out) and len(out) > place:
                return False
    return True


def _price(view: View, count: Deductions, card: Card, manner: Manner) -> float:
    """Return the expected cost of laying this card, less the cost of keeping it."""
    taking = _chance_to_take(view, count, card)
    points = sum(PENALTY[other] for _, other in view.trick) + PENALTY[card]
    feared = _points_to_come(view, count, card) * (1 - NERVE * manner.daring)
    cost = taking * (LEAD + points + feared) - manner.spite * (1 - taking) * _grudge(view, card)
    if count.shooter is not None:
        # Any point that this seat takes spoils the shooter's moon; points given to the shooter advance it.
        fear = _cost_of_moon(view, count.shooter)
        cost -= taking * fear * (points > 0)
        if PENALTY[card] and view.winning == count.shooter:
            cost += (1 - taking) * fear * STEP_TO_MOON
    return cost - _cost_of_keeping(view, count, card)


def _leading_rival(view: View) -> Seat | None:
    """Return the rival who is alone in the lead, None if there is none."""
    assert view.seat is not None
    return sole_leader([-rank for rank in view.ranks], view.seat)


def _grudge(view: View, card: Card) -> float:
    """Return the value of giving this card's points to the leader, negative if another player gets them."""
    rival = _leading_rival(view)
    if rival is None or view.winning is None or not PENALTY[card]:
        return 0.0
    return GRUDGE * PENALTY[card] * (1 if view.winning == rival else -1)


def _cost_of_moon(view: View, shooter: Seat) -> float:
    """Return the cost of a moon by this rival, weighed by how likely it looks."""
    return float(ALL_PENALTIES * (view.taken[shooter] / ALL_PENALTIES) ** DOUBT)


def _chance_to_take(view: View, count: Deductions, card: Card) -> float:
    """Return the chance that this card takes the trick, if the seats behind stay below it when they can."""
    suit = SUIT[view.trick[0][1]] if view.trick else SUIT[card]
    if SUIT[card] != suit or any(SUIT[other] == suit and other > card for _, other in view.trick):
        return 0.0
    out, rivals = count.unseen[suit], view.seats - 1
    if not out:
        return 1.0
    higher = sum(other > card for other in out) / len(out)
    share = max(1.0, len(out) / max(1, rivals - len(count.void[suit])))
    stays = 1.0
    for seat in count.behind:
        stays *= 1 - (1 - count.without(suit, rivals, seat)) * higher**share
    return stays


def _points_to_come(view: View, count: Deductions, card: Card) -> float:
    """Return the points that the seats behind may add to the trick."""
    suit = SUIT[view.trick[0][1]] if view.trick else SUIT[card]
    rivals, hearts = view.seats - 1, bool(count.unseen[HEARTS])
    points = 0.0
    for seat in count.behind:
        queen = 13 * count.has_queen(rivals, seat)
        away = count.without(suit, rivals, seat)
        if view.tricks:
            points += away * max(queen, float(hearts))
        if suit == HEARTS:
            points += 1 - away
        elif suit == SPADES and card > QUEEN_OF_SPADES:
            points += (1 - away) * queen
    return points


def _cost_of_keeping(view: View, count: Deductions, card: Card) -> float:
    """Return the cost of keeping this card: high cards take tricks, a suit's last card delays a void."""
    suit, out = SUIT[card], count.unseen[SUIT[card]]
    if suit == HEARTS and count.shooter is not None and not any(other > card for other in out):
        # An unbeatable heart can stop a moon, so keep that heart while a rival may shoot.
        return -_cost_of_moon(view, count.shooter) * STOPPER
    mine = [other for other in view.hand if SUIT[other] == suit]
    if card == QUEEN_OF_SPADES:
        return QUEEN_IN_HAND
    if suit == SPADES:
        if count.queen and card in OVER_THE_QUEEN:
            return TARGET_IN_HAND
        if QUEEN_OF_SPADES in mine or (count.queen and any(high in mine for high in OVER_THE_QUEEN)):
            # Low spades protect the high ones in the hand.
            return -SPADE_IN_HAND
        if count.queen and not view.trick:
            # Leading spades makes the queen's holder run out of other spades.
            return SPADE_IN_HAND
    if not out:
        return 0.0
    lower = sum(other < card for other in out) / len(out)
    alone = LAST_OF_SUIT if len(mine) == 1 else 0.0
    return lower * (HIGH_HEART if suit == HEARTS else HIGH_CARD) + alone
