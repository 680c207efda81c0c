"""Why somebody has no seat at a table, or none any more."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.records import Person
from bot.tables.leavers import gate
from bot.tables.table import Table
from bot.texts.sentences import escaped


def unseated(table: Table, user: int) -> Refused:
    """T-12 a robot keeps their seat, T-62 somebody else has it, T-60, T-61 or T-63 kicked, T-6 never sat."""
    leaver = table.leaver(user)
    if leaver is None and kicked(table, user):
        names = {member.who: member.name for member in table.members}
        shut = gate(table.header, str(Person(user)), names.get(str(Person(table.header.host)), ""))
        return Refused(shut.rule, **shut.facts)
    if leaver is None or not leaver.invited:
        return Refused(House.NO_SEAT)
    if not leaver.kept:
        return Refused(House.SEAT_TAKEN, player=escaped(leaver.holder.name))
    if leaver.kicked:
        return Refused(leaver.gate.rule, **leaver.gate.facts)
    return Refused(House.ROBOT_PLAYS)


def kicked(table: Table, user: int) -> bool:
    """True when somebody in charge had this person go from the match, or before it from the lobby."""
    if table.header.status == "lobby":
        return str(Person(user)) in table.header.kicked
    leaver = table.leaver(user)
    return leaver is not None and leaver.kicked
