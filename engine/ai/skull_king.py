"""Robots for Skull King: `easy` plays whatever is allowed, `normal` tries to make its bid.

`normal` gives every card a chance of taking a trick, adds the chances up to a distribution of tricks, and
lets the table's own counting say what each number of tricks is worth. Every decision is the option with the
best expected points; no card has a rule of its own. The constants were measured: among robots alone, at two
to six seats, they bring more points than their neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from engine.ai.manners import PLAIN, Manner, ahead, leaning
from engine.ai.skull_king_chances import BEATEN_BY, chances_of, expected, odds_of
from engine.core import Seat
from engine.deals import mask
from engine.skull_king.cards import HELD, Card
from engine.skull_king.powers import declined
from engine.skull_king.public import LOADS, Action, View
from engine.skull_king.scoring import COUNTINGS, Counting
from engine.skull_king.trick import outcome

SPREAD: Final = 3
"""How many bids `easy` hesitates between, from a fair share upwards."""
WORTH_A_WAGER: Final = 0.5
"""Rascal's wager is taken at even chances or better."""
EAGER: Final = 3.0
CONTENT: Final = 0.5
BLIND: Final = 1.0
"""How many opponents one counts for who needs more tricks, who has enough, and Graybeard."""
BOAST: Final = 2.5
"""Points that a trick more in the bid is worth to the bold, and costs the careful."""
NERVE: Final = 0.2
"""By how much the chance that a wager needs is lower for the bold, and higher for the careful."""
GRUDGE: Final = 10.0
"""Points it is worth to the spiteful to spoil the bid of who is ahead."""


