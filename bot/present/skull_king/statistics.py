"""A player's statistics of Skull King."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.present.play.figures import Figure
from bot.present.presenter import format_signed, tenths
from bot.records.boards import Total
from bot.tables.dealt import Dealing
from bot.texts.sentences import Texts
from engine import GAMES
from engine.skull_king.cards import KIND, NUMBER, SUIT, TRUMP

AWARDS: Final = ("exact", "exact_0", "captures", "biggest")
"""Counters for which a server names its best players."""
DEALING: Final = Dealing(
    lambda options, seats: GAMES["skull-king"].options(options, seats).rounds(seats),
    {
        "specials": lambda card: KIND[card] != NUMBER,
        "trumps": lambda card: SUIT[card] == TRUMP,
    },
)
"""The way in which the game deals, and the kinds of cards that are counted."""
LARGEST: Final = 20
"""Largest possible bid, Harry's change included."""


def first(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[str]:
    """Yield how many bids were exact; nothing for a player without bids."""
    if total.bids:
        percent = t("percent", value=round(100 * total.exact / total.bids))
        yield t("sk-stats-exact", part=total.exact, whole=total.bids, percent=percent)


def page(total: Total, facts: Mapping[str, int], t: Texts) -> Iterator[Figure]:
    """Yield exact bids and exact zero bids, points a round, the biggest round, and captures."""
    if total.bids:
        yield _part(total.exact, total.bids, t("measure-accuracy"), t)
    if facts.get("bid_0"):
        yield _met(0, t("record-exact_0"), facts, t)
    if total.rounds:
        yield Figure(t("figure", value=tenths(total.points / total.rounds)), t("measure-average"))
    if "biggest" in facts:
        yield Figure(format_signed(facts["biggest"]), t("record-biggest"))
    if "captures" in facts:
        yield Figure(t("figure", value=facts["captures"]), t("record-captures"))


def sizes(facts: Mapping[str, int], t: Texts) -> Iterator[Figure]:
    """Yield how often bids of each size were met."""
    for size in range(LARGEST + 1):
        if facts.get(f"bid_{size}"):
            yield _met(size, t("sk-stats-size", bid=size), facts, t)


def _met(size: int, label: str, facts: Mapping[str, int], t: Texts) -> Figure:
    return _part(facts.get(f"exact_{size}", 0), facts[f"bid_{size}"], label, t)


def _part(part: int, whole: int, label: str, t: Texts) -> Figure:
    return Figure(t("percent", value=round(100 * part / whole)), label, t("stats-of", part=part, whole=whole))
