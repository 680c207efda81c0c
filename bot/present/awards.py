"""What is awarded at the end of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.present.names import names_of
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine.core import Seat

BOLD: Final = "**"
"""What stands before and behind the title of an award: `🎯 **Sharpest eye:** Ana, 3 exact bids`."""


def in_parts(award: str) -> tuple[str, str]:
    """Return an award without its sign as its title, and who has it for what."""
    _, title, told = award.split(BOLD, 2)
    return title.rstrip(" :\u00a0\u202f"), told.strip().replace(BOLD, "").replace("\\", "")


def awarded(scores: Mapping[str, Mapping[Seat, int]], snapshot: Snapshot, t: Texts) -> Sequence[str]:
    """A line for every award, by key, that somebody earned and not everybody did; shared ones say so."""
    lines = []
    for key, of in scores.items():
        best = max(of.values())
        winners = [seat for seat, score in of.items() if score == best]
        if best > 0 and len(winners) < len(of):
            award = t(f"award-{key}", players=names_of(snapshot, winners, t), count=best)
            lines.append(t("award-each", award=award) if len(winners) > 1 else award)
    return lines
