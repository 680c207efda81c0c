"""The chart of Hearts as one picture: which cards cost points, and their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.art import catalogue
from bot.art.chart import Chart, Face, Panel, Run
from bot.present.play.french import letter
from bot.texts.sentences import Texts
from engine.french import CARD, CODES, DIAMONDS, RANK, SUIT, Card

CHARTED: Final[Mapping[str, Mapping[str, Any]]] = {
    topic: {} for topic in ("overview", "tricks", "scoring", "card")
}
"""The topics of the rules that are shown with the chart."""


def chart(options: Mapping[str, Any], seats: int, t: Texts) -> Chart:
    """Return the chart: points (H-5), order (H-4), who begins (H-3) and the moon; no option changes it."""
    queen = CARD["QS"]
    order = sorted((card for card in range(len(CODES)) if SUIT[card] == DIAMONDS), key=lambda c: -RANK[c])
    hearts = Face(_name(CARD["AH"]), letter(CARD["AH"], t), "1", (_name(CARD["KH"]), _name(CARD["TH"])))
    moon = Face(_name(queen), letter(queen, t), behind=(_name(CARD["KH"]), _name(CARD["AH"])))
    return Chart(
        t("chart-hearts"),
        (
            (
                Panel(t("chart-hearts-heart"), t("chart-hearts-heart-why"), (hearts,)),
                Panel(
                    t("chart-hearts-queen"),
                    t("chart-hearts-queen-why"),
                    (Face(_name(queen), letter(queen, t), "13"),),
                ),
            ),
            (
                Panel(
                    t("chart-hearts-order"),
                    t("chart-hearts-order-why"),
                    (Run(tuple((_name(card), letter(card, t)) for card in order)),),
                ),
            ),
            (
                Panel(t("chart-hearts-first"), t("chart-hearts-first-why"), (Face(_name(CARD["2C"])),)),
                Panel(t("chart-hearts-moon"), t("chart-hearts-moon-why"), (moon,)),
            ),
        ),
    )


def _name(card: Card) -> str:
    return catalogue.french_card(CODES[card])
