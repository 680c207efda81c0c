"""The judge's questions about Hearts without a match: who takes a trick, and what a hand may lay.

Requests are JSON objects from outside, so every value read from them is checked in this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.core import Question, Unanswerable
from engine.french import CARD, DECK, Card
from engine.hearts.cards import PENALTY, TWO_OF_CLUBS
from engine.hearts.options import SEATS, Options
from engine.hearts.play import playable, winner

Request = Mapping[str, Any]


def trick(options: Options, request: Request) -> dict[str, Any]:
    """Return who takes `cards`, as an index (H-4), and for how many points (H-1.2)."""
    cards = _read_cards(request, "cards")
    if not cards:
        raise Unanswerable("cards: at least one")
    players = _read_players(request)
    if len(cards) > players:
        raise Unanswerable(f"cards: one for each of the {players} players", "H-3.2")
    return {"winner": winner(cards), "points": sum(PENALTY[card] for card in cards)}


def legal(options: Options, request: Request) -> dict[str, Any]:
    """Return what `hand` may lay on `table` (H-3), in the hand's order, spelled as in the request."""
    table, hand = _read_cards(request, "table"), _read_cards(request, "hand")
    players = _read_players(request)
    if len(table) >= players:
        raise Unanswerable(f"table: fewer cards than the {players} players", "H-3.2")
    if not hand:
        raise Unanswerable("hand: at least one card")
    dealt = len(DECK) // request.get("players", min(SEATS))
    if len(hand) > dealt:
        raise Unanswerable(f"hand: {dealt} cards at the most", "H-2.2")
    words: list[str] = request["hand"]
    twice = [word for word, card in zip(words, hand, strict=True) if card in table]
    if twice:
        raise Unanswerable(f"hand: {' '.join(twice)} cannot lie on the table as well", "H-1.1")
    first_trick, broken = _read_bool(request, "first_trick"), _read_bool(request, "hearts_broken")
    if first_trick and not table and TWO_OF_CLUBS not in hand:
        raise Unanswerable("hand: whoever leads the first trick holds 2C", "H-3.1")
    led = table[0] if table else None
    cards = playable(hand, led, first_trick=first_trick, broken=broken)
    return {"legal": [word for word, card in zip(words, hand, strict=True) if card in cards]}


QUESTIONS: Final[Mapping[str, Question]] = {
    "trick": Question(trick, frozenset({"cards", "players"})),
    "legal": Question(legal, frozenset({"table", "hand", "players", "hearts_broken", "first_trick"})),
}


def _read_players(request: Request) -> int:
    """Return the request's number of players, or the largest possible one."""
    players: int = request.get("players", max(SEATS))
    return players


def _read_cards(request: Request, key: str) -> list[Card]:
    """Read a list of card codes, each at most once.

    Raises:
        Unanswerable: if it is not such a list.
    """
    codes = request.get(key)
    if not isinstance(codes, list):
        raise Unanswerable(f"{key}: a list of card codes")
    for code in codes:
        if not isinstance(code, str) or code not in CARD:
            raise Unanswerable(f"{key}: {code!r} is no card", "H-1.1")
    cards = [CARD[code] for code in codes]
    if len(set(cards)) < len(cards):
        raise Unanswerable(f"{key}: the same card twice", "H-1.1")
    return cards


def _read_bool(request: Request, key: str) -> bool:
    value = request.get(key, False)
    if not isinstance(value, bool):
        raise Unanswerable(f"{key}: true or false")
    return value
