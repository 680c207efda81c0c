"""Sums and ratings of servers, the calendars they go by, seasons, and matches declared void.

Every change of a server's boards raises the revision of its calendar, and checks that the calendar is still
as it was when the change was worked out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Float,
    Table,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from bot.errors import Conflict
from bot.records.boards import (
    EVERY_GAME,
    MOST,
    NOWHERE,
    SUMMED,
    BoardChange,
    Calendar,
    EndedMatch,
    Finish,
    Form,
    PriorResults,
    Rating,
    Season,
    Sums,
    Total,
    Void,
)
from bot.records.tables import Result
from bot.store import schema
from bot.store.engine import KeyTaken, Statement, Transaction, fields, insert_unless_there, same
from bot.store.types import CodePoints

_CALENDARS, _SEASONS, _TOTALS = schema.calendars.c, schema.seasons.c, schema.totals.c
_RATINGS, _TABLES, _RESULTS = schema.ratings.c, schema.tables.c, schema.results.c
_TALLIES, _FORMS, _RIVALS = schema.tallies.c, schema.forms.c, schema.rivals.c

# Calendars and seasons.

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
_FIRST_END: Final = Statement(
    select(func.min(_TABLES.ended_at).label("ended_at")).where(
        _TABLES.guild_id == bindparam("guild_id"), _TABLES.game == bindparam("game")
    )
)
_PLAYED_IN: Final = Statement(
    select(_TOTALS.user_id)
    .where(
        _TOTALS.guild_id == bindparam("guild_id"),
        _TOTALS.alone == false(),
        _TOTALS.game == EVERY_GAME,
        _TOTALS.period == bindparam("period"),
    )
    .limit(1)
)
_UNCOUNTED: Final = Statement(select(_CALENDARS.guild_id).where(not_(_CALENDARS.counted)))
_SERVERS: Final = Statement(select(_CALENDARS.guild_id).order_by(_CALENDARS.guild_id))
_START: Final = Statement(
    insert(schema.seasons).values(
        {name: bindparam(name) for name in ("guild_id", "name", "started_at", "started_by", "reason")}
    )
)
_STOP: Final = Statement(
    update(schema.seasons)
    .where(_SEASONS.id == bindparam("season"), _SEASONS.ended_at.is_(None))
    .values({name: bindparam(name) for name in ("ended_at", "ended_by", "end_reason")})
)

# Matches on a board.

_OF_FACT: Final = ("table_id", "seat", "who", "fact")
_FACT: Final = insert_unless_there(schema.facts, *_OF_FACT)
_ON_A_BOARD: Final = and_(
    _TABLES.guild_id.is_not_distinct_from(bindparam("guild_id", type_=_TABLES.guild_id.type)),
    _TABLES.status == "over",
    or_(_TABLES.counts, _TABLES.people == 1),
    _TABLES.deal_id.is_(None),
    _TABLES.covered.is_(None),
    _TABLES.hints == 0,
    _TABLES.ended_at >= bindparam("since", type_=_TABLES.ended_at.type),
    _TABLES.ended_at < bindparam("until", type_=_TABLES.ended_at.type),
    not_(exists().where(schema.voids.c.table_id == _TABLES.id)),
)
EVER: Final = (datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC))
"""From before any match to after all of them."""
_MATCHES: Final = Statement(
    select(_TABLES.id, _TABLES.game, _TABLES.ended_at, _TABLES.people, _TABLES.pad_id)
    .where(_ON_A_BOARD)
    .order_by(_TABLES.ended_at, _TABLES.id)
)
_RESULT_FIELDS: Final = tuple(name for name in Result.__dataclass_fields__ if name != "facts")
_RESULTS_OF_MATCHES: Final = Statement(
    select(
        *(
            schema.name_of(_RESULTS.who, _RESULTS.name).label("name") if name == "name" else _RESULTS[name]
            for name in _RESULT_FIELDS
        )
    )
    .join_from(schema.results, schema.tables, _TABLES.id == _RESULTS.table_id)
    .where(_ON_A_BOARD)
    .order_by(_RESULTS.table_id, _RESULTS.seat, CodePoints(_RESULTS.who))
)
_FACTS_OF_MATCHES: Final = Statement(
    select(*(schema.facts.c[name] for name in (*_OF_FACT, "value")))
    .join_from(schema.facts, schema.tables, _TABLES.id == schema.facts.c.table_id)
    .where(_ON_A_BOARD)
)
_VOID: Final = Statement(insert(schema.voids))
_COUNT_NO_MORE: Final = Statement(
    update(schema.tables)
    .where(
        _TABLES.id == bindparam("at_table"),
        _TABLES.guild_id == bindparam("of_guild"),
        _TABLES.status == "over",
    )
    .values(counts=false())
)

# Sums.


def _changing(table: Table, key: tuple[str, ...], values: Mapping[str, Any]) -> Statement:
    """Return a statement that changes the row with this key (`same_<column>`)."""
    there = (table.c[name] == bindparam(f"same_{name}") for name in key)
    return Statement(update(table).where(*there).values(values))


_OF_TOTAL: Final = ("guild_id", "alone", "game", "period", "user_id")
_SUMS: Final = tuple(name for name in SUMMED if name != "wins")
_MORE: Final = {name: _TOTALS[name] + bindparam(f"more_{name}") for name in _SUMS}
_NOTHING: Final = dict.fromkeys(_SUMS, 0) | dict.fromkeys(("wins", "average", "accuracy"))
_TOTAL: Final = insert_unless_there(schema.totals, *_OF_TOTAL)
_ADD_TOTAL: Final = _changing(
    schema.totals,
    _OF_TOTAL,
    _MORE
    | {
        "wins": case((_MORE["whole"] > 0, func.coalesce(_TOTALS.wins, 0) + bindparam("more_wins"))),
        "average": cast(_MORE["points"], Float) / func.nullif(_MORE["rounds"], 0),
        "accuracy": cast(_MORE["exact"], Float) / func.nullif(_MORE["bids"], 0),
    },
)
"""Add to somebody's sums; what boards compare stays empty until there is something to compare."""

