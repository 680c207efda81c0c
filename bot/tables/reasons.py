"""The reason that a person in charge must give for a ruling."""

from __future__ import annotations

from typing import Final

from bot.errors import RefusalId, Refused
from bot.texts.sentences import one_line

LONGEST_REASON: Final = 200
"""Maximum length of a reason, in characters."""


def clean_reason(reason: str) -> str:
    """Return the reason of a ruling on one line, cut to `LONGEST_REASON`.

    Raises:
        Refused: T-32 the reason has no visible text.
    """
    why = one_line(reason)[:LONGEST_REASON]
    if not why:
        raise Refused(RefusalId.REASON_MISSING)
    return why
