"""Shared deals, the first tries at them, and the tables on which they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    and_,
    bindparam,
    case,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)

from bot.errors import Conflict, LimitReached
from bot.records.deals import Attempt, DailyLine, DailyPage, Deal
from bot.records.tables import Member, Person, TableHeader
from bot.store import schema
from bot.store.engine import KeyTaken, Row, Statement, Transaction, number_of, one_of, record
from bot.store.lobbies import open_lobby, start_match
from bot.store.tables import HEADER, header_of, name_or_deleted
from engine import GAMES

_DEALS, _ATTEMPTS, _TABLES = schema.deals.c, schema.attempts.c, schema.tables.c
_RESULTS = schema.results.c
_FIELDS: Final = tuple(field.name for field in fields(Deal))
_ALL: Final = select(*(_DEALS[name] for name in _FIELDS))
_GET: Final = Statement(_ALL.where(_DEALS.id == bindparam("deal_id")))
_OF_DAY: Final = Statement(_ALL.where(_DEALS.day == bindparam("day")))
_DUE: Final = Statement(_ALL.where(_DEALS.ended_at.is_(None), _DEALS.closes_at <= bindparam("now")))
_OPEN_DUEL: Final = and_(_DEALS.day.is_(None), _DEALS.ended_at.is_(None))
_DUELS: Final = Statement(
    _ALL.where(
        _DEALS.day.is_(None), or_(_DEALS.ended_at.is_(None), _DEALS.ended_at >= bindparam("since"))
    ).order_by(_DEALS.id)
)


def _find_open(place: ColumnElement[bool]) -> Statement:
    """Return a query for an open duel at a place, after `skipped` others."""
    return Statement(select(_DEALS.id).where(_OPEN_DUEL, place).limit(1).offset(number_of("skipped")))


_OF_HOST: Final = _find_open(and_(_DEALS.host == bindparam("host"), _DEALS.guild_id == bindparam("guild_id")))
_IN_CHANNEL: Final = _find_open(_DEALS.channel_id == bindparam("channel_id"))
_OPEN: Final = Statement(
    insert(schema.deals)
    .values({name: bindparam(name) for name in _FIELDS if name != "id"})
    .returning(_DEALS.id)
)
_PAR: Final = Statement(
    update(schema.deals)
    .where(_DEALS.id == bindparam("at_deal"), _DEALS.par.is_(None))
    .values(par=bindparam("par"))
)
_END: Final = Statement(
    update(schema.deals)
    .where(_DEALS.id == bindparam("at_deal"), _DEALS.ended_at.is_(None))
    .values(ended_at=bindparam("ended_at"), ended_by=bindparam("ended_by"))
)
_DECLINE: Final = Statement(
    update(schema.deals)
    .where(_DEALS.id == bindparam("at_deal"), _DEALS.ended_at.is_(None))
    .values(declined=bindparam("declined"))
)
_COUNT: Final = Statement(select(func.count()).where(_ATTEMPTS.deal_id == bindparam("deal_id")))
_TRY: Final = Statement(insert(schema.attempts))
_THEIRS: Final = schema.attempts.alias("theirs")
_WATCHED: Final = Statement(
    select(_DEALS.id).where(
        _DEALS.id == bindparam("deal_id"),
        _DEALS.day.is_(None),
        _DEALS.ended_at.is_not(None),
        _DEALS.ended_by.is_(None),
        exists().where(_THEIRS.c.deal_id == _DEALS.id, _THEIRS.c.table_id == bindparam("table_id")),
        exists().where(
            _ATTEMPTS.deal_id == _DEALS.id,
            _ATTEMPTS.user_id == bindparam("user_id"),
            _ATTEMPTS.table_id == _TABLES.id,
            _TABLES.status == "over",
        ),
    )
)
_RESULT_OF_TRY: Final = and_(
    _RESULTS.table_id == _ATTEMPTS.table_id,
    _RESULTS.user_id == _ATTEMPTS.user_id,
    _RESULTS.left.is_(false()),
)
_TRIES: Final = (
    select(
        _ATTEMPTS.deal_id,
        _ATTEMPTS.user_id,
        schema.name_of_person(_ATTEMPTS.user_id).label("name"),
        _ATTEMPTS.table_id,
        _ATTEMPTS.guild_id,
        _TABLES.opened_at,
        _TABLES.status,
        _TABLES.ended_at,
        _RESULTS.points,
        _RESULTS.rank,
        _TABLES.locale,
    )
    .join_from(schema.attempts, schema.tables, _TABLES.id == _ATTEMPTS.table_id)
    .join(
        schema.results,
        _RESULT_OF_TRY,
        isouter=True,
    )
    .order_by(_ATTEMPTS.table_id)
)
_OF_DEAL: Final = Statement(_TRIES.where(_ATTEMPTS.deal_id == bindparam("deal_id")))
_OF_PERSON: Final = Statement(
    _TRIES.where(_ATTEMPTS.deal_id == bindparam("deal_id"), _ATTEMPTS.user_id == bindparam("user_id"))
)
_PRACTICE: Final = Statement(
    select(*HEADER)
    .where(
        _TABLES.deal_id == bindparam("deal_id"),
        _TABLES.host == bindparam("user_id"),
        _TABLES.status == "running",
    )
    .order_by(_TABLES.id)
)
_COUNTED: Final = (
    select(_ATTEMPTS.deal_id, _ATTEMPTS.user_id, _ATTEMPTS.guild_id, _DEALS.day, _DEALS.game, _RESULTS.points)
    .join_from(schema.attempts, schema.deals, _DEALS.id == _ATTEMPTS.deal_id)
    .join(schema.tables, _TABLES.id == _ATTEMPTS.table_id)
    .join(
        schema.results,
        _RESULT_OF_TRY,
    )
    .where(_DEALS.day.is_not(None), _TABLES.status == "over", _TABLES.ended_at <= _DEALS.closes_at)
)
"""The first tries at deals of the day whose results count."""
_DAYS: Final = Statement(
    _COUNTED.with_only_columns(_DEALS.day)
    .where(_ATTEMPTS.user_id == bindparam("user_id"))
    .order_by(_DEALS.day)
)
SHOWN: Final = 10
"""Lines of the board of daily deals."""


def _board(*conditions: ColumnElement[bool]) -> tuple[Statement, Statement]:
    """Return the statements for the best lines of the board of daily deals, and for one person's line."""
    tries = _COUNTED.where(_DEALS.day.between(bindparam("first"), bindparam("last")), *conditions).subquery()
    fewest = [key for key, game in GAMES.items() if game.lowest_wins]
    merit = case((one_of(tries.c.game, fewest), -tries.c.points), else_=tries.c.points)
    day = tries.c.deal_id
    outscored = func.rank().over(partition_by=day, order_by=merit) - 1
    level = func.count().over(partition_by=(day, merit)) - 1
    others = func.count().over(partition_by=day) - 1
    share = case((others == 0, 50.0), else_=(100.0 * outscored + 50.0 * level) / func.nullif(others, 0))
    shares = select(tries.c.user_id, share.label("share")).subquery()
    score = func.sum(shares.c.share)
    people = schema.people.c
    known = select(people.id).where(
        people.id == type_coerce(shares.c.user_id, BigInteger), people.discord_id.is_not(None)
    )
    lines = (
        select(
            shares.c.user_id,
            score.label("score"),
            func.count().label("days"),
            func.rank().over(order_by=score.desc()).label("place"),
        )
        .where(known.exists())
        .group_by(shares.c.user_id)
        .subquery()
    )
    who: ColumnElement[int] = lines.c.user_id
    shown: Select[Any] = select(
        who, schema.name_of_person(who).label("name"), lines.c.score, lines.c.days, lines.c.place
    )
    return (
        Statement(shown.order_by(lines.c.place, who).limit(number_of("most"))),
        Statement(shown.where(who == bindparam("user_id"))),
    )


