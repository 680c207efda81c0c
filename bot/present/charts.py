"""The pictures of the rules: what their panels say, once more in words for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.art.chart import Beats, Chart, Face, Panel, Run
from bot.present import PRESENTERS
from bot.present.post import Illustration, Text
from bot.present.presenter import Presenter
from bot.seating.player_counts import seats_for
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts
from engine import GAMES


def illustrations(
    presenter: Presenter, options: Mapping[str, Any], seats: int, t: Texts, *, told: bool = False
) -> tuple[Illustration, ...]:
    """The picture of the rules by these options; () for a game without one.

    `told`: whoever has no picture reads the same in its place.
    """
    chart = presenter.chart(options, seats, t)
    if chart is None:
        return ()
    return (Illustration(chart, alt(chart, t), Text(lines(chart, t)) if told else None),)


def of_table(snapshot: Snapshot, t: Texts, *, told: bool = False) -> tuple[Illustration, ...]:
    """The picture of the rules that a table plays by."""
    header = snapshot.header
    seats = header.seats or seats_for(GAMES[header.game], header.options, len(snapshot.occupants))
    return illustrations(PRESENTERS[header.game], header.options, seats, t, told=told)


def lines(chart: Chart, t: Texts) -> str:
    """All that a chart says, a line for each panel."""
    return "\n".join(f"- {_told(panel, t)}" for row in chart.rows for panel in row)


def alt(chart: Chart, t: Texts) -> str:
    """The same as one text, with the title."""
    panels = [panel for row in chart.rows for panel in row]
    return " ".join([f"{chart.title}.", *(_told(panel, t) for panel in panels)])


def _told(panel: Panel, t: Texts) -> str:
    title = t("chart-ranked", rank=panel.number, title=panel.title) if panel.number else panel.title
    said = [f"{title}.", *_beaten(panel, t), *_order(panel), panel.words, panel.shown]
    return " ".join(filter(None, said))


def _beaten(panel: Panel, t: Texts) -> Iterator[str]:
    """Who takes whom, for each arrow between two cards."""
    for one, sign, other in zip(panel.items, panel.items[1:], panel.items[2:], strict=False):
        if isinstance(one, Face) and isinstance(sign, Beats) and isinstance(other, Face):
            key = "chart-beats-points" if sign.points else "chart-beats"
            yield t(key, one=one.words, other=other.words, points=sign.points)


def _order(panel: Panel) -> Iterator[str]:
    """The cards of a run, high to low."""
    for item in panel.items:
        if isinstance(item, Run):
            yield f"{', '.join(words for _name, words in item.cards)}."
