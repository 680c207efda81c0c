"""The tables of a league and of groups as text, and what decides between tied players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.present.championship import same_cards
from bot.present.championship.names import Names, comma_list
from bot.present.post import Text
from bot.present.presenter import format_points, format_signed, rank_number
from bot.texts.sentences import Texts
from engine.championship.plan import SAME_CARDS
from engine.championship.public import Championship, Row, Standings

SEPARATED: Final[Mapping[str, str]] = {
    "HC-4.1": "parted-difference",
    "HC-4.2": "parted-own",
    "HC-4.3": "parted-alphabet",
    "HC-7.4": "parted-alphabet",
    "HC-4.4": "parted-cards",
    "HC-4.5": "parted-among",
    "HC-5.4": "parted-ruled",
    "H-7": "parted-match",
    "H-7.1": "parted-stars",
    "H-7.2": "parted-rounds",
}
"""Locale key of why a row stands below the one above, by rule, if wins or points do not show why."""


def title(table: Standings, t: Texts) -> str:
    """Return the title of a table."""
    return t("match-group", name=table.name) if table.name else t("table-league")


def tables_in_text(state: Championship, names: Names, t: Texts, *, whole: bool) -> list[Text]:
    """Return each table of a championship; with `whole`, also all figures that count by the rules."""
    if state.plan.format == SAME_CARDS:
        return [same_cards.sheet(state, names, t)]
    return [sheet(table, names, t, whole=whole) for table in state.tables]


def wins(row: Row, t: Texts) -> str:
    """Return the wins, which order a league (HC-3.2); a black card costs a win (H-9.3)."""
    return t("wins", count=row.points, shown=format_points(row.points))


def cut(table: Standings) -> int:
    """Return the last place that reaches the final.

    Return 0 without a final, before the first result, or if that place and the next place are tied.
    """
    rows, last = table.rows, table.through
    known = last and any(row.played for row in rows) and rows[last - 1].rank != rows[last].rank
    return last if known else 0


def ranks(table: Standings, row: Row) -> bool:
    """Return whether a row has a place; in a group, rows have places once the match is played."""
    return bool(row.played) or not table.name


def sheet(table: Standings, names: Names, t: Texts, *, whole: bool) -> Text:
    """Return one table, a line for each row; with `whole`, also all figures that count by the rules."""
    lines = [f"**{title(table, t)}**"]
    last = cut(table)
    for place, row in enumerate(table.rows, 1):
        mark = rank_number(row.rank) if ranks(table, row) else "-"
        figures = _figures(table, row, t, whole=whole)
        lines.append(f"{mark} **{names[row.entrant]}** · {figures}")
        if whole and row.played and not table.name:
            lines.append(f"-# {_more(row, t)}")
        if place == last:
            lines.append("-# ──────────")
    return Text("\n".join(lines), "\n".join(_spoken(table, names, t)))


def _figures(table: Standings, row: Row, t: Texts, *, whole: bool) -> str:
    """Return the figures that order the table."""
    if not ranks(table, row):
        return t("row-unplayed")
    if table.name:
        points = t("points", points=row.own, shown=format_points(row.own))
        if whole:
            return t("row-group-all", points=points, stars=row.stars, won=row.won)
        return t("row-group-short", points=points, stars=row.stars)
    if whole:
        return wins(row, t)
    return t("row-short", wins=wins(row, t), played=row.played, difference=format_signed(row.difference))


def _more(row: Row, t: Texts) -> str:
    return t(
        "row-more",
        played=row.played,
        lost=row.lost,
        own=format_points(row.own),
        rivals=format_points(row.rivals),
        difference=format_signed(row.difference),
    )


def _spoken(table: Standings, names: Names, t: Texts) -> Iterator[str]:
    yield title(table, t)
    for row in table.rows:
        facts = {"place": row.rank, "player": names[row.entrant], "own": format_points(row.own)}
        if table.name and not row.played:
            yield t("row-waiting", player=names[row.entrant])
        elif table.name:
            yield t("row-group", **facts, stars=row.stars, won=row.won)
        else:
            yield t(
                "row-league",
                **facts,
                played=row.played,
                lost=row.lost,
                rivals=format_points(row.rivals),
                wins=wins(row, t),
                difference=format_signed(row.difference),
            )
    if through := table.rows[: cut(table)]:
        yield t("table-through", players=comma_list((row.entrant for row in through), names))


def notes(
    state: Championship,
    tables: Sequence[Standings],
    names: Names,
    t: Texts,
    *,
    explained: bool,
    legend: bool = True,
) -> Text:
    """Return the notes on tables: the `legend` of their order, matches without play, and cards shown.

    With `explained`, the notes give the reason for every order among tied players.
    """
    if state.plan.format == SAME_CARDS:
        return same_cards.notes(state, names, t, legend=legend)
    kind = "group" if tables[0].name else "fewer" if state.plan.fewer else "more"
    order = t(f"table-legend-{kind}")
    # In words-only style, the reasons leave no room for the legend.
    shown, spoken = [order], [] if explained else [order]
    if not explained and any(cut(table) for table in tables):
        shown = [f"{order} {t('table-legend-gold')}"]
    shown = shown if legend else []
    for table in tables:
        flagged = [*_walkovers(table.rows, names, t), *cards(table, names, t)]
        shown += [*(_parted(state, table, names, t, " › ") if explained else ()), *flagged]
        spoken += [*(_parted(state, table, names, t, ", ") if explained else ()), *flagged]
    return Text("\n".join(f"-# {note}" for note in shown), "\n".join(spoken))


def _parted(state: Championship, table: Standings, names: Names, t: Texts, ahead: str) -> list[str]:
    """Return a sentence for each criterion that broke a tie, and one for each tie still open."""
    chains: dict[str, list[list[str]]] = {}
    last = ""
    for above, row in pairwise(table.rows):
        known = row.played and above.played and not row.out
        key = SEPARATED.get(row.rule, "") if known else ""
        if key == "parted-cards" and row.cards == above.cards:
            key = "parted-colour"
        if key == "parted-own" and not state.plan.fewer:
            key = "parted-more"
        if key:
            found = chains.setdefault(key, [])
            if key == last:
                found[-1].append(names[row.entrant])
            else:
                found.append([names[above.entrant], names[row.entrant]])
        last = key
    sentences = [
        t(key, order=" · ".join(ahead.join(chain) for chain in found)) for key, found in chains.items()
    ]
    level = (comma_list((row.entrant for row in tied), names) for tied in _level(state, table))
    return sentences + [t("parted-not", players=players) for players in level]


def _level(state: Championship, table: Standings) -> Iterator[list[Row]]:
    """Yield the rows of each unbroken tie.

    In an unbroken tie, all players have played, none has withdrawn, and no play-off has decided.
    """
    ties: dict[int, list[Row]] = {}
    for row in table.rows:
        if row.tied:
            ties.setdefault(row.rank, []).append(row)
    for rank, tied in ties.items():
        played_off = state.qualified and rank <= table.through < rank + len(tied) - 1
        if not played_off and all(row.played and not row.out for row in tied):
            yield tied


def _walkovers(rows: Iterable[Row], names: Names, t: Texts) -> Iterator[str]:
    """Yield a note on players with matches that were decided without play (R-HC-13)."""
    marked = [f"{names[row.entrant]} {row.walkovers}" for row in rows if row.walkovers]
    if marked:
        yield t("table-walkovers", counts=", ".join(marked))


def cards(table: Standings, names: Names, t: Texts) -> Iterator[str]:
    """Yield who has been shown how many cards; in a league a black card costs a win (H-9.3)."""
    yellow = [(row.entrant, row.cards - row.black) for row in table.rows]
    black = [(row.entrant, row.black) for row in table.rows]
    kinds = (("table-yellow", yellow), ("table-black" if table.name else "table-black-league", black))
    for key, counts in kinds:
        shown = [f"{names[entrant]} {count}" for entrant, count in counts if count]
        if shown:
            yield t(key, counts=", ".join(shown))


def joined(parts: Sequence[Text]) -> Text:
    """Join several texts into one."""
    words = "\n".join(part.text if part.words is None else part.words for part in parts)
    return Text("\n".join(part.text for part in parts), words)
