"""Parsing of numbers in custom_ids and menu values, which any user may forge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import RefusalId, Refused

LARGEST: Final = 2**63 - 1
"""The largest integer that the database stores."""
_DIGITS: Final = len(str(LARGEST))


def parse_number(word: str) -> int:
    """Parse a number from 0 to LARGEST.

    Raises:
        Refused: T-3 the word is no such number.
    """
    if not (word.isascii() and word.isdigit() and len(word) <= _DIGITS and int(word) <= LARGEST):
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    return int(word)


def parse_only_number(words: Sequence[str]) -> int:
    """Parse the only word as a number.

    Raises:
        Refused: T-3 there is no word or more than one, or the word is no number.
    """
    return parse_number(words[0] if len(words) == 1 else "")
