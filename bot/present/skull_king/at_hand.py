"""Draw a Skull King player's hand below the unfinished trick."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.play import at_hand
from bot.present.play.at_hand import Play
from bot.present.post import Illustration
from bot.present.skull_king.cards import drawing, full_name, playable_cards, printed_text, sort_hand
from bot.present.skull_king.moments import name
from bot.present.skull_king.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat
from engine.skull_king.cards import Card
from engine.skull_king.public import View


def look(snapshot: Snapshot, t: Texts) -> Illustration | None:
    """Return a picture of the reader's hand, playable cards raised, below the trick.

    Return None if both are empty.
    """
    view: View = snapshot.view
    hand = sort_hand(view.hand, snapshot.preferences.hand_order)
    playable: Sequence[Card] = next((choice.items for choice in view.choices if choice.verb == "play"), ())
    raised = playable_cards(hand, playable)
    places = [place for place, card in enumerate(hand) if card in raised] if playable else None
    plays = _plays(snapshot, view.trick, view.winning, t)
    return at_hand.hand_picture([_card(card, t) for card in hand], places, plays, t)


def hand_alone(snapshot: Snapshot, t: Texts) -> Illustration | None:
    """Return a picture of the reader's hand; None for an empty hand."""
    hand = sort_hand(snapshot.view.hand, snapshot.preferences.hand_order)
    return at_hand.hand_picture([_card(card, t) for card in hand], None, (), t)


def _plays(snapshot: Snapshot, laid: Sequence[tuple[Seat, Card]], best: Seat | None, t: Texts) -> list[Play]:
    return [Play(_card(card, t), player(snapshot, seat, t), seat, seat == best) for seat, card in laid]


def player(snapshot: Snapshot, seat: Seat, t: Texts) -> str:
    """Return the name of the player who laid a card, as plain text: "you" for the reader."""
    return t("you") if seat == snapshot.seat else name(snapshot, seat, t)


def _card(card: Card, t: Texts) -> at_hand.Card:
    return at_hand.Card(drawing(card, t), printed_text(card, t), full_name(card, t))
