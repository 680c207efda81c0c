"""Championships: their headers, inputs, tables and medals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    false,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from bot.errors import Conflict, LimitReached
from bot.records import slots as records
from bot.records.championships import (
    ChampionshipHeader,
    Honours,
    InputRow,
    MatchRow,
    MedalRow,
    Progress,
    StoredChampionship,
)
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person
from bot.store import schema
from bot.store.engine import KeyTaken, Row, Statement, Transaction, fields, number_of, one_of, record
from bot.store.tables import (
    HEADER,
    LIVE,
    MEMBER,
    SEATING,
    header_of,
    members_of,
    name_or_deleted,
    seatings_of,
)
from bot.store.types import CodePoints, map_entrants
from bot.texts.sentences import texts
from engine.championship.public import ENDED, parse

_COLUMNS: Final = schema.championships.c
CHAMPIONSHIP: Final = tuple(_COLUMNS[name] for name in ChampionshipHeader.__dataclass_fields__)
_INPUT: Final = tuple(schema.championship_log.c[name] for name in InputRow.__dataclass_fields__)
_THIS: Final[BindParameter[int]] = bindparam("championship_id")


def header_of_championship(row: Row) -> ChampionshipHeader:
    """Return a row of CHAMPIONSHIP as a value."""
    return ChampionshipHeader(**dict(zip(ChampionshipHeader.__dataclass_fields__, row, strict=True)))


def _headers(condition: ColumnElement[bool]) -> Statement:
    return Statement(select(*CHAMPIONSHIP).where(condition).order_by(_COLUMNS.id))


def _unfinished() -> ColumnElement[bool]:
    """Return the condition for championships for which something is left to do."""
    tables, slots = schema.tables.c, schema.slots.c
    live = select(tables.championship_id).where(
        one_of(tables.status, LIVE), tables.championship_id.is_not(None)
    )
    told = select(slots.championship_id).where(
        slots.championship_id.is_not(None),
        slots.kind == records.CHAMPIONSHIP,
        slots.is_sending == false(),
        one_of(slots.epoch, sorted(ENDED)),
    )
    untold = and_(_COLUMNS.ended_at >= bindparam("since"), _COLUMNS.id.not_in(told))
    return or_(_COLUMNS.status == "running", _COLUMNS.id.in_(live), untold)


def _matches(*columns: Any) -> Select[Any]:
    """Return a query for columns of the tables of a championship that are live or were played out.

    Matches that were broken off are included where other tables play the same cards.
    """
    tables = schema.tables.c
    begun = and_(tables.covered.is_not(None), tables.seats > 0)
    counted = and_(tables.championship_id == _THIS, or_(one_of(tables.status, (*LIVE, "over")), begun))
    return select(*columns).where(counted)


def _of_matches(columns: tuple[Any, ...], order: Any) -> Statement:
    owner = order.table.c.table_id
    query: Select[Any] = select(owner, *columns).where(owner.in_(_matches(schema.tables.c.id)))
    return Statement(query.order_by(order))


_GET: Final = _headers(_COLUMNS.id == _THIS)
_UNFINISHED: Final = _headers(_unfinished())
_IN_CHANNEL: Final = _headers(_COLUMNS.channel_id == bindparam("channel_id"))
_INPUTS: Final = Statement(
    select(*_INPUT)
    .where(schema.championship_log.c.championship_id == _THIS)
    .order_by(schema.championship_log.c.n)
)
_TABLES: Final = Statement(_matches(*HEADER).order_by(schema.tables.c.id))
_MEMBERS: Final = _of_matches(MEMBER, schema.members.c.place)
_SEATINGS: Final = _of_matches(SEATING, schema.seating.c.id)

_NEW: Final[dict[str, Any]] = {
    column.name: bindparam(column.name) for column in _COLUMNS if column.name not in ("id", "inputs")
}
_OPEN: Final = Statement(insert(schema.championships).values({**_NEW, "inputs": 0}).returning(_COLUMNS.id))
_NEWEST: Final = select(func.max(_COLUMNS.id)).where(
    _COLUMNS.channel_id == bindparam("channel_id"), _COLUMNS.status == "running"
)
_UNKNOWN: Final = Statement(
    select(_COLUMNS.id).where(_COLUMNS.id == _NEWEST.scalar_subquery(), _COLUMNS.id != bindparam("beside"))
)
_RUNNING: Final = and_(
    _COLUMNS.organiser == bindparam("user_id"),
    _COLUMNS.guild_id == bindparam("guild_id"),
    _COLUMNS.status == "running",
)
_RUNNING_OF: Final = _headers(_RUNNING)
_TOO_MANY: Final = Statement(select(_COLUMNS.id).where(_RUNNING).limit(1).offset(number_of("skipped")))
_COUNT_PLAYED: Final = Statement(
    select(func.count()).where(schema.tables.c.championship_id == _THIS, schema.tables.c.status == "over")
)


def _changing(*names: str, **values: Any) -> Statement:
    """Return a statement that changes columns of a running championship with exactly so many inputs."""
    return Statement(
        update(schema.championships)
        .where(
            _COLUMNS.id == bindparam("at_championship"),
            _COLUMNS.status == "running",
            _COLUMNS.inputs == bindparam("at_inputs"),
        )
        .values({name: bindparam(name) for name in names} | values)
    )


_TAKE: Final = _changing(inputs=_COLUMNS.inputs + 1)
_TAKE_SECRET: Final = _changing("secret", inputs=_COLUMNS.inputs + 1)
_TAKE_LAST: Final = _changing("status", "ended_at", inputs=_COLUMNS.inputs + 1)
_END: Final = _changing("status", "ended_at")
_SECRET: Final = Statement(select(_COLUMNS.secret).where(_COLUMNS.id == _THIS))
_LOG: Final = Statement(insert(schema.championship_log))
_MEDAL: Final = Statement(insert(schema.medals))


def open_championship(
    tx: Transaction,
    *,
    guild_id: int,
    channel_id: int,
    name: str,
    plan: Mapping[str, Any],
    locale: str,
    timer: str,
    organiser: int,
    feeds: bool,
    season: str,
    opened_at: datetime,
    beside: int | None = None,
    most: int | None = None,
    interaction: int | None = None,
) -> ChampionshipHeader:
    """Open a championship without entrants, and return its header.

    Args:
        beside: the newest running championship of the channel, as far as whoever opens this one knows; None
            if it does not matter
        most: how many running championships its organiser may have on this server; None for no limit

    Raises:
        LimitReached: the organiser has `most` already.
        Conflict: the newest running championship of the channel is not `beside`.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if most is not None:
        others = {"user_id": organiser, "guild_id": guild_id}
        if tx.first(_TOO_MANY, skipped=most - 1, **others) is not None:
            raise LimitReached("championships", most)
    if beside is not None and tx.first(_UNKNOWN, channel_id=channel_id, beside=beside) is not None:
        raise Conflict(channel_id, "a channel whose championships are known")
    header = ChampionshipHeader(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        name=name,
        plan=dict(plan),
        locale=locale,
        timer=timer,
        status="running",
        organiser=organiser,
        feeds=feeds,
        season=season,
        opened_at=opened_at,
    )
    values = fields(header)
    del values["id"]
    return replace(header, id=tx.insert(_OPEN, **values, secret=None))


