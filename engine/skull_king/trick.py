"""One trick: which suit must be followed, who wins it by which rule, what it brings (SK-6 to SK-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.skull_king.cards import (
    HARRY,
    HELD,
    KIND,
    KING,
    KRAKEN,
    LOOT,
    MERMAID,
    NUMBER,
    PIRATE,
    RANK,
    ROLES,
    ROSIE,
    SUIT,
    TRUMP,
    WHALE,
    Card,
)
from engine.skull_king.editions import EDITIONS, RuleIds
from engine.skull_king.options import Options
from engine.skull_king.public import Bonus
from engine.tricks import NO_SUIT


def led_suit(cards: Sequence[Card], options: Options) -> int:
    """SK-6.2: the suit that the next card must follow, or NO_SUIT.

    SK-6.3: escapes leave the suit open for the first number. SK-6.4: a character or leviathan that opens the
    trick cancels it; with escape_then_character "no_suit" also one that comes before the first number.
    """
    free_leads = EDITIONS[options.edition].free_leads
    for place, card in enumerate(cards):
        kind = KIND[card]
        if kind == NUMBER:
            return SUIT[card]
        if kind in free_leads and (place == 0 or options.escape_then_character == "no_suit"):
            return NO_SUIT
    return NO_SUIT


class Outcome(NamedTuple):
    """How a trick ends; every int is an index into its cards in order of play.

    `winner` is None when the trick is destroyed. `loot` pairs (the loot, its ally's card). `pirate` is the
    named pirate that won, whose power is earned (SK-12.1).
    """

    winner: int | None
    next_leader: int
    rule: str
    bonuses: tuple[Bonus, ...] = ()
    loot: tuple[tuple[int, int], ...] = ()
    pirate: Card | None = None
    other_count: int | None = None


def outcome(cards: Sequence[Card], options: Options) -> Outcome:
    """SK-7: the whole decision for a trick of any length, leviathans first."""
    kinds = [KIND[card] for card in cards]
    if KRAKEN not in kinds and WHALE not in kinds:
        return _won(cards, *strongest(cards, EDITIONS[options.edition].rules), options)
    # SK-7.1: of two leviathans only the second acts; the first stays in the trick like an escape.
    acting = max(i for i, kind in enumerate(kinds) if kind in (KRAKEN, WHALE))
    if kinds[acting] == KRAKEN:
        return _destroyed_by_kraken(cards, acting, options)
    numbers = [i for i, kind in enumerate(kinds) if kind == NUMBER]
    if not numbers:
        return Outcome(None, acting, "SK-7.3b")
    # SK-7.3: suits and trump vanish; max() keeps the earlier of equal numbers.
    return _won(
        cards, max(numbers, key=lambda i: RANK[cards[i]]), "SK-7.3", options, loot=options.whale_loot_alliance
    )


def _destroyed_by_kraken(cards: Sequence[Card], acting: int, options: Options) -> Outcome:
    """SK-7.2: nobody wins; who would have won without the Kraken leads next.

    A Kraken alone on the table (the trick is still open) has nobody behind it: its own player.
    """
    others = [card for i, card in enumerate(cards) if i != acting]
    if not others:
        return Outcome(None, acting, "SK-7.2")
    shadow, _ = strongest(others, EDITIONS[options.edition].rules)
    return Outcome(None, shadow + (shadow >= acting), "SK-7.2")


def strongest(cards: Sequence[Card], rules: RuleIds) -> tuple[int, str]:
    """SK-7.4 to SK-7.9: the winning card's index and the rule; a beaten leviathan counts as an escape."""
    kinds = [KIND[card] for card in cards]
    if KING in kinds:
        if MERMAID in kinds:
            return kinds.index(MERMAID), rules.mermaid_takes_king
        return kinds.index(KING), rules.king
    if PIRATE in kinds:
        first = kinds.index(PIRATE)
        return first, rules.wild_pirate if HELD[cards[first]] in ROLES else rules.pirate
    if MERMAID in kinds:
        return kinds.index(MERMAID), rules.mermaid
    if NUMBER not in kinds:
        return 0, rules.escapes
    best = kinds.index(NUMBER)
    suit = SUIT[cards[best]]
    for i in range(best + 1, len(cards)):
        card = cards[i]
        if SUIT[card] == suit:
            if RANK[card] > RANK[cards[best]]:
                best = i
        elif SUIT[card] == TRUMP:
            # From the first trump on, only trumps compete.
            best, suit = i, TRUMP
    return best, rules.trump if suit == TRUMP else rules.suit


def _won(cards: Sequence[Card], winner: int, rule: str, options: Options, *, loot: bool = True) -> Outcome:
    """The outcome of a trick that somebody wins: captured bonuses, alliances, the pirate's power.

    R-SK-11: in a Whale trick `loot` is off unless the table's option allows it.
    """
    edition = EDITIONS[options.edition]
    card = cards[winner]
    kind = KIND[card]
    bonuses = [
        Bonus(edition.prize_rule, (prize,), edition.prizes[prize])
        for prize in cards
        if prize in edition.prizes
    ]
    other_count: int | None = None
    for capture in edition.captures:
        if capture.by != kind:
            continue
        captured = tuple(c for c in cards if c in capture.cards)
        if captured:
            each = len(captured) * capture.points
            per_card = options.character_bonus == "per_card" if capture.per_card is None else capture.per_card
            bonuses.append(Bonus(capture.rule, captured, each if per_card else capture.points))
            if len(captured) > 1 and capture.per_card is None:
                other_count = capture.points if per_card else each
    return Outcome(
        winner,
        winner,
        rule,
        tuple(bonuses),
        alliances(cards, winner, options) if loot else (),
        card if ROSIE <= card <= HARRY else None,
        other_count,
    )


def alliances(cards: Sequence[Card], winner: int, options: Options) -> tuple[tuple[int, int], ...]:
    """SK-11.4a: every loot allies its player with the winner; SK-11.4c: a loot that wins has no ally.

    R-SK-13: nor do the other loots of that trick, unless second_loot_allies.
    """
    if LOOT not in [KIND[card] for card in cards]:
        return ()
    if KIND[cards[winner]] == LOOT and not options.second_loot_allies:
        return ()
    return tuple((i, winner) for i, card in enumerate(cards) if KIND[card] == LOOT and i != winner)
