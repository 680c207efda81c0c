"""What somebody's statistics say of Skull."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.board_records import Total
from bot.texts.sentences import Texts

AWARDS: Final = ("bets", "bluffs", "own_skulls")


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Challenges won and lost, whose skulls were hit, and bluffs that worked."""
    lost, own = facts.get("skulls", 0), facts.get("own_skulls", 0)
    won = t("fact-bets", count=facts.get("bets", 0))
    yield " · ".join((won, t("skull-stats-lost", count=lost)))
    if lost:
        yield t(
            "labelled", label=t("skull-stats-hit"), text=t("skull-stats-whose", own=own, others=lost - own)
        )
    yield t("fact-bluffs", count=facts.get("bluffs", 0))
