"""Moves in a few words: their object alone."""

from __future__ import annotations

from bot.present.hearts.snapshot import Snapshot
from bot.present.play.french import full_names
from bot.texts.sentences import Texts
from engine.hearts.public import Action


def name_move(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the card or cards of a move."""
    return full_names(action.items, t)
