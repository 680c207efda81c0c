"""Championships in the database: what they are, their inputs, their tables' rows, their medals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from functools import partial
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
    literal,
    or_,
    select,
    update,
)

from bot.errors import Conflict, LimitReached
from bot.records import slots as records
from bot.records.championships import (
    ChampionshipHeader,
    InputRow,
    MatchRow,
    MedalRow,
    Progress,
    StoredChampionship,
)
from bot.records.tables import Member, Seating
from bot.store import schema
from bot.store.database import Database
from bot.store.tables import HEADER, LIVE, MEMBER, SEATING, header_of
from bot.store.units import Row, Statement, Step, Unit, ask, number_of, one_of, record
from engine.championship.public import ENDED

_COLUMNS: Final = schema.championships.c
CHAMPIONSHIP: Final = tuple(_COLUMNS[name] for name in ChampionshipHeader.__dataclass_fields__)
_INPUT: Final = tuple(schema.championship_log.c[name] for name in InputRow.__dataclass_fields__)
_THIS: Final[BindParameter[int]] = bindparam("championship_id")


def header_of_championship(row: Row) -> ChampionshipHeader:
    """A row of CHAMPIONSHIP."""
    return ChampionshipHeader(**dict(zip(ChampionshipHeader.__dataclass_fields__, row, strict=True)))


def _headers(condition: ColumnElement[bool]) -> Statement:
    return Statement(select(*CHAMPIONSHIP).where(condition).order_by(_COLUMNS.id))


def _unfinished() -> ColumnElement[bool]:
    """They have not ended, or have live tables, or have ended since then and no message says so."""
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
    """These columns of the tables of a championship that are live or were played out."""
    tables = schema.tables.c
    counted = and_(tables.championship_id == _THIS, one_of(tables.status, (*LIVE, "over")))
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
_PLAYED: Final = Statement(
    select(literal(1)).where(
        select(func.count())
        .select_from(schema.tables)
        .where(schema.tables.c.championship_id == _THIS, schema.tables.c.status == "over")
        .scalar_subquery()
        == bindparam("played")
    )
)


def _changing(*names: str, **values: Any) -> Statement:
    """Change these columns of a championship that is running and has taken exactly so many inputs."""
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
_TAKE_LAST: Final = _changing("status", "ended_at", inputs=_COLUMNS.inputs + 1)
_END: Final = _changing("status", "ended_at")
_LOG: Final = Statement(insert(schema.championship_log))
_MEDAL: Final = Statement(insert(schema.medals))


class ChampionshipRows:
    """The part of the store about championships. A write that raises has changed nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
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
        """Open a championship without entrants. Duplicate, Unavailable.

        LimitReached when its organiser has `most` on this server that have not ended (None: however many).
        Conflict when one goes on in this channel, and the newest of them is not the one it is opened `beside`
        (None: whatever goes on there).
        """
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
        room: Unit = ()
        if most is not None:
            many, theirs = LimitReached("championships", most), {"user_id": organiser, "guild_id": guild_id}
            room = (_TOO_MANY.step(changes=0, refusal=lambda _: many, skipped=most - 1, **theirs),)
        known: Unit = ()
        if beside is not None:
            unknown = Conflict(channel_id, "a channel whose championships are known")
            known = (
                _UNKNOWN.step(channel_id=channel_id, beside=beside, changes=0, refusal=lambda _: unknown),
            )
        found = await self._database.write(*record(interaction), *room, *known, _OPEN.step(**asdict(header)))
        return replace(header, id=found["id"])

    async def append(
        self,
        championship_id: int,
        row: InputRow,
        *,
        ending: Progress | None = None,
        medals: Sequence[MedalRow] = (),
        played: int | None = None,
        interaction: int | None = None,
    ) -> None:
        """Add the next input: when this returns, it is on disk. With `ending`, it is also the last one.

        Conflict unless the championship is running, `row.n` is exactly the next number, and exactly `played`
        of its tables are over (None: however many): what it rules may just have been played. Duplicate,
        Unavailable.
        """
        judged: Unit = ()
        if played is not None:
            late = partial(Conflict, championship_id, f"a championship with {played} matches played")
            judged = (_PLAYED.step(championship_id=championship_id, played=played, changes=1, refusal=late),)
        last = {} if ending is None else {"status": ending, "ended_at": row.at}
        await self._database.write(
            *record(interaction),
            *judged,
            _changed(_TAKE_LAST if last else _TAKE, championship_id, row.n, **last),
            _LOG.step(
                refusal=partial(Conflict, championship_id, f"input {row.n} of a championship"),
                championship_id=championship_id,
                **asdict(row),
            ),
            _awarded(championship_id, medals),
        )

    async def end(self, championship_id: int, n: int, medals: Sequence[MedalRow], ended_at: datetime) -> None:
        """The last match has been played: the medals are written and nothing changes any more.

        Conflict unless it is running and `n` is exactly the number of its next input: an input that came
        meanwhile may have changed who gets what. Unavailable.
        """
        await self._database.write(
            _changed(_END, championship_id, n, status="over", ended_at=ended_at),
            _awarded(championship_id, medals),
        )

    # ------------------------------------------------------------------ reading

    async def header(self, championship_id: int) -> ChampionshipHeader | None:
        """What a championship is, None when there is none. Unavailable."""
        found = await self._database.read(_GET, championship_id=championship_id)
        return header_of_championship(found[0]) if found else None

    async def load(self, championship_id: int) -> StoredChampionship | None:
        """Everything about a championship as of one moment; None when there is none. Unavailable."""
        parts = (_GET, _INPUTS, _TABLES, _MEMBERS, _SEATINGS)
        asked = (ask(part, championship_id=championship_id) for part in parts)
        headers, inputs, tables, joined, seated = await self._database.read_together(*asked)
        if not headers:
            return None
        members: dict[int, list[Member]] = {}
        for table_id, *member in joined:
            members.setdefault(table_id, []).append(Member(*member))
        seatings: dict[int, list[Seating]] = {}
        for table_id, *seating in seated:
            seatings.setdefault(table_id, []).append(Seating(*seating))
        return StoredChampionship(
            header_of_championship(headers[0]),
            tuple(InputRow(*row) for row in inputs),
            tuple(
                MatchRow(one, tuple(members.get(one.id, ())), tuple(seatings.get(one.id, ())))
                for one in map(header_of, tables)
            ),
        )

    async def unfinished(self, since: datetime) -> list[ChampionshipHeader]:
        """All for which something is left to do, oldest first. Unavailable.

        They have not ended, or have live tables, or have ended since then and no message says so.
        """
        return [header_of_championship(row) for row in await self._database.read(_UNFINISHED, since=since)]

    async def running_of(self, user_id: int, guild_id: int) -> list[ChampionshipHeader]:
        """Those a person has opened on a server that have not ended, oldest first. Unavailable."""
        found = await self._database.read(_RUNNING_OF, user_id=user_id, guild_id=guild_id)
        return [header_of_championship(row) for row in found]

    async def in_channel(self, channel_id: int) -> list[ChampionshipHeader]:
        """The championships of a channel, also those that have ended; newest first. Unavailable."""
        found = await self._database.read(_IN_CHANNEL, channel_id=channel_id)
        return [header_of_championship(row) for row in reversed(found)]


def _changed(statement: Statement, championship_id: int, n: int, **values: Any) -> Step:
    """Conflict unless the championship is running and `n` is the number of its next input."""
    return statement.step(
        changes=1,
        refusal=partial(Conflict, championship_id, f"input {n} of a championship"),
        at_championship=championship_id,
        at_inputs=n,
        **values,
    )


def _awarded(championship_id: int, medals: Sequence[MedalRow]) -> Step:
    return _MEDAL.each((asdict(medal) for medal in medals), championship_id=championship_id)