def append_championship_input(
    tx: Transaction,
    championship_id: int,
    row: InputRow,
    *,
    ending: Progress | None = None,
    medals: Sequence[MedalRow] = (),
    played: int | None = None,
    secret: str | None = None,
    interaction: int | None = None,
) -> None:
    """Add the next input to the log.

    Args:
        ending: the status from now on, if the input is the last one
        medals: of the championship, if it is over
        played: how many of its tables were over when the input was judged; None if it does not matter
        secret: the luck of its rounds, drawn with this input

    Raises:
        Conflict: the championship is not running, `row.n` is not the next number, or not exactly `played` of
            its tables are over.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    if played is not None and tx.rows(_COUNT_PLAYED, championship_id=championship_id) != [(played,)]:
        raise Conflict(championship_id, f"a championship with {played} matches played")
    last = {} if ending is None else {"status": ending, "ended_at": row.at}
    drawn = {} if secret is None else {"secret": secret}
    _change(
        tx, _TAKE_LAST if last else _TAKE_SECRET if drawn else _TAKE, championship_id, row.n, **last, **drawn
    )
    said = parse(row.input)
    if said.verb == "join":
        tx.introduce(str(Person(said.numbers[0])), said.word)
    else:
        map_entrants(row.input, lambda entrant: _check_known(tx, championship_id, entrant))
    try:
        tx.change(_LOG, championship_id=championship_id, **fields(row))
    except KeyTaken as error:
        raise Conflict(championship_id, f"input {row.n} of a championship") from error
    _store_medals(tx, championship_id, medals)


def end_championship(
    tx: Transaction, championship_id: int, n: int, medals: Sequence[MedalRow], ended_at: datetime
) -> None:
    """End a championship whose last match has been played, and store its medals.

    Raises:
        Conflict: the championship is not running, or `n` is not the number of its next input: an input that
            came meanwhile may have changed who gets what.
    """
    _change(tx, _END, championship_id, n, status="over", ended_at=ended_at)
    _store_medals(tx, championship_id, medals)


def get_championship(tx: Transaction, championship_id: int) -> ChampionshipHeader | None:
    """Return the header of a championship, None if there is none."""
    found = _find(tx, _GET, championship_id=championship_id)
    return found[0] if found else None


def get_championship_secret(tx: Transaction, championship_id: int) -> str | None:
    """Return the luck of a championship's rounds, in hex digits; None where each table has its own.

    Nobody may see it before the championship has ended.
    """
    found = tx.first(_SECRET, championship_id=championship_id)
    return None if found is None else found[0]


def load_championship(tx: Transaction, championship_id: int) -> StoredChampionship | None:
    """Return all rows of a championship, None if there is none."""
    header = get_championship(tx, championship_id)
    if header is None:
        return None
    tables = [header_of(row) for row in tx.rows(_TABLES, championship_id=championship_id)]
    members: dict[int, list[Row]] = {}
    for table_id, *member in tx.rows(_MEMBERS, championship_id=championship_id):
        members.setdefault(table_id, []).append(tuple(member))
    seatings: dict[int, list[Row]] = {}
    for table_id, *seating in tx.rows(_SEATINGS, championship_id=championship_id):
        seatings.setdefault(table_id, []).append(tuple(seating))
    return StoredChampionship(
        header,
        tuple(_input_of(row, header.locale) for row in tx.rows(_INPUTS, championship_id=championship_id)),
        tuple(
            MatchRow(
                table,
                tuple(members_of(members.get(table.id, ()), table.locale)),
                tuple(seatings_of(seatings.get(table.id, ()), table.locale)),
            )
            for table in tables
        ),
    )


def list_unfinished_championships(tx: Transaction, since: datetime) -> list[ChampionshipHeader]:
    """Return all championships for which something is left to do, oldest first.

    They have not ended, or have live tables, or have ended since then and no message says so.
    """
    return _find(tx, _UNFINISHED, since=since)


def list_running_championships(tx: Transaction, user_id: int, guild_id: int) -> list[ChampionshipHeader]:
    """Return the championships a person has opened on a server that have not ended, oldest first."""
    return _find(tx, _RUNNING_OF, user_id=user_id, guild_id=guild_id)


def list_championships_in_channel(tx: Transaction, channel_id: int) -> list[ChampionshipHeader]:
    """Return the championships of a channel, also those that have ended, newest first."""
    return _find(tx, _IN_CHANNEL, channel_id=channel_id)[::-1]


def list_honours(tx: Transaction, guild_id: int, season: str | None = None) -> list[Honours]:
    """Return the medals of a server that count for its classification, by championship, oldest end first.

    Args:
        season: only championships of this season, None for all
    """
    counted, won = _honours(season is not None)
    in_season = {} if season is None else {"season": season}
    medals: dict[int, list[Row]] = {}
    for championship_id, *medal in tx.rows(won, guild_id=guild_id, **in_season):
        medals.setdefault(championship_id, []).append(tuple(medal))
    headers = _find(tx, counted, guild_id=guild_id, **in_season)
    return [
        Honours(one, tuple(_medal_of(row, one.locale) for row in medals.get(one.id, ()))) for one in headers
    ]


@cache
def _honours(in_season: bool) -> tuple[Statement, Statement]:
    """Return statements for the championships that count for a server's classification, and their medals."""
    medals = schema.medals.c
    counted = and_(
        _COLUMNS.guild_id == bindparam("guild_id"), _COLUMNS.status == "over", _COLUMNS.feeds.is_(true())
    )
    if in_season:
        counted = and_(counted, _COLUMNS.season == bindparam("season"))
    name = schema.name_of_person(medals.user_id)
    won = (
        select(
            medals.championship_id,
            medals.user_id,
            name.label("name"),
            medals.place,
            medals.points,
            medals.extra,
        )
        .where(medals.championship_id.in_(select(_COLUMNS.id).where(counted)))
        .order_by(medals.place.is_(None), medals.place, CodePoints(name), medals.user_id)
    )
    headers = select(*CHAMPIONSHIP).where(counted).order_by(_COLUMNS.ended_at, _COLUMNS.id)
    return Statement(headers), Statement(won)


