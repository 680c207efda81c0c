"""Boards: sums over the results of the matches that count."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, false, func, select, true

from bot.records import Tally
from bot.store import schema
from bot.store.database import Database

_LINE: Final = ("user_id", "name", "matches", "wins", "points")


class LeaderboardRows(Database):
    """The part of the store that reads results. Only people, and only matches that count."""

    async def leaderboard(
        self,
        *,
        guild_id: int,
        game: str,
        since: datetime | None = None,
        limit: int = 10,
        fewest: bool = False,
    ) -> list[Tally]:
        """The best of a server at a game, by wins, then points, then fewer matches, then name.

        Where `fewest` points are best, the points of a round are compared, which is what people are shown.
        A match that somebody left is one of their matches and never one of their wins. It has no points,
        which is no merit either: it is not compared, and whoever has left them all comes last. `since` asks
        for the matches ended from then on. Unavailable.
        """
        theirs = schema.tables.c.guild_id == guild_id
        if since is not None:
            theirs = and_(theirs, schema.tables.c.ended_at >= since)
        return await self._tallies(game, theirs, limit, fewest)

    async def stats(self, user_id: int, *, guild_id: int | None, game: str) -> Tally | None:
        """One person's sums at a game, in one server or (None) everywhere; None without a match.

        Counted as on the leaderboard. Unavailable.
        """
        theirs: ColumnElement[bool] = schema.results.c.user_id == user_id
        if guild_id is not None:
            theirs = and_(theirs, schema.tables.c.guild_id == guild_id)
        found = await self._tallies(game, theirs, 1)
        return found[0] if found else None

    async def _tallies(
        self, game: str, theirs: ColumnElement[bool], limit: int, fewest: bool = False
    ) -> list[Tally]:
        results, tables, players, facts = schema.results, schema.tables, schema.players, schema.facts
        counted = and_(
            theirs, tables.c.game == game, tables.c.counts.is_(true()), results.c.user_id.is_not(None)
        )
        won = and_(results.c.rank == 1, results.c.left.is_(false()))
        name = func.coalesce(func.nullif(func.max(players.c.name), ""), func.max(results.c.name))
        lines = (
            select(
                results.c.user_id,
                name.label("name"),
                func.count(results.c.table_id.distinct()).label("matches"),
                func.sum(case((won, 1), else_=0)).label("wins"),
                func.sum(results.c.points).label("points"),
            )
            .join_from(results, tables, tables.c.id == results.c.table_id)
            .outerjoin(players, players.c.user_id == results.c.user_id)
            .where(counted)
            .group_by(results.c.user_id)
        ).subquery()
        same_result = and_(
            facts.c.table_id == results.c.table_id,
            facts.c.seat == results.c.seat,
            facts.c.who == results.c.who,
        )
        played = (
            select(results.c.user_id, func.sum(facts.c.value).label("rounds"))
            .join_from(results, tables, tables.c.id == results.c.table_id)
            .join(facts, same_result)
            .where(counted, facts.c.fact == "rounds")
            .group_by(results.c.user_id)
        ).subquery()
        average = 1.0 * lines.c.points / func.nullif(played.c.rounds, 0)
        order = (
            lines.c.wins.desc(),
            *((average.is_(None), average) if fewest else (lines.c.points.desc(),)),
            lines.c.matches,
            lines.c.name,
            lines.c.user_id,
        )
        async with self._reading() as connection:
            columns = (lines.c[name] for name in _LINE)
            joined = lines.outerjoin(played, played.c.user_id == lines.c.user_id)
            best = select(*columns).select_from(joined).order_by(*order).limit(limit)
            found = (await connection.execute(best)).mappings().all()
            sums: dict[int, dict[str, int]] = {line["user_id"]: {} for line in found}
            summed: Any = await connection.execute(
                select(results.c.user_id, facts.c.fact, func.sum(facts.c.value))
                .join_from(results, tables, tables.c.id == results.c.table_id)
                .join(facts, same_result)
                .where(counted, results.c.user_id.in_(sums))
                .group_by(results.c.user_id, facts.c.fact)
                .order_by(facts.c.fact)
            )
            for user_id, fact, value in summed:
                sums[user_id][fact] = value
        return [Tally(**line, facts=sums[line["user_id"]]) for line in found]
