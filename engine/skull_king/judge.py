"""The judge's questions about Skull King without a match: a trick, a hand, a score, the deals.

Requests are JSON objects from outside, so every value read from them is checked in this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core import Question, Unanswerable
from engine.skull_king.cards import CARD, CODES, HELD, ROLES, SUITED, Card
from engine.skull_king.editions import EDITIONS, MODERN
from engine.skull_king.options import Options, hands
from engine.skull_king.powers import ADJUSTMENTS, RULES, WAGERS
from engine.skull_king.public import LOADS
from engine.skull_king.scoring import COUNTINGS, score
from engine.skull_king.trick import led_suit, outcome
from engine.tricks import cards_following

Request = Mapping[str, Any]


def trick(options: Options, request: Request) -> dict[str, Any]:
    """Return who wins `cards` (SK-7), who leads next (before Rosie) and the bonuses; seats are indices."""
    cards = _read_cards(options, request, "cards", wild_declared=True)
    if not cards:
        raise Unanswerable("cards: at least one")
    most = _trick_size(options, request)
    if len(cards) > most:
        raise Unanswerable(f"cards: {most} at the most, one from each", EDITIONS[options.edition].rules.seats)
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
    """Return what `hand` may play on `table` (SK-6.2), in the hand's order; wild cards without a role."""
    rules = EDITIONS[options.edition].rules
    table = _read_cards(options, request, "table", wild_declared=True)
    hand = _read_cards(options, request, "hand", wild_declared=False)
    most = _trick_size(options, request)
    if len(table) >= most:
        raise Unanswerable(f"table: fewer than the {most} cards of a whole trick", rules.seats)
    if not hand:
        raise Unanswerable("hand: at least one card")
    dealt = _most_dealt(options, request, EDITIONS[options.edition].expansions)
    if len(hand) > dealt:
        raise Unanswerable(f"hand: {dealt} cards at the most", rules.sizes)
    laid = {HELD[card] for card in table}
    twice = [CODES[card] for card in hand if card in laid]
    if twice:
        raise Unanswerable(f"hand: {' '.join(twice)} cannot lie on the table as well", rules.deck)
    return {"legal": [CODES[card] for card in cards_following(hand, SUITED, led_suit(table, options))]}


def count(options: Options, request: Request) -> dict[str, Any]:
    """Return the points of a round and their parts (SK-8.14)."""
    rules = EDITIONS[options.edition].rules
    _check_edition_has(options, request)
    asked = ("loot",) if request.get("loot") else ()
    dealt = _read_number(
        request, "cards_dealt", range(1, _most_dealt(options, request, asked) + 1), rules.sizes
    )
    bid = _read_number(request, "bid", range(dealt + 1), rules.bid)
    won = _read_number(request, "won", range(dealt + 1), "T-3")
    by = 0 if request.get("harry") is None else _read_number(request, "harry", ADJUSTMENTS, RULES["adjust"])
    if not 0 <= bid + by <= dealt:
        raise Unanswerable(f"harry: the bid stays within 0 to {dealt}", RULES["adjust"])
    load = request.get("load")
    if load is not None and (not options.cannon_loads or load not in LOADS):
        raise Unanswerable(f"load: {' or '.join(LOADS)}, with the option cannon_loads", "SK-9.6")
    allies = request.get("loot", [])
    if not isinstance(allies, list) or any(type(exact) is not bool for exact in allies):
        raise Unanswerable("loot: a list of true and false")
    if len(allies) > LOOTS:
        raise Unanswerable("loot: the deck has two", rules.fixed)
    captured = request.get("card_bonus", 0)
    if type(captured) is not int or captured < 0 or captured % 10:
        raise Unanswerable("card_bonus: a multiple of ten, 0 or more")
    if captured and not won:
        raise Unanswerable("card_bonus: without a trick there is nothing captured", "R-SK-37")
    if request.get("harry") is not None and not won:
        raise Unanswerable("harry: whoever uses him has won a trick with him", "SK-12.1")
    points = score(
        COUNTINGS[options.scoring, load],
        dealt=dealt,
        bid=bid + by,
        won=won,
        captured=captured,
        allies_exact=allies,
        wager=0 if request.get("wager") is None else _read_number(request, "wager", WAGERS, RULES["wager"]),
    )
    return {"total": points.total, **points._asdict()}


