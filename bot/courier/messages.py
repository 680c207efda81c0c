"""Messages that stay: one of each kind per table and round, edited in place, posted anew when due."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import discord

from bot.courier.illustrations import Illustrations
from bot.courier.message_store import MessageStore
from bot.courier.quiet import Quiet, in_quiet
from bot.courier.requests import Requests, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.courier.written import HAND, LastWritten, Written, digest
from bot.errors import Unavailable
from bot.present.post import Post, Text
from bot.records import MENTION, PostRow
from bot.store.recent import Recent
from bot.texts.emojis import Emojis
from bot.texts.sentences import LOCALES, texts

log = logging.getLogger(__name__)

OLD_AGE: Final = timedelta(minutes=50)
"""Edits of messages older than an hour are limited harder: post anew before."""

YOUNG_AGE: Final = timedelta(minutes=5)
"""Until then a calm post of another epoch is edited in place: no message jumps more often by itself."""

FLEETING: Final = frozenset({MENTION, "news", "call", "reminder"})
"""Kinds that only notify: never posted again for their age, and deleted when replaced."""
NOTIFYING: Final = FLEETING | {"drawn"}
"""Kinds that are sent for those whom they mention."""
LASTING: Final = NOTIFYING | {"championship"}
"""Kinds that are edited at any age: they change too seldom to meet the limit for old messages."""
DELETED: Final = 1024
"""At so many tables it is known which message was deleted last."""
Left: TypeAlias = Callable[[str], Awaitable[Post | None]]
"""What a message says for good once a newer one has replaced it, by its epoch; None: what it said last."""


class Messages:
    """The messages in one store, by kind (`table`, `hand <user>`) and seat (-1: everybody's)."""

    def __init__(
        self,
        bot: discord.Client,
        store: MessageStore,
        now: Callable[[], datetime],
        silent: Silence,
        quiet: Quiet,
        emojis: Emojis,
        illustrations: Illustrations,
    ) -> None:
        self._requests = Requests(bot, silent, now, emojis, illustrations)
        self._store = store
        self._now = now
        self.written = LastWritten()
        # The newest message that was deleted, by owner and kind: what comes after it is another one.
        self._deleted: Recent[dict[str, int]] = Recent(DELETED)
        # The channels that have been given up; all of them share them.
        self._silent = silent
        self._quiet = quiet

    async def recall(self, table_id: int) -> None:
        """Know what was written before the bot was started, if that can be read."""
        try:
            self.written.recall(await self._store.posts.of(table_id))
        except Unavailable as error:
            log.info("table %s: its messages are written once more, %s", table_id, error)

    async def record(
        self, table_id: int, kind: str, seat: int, channel: int, message_id: int, post: Post
    ) -> None:
        """Keep a message that was sent as an answer to an interaction."""
        row = PostRow(table_id, f"{kind}/{post.epoch}", seat, channel, message_id, self._now())
        await self._store.posts.save(replace(row, stamp=digest(kind, post)))
        self.written.keep((table_id, kind, channel), post)

    async def edited(
        self, table_id: int, kind: str, seat: int, message: discord.Message, post: Post, left: Left
    ) -> None:
        """Remember that a click has already brought this message up to date, whatever its epoch if none.

        An older one that still had something to press is the message of this kind from now on; `left` tells
        what the one that was says instead.
        """
        channel = message.channel.id
        self._requests.shows(message, post)
        rows = [row for row in await self._of(table_id, kind) if row.channel_id == channel]
        row = next((row for row in rows if row.message_id == message.id), None)
        if row is not None:
            # Pressed before the message of a new epoch has come, it is that message.
            row = await self._rename(row, f"{kind}/{post.epoch or row.epoch}")
        elif epoch := post.epoch or (rows[-1].epoch if rows else ""):
            seat = rows[-1].seat if rows else seat
            row = PostRow(table_id, f"{kind}/{epoch}", seat, channel, message.id, message.created_at)
            await self._store.posts.save(row)
        if row is not None:
            others = (other for other in rows if other.message_id != message.id)
            await self._put_away(others, row, post.classic, left)
            self.written.keep((table_id, kind, channel), post._replace(epoch=row.epoch))

    async def epoch(self, table_id: int, kind: str, channel: int) -> str | None:
        """Of which epoch the message of this kind in this channel is; None when there is none."""
        rows = [row for row in await self._of(table_id, kind) if row.channel_id == channel]
        return rows[-1].epoch if rows else None

    async def _of(self, table_id: int, kind: str) -> list[PostRow]:
        """The messages of this kind, whatever their epoch. Unavailable."""
        return [row for row in await self._store.posts.of(table_id) if row.subject == kind]

    async def keep(
        self,
        table_id: int,
        kind: str,
        seat: int,
        channel: int,
        post: Post,
        *,
        anew: bool = False,
        still: bool = False,
        left: Left | None = None,
    ) -> bool:
        """Make the message of this kind show `post`: edit it, or send it if none is of this epoch.

        `anew` sends it in any case; `still` never for its age alone. `left` tells what older messages say
        from then on; without it they keep their words. True when that took a request; NotYet where it would
        only mention people who are not to be mentioned now.
        """
        if channel in self._silent:
            return False
        name, direct = f"{kind}/{post.epoch}", kind.startswith(HAND)
        rows = [row for row in await self._of(table_id, kind) if row.seat == seat]
        # Elsewhere is another message: a seat's direct message belongs to whoever held the seat then.
        row = self._standing((row for row in rows if row.channel_id == channel), name, calm=post.calm)
        if row is not None and not anew and self._shows(row, kind, post):
            return False
        young = row is not None and (still or kind in LASTING or self._now() - row.posted_at < OLD_AGE)
        edited = await self._edit(row, name, post) if row is not None and young and not anew else None
        if edited is not None:
            if channel in self._silent:
                return True
            if left is not None:  # What a process that died has not got to.
                others = (old for old in rows if old.message_id != edited.message_id)
                await self._put_away(others, edited, post.classic, left)
            self.written.keep((table_id, kind, channel), post)
            return True
        # A message that comes again further down calls nobody a second time.
        again = post if row is None else post._replace(mentions=())
        if again.mentions:
            again = in_quiet(again, kind in NOTIFYING, await self._store.header(table_id), self._quiet)
        # What notifies does so whenever it is sent; all else once, and comes further down in silence.
        silent = bool(rows) and not (direct or kind in FLEETING or again.mentions)
        deleted = (self._deleted.get(table_id) or {}).get(kind, 0)
        after = max((deleted, *(row.message_id for row in rows)))
        new = PostRow(table_id, name, seat, channel, after, self._now(), digest(kind, post))
        row = await self._send(new, again, silent)
        if row is None:
            return True
        await self._put_away(rows, row, post.classic, left)
        self.written.keep((table_id, kind, channel), post)
        return True

    async def _send(self, row: PostRow, post: Post, silent: bool) -> PostRow | None:
        """Send what comes after the message of this row, and keep where it is; None where it is not taken.

        What a process that died has sent already is given back, and shows what held then. If that has been
        deleted since, this comes after it.
        """
        direct = row.kind.startswith(HAND)
        while True:
            nonce = nonce_of(row.channel_id, row.owner, row.kind, row.seat, row.message_id)
            sent = await self._requests.send(row.channel_id, post, nonce, direct=direct, silent=silent)
            if sent is None:
                return None
            before, row = row.message_id, replace(row, message_id=sent.message_id)
            await self._store.posts.save(replace(row, stamp="") if sent.repeated else row)
            if sent.named:
                raise TryAgain("an emoji is gone: its name is shown")
            if not sent.repeated or await self._requests.edit(row, post, direct=direct):
                return row
            if row.message_id == before:
                raise TryAgain("the message of an earlier try is gone")

    def _shows(self, row: PostRow, kind: str, post: Post) -> bool:
        """True when this is what was written there last, as far as that is known."""
        last = self.written.get((row.owner, kind, row.channel_id))
        return last.mark == hash(post) if last else row.stamp == digest(kind, post) != ""

    async def _edit(self, row: PostRow, name: str, post: Post) -> PostRow | None:
        """Edit a message, which has that name from then on; None when it is not there any more."""
        stamp = digest(row.subject, post)
        if row.stamp and stamp:
            # Should the bot die before it is known what the message shows, it is written once more.
            await self._store.posts.save(replace(row, stamp=""))
        if not await self._requests.edit(row, post, direct=row.kind.startswith(HAND)):
            return None
        if row.channel_id in self._silent:
            return row
        row = await self._rename(row, name)
        if stamp:
            await self._store.posts.save(replace(row, stamp=stamp))
        return row

    def _standing(self, rows: Iterable[PostRow], name: str, *, calm: bool) -> PostRow | None:
        """The message to be edited: the one of this epoch; for a calm post, any that is young."""
        found = sorted(rows, key=lambda row: (row.kind == name, row.posted_at, row.message_id))
        row = found[-1] if found else None
        if row is None or row.kind == name or (calm and self._now() - row.posted_at < YOUNG_AGE):
            return row
        return None

    async def _rename(self, row: PostRow, name: str) -> PostRow:
        """Remember that this message is about another epoch from now on."""
        if row.kind == name:
            return row
        renamed = replace(row, kind=name, stamp="")
        await self._store.posts.save(renamed)
        await self._store.posts.drop(row.owner, row.kind, row.seat)
        return renamed

    async def _put_away(
        self, rows: Iterable[PostRow], newer: PostRow, classic: bool, left: Left | None
    ) -> None:
        """Messages that a newer one has replaced go, or say what stays true, and are forgotten.

        One that cannot be changed for the moment is known as before: it goes with the next change.
        """
        for old in rows:
            key = (old.owner, old.subject, old.channel_id)
            last = self.written.get(key) if old.channel_id == newer.channel_id else self.written.forget(key)
            if last is not None and last.lasting and last.epoch == old.epoch:
                log.debug("message %s stays as it is: that is true for good", old.message_id)
            else:
                remains = None if left is None else await left(old.epoch)
                try:
                    if old.subject in FLEETING:
                        await self._requests.delete(old)
                    else:
                        await self._requests.retire(old, remains or await self._remains(old, last, classic))
                except TryAgain:
                    continue
            if old.kind != newer.kind:
                await self._store.posts.drop(old.owner, old.kind, old.seat)

    async def has(self, table_id: int, kind: str) -> bool:
        """Whether there is a message of this kind, whatever its epoch. Unavailable."""
        return bool(await self._of(table_id, kind))

    async def drop(self, table_id: int, kind: str, *, but: str = "", since: datetime | None = None) -> bool:
        """Delete the messages of this kind, except the one of epoch `but`, unless it is older than `since`.

        True when there were any.
        """
        dropped = False
        for row in await self._of(table_id, kind):
            if row.epoch == but and (since is None or row.posted_at >= since):
                continue
            if not await self._requests.delete(row):
                continue
            await self._store.posts.drop(table_id, row.kind, row.seat)
            self.written.forget((table_id, kind, row.channel_id))
            self._deleted.keep(table_id, {**(self._deleted.get(table_id) or {}), kind: row.message_id})
            dropped = True
        return dropped

    async def link(self, table_id: int, guild: int | None, kind: str = "table") -> str:
        """The address of the table's message, "" when there is none."""
        rows = await self._of(table_id, kind)
        if not rows:
            return ""
        newest = max(rows, key=lambda row: (row.posted_at, row.message_id))
        return f"https://discord.com/channels/{guild or '@me'}/{newest.channel_id}/{newest.message_id}"

    async def _remains(self, row: PostRow, last: Written | None, classic: bool) -> Post:
        """A direct message keeps its words, with nothing to press; where nobody knows them, it has moved.

        A championship's message goes on elsewhere, and there only.
        """
        if last is not None and last.remains is not None:
            return Post((Text(last.remains),), classic=True)
        header = await self._store.header(row.owner)
        t = texts(LOCALES[0] if header is None else header.locale)
        return Post((Text(f"-# {t('post-moved')}"),), classic=classic)
