"""What the judge can be asked about Hearts without a match: a trick, and what a hand may lay.

Requests are JSON objects from outside, so everything read from them is checked here.
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
    """H-4, H-1.2: who takes `cards` (an index), and for how many points."""
    cards = _cards(request, "cards")
    if not cards:
        raise Unanswerable("cards: at least one")
    players = _players(request)
    if len(cards) > players:
        raise Unanswerable(f"cards: one for each of the {players} players", "H-3.2")
    return {"winner": winner(cards), "points": sum(PENALTY[card] for card in cards)}


def legal(options: Options, request: Request) -> dict[str, Any]:
    """H-3: what `hand` may lay on `table`, in the hand's order and in the words it came in."""
    table, hand = _cards(request, "table"), _cards(request, "hand")
    players = _players(request)
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
    first_trick, broken = _truth(request, "first_trick"), _truth(request, "hearts_broken")
    if first_trick and not table and TWO_OF_CLUBS not in hand:
        raise Unanswerable("hand: whoever leads the first trick holds 2C", "H-3.1")
    led = table[0] if table else None
    cards = playable(hand, led, first_trick=first_trick, broken=broken)
    return {"legal": [word for word, card in zip(words, hand, strict=True) if card in cards]}


QUESTIONS: Final[Mapping[str, Question]] = {
    "trick": Question(trick, frozenset({"cards", "players"})),
    "legal": Question(legal, frozenset({"table", "hand", "players", "hearts_broken", "first_trick"})),
}


def _players(request: Request) -> int:
    """How many play: as told, else as many as may."""
    players: int = request.get("players", max(SEATS))
    return players


def _cards(request: Request, key: str) -> list[Card]:
    """A list of card codes, none twice."""
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


def _truth(request: Request, key: str) -> bool:
    value = request.get(key, False)
    if not isinstance(value, bool):
        raise Unanswerable(f"{key}: true or false")
    return value
