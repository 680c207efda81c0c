"""Compute the keys that say when a table needs a new message (epoch) or an edit (stamp)."""

from __future__ import annotations

from bot.people.preferences import Preferences
from bot.present import PRESENTERS
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts


def epoch(snapshot: Snapshot) -> str:
    """Return the key of the round's table message; each deal after a scored round begins a new key."""
    return f"scored {snapshot.rounds_done - is_between_rounds(snapshot)}"


def is_between_rounds(snapshot: Snapshot) -> bool:
    """Return whether a scored round waits for the next deal; always False for games with quick rounds."""
    return snapshot.rounds_done > 0 and not has_quick_rounds(snapshot) and snapshot.view.phase == "deal"


def has_quick_rounds(snapshot: Snapshot) -> bool:
    """Return whether the game's rounds are too short for a new table message each."""
    return PRESENTERS[snapshot.header.game].play.has_quick_rounds


def stamp(snapshot: Snapshot, likes: Preferences, t: Texts) -> str:
    """Return the fingerprint of a panel, which is rewritten when the fingerprint changes.

    The fingerprint covers the reader's decision, the deadline, whether the table sleeps or its message cannot
    be updated, and the reader's preferences.
    """
    game_stamp = PRESENTERS[snapshot.header.game].play.panel_fingerprint(snapshot)
    facts = f"{snapshot.due_at} {snapshot.header.asleep} {snapshot.out_of_date}"
    return f"{game_stamp} {facts} {preferences_stamp(likes, t)}"


def preferences_stamp(likes: Preferences, t: Texts) -> str:
    """Return the fingerprint of a reader's display preferences, whose change rewrites their messages."""
    return f"{t.locale} {likes.cards} {likes.hand_order} {likes.pictures} {likes.autoplay}"
