"""Ids of rows in `people`, which stand in the place of a Discord id once their person is deleted.

A Discord id contains its creation time: ids of this range date from the first hour of 2015, before Discord.
"""

from __future__ import annotations

from typing import Final

from bot.records.tables import Person, parse_who

_FIRST: Final = 10**12
_END: Final = 10**13


def is_placeholder(user_id: int) -> bool:
    """Return whether an id is that of a row in `people`, which no Discord user can have."""
    return _FIRST <= user_id < _END


def is_stand_in(who: str) -> bool:
    """Return whether a who string names a deleted person.

    Raises:
        ValueError: `who` is not a who string.
    """
    player = parse_who(who)
    return isinstance(player, Person) and is_placeholder(player.user_id)
