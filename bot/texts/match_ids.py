"""The short id of a match: its number in 32 signs that nobody takes for one another.

It is the number written differently, so no two matches ever share one, and it never changes. It has no I, L,
O and U (Crockford's base 32); whoever types one of the first three means a digit.
"""

from __future__ import annotations

from typing import Final

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT: Final = str.maketrans("OIL", "011", " -#`")
SHORTEST: Final = 4
LONGEST: Final = 12
"""Signs of an id; twelve are as many as the largest number of the database may have."""
LONGEST_TYPED: Final = 30
"""The same with blanks and hyphens."""


def match_id(number: int) -> str:
    """The id of the match with this number, which is not below 0: `00A4`."""
    signs = ""
    while number:
        number, rest = divmod(number, len(_SIGNS))
        signs = _SIGNS[rest] + signs
    return signs.rjust(SHORTEST, _SIGNS[0])


def match_number(said: str) -> int | None:
    """The number that an id means, small letters, blanks and hyphens or not; None where it is no id."""
    signs = said.upper().translate(_MEANT)
    if not 0 < len(signs) <= LONGEST or any(sign not in _SIGNS for sign in signs):
        return None
    number = 0
    for sign in signs:
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    return number