_OF_TALLY: Final = ("user_id", "guild_id", "game", "period", "fact")
_MORE_VALUE: Final = bindparam("more", type_=_TALLIES.value.type)
_TALLY: Final = insert_unless_there(schema.tallies, *_OF_TALLY)
_ADD_TALLY: Final = _changing(schema.tallies, _OF_TALLY, {"value": _TALLIES.value + _MORE_VALUE})
_RAISE_TALLY: Final = _changing(
    schema.tallies,
    _OF_TALLY,
    {"value": case((_TALLIES.value < _MORE_VALUE, _MORE_VALUE), else_=_TALLIES.value)},
)
_OF_RIVAL: Final = ("user_id", "guild_id", "game", "rival_id")
_RIVAL: Final = insert_unless_there(schema.rivals, *_OF_RIVAL)
_ADD_RIVAL: Final = _changing(
    schema.rivals,
    _OF_RIVAL,
    {"met": _RIVALS.met + bindparam("more_met"), "behind": _RIVALS.behind + bindparam("more_behind")},
)

_OF_RATING: Final = ("guild_id", "game", "user_id")
_THIS_RATING: Final = tuple(_RATINGS[name] == bindparam(name) for name in _OF_RATING)
_THIS_FORM: Final = tuple(_FORMS[name] == bindparam(name) for name in _OF_RATING)
_DROP_RATING: Final = Statement(delete(schema.ratings).where(*_THIS_RATING))
_RATING: Final = Statement(insert(schema.ratings))
_DROP_FORM: Final = Statement(delete(schema.forms).where(*_THIS_FORM))
_FORM: Final = Statement(insert(schema.forms))
_GET_RATING: Final = Statement(
    select(
        *(
            schema.name_of_person(_RATINGS.user_id).label("name") if name == "name" else _RATINGS[name]
            for name in Rating.__dataclass_fields__
        )
    ).where(*_THIS_RATING)
)
_GET_FORM: Final = Statement(
    select(_FORMS.user_id, _FORMS.game, _FORMS.streak, _FORMS.finishes).where(*_THIS_FORM)
)
SUMS: Final = (schema.totals, schema.ratings, schema.tallies, schema.forms, schema.rivals)
"""The tables of what is worked out from results."""
_EMPTY: Final = tuple(
    Statement(delete(table).where(table.c.guild_id == bindparam("guild_id"))) for table in SUMS
)


# ---------------------------------------------------------------------- reading


def get_calendar(tx: Transaction, guild_id: int) -> Calendar:
    """Return what a server's boards go by."""
    row = tx.first(_CALENDAR, guild_id=guild_id)
    calendar = Calendar(guild_id) if row is None else Calendar(guild_id, *row)
    return replace(
        calendar, seasons=tuple(Season(*each) for each in tx.rows(_ALL_SEASONS, guild_id=guild_id))
    )


