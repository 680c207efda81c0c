"""One trick: the suit to follow, the winner and the deciding rule, the bonuses (SK-6 to SK-8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.skull_king.cards import (
    HARRY,
    HELD,
    KIND,
    KING,
    LEVIATHANS,
    LOOT,
    LOOTS,
    MERMAID,
    NUMBER,
    PIRATE,
    RANK,
    ROLES,
    ROSIE,
    SUIT,
    SUITS,
    TRUMP,
    WHALE,
    Card,
)
from engine.skull_king.editions import EDITIONS, Capture, Edition, RuleIds
from engine.skull_king.options import Options
from engine.skull_king.public import Bonus
from engine.tricks import NO_SUIT


def led_suit(cards: Iterable[Card], options: Options) -> int:
    """Return the suit that the next card must follow, or NO_SUIT (SK-6.2)."""
    card = suit_setting_card(cards, options)
    return NO_SUIT if card is None else SUIT[card]


def suit_setting_card(cards: Iterable[Card], options: Options) -> Card | None:
    """Return the card that determines what must be followed, None while that is open (SK-6.2).

    Escapes leave it to the first number (SK-6.3). A character or leviathan that opens the trick cancels suit
    duty (SK-6.4), with escape_then_character "no_suit" also one that comes before the first number.
    """
    for place, card in enumerate(cards):
        if KIND[card] == NUMBER:
            return card
        cancels = KIND[card] in EDITIONS[options.edition].free_leads
        if cancels and (place == 0 or options.escape_then_character == "no_suit"):
            return card
    return None


class Outcome(NamedTuple):
    """The result of a trick; every int is an index into its cards in order of play.

    `winner` is None when the trick is destroyed. `loot` has pairs (the loot, its ally's card). `pirate` is
    the named pirate that won, whose power is earned (SK-12.1).
    """

    winner: int | None
    next_leader: int
    rule: str
    bonuses: tuple[Bonus, ...] = ()
    loot: tuple[tuple[int, int], ...] = ()
    pirate: Card | None = None
    other_count: int | None = None


def outcome(cards: Sequence[Card], options: Options) -> Outcome:
    """Decide a trick of any length (SK-7) and compute its bonuses."""
    edition = EDITIONS[options.edition]
    if LEVIATHANS.isdisjoint(cards):
        best, rule = strongest(cards, edition.rules)
        return _outcome_of_win(cards, best, rule, edition, options)
    winner, leader, rule = _under_leviathans(cards, edition.rules)
    if winner is None:
        return Outcome(None, leader, rule)
    return _outcome_of_win(cards, winner, rule, edition, options)


def find_winner(cards: Sequence[Card], rules: RuleIds) -> tuple[int | None, int, str]:
    """Return the winning card's index, None for a destroyed trick; the next leader's; the rule (SK-7)."""
    if not LEVIATHANS.isdisjoint(cards):
        return _under_leviathans(cards, rules)
    best, rule = strongest(cards, rules)
    return best, best, rule


def _under_leviathans(cards: Sequence[Card], rules: RuleIds) -> tuple[int | None, int, str]:
    """Decide a trick with leviathans: of two only the second acts, the first is like an escape (SK-7.1)."""
    acting = max(i for i, card in enumerate(cards) if card in LEVIATHANS)
    if KIND[cards[acting]] == WHALE:
        numbers = [i for i, card in enumerate(cards) if KIND[card] == NUMBER]
        if not numbers:
            return None, acting, "SK-7.3b"
        # SK-7.3: suits and trump do not count; max() returns the earlier of equal numbers.
        best = max(numbers, key=lambda i: RANK[cards[i]])
        return best, best, "SK-7.3"
    # SK-7.2: nobody wins; the player who would have won without the Kraken leads next. If the Kraken is
    # alone on the table (the trick is still open), that is its own player.
    others = [card for i, card in enumerate(cards) if i != acting]
    if not others:
        return None, acting, "SK-7.2"
    shadow, _ = strongest(others, rules)
    return None, shadow + (shadow >= acting), "SK-7.2"


def _competing(suit: int) -> tuple[int, ...]:
    """Return each card's strength if `suit` is the suit of the first number; 0 is no better than an escape.

    The king beats pirates, these mermaids (SK-7.4 to SK-7.6), these trumps (SK-7.7), these `suit` (SK-7.8).
    """
    characters = {MERMAID: 200, PIRATE: 300, KING: 400}
    return tuple(
        characters.get(kind, 0)
        if kind != NUMBER
        else rank + 100 * (of == TRUMP)
        if of in (suit, TRUMP)
        else 0
        for kind, of, rank in zip(KIND, SUIT, RANK, strict=True)
    )


COMPETING: Final = tuple(map(_competing, range(len(SUITS))))


def strongest(cards: Sequence[Card], rules: RuleIds) -> tuple[int, str]:
    """Return the winning card's index and the rule (SK-7.4 to SK-7.9); a leviathan counts as an escape."""
    suit = TRUMP
    for card in cards:
        if SUIT[card] != NO_SUIT:
            suit = SUIT[card]
            break
    competing = COMPETING[suit]
    strengths = [competing[card] for card in cards]
    best = strengths.index(max(strengths))
    kind = KIND[cards[best]]
    if kind == NUMBER:
        return best, rules.trump if SUIT[cards[best]] == TRUMP else rules.suit
    if kind == PIRATE:
        return best, rules.wild_pirate if HELD[cards[best]] in ROLES else rules.pirate
    if kind == MERMAID:
        return best, rules.mermaid
    if kind == KING:
        mermaids = [place for place, card in enumerate(cards) if KIND[card] == MERMAID]
        return (mermaids[0], rules.mermaid_takes_king) if mermaids else (best, rules.king)
    return 0, rules.escapes


def _outcome_of_win(
    cards: Sequence[Card], winner: int, rule: str, edition: Edition, options: Options
) -> Outcome:
    """Return the outcome of a trick that is won: captured bonuses, alliances, the pirate's power."""
    card = cards[winner]
    bonuses: list[Bonus] = []
    other_count: int | None = None
    if not edition.prizes.keys().isdisjoint(cards):
        bonuses += (prize_bonus(edition, prize) for prize in cards if prize in edition.prizes)
    capture = edition.captures.get(KIND[card])
    if capture is not None and not capture.cards.isdisjoint(cards):
        captured = tuple(c for c in cards if c in capture.cards)
        bonuses.append(capture_bonus(capture, captured, options))
        if len(captured) > 1 and capture.per_card is None:
            each = len(captured) * capture.points
            other_count = capture.points if options.character_bonus == "per_card" else each
    return Outcome(
        winner,
        winner,
        rule,
        tuple(bonuses),
        () if LOOTS.isdisjoint(cards) else alliances(cards, winner, options),
        card if ROSIE <= card <= HARRY else None,
        other_count,
    )


def prize_bonus(edition: Edition, card: Card) -> Bonus:
    """Return the bonus for a trick with this prize of the edition (SK-8.6, SKL-6.8)."""
    return Bonus(edition.prize_rule, (card,), edition.prizes[card])


def capture_bonus(capture: Capture, captured: tuple[Card, ...], options: Options) -> Bonus:
    """Return the bonus for a trick that captured these characters, once or for each of them (R-SK-10)."""
    per_card = options.character_bonus == "per_card" if capture.per_card is None else capture.per_card
    return Bonus(capture.rule, captured, capture.points * (len(captured) if per_card else 1))


def alliances(cards: Sequence[Card], winner: int, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the alliances of every loot's player with the winner (SK-11.4a).

    A loot that wins has no ally (SK-11.4c), nor do the other loots of that trick, unless second_loot_allies
    (R-SK-13). A Whale trick makes no alliance, unless whale_loot_alliance (R-SK-11).
    """
    if not (options.whale_loot_alliance or LEVIATHANS.isdisjoint(cards)):
        return ()
    if KIND[cards[winner]] == LOOT and not options.second_loot_allies:
        return ()
    return tuple((i, winner) for i, card in enumerate(cards) if KIND[card] == LOOT and i != winner)
