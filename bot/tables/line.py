"""The line of people who wait for a seat at a running table: who sits down next, and in which seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.tables.table import Table
from engine.core import Seat

MOST_WAITING: Final = 8
"""How many people may wait for a seat at one table."""


class Sitting(NamedTuple):
    """Somebody who waits and may sit down, as a who string and a name, and the robot's seat for them."""

    seat: Seat
    who: str
    name: str


def next_to_sit(table: Table) -> Sitting | None:
    """Return the first person in line who may sit down in a robot's seat, and the seat; None without one.

    Nobody sits down who holds a seat, has held another seat of this match, or was kicked.
    """
    seats, line = table.free_seats(), table.header.line or {}
    seated = {occupant.who for occupant in table.occupants()}
    kicked = {leaver.who for leaver in table.leavers if leaver.was_kicked}
    for who, name in line.items():
        if who in seated | kicked:
            continue
        former = {seating.seat for seating in table.seatings if seating.who == who}
        for seat in seats:
            if former <= {seat}:
                return Sitting(seat, who, name)
    return None
