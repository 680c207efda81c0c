"""Finished matches, newest first, each with its places and why it is void if it is.

A match whose cards other tables are playing is left out until they have ended.
"""

from __future__ import annotations

from bisect import bisect_left
from datetime import UTC, datetime
from functools import cache
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, bindparam, select, true, tuple_

from bot.records.history import FinishedMatch, HistoryPage, MatchPlace
from bot.records.tables import Person
from bot.store import schema
from bot.store.engine import Row, Statement, Transaction, number_of
from bot.store.tables import name_or_deleted
from engine import GAMES

SHOWN: Final = 8
"""Matches of a page."""
_TABLES, _SEATING, _VOIDS = schema.tables.c, schema.seating.c, schema.voids.c
_EVER: Final = (datetime.max.replace(tzinfo=UTC), 0)
"""Later than every end."""
_PLAYED: Final = (
    select(
        _TABLES.id, _TABLES.guild_id, _TABLES.game, _TABLES.ended_at, _TABLES.standing, _TABLES.locale,
        _VOIDS.reason, _TABLES.pad_id, _TABLES.hints,
    )
    .join_from(schema.tables, schema.voids, _VOIDS.table_id == _TABLES.id, isouter=True)
    .where(_TABLES.status == "over", _TABLES.covered.is_not(true()))
)  # fmt: skip
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
    select(
        _SEATING.seat,
        _SEATING.who,
        schema.name_of(_SEATING.who, _SEATING.name).label("name"),
        _SEATING.from_n,
    )
    .where(_SEATING.table_id == bindparam("table_id"))
    .order_by(_SEATING.id)
)

_SCORED: Final = Statement(
    select(schema.log.c.n)
    .where(schema.log.c.table_id == bindparam("table_id"), schema.log.c.standing.is_not(None))
    .order_by(schema.log.c.n)
)
"""The last inputs of a match's rounds."""


def get_history_page(
    tx: Transaction,
    guild_id: int | None,
    *,
    user: int | None = None,
    game: str = "",
    beside: int = 0,
    newer: bool = False,
    most: int = SHOWN,
) -> HistoryPage:
    """Return finished matches of a server, or (None) of all, newest first.

    A page takes as long on a large server as on a small one.

    Args:
        user: only matches in which this person has held a seat
        game: only matches of this game, "" for all
        beside: only matches that ended before this one, the latest of them; all if it is no finished match
        newer: only matches that ended after `beside`, the earliest of them
    """
    end = tx.first(_END, table_id=beside) if beside else None
    newer = newer and end is not None
    statement = _listed(guild_id is not None, user is not None, newer)
    at, mark = _EVER if end is None else (end[0], beside)
    asked: dict[str, Any] = {"at": at, "beside": mark, "most": most + 1}
    asked |= {} if guild_id is None else {"guild_id": guild_id}
    asked |= {} if user is None else {"who": str(Person(user))}
    games = (game,) if game else tuple(GAMES)
    found = (row for one in games for row in tx.rows(statement, **asked, game=one))
    rows = sorted(found, key=_end, reverse=not newer)
    if newer and len(rows) <= most:
        return get_history_page(tx, guild_id, user=user, game=game, most=most)
    more, rows = len(rows) > most, sorted(islice(rows, most), key=_end, reverse=True)
    return HistoryPage(_with_places(tx, rows), more if newer else end is not None, newer or more)


def get_finished_match(tx: Transaction, table_id: int) -> FinishedMatch | None:
    """Return a finished match; None if there is none of this number."""
    found = _with_places(tx, tx.rows(_ONE, table_id=table_id))
    return found[0] if found else None


def list_series(tx: Transaction, table_id: int) -> tuple[FinishedMatch, ...]:
    """Return a finished match with all those before it that it is a rematch of, oldest first."""
    return _with_places(tx, tx.rows(_SERIES, table_id=table_id))


def _with_places(tx: Transaction, rows: list[Row]) -> tuple[FinishedMatch, ...]:
    return tuple(
        FinishedMatch(
            table_id,
            guild_id,
            game,
            at,
            _places(tx, table_id, standing or [], locale),
            why,
            pad_id,
            hints,
        )
        for table_id, guild_id, game, at, standing, locale, why, pad_id, hints in rows
    )


def _end(row: Row) -> tuple[datetime, int]:
    return row[3], row[0]


def _places(
    tx: Transaction, table_id: int, standing: list[dict[str, Any]], locale: str
) -> tuple[MatchPlace, ...]:
    """Return the places of a match, best first, each of whoever held the seat last."""
    held: dict[int, tuple[str, str]] = {}
    came: dict[tuple[int, str], int] = {}
    for seat, who, name, from_n in tx.rows(_SEATS, table_id=table_id):
        held[seat] = who, name_or_deleted(name, who, locale)
        came.setdefault((seat, who), from_n)
    arrivals = {seat: came[seat, who] for seat, (who, _) in held.items() if who.startswith("u:")}
    scored = [n for (n,) in tx.rows(_SCORED, table_id=table_id)] if any(arrivals.values()) else []
    places = [
        MatchPlace(
            *held[one["seat"]],
            one["rank"],
            one["points"],
            one["facts"],
            1 + bisect_left(scored, arrivals.get(one["seat"], 0)),
        )
        for one in standing
        if one["seat"] in held
    ]
    return tuple(sorted(places, key=lambda place: place.rank))


@cache
def _listed(on_server: bool, of_person: bool, newer: bool) -> Statement:
    """Return a statement for matches of one game beside a moment, by the server's index or a person's."""
    here: list[ColumnElement[bool]] = [_TABLES.game == bindparam("game")]
    here += [_TABLES.guild_id == bindparam("guild_id")] if on_server else []
    theirs = select(_SEATING.table_id).where(_SEATING.who == bindparam("who"))
    here += [_TABLES.id.in_(theirs)] if of_person else []
    end = tuple_(_TABLES.ended_at, _TABLES.id)
    mark = tuple_(bindparam("at", type_=_TABLES.ended_at.type), bindparam("beside", type_=_TABLES.id.type))
    here.append(end > mark if newer else end < mark)
    order = (_TABLES.ended_at, _TABLES.id) if newer else (_TABLES.ended_at.desc(), _TABLES.id.desc())
    return Statement(_PLAYED.where(*here).order_by(*order).limit(number_of("most")))
