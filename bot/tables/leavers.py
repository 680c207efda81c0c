"""Who has held a seat of a match and holds none now: why they went, who plays it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.errors import House
from bot.placeholders import is_stand_in
from bot.records import Person, Robot, Seating, TableHeader, parse_who
from bot.texts.sentences import escaped
from engine.core import Seat

TIME: Final = "deadline"
"""What has somebody go whose time ran out too often."""


class Gate(NamedTuple):
    """Who can let somebody back who was kicked: the refusal that says so, and the name of the host in it."""

    rule: str
    host: str

    @property
    def facts(self) -> dict[str, Any]:
        """What its sentence is filled with; a host without a name that can be read is not named."""
        host = escaped(self.host)
        return {"host": host, "named": "yes" if host else "no"}


class Leaver(NamedTuple):
    """Somebody who has held a seat and holds none now.

    by       who had them go: nobody but themselves (None), `TIME`, or a person, as a who string
    holder   the seat's present seating: who plays, and who seated them
    invited  whether they may sit here at all: anybody may where nobody in particular is invited
    gate     after a kick, the refusal that says who can let them back
    """

    seat: Seat
    who: str
    name: str
    by: str | None
    holder: Seating
    invited: bool
    gate: Gate

    @property
    def kicked(self) -> bool:
        """True when somebody in charge had them go: only somebody in charge has them come back."""
        return self.by not in (None, TIME)

    @property
    def kept(self) -> bool:
        """True while a robot plays the seat."""
        return isinstance(parse_who(self.holder.who), Robot)

    @property
    def welcome(self) -> bool:
        """Whether they may take the seat back by themselves."""
        return self.kept and self.invited and not self.kicked


def leavers(header: TableHeader, seatings: Sequence[Seating]) -> tuple[Leaver, ...]:
    """All of them, whoever went last at the end; nobody who has been deleted."""
    holders = {seating.seat: seating for seating in seatings}
    there = {holder.who for holder in holders.values()}
    host = next((one.name for one in reversed(seatings) if one.who == str(Person(header.host))), "")
    before: dict[Seat, Seating] = {}
    found: dict[str, Leaver] = {}
    for after in seatings:
        gone = before.get(after.seat)
        before[after.seat] = after
        if gone is None or gone.who in there or is_stand_in(gone.who):
            continue
        if isinstance(parse_who(gone.who), Robot):
            continue
        found.pop(gone.who, None)
        found[gone.who] = Leaver(
            gone.seat,
            gone.who,
            gone.name,
            after.by,
            holders[gone.seat],
            header.welcomes(gone.who),
            gate(header, gone.who, host),
        )
    return tuple(found.values())


def absent(gone: Sequence[Leaver]) -> tuple[tuple[Seat, str], ...]:
    """The seats a robot plays for somebody who may take them back, each with that person's name."""
    return tuple(sorted({one.seat: one.name for one in gone if one.welcome}.items()))


def gate(header: TableHeader, who: str, host: str) -> Gate:
    """T-60: the host, of this name, or a moderator; T-61: the organiser or one; T-63: only one."""
    if header.organiser is not None:
        return Gate(House.KICKED_BY_ORGANISER, "")
    # Who is host alone has nobody else to ask.
    return Gate(House.HOST_KICKED, "") if who == str(Person(header.host)) else Gate(House.KICKED, host)
