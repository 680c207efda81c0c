"""Messages that stay: one of each kind per table and round, edited in place, posted anew when due."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.courier.delivery import Delivery
from bot.courier.message_store import MessageStore
from bot.courier.quiet import Quiet, in_quiet
from bot.courier.replaced import FLEETING, Left, Replaced, in_doubt, nonce_for, put_in_doubt
from bot.courier.requests import Requests
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.courier.written import HAND, LastWritten, digest
from bot.errors import Unavailable
from bot.present.post import Post
from bot.records.tables import REPLACED, PostRow
from bot.store.recent import Recent
from bot.texts.emojis import Emojis

log = logging.getLogger(__name__)

OLD_AGE: Final = timedelta(minutes=50)
"""Edits of messages older than an hour are limited harder: post anew before."""

YOUNG_AGE: Final = timedelta(minutes=5)
"""Until then a calm post of another epoch is edited in place: no message jumps more often by itself."""

NOTIFYING: Final = FLEETING | {"drawn"}
"""Kinds that are sent for those whom they mention."""
LASTING: Final = NOTIFYING | {"championship"}
"""Kinds that are edited at any age: they change too seldom to meet the limit for old messages."""
DELETED: Final = 1024
"""At so many tables it is known which message was deleted last."""


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
        delivery: Delivery,
    ) -> None:
        self._requests = Requests(bot, silent, now, emojis, delivery)
        self._store = store
        self._now = now
        self.written = LastWritten()
        self._replaced = Replaced(store, self._requests, silent, self.written)
        # The newest message that was deleted, by owner and kind: what comes after it is another one.
        self._deleted: Recent[dict[str, int]] = Recent(DELETED)
        # The channels that have been given up; all of them share them.
        self._silent = silent
        self._quiet = quiet

    async def recall(self, table_id: int) -> None:
        """Know what was written before the bot was started, if that can be read."""
        try:
            self.written.recall(await self._store.posts.list_for(table_id))
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
        rows = [row for row in await self._of(table_id, kind) if row.channel_id == channel]
        row = next((row for row in rows if row.message_id == message.id and not in_doubt(row)), None)
        if row is not None:
            # Pressed before the message of a new epoch has come, it is that message.
            name = f"{kind}/{post.epoch or row.epoch}"
            rows = await self._replaced.make_way(rows, name, but=message.id)
            row = await self._store.posts.rename(row, name)
        elif epoch := post.epoch or (rows[-1].epoch if rows else ""):
            name, seat = f"{kind}/{epoch}", rows[-1].seat if rows else seat
            rows = await self._replaced.make_way(rows, name)
            row = PostRow(table_id, name, seat, channel, message.id, message.created_at)
            await self._store.posts.save(row)
        if row is not None:
            others = (other for other in rows if in_doubt(other) or other.message_id != message.id)
            await self._replaced.put_away(others, row, post.classic, left)
            self.written.keep((table_id, kind, channel), post._replace(epoch=row.epoch))

    async def adopt(self, table_id: int, kind: str, epoch: str, message: discord.Message) -> bool:
        """Know of a message of this epoch beside the one that is known, so that it is put away.

        False where it is known already, or there is no other one. Unavailable.
        """
        known = await self._store.posts.list_for(table_id)
        others = [row for row in known if row.subject == kind]
        if not others or message.id in {row.message_id for row in known}:
            return False
        name = f"{kind}/{epoch}{REPLACED}{message.id}"
        channel, seat = message.channel.id, others[-1].seat
        await self._store.posts.save(PostRow(table_id, name, seat, channel, message.id, message.created_at))
        return True

    async def epoch(self, table_id: int, kind: str, channel: int) -> str | None:
        """Of which epoch the message of this kind in this channel is; None when there is none."""
        rows = [row for row in await self._of(table_id, kind) if row.channel_id == channel]
        return rows[-1].epoch if rows else None

    async def _of(self, table_id: int, kind: str) -> list[PostRow]:
        """The messages of this kind, whatever their epoch. Unavailable."""
        return [row for row in await self._store.posts.list_for(table_id) if row.subject == kind]

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
        rows = await self._of(table_id, kind)
        # Elsewhere is another message: a seat's direct message belongs to whoever held the seat then.
        here = [row for row in rows if row.channel_id == channel and not in_doubt(row)]
        row = self._standing(here, name, calm=post.edits_in_place)
        doubts = [one for one in rows if one.channel_id == channel and in_doubt(one)]
        if kind in FLEETING:  # It must notify: it completes an earlier try of its own, and nothing else.
            doubts = [one for one in doubts if row is None and one.kind == name + REPLACED]
        doubt = max(doubts, key=lambda one: one.posted_at, default=None)
        anew = anew or doubt is not None
        if row is not None and not anew and self._shows(row, kind, post):
            return await self._leave(rows, row, post, left)
        young = row is not None and (still or kind in LASTING or self._now() - row.posted_at < OLD_AGE)
        edited = await self._edit(row, name, post) if row is not None and young and not anew else None
        if edited is not None:
            if channel in self._silent:
                return True
            await self._leave(rows, edited, post, left)
            return True
        # A message that comes again further down calls nobody a second time.
        again = row is not None or any(one.epoch == post.epoch for one in here)
        new = post._replace(mentions=()) if again else post
        if new.mentions:
            new = in_quiet(new, kind in NOTIFYING, await self._store.header(table_id), self._quiet)
        # What notifies does so whenever it is sent; all else once, and comes further down in silence.
        silent = bool(rows) and not (direct or kind in FLEETING or new.mentions)
        deleted = (self._deleted.get(table_id) or {}).get(kind, 0)
        after = max((deleted, *(one.message_id for one in rows)))
        place = PostRow(table_id, name, seat, channel, after, self._now(), digest(kind, post))
        rows = await self._replaced.make_way((one for one in rows if one is not doubt), name)
        sent = await self._send(place, new, silent, doubt)
        if sent is not None:
            await self._leave(rows, sent, post, left)
        return True

    async def _leave(self, rows: Iterable[PostRow], row: PostRow, post: Post, left: Left | None) -> bool:
        """Have all these messages but this one, which shows this post, put away. True when there were others.

        TryAgain where one of them cannot be for the moment.
        """
        others = [old for old in rows if in_doubt(old) or old.message_id != row.message_id]
        later = await self._replaced.put_away(others, row, post.classic, left)
        self.written.keep((row.owner, row.subject, row.channel_id), post)
        if later is not None:
            raise later
        return bool(others)

    async def _send(self, row: PostRow, post: Post, silent: bool, earlier: PostRow | None) -> PostRow | None:
        """Send what comes after the message of this row, and store where it is; None where it is refused.

        It is stored as in doubt before it is sent: whenever the bot dies, the message is found again and no
        two of them stand. An `earlier` send in doubt is completed. Where Discord answers with a message that
        it had already, that one is edited; if it has been deleted since, another is sent after it.

        Raises:
            TryAgain: Discord did not answer, and the send is stored as in doubt.
            Unavailable: the database failed.
        """
        direct, posts = row.kind.startswith(HAND), self._store.posts
        if earlier is not None:
            row = replace(row, message_id=earlier.message_id)
        while True:
            doubt = put_in_doubt(row)
            await posts.replace(earlier or doubt, doubt)
            nonce = nonce_for(row)
            sent = await self._requests.send(row.channel_id, post, nonce, direct=direct, silent=silent)
            if sent is None:
                if earlier is None:  # It was refused, and is in doubt no more.
                    await posts.drop(row.owner, doubt.kind, row.seat)
                return None
            before, earlier, row = row.message_id, None, replace(row, message_id=sent.message_id)
            known = replace(row, stamp="") if sent.repeated else row
            await posts.replace(doubt, known)
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
        row = await self._store.posts.rename(row, name)
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

    async def has(self, table_id: int, kind: str) -> bool:
        """Whether there is a message of this kind, or one to be looked for. Unavailable."""
        return any(kind in FLEETING or not in_doubt(row) for row in await self._of(table_id, kind))

    async def coming(self, table_id: int, kind: str) -> bool:
        """Whether one of this kind is still to be sent, in the place of another one. Unavailable."""
        rows = await self._of(table_id, kind)
        return bool(rows) and all(REPLACED in row.kind for row in rows)

    async def drop(self, table_id: int, kind: str, *, but: str = "", since: datetime | None = None) -> bool:
        """Delete the messages of this kind, except the one of epoch `but`, unless it is older than `since`.

        True when there were any.
        """
        dropped = False
        for row in await self._of(table_id, kind):
            if row.epoch == but and (since is None or row.posted_at >= since):
                continue
            deleted = await self._replaced.delete(row)
            if deleted is None:
                continue
            self.written.forget((table_id, kind, row.channel_id))
            self._deleted.keep(table_id, {**(self._deleted.get(table_id) or {}), kind: deleted})
            dropped = True
        return dropped

    async def link(self, table_id: int, guild: int | None, kind: str = "table") -> str:
        """The address of the table's message, "" when there is none."""
        rows = [row for row in await self._of(table_id, kind) if not in_doubt(row)]
        if not rows:
            return ""
        newest = max(rows, key=lambda row: (row.posted_at, row.message_id))
        return f"https://discord.com/channels/{guild or '@me'}/{newest.channel_id}/{newest.message_id}"
