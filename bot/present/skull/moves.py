"""Moves in a few words: their object alone."""

from __future__ import annotations

from bot.present.names import name_or_you
from bot.present.skull.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.skull.discs import CODES
from engine.skull.public import Action


def name_move(snapshot: Snapshot, action: Action, t: Texts) -> str:
    """Return the disc laid, the number claimed, or the player whose disc is flipped."""
    (item,) = action.items
    if action.verb == "place":
        return t(f"disc-{CODES[item]}")
    return t("skull-roses", number=item) if action.verb == "challenge" else name_or_you(snapshot, item, t)
