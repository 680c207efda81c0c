"""Pure functions over the members of a lobby."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.errors import RefusalId, Refused
from bot.records.placeholders import is_stand_in
from bot.records.tables import Member, Robot, parse_who
from bot.tables.robot_names import LEVEL, ROBOT_NAMES, robot_name
from bot.tables.snapshot import Occupant

TOKENS: Final = (
    *("crab", "dolphin", "parrot", "octopus", "starfish", "shell", "turtle", "cat", "monkey", "puffer"),
)
"""The animals whose colours mark the seats; more than any table has seats."""


def robots(members: Sequence[Member]) -> list[Robot]:
    """Return the robots among the members, in order."""
    return [player for member in members if isinstance(player := parse_who(member.who), Robot)]


def with_robot(members: Sequence[Member], locale: str) -> list[Member]:
    """Return the members with one more robot, of the last robot's level, under an unused name."""
    others = robots(members)
    level = others[-1].level if others else LEVEL
    number = min(set(range(ROBOT_NAMES)) - {robot.number for robot in others})
    return with_tokens([*members, Member(str(Robot(level, number)), robot_name(locale, number))])


def with_tokens(members: Sequence[Member]) -> list[Member]:
    """Return the members, giving each member without an animal the first unused animal."""
    taken = {member.token for member in members}
    free = (token for token in TOKENS if token not in taken)
    return [member if member.token else replace(member, token=next(free)) for member in members]


def without_robot(members: Sequence[Member], otherwise: str) -> list[Member]:
    """Return the members without their last robot.

    Raises:
        Refused: there is no robot; `otherwise` is the refusal's id.
    """
    if not robots(members):
        raise Refused(otherwise)
    last = str(robots(members)[-1])
    return [member for member in members if member.who != last]


def with_room(members: Sequence[Member], who: str, most: int) -> list[Member]:
    """Return the members, without the last robot if a newcomer needs its seat.

    Raises:
        Refused: T-7 all seats are taken by people.
    """
    if len(members) < most or who in {member.who for member in members}:
        return list(members)
    return without_robot(members, RefusalId.NO_FREE_SEAT)


def with_person(members: Sequence[Member], newcomer: Member, most: int) -> list[Member]:
    """Return the members with a newcomer, who takes a robot's seat if all are taken.

    Raises:
        Refused: T-8 already a member, T-7 all seats are taken by people.
    """
    if newcomer.who in {member.who for member in members}:
        raise Refused(RefusalId.ALREADY_SEATED)
    return with_tokens([*(with_room(members, newcomer.who, most) if robots(members) else members), newcomer])


def with_people(members: Sequence[Member], newcomers: Iterable[Member], most: int) -> list[Member]:
    """Return the members with newcomers, who take robots' seats if all are taken, as far as there is room."""
    seated = list(members)
    for newcomer in newcomers:
        if len(seated) >= most and not robots(seated):
            break
        seated = with_person(seated, newcomer, most)
    return seated


def at_level(members: Sequence[Member], level: str, number: int | None = None) -> list[Member]:
    """Return the members with robot `number`, or all robots, set to this level.

    Raises:
        Refused: T-27 no robot has that number.
    """
    if number is not None and number not in {robot.number for robot in robots(members)}:
        raise Refused(RefusalId.NO_ROBOT_IN_SEAT)
    return [
        replace(member, who=str(Robot(level, player.number)))
        if isinstance(player := parse_who(member.who), Robot) and number in (None, player.number)
        else member
        for member in members
    ]


def with_token(members: Sequence[Member], place: int, token: str) -> list[Member]:
    """Return the members with this animal for the member at `place`, who swaps with a robot if necessary.

    Raises:
        Refused: T-31 another person has this animal.
    """
    chosen = list(members)
    for other, member in enumerate(members):
        if member.token == token and other != place:
            if not isinstance(parse_who(member.who), Robot):
                raise Refused(RefusalId.ALREADY_CHOSEN, player=member.name)
            chosen[other] = replace(member, token=members[place].token)
    chosen[place] = replace(members[place], token=token)
    return chosen


def members_from(occupants: Iterable[Occupant]) -> list[Member]:
    """Return the players of a finished match as members of a new lobby, without deleted people."""
    return [Member(s.who, s.name, s.token) for s in occupants if not is_stand_in(s.who)]
