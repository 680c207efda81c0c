"""What was written last where, so that nothing is written a second time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from hashlib import blake2b
from typing import Final, NamedTuple, TypeAlias

from bot.present.post import Post
from bot.records.tables import PostRow
from bot.store.shown import Stamp

REMEMBERED: Final = 4096
"""So many messages are known by what was written last; any other may be written once more than need be."""
HAND: Final = "hand"
"""How the kind of a direct message begins; each reader has their own: one seat may have had several."""
SELDOM: Final = frozenset({"championship", "reminder"})
"""Kinds that change so seldom that it is stored with each of them what it shows."""
Key: TypeAlias = tuple[int, str, int]
"""A message by its table or championship, its kind and its channel."""


class Written(NamedTuple):
    """What was written somewhere last: enough to know another Post from it, for many messages at once.

    The mark is missing where it was written before the bot was started. `remains` is the text of a direct
    message, which it keeps once a newer one has replaced it; one that is `lasting` keeps its buttons, too.
    """

    mark: int | None
    epoch: str
    stamp: str
    remains: str | None
    lasting: bool

    @classmethod
    def of(cls, kind: str, post: Post) -> Written:
        """What a message of this kind shows from now on."""
        stays = kind.startswith(HAND) and not post.lasting
        remains = post.without_buttons().content if stays else None
        return cls(hash(post), post.epoch, post.stamp, remains, post.lasting)


class LastWritten:
    """The messages written last, REMEMBERED of them."""

    def __init__(self) -> None:
        self._last: dict[Key, Written] = {}  # the newest last

    def get(self, key: Key) -> Written | None:
        """What was written last there, as far as this process knows."""
        return self._last.get(key)

    def keep(self, key: Key, post: Post) -> None:
        """Know that this has been written there."""
        self._keep(key, Written.of(key[1], post))

    def _keep(self, key: Key, written: Written) -> None:
        self._last.pop(key, None)
        self._last[key] = written
        while len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    def forget(self, key: Key) -> Written | None:
        """Know nothing of it from now on; what was known."""
        return self._last.pop(key, None)

    def forget_kind(self, kind: str) -> None:
        """The same of all messages of a kind."""
        for key in [key for key in self._last if key[1] == kind]:
            del self._last[key]

    def stamps(self, tables: Collection[int]) -> Iterator[Stamp]:
        """What the direct messages of these tables show."""
        for (table_id, kind, channel), written in self._last.items():
            if table_id in tables and written.stamp and kind.startswith(HAND):
                yield Stamp(table_id, f"{kind}/{written.epoch}", channel, written.stamp)

    def recall(self, rows: Iterable[PostRow]) -> None:
        """Know what was written before the bot was started, as far as it is stored, and not since."""
        for row in rows:
            key = (row.owner, row.subject, row.channel_id)
            if row.stamp and key not in self._last:
                self._keep(key, Written(None, row.epoch, row.stamp, None, lasting=False))


def digest(kind: str, post: Post) -> str:
    """What tells a message that changes seldom from another; "" for all others."""
    return blake2b(repr(post).encode(), digest_size=16).hexdigest() if kind in SELDOM else ""
