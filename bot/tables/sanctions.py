"""What an organiser rules at a table: inputs of the referee, each with its reason."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.records import Person, TableHeader
from bot.tables.reasons import given
from bot.tables.retry import again
from bot.tables.service import Answer, Tables
from engine.core import REFEREE, NotUnderstood


class Referee:
    """Rulings come through here and go the way of every input."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def may_rule(self, header: TableHeader, user: int, moderator: bool) -> None:
        """Refused unless this person may rule here now: T-2 not begun, T-5, T-18, T-9, T-44, T-12 asleep."""
        if header.status != "running":
            raise Refused(
                {"lobby": House.NOT_NOW, "closed": House.CANNOT_REPLAY}.get(header.status, House.MATCH_OVER)
            )
        booked = header.organiser is not None
        if user != header.head and not (booked and moderator):
            raise Refused(House.ORGANISER_ONLY if booked else House.HOST_ONLY)
        if header.asleep:
            # Everybody has left: a ruling is not what brings a table back.
            raise Refused(House.NOT_NOW if booked else House.ROBOT_PLAYS)

    @again
    async def rule(
        self,
        table_id: int,
        user: int,
        revision: int,
        text: str,
        reason: str,
        moderator: bool,
        interaction: int | None,
    ) -> Answer:
        """A ruling in the game's notation; the reason is shown to everybody beside it.

        `revision` is the table's when the ruling was chosen: `stale`, and nothing is ruled, once a seat has
        changed hands since, for the ruling names a seat and meant who held it then. `done` when stored.
        Of a match in a championship its organiser decides, or a moderator; elsewhere the host alone.
        Refused as `may_rule`, and T-32 without a reason, T-3 not understood, or by the game's own rule.
        """
        async with self.tables.hold(table_id) as table:
            self.may_rule(table.header, user, moderator)
            if table.header.revision != revision:
                return "stale"
            why = given(reason)
            try:
                action = table.game.parse(text)
            except NotUnderstood as error:
                raise Refused(House.NOT_UNDERSTOOD) from error
            await self.tables.play(table, REFEREE, action, str(Person(user)), interaction, why)
            return "done"
