"""Riddles of the day, everybody's answers, and the matches from which riddles may be taken."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, exists, func, insert, not_, select, true

from bot.errors import Conflict
from bot.records.riddles import Riddle, StoredOffer
from bot.records.tables import Person, TableHeader
from bot.store import schema
from bot.store.engine import KeyTaken, Row, Statement, Transaction, number_of, record
from bot.store.tables import HEADER, header_of

_RIDDLES, _ANSWERS, _TABLES = schema.riddles.c, schema.riddle_answers.c, schema.tables.c
_FIELDS: Final = tuple(field.name for field in fields(Riddle))
_ALL: Final = select(*(_RIDDLES[name] for name in _FIELDS))
_GET: Final = Statement(_ALL.where(_RIDDLES.id == bindparam("riddle_id")))
_OF_DAY: Final = Statement(_ALL.where(_RIDDLES.day == bindparam("day")))
_ADD: Final = Statement(
    insert(schema.riddles)
    .values({name: bindparam(name) for name in _FIELDS if name != "id"})
    .returning(_RIDDLES.id)
)
_ANSWER: Final = Statement(insert(schema.riddle_answers))
_OF_PERSON: Final = Statement(
    select(_ANSWERS.choice).where(
        _ANSWERS.riddle_id == bindparam("riddle_id"), _ANSWERS.user_id == bindparam("user_id")
    )
)
_COUNTS: Final = Statement(
    select(_ANSWERS.choice, func.count())
    .where(_ANSWERS.riddle_id == bindparam("riddle_id"))
    .group_by(_ANSWERS.choice)
)
_ENDED: Final = (
    select(*HEADER, _TABLES.people)
    .where(_TABLES.status == "over", _TABLES.pad_id.is_(None))
    .order_by(_TABLES.id.desc())
    .limit(number_of("most"))
    .subquery()
)
"""The newest matches that have ended: so a bot with many matches looks at few of them."""
_PUBLIC: Final = Statement(
    select(*(_ENDED.c[column.name] for column in HEADER))
    .where(
        _ENDED.c.ended_at >= bindparam("since"),
        _ENDED.c.people > 0,
        _ENDED.c.guild_id.is_not(None),
        _ENDED.c.channel_id.is_not(None),
        _ENDED.c.championship_id.is_(None),
        _ENDED.c.deal_id.is_(None),
        _ENDED.c.covered.is_not(true()),
        not_(exists().where(schema.voids.c.table_id == _ENDED.c.id)),
    )
    .order_by(_ENDED.c.id.desc())
)


def list_public_matches(tx: Transaction, since: datetime, most: int) -> list[TableHeader]:
    """Return the public matches that ended at `since` or later, of the newest `most` that have ended.

    Private tables, championships, shared deals, score pads and void matches are left out.
    """
    return [header_of(row) for row in tx.rows(_PUBLIC, since=since, most=most)]


def get_riddle(tx: Transaction, riddle_id: int) -> Riddle | None:
    """Return a riddle; None if there is none of this number."""
    return _first(tx.rows(_GET, riddle_id=riddle_id))


def get_riddle_of_day(tx: Transaction, day: str) -> Riddle | None:
    """Return the riddle of a date in ISO form; None if there is none."""
    return _first(tx.rows(_OF_DAY, day=day))


def add_riddle(tx: Transaction, riddle: Riddle) -> Riddle:
    """Store a riddle; return it with its id.

    Raises:
        Conflict: there is a riddle of this day.
    """
    try:
        values = {name: getattr(riddle, name) for name in _FIELDS if name != "id"}
        return replace(riddle, id=int(tx.insert(_ADD, **values)))
    except KeyTaken as error:
        raise Conflict(0, f"a day without a riddle: {riddle.day}") from error


def answer_riddle(
    tx: Transaction, riddle_id: int, user: int, name: str, choice: str, at: datetime, interaction: int | None
) -> str:
    """Store a person's answer unless they have one, and return the answer that counts: the first.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    first = get_answer(tx, riddle_id, user)
    if first is not None:
        return first
    tx.introduce(str(Person(user)), name)
    tx.change(_ANSWER, riddle_id=riddle_id, user_id=user, choice=choice, at=at)
    return choice


def get_answer(tx: Transaction, riddle_id: int, user: int) -> str | None:
    """Return a person's answer to a riddle; None if they have not answered."""
    found = tx.first(_OF_PERSON, riddle_id=riddle_id, user_id=user)
    return None if found is None else str(found[0])


def count_answers(tx: Transaction, riddle_id: int) -> dict[str, int]:
    """Return how many people have chosen each action of a riddle; those that nobody chose are missing."""
    return {choice: int(count) for choice, count in tx.rows(_COUNTS, riddle_id=riddle_id)}


def _first(rows: list[Row]) -> Riddle | None:
    if not rows:
        return None
    riddle = Riddle(**dict(zip(_FIELDS, rows[0], strict=True)))
    return replace(
        riddle,
        inputs=tuple((seat, text) for seat, text in riddle.inputs),
        offers=tuple(StoredOffer(*offer) for offer in riddle.offers),
    )
