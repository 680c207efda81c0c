"""A player's statistics of Hearts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.present.play.figures import Figure
from bot.present.presenter import tenths
from bot.records.boards import Total
from bot.tables.dealt import Dealing
from bot.texts.sentences import Texts
from engine.french import DECK, HEARTS, SUIT
from engine.hearts.cards import QUEEN_OF_SPADES

DEALING: Final = Dealing(
    lambda options, seats: (len(DECK) // seats,),
    {
        "hearts": lambda card: SUIT[card] == HEARTS,
        "queen": lambda card: card == QUEEN_OF_SPADES,
    },
)
"""The way in which the game deals, and the kinds of cards that are counted."""
AWARDS: Final = ("stars", "moons", "queens")
"""Counters for which a server names its best players."""


def first(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Yield the average points of a round (fewer are better)."""
    if total.rounds:
        points = t("figure", value=tenths(total.points / total.rounds))
        yield t("hearts-stats-average", points=points)


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[Figure]:
    """Yield the average points of a round, and the numbers of stars, moons and queens."""
    if total.rounds:
        yield Figure(t("figure", value=tenths(total.points / total.rounds)), t("measure-average"))
    for fact in AWARDS:
        yield Figure(t("figure", value=facts.get(fact, 0)), t(f"record-{fact}"))
