"""People who come late: they wait for a robot's seat at a running table, and may stop waiting."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.records.tables import Person
from bot.seating.block_list import require_welcome
from bot.seating.invitations import require_invitation
from bot.store.meetings import list_comers
from bot.tables.line import MOST_WAITING
from bot.tables.retry import retry_on_conflict
from bot.tables.seat_refusals import require_server, seat_refusal
from bot.tables.service import Tables
from bot.tables.table import Table


@retry_on_conflict
async def wait_for_seat(tables: Tables, table_id: int, user: int, name: str, interaction: int | None) -> None:
    """Put a person at the end of the line for a seat; do nothing if they wait already.

    Those who said that they come to the table's meeting stand before everybody else. People in line sit
    down when the next round begins, or at once at a table that everybody has left.

    Raises:
        Refused: T-2 a lobby, T-5 over, T-8 seated, T-11 a private table, T-41 or T-159 not invited, T-12 or
            T-60 to T-63 as `seat_refusal`, T-83 blocked, T-86 the server has removed the bot, T-140 the
            line is full, T-142 the last round is being played.
    """
    async with tables.hold(table_id) as table:
        await _require_may_wait(tables, table, user)
        line = table.header.line or {}
        if str(Person(user)) in line:
            return
        if len(line) >= MOST_WAITING:
            raise Refused(RefusalId.LINE_FULL, most=MOST_WAITING)
        line = {**line, str(Person(user)): name}
        booked = {str(Person(comer)) for comer in await tables.store.read(list_comers, table_id)}
        first = sorted(line, key=lambda who: who not in booked)
        await tables.set_line(table, {who: line[who] for who in first}, interaction)


async def _require_may_wait(tables: Tables, table: Table, user: int) -> None:
    """Check that this person may wait for a seat at a held table.

    Raises:
        Refused: as `wait_for_seat`, but for T-140.
    """
    header = table.header
    if not table.is_running:
        raise Refused(RefusalId.NOT_NOW if header.status == "lobby" else RefusalId.MATCH_OVER)
    require_invitation(header, user)
    require_server(table, tables.removed)
    if table.seat_of(user) is not None:
        raise Refused(RefusalId.ALREADY_SEATED)
    if not header.takes_late_comers or table.leaver(user) is not None:
        raise seat_refusal(table, user)
    if table.game.is_last_round(table.view(None)) and not header.asleep:
        raise Refused(RefusalId.LAST_ROUND)
    await require_welcome(tables.store, header.guild_id, user)


@retry_on_conflict
async def stop_waiting(tables: Tables, table_id: int, user: int, interaction: int | None) -> None:
    """Remove a person from the line for a seat.

    Raises:
        Refused: T-141 they do not wait.
    """
    async with tables.hold(table_id) as table:
        line = dict(table.header.line or {})
        if not table.is_running or line.pop(str(Person(user)), None) is None:
            raise Refused(RefusalId.NOT_WAITING)
        await tables.set_line(table, line, interaction)
