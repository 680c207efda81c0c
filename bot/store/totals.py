"""Sums and ratings of servers, and the calendars they go by.

Every change of a server's boards raises the revision of its calendar, in the statement that checks that it
is still as it was when the change was worked out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from sqlalchemy import (
    Float,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from bot.errors import Conflict
from bot.records.boards import (
    SUMMED,
    BoardChange,
    Calendar,
    EndedMatch,
    PriorResults,
    Rating,
    Season,
    Sums,
    Total,
    Void,
)
from bot.records.tables import Result
from bot.store import schema
from bot.store.database import Database
from bot.store.tallies import FORM, form_of, tallied
from bot.store.types import CodePoints
from bot.store.units import Parameters, Statement, Step, Unit, ask, fields, insert_unless_there, same
from bot.store.voids import voided

_CALENDARS, _SEASONS, _TOTALS = schema.calendars.c, schema.seasons.c, schema.totals.c
_RATINGS, _TABLES, _RESULTS = schema.ratings.c, schema.tables.c, schema.results.c
_CALENDAR: Final = Statement(
    select(_CALENDARS.zone, _CALENDARS.revision, _CALENDARS.last_at, _CALENDARS.counted).where(
        _CALENDARS.guild_id == bindparam("guild_id")
    )
)
_ALL_SEASONS: Final = Statement(
    select(
        _SEASONS.id,
        _SEASONS.name,
        _SEASONS.started_at,
        _SEASONS.started_by,
        _SEASONS.reason,
        _SEASONS.ended_at,
    )
    .where(_SEASONS.guild_id == bindparam("guild_id"))
    .order_by(_SEASONS.id)
)
_FIRST: Final = insert_unless_there(schema.calendars, "guild_id")
_MOVE: Final = Statement(
    update(schema.calendars)
    .where(_CALENDARS.guild_id == bindparam("of_guild"), _CALENDARS.revision == bindparam("seen"))
    .values(
        revision=_CALENDARS.revision + 1,
        last_at=bindparam("last_at"),
        zone=bindparam("zone"),
        counted=bindparam("counted"),
    )
)
_UNCOUNTED: Final = Statement(select(_CALENDARS.guild_id).where(not_(_CALENDARS.counted)))
_SERVERS: Final = Statement(select(_CALENDARS.guild_id).order_by(_CALENDARS.guild_id))

_KEY: Final = ("guild_id", "alone", "game", "period", "user_id")
_SUMS: Final = tuple(name for name in SUMMED if name != "wins")
_MORE: Final = {name: _TOTALS[name] + bindparam(f"more_{name}") for name in _SUMS}
_NOTHING: Final = dict.fromkeys(_SUMS, 0) | dict.fromkeys(("wins", "average", "accuracy"))
_TOTAL: Final = insert_unless_there(schema.totals, *_KEY)
_ADD: Final = Statement(
    update(schema.totals)
    .where(*(_TOTALS[name] == bindparam(f"same_{name}") for name in _KEY))
    .values(
        _MORE
        | {
            "name": bindparam("name"),
            "wins": case((_MORE["whole"] > 0, func.coalesce(_TOTALS.wins, 0) + bindparam("more_wins"))),
            "average": cast(_MORE["points"], Float) / func.nullif(_MORE["rounds"], 0),
            "accuracy": cast(_MORE["exact"], Float) / func.nullif(_MORE["bids"], 0),
        }
    )
)
"""Add to somebody's sums; what boards compare stays empty until there is something to compare."""
_DROP_ALL: Final = tuple(
    Statement(delete(table).where(table.c.guild_id == bindparam("guild_id")))
    for table in (schema.totals, schema.ratings, schema.tallies, schema.forms, schema.rivals)
)

_DROP_RATING: Final = Statement(
    delete(schema.ratings).where(
        *(_RATINGS[name] == bindparam(name) for name in ("guild_id", "game", "user_id"))
    )
)
_INSERT_RATING: Final = Statement(insert(schema.ratings))
RATING: Final = Statement(
    select(*(_RATINGS[name] for name in Rating.__dataclass_fields__)).where(
        *(_RATINGS[name] == bindparam(name) for name in ("guild_id", "game", "user_id"))
    )
)
"""Somebody's rating on a server in a game, by the fields of `Rating`."""

_OF_FACT: Final = ("table_id", "seat", "who", "fact")
_FACT: Final = insert_unless_there(schema.facts, *_OF_FACT)
_VOIDED: Final = exists().where(schema.voids.c.table_id == _TABLES.id)
_ON_A_BOARD: Final = and_(
    _TABLES.guild_id == bindparam("guild_id"),
    _TABLES.status == "over",
    or_(_TABLES.counts, _TABLES.people == 1),
    not_(_VOIDED),
)
_MATCHES: Final = Statement(
    select(_TABLES.id, _TABLES.game, _TABLES.ended_at, _TABLES.people)
    .where(_ON_A_BOARD)
    .order_by(_TABLES.ended_at, _TABLES.id),
    long=True,
)
_OF_MATCHES: Final = Statement(
    select(*(_RESULTS[name] for name in Result.__dataclass_fields__ if name != "facts"))
    .join_from(schema.results, schema.tables, _TABLES.id == _RESULTS.table_id)
    .where(_ON_A_BOARD)
    .order_by(_RESULTS.table_id, _RESULTS.seat, CodePoints(_RESULTS.who)),
    long=True,
)
_FACTS_OF_MATCHES: Final = Statement(
    select(*(schema.facts.c[name] for name in ("table_id", "seat", "who", "fact", "value")))
    .join_from(schema.facts, schema.tables, _TABLES.id == schema.facts.c.table_id)
    .where(_ON_A_BOARD),
    long=True,
)


