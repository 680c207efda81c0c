"""A player's statistics of Skull."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.present.play.figures import Figure
from bot.records.boards import Total
from bot.texts.sentences import Texts

AWARDS: Final = ("bets", "bluffs", "own_skulls")
"""Counters for which a server names its best players."""


def first(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Yield how many claims were won; nothing for a player without claims."""
    won = facts.get("bets", 0)
    if claimed := won + facts.get("skulls", 0):
        yield t("skull-stats-claims", won=won, all=claimed)


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[Figure]:
    """Yield challenges won and lost, whose skulls they hit, and bluffs that worked."""
    lost, own = facts.get("skulls", 0), facts.get("own_skulls", 0)
    yield Figure(t("figure", value=facts.get("bets", 0)), t("record-bets"))
    whose = t("skull-stats-whose", own=own, others=lost - own) if lost else ""
    yield Figure(t("figure", value=lost), t("skull-stats-lost"), whose)
    yield Figure(t("figure", value=facts.get("bluffs", 0)), t("record-bluffs"))
