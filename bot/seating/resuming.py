"""Resuming a match that a person closed before its end, by one of its players."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.errors import LimitReached, RefusalId, Refused
from bot.people.preferences import server_settings
from bot.records.placeholders import is_stand_in
from bot.records.tables import TableHeader
from bot.seating.block_list import require_welcome
from bot.store.servers import get_settings
from bot.tables.retry import retry_on_conflict
from bot.tables.seat_refusals import require_server, seat_refusal
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

KEPT: Final = timedelta(days=1)
"""Time during which a closed match can be resumed."""


def resumable_until(snapshot: Snapshot) -> datetime | None:
    """Return the moment until which players can resume a table's match; None if nobody can."""
    header = snapshot.header
    people = [occupant.who for occupant in snapshot.occupants if not occupant.is_robot]
    if not is_broken_off(header) or not people or any(is_stand_in(who) for who in people):
        return None
    return None if header.ended_at is None else header.ended_at + KEPT


def is_broken_off(header: TableHeader) -> bool:
    """Return whether a person closed this table in the middle of its match."""
    by_somebody = header.status == "cancelled" and header.ended_by is not None and header.seats > 0
    # Where other tables play the same cards, a match that was broken off counts as not played (SC-2.3).
    return by_somebody and header.covered is None


@retry_on_conflict
async def resume_match(tables: Tables, table_id: int, user: int, interaction: int | None) -> None:
    """Resume a closed match; do nothing if the match is running.

    Raises:
        Refused: T-6 no seat, T-2 a lobby, T-5 over, T-18 closed by the bot, T-100 not closed in the
            middle of a match, T-103 closed more than a day ago, T-101 a player has been deleted, T-79 the bot
            is about to be stopped, T-83 blocked, T-86 the server has removed the bot, T-23 no tables in this
            channel, T-102 the person who opened it has too many tables.
    """
    async with tables.hold(table_id) as table:
        if table.seat_of(user) is None:
            raise seat_refusal(table, user)
        if table.is_running:
            return
        _require_broken_off(table, tables.now())
        require_server(table, tables.removed)
        if await tables.store.drain.is_begun():
            raise Refused(RefusalId.CLOSING_SOON)
        header, most = table.header, None
        if header.guild_id is not None and header.championship_id is None:
            await require_welcome(tables.store, header.guild_id, user)
            settings = server_settings(await tables.store.read(get_settings, header.guild_id))
            if settings.channels and header.channel_id not in settings.channels:
                raise Refused(RefusalId.CHANNEL_CLOSED, channels=settings.channels)
            most = settings.limits.unfinished
        try:
            await tables.resume(table, most, interaction)
        except LimitReached as reached:
            raise Refused(RefusalId.OPENER_HAS_ENOUGH, most=reached.most) from reached


def _require_broken_off(table: Table, now: datetime) -> None:
    header = table.header
    if header.status == "closed":
        raise Refused(RefusalId.CANNOT_REPLAY)
    if header.status != "cancelled":
        raise Refused(RefusalId.MATCH_OVER if header.status == "over" else RefusalId.NOT_NOW)
    if not is_broken_off(header):
        raise Refused(RefusalId.NOT_BROKEN_OFF)
    if header.ended_at is None or now - header.ended_at > KEPT:
        raise Refused(RefusalId.TOO_LATE)
    if any(is_stand_in(occupant.who) for occupant in table.occupants()):
        raise Refused(RefusalId.SOMEBODY_DELETED)
