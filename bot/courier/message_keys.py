"""The keys of interactions that edit public messages, which Discord does not count as the bot's requests.

An interaction that was answered by changing the pressed message, or by sending a public one, edits that
message for 15 minutes. Such edits are outside the 50 requests a second of an application (Discord's
documentation, Rate Limits: interaction endpoints are not bound to the bot's global rate limit).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.courier.transports import Key
from bot.store.recent import Recent

MOST: Final = 2048
"""The number of messages whose keys are remembered."""
VALID: Final = timedelta(minutes=14)
"""How long a key is used: a minute less than Discord takes it."""
FRESH: Final = timedelta(minutes=5)
"""How old a key is before a press is answered so that it brings a new one."""


class _Dated(NamedTuple):
    key: Key
    since: datetime


class MessageKeys:
    """The newest key of each public message, by message id; kept in memory only."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._keys: Recent[_Dated] = Recent(MOST)

    def keep(self, message_id: int, key: Key) -> None:
        """Remember that this key edits the message from now on."""
        self._keys.keep(message_id, _Dated(key, self._now()))

    def find(self, message_id: int) -> Key | None:
        """Return a key that edits the message; None if the bot must edit it itself."""
        dated = self._keys.get(message_id)
        if dated is None:
            return None
        if self._now() - dated.since >= VALID:
            self._keys.drop(message_id)
            return None
        return dated.key

    def is_fresh(self, message_id: int) -> bool:
        """Return whether the message has a key that needs no renewal yet."""
        dated = self._keys.get(message_id)
        return dated is not None and self._now() - dated.since < FRESH

    def drop(self, message_id: int) -> None:
        """Forget the message's key, which Discord has refused."""
        self._keys.drop(message_id)
