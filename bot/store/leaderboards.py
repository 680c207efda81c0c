"""Leaderboards: pages of sums and ratings. Only people, only what counts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from operator import itemgetter
from time import monotonic
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, and_, bindparam, func, literal, select

from bot.records.boards import BoardLine, BoardPage, Measure
from bot.store import schema
from bot.store.engine import Database, Parameters, Row, Statement, Transaction, number_of
from bot.store.recent import Recent

SHOWN: Final = 10
"""Lines of a page."""
DEEPEST: Final = 10_000
"""So many lines of a board are shown and counted: whoever is further down is told about where they are."""
APART: Final = 1_000
"""From one mark on a board to the next one."""
VALID: Final = 3_600.0
"""Seconds after which the marks on a board are made anew."""
BOARDS: Final = 64
"""Of so many boards the marks are kept."""


class Leaderboards:
    """Reads boards, and keeps marks on those that are read far down."""

    def __init__(self, database: Database, clock: Callable[[], float] = monotonic) -> None:
        self._database = database
        self._clock = clock
        self._marks: Recent[_Marks] = Recent(BOARDS)

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
        """Return a page of a server's board, counted from 0, with the line of this person.

        Whoever is as good shares a place. A page of a large board takes no longer than one of a small board.

        Args:
            game: "" for all games
            period: the key of a period; a rating has none
            fewest: whether fewest points are best, and so is the lowest average

        Raises:
            Unavailable: the database failed.
        """
        board = _board(measure, fewest)
        which: dict[str, Any] = {"guild_id": guild_id, "game": game}
        which |= {} if measure == "rating" else {"period": period, "alone": alone}
        shown, own, before = await self._database.read(_read_page, board, which, page, user)
        if own is None:
            return shown
        if before < DEEPEST:
            return replace(shown, own=_line(own, before + 1))
        place = await self._estimate_place(board, which, own[2])
        return replace(shown, own=_line(own, place, about=True))

    async def _estimate_place(self, board: _Board, which: Parameters, merit: float) -> int:
        """Return the place of a merit far down: that of the last mark before it, and how many are between."""
        key, now = hash((id(board), *which.values())), self._clock()
        marks = self._marks.get(key)
        if marks is None or marks.until < now:
            found = await self._database.read_long(_list_marks, board, which)
            marks = self._marks.keep(key, _Marks(now + VALID, found))
        before = bisect_right(marks.found, merit if board.lowest else -merit, key=partial(_order, board))
        if not before:
            return DEEPEST + 1
        mark, place = marks.found[before - 1]
        if mark == merit:
            return max(DEEPEST + 1, place)
        between = await self._database.read(_count_between, board, which, mark, merit)
        return max(DEEPEST + 1, place + between)


def _read_page(
    tx: Transaction, board: _Board, which: Parameters, page: int, user: int
) -> tuple[BoardPage, Row | None, int]:
    """Return a page without the person's own line, their row, and how many are better than they are."""
    first = min(page, DEEPEST // SHOWN - 1) * SHOWN
    rows = tx.rows(board.page, **which, first=first, most=SHOWN + 1)
    own = tx.first(board.own, **which, user_id=user)
    lines = _ranked(rows[:SHOWN], first, _count_better(tx, board, which, rows[0]) + 1) if rows else ()
    more = len(rows) > SHOWN and first + SHOWN < DEEPEST
    better = 0 if own is None else _count_better(tx, board, which, own)
    return BoardPage(lines, more, None), own, better


def _count_better(tx: Transaction, board: _Board, which: Parameters, row: Row) -> int:
    """Return how many are better than somebody on a board; no more than `DEEPEST` are counted."""
    return int(tx.rows(board.better, **which, merit=row[2])[0][0])


def _list_marks(tx: Transaction, board: _Board, which: Parameters) -> list[tuple[float, int]]:
    """Return every so many merits of a board with their places, best first."""
    return sorted(((mark, place) for mark, place in tx.rows(board.marks, **which)), key=itemgetter(1))


def _count_between(tx: Transaction, board: _Board, which: Parameters, mark: float, merit: float) -> int:
    """Return how many on a board are better than a merit, from a mark on."""
    return int(tx.rows(board.between, **which, mark=mark, merit=merit)[0][0])


class _Marks(NamedTuple):
    """Every so many merits of a board with their places, best first, and until when they are used."""

    until: float
    found: list[tuple[float, int]]


def _order(board: _Board, mark: tuple[float, int]) -> float:
    return mark[0] if board.lowest else -mark[0]


def _line(row: Row, place: int, *, about: bool = False) -> BoardLine:
    return BoardLine(*[*row, place, about])


def _ranked(rows: Sequence[Row], first: int, place: int) -> tuple[BoardLine, ...]:
    """Return the lines of a page that begins after `first` others, the place of its first line known."""
    lines: list[BoardLine] = []
    for number, row in enumerate(rows):
        if number and row[2] != rows[number - 1][2]:
            place = first + number + 1
        lines.append(_line(row, place))
    return tuple(lines)


class _Board(NamedTuple):
    """The statements that read a board: a page, one person's line, and how many are better than a merit.

    `marks` reads every so many merits with their places, `between` how many come from one to before another;
    on some boards the `lowest` merit is best.
    """

    page: Statement
    own: Statement
    better: Statement
    marks: Statement
    between: Statement
    lowest: bool


@cache
def _board(measure: Measure, fewest: bool) -> _Board:
    """Return the statements for a board; each reads one index: what a board is, its merit, whose it is."""
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
    name = schema.name_of_person(columns.user_id).label("name")
    lines = select(columns.user_id, name, merit.label("merit"), of.label("of")).where(here)
    order = (merit, columns.user_id) if lowest else (merit.desc(), columns.user_id.desc())
    better = merit < bindparam("merit") if lowest else merit > bindparam("merit")
    counted = select(literal(1).label("one")).select_from(table).where(here, better).limit(DEEPEST).subquery()
    best = merit if lowest else merit.desc()
    places = (
        select(
            merit.label("merit"),
            func.rank().over(order_by=best).label("place"),
            func.row_number().over(order_by=best).label("line"),
        )
        .where(here)
        .subquery()
    )
    mark = bindparam("mark", type_=merit.type)
    from_mark = merit >= mark if lowest else merit <= mark
    return _Board(
        Statement(lines.order_by(*order).limit(number_of("most")).offset(number_of("first"))),
        Statement(lines.where(columns.user_id == bindparam("user_id"))),
        Statement(select(func.count().label("count")).select_from(counted)),
        Statement(select(places.c.merit, places.c.place).where(places.c.line % APART == 0)),
        Statement(select(func.count().label("count")).select_from(table).where(here, better, from_mark)),
        lowest,
    )
