"""Rulings of hosts and organisers at a table: inputs of the referee, each with a reason."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.records.tables import Person, TableHeader
from bot.tables.reasons import clean_reason
from bot.tables.retry import retry_on_conflict
from bot.tables.seat_refusals import require_not_paused
from bot.tables.service import SubmitResult, Tables
from engine.core import REFEREE, NotUnderstood


class Referee:
    """Checks rulings and submits them to the table as inputs of the referee."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def require_may_rule(self, header: TableHeader, user: int, moderator: bool) -> None:
        """Check that this person may rule at this table now.

        Raises:
            Refused: T-2 not begun or asleep, T-5 over, T-18 closed, T-9 not the host, T-44 not the organiser,
                T-12 asleep, T-104 paused.
        """
        if header.status != "running":
            raise Refused(
                {"lobby": RefusalId.NOT_NOW, "closed": RefusalId.CANNOT_REPLAY}.get(
                    header.status, RefusalId.MATCH_OVER
                )
            )
        booked = header.organiser is not None
        if user != header.person_in_charge and not (booked and moderator):
            raise Refused(RefusalId.ORGANISER_ONLY if booked else RefusalId.HOST_ONLY)
        if header.asleep:
            # A sleeping table has no players left, and a ruling does not wake a table.
            raise Refused(RefusalId.NOT_NOW if booked else RefusalId.ROBOT_PLAYS)
        require_not_paused(header)

    @retry_on_conflict
    async def rule(
        self,
        table_id: int,
        user: int,
        revision: int,
        text: str,
        reason: str,
        moderator: bool,
        interaction: int | None,
    ) -> SubmitResult:
        """Store a ruling in the game's notation with its public reason.

        `revision` is the table's revision when the ruling was chosen. Returns `done` for a stored ruling. If
        a seat has changed hands since then, returns `stale` without ruling, because the ruling was meant for
        the seat's former player. In a championship match the organiser or a moderator may rule; elsewhere
        only the host may rule.

        Raises:
            Refused: as `require_may_rule`, T-32 without a reason, T-3 not understood, or a rule of the game.
        """
        async with self.tables.hold(table_id) as table:
            self.require_may_rule(table.header, user, moderator)
            if table.header.revision != revision:
                return "stale"
            why = clean_reason(reason)
            try:
                action = table.game.parse(text)
            except NotUnderstood as error:
                raise Refused(RefusalId.NOT_UNDERSTOOD) from error
            await self.tables.play(table, REFEREE, action, str(Person(user)), interaction, why)
            return "done"
