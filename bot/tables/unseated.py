"""Why somebody has no seat at a table, or none any more."""

from __future__ import annotations

from bot.tables.table import Refused, Table
from bot.texts.sentences import escaped


def unseated(table: Table, user: int) -> Refused:
    """T-12 a robot keeps their seat, T-62 somebody else has it, T-60, T-61 or T-63 kicked, T-6 never sat."""
    leaver = table.leaver(user)
    if leaver is None or not leaver.invited:
        return Refused("T-6")
    if not leaver.kept:
        return Refused("T-62", player=escaped(leaver.holder.name))
    rule, host = leaver.gate
    return Refused(rule, host=escaped(host)) if leaver.kicked else Refused("T-12")
