"""Leaderboards: pages of sums and ratings. Only people, only what counts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache, partial
from operator import itemgetter
from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import Table, and_, bindparam, func, literal, select

from bot.records.boards import BoardLine, BoardPage, Measure
from bot.store import schema
from bot.store.database import Database
from bot.store.recent import Recent
from bot.store.units import Parameters, Query, Row, Statement, ask, number_of

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


class LeaderboardRows:
    """The part of the store that reads boards."""

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
        counts = await self._counts(board, which, [row[2] for row in (*own, *rows[:1])])
        lines = _ranked(rows[:SHOWN], first, counts[-1] + 1) if rows else ()
        more = len(rows) > SHOWN and first + SHOWN < DEEPEST
        if not own:
            return BoardPage(lines, more, None)
        if counts[0] < DEEPEST:
            return BoardPage(lines, more, _line(own[0], counts[0] + 1))
        place = await self._about(board, which, own[0][2])
        return BoardPage(lines, more, _line(own[0], place, about=True))

    async def _counts(self, board: _Board, which: Parameters, merits: Sequence[float]) -> list[int]:
        """How many are better than each of these merits on a board; no more than `DEEPEST` are counted."""
        if not merits:
            return []
        asked: list[Query] = [ask(board.better, **which, merit=merit) for merit in merits]
        return [count for ((count,),) in await self._database.read_together(*asked)]

    async def _about(self, board: _Board, which: Parameters, merit: float) -> int:
        """The place of a merit far down: that of the last mark before it, and how many are between."""
        key, now = hash((id(board), *which.values())), self._clock()
        marks = self._marks.get(key)
        if marks is None or marks.until < now:
            found = await self._database.read(board.marks, **which)
            in_order = sorted(((mark, place) for mark, place in found), key=itemgetter(1))
            marks = self._marks.keep(key, _Marks(now + VALID, in_order))
        before = bisect_right(marks.found, merit if board.lowest else -merit, key=partial(_order, board))
        if not before:
            return DEEPEST + 1
        mark, place = marks.found[before - 1]
        if mark == merit:
            return max(DEEPEST + 1, place)
        ((between,),) = await self._database.read(board.between, **which, mark=mark, merit=merit)
        return max(DEEPEST + 1, place + int(between))


class _Marks(NamedTuple):
    """Every so many merits of a board with their places, best first, and until when they are used."""

    until: float
    found: list[tuple[float, int]]


def _order(board: _Board, mark: tuple[float, int]) -> float:
    return mark[0] if board.lowest else -mark[0]


def _line(row: Row, place: int, *, about: bool = False) -> BoardLine:
    return BoardLine(*[*row, place, about])


def _ranked(rows: Sequence[Row], first: int, place: int) -> tuple[BoardLine, ...]:
    """The lines of a page that begins after `first` others, the place of its first line known."""
    lines: list[BoardLine] = []
    for number, row in enumerate(rows):
        if number and row[2] != rows[number - 1][2]:
            place = first + number + 1
        lines.append(_line(row, place))
    return tuple(lines)


class _Board(NamedTuple):
    """What reads a board: a page, one person's line, and how many are better than a merit.

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
        Statement(select(places.c.merit, places.c.place).where(places.c.line % APART == 0), long=True),
        Statement(select(func.count().label("count")).select_from(table).where(here, better, from_mark)),
        lowest,
    )
