"""Why somebody who may rule has ruled."""

from __future__ import annotations

from typing import Final

from bot.errors import House, Refused
from bot.texts.sentences import one_line

LONGEST_REASON: Final = 200
"""Characters."""


def given(reason: str) -> str:
    """The reason of a ruling as it is kept and shown. Refused T-32 when there is nothing to read in it."""
    why = one_line(reason)[:LONGEST_REASON]
    if not why:
        raise Refused(House.REASON_MISSING)
    return why
