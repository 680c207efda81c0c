"""Ids that replace deleted people in rows that other people's matches need.

A Discord id contains its creation time: placeholders date from the first hour of 2015, before Discord began.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.records.tables import Person, parse_who

_FIRST: Final = 10**12
_END: Final = 10**13


def placeholder(rng: Random) -> int:
    """Return a new placeholder id, random in a range so large that repeats are negligible."""
    return rng.randrange(_FIRST, _END)


def is_placeholder(user_id: int) -> bool:
    """Return whether an id is a placeholder for a deleted person, which no Discord user can have."""
    return _FIRST <= user_id < _END


def is_stand_in(who: str) -> bool:
    """Return whether a who string names a deleted person.

    Raises:
        ValueError: `who` is not a who string.
    """
    player = parse_who(who)
    return isinstance(player, Person) and is_placeholder(player.user_id)
