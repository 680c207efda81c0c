"""Ids of matches: the number of the match after a `#`, as in `#32`.

Each match keeps a unique number. Old messages show ids in base 32 with at least four digits (`0010` for 32),
so old ids are still parsed.
"""

from __future__ import annotations

import re
from typing import Final

from bot.numbers import LARGEST

LONGEST_TYPED: Final = 30
"""Maximum length of an id as people type it, with blanks and hyphens."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,18}")
_OLD: Final = re.compile(r"[0-9A-HJKMNP-TV-Z]{1,12}")
_OLD_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_WRITTEN_AROUND: Final = str.maketrans("", "", " -#`")
_MEANT: Final = str.maketrans("OIL", "011")


def match_id(number: int) -> str:
    """Return the id of the match with this number, such as `#32`."""
    return f"#{number}"


def match_number(typed: str) -> int | None:
    """Parse an id, with or without `#`, blanks and hyphens, and return its number; None if it is not an id.

    An id with a leading 0 or a letter is an old id. Other old ids, which belong to matches above 32,767, are
    read as decimal numbers.
    """
    signs = typed.upper().translate(_WRITTEN_AROUND)
    if _NUMBER.fullmatch(signs):
        return int(signs) if int(signs) <= LARGEST else None
    signs = signs.translate(_MEANT)
    if not _OLD.fullmatch(signs):
        return None
    number = 0
    for sign in signs:
        number = number * len(_OLD_SIGNS) + _OLD_SIGNS.index(sign)
    return number
