"""Boards: sums over the results of the matches that count."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, bindparam, case, false, func, select, true

from bot.records import Tally
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Statement, ask

_LINE: Final = ("user_id", "name", "matches", "wins", "points")


class LeaderboardRows:
    """The part of the store that reads results. Only people, and only matches that count."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(
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
        where = {"guild_id": guild_id} | ({} if since is None else {"since": since})
        return await self._tallies(fewest, game=game, most=limit, **where)

    async def stats(self, user_id: int, *, guild_id: int | None, game: str) -> Tally | None:
        """One person's sums at a game, in one server or (None) everywhere; None without a match.

        Counted as on the leaderboard. Unavailable.
        """
        where = {"user_id": user_id} | ({} if guild_id is None else {"guild_id": guild_id})
        found = await self._tallies(False, game=game, most=1, **where)
        return found[0] if found else None

    async def _tallies(self, fewest: bool, **asked: Any) -> list[Tally]:
        statements = _statements(fewest, frozenset(asked))
        lines, summed = await self._database.read_together(*(ask(one, **asked) for one in statements))
        sums: dict[int, dict[str, int]] = {}
        for user_id, fact, value in summed:
            sums.setdefault(user_id, {})[fact] = value
        tallies = (dict(zip(_LINE, line, strict=True)) for line in lines)
        return [Tally(**tally, facts=sums.get(tally["user_id"], {})) for tally in tallies]


@cache
def _statements(fewest: bool, asked: frozenset[str]) -> tuple[Statement, Statement]:
    """The lines of those who are best among the matches asked for, and the sums of their facts."""
    results, tables, players, facts = schema.results, schema.tables, schema.players, schema.facts
    counted = _counted(asked)
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
    joined = lines.outerjoin(played, played.c.user_id == lines.c.user_id)
    best = select(*(lines.c[name] for name in _LINE)).select_from(joined).order_by(*order)
    best = best.limit(bindparam("most"))
    sums = (
        select(results.c.user_id, facts.c.fact, func.sum(facts.c.value))
        .join_from(results, tables, tables.c.id == results.c.table_id)
        .join(facts, same_result)
        .where(counted, results.c.user_id.in_(select(best.subquery().c.user_id)))
        .group_by(results.c.user_id, facts.c.fact)
        .order_by(facts.c.fact)
    )
    return Statement(best), Statement(sums)


def _counted(asked: frozenset[str]) -> ColumnElement[bool]:
    """The results that count, of one game, and as far as it is asked of one person, server and time."""
    results, tables = schema.results.c, schema.tables.c
    among = {
        "user_id": results.user_id == bindparam("user_id"),
        "guild_id": tables.guild_id == bindparam("guild_id"),
        "since": tables.ended_at >= bindparam("since"),
    }
    theirs = (condition for name, condition in among.items() if name in asked)
    game = tables.game == bindparam("game")
    return and_(game, tables.counts.is_(true()), results.user_id.is_not(None), *theirs)
