"""The awards at the end of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.present.names import names_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

BOLD: Final = "**"
"""Markup before and behind the title of an award: `🎯 **Sharpest eye:** Ana, 3 exact bids`."""


def split_award(award: str) -> tuple[str, str]:
    """Split an award into its title, and who has it for what; drop the emoji before the title."""
    _, title, holders = award.split(BOLD, 2)
    return title.rstrip(" :\u00a0\u202f"), holders.strip().replace(BOLD, "").replace("\\", "")


def award_lines(scores: Mapping[str, Mapping[Seat, int]], snapshot: Snapshot, t: Texts) -> Sequence[str]:
    """Return a line for every award, by key, that some but not all players earned; shared awards say so."""
    lines = []
    for key, score_by_seat in scores.items():
        best = max(score_by_seat.values())
        winners = [seat for seat, score in score_by_seat.items() if score == best]
        if best > 0 and len(winners) < len(score_by_seat):
            award = t(f"award-{key}", players=names_of(snapshot, winners, t), count=best)
            lines.append(t("award-each", award=award) if len(winners) > 1 else award)
    return lines
