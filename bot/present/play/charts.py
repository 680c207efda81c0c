"""The pictures of the rules, and their content in words for readers without pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.art.chart import Arrow, Chart, Face, Panel, Run
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
    """Return the picture of the rules under these options; () for a game without a picture.

    With `told`, a reader without pictures gets the rules as text in place of the picture.
    """
    chart = presenter.chart.draw_rules(options, seats, t)
    if chart is None:
        return ()
    return (Illustration(chart, alt(chart, t), Text(lines(chart, t)) if told else None),)


def table_charts(snapshot: Snapshot, t: Texts, *, told: bool = False) -> tuple[Illustration, ...]:
    """Return the picture of the rules in force at a table."""
    header = snapshot.header
    seats = header.seats or seats_for(GAMES[header.game], header.options, len(snapshot.occupants))
    return illustrations(PRESENTERS[header.game], header.options, seats, t, told=told)


def lines(chart: Chart, t: Texts) -> str:
    """Return the whole content of a chart as text, one line for each panel."""
    return "\n".join(f"- {_describe_panel(panel, t)}" for row in chart.rows for panel in row)


def alt(chart: Chart, t: Texts) -> str:
    """Return the whole content of a chart as one paragraph that begins with the title."""
    panels = [panel for row in chart.rows for panel in row]
    return " ".join([f"{chart.title}.", *(_describe_panel(panel, t) for panel in panels)])


def _describe_panel(panel: Panel, t: Texts) -> str:
    title = t("chart-ranked", rank=panel.number, title=panel.title) if panel.number else panel.title
    parts = [f"{title}.", *_describe_wins(panel, t), *_describe_runs(panel), panel.words, panel.description]
    return " ".join(filter(None, parts))


def _describe_wins(panel: Panel, t: Texts) -> Iterator[str]:
    """Yield which card beats which, for each arrow between two cards."""
    for winner, sign, loser in zip(panel.items, panel.items[1:], panel.items[2:], strict=False):
        if isinstance(winner, Face) and isinstance(sign, Arrow) and isinstance(loser, Face):
            key = "chart-beats-points" if sign.points else "chart-beats"
            yield t(key, one=winner.words, other=loser.words, points=sign.points)


def _describe_runs(panel: Panel) -> Iterator[str]:
    """Yield the cards of a run, high to low."""
    for item in panel.items:
        if isinstance(item, Run):
            yield f"{', '.join(words for _name, words in item.cards)}."