def list_years(tx: Transaction, guild_id: int, games: Iterable[str], last: int) -> list[int]:
    """Return the calendar years until `last` that are the season of some match with people, oldest first."""
    ends = (tx.first(_FIRST_END, guild_id=guild_id, game=game) for game in games)
    first = min((row[0].year for row in ends if row is not None and row[0] is not None), default=last)
    # A first match of the last night of a year may belong to either, by the time zone of the server.
    years = range(first - 1, last + 1)
    return [year for year in years if tx.first(_PLAYED_IN, guild_id=guild_id, period=f"{year}") is not None]


def list_uncounted_servers(tx: Transaction) -> list[int]:
    """Return the servers whose matches have not been added up yet."""
    return [guild for (guild,) in tx.rows(_UNCOUNTED)]


def list_servers_with_boards(tx: Transaction) -> list[int]:
    """Return the servers with boards."""
    return [guild for (guild,) in tx.rows(_SERVERS)]


def get_rating(tx: Transaction, guild_id: int, game: str, user_id: int) -> Rating | None:
    """Return somebody's rating on a server in a game, None if they have none."""
    row = tx.first(_GET_RATING, guild_id=guild_id, game=game, user_id=user_id)
    return None if row is None else Rating(*row)


def get_form(tx: Transaction, guild_id: int, game: str, user_id: int) -> Form | None:
    """Return somebody's form on a server in a game, None if they have none."""
    row = tx.first(_GET_FORM, guild_id=guild_id, game=game, user_id=user_id)
    if row is None:
        return None
    user, game, streak, finishes = row
    ends = (Finish(datetime.fromtimestamp(at, UTC), rank, rating) for at, rank, rating in finishes)
    return Form(user, game, streak, tuple(ends))


def get_prior_results(
    tx: Transaction, guild_id: int, games: Sequence[str], users: Sequence[int]
) -> PriorResults:
    """Return the ratings and forms of those of these people who have one, in each of these games."""
    before = PriorResults({game: {} for game in games}, {game: {} for game in games})
    for game in games:
        for user in users:
            if (rating := get_rating(tx, guild_id, game, user)) is not None:
                before.ratings[game][user] = rating
            if (form := get_form(tx, guild_id, game, user)) is not None:
                before.forms[game][user] = form
    return before


def list_counted_matches(
    tx: Transaction, guild_id: int, since: datetime = EVER[0], until: datetime = EVER[1]
) -> list[EndedMatch]:
    """Return the matches on a server's boards by their ends, with what is added up.

    Only those that ended at `since` or later, and before `until`.
    """
    which = {"guild_id": None if guild_id == NOWHERE else guild_id, "since": since, "until": until}
    facts: dict[tuple[int, int, str], dict[str, int]] = {}
    for table_id, seat, who, fact, value in tx.rows(_FACTS_OF_MATCHES, **which):
        facts.setdefault((table_id, seat, who), {})[fact] = value
    results: dict[int, list[Result]] = {}
    for row in tx.rows(_RESULTS_OF_MATCHES, **which):
        fields_of_result = dict(zip(_RESULT_FIELDS, row, strict=True))
        results.setdefault(row[0], []).append(Result(**fields_of_result, facts=facts.get(row[:3], {})))
    return [
        EndedMatch(number, game, ended_at, people, tuple(results.get(number, ())), pad_id is not None)
        for number, game, ended_at, people, pad_id in tx.rows(_MATCHES, **which)
    ]


# ---------------------------------------------------------------------- writing


def raise_revision(tx: Transaction, calendar: Calendar, at: datetime) -> None:
    """Raise the revision of a calendar and store the rest of it; `at` is the latest moment now.

    Raises:
        Conflict: the boards of the server have changed since the calendar was read.
    """
    guild = calendar.guild_id
    tx.change(_FIRST, guild_id=guild, zone="UTC", revision=0, last_at=None, counted=True, same_guild_id=guild)
    moved = tx.change(
        _MOVE,
        of_guild=guild,
        seen=calendar.revision,
        last_at=at,
        zone=calendar.zone,
        counted=calendar.counted,
    )
    if moved != 1:
        raise Conflict(0, f"revision {calendar.revision} of the boards of {guild}")


def start_season(tx: Transaction, calendar: Calendar, name: str, at: datetime, by: int, reason: str) -> None:
    """Begin a season.

    Raises:
        Conflict: the boards of the server have changed since the calendar was read.
    """
    raise_revision(tx, calendar, at)
    tx.change(_START, guild_id=calendar.guild_id, name=name, started_at=at, started_by=by, reason=reason)


