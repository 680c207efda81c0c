"""The automatic play of last cards."""

from __future__ import annotations

from bot.tables.last_cards import allows_autoplay, last_card
from bot.tables.snapshot import Snapshot
from engine import GAMES


def plays_itself(snapshot: Snapshot) -> bool:
    """Return whether the bot is about to play the reader's last card.

    The card must be the only legal move, the reader must allow autoplay, and the table must be awake.
    """
    if snapshot.seat not in snapshot.view.to_act or snapshot.header.asleep:
        return False
    if not allows_autoplay(snapshot.preferences, snapshot.occupants):
        return False
    return last_card(GAMES[snapshot.header.game], snapshot.view) is not None
