"""Records of the bot's messages: one slot for each place where a message stands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

TABLE, HAND, MENTION, CALL, NEWS = "table", "hand", "mention", "call", "news"
"""The kinds of a table's messages; `shared <paper>` is a further kind."""
INVITATION: Final = "invitation"
"""The kind of a direct message that invites its reader to a table."""
WANTED: Final = "wanted"
"""The kind of a message that calls people who want to play to a lobby."""
DIRECT: Final = frozenset({HAND, INVITATION})
"""The kinds of direct messages, which a person may refuse: that says nothing about any channel."""
CHAMPIONSHIP, DRAWN, REMINDER, STANDINGS = "championship", "drawn", "reminder", "standings"
"""The kinds of a championship's messages."""
DEAL: Final = "deal"
"""The kind of a duel's message."""
PAD: Final = "pad"
"""The kind of a score pad's message."""
MEETING, NOTICE = "meeting", "notice"
"""The kinds of a meeting's messages: the invitation, and what mentions those who have answered."""
DAILY: Final = "daily "
"""The beginning of the kinds of the messages about a deal of the day, which end with their server's id."""
EVERYBODY: Final = 0
"""The reader of public messages."""


class Slot(NamedTuple):
    """A place for one message of a table, championship, deal, meeting or pad; `reader` is a user id."""

    owner: int
    kind: str
    reader: int = EVERYBODY


@dataclass(frozen=True, slots=True)
class SlotRow:
    """A message in a slot; more than one row is in a slot until older messages have been put away.

    message_id   while `is_sending`, the message that comes before this one (0: none)
    is_sending   whether the message is about to be sent, or may have been sent without its id being stored
    epoch        the epoch of its post: a post of another epoch is a new message
    fingerprint  of the post that it shows, "" if unknown
    stamp        the key by which drawing is skipped, "" if unknown or none; not stored
    is_final     whether what it shows stays true for good, so that it is not edited once it is replaced
    """

    owner: int
    kind: str
    reader: int
    channel_id: int
    message_id: int
    posted_at: datetime
    epoch: str = ""
    is_sending: bool = False
    fingerprint: str = ""
    is_final: bool = False
    stamp: str = ""

    @property
    def slot(self) -> Slot:
        """Return the slot of the message."""
        return Slot(self.owner, self.kind, self.reader)

    @property
    def key(self) -> tuple[str, int, int, int, str, bool]:
        """Return what identifies the row among those of its owner."""
        return self.kind, self.reader, self.channel_id, self.message_id, self.epoch, self.is_sending
