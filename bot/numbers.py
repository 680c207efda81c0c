"""Numbers in the words of buttons and menus, which anybody may forge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import House, Refused

LARGEST: Final = 2**63 - 1
"""The largest number that the database keeps."""
_DIGITS: Final = len(str(LARGEST))


def number(word: str) -> int:
    """The number that a word says, from 0 to LARGEST. Refused T-3 where it says none."""
    if not (word.isascii() and word.isdigit() and len(word) <= _DIGITS and int(word) <= LARGEST):
        raise Refused(House.NOT_UNDERSTOOD)
    return int(word)


def only_number(words: Sequence[str]) -> int:
    """The number that is all there is. Refused T-3 where it is anything else."""
    return number(words[0] if len(words) == 1 else "")
