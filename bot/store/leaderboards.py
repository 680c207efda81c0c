"""Leaderboards: pages of sums and ratings. Only people, only what counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Table, and_, bindparam, func, literal, select

from bot.board_records import BoardLine, BoardPage, Measure
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Parameters, Query, Row, Statement, ask

SHOWN: Final = 10
"""Lines of a page."""
DEEPEST: Final = 10_000
"""So many lines of a board have a place, and are shown: whoever is further down is told no more than that."""


class LeaderboardRows:
    """The part of the store that reads boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        guild_id: int,
        measure: Measure,
        *,
        game: str,
        period: str,
        alone: bool = False,
        fewest: bool = False,
        page: int = 0,
        user: int = 0,
    ) -> BoardPage:
        """A page of a server's board, counted from 0, with the line of this person.

        `game` is "" for all games and `period` the key of one; a rating has no period.
        Whoever is as good shares a place. Where `fewest` points are best, so is the lowest average. What a
        page costs does not grow with the board. Unavailable.
        """
        board = _board(measure, fewest)
        which: Parameters = {"guild_id": guild_id, "game": game}
        which |= {} if measure == "rating" else {"period": period, "alone": alone}
        first = min(page, DEEPEST // SHOWN - 1) * SHOWN
        asked = ask(board.page, **which, first=first, most=SHOWN + 1), ask(board.own, **which, user_id=user)
        rows, own = await self._database.read_together(*asked)
        places = await self._places(board, which, [row[2] for row in (*own, *rows[:1])])
        mine = _line(own[0], places[0]) if own else None
        lines = _ranked(rows[:SHOWN], first, places[-1] or first + 1) if rows else ()
        more = len(rows) > SHOWN and first + SHOWN < DEEPEST
        return BoardPage(lines, more, mine)

    async def _places(self, board: _Board, which: Parameters, merits: Sequence[float]) -> list[int | None]:
        """The places of these merits on a board; None for one too far down to be counted."""
        if not merits:
            return []
        asked: list[Query] = [ask(board.better, **which, merit=merit) for merit in merits]
        found = await self._database.read_together(*asked)
        counts = [count for ((count,),) in found]
        return [1 + count if count < DEEPEST else None for count in counts]


def _line(row: Row, place: int | None) -> BoardLine:
    return BoardLine(*[*row, place])


def _ranked(rows: Sequence[Row], first: int, place: int) -> tuple[BoardLine, ...]:
    """The lines of a page that begins after `first` others, the place of its first line known."""
    lines: list[BoardLine] = []
    for number, row in enumerate(rows):
        if number and row[2] != rows[number - 1][2]:
            place = first + number + 1
        lines.append(_line(row, place))
    return tuple(lines)


class _Board(NamedTuple):
    """What reads a board: a page, one person's line, and how many are better than a merit."""

    page: Statement
    own: Statement
    better: Statement


@cache
def _board(measure: Measure, fewest: bool) -> _Board:
    """Each reads one index: what a board is, its merit, whose it is."""
    table: Table = schema.ratings if measure == "rating" else schema.totals
    columns = table.c
    merit, of = {
        "rating": (schema.ratings.c.shown, schema.ratings.c.matches),
        "wins": (schema.totals.c.wins, schema.totals.c.whole),
        "average": (schema.totals.c.average, schema.totals.c.rounds),
        "accuracy": (schema.totals.c.accuracy, schema.totals.c.bids),
    }[measure]
    lowest = fewest and measure == "average"
    which = ["guild_id", "game"] + ([] if measure == "rating" else ["period", "alone"])
    here = and_(*(columns[name] == bindparam(name) for name in which), merit.is_not(None))
    name = func.coalesce(func.nullif(schema.players.c.name, ""), columns.name)
    lines = (
        select(columns.user_id, name.label("name"), merit.label("merit"), of.label("of"))
        .join_from(table, schema.players, schema.players.c.user_id == columns.user_id, isouter=True)
        .where(here)
    )
    order = (merit, columns.user_id) if lowest else (merit.desc(), columns.user_id.desc())
    better = merit < bindparam("merit") if lowest else merit > bindparam("merit")
    counted = select(literal(1).label("one")).select_from(table).where(here, better).limit(DEEPEST).subquery()
    return _Board(
        Statement(lines.order_by(*order).limit(bindparam("most")).offset(bindparam("first"))),
        Statement(lines.where(columns.user_id == bindparam("user_id"))),
        Statement(select(func.count().label("count")).select_from(counted)),
    )
