"""The tables of a league and of groups, and what separates those who are level on points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.championship.names import shortened
from bot.present.championship.names import Names, listed
from bot.present.post import Text
from bot.present.presenter import plain, signed
from bot.texts.names import cell, columns
from bot.texts.sentences import Texts
from engine.championship.public import Championship, Row, Standings

COLUMNS: Final = 29
"""Of a monospaced line: what a phone shows without breaking it."""

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
"""Why a row stands below the one above, where points alone do not say it."""


def sheet(state: Championship, table: Standings, names: Names, t: Texts, *, explained: bool) -> Text:
    """One table; `explained`: with all columns, and the reason of every order among those level on points."""
    grouped = bool(table.name)
    title = f"**{t('match-group', name=table.name) if grouped else t('table-league')}**"
    kind = "group" if grouped else "all" if explained else "fewer" if state.plan.fewer else "more"
    lines = _grid(state, table, kind, t)
    notes = [t(f"table-legend-{kind}")]
    flagged = [*_walkovers(table.rows, names, t), *_cards(table.rows, names, t)]
    notes += [*(_parted(state, table, names, t, " › ") if explained else ()), *flagged]
    shown = [title, "```", *lines, "```", *(f"-# {note}" for note in notes)]
    spoken = [title, *_spoken(table.rows, grouped, names, t)]
    if through := table.rows[: _cut(table)]:
        spoken.append(t("table-through", players=listed((row.entrant for row in through), names)))
    spoken += [*(_parted(state, table, names, t, ", ") if explained else ()), *flagged]
    return Text("\n".join(shown), "\n".join(spoken))


def _grid(state: Championship, table: Standings, kind: str, t: Texts) -> Iterator[str]:
    """The monospaced lines: a head, a row each, and a rule below those who go on to the final."""
    heads = t(f"table-head-{kind if kind in ALL else 'short'}").split(" ")
    cells = [ALL.get(kind, _short_cells)(row) for row in table.rows]
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    short = shortened(state, COLUMNS - sum(widths) - len(widths))
    room = max(columns(short[row.entrant]) for row in table.rows)
    yield cell("", room) + _numbers(heads, widths)
    cut = _cut(table)
    for place, (row, numbers) in enumerate(zip(table.rows, cells, strict=True), 1):
        yield cell(short[row.entrant], room) + _numbers(numbers, widths)
        if place == cut:
            yield "─" * (room + sum(widths) + len(widths))


def _numbers(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f" {text:>{width}}" for text, width in zip(cells, widths, strict=True))


def _league_cells(row: Row) -> list[str]:
    numbers = (row.played, row.won, row.lost, row.own, row.rivals, row.points)
    return [*map(plain, numbers), signed(row.difference)]


def _short_cells(row: Row) -> list[str]:
    return [plain(row.played), plain(row.points), signed(row.difference)]


def _group_cells(row: Row) -> list[str]:
    return [plain(row.own), str(row.stars), str(row.won)] if row.played else ["–", "–", "–"]


ALL: Final[Mapping[str, Callable[[Row], list[str]]]] = {"all": _league_cells, "group": _group_cells}
"""The cells of a row where a table has all of its columns; else it has those that order it."""


def _cut(table: Standings) -> int:
    """After which place the final is out of reach; 0 where there is none, or a tie lies across the line."""
    rows, cut = table.rows, table.through
    known = cut and any(row.played for row in rows) and rows[cut - 1].rank != rows[cut].rank
    return cut if known else 0


def _spoken(rows: Iterable[Row], grouped: bool, names: Names, t: Texts) -> Iterator[str]:
    for row in rows:
        facts = {"place": row.rank, "player": names[row.entrant], "own": plain(row.own)}
        if grouped and not row.played:
            yield t("row-waiting", player=names[row.entrant])
        elif grouped:
            yield t("row-group", **facts, stars=row.stars, won=row.won)
        else:
            yield t(
                "row-league",
                **facts,
                played=row.played,
                won=row.won,
                lost=row.lost,
                rivals=plain(row.rivals),
                points=t("points", points=row.points, shown=plain(row.points)),
                difference=signed(row.difference),
            )


def _parted(state: Championship, table: Standings, names: Names, t: Texts, ahead: str) -> list[str]:
    """A sentence for each criterion that has put some in order, and one for those still level."""
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
    said = [t(key, order=" · ".join(ahead.join(chain) for chain in found)) for key, found in chains.items()]
    level = (listed((row.entrant for row in tied), names) for tied in _level(state, table))
    return said + [t("parted-not", players=players) for players in level]


def _level(state: Championship, table: Standings) -> Iterator[list[Row]]:
    """Those whom nothing separates: all have played, none has withdrawn, no play-off has parted them."""
    ties: dict[int, list[Row]] = {}
    for row in table.rows:
        if row.tied:
            ties.setdefault(row.rank, []).append(row)
    for rank, tied in ties.items():
        played_off = state.qualified and rank <= table.through < rank + len(tied) - 1
        if not played_off and all(row.played and not row.out for row in tied):
            yield tied


def _walkovers(rows: Iterable[Row], names: Names, t: Texts) -> Iterator[str]:
    """R-HC-13: in whose rows there are matches that were decided without play."""
    marked = [f"{names[row.entrant]} {row.walkovers}" for row in rows if row.walkovers]
    if marked:
        yield t("table-walkovers", counts=", ".join(marked))


def _cards(rows: Iterable[Row], names: Names, t: Texts) -> Iterator[str]:
    """Who has been shown cards."""
    for row in rows:
        for key, count in (("row-yellow", row.cards - row.black), ("row-black", row.black)):
            if count:
                yield t(key, player=names[row.entrant], count=count)
