"""Pausing a match for at most a day, and resuming it before the pause ends by itself."""

from __future__ import annotations

from collections.abc import Collection

from bot.errors import RefusalId, Refused
from bot.records.tables import Person
from bot.tables.retry import retry_on_conflict
from bot.tables.robots import Robots
from bot.tables.seat_refusals import seat_for
from bot.tables.service import Tables
from bot.tables.table import Table
from engine.core import Seat


@retry_on_conflict
async def pause(tables: Tables, robots: Robots, table_id: int, user: int, interaction: int | None) -> None:
    """Pause a match at once if the person is in charge; else note that they want a pause.

    Cards that are due are dealt first: the message of a scored round is final and could show no pause. The
    match is paused when all people who hold a seat want it in the same round. Do nothing if it is paused
    already, or the person has said so already.

    Raises:
        Refused: T-2 a lobby, or asleep, T-107 a private table, or as `seat_for`.
    """
    async with tables.hold(table_id) as table:
        _require_part(table, user, tables.removed)
        if table.header.paused_at is not None:
            return
        if table.header.is_private:
            raise Refused(RefusalId.PRIVATE_TABLE)
        if table.header.asleep:
            raise Refused(RefusalId.NOT_NOW)
        await robots.deal_held(table)
        if user == table.header.person_in_charge:
            await tables.pause(table, str(Person(user)), interaction)
            return
        seats = {table.seat_of(user), *table.pausing}
        if _all_agree(table, seats):
            await tables.pause(table, None, interaction)
        elif len(seats) > len(table.pausing):
            occupants = table.occupants()
            votes = {occupants[seat].who: table.rounds_done for seat in seats if seat is not None}
            await tables.vote_for_pause(table, votes, interaction)


async def pause_if_all_agree(tables: Tables, table: Table) -> None:
    """Pause a held match if somebody wants that and nobody who holds a seat now is against it."""
    if table.is_running and not table.header.stands_still and _all_agree(table, table.pausing):
        await tables.pause(table, None, None)


def _all_agree(table: Table, wanting: Collection[Seat | None]) -> bool:
    """Return whether all people who hold a seat, and at least one, are among those who want a pause."""
    return bool(wanting) and {table.seat_of(player) for player in table.people()} <= set(wanting)


@retry_on_conflict
async def resume(tables: Tables, table_id: int, user: int, interaction: int | None) -> None:
    """Resume a paused match for anybody who holds a seat, or is in charge; do nothing if it is not paused.

    Raises:
        Refused: T-2 a lobby, or as `seat_for`.
    """
    async with tables.hold(table_id) as table:
        _require_part(table, user, tables.removed)
        await tables.end_pause(table, interaction)


def _require_part(table: Table, user: int, removed: Collection[int]) -> None:
    """Check that a match runs, and that this person holds a seat or is in charge of it.

    Raises:
        Refused: as `seat_for`.
    """
    if table.seat_of(user) is not None or user != table.header.person_in_charge:
        seat_for(table, user, removed)
    elif not table.is_running:
        raise Refused(RefusalId.NOT_NOW if table.header.status == "lobby" else RefusalId.MATCH_OVER)