_EVERYWHERE: Final = _board()
_HERE: Final = _board(_ATTEMPTS.guild_id == bindparam("guild_id"))


def open_deal(
    tx: Transaction,
    deal: Deal,
    *,
    most: int | None = None,
    most_in_channel: int | None = None,
    interaction: int | None = None,
) -> Deal:
    """Store a new deal; return it with its id.

    Args:
        most: how many open duels its host may have on this server; None for no limit
        most_in_channel: how many open duels there may be in its channel

    Raises:
        LimitReached: `duels` of the host or `channel`, there are so many already.
        Conflict: there is a deal of this day.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    theirs, here = {"host": deal.host, "guild_id": deal.guild_id}, {"channel_id": deal.channel_id}
    if most is not None and tx.first(_OF_HOST, skipped=most - 1, **theirs) is not None:
        raise LimitReached("duels", most)
    if most_in_channel is not None and tx.first(_IN_CHANNEL, skipped=most_in_channel - 1, **here) is not None:
        raise LimitReached("channel", most_in_channel)
    for who, name in (deal.invited or {}).items():
        tx.introduce(who, name)
    try:
        number = int(tx.insert(_OPEN, **{name: getattr(deal, name) for name in _FIELDS if name != "id"}))
    except KeyTaken as error:
        raise Conflict(0, f"a day without a deal: {deal.day}") from error
    return replace(deal, id=number)


def get_deal(tx: Transaction, deal_id: int) -> Deal | None:
    """Return a deal; None if there is none of this number."""
    return _first(tx.rows(_GET, deal_id=deal_id))


def get_deal_of_day(tx: Transaction, day: str) -> Deal | None:
    """Return the deal of a date in ISO form; None if nobody has asked for it."""
    return _first(tx.rows(_OF_DAY, day=day))


def list_due_deals(tx: Transaction, now: datetime) -> list[Deal]:
    """Return the deals that have closed, and whose results are not final yet."""
    return [_deal(row) for row in tx.rows(_DUE, now=now)]


def set_par(tx: Transaction, deal_id: int, par: float) -> None:
    """Store the par of a deal; a par that is stored stays."""
    tx.change(_PAR, at_deal=deal_id, par=par)


def end_deal(
    tx: Transaction, deal_id: int, at: datetime, by: int | None = None, interaction: int | None = None
) -> bool:
    """Note that the results of a deal are final; return whether they were not before.

    `by` is the person who called a duel off.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    return tx.change(_END, at_deal=deal_id, ended_at=at, ended_by=by) == 1


