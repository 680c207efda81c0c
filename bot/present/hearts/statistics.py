"""What somebody's statistics say of Hearts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.board_records import Total
from bot.present.presenter import tenths
from bot.texts.sentences import Texts

AWARDS: Final = ("stars", "moons", "queens")


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Points a round, and how often somebody won a round alone, shot the moon and took the queen."""
    if total.rounds:
        yield t("fact-average", average=tenths(total.points / total.rounds))
    yield " · ".join(t(f"fact-{fact}", count=facts.get(fact, 0)) for fact in AWARDS)