def deals(options: Options, request: Request) -> dict[str, Any]:
    """Return the number of cards dealt to each player, round by round (SK-4.3)."""
    if "players" not in request:
        raise Unanswerable("players: how many are dealt to")
    return {"cards": list(options.rounds(request["players"]))}


LOOTS: Final = len(MODERN.expansions["loot"])
_SCORED: Final = ("cards_dealt", "bid", "won", "card_bonus", "loot", "harry", "wager", "load", "players")
QUESTIONS: Final[Mapping[str, Question]] = {
    "trick": Question(trick, frozenset({"cards", "players"})),
    "legal": Question(legal, frozenset({"table", "hand", "players"})),
    "score": Question(count, frozenset(_SCORED)),
    "deals": Question(deals, frozenset({"players"})),
}


def _trick_size(options: Options, request: Request) -> int:
    """Return the number of cards in a whole trick, Graybeard's included (SK-2.1).

    Without `players` it is that of the largest table.
    """
    edition = EDITIONS[options.edition]
    players = request.get("players")
    return edition.seats[-1] if players is None else hands(edition, players)


def _most_dealt(options: Options, request: Request, asked: Iterable[str]) -> int:
    """Return the size of the largest hand possible (SK-4.3, SKL-1.2), without `players` for the fewest.

    The deck includes the expansions in `asked`, whatever the option `expansions` says.
    """
    edition = EDITIONS[options.edition]
    options = replace(options, expansions=tuple(dict.fromkeys((*options.expansions, *asked))))
    players = request.get("players", edition.seats[0])
    return options.largest_hand(players) if edition.has_option("length") else max(options.rounds(players))


def _check_edition_has(options: Options, request: Request) -> None:
    """Check that the request has no loot, Harry or wager where the edition has no such cards (SKL-0.3).

    Raises:
        Unanswerable: if it has.
    """
    edition = EDITIONS[options.edition]
    for field, option in (("loot", "expansions"), ("harry", "powers"), ("wager", "powers")):
        if request.get(field) not in (None, []) and not edition.has_option(option):
            raise Unanswerable(f"{field}: not in the {edition.key} edition", edition.rules.fixed)


def _prizes(options: Options) -> Mapping[Card, int]:
    return EDITIONS[options.edition].prizes


def _read_cards(options: Options, request: Request, key: str, *, wild_declared: bool) -> list[Card]:
    """Read a list of card codes of the edition, each at most once; expansions count as present.

    Raises:
        Unanswerable: if it is not such a list, or wild cards are not declared as `wild_declared` says.
    """
    codes = request.get(key)
    if not isinstance(codes, list):
        raise Unanswerable(f"{key}: a list of card codes")
    edition = EDITIONS[options.edition]
    box = {*edition.deck, *(card for group in edition.expansions.values() for card in group)}
    cards = []
    for code in codes:
        card = CARD.get(code) if isinstance(code, str) else None
        if card is None:
            raise Unanswerable(f"{key}: {code!r} is no card")
        if HELD[card] not in box:
            raise Unanswerable(f"{key}: {code} is no card of the {edition.key} edition", edition.rules.deck)
        if wild_declared and card in ROLES:
            raise Unanswerable(f"{key}: {code} must be played as pirate or escape", edition.rules.wild)
        if not wild_declared and HELD[card] != card:
            raise Unanswerable(f"{key}: {code} is not declared before it is played", edition.rules.wild)
        cards.append(card)
    if len({HELD[card] for card in cards}) < len(cards):
        raise Unanswerable(f"{key}: the same card twice", edition.rules.deck)
    return cards


def _read_number(request: Request, key: str, values: range | tuple[int, ...], rule: str) -> int:
    value = request.get(key)
    if type(value) is not int or value not in values:
        offered = f"{values[0]} to {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
        raise Unanswerable(f"{key}: {offered}", rule)
    return value
