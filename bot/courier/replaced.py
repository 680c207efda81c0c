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
from bot.records.tables import MENTION, REPLACED, PostRow
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


def nonce_for(row: PostRow) -> str:
    """Return the nonce of the message that comes after `row.message_id`, in doubt or not.

    A message that stays has the same nonce whatever its epoch, so that a send in doubt is completed by the
    next one. One that notifies has its own: completed by the next, it would notify nobody.
    """
    name = row.kind.removesuffix(REPLACED) if row.subject in FLEETING else row.subject
    return nonce_of(row.channel_id, row.owner, name, row.seat, row.message_id)


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
            there: PostRow | None = old
            if last is not None and last.lasting and not in_doubt(old):
                log.debug("message %s stays as it is: that is true for good", old.message_id)
            else:
                try:
                    there = await self._put_away(old, newer, await self._remains(old, last, classic, left))
                except TryAgain as error:
                    later, there = error, None
            if there is None:
                continue
            if old.channel_id != newer.channel_id:
                self._written.forget(key)
            await self._store.posts.drop(there.owner, there.kind, there.seat)
        return later

    async def find(self, row: PostRow, remains: Post) -> PostRow | None:
        """Return the row of a message with its id; None where the channel takes nothing.

        The id of one in doubt is known once `remains`, which has the form of its kind, is sent under its
        nonce, notifying nobody: Discord answers with the first message, or has this one instead. That is
        stored as a message that was replaced, so that it never becomes the one that stands.

        Raises:
            TryAgain: Discord did not answer.
            Unavailable: the database failed.
        """
        if not in_doubt(row):
            return row
        if row.channel_id in self._silent:
            return None
        sent = await self._requests.send(row.channel_id, remains, nonce_for(row), direct=False, silent=True)
        if sent is None:
            return None
        found = replace(row, kind=f"{row.kind}{sent.message_id}", message_id=sent.message_id)
        return await self._store.posts.replace(row, found)

    async def delete(self, row: PostRow) -> int | None:
        """Delete a message that only notifies, and forget it; return its id, None where it stands as before.

        Raises:
            TryAgain: Discord did not answer.
            Unavailable: the database failed.
        """
        there = await self.find(row, await self._remains(row, None, True, None))
        if there is None or not await self._requests.delete(there):
            return None
        await self._store.posts.drop(there.owner, there.kind, there.seat)
        return there.message_id

    async def _put_away(self, old: PostRow, newer: PostRow, remains: Post) -> PostRow | None:
        """Delete a message that only notifies, or that was in doubt; have any other say what remains.

        The row it is stored by; None where it stands as before, TryAgain where that passes by itself. One in
        doubt may turn out to be the newer one, which stays.
        """
        there = await self.find(old, remains)
        if there is None or there.message_id == newer.message_id:
            return there
        if old.subject in FLEETING or in_doubt(old):
            gone = await self._requests.delete(there)
        else:
            gone = await self._requests.retire(there, remains)
        return there if gone else None

    async def _remains(self, row: PostRow, last: Written | None, classic: bool, left: Left | None) -> Post:
        """Return what a message says for good once it is replaced, in the form of its kind.

        A direct message keeps its words, with nothing to press; where nobody knows them, it has moved. A
        championship's message goes on elsewhere, and there only. What notifies is out of date.
        """
        if row.subject not in FLEETING and left is not None and (remains := await left(row.epoch)):
            return remains
        if last is not None and last.remains is not None:
            return Post((Text(last.remains),), classic=True)
        header = await self._store.header(row.owner)
        t = texts(LOCALES[0] if header is None else header.locale)
        if row.subject in FLEETING:
            return Post((Text(f"-# {t('post-over')}"),), classic=True)
        return Post((Text(f"-# {t('post-moved')}"),), classic=classic)
