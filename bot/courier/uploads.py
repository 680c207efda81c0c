"""Count refused uploads in messages that only one person sees, and rest after several."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

log = logging.getLogger(__name__)

FEW: Final = 3
"""So many refusals, one after the other, are no accident."""
HOUR: Final = 3600.0
"""Seconds in which private messages keep to text after that."""
BAD_REQUEST: Final = 400


class PrivateUploads:
    """Count the new pictures that Discord has refused as edits of private messages.

    Discord has been seen to answer such an edit with "unfurled media attachment not found". After a few of
    these, nobody's click is answered twice any more for an hour: once in vain, then in text.
    """

    def __init__(self) -> None:
        self._refused = 0
        self._until = 0.0

    @property
    def rest(self) -> bool:
        """True while private messages keep to text."""
        return asyncio.get_running_loop().time() < self._until

    def refused(self, error: Exception) -> None:
        """Count a refusal of an edit whose text alone is taken, or stands already."""
        if not isinstance(error, discord.HTTPException) or error.status != BAD_REQUEST:
            return
        self._refused += 1
        if self._refused >= FEW and not self.rest:
            self._refused = 0
            self._until = asyncio.get_running_loop().time() + HOUR
            log.warning("private messages keep to text for an hour: new pictures are refused (%s)", error)

    def taken(self) -> None:
        """Forget the refusals: an edit of a private message with a new picture was taken."""
        self._refused = 0