def end_season(tx: Transaction, calendar: Calendar, season: int, at: datetime, by: int, reason: str) -> None:
    """End a season.

    Raises:
        Conflict: the season has ended, or the boards of the server have changed since the calendar was read.
    """
    raise_revision(tx, calendar, at)
    if tx.change(_STOP, season=season, ended_at=at, ended_by=by, end_reason=reason) != 1:
        raise Conflict(0, f"season {season}, running")


def store_missing_facts(tx: Transaction, results: Iterable[Result]) -> None:
    """Store the facts of these results that are not stored yet."""
    rows = (
        {"table_id": one.table_id, "seat": one.seat, "who": one.who, "fact": fact, "value": value}
        for one in results
        for fact, value in one.facts.items()
    )
    tx.change_each(_FACT, ({**row, **same(row, _OF_FACT)} for row in rows))


def add_ended_match(tx: Transaction, change: BoardChange) -> None:
    """Store what the end of a match changes on the boards of its server.

    Raises:
        Conflict: the boards have changed since the calendar was read.
    """
    guild = change.calendar.guild_id
    raise_revision(tx, change.calendar, change.ended_at)
    rated = ({"game": rating.game, "user_id": rating.user_id} for rating in change.sums.ratings)
    tx.change_each(_DROP_RATING, rated, guild_id=guild)
    _store_sums(tx, guild, change.sums)


def replace_sums(
    tx: Transaction, calendar: Calendar, at: datetime, sums: Sums, void: Void | None = None
) -> None:
    """Store these sums instead of all a server has, its calendar, and that a match is void.

    Raises:
        Conflict: the boards of the server have changed since the calendar was read, or the match is no
            finished one of this server, or void already.
    """
    raise_revision(tx, calendar, at)
    if void is not None:
        declare_void(tx, calendar.guild_id, void)
    for statement in _EMPTY:
        tx.change(statement, guild_id=calendar.guild_id)
    _store_sums(tx, calendar.guild_id, sums)


def declare_void(tx: Transaction, guild_id: int, void: Void) -> None:
    """Declare a finished match void: it counts for no leaderboard any more.

    Raises:
        Conflict: it is no finished match of this server, or void already.
    """
    refusal = Conflict(void.table_id, "a finished match that counts")
    if tx.change(_COUNT_NO_MORE, at_table=void.table_id, of_guild=guild_id) != 1:
        raise refusal
    try:
        tx.change(_VOID, **fields(void))
    except KeyTaken as error:
        raise refusal from error


def _store_sums(tx: Transaction, guild_id: int, sums: Sums) -> None:
    """Add totals, tallies and rivals to the rows of a server, and put its forms and ratings in place.

    Ratings that are replaced have been deleted.
    """
    _add_totals(tx, guild_id, sums.totals)
    tx.change_each(_RATING, map(fields, sums.ratings), guild_id=guild_id)
    tallies = [{**fields(one), "guild_id": guild_id} for one in sums.tallies]
    first = ({**one, "value": one["value"] if one["fact"] in MOST else 0} for one in tallies)
    tx.change_each(_TALLY, ({**one, **same(one, _OF_TALLY)} for one in first))
    for change, is_most in ((_ADD_TALLY, False), (_RAISE_TALLY, True)):
        more = (one for one in tallies if (one["fact"] in MOST) == is_most)
        tx.change_each(change, ({"more": one["value"], **same(one, _OF_TALLY)} for one in more))
    rivals = [{**fields(one), "guild_id": guild_id} for one in sums.rivals]
    tx.change_each(_RIVAL, ({**one, "met": 0, "behind": 0, **same(one, _OF_RIVAL)} for one in rivals))
    tx.change_each(
        _ADD_RIVAL,
        ({"more_met": one["met"], "more_behind": one["behind"], **same(one, _OF_RIVAL)} for one in rivals),
    )
    forms = ((form, [_write_finish(one) for one in form.finishes]) for form in sums.forms)
    rows = [{**fields(form), "guild_id": guild_id, "finishes": finishes} for form, finishes in forms]
    tx.change_each(_DROP_FORM, ({name: row[name] for name in _OF_RATING} for row in rows))
    tx.change_each(_FORM, rows)


def _add_totals(tx: Transaction, guild_id: int, totals: Iterable[Total]) -> None:
    rows = [{**fields(total), "guild_id": guild_id} for total in totals]
    tx.change_each(_TOTAL, ({**row, **_NOTHING, **same(row, _OF_TOTAL)} for row in rows))
    tx.change_each(
        _ADD_TOTAL,
        ({f"more_{name}": row[name] for name in SUMMED} | same(row, _OF_TOTAL) for row in rows),
    )


def _write_finish(finish: Finish) -> list[Any]:
    return [finish.at.timestamp(), finish.rank, finish.rating]