def _input_of(row: Row, locale: str) -> InputRow:
    """Return a row of the log as a value; an entrant who was deleted has no name in it."""
    found = InputRow(*row)
    said = parse(found.input)
    if said.verb == "join" and is_placeholder(said.numbers[0]):
        found = replace(found, input=str(said._replace(word=texts(locale)("deleted-person"))))
    return found


def _medal_of(row: Row, locale: str) -> MedalRow:
    medal = MedalRow(*row)
    return replace(medal, name=name_or_deleted(medal.name, str(Person(medal.user_id)), locale))


def _change(tx: Transaction, statement: Statement, championship_id: int, n: int, **values: Any) -> None:
    """Change a championship.

    Raises:
        Conflict: it is not running, or `n` is not the number of its next input.
    """
    if tx.change(statement, at_championship=championship_id, at_inputs=n, **values) != 1:
        raise Conflict(championship_id, f"input {n} of a championship")


def _check_known(tx: Transaction, championship_id: int, entrant: int) -> int:
    """Check that an entrant has a row, and return the entrant's number.

    Raises:
        Conflict: they were deleted after the championship was read.
    """
    if not is_placeholder(tx.person_of(entrant)):
        raise Conflict(championship_id, f"a championship with the entrant {entrant}")
    return entrant


def _store_medals(tx: Transaction, championship_id: int, medals: Sequence[MedalRow]) -> None:
    tx.change_each(_MEDAL, map(fields, medals), championship_id=championship_id)


def _find(tx: Transaction, statement: Statement, **values: Any) -> list[ChampionshipHeader]:
    return [header_of_championship(row) for row in tx.rows(statement, **values)]
