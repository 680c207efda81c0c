"""The automatic play of last cards."""

from __future__ import annotations

from bot.tables.last_cards import last_card
from bot.tables.snapshot import Snapshot
from engine import GAMES


def plays_itself(snapshot: Snapshot) -> bool:
    """Return whether the bot is about to play the reader's last card.

    It does so if that is their only move and they prefer autoplay, unless the table is asleep.
    """
    due = snapshot.seat in snapshot.view.to_act and snapshot.preferences.autoplay
    if not due or snapshot.header.asleep:
        return False
    return last_card(GAMES[snapshot.header.game], snapshot.view) is not None
