"""Ids of matches: the number of the match behind a sign, `#32`.

A number never changes, and no two matches share one. Ids used to be that number in 32 signs,
at least four of them (`0010` for 32); those stand in old messages and are still read.
"""

from __future__ import annotations

import re
from typing import Final

from bot.numbers import LARGEST

LONGEST_TYPED: Final = 30
"""Signs of an id as people type it, with blanks and hyphens."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,18}")
_OLD: Final = re.compile(r"[0-9A-HJKMNP-TV-Z]{1,12}")
_OLD_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_WRITTEN_AROUND: Final = str.maketrans("", "", " -#`")
_MEANT: Final = str.maketrans("OIL", "011")


def match_id(number: int) -> str:
    """Return the id of the match with this number: `#32`."""
    return f"#{number}"


def match_number(said: str) -> int | None:
    """Return the number that an id means, with or without its sign, blanks and hyphens; None for no id.

    What begins with a 0 or has a letter can only be an old id. Old ids of digits alone that begin with no 0
    belong to matches above 32,767 and are read as numbers.
    """
    signs = said.upper().translate(_WRITTEN_AROUND)
    if _NUMBER.fullmatch(signs):
        return int(signs) if int(signs) <= LARGEST else None
    signs = signs.translate(_MEANT)
    if not _OLD.fullmatch(signs):
        return None
    number = 0
    for sign in signs:
        number = number * len(_OLD_SIGNS) + _OLD_SIGNS.index(sign)
    return number
