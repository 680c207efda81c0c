"""Robots for Skull King: `easy` plays any legal card, `normal` tries to make its bid.

`normal` gives every card a chance of taking a trick, combines the chances into a distribution of tricks, and
values each number of tricks by the scoring in force. Every decision is the option with the best expected
points; no card has a rule of its own. The constants were tuned by measurement: among robots alone, at two to
six seats, they bring more points than values close to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import fsum
from typing import Final, NamedTuple

from engine.ai.manners import PLAIN, Manner, draw_by_daring, sole_leader
from engine.ai.skull_king_chances import BEATEN_BY, chances_of, expected_points, odds_of
from engine.core import Rng, Seat
from engine.deals import mask
from engine.skull_king.cards import HELD, Card
from engine.skull_king.powers import declining_action
from engine.skull_king.public import LOADS, Action, View
from engine.skull_king.scoring import COUNTINGS, Counting
from engine.skull_king.trick import outcome

SPREAD: Final = 3
"""The number of bids among which `easy` chooses, from a fair share upwards."""
WORTH_A_WAGER: Final = 0.5
"""The probability of making the bid from which Rascal's wager is taken."""
EAGER: Final = 3.0
CONTENT: Final = 0.5
BLIND: Final = 1.0
"""The weight of an opponent who needs more tricks, of one who has enough, and of Graybeard."""
BOAST: Final = 2.5
"""Points that one more trick in the bid seems worth to a bold manner, and costs a careful one."""
NERVE: Final = 0.2
"""By so much `WORTH_A_WAGER` is lower for a bold manner, and higher for a careful one."""
GRUDGE: Final = 10.0
"""The worth, in points, to a spiteful robot of spoiling the bid of whoever is ahead."""


