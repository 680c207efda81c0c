"""Ids that replace people who have had themselves deleted, in rows that others' matches need.

A Discord id contains the moment it was made at: these are from the first hour of 2015, before Discord.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.records.tables import Person, parse_who

_FIRST: Final = 10**12
_END: Final = 10**13


def placeholder(rng: Random) -> int:
    """Return a new placeholder id, random among so many that none is used twice."""
    return rng.randrange(_FIRST, _END)


def is_placeholder(user_id: int) -> bool:
    """Return whether an id is a placeholder for a deleted person: no Discord user has it."""
    return _FIRST <= user_id < _END


def is_stand_in(who: str) -> bool:
    """Return whether a who string names a deleted person.

    Raises:
        ValueError: it is not a who string.
    """
    player = parse_who(who)
    return isinstance(player, Person) and is_placeholder(player.user_id)
