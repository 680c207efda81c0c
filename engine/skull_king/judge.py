"""What the judge can be asked about Skull King without a match: a trick, a hand, a score, the deals.

Requests are JSON objects from outside, so everything read from them is checked here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core import Unanswerable
from engine.skull_king.cards import CARD, CODES, HELD, ROLES, SUIT, Card
from engine.skull_king.editions import EDITIONS
from engine.skull_king.options import Options
from engine.skull_king.powers import ADJUSTMENTS, RULES, WAGERS
from engine.skull_king.public import LOADS
from engine.skull_king.scoring import COUNTINGS, score
from engine.skull_king.trick import led_suit, outcome
from engine.tricks import follow

Request = Mapping[str, Any]


def trick(options: Options, request: Request) -> dict[str, Any]:
    """SK-7: who wins `cards`, who leads next (before Rosie), and what the trick brings, all as indices."""
    cards = _cards(options, request, "cards", wild_declared=True)
    if not cards:
        raise Unanswerable("cards: at least one")
    end = outcome(cards, options)
    prizes = sum(bonus.points for bonus in end.bonuses if set(bonus.cards) <= set(_prizes(options)))
    total = sum(bonus.points for bonus in end.bonuses)
    return {
        "winner": end.winner,
        "next_leader": end.next_leader,
        "rule": end.rule,
        "destroyed": end.winner is None,
        "bonus_14": prizes,
        "bonus_character": total - prizes,
        "bonus": total,
        "loot": [list(pair) for pair in end.loot],
        "power": None if end.pirate is None else CODES[end.pirate].removeprefix("pirate-"),
    }


def legal(options: Options, request: Request) -> dict[str, Any]:
    """SK-6.2: what `hand` may play on `table`, in the hand's order; a wild card stands there undeclared."""
    suit = led_suit(_cards(options, request, "table", wild_declared=True), options)
    hand = _cards(options, request, "hand", wild_declared=False)
    return {"legal": [CODES[card] for card in follow(hand, SUIT, suit)]}


def count(options: Options, request: Request) -> dict[str, Any]:
    """SK-8.14: the points of a round and their parts."""
    rules = EDITIONS[options.edition].rules
    dealt = _number(request, "cards_dealt", range(1, 100), rules.sizes)
    bid = _number(request, "bid", range(dealt + 1), rules.bid)
    won = _number(request, "won", range(dealt + 1), "T-3")
    by = 0 if request.get("harry") is None else _number(request, "harry", ADJUSTMENTS, RULES["adjust"])
    if not 0 <= bid + by <= dealt:
        raise Unanswerable(f"harry: the bid stays within 0 to {dealt}", RULES["adjust"])
    load = request.get("load")
    if load is not None and (not options.cannon_loads or load not in LOADS):
        raise Unanswerable(f"load: {' or '.join(LOADS)}, with the option cannon_loads", "SK-9.6")
    allies = request.get("loot", [])
    if not isinstance(allies, list) or any(type(exact) is not bool for exact in allies):
        raise Unanswerable("loot: a list of true and false")
    points = score(
        COUNTINGS[options.scoring, load],
        dealt=dealt,
        bid=bid + by,
        won=won,
        captured=_number(request, "card_bonus", range(0, 10_000, 10), "T-3", default=0),
        allies_exact=allies,
        wager=0 if request.get("wager") is None else _number(request, "wager", WAGERS, RULES["wager"]),
    )
    return {"total": points.total, **points._asdict()}


def deals(options: Options, request: Request) -> dict[str, Any]:
    """SK-4.3: the cards dealt to each player, round by round."""
    return {"cards": list(options.rounds(request["players"]))}


QUESTIONS: Final[Mapping[str, Callable[[Options, Request], dict[str, Any]]]] = {
    "trick": trick,
    "legal": legal,
    "score": count,
    "deals": deals,
}


def _prizes(options: Options) -> Mapping[Card, int]:
    return EDITIONS[options.edition].prizes


def _cards(options: Options, request: Request, key: str, *, wild_declared: bool) -> list[Card]:
    """A list of card codes of the edition, none twice; expansions count as present."""
    codes = request.get(key)
    if not isinstance(codes, list):
        raise Unanswerable(f"{key}: a list of card codes")
    edition = EDITIONS[options.edition]
    box = {*edition.deck, *(card for group in edition.expansions.values() for card in group)}
    cards = []
    for code in codes:
        card = CARD.get(code) if isinstance(code, str) else None
        if card is None or HELD[card] not in box:
            raise Unanswerable(f"{key}: {code!r} is no card of the {edition.key} edition")
        if wild_declared and card in ROLES:
            raise Unanswerable(f"{key}: {code} must be played as pirate or escape", edition.rules.wild)
        if not wild_declared and HELD[card] != card:
            raise Unanswerable(f"{key}: {code} is not declared before it is played", edition.rules.wild)
        cards.append(card)
    if len({HELD[card] for card in cards}) < len(cards):
        raise Unanswerable(f"{key}: the same card twice")
    return cards


def _number(
    request: Request, key: str, values: range | tuple[int, ...], rule: str, default: int | None = None
) -> int:
    value = request.get(key, default)
    if type(value) is not int or value not in values:
        offered = f"{values[0]} to {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
        raise Unanswerable(f"{key}: {offered}", rule)
    return value
