"""Meetings, and what people have answered to their invitations."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, insert, or_, select, update

from bot.errors import Conflict, LimitReached
from bot.records.meetings import Answer, AnswerKind, Meeting, MeetingStatus
from bot.records.tables import Person
from bot.store import schema
from bot.store.engine import Row, Statement, Transaction, number_of, one_of, record
from bot.store.tables import name_or_deleted

LIVE: Final[tuple[MeetingStatus, ...]] = ("open", "lobby")
"""The states of a meeting that has not ended."""
_MEETINGS, _ANSWERS = schema.meetings.c, schema.meeting_answers.c
_STORED: Final = tuple(field.name for field in fields(Meeting) if field.name != "host_name")
_LIVE: Final = one_of(_MEETINGS.status, LIVE)
_ALL: Final = select(
    *(_MEETINGS[name] for name in _STORED), schema.name_of_person(_MEETINGS.host).label("host_name")
)
_GET: Final = Statement(_ALL.where(_MEETINGS.id == bindparam("meeting_id")))
_COMERS: Final = Statement(
    select(_ANSWERS.user_id)
    .join_from(schema.meeting_answers, schema.meetings, _MEETINGS.id == _ANSWERS.meeting_id)
    .where(_MEETINGS.lobby_id == bindparam("table_id"), _ANSWERS.kind == "coming")
    .order_by(_ANSWERS.since, _ANSWERS.user_id)
)
_RECENT: Final = Statement(
    _ALL.where(or_(_LIVE, _MEETINGS.ended_at >= bindparam("since"))).order_by(_MEETINGS.id)
)
_ADD: Final = Statement(
    insert(schema.meetings)
    .values({name: bindparam(name) for name in _STORED if name != "id"})
    .returning(_MEETINGS.id)
)


def _find_open(place: ColumnElement[bool]) -> Statement:
    """Return a query for an unfinished meeting at a place, after `skipped` others."""
    return Statement(select(_MEETINGS.id).where(_LIVE, place).limit(1).offset(number_of("skipped")))


def _change(*names: str, status: MeetingStatus | None = None) -> Statement:
    """Return a statement that stores these columns of a meeting in this state; None: that has not ended."""
    state = _LIVE if status is None else _MEETINGS.status == status
    return Statement(
        update(schema.meetings)
        .where(_MEETINGS.id == bindparam("at_meeting"), state)
        .values({name: bindparam(name) for name in names})
    )


_OF_HOST: Final = _find_open(
    and_(_MEETINGS.host == bindparam("host"), _MEETINGS.guild_id == bindparam("guild_id"))
)
_IN_CHANNEL: Final = _find_open(_MEETINGS.channel_id == bindparam("channel_id"))
_MOVE: Final = _change("starts_at", "local_start", "zone", "remind_at", status="open")
_REMIND: Final = Statement(
    update(schema.meetings)
    .where(
        _MEETINGS.id == bindparam("at_meeting"),
        _MEETINGS.status == "open",
        _MEETINGS.remind_at <= bindparam("now"),
    )
    .values(remind_at=None)
)
_REPEAT: Final = _change("weekly")
_EVENT: Final = Statement(
    update(schema.meetings)
    .where(_MEETINGS.id == bindparam("at_meeting"), _LIVE, _MEETINGS.event_id.is_(None))
    .values(event_id=bindparam("event"))
)
_OPEN_LOBBY: Final = _change("lobby_id", "status", status="open")
_END: Final = _change("status", "misses", "ended_at", "ended_by")
_ANSWERED: Final = Statement(
    select(
        _ANSWERS.user_id,
        schema.name_of_person(_ANSWERS.user_id).label("name"),
        _ANSWERS.kind,
        _ANSWERS.since,
    )
    .where(_ANSWERS.meeting_id == bindparam("meeting_id"))
    .order_by(_ANSWERS.since, _ANSWERS.user_id)
)
_ANSWER: Final = Statement(insert(schema.meeting_answers))
_ANSWER_ANEW: Final = Statement(
    update(schema.meeting_answers)
    .where(_ANSWERS.meeting_id == bindparam("at_meeting"), _ANSWERS.user_id == bindparam("at_user"))
    .values(kind=bindparam("kind"), since=bindparam("since"))
)


def open_meeting(
    tx: Transaction, meeting: Meeting, *, most: int, most_in_channel: int, interaction: int | None = None
) -> Meeting:
    """Store a new meeting, to which its host comes; return it with its id.

    Args:
        most: how many unfinished meetings its host may have on this server
        most_in_channel: how many unfinished meetings there may be in its channel

    Raises:
        LimitReached: `meetings` of the host or `channel`, there are so many already.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    theirs = {"host": meeting.host, "guild_id": meeting.guild_id}
    if tx.first(_OF_HOST, skipped=most - 1, **theirs) is not None:
        raise LimitReached("meetings", most)
    if tx.first(_IN_CHANNEL, skipped=most_in_channel - 1, channel_id=meeting.channel_id) is not None:
        raise LimitReached("channel", most_in_channel)
    tx.introduce(str(Person(meeting.host)), meeting.host_name)
    stored = replace(meeting, id=_add(tx, meeting))
    answer(tx, stored.id, meeting.host, meeting.host_name, "coming", meeting.opened_at)
    return stored


