"""Codes of five letters by which people name a table to each other.

A code is the table's id, mixed so that neighbours look nothing alike; nothing is stored. There are 3.2
million codes: two tables whose ids are that far apart have one code, and `/table find` takes the younger one
of those that are live on its server.
"""

from __future__ import annotations

import unicodedata
from math import gcd
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""The letters of codes: without vowels, and without Y, they spell nothing."""
LENGTH: Final = 5
CODES: Final = len(LETTERS) ** LENGTH
"""The number of codes."""
_FACTOR: Final = 1_234_567
"""Has no common divisor with `CODES`, so that multiplying by it can be undone."""
_ALIKE: Final = str.maketrans("IOUY0125689", "LQVVQLZSGBG")
"""Letters and digits that are none of a code's, and the letter for which people take or type them."""

assert gcd(_FACTOR, CODES) == 1


def table_code(table_id: int) -> str:
    """Return the code of a table.

    Each step can be undone, so that `CODES` ids in a row have different codes.
    """
    digits = _digits(table_id * _FACTOR % CODES)
    mixed = 0
    for digit in digits:  # Those that differed least between neighbours weigh most from here on.
        mixed = mixed * len(LETTERS) + digit
    return "".join(LETTERS[digit] for digit in _digits(mixed * _FACTOR % CODES))


def _digits(number: int) -> list[int]:
    """Return the digits of a number below `CODES`, in base 20, the last one first."""
    found = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        found.append(digit)
    return found


def read_code(text: str) -> str:
    """Return the code that somebody typed: in any case, with anything between its letters, accents or not.

    Letters and digits that look or sound like one of a code's count as that. The result need not be a code.
    """
    plain = unicodedata.normalize("NFKD", text).upper().translate(_ALIKE)
    return "".join(letter for letter in plain if letter.isalnum())
