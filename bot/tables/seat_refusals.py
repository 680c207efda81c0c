"""Finding the seat a person plays, or the refusal that says why the person has no seat."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import RefusalId, Refused
from bot.records.tables import Person, TableHeader
from bot.tables.leavers import return_refusal
from bot.tables.table import Table
from engine.core import Seat


def seat_refusal(table: Table, user: int) -> Refused:
    """Return the refusal that tells a person why they have no seat.

    T-12: a robot keeps their seat; T-62: another person has their seat; T-60, T-61 or T-63: kicked; T-6:
    never sat here.
    """
    leaver = table.leaver(user)
    if leaver is None and was_kicked(table, user):
        names = {member.who: member.name for member in table.members}
        shut = return_refusal(table.header, str(Person(user)), names.get(str(Person(table.header.host)), ""))
        return Refused(shut.rule, host=shut.host)
    if leaver is None or not leaver.invited:
        return Refused(RefusalId.NO_SEAT)
    if not leaver.has_robot:
        return Refused(RefusalId.SEAT_TAKEN, player=leaver.holder.name)
    if leaver.was_kicked:
        return Refused(leaver.gate.rule, host=leaver.gate.host)
    return Refused(RefusalId.ROBOT_PLAYS)


def was_kicked(table: Table, user: int) -> bool:
    """Return whether a person in charge removed this person from the lobby or the match."""
    if table.header.status == "lobby":
        return str(Person(user)) in table.header.kicked
    leaver = table.leaver(user)
    return leaver is not None and leaver.was_kicked


def seat_for(table: Table, user: int, removed: Collection[int]) -> Seat:
    """Return the seat this person plays.

    Raises:
        Refused: T-5 over, T-18 closed, T-2 not begun, T-86 the bot was removed, or as `seat_refusal`.
    """
    if table.header.status == "closed":
        raise Refused(RefusalId.CANNOT_REPLAY)
    if table.header.status not in ("lobby", "running"):
        raise Refused(RefusalId.MATCH_OVER)
    seat = table.seat_of(user)
    if seat is None:
        raise seat_refusal(table, user)
    if not table.is_running:
        raise Refused(RefusalId.NOT_NOW)
    require_server(table, removed)
    return seat


def require_not_paused(header: TableHeader) -> None:
    """Check that a match is not paused.

    Raises:
        Refused: T-104 paused.
    """
    if header.paused_until is not None:
        raise Refused(RefusalId.PAUSED, moment=header.paused_until, table=header.id)


def require_server(table: Table, removed: Collection[int]) -> None:
    """Check that the server of this table has not removed the bot.

    Raises:
        Refused: T-86 the server has removed the bot.
    """
    if table.header.guild_id in removed:
        raise Refused(RefusalId.SERVER_REMOVED_ME)
