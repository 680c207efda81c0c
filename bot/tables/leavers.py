"""People who have left a match: why they left, who plays their seat, and how they can return."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.errors import RefusalId
from bot.records.placeholders import is_stand_in
from bot.records.tables import Person, Robot, Seating, TableHeader, parse_who
from engine.core import Seat

TIME: Final = "deadline"
"""The reason for leaving of a person whose time ran out too often."""


class ReturnRefusal(NamedTuple):
    """The refusal that says who can let a kicked person back, and the host's name for its sentence."""

    rule: str
    host: str


class Leaver(NamedTuple):
    """A person who has held a seat and holds none now.

    by       who removed them: None if they left by themselves, else `TIME`, or a person as a who string
    holder   the seat's present seating: who plays, and who seated them
    invited  whether they may sit at this table at all; always True at a table without invitations
    gate     after a kick, the refusal that says who can let them back
    """

    seat: Seat
    who: str
    name: str
    by: str | None
    holder: Seating
    invited: bool
    gate: ReturnRefusal

    @property
    def was_kicked(self) -> bool:
        """Return whether a person in charge removed them; only a person in charge can then let them back."""
        return self.by not in (None, TIME)

    @property
    def has_robot(self) -> bool:
        """Return whether a robot plays the seat."""
        return isinstance(parse_who(self.holder.who), Robot)

    @property
    def may_return(self) -> bool:
        """Return whether they may take the seat back by themselves."""
        return self.has_robot and self.invited and not self.was_kicked


def leavers(header: TableHeader, seatings: Sequence[Seating]) -> tuple[Leaver, ...]:
    """Return the people who have left this table, the latest last.

    People who have been deleted are left out.
    """
    holders = {seating.seat: seating for seating in seatings}
    seated = {holder.who for holder in holders.values()}
    host = next((former.name for former in reversed(seatings) if former.who == str(Person(header.host))), "")
    before: dict[Seat, Seating] = {}
    found: dict[str, Leaver] = {}
    for after in seatings:
        gone = before.get(after.seat)
        before[after.seat] = after
        if gone is None or gone.who in seated or is_stand_in(gone.who):
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
            return_refusal(header, gone.who, host),
        )
    return tuple(found.values())


def seats_to_return_to(gone: Sequence[Leaver]) -> tuple[tuple[Seat, str], ...]:
    """Return the seats a robot plays for people who may take them back, each with that person's name."""
    return tuple(sorted({leaver.seat: leaver.name for leaver in gone if leaver.may_return}.items()))


def return_refusal(header: TableHeader, who: str, host: str) -> ReturnRefusal:
    """Return who may let this person back after a kick, and the refusal that says so.

    T-60: the host, named `host`, or a moderator; T-61: the organiser or a moderator; T-63: a moderator.
    """
    if header.organiser is not None:
        return ReturnRefusal(RefusalId.KICKED_BY_ORGANISER, "")
    # A kicked host cannot ask the host, so only a moderator can let them back.
    return (
        ReturnRefusal(RefusalId.HOST_KICKED, "")
        if who == str(Person(header.host))
        else ReturnRefusal(RefusalId.KICKED, host)
    )
