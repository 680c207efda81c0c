"""The numbers that stand for people who have had themselves deleted, where others' matches need somebody.

A Discord id begins with the moment it was made at: these are from the first hour of 2015, before Discord.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bot.records import Person, parse_who

_FIRST: Final = 10**12
_END: Final = 10**13


def placeholder(rng: Random) -> int:
    """A new one; so many are possible that nobody has had it before."""
    return rng.randrange(_FIRST, _END)


def is_placeholder(user_id: int) -> bool:
    """Whether this stands for somebody deleted: it is nobody's Discord id."""
    return _FIRST <= user_id < _END


def is_stand_in(who: str) -> bool:
    """The same of a who string; ValueError for what is none."""
    player = parse_who(who)
    return isinstance(player, Person) and is_placeholder(player.user_id)