def easy(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Legal but careless: any choice will do, except that a bid is near a fair share of the tricks."""
    choice = view.choices[0]
    if choice.verb == "bid":
        fair = view.dealt // (view.seats + (view.ghost is not None))
        bid = fair + leaning(min(manner.daring, 0.0), lambda: rng.randrange(SPREAD))
        # The bold never bid nothing; more would cost whoever bids high as it is too much.
        return Action("bid", (min(view.dealt, max(bid, 1) if manner.daring > 0 else bid),))
    picked = rng.sample(choice.items, choice.least)
    if choice.verb == "play" and manner.spite and not _takes_from_who_is_ahead(view, picked[0]):
        picked = rng.sample(choice.items, choice.least)
    return Action(choice.verb, tuple(sorted(picked)))


def _takes_from_who_is_ahead(view: View, card: Card) -> bool:
    """False where the rival alone in front has this trick and would keep it: the spiteful pick once more."""
    assert view.seat is not None
    if view.winning is None or view.winning != ahead(view.totals, view.seat):
        return True
    end = outcome([*(played for _, played in view.trick), card], view.options)
    return end.winner == len(view.trick)


def normal(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """Sensible: bids what the hand is worth and steers for exactly that."""
    choice = view.choices[0]
    mind = _Mind.of(view, manner)
    if choice.verb == "discard":
        return Action("discard", mind.discard(choice.items, choice.least))
    decide = {
        "bid": mind.bid,
        "load": mind.load,
        "play": mind.play,
        "lead": mind.lead,
        "wager": mind.wager,
        "adjust": mind.adjust,
    }[choice.verb]
    return Action(choice.verb, (decide(choice.items),))


def deadline(view: View, rng: Random, budget: int = 0, manner: Manner = PLAIN) -> Action:
    """R-SK-26: a power that nobody decided on stays unused; any other move is made as `normal` makes it."""
    return declined(view) or normal(view, rng, budget, manner)


def plays_best_first(view: View, manner: Manner = PLAIN) -> list[Action]:
    """Every card that may be played, as `normal` likes them; the first is the one it plays."""
    mind = _Mind.of(view, manner)
    best_first = sorted(view.choices[0].items, key=mind.worth_of_playing, reverse=True)
    return [Action("play", (card,)) for card in best_first]


class _Mind(NamedTuple):
    """One view thought through: the chance of each own card to take a trick, and the counting in force.

    `rival` is who is ahead in the match, for whoever goes for them.
    """

    view: View
    manner: Manner
    seat: Seat
    unseen: int
    chances: Mapping[Card, float]
    rival: Seat | None

    @classmethod
    def of(cls, view: View, manner: Manner) -> _Mind:
        """Look at the hand against everything that may still be out there."""
        assert view.seat is not None
        deck = view.options.deck()
        gone = {*view.hand, *(view.stock or ())}
        gone.update(HELD[card] for trick in view.tricks for _, card in trick.plays)
        gone.update(HELD[card] for _, card in view.trick)
        out = [card for card in deck if card not in gone]
        others = view.seats - (view.ghost is None)
        chances = chances_of(view.hand, out, others, view.leader == view.seat)
        return cls(view, manner, view.seat, mask(out), chances, ahead(view.totals, view.seat))

    def bid(self, items: Sequence[int]) -> int:
        """The bid with the best expected points, each trick bid worth something to the bold."""
        odds = odds_of(self.chances.values())
        counting = COUNTINGS[self.view.options.scoring, None]
        boast = BOAST * self.manner.daring
        return max(items, key=lambda bid: expected(odds, counting, self.view.dealt, bid, 0) + boast * bid)

    def load(self, items: Sequence[int]) -> int:
        """The load with the better expected points for the bid made."""
        odds = odds_of(self.chances.values())

        def worth(load: int) -> float:
            counting = COUNTINGS[self.view.options.scoring, LOADS[load]]
            return expected(odds, counting, self.view.dealt, self._bid, 0)

        return max(items, key=worth)

    def play(self, items: Sequence[int]) -> int:
        """The card after which the rest of the hand fits the bid best."""
        return max(items, key=self.worth_of_playing)

    def lead(self, items: Sequence[int]) -> int:
        """Keep the lead while tricks are needed; otherwise give it to whoever needs them most."""
        view = self.view
        needs = {seat: (view.bids[seat] or 0) - view.won[seat] for seat in items}
        return self.seat if needs[self.seat] > 0 else max(items, key=lambda seat: needs[seat])

    def discard(self, items: Sequence[int], count: int) -> tuple[Card, ...]:
        """The cards without which the rest fits the bid best."""

        def worth_without(away: tuple[Card, ...]) -> float:
            kept = [card for card in self.view.hand if card not in away]
            return self._worth_of(kept, self.view.won[self.seat])

        return max(combinations(items, count), key=worth_without)

    def wager(self, items: Sequence[int]) -> int:
        """Everything when the bid will probably be made, otherwise nothing."""
        odds = odds_of(self.chances.values())
        need = self._bid - self.view.won[self.seat]
        exact = odds[need] if 0 <= need < len(odds) else 0.0
        return max(items) if exact >= WORTH_A_WAGER - NERVE * self.manner.daring else min(items)

    def adjust(self, items: Sequence[int]) -> int:
        """The bid that scores best now that all tricks are played; no change when nothing is gained."""
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

    def _worth_of(self, hand: Iterable[Card], won: int) -> float:
        """Expected points with these cards still to play and that many tricks taken."""
        return expected(
            odds_of(self.chances[card] for card in hand), self._counting, self.view.dealt, self._bid, won
        )

    def _rivals(self) -> float:
        """How many are still to play to this trick, weighed by how much they want it."""
        view = self.view
        done = {self.seat, *(seat for seat, _ in view.trick)}
        rivals = 0.0 if view.ghost is None or view.seats in done else BLIND
        for seat, bid in enumerate(view.bids):
            if seat not in done:
                rivals += EAGER if (bid or 0) > view.won[seat] else CONTENT
        return rivals

    def worth_of_playing(self, card: Card) -> float:
        """Expected points when this card is played now."""
        view = self.view
        kept = [other for other in view.hand if other != HELD[card]]
        won = view.won[self.seat]
        lost = self._worth_of(kept, won)
        end = outcome([*(played for _, played in view.trick), card], view.options)
        if end.winner != len(view.trick):
            return lost
        captured = sum(bonus.points for bonus in end.bonuses)
        taken = self._worth_of(kept, won + 1) + captured / 2 + self._grudge()
        beaten_by = BEATEN_BY[card] & self.unseen
        safe = 1 - beaten_by.bit_count() / max(1, self.unseen.bit_count())
        chance: float = safe ** self._rivals()
        return chance * taken + (1 - chance) * lost

    def _grudge(self) -> float:
        """What it is worth to take this trick from who is ahead: less than nothing when they need no more."""
        rival = self.rival
        if rival is None or self.view.winning != rival:
            return 0.0
        needs = (self.view.bids[rival] or 0) > self.view.won[rival]
        return self.manner.spite * (GRUDGE if needs else -GRUDGE)
