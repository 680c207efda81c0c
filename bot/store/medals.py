"""The medals of championships, for the classification of a server."""

from __future__ import annotations

from functools import cache
from typing import Final

from sqlalchemy import and_, bindparam, func, select, true

from bot.records.championships import Honours, MedalRow
from bot.store import schema
from bot.store.championships import CHAMPIONSHIP, header_of_championship
from bot.store.database import Database
from bot.store.types import CodePoints
from bot.store.units import Statement, ask

_COLUMNS: Final = schema.championships.c


@cache
def _honours(in_season: bool) -> tuple[Statement, Statement]:
    """The championships that count for a server's classification, and their medals."""
    medals, players = schema.medals.c, schema.players.c
    counted = and_(
        _COLUMNS.guild_id == bindparam("guild_id"), _COLUMNS.status == "over", _COLUMNS.feeds.is_(true())
    )
    if in_season:
        counted = and_(counted, _COLUMNS.season == bindparam("season"))
    name = func.coalesce(func.nullif(players.name, ""), medals.name)
    won = (
        select(medals.championship_id, medals.user_id, name, medals.place, medals.points, medals.extra)
        .join_from(schema.medals, schema.players, players.user_id == medals.user_id, isouter=True)
        .where(medals.championship_id.in_(select(_COLUMNS.id).where(counted)))
        .order_by(medals.place.is_(None), medals.place, CodePoints(name), medals.user_id)
    )
    headers = select(*CHAMPIONSHIP).where(counted).order_by(_COLUMNS.ended_at, _COLUMNS.id)
    return Statement(headers), Statement(won)


class MedalRows:
    """The part of the store that reads medals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def honours(self, guild_id: int, season: str | None = None) -> list[Honours]:
        """The medals of a server that count for its classification, by championship, oldest end first.

        `season` asks for one season. Names are those last seen. Unavailable.
        """
        asked = (ask(one, guild_id=guild_id, season=season) for one in _honours(season is not None))
        counted, medals = await self._database.read_together(*asked)
        won: dict[int, list[MedalRow]] = {}
        for championship_id, *medal in medals:
            won.setdefault(championship_id, []).append(MedalRow(*medal))
        return [Honours(one, tuple(won.get(one.id, ()))) for one in map(header_of_championship, counted)]