def list_duels(tx: Transaction, since: datetime) -> list[Deal]:
    """Return the duels that are open, or ended at `since` or later."""
    return [_deal(row) for row in tx.rows(_DUELS, since=since)]


def set_declined(
    tx: Transaction, deal_id: int, who: str, name: str, declined: bool, interaction: int | None = None
) -> bool:
    """Store whether a person declines an open duel; return False if it is not open.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    deal = get_deal(tx, deal_id)
    if deal is None or deal.ended_at is not None:
        return False
    others = {one: called for one, called in (deal.declined or {}).items() if one != who}
    tx.introduce(who, name)
    tx.change(_DECLINE, at_deal=deal_id, declined={**others, who: name} if declined else others)
    return True


def may_watch_attempt(tx: Transaction, deal_id: int, table_id: int, user: int) -> bool:
    """Return whether a person may see another person's try at a duel, with all its cards.

    The duel must have ended with a result, and the person must have finished a first try of their own.
    """
    return bool(tx.rows(_WATCHED, deal_id=deal_id, table_id=table_id, user_id=user))


def list_attempts(tx: Transaction, deal_id: int) -> list[Attempt]:
    """Return everybody's first try at a deal, in the order in which they began."""
    return [_attempt(row) for row in tx.rows(_OF_DEAL, deal_id=deal_id)]


