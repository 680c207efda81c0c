"""Finished matches, newest first, each with its places and why it is void if it is."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, bindparam, select, tuple_

from bot.records.history import FinishedMatch, HistoryPage, MatchPlace
from bot.records.tables import Person
from bot.store import schema
from bot.store.database import Database
from bot.store.units import Parameters, Row, Statement, ask, number_of
from engine import GAMES

SHOWN: Final = 8
"""Matches of a page."""
_TABLES, _SEATING, _VOIDS = schema.tables.c, schema.seating.c, schema.voids.c
_EVER: Final = (datetime.max.replace(tzinfo=UTC), 0)
"""Later than every end."""
_PLAYED: Final = (
    select(_TABLES.id, _TABLES.guild_id, _TABLES.game, _TABLES.ended_at, _TABLES.standing, _VOIDS.reason)
    .join_from(schema.tables, schema.voids, _VOIDS.table_id == _TABLES.id, isouter=True)
    .where(_TABLES.status == "over")
)
_ONE: Final = Statement(_PLAYED.where(_TABLES.id == bindparam("table_id")))
_END: Final = Statement(
    select(_TABLES.ended_at).where(_TABLES.id == bindparam("table_id"), _TABLES.status == "over")
)
_OLDER: Final = (
    select(_TABLES.id, _TABLES.previous)
    .where(_TABLES.id == bindparam("table_id"))
    .cte("older", recursive=True)
)
_CHAIN: Final = _OLDER.union_all(
    select(_TABLES.id, _TABLES.previous).join_from(_OLDER, schema.tables, _TABLES.id == _OLDER.c.previous)
)
_SERIES: Final = Statement(_PLAYED.where(_TABLES.id.in_(select(_CHAIN.c.id))).order_by(_TABLES.id))
_SEATS: Final = Statement(
    select(_SEATING.seat, _SEATING.who, _SEATING.name)
    .where(_SEATING.table_id == bindparam("table_id"))
    .order_by(_SEATING.id)
)


class HistoryRows:
    """The part of the store that lists finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        guild_id: int | None,
        *,
        user: int | None = None,
        game: str = "",
        beside: int = 0,
        newer: bool = False,
        most: int = SHOWN,
    ) -> HistoryPage:
        """Finished matches of a server, or (None) of all, newest first.

        With a `user`, those in which they have held a seat; of one `game`, or (`""`) of all. They are those
        that ended just before the match `beside` did, or just after it (`newer`); without it, or where it is
        no finished match, the newest. What a page costs does not grow with the server. Unavailable.
        """
        ends = await self._database.read(_END, table_id=beside) if beside else []
        newer = newer and bool(ends)
        statement = _listed(guild_id is not None, user is not None, newer)
        at, mark = (ends[0][0], beside) if ends else _EVER
        asked: Parameters = {"at": at, "beside": mark, "most": most + 1}
        asked |= {} if guild_id is None else {"guild_id": guild_id}
        asked |= {} if user is None else {"who": str(Person(user))}
        games = (game,) if game else tuple(GAMES)
        found = await self._database.read_together(*(ask(statement, **asked, game=one) for one in games))
        rows = sorted((row for each in found for row in each), key=_end, reverse=not newer)
        if newer and len(rows) <= most:
            return await self.page(guild_id, user=user, game=game, most=most)
        more, rows = len(rows) > most, sorted(islice(rows, most), key=_end, reverse=True)
        return HistoryPage(await self._with_places(rows), more if newer else bool(ends), newer or more)

    async def one(self, table_id: int) -> FinishedMatch | None:
        """A finished match; None when there is none of this number. Unavailable."""
        found = await self._with_places(await self._database.read(_ONE, table_id=table_id))
        return found[0] if found else None

    async def series(self, table_id: int) -> tuple[FinishedMatch, ...]:
        """A finished match with all those before it that it is a rematch of, oldest first. Unavailable."""
        return await self._with_places(await self._database.read(_SERIES, table_id=table_id))

    async def _with_places(self, rows: list[Row]) -> tuple[FinishedMatch, ...]:
        if not rows:
            return ()
        seats = await self._database.read_together(*(ask(_SEATS, table_id=row[0]) for row in rows))
        return tuple(
            FinishedMatch(table_id, guild_id, game, at, _places(standing or [], seated), why)
            for (table_id, guild_id, game, at, standing, why), seated in zip(rows, seats, strict=True)
        )


def _end(row: Row) -> tuple[datetime, int]:
    return row[3], row[0]


def _places(standing: list[dict[str, Any]], seated: list[Row]) -> tuple[MatchPlace, ...]:
    """The places of a match, best first, each of whoever held the seat last."""
    held = {seat: (who, name) for seat, who, name in seated}
    places = [
        MatchPlace(*held[one["seat"]], one["rank"], one["points"], one["facts"])
        for one in standing
        if one["seat"] in held
    ]
    return tuple(sorted(places, key=lambda place: place.rank))


@cache
def _listed(on_server: bool, of_person: bool, newer: bool) -> Statement:
    """The matches of one game beside a moment: with the server's index, or by whose they are."""
    here: list[ColumnElement[bool]] = [_TABLES.game == bindparam("game")]
    here += [_TABLES.guild_id == bindparam("guild_id")] if on_server else []
    theirs = select(_SEATING.table_id).where(_SEATING.who == bindparam("who"))
    here += [_TABLES.id.in_(theirs)] if of_person else []
    end = tuple_(_TABLES.ended_at, _TABLES.id)
    mark = tuple_(bindparam("at", type_=_TABLES.ended_at.type), bindparam("beside", type_=_TABLES.id.type))
    here.append(end > mark if newer else end < mark)
    order = (_TABLES.ended_at, _TABLES.id) if newer else (_TABLES.ended_at.desc(), _TABLES.id.desc())
    return Statement(_PLAYED.where(*here).order_by(*order).limit(number_of("most")))
