"""Tables that are matches of a championship: who may sit there, who is awaited, when they begin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.errors import House, Refused
from bot.records import Person, TableHeader
from bot.texts.sentences import escaped


class _Present(Protocol):
    @property
    def who(self) -> str: ...


def awaited(header: TableHeader, present: Iterable[_Present]) -> list[str]:
    """Who is invited to this table and has not sat down yet, by who string; nobody where all may sit."""
    there = {one.who for one in present}
    return [who for who in header.invited or {} if who not in there]


def require_invitation(header: TableHeader, user: int) -> None:
    """Refused T-41, naming those who may, unless this person may sit here."""
    if header.invited is not None and not header.welcomes(str(Person(user))):
        raise Refused(House.BOOKED, players=", ".join(escaped(name) for name in header.invited.values()))


def require_own_rules(header: TableHeader) -> None:
    """Refused T-42 where the rules, and who sits, are a championship's."""
    if header.championship_id is not None:
        raise Refused(House.CHAMPIONSHIP_RULES)


def require_direction(header: TableHeader, user: int, moderator: bool) -> None:
    """Who may kick, substitute and cancel a match. Refused: T-13 host or moderator, T-44 organiser or one."""
    if user != header.head and not moderator:
        raise Refused(House.HOST_OR_MODERATOR_ONLY if header.organiser is None else House.ORGANISER_ONLY)


def require_everybody(header: TableHeader, present: Iterable[_Present]) -> None:
    """Refused T-43, naming them, while somebody is awaited at a booked table: it begins by itself."""
    missing = awaited(header, present)
    if missing and header.invited is not None:
        raise Refused(
            House.AWAITING_PLAYERS, players=", ".join(escaped(header.invited[who]) for who in missing)
        )


def company(header: TableHeader, present: Iterable[_Present]) -> int:
    """How many sit or are awaited here."""
    there = list(present)
    return len(there) + len(awaited(header, there))
