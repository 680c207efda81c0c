"""Checks before people are invited, and of who may sit down, who is missing and who is in charge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from bot.errors import RefusalId, Refused
from bot.records.tables import Person, TableHeader
from bot.seating.player_counts import allowed_counts
from bot.store.tables import LIVE
from bot.tables.snapshot import Snapshot
from engine import GAMES

MOST_INVITED: Final = 10
"""The maximum number of people who are invited to one table."""


class _Present(Protocol):
    @property
    def who(self) -> str: ...


def missing_players(header: TableHeader, present: Iterable[_Present]) -> list[str]:
    """Return the who strings that are invited to this table and not seated yet.

    Returns [] at a table without invitations.
    """
    seated = {player.who for player in present}
    return [who for who in header.invited or {} if who not in seated]


def require_invitation(header: TableHeader, user: int) -> None:
    """Check that this person may sit at this table.

    Raises:
        Refused: T-7 the lobby of a meeting keeps no seat for the person; T-159 the table admits only certain
            people, and the refusal names the host, or as `require_reservation`.
    """
    require_reservation(header, user)
    if header.invited is not None and str(Person(user)) not in header.invited:
        raise Refused(RefusalId.NO_FREE_SEAT)
    if not header.welcomes(str(Person(user))):
        host = (header.admitted or {}).get(str(Person(header.host)), "")
        raise Refused(RefusalId.NOT_ADMITTED, host=host)


def require_reservation(header: TableHeader, user: int) -> None:
    """Check that somebody at this table could give this person a seat.

    Raises:
        Refused: T-7 the lobby of a meeting keeps all its seats for others; T-11 the table is another
            person's private table; T-41 the person is not invited to a match of a championship, and the
            refusal names the invited people.
    """
    if not header.is_open_to(user):
        raise Refused(RefusalId.NO_SUCH_TABLE)
    if header.invited is not None and str(Person(user)) not in header.invited:
        if _is_meeting_with_room(header):
            return
        if header.championship_id is None:
            raise Refused(RefusalId.NO_FREE_SEAT)
        raise Refused(RefusalId.BOOKED, players=tuple(header.invited.values()))


def may_join(header: TableHeader, user: int) -> bool:
    """Return whether this person may sit down in a lobby; anybody may in that of a meeting with room."""
    return header.status == "lobby" and (header.welcomes(str(Person(user))) or _is_meeting_with_room(header))


def may_call_to(header: TableHeader) -> bool:
    """Return whether people who want to play may be called to a table: a lobby where all of them may sit."""
    if header.status != "lobby" or header.is_private or header.admitted is not None:
        return False
    return header.invited is None or _is_meeting_with_room(header)


def _is_meeting_with_room(header: TableHeader) -> bool:
    """Return whether a table is a meeting's lobby that keeps only some of its seats for those who come."""
    if header.status != "lobby" or header.championship_id is not None or header.invited is None:
        return False
    return len(header.invited) < max(allowed_counts(GAMES[header.game], header.options))


def require_room_for(snapshot: Snapshot, user: int, name: str) -> None:
    """Check that a person of this name could sit down in a lobby, or at a running table in its next rounds.

    Raises:
        Refused: T-5 over, T-7 no place, T-10 begun without late-comers, T-41 a booked table, T-110 seated,
            T-111 kicked, T-142 the last round is being played.
    """
    header, who = snapshot.header, str(Person(user))
    if header.status not in LIVE:
        raise Refused(RefusalId.MATCH_OVER)
    if header.status == "running" and not header.takes_late_comers:
        raise Refused(RefusalId.ALREADY_BEGUN)
    require_reservation(header, user)
    if who in {occupant.who for occupant in snapshot.occupants}:
        raise Refused(RefusalId.PLAYER_SEATED, player=name)
    kicked = {leaver.who for leaver in snapshot.leavers if leaver.was_kicked}
    if who in (header.kicked if header.status == "lobby" else kicked):
        raise Refused(RefusalId.PLAYER_KICKED, player=name)
    if header.status == "lobby":
        require_free_seat(snapshot)
        return
    if GAMES[header.game].is_last_round(snapshot.view) and not header.asleep:
        raise Refused(RefusalId.LAST_ROUND)
    if not any(occupant.is_robot for occupant in snapshot.occupants):
        raise Refused(RefusalId.NO_FREE_SEAT)


def require_free_seat(snapshot: Snapshot) -> None:
    """Check that a lobby has a place for one more person, be it a robot's.

    Raises:
        Refused: T-7 no place.
    """
    people = sum(not occupant.is_robot for occupant in snapshot.occupants)
    if people >= max(allowed_counts(GAMES[snapshot.header.game], snapshot.header.options)):
        raise Refused(RefusalId.NO_FREE_SEAT)


def require_own_rules(header: TableHeader) -> None:
    """Check that the table's options and players are not set by a championship.

    Raises:
        Refused: T-42 the table is a match of a championship.
    """
    if header.championship_id is not None:
        raise Refused(RefusalId.CHAMPIONSHIP_RULES)


def require_in_charge(header: TableHeader, user: int, moderator: bool) -> None:
    """Check that this person may kick, substitute and cancel at this table.

    Raises:
        Refused: T-13 neither host nor moderator, T-44 neither organiser nor moderator.
    """
    if user != header.person_in_charge and not moderator:
        raise Refused(
            RefusalId.HOST_OR_MODERATOR_ONLY if header.organiser is None else RefusalId.ORGANISER_ONLY
        )


def require_everybody(header: TableHeader, present: Iterable[_Present]) -> None:
    """Check that everybody invited to a table is seated.

    Raises:
        Refused: T-43 people are missing; the refusal names them.
    """
    missing = missing_players(header, present)
    if missing and header.invited is not None:
        raise Refused(RefusalId.AWAITING_PLAYERS, players=tuple(header.invited[who] for who in missing))


def company(header: TableHeader, present: Iterable[_Present]) -> int:
    """Return the number of players who are seated or invited."""
    seated = list(present)
    return len(seated) + len(missing_players(header, seated))
