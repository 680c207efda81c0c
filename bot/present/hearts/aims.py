"""What narrows the choice of a card, and what is wise: a line below what is asked, true in its position."""

from __future__ import annotations

from bot.present.french import suit_of, within
from bot.present.hearts.situation import lying
from bot.present.hearts.snapshot import Snapshot
from bot.present.names import who
from bot.texts.sentences import Texts
from engine.core import Choice
from engine.french import HEARTS, RANK, SUIT
from engine.hearts.public import View, passes_to


def why(snapshot: Snapshot, t: Texts) -> str:
    """Return what is wise for the seat that is to act; to somebody new to the game, also why they are asked.

    "" where nothing can be chosen.
    """
    view: View = snapshot.view
    choice = next(choice for choice in view.choices if choice.verb in ("pass", "play"))
    if choice.verb == "pass":
        if not snapshot.novice:
            return f"-# {t('hearts-pass-hint')}"
        seats = range(view.seats)
        giver = next(one for one in seats if passes_to(view.direction, one, view.seats) == snapshot.seat)
        return f"{t('hearts-why-pass', giver=who(snapshot, giver, t))}\n-# {t('hearts-pass-hint')}"
    if len(view.hand) == 1:
        return ""
    key, suit = narrowed(choice, view)
    following = key == "follow"
    key = _following(choice, view) if following else key
    high = within(_winning(view), t) if following else ""
    told = t(f"hearts-why-{key}", suit=suit_of(suit, t), card=high)
    told = told[0].upper() + told[1:]
    # Where the trick is looked at, it says so beside the card that would take it.
    points = lying(view) if following and t.in_words else 0
    return f"{told} {t('hearts-in-trick', count=points)}" if points else told


def narrowed(choice: Choice, view: View) -> tuple[str, int]:
    """What narrows the choice of a card, by the key of its sentence, and the suit that is asked for."""
    if not view.trick:
        return _lead(choice, view), HEARTS
    suit = SUIT[view.trick[0][1]]
    if any(SUIT[card] == suit for card in choice.items):
        return "follow", suit
    # H-3.3, R-H-02: points are kept out of the first trick, unless one holds nothing else.
    kept = not view.tricks and len(choice.items) < len(view.hand)
    return "void-first" if kept else "void", suit


def _lead(choice: Choice, view: View) -> str:
    """H-3.1, H-3.5, H-3.6: what may be led."""
    if not view.tricks:
        return "first"
    if len(choice.items) < len(view.hand):
        return "lead-unbroken"
    breaking = not view.broken and all(SUIT[card] == HEARTS for card in choice.items)
    return "lead-only" if breaking else "lead"


def _winning(view: View) -> int:
    """The card that would take the unfinished trick."""
    return next(card for seat, card in view.trick if seat == view.winning)


def _following(choice: Choice, view: View) -> str:
    """H-4: whether the cards that follow suit would take the trick, which nobody wants."""
    if len(choice.items) == 1:
        return "only"
    below = [card for card in choice.items if RANK[card] < RANK[_winning(view)]]
    if not below:
        return "over" if len(view.trick) == view.seats - 1 else "low"
    return "under" if len(below) == len(choice.items) else "below"
