"""Scores a Skull King match, independently of the engine, by the printed rules.

The scorer reads only the text of an exported match log, for matches with base deck,
standard or listed length and Skull King scoring. The scorer also checks that every card played was
in the player's hand and allowed by the rules.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

DECK = 70
COLOURS = ("green", "yellow", "purple", "black")


class Round(NamedTuple):
    """One round: cards dealt, and bids, tricks taken and points by seat."""

    cards: int
    bids: list[int]
    taken: list[int]
    points: list[int]


class MatchScore(NamedTuple):
    """A whole match: the rounds and the final totals by seat."""

    rounds: list[Round]
    totals: list[int]

    def exact(self, seat: int) -> int:
        """Return how often this seat's bid was exact."""
        return sum(one.bids[seat] == one.taken[seat] for one in self.rounds)


INPUT = "-*0123456789"
"""How the lines of inputs begin; a sealed match has others before them."""


def count(log: str) -> MatchScore:
    """Score the match from its log.

    Raises:
        AssertionError: when the log breaks a rule.
    """
    first, game, seats_line, options_line, *lines = log.splitlines()
    assert (first, game) == ("yo-ho-ho 1", "game skull-king 1")
    seats = int(seats_line.removeprefix("seats "))
    options = json.loads(options_line.removeprefix("options "))
    each = options["character_bonus"] == "per_card"
    wanted = range(1, 11) if options["length"] == "standard" else options["length"]
    script = [
        (who, rest.split(" ")) for who, _, rest in (line.partition(" ") for line in lines if line[0] in INPUT)
    ]
    who, (verb, dealer_text) = script.pop(0)
    assert (who, verb) == ("-", "first")
    dealer = int(dealer_text)
    rounds: list[Round] = []
    while script:
        cards = min(wanted[len(rounds)], DECK // seats)
        who, (verb, *deck) = script.pop(0)
        assert (who, verb, len(set(deck))) == ("-", "deal", DECK)
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(seats)]
        bids: dict[int, int] = {}
        while script and script[0][1][0] == "bid":
            who, (_, bid) = script.pop(0)
            bids[int(who)] = int(bid)
        assert sorted(bids) == list(range(seats))
        assert all(0 <= bid <= cards for bid in bids.values())
        taken, bonus = [0] * seats, [0] * seats
        leader = (dealer + 1) % seats
        for _ in range(cards):
            trick: list[str] = []
            for place in range(seats):
                who, (verb, card) = script.pop(0)
                seat = (leader + place) % seats
                assert (who, verb) == (str(seat), "play")
                assert may_play(card, hands[seat], trick), f"seat {seat} may not play {card}"
                hands[seat].remove(card.split(":")[0])
                trick.append(card)
            best = winner(trick)
            leader = (leader + best) % seats
            taken[leader] += 1
            bonus[leader] += bonuses(trick, trick[best], each)
        points = [points_for(bids[s], taken[s], cards, bonus[s]) for s in range(seats)]
        rounds.append(Round(cards, [bids[s] for s in range(seats)], taken, points))
        dealer = (dealer + 1) % seats
    assert len(rounds) == len(wanted)
    return MatchScore(rounds, [sum(one.points[seat] for one in rounds) for seat in range(seats)])


def kind(card: str) -> str:
    """Return the colour of a numbered card, or escape, pirate, mermaid or skull."""
    return card.split(":")[1] if ":" in card else card.split("-")[0]


def number(card: str) -> int:
    """Return the number on a coloured card."""
    return int(card.split("-")[1])


def colour_set(trick: Sequence[str]) -> str | None:
    """Return the colour to follow: the first number's, or None if a pirate, mermaid or skull king led."""
    if not trick or kind(trick[0]) in ("pirate", "mermaid", "skull"):
        return None
    return next((kind(card) for card in trick if kind(card) in COLOURS), None)


def may_play(card: str, hand: Sequence[str], trick: Sequence[str]) -> bool:
    """Return whether the card is held and follows the colour, is special, or the hand lacks that colour."""
    if card.split(":")[0] not in hand or card == "tigress":
        return False
    colour = colour_set(trick)
    follows = colour is None or kind(card) == colour or kind(card) not in COLOURS
    return follows or not any(kind(held) == colour for held in hand)


def winner(trick: Sequence[str]) -> int:
    """Return the place of the winning card in the trick, counted from 0."""
    kinds = [kind(card) for card in trick]
    if "skull" in kinds:
        return kinds.index("mermaid") if "mermaid" in kinds else kinds.index("skull")
    for special in ("pirate", "mermaid"):
        if special in kinds:
            return kinds.index(special)
    colour = "black" if "black" in kinds else next((k for k in kinds if k in COLOURS), None)
    if colour is None:
        return 0
    return max((place for place, k in enumerate(kinds) if k == colour), key=lambda p: number(trick[p]))


def bonuses(trick: Sequence[str], best: str, each: bool) -> int:
    """Return the bonus points in a trick for a winner whose bid is exact.

    With `each`, every captured character pays; otherwise one captured character pays.
    """
    kinds = [kind(card) for card in trick]
    fourteens = sum(
        20 if k == "black" else 10
        for k, card in zip(kinds, trick, strict=True)
        if k in COLOURS and number(card) == 14
    )
    prey, price = {"pirate": ("mermaid", 20), "skull": ("pirate", 30), "mermaid": ("skull", 40)}.get(
        kind(best), ("", 0)
    )
    captured = kinds.count(prey)
    return fourteens + price * (captured if each else min(captured, 1))


def points_for(bid: int, taken: int, cards: int, bonus: int) -> int:
    """Return one player's points for one round."""
    if bid == 0:
        return 10 * cards if taken == 0 else -10 * cards
    return 20 * bid + bonus if taken == bid else -10 * abs(taken - bid)
