"""Advice on a decision, one line below the task: which cards are legal, and which are wise."""

from __future__ import annotations

from bot.present.hearts.situation import trick_points
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import player_name
from bot.present.play.french import card_in_sentence, suit_of
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.french import HEARTS, RANK, SUIT
from engine.hearts.public import View, pass_recipient


def advise(snapshot: Snapshot, t: Texts) -> str:
    """Return advice for the seat whose turn it is; for novices, also the reason for the task.

    Return "" if the seat has no choice.
    """
    view: View = snapshot.view
    choice = next(choice for choice in view.choices if choice.verb in ("pass", "play"))
    if choice.verb == "pass":
        if not snapshot.novice:
            return f"-# {t('hearts-pass-hint')}"
        seats = range(view.seats)
        giver = next(
            seat for seat in seats if pass_recipient(view.direction, seat, view.seats) == snapshot.seat
        )
        return f"{t('hearts-why-pass', giver=player_name(snapshot, giver, t))}\n-# {t('hearts-pass-hint')}"
    if len(view.hand) == 1:
        return ""
    key, suit = card_restriction(choice, view)
    following = key == "follow"
    key = _follow_key(choice, view) if following else key
    high = card_in_sentence(_winning_card(view), t) if following else ""
    advice = t(f"hearts-why-{key}", suit=suit_of(suit, t), card=high)
    advice = advice[0].upper() + advice[1:]
    # Mention points only in words-only style, because pictures show them beside the winning card.
    points = trick_points(view) if following and t.in_words else 0
    return f"{advice} {t('hearts-in-trick', count=points)}" if points else advice


def card_restriction(choice: Choice, view: View) -> tuple[str, int]:
    """Return the locale key of the rule that restricts the choice of a card, and the led suit."""
    if not view.trick:
        return _lead_key(choice, view), HEARTS
    suit = SUIT[view.trick[0][1]]
    if any(SUIT[card] == suit for card in choice.items):
        return "follow", suit
    # H-3.3, R-H-02: cards with points are barred from the first trick unless the hand has no others.
    kept = not view.tricks and len(choice.items) < len(view.hand)
    return "void-first" if kept else "void", suit


def _lead_key(choice: Choice, view: View) -> str:
    """Return the locale key of the rule on leading (H-3.1, H-3.5, H-3.6)."""
    if not view.tricks:
        return "first"
    if len(choice.items) < len(view.hand):
        return "lead-unbroken"
    breaking = not view.broken and all(SUIT[card] == HEARTS for card in choice.items)
    return "lead-only" if breaking else "lead"


def _winning_card(view: View) -> int:
    """Return the card that would take the unfinished trick."""
    return next(card for seat, card in view.trick if seat == view.winning)


def _follow_key(choice: Choice, view: View) -> str:
    """Return the locale key for which legal cards would take the trick, which players avoid (H-4)."""
    if len(choice.items) == 1:
        return "only"
    below = [card for card in choice.items if RANK[card] < RANK[_winning_card(view)]]
    if not below:
        return "over" if len(view.trick) == view.seats - 1 else "low"
    return "under" if len(below) == len(choice.items) else "below"