def get_attempt(tx: Transaction, deal_id: int, user: int) -> Attempt | None:
    """Return a person's first try at a deal; None if they have not begun."""
    rows = tx.rows(_OF_PERSON, deal_id=deal_id, user_id=user)
    return _attempt(rows[0]) if rows else None


def list_days_played(tx: Transaction, user: int) -> list[str]:
    """Return the dates, oldest first, of the deals of the day at which a person has a result that counts."""
    return [day for (day,) in tx.rows(_DAYS, user_id=user)]


def get_daily_page(tx: Transaction, first: str, last: str, guild_id: int | None, user: int) -> DailyPage:
    """Return the board of the deals of these days, on a server or everywhere, with a person's own line.

    Deleted people count, and are not shown.
    """
    which = {"first": first, "last": last} | ({} if guild_id is None else {"guild_id": guild_id})
    lines, own = _EVERYWHERE if guild_id is None else _HERE
    found = tx.first(own, **which, user_id=user)
    rows = tx.rows(lines, **which, most=SHOWN)
    return DailyPage(tuple(DailyLine(*row) for row in rows), None if found is None else DailyLine(*found))


def begin_attempt(
    tx: Transaction,
    deal: Deal,
    *,
    user: int,
    seating: Sequence[Member],
    options: Mapping[str, Any],
    seal: str,
    locale: str,
    at: datetime,
    guild_id: int | None,
    practice: bool = False,
    most: int | None = None,
    interaction: int | None = None,
) -> TableHeader:
    """Open a private table with the cards of a deal, with these players by seat, and start its match.

    A person practises at one table at a time: return the running one if there is one.

    Args:
        practice: it is not the person's first try, and has no record as such
        most: how many people may play the deal; None for no limit

    Raises:
        LimitReached: `players`, so many people play it already.
        Conflict: the person has a first try already, or the deal has ended.
        Duplicate: the interaction has been recorded before.
    """
    if practice and (running := tx.first(_PRACTICE, deal_id=deal.id, user_id=user)) is not None:
        return header_of(running)
    if not practice:
        _require_open(tx, deal.id, most)
    header = open_lobby(
        tx,
        game=deal.game,
        rules_version=deal.rules_version,
        options=options,
        guild_id=None,
        channel_id=None,
        thread_id=None,
        locale=locale,
        host=user,
        members=seating,
        opened_at=at,
        timer="off",
        deal_id=deal.id,
        interaction=interaction,
    )
    if not practice:
        try:
            tx.change(_TRY, deal_id=deal.id, user_id=user, table_id=header.id, guild_id=guild_id)
        except KeyTaken as error:
            raise Conflict(header.id, "a first try") from error
    return start_match(
        tx, replace(header, seal=seal, robots_version=deal.robots_version), seating, secret=deal.secret
    )


def _require_open(tx: Transaction, deal_id: int, most: int | None) -> None:
    """Check that somebody else may have a first try at a deal.

    Raises:
        LimitReached: `most` people have one.
        Conflict: the deal has ended.
    """
    deal = get_deal(tx, deal_id)
    if deal is None or deal.ended_at is not None:
        raise Conflict(0, "an open deal")
    if most is not None and tx.rows(_COUNT, deal_id=deal_id)[0][0] >= most:
        raise LimitReached("players", most)


def _first(rows: Sequence[Row]) -> Deal | None:
    return _deal(rows[0]) if rows else None


def _deal(row: Row) -> Deal:
    deal = Deal(**dict(zip(_FIELDS, row, strict=True)))
    return replace(deal, invited=_named(deal.invited, deal), declined=_named(deal.declined, deal))


def _named(people: Mapping[str, str] | None, deal: Deal) -> dict[str, str] | None:
    """Return names by who string, with a phrase for deleted people."""
    if people is None:
        return None
    return {who: name_or_deleted(name, who, deal.locale) for who, name in people.items()}


def _attempt(row: Row) -> Attempt:
    *values, locale = row
    attempt = Attempt(*values)
    who = str(Person(attempt.user_id))
    return replace(attempt, name=name_or_deleted(attempt.name, who, locale))
