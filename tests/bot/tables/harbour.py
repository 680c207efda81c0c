"""Leaderboards over a database, and finished matches, for the tests of leaderboards."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from bot.records.boards import Rating
from bot.records.tables import LogRow, Result
from bot.store import Store, schema
from bot.store.engine import Statement, Transaction
from bot.store.totals import get_prior_results
from bot.tables.boards import Boards
from tests.bot.store.store_values import GUILD, append, running

ANA, BEA, CARL, DORA = 11, 12, 13, 14
NEW_YEAR: Final = datetime(2026, 12, 31, 23, 30, tzinfo=UTC)
SUMS: Final = ("matches", "whole", "wins", "podiums", "points", "rounds", "bids", "exact")


class Clock:
    """A clock that a test sets forward or back."""

    def __init__(self) -> None:
        self.now = NEW_YEAR

    def __call__(self) -> datetime:
        return self.now

    def goes_on(self, **by: float) -> None:
        self.now += timedelta(**by)


class Line(NamedTuple):
    """A seat's result in a match; a `user` of None is a robot."""

    user: int | None
    rank: int
    points: int = 0
    rounds: int = 5
    exact: int | None = None
    left: bool = False


class Harbour:
    """Leaderboards over a database, and matches that a test ends."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Clock()
        self.boards = Boards(store, self.clock)

    async def ends(
        self, *lines: Line, game: str = "skull-king", people: int | None = None, guild: int | None = GUILD
    ) -> int:
        """End a match now with these results, and return its number."""
        header = await running(self.store, ANA, game=game, guild_id=guild)
        results = [result(header.id, seat, line) for seat, line in enumerate(lines)]
        people_there = (
            sum(line.user is not None and not line.left for line in lines) if people is None else people
        )
        last = LogRow(n=0, seat=0, action="play", by="dealer", at=self.clock.now, digest="d", standing=[])
        async with self.boards.lock_for_ending(header, self.clock.now, results, people_there) as change:
            kept: dict[str, Any] = {"people": people_there, "counts": people_there > 1, "boards": change}
            await append(self.store, header.id, last, results=results, **kept)
        return header.id

    async def rows(self, table: str) -> list[dict[str, Any]]:
        """Return all rows of a table."""
        asked = Statement(select(schema.metadata.tables[table]))
        found = await self.store.read(Transaction.rows, asked)
        rows = (dict(zip(asked.names, row, strict=True)) for row in found)
        return sorted(rows, key=repr)

    async def sums(self, user: int, period: str = "all", **of: Any) -> dict[str, Any] | None:
        """Return a person's sums: in Skull King and with people, unless another game or kind is asked for."""
        asked = {"user_id": user, "period": period, "game": "skull-king", "alone": 0} | of
        found = [row for row in await self.rows("totals") if all(row[key] == asked[key] for key in asked)]
        return found[0] if found else None

    async def periods(self, user: int) -> set[str]:
        """Return every period in which a person has sums."""
        return {row["period"] for row in await self.rows("totals") if row["user_id"] == user}

    async def ratings(self) -> dict[int, Rating]:
        before = await self.store.read(get_prior_results, GUILD, ["skull-king"], [ANA, BEA, CARL, DORA])
        return before.ratings["skull-king"]


def result(table: int, seat: int, line: Line) -> Result:
    who = f"r:easy:{seat}" if line.user is None else f"u:{line.user}"
    facts = {} if line.left else {"rounds": line.rounds, "stars": 3, "biggest": line.points}
    facts |= {} if line.exact is None else {"exact": line.exact}
    points = 0 if line.left else line.points
    return Result(table, seat, who, line.user, f"name {line.user}", line.rank, points, line.left, facts)