def easy(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose at random, except that a bid is near a fair share of the tricks."""
    choice = view.choices[0]
    if choice.verb == "bid":
        fair = view.dealt // (view.seats + (view.ghost is not None))
        bid = fair + draw_by_daring(min(manner.daring, 0.0), lambda: rng.randrange(SPREAD))
        # Bold robots never bid zero; a larger change would cost robots that bid high anyway too much.
        return Action("bid", (min(view.dealt, max(bid, 1) if manner.daring > 0 else bid),))
    picked = rng.sample(choice.items, choice.least)
    if choice.verb == "play" and manner.spite and not _takes_from_leader_if_ahead(view, picked[0]):
        picked = rng.sample(choice.items, choice.least)
    return Action(choice.verb, tuple(sorted(picked)))


def _takes_from_leader_if_ahead(view: View, card: Card) -> bool:
    """Return whether the card takes the trick from the match leader, or the leader is not winning the trick.

    A spiteful `easy` picks another card if the result is False.
    """
    assert view.seat is not None
    if view.winning is None or view.winning != sole_leader(view.totals, view.seat):
        return True
    end = outcome([*(played for _, played in view.trick), card], view.options)
    return end.winner == len(view.trick)


def normal(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose sensibly: bid what the hand is worth and play to make exactly that bid."""
    choice = view.choices[0]
    analysis = _Analysis.of(view, manner)
    if choice.verb == "discard":
        return Action("discard", analysis.discard(choice.items, choice.least))
    decide = {
        "bid": analysis.bid,
        "load": analysis.load,
        "play": analysis.play,
        "lead": analysis.lead,
        "wager": analysis.wager,
        "adjust": analysis.adjust,
    }[choice.verb]
    return Action(choice.verb, (decide(choice.items),))


def deadline(view: View, rng: Rng, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Choose for a person whose time is up: leave a power unused (R-SK-26), else move as `normal` does."""
    return declining_action(view) or normal(view, rng, budget, manner)


def plays_best_first(view: View, manner: Manner = PLAIN) -> list[Action]:
    """Return a play of each playable card, in `normal`'s order of preference."""
    analysis = _Analysis.of(view, manner)
    best_first = sorted(view.choices[0].items, key=analysis.worth_of_playing, reverse=True)
    return [Action("play", (card,)) for card in best_first]


def discards_best_first(view: View) -> list[Action]:
    """Return every discard that Bendt's owner may choose, in `normal`'s order of preference."""
    choice, analysis = view.choices[0], _Analysis.of(view, PLAIN)
    ways = combinations(choice.items, choice.least)
    return [Action("discard", way) for way in sorted(ways, key=analysis.worth_without, reverse=True)]


def expected_tricks(view: View) -> float:
    """Return how many tricks the cards in the hand promise on average."""
    return fsum(_Analysis.of(view, PLAIN).chances.values())


class _Analysis(NamedTuple):
    """What `normal` derives from a view: each own card's chance to take a trick, and the scoring in force.

    `rival` is the leader of the match, None if this seat leads or the lead is shared.
    """

    view: View
    manner: Manner
    seat: Seat
    unseen: int
    chances: Mapping[Card, float]
    rival: Seat | None

    @classmethod
    def of(cls, view: View, manner: Manner) -> _Analysis:
        """Compute the chances of the hand against all cards that may still be out."""
        assert view.seat is not None
        deck = view.options.deck()
        gone = {*view.hand, *(view.stock or ())}
        gone.update(HELD[card] for trick in view.tricks for _, card in trick.plays)
        gone.update(HELD[card] for _, card in view.trick)
        out = [card for card in deck if card not in gone]
        others = view.seats - (view.ghost is None)
        chances = chances_of(view.hand, out, others, view.leader == view.seat)
        return cls(view, manner, view.seat, mask(out), chances, sole_leader(view.totals, view.seat))

    def bid(self, items: Sequence[int]) -> int:
        """Return the bid with the best expected points, shifted by the manner's daring for each trick bid."""
        odds = odds_of(self.chances.values())
        counting = COUNTINGS[self.view.options.scoring, None]
        boast = BOAST * self.manner.daring
        return max(
            items, key=lambda bid: expected_points(odds, counting, self.view.dealt, bid, 0) + boast * bid
        )

    def load(self, items: Sequence[int]) -> int:
        """Return the load with the better expected points for the bid made."""
        odds = odds_of(self.chances.values())

        def worth(load: int) -> float:
            counting = COUNTINGS[self.view.options.scoring, LOADS[load]]
            return expected_points(odds, counting, self.view.dealt, self._bid, 0)

        return max(items, key=worth)

    def play(self, items: Sequence[int]) -> int:
        """Return the card after which the rest of the hand fits the bid best."""
        return max(items, key=self.worth_of_playing)

    def lead(self, items: Sequence[int]) -> int:
        """Keep the lead while tricks are needed; otherwise give it to whoever needs them most."""
        view = self.view
        needs = {seat: (view.bids[seat] or 0) - view.won[seat] for seat in items}
        return self.seat if needs[self.seat] > 0 else max(items, key=lambda seat: needs[seat])

    def discard(self, items: Sequence[int], count: int) -> tuple[Card, ...]:
        """Return the cards without which the rest of the hand fits the bid best."""
        return max(combinations(items, count), key=self.worth_without)

    def wager(self, items: Sequence[int]) -> int:
        """Return the highest wager if the bid will probably be made, else the lowest."""
        odds = odds_of(self.chances.values())
        need = self._bid - self.view.won[self.seat]
        exact = odds[need] if 0 <= need < len(odds) else 0.0
        return max(items) if exact >= WORTH_A_WAGER - NERVE * self.manner.daring else min(items)

    def adjust(self, items: Sequence[int]) -> int:
        """Return the change of the bid that scores best after the last trick, 0 if nothing is gained."""
        won = self.view.won[self.seat]

        def worth(by: int) -> tuple[float, int]:
            points, halves = self._counting(self.view.dealt, self._bid + by, won)
            return points + self.view.bonus[self.seat] * halves / 2, -abs(by)

        return max(items, key=worth)

    @property
    def _bid(self) -> int:
        return self.view.bids[self.seat] or 0

    @property
    def _counting(self) -> Counting:
        return COUNTINGS[self.view.options.scoring, self.view.loads[self.seat]]

    def _points_of(self, hand: Iterable[Card], won: int) -> float:
        """Return the expected points with the cards of `hand` still to play and `won` tricks taken."""
        return expected_points(
            odds_of(self.chances[card] for card in hand), self._counting, self.view.dealt, self._bid, won
        )

    def worth_without(self, away: tuple[Card, ...]) -> float:
        """Return the expected points if these cards are discarded."""
        kept = [card for card in self.view.hand if card not in away]
        return self._points_of(kept, self.view.won[self.seat])

    def _weight_of_opponents(self) -> float:
        """Return the number of opponents still to play to this trick, weighed by their wish to win."""
        view = self.view
        done = {self.seat, *(seat for seat, _ in view.trick)}
        rivals = 0.0 if view.ghost is None or view.seats in done else BLIND
        for seat, bid in enumerate(view.bids):
            if seat not in done:
                rivals += EAGER if (bid or 0) > view.won[seat] else CONTENT
        return rivals

    def worth_of_playing(self, card: Card) -> float:
        """Return the expected points if this card is played now."""
        view = self.view
        kept = [other for other in view.hand if other != HELD[card]]
        won = view.won[self.seat]
        lost = self._points_of(kept, won)
        end = outcome([*(played for _, played in view.trick), card], view.options)
        if end.winner != len(view.trick):
            return lost
        captured = sum(bonus.points for bonus in end.bonuses)
        taken = self._points_of(kept, won + 1) + captured / 2 + self._grudge()
        beaten_by = BEATEN_BY[card] & self.unseen
        safe = 1 - beaten_by.bit_count() / max(1, self.unseen.bit_count())
        chance: float = safe ** self._weight_of_opponents()
        return chance * taken + (1 - chance) * lost

    def _grudge(self) -> float:
        """Return the worth of taking this trick from the leader, negative if the leader needs no more."""
        rival = self.rival
        if rival is None or self.view.winning != rival:
            return 0.0
        needs = (self.view.bids[rival] or 0) > self.view.won[rival]
        return self.manner.spite * (GRUDGE if needs else -GRUDGE)
