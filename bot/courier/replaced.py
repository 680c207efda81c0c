"""Messages that a newer one replaces: known until they are gone, or say what stays true."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from bot.courier.message_store import MessageStore
from bot.courier.requests import Requests, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.courier.written import LastWritten, Written
from bot.present.post import Post, Text
from bot.records import MENTION, REPLACED, PostRow
from bot.texts.sentences import LOCALES, texts

log = logging.getLogger(__name__)

FLEETING: Final = frozenset({MENTION, "news", "call", "reminder"})
"""Kinds that only notify: never posted again for their age, and deleted when replaced."""
Left: TypeAlias = Callable[[str], Awaitable[Post | None]]
"""What a message says for good once a newer one has replaced it, by its epoch; None: what it said last."""


def put_in_doubt(row: PostRow) -> PostRow:
    """What is known of a message that comes after that of this row, until it is known where it is."""
    return replace(row, kind=row.kind + REPLACED, stamp="")


def in_doubt(row: PostRow) -> bool:
    """Whether it is not known if this message was sent."""
    return row.kind.endswith(REPLACED)


class Replaced:
    """Puts older messages away. What has been written last is told by `written`."""

    def __init__(
        self, store: MessageStore, requests: Requests, silent: Silence, written: LastWritten
    ) -> None:
        self._store = store
        self._requests = requests
        self._silent = silent
        self._written = written

    async def make_way(self, rows: Iterable[PostRow], name: str, but: int = 0) -> list[PostRow]:
        """These messages; none of them but that one bears this name any more, and all are known as before."""
        posts = self._store.posts
        return [
            await posts.rename(row, f"{name}{REPLACED}{row.message_id}")
            if row.kind == name and row.message_id != but
            else row
            for row in rows
        ]

    async def put_away(
        self, rows: Iterable[PostRow], newer: PostRow, classic: bool, left: Left | None
    ) -> TryAgain | None:
        """Messages that a newer one has replaced go, or say what stays true, and are forgotten.

        One that cannot be changed is known as before: it goes with the next change. Why, if that passes.
        """
        later = None
        for old in rows:
            key = (old.owner, old.subject, old.channel_id)
            last = self._written.get(key)
            if last is not None and last.epoch != old.epoch:
                last = None  # That is about the newer one.
            if last is not None and last.lasting and not in_doubt(old):
                log.debug("message %s stays as it is: that is true for good", old.message_id)
            else:
                try:
                    if not await self._put_away(old, last, classic, left):
                        continue
                except TryAgain as error:
                    later = error
                    continue
            if old.channel_id != newer.channel_id:
                self._written.forget(key)
            await self._store.posts.drop(old.owner, old.kind, old.seat)
        return later

    async def found(self, row: PostRow) -> PostRow | None:
        """The same where it is known; else it is sent again, for nobody: Discord says where the first is.

        None where it cannot be. TryAgain.
        """
        if not in_doubt(row):
            return row
        if row.channel_id in self._silent:
            return None
        post = await self._remains(row, None, classic=True)
        nonce = nonce_of(row.channel_id, row.owner, row.kind.removesuffix(REPLACED), row.seat, row.message_id)
        sent = await self._requests.send(row.channel_id, post, nonce, direct=False, silent=True)
        return None if sent is None else replace(row, message_id=sent.message_id)

    async def _put_away(self, old: PostRow, last: Written | None, classic: bool, left: Left | None) -> bool:
        """Put one away; False where it stands as before, TryAgain where that passes by itself."""
        if old.subject in FLEETING or in_doubt(old):
            there = await self.found(old)
            return there is not None and await self._requests.delete(there)
        remains = None if left is None else await left(old.epoch)
        return await self._requests.retire(old, remains or await self._remains(old, last, classic))

    async def _remains(self, row: PostRow, last: Written | None, classic: bool) -> Post:
        """A direct message keeps its words, with nothing to press; where nobody knows them, it has moved.

        A championship's message goes on elsewhere, and there only.
        """
        if last is not None and last.remains is not None:
            return Post((Text(last.remains),), classic=True)
        header = await self._store.header(row.owner)
        t = texts(LOCALES[0] if header is None else header.locale)
        return Post((Text(f"-# {t('post-moved')}"),), classic=classic)
