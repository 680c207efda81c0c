"""The chart of Skull as one picture: each player's set of discs, and how a challenge works."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.art import catalogue
from bot.art.chart import Chart, Face, Panel
from bot.art.emblems import ANIMALS
from bot.texts.sentences import Texts

CHARTED: Final[Mapping[str, Mapping[str, Any]]] = {
    topic: {} for topic in ("overview", "challenge", "reveal", "card")
}
"""The topics of the rules that are shown with the chart."""


def chart(options: Mapping[str, Any], seats: int, t: Texts) -> Chart:
    """Return the chart, which no option changes.

    It shows the set (SR-1.1), placing, challenge and flipping, and how a bet ends.
    """
    animal_1, animal_2, animal_3, animal_4 = tuple(ANIMALS)[:4]
    rose, skull = _disc(animal_1, "rose"), _disc(animal_1, "skull")
    return Chart(
        t("chart-skull"),
        (
            (_panel("set", t, Face(catalogue.mat(animal_1, False)), rose, rose, rose, skull),),
            (
                _panel("lay", t, _disc(animal_2, "back"), _disc(animal_4, "back"), number=1),
                _panel("challenge", t, rose._replace(points="4"), number=2),
                _panel("flip", t, rose, _disc(animal_2, "rose"), number=3),
            ),
            (
                _panel("won", t, Face(catalogue.mat(animal_3, True))),
                _panel("lost", t, _disc(animal_4, "skull")),
            ),
        ),
    )


def _panel(key: str, t: Texts, *faces: Face, number: int = 0) -> Panel:
    return Panel(t(f"chart-skull-{key}"), t(f"chart-skull-{key}-why"), faces, number)


def _disc(mat: str, side: str) -> Face:
    return Face(catalogue.disc(mat, side))
