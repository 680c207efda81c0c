"""Why somebody has no seat at a table, or none any more."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.tables.table import Table
from bot.texts.sentences import escaped


def unseated(table: Table, user: int) -> Refused:
    """T-12 a robot keeps their seat, T-62 somebody else has it, T-60, T-61 or T-63 kicked, T-6 never sat."""
    leaver = table.leaver(user)
    if leaver is None or not leaver.invited:
        return Refused(House.NO_SEAT)
    if not leaver.kept:
        return Refused(House.SEAT_TAKEN, player=escaped(leaver.holder.name))
    rule, host = leaver.gate
    return Refused(rule, host=escaped(host)) if leaver.kicked else Refused(House.ROBOT_PLAYS)
