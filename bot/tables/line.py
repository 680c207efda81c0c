"""The line of people who wait for a seat at a running table: who sits down next, and in which seat."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.records.placeholders import is_stand_in
from bot.records.tables import Person, parse_who
from engine.core import Seat

if TYPE_CHECKING:
    from bot.tables.table import Table

MOST_WAITING: Final = 8
"""How many people may wait for a seat at one table."""


class Sitting(NamedTuple):
    """Somebody who waits and may sit down, as a who string and a name, and the robot's seat for them."""

    seat: Seat
    who: str
    name: str


def seats_to_take(table: Table) -> list[Seat]:
    """Return the robots' seats that late-comers may take at the next round, in the order they are given away.

    Seats to which nobody may return come first, then those of people who left by themselves, the longest gone
    first, then those of people whose time ran out. The latter keep their seats until a robot has played a
    whole round for them, unless nobody is left at the table.
    """
    view = table.view(None)
    kept = {leaver.seat: leaver for leaver in table.leavers if leaver.may_return}
    found = []
    for seat, occupant in enumerate(table.occupants()):
        leaver = kept.get(seat)
        if not occupant.is_robot or table.game.is_out(view, seat):
            continue
        if leaver is None:
            found.append((0, 0, seat))
        elif leaver.by is None:
            found.append((1, leaver.holder.from_n, seat))
        elif table.header.asleep or leaver.holder.from_n <= table.last_round_at:
            found.append((2, leaver.holder.from_n, seat))
    return [seat for _, _, seat in sorted(found)]


def next_to_sit(table: Table, blocked: Collection[int]) -> Sitting | None:
    """Return the first person in line who may sit down in a robot's seat, and the seat; None without one.

    Nobody sits down who holds a seat, has held another seat of this match, was kicked, or is blocked.
    """
    seats, line = seats_to_take(table), table.header.line or {}
    seated = {occupant.who for occupant in table.occupants()}
    kicked = {leaver.who for leaver in table.leavers if leaver.was_kicked}
    for who, name in line.items():
        player = parse_who(who)
        if who in seated | kicked or is_stand_in(who):
            continue
        if isinstance(player, Person) and player.user_id in blocked:
            continue
        former = {seating.seat for seating in table.seatings if seating.who == who}
        for seat in seats:
            if former <= {seat}:
                return Sitting(seat, who, name)
    return None