def get_meeting(tx: Transaction, meeting_id: int) -> Meeting | None:
    """Return a meeting; None if there is none of this number."""
    row = tx.first(_GET, meeting_id=meeting_id)
    return None if row is None else _meeting(row)


def list_comers(tx: Transaction, table_id: int) -> list[int]:
    """Return the people who come to the meeting of a table, earliest answer first; [] for another table."""
    return [user for (user,) in tx.rows(_COMERS, table_id=table_id)]


def list_meetings(tx: Transaction, since: datetime) -> list[Meeting]:
    """Return the meetings that have not ended, or ended at `since` or later."""
    return [_meeting(row) for row in tx.rows(_RECENT, since=since)]


def list_answers(tx: Transaction, meeting_id: int, locale: str) -> list[Answer]:
    """Return all answers to an invitation, earliest first."""
    return [
        Answer(user, name_or_deleted(name, str(Person(user)), locale), kind, since)
        for user, name, kind, since in tx.rows(_ANSWERED, meeting_id=meeting_id)
    ]


def answer(
    tx: Transaction,
    meeting_id: int,
    user: int,
    name: str,
    kind: AnswerKind,
    at: datetime,
    interaction: int | None = None,
) -> bool:
    """Store a person's answer, which keeps its moment if it was given before; return whether it is another.

    Raises:
        Conflict: the meeting has ended.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    meeting = get_meeting(tx, meeting_id)
    if meeting is None or meeting.status not in LIVE:
        raise Conflict(0, "an unfinished meeting")
    given = next((row[2] for row in tx.rows(_ANSWERED, meeting_id=meeting_id) if row[0] == user), None)
    if given == kind:
        return False
    tx.introduce(str(Person(user)), name)
    if given is None:
        tx.change(_ANSWER, meeting_id=meeting_id, user_id=user, kind=kind, since=at)
    else:
        tx.change(_ANSWER_ANEW, at_meeting=meeting_id, at_user=user, kind=kind, since=at)
    return True


def move_meeting(tx: Transaction, meeting: Meeting, interaction: int | None = None) -> bool:
    """Store the meeting's time, time zone and reminder; return False if its lobby has opened or it has ended.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    values = {name: getattr(meeting, name) for name in ("starts_at", "local_start", "zone", "remind_at")}
    return tx.change(_MOVE, at_meeting=meeting.id, **values) == 1


def take_reminder(tx: Transaction, meeting_id: int, now: datetime) -> bool:
    """Note that those who come are reminded now; return False if that is not due, or was done before."""
    return tx.change(_REMIND, at_meeting=meeting_id, now=now) == 1


def set_weekly(tx: Transaction, meeting_id: int, weekly: bool, interaction: int | None = None) -> bool:
    """Store whether a meeting is asked again each week; return False if it has ended.

    Raises:
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    return tx.change(_REPEAT, at_meeting=meeting_id, weekly=weekly) == 1


def set_event(tx: Transaction, meeting_id: int, event_id: int) -> bool:
    """Store the server's scheduled event about a meeting; return False if it has one, or has ended."""
    return tx.change(_EVENT, at_meeting=meeting_id, event=event_id) == 1


def note_lobby(tx: Transaction, meeting_id: int, lobby_id: int) -> None:
    """Note that the lobby of a meeting has opened.

    Raises:
        Conflict: it has opened before, or the meeting has ended.
    """
    if tx.change(_OPEN_LOBBY, at_meeting=meeting_id, lobby_id=lobby_id, status="lobby") != 1:
        raise Conflict(0, "a meeting without a lobby")


def end_meeting(
    tx: Transaction,
    meeting: Meeting,
    following: Meeting | None = None,
    interaction: int | None = None,
) -> int | None:
    """Store how a meeting has ended, and the meeting of the next week; return the number of that one.

    Raises:
        Conflict: it has ended before.
        Duplicate: the interaction has been recorded before.
    """
    record(tx, interaction)
    values = {name: getattr(meeting, name) for name in ("status", "misses", "ended_at", "ended_by")}
    if tx.change(_END, at_meeting=meeting.id, **values) != 1:
        raise Conflict(0, "an unfinished meeting")
    return None if following is None else _add(tx, following)


def _add(tx: Transaction, meeting: Meeting) -> int:
    return int(tx.insert(_ADD, **{name: getattr(meeting, name) for name in _STORED if name != "id"}))


def _meeting(row: Row) -> Meeting:
    *values, name = row
    meeting = Meeting(**dict(zip(_STORED, values, strict=True)))
    return replace(meeting, host_name=name_or_deleted(name, str(Person(meeting.host)), meeting.locale))
