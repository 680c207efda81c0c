"""The chance of a Skull King card to take a trick, and the distribution of tricks of a whole hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from math import fsum
from typing import Final

from engine.deals import mask
from engine.skull_king.cards import HELD, KIND, KRAKEN, RANK, ROLES, SUIT, TRUMP, WHALE, Card
from engine.skull_king.editions import MODERN
from engine.skull_king.options import Options
from engine.skull_king.scoring import Counting
from engine.skull_king.trick import find_winner
from engine.tricks import NO_SUIT

SURE: Final = 0.95
"""The upper bound of a card's chance to take a trick."""
WILD_CHANCE: Final = 0.5
"""The chance of a wild card, which wins or loses as its holder likes."""
CHOOSY: Final = 2.0
"""The number of cards from which an opponent is taken to pick the one that beats mine best."""
LATER: Final = 0.8
"""The share that the chance of a plain number loses when its holder has one card and does not lead it."""


def chances_of(hand: Collection[Card], out: Sequence[Card], others: int, leads: bool) -> dict[Card, float]:
    """Return each card's chance to take a trick if `others` players hold cards from `out`."""
    unseen = mask(out)
    raw = {card: raw_chance(card, unseen, len(out), others) for card in (*hand, *out)}
    # Every trick is taken by somebody, so all chances must add up to one trick per card of each player.
    scale = len(raw) / ((others + 1) * fsum(raw.values())) if any(raw.values()) else 1.0
    later = 1.0 if leads else 1 - LATER / max(1, len(hand))
    return {
        card: min(SURE, raw[card] * scale * (later if SUIT[card] not in (NO_SUIT, TRUMP) else 1))
        for card in hand
    }


@lru_cache(maxsize=256)
def chances_at_deal(options: Options, others: int, dealt: int, leads: bool) -> tuple[float, ...]:
    """Return each held card's chance of a trick in a hand of `dealt` otherwise unknown cards."""
    deck = options.deck()
    unseen = mask(deck)
    raw = [raw_chance(card, unseen, len(deck), others) for card in deck]
    scale = len(deck) / ((others + 1) * fsum(raw))
    later = 1.0 if leads else 1 - LATER / dealt
    found = [0.0] * len(HELD)
    for card, chance in zip(deck, raw, strict=True):
        found[card] = min(SURE, chance * scale * (later if SUIT[card] not in (NO_SUIT, TRUMP) else 1))
    return tuple(found)


def raw_chance(card: Card, unseen: int, out: int, others: int) -> float:
    """Return the chance that none of `others` unseen cards beats this one."""
    if card in ROLES:
        return WILD_CHANCE
    if KIND[card] in (KRAKEN, WHALE) or not out:
        return 0.0
    beaten_by = (BEATEN_BY[card] & unseen).bit_count()
    chance: float = (1 - beaten_by / out) ** (others * CHOOSY)
    return chance


def odds_of(chances: Iterable[float]) -> list[float]:
    """Return the probabilities of taking 0, 1, 2 ... tricks, from each card's independent chance."""
    odds = [1.0]
    for chance in chances:
        miss = 1 - chance
        odds = [
            (odds[n] * miss if n < len(odds) else 0.0) + (odds[n - 1] * chance if n else 0.0)
            for n in range(len(odds) + 1)
        ]
    return odds


def expected_points(odds: Sequence[float], counting: Counting, dealt: int, bid: int, won: int) -> float:
    """Return the expected bid points after `won` tricks; `odds` has the chances of 0, 1, 2 ... more."""
    return fsum(chance * counting(dealt, bid, won + more)[0] for more, chance in enumerate(odds))


def _beaten_by(card: Card) -> int:
    """Return the held cards, as a bit mask, that would beat this played card if it led the trick.

    In the card's own suit, higher ranks beat it. For all other cards only kind and suit decide, so one card
    per group is tried. The result is the same in both editions.
    """
    found = 0
    for other, group_cards in _GROUPS.items():
        if SUIT[card] == SUIT[other] != NO_SUIT:
            found |= mask(higher for higher in group_cards if RANK[higher] > RANK[card])
        elif any(find_winner((card, role), MODERN.rules)[0] != 0 for role in ROLES.get(other, (other,))):
            found |= mask(group_cards)
    return found & ~(1 << HELD[card])


_GROUPS: Final = {
    cards[0]: cards
    for cards in (
        [card for card in {*HELD} if (KIND[card], SUIT[card]) == group]
        for group in {*zip(KIND, SUIT, strict=True)}
    )
}
"""Groups of held cards with the same kind and suit, by the first card of each group."""
BEATEN_BY: Final = tuple(map(_beaten_by, range(len(HELD))))
"""By card as played, the cards that beat it; computed at import, so that no decision waits for it."""
