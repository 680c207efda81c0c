"""What somebody's statistics say of Skull."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.board_records import Total
from bot.present.figures import Figure
from bot.texts.sentences import Texts

AWARDS: Final = ("bets", "bluffs", "own_skulls")


def first(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """How many claims were won."""
    won = facts.get("bets", 0)
    if claimed := won + facts.get("skulls", 0):
        yield t("skull-stats-claims", won=won, all=claimed)


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[Figure]:
    """Challenges won and lost, whose skulls were hit, and bluffs that worked."""
    lost, own = facts.get("skulls", 0), facts.get("own_skulls", 0)
    yield Figure(t("figure", value=facts.get("bets", 0)), t("record-bets"))
    whose = t("skull-stats-whose", own=own, others=lost - own) if lost else ""
    yield Figure(t("figure", value=lost), t("skull-stats-lost"), whose)
    yield Figure(t("figure", value=facts.get("bluffs", 0)), t("record-bluffs"))