def changed(calendar: Calendar, at: datetime) -> Unit:
    """Raise the revision of a calendar, `at` the latest moment now. Conflict unless it is as it was read."""
    guild = calendar.guild_id
    there: Parameters = {"guild_id": guild, "zone": "UTC", "revision": 0, "last_at": None, "counted": True}
    refusal = partial(Conflict, 0, f"revision {calendar.revision} of the boards of {guild}")
    return (
        _FIRST.step(**there, same_guild_id=guild),
        _MOVE.step(
            changes=1,
            refusal=refusal,
            of_guild=guild,
            seen=calendar.revision,
            last_at=at,
            zone=calendar.zone,
            counted=calendar.counted,
        ),
    )


def ended(change: BoardChange) -> Unit:
    """What the end of a match writes on boards. Conflict as `changed`."""
    guild = change.calendar.guild_id
    keys = [{"guild_id": guild, "game": one.game, "user_id": one.user_id} for one in change.sums.ratings]
    return (*changed(change.calendar, change.ended_at), _DROP_RATING.each(keys), *_kept(guild, change.sums))


def emptied(guild: int) -> Unit:
    """Delete all that was worked out from the results of a server."""
    return tuple(drop.step(guild_id=guild) for drop in _DROP_ALL)


def _kept(guild: int, sums: Sums) -> Unit:
    return (*_added(guild, sums.totals), _rated(guild, sums.ratings), *tallied(guild, sums))


def _added(guild: int, totals: Iterable[Total]) -> Unit:
    steps: list[Step] = []
    for total in totals:
        row = {**fields(total), "guild_id": guild}
        key = same(row, _KEY)
        steps.append(_TOTAL.step(**(row | _NOTHING), **key))
        more = {f"more_{name}": row[name] for name in SUMMED}
        steps.append(_ADD.step(**more, name=total.name, **key))
    return tuple(steps)


def _rated(guild: int, ratings: Iterable[Rating]) -> Step:
    return _INSERT_RATING.each(map(fields, ratings), guild_id=guild)


class TotalRows:
    """The part of the store about what boards add up. A write that raises has changed nothing.

    Conflict where the boards of the server have changed since their calendar was read.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def calendar(self, guild_id: int) -> Calendar:
        """What a server's boards go by. Unavailable."""
        asked = (ask(one, guild_id=guild_id) for one in (_CALENDAR, _ALL_SEASONS))
        found, seasons = await self._database.read_together(*asked)
        kept = Calendar(guild_id, *found[0]) if found else Calendar(guild_id)
        return replace(kept, seasons=tuple(Season(*season) for season in seasons))

    async def before(self, guild_id: int, games: Sequence[str], users: Sequence[int]) -> PriorResults:
        """The ratings and forms of those of them who have one, in each of these games. Unavailable."""
        of = [{"guild_id": guild_id, "game": game, "user_id": user} for game in games for user in users]
        found = await self._database.read_together(*(ask(one, **key) for one in (RATING, FORM) for key in of))
        before = PriorResults({game: {} for game in games}, {game: {} for game in games})
        for rating in (Rating(*row) for rows in found[: len(of)] for row in rows):
            before.ratings[rating.game][rating.user_id] = rating
        for form in (form_of(row) for rows in found[len(of) :] for row in rows):
            before.forms[form.game][form.user_id] = form
        return before

    async def matches(self, guild_id: int) -> list[EndedMatch]:
        """The matches on a server's boards by their ends, with what is added up. Unavailable."""
        asked = (ask(one, guild_id=guild_id) for one in (_MATCHES, _OF_MATCHES, _FACTS_OF_MATCHES))
        matches, results, facts = await self._database.read_together(*asked)
        found: dict[tuple[int, int, str], dict[str, int]] = {}
        for table, seat, who, fact, value in facts:
            found.setdefault((table, seat, who), {})[fact] = value
        of: dict[int, list[Result]] = {}
        for row in results:
            of.setdefault(row[0], []).append(Result(*[*row, found.get(row[:3], {})]))
        return [EndedMatch(*[*match, tuple(of.get(match[0], ()))]) for match in matches]

    async def complete(self, results: Iterable[Result]) -> None:
        """Keep the facts of these results that are not kept yet. Unavailable."""
        rows = [
            {"table_id": one.table_id, "seat": one.seat, "who": one.who, "fact": fact, "value": value}
            for one in results
            for fact, value in one.facts.items()
        ]
        await self._database.write(_FACT.each({**row, **same(row, _OF_FACT)} for row in rows))

    async def uncounted(self) -> list[int]:
        """The servers whose matches have not been added up yet. Unavailable."""
        return [guild for (guild,) in await self._database.read(_UNCOUNTED)]

    async def servers(self) -> list[int]:
        """The servers with boards. Unavailable."""
        return [guild for (guild,) in await self._database.read(_SERVERS)]

    async def replace(
        self,
        calendar: Calendar,
        at: datetime,
        sums: Sums,
        void: Void | None = None,
    ) -> None:
        """Keep these sums instead of all a server has, its calendar, and that a match is void.

        Conflict also when that match is no finished one of this server, or void already. Unavailable.
        """
        guild = calendar.guild_id
        await self._database.write(
            *changed(calendar, at),
            *(() if void is None else voided(guild, void)),
            *emptied(guild),
            *_kept(guild, sums),
        )
