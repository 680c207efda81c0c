"""Messages that stay: one in each slot, edited in place, and posted again when due.

`reconcile` makes a slot's message show what it should. A message is stored before it is sent, so that a
process that dies leaves no message behind that nobody knows of.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final, Protocol, TypeAlias

import discord

from bot.courier.delivery import Redraw
from bot.courier.requests import Requests, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import NotYet, TryAgain
from bot.errors import Refused
from bot.pages.tables import Pages
from bot.present.post import Post, Text
from bot.records.championships import ChampionshipHeader
from bot.records.deals import Deal
from bot.records.meetings import Meeting
from bot.records.pads import PadHeader
from bot.records.slots import (
    CALL,
    CHAMPIONSHIP,
    DAILY,
    DEAL,
    DRAWN,
    HAND,
    INVITATION,
    MEETING,
    MENTION,
    NEWS,
    NOTICE,
    REMINDER,
    STANDINGS,
    WANTED,
    Slot,
    SlotRow,
)
from bot.records.tables import TableHeader
from bot.store import Store
from bot.store.championships import get_championship
from bot.store.recent import Recent
from bot.store.slots import SlotRows
from bot.texts.sentences import LOCALES, texts

log = logging.getLogger(__name__)

OLD_AGE: Final = timedelta(minutes=50)
"""The age from which a message is posted again: Discord limits edits of messages older than an hour."""
YOUNG_AGE: Final = timedelta(minutes=5)
"""The age up to which a post of another epoch may edit a message in place, so that few messages move."""
FLEETING: Final = frozenset({MENTION, NEWS, CALL, REMINDER, INVITATION, NOTICE, WANTED})
"""Kinds that only notify: never posted again for their age, and deleted when replaced."""
NOTIFYING: Final = FLEETING | {DRAWN, STANDINGS}
"""Kinds that are sent for the people whom they mention."""
LASTING: Final = NOTIFYING | {CHAMPIONSHIP, DEAL, MEETING}
"""Kinds that are edited at any age: they change too rarely to meet the limit for old messages."""
DELETED: Final = 1024
"""The number of owners whose newest deleted messages are remembered."""

Left: TypeAlias = Callable[[str], Awaitable[Post | None]]
"""Returns the final text of a replaced message by its epoch; None for the sentence that it has moved."""
Header: TypeAlias = TableHeader | ChampionshipHeader | Deal | Meeting | PadHeader
Quiet: TypeAlias = Callable[[int | None, datetime, str], timedelta]
"""Returns for how long nobody may be mentioned yet in a server, for a table opened then with this timer.

Nobody is mentioned while the gateway is away and for some time after that.
"""


class MessageStore(Protocol):
    """The rows of one kind of owner, and the owners' headers."""

    slots: SlotRows

    async def header(self, owner: int) -> Header | None:
        """Return the header of a table, championship, deal, meeting or pad; None if there is none."""
        ...


class TableMessageStore:
    """The store of tables' messages."""

    def __init__(self, store: Store, pages: Pages) -> None:
        self.slots = store.slots
        self._pages = pages

    async def header(self, owner: int) -> TableHeader | None:
        """Return the header of a table."""
        try:
            return (await self._pages.tables.snapshot(owner, None)).header
        except Refused:
            return None


class ChampionshipMessageStore:
    """The store of championships' messages."""

    def __init__(self, store: Store) -> None:
        self.slots = store.championship_slots
        self._store = store

    async def header(self, owner: int) -> ChampionshipHeader | None:
        """Return the header of a championship."""
        return await self._store.read(get_championship, owner)


class Messages:
    """The messages of one kind of owner. Methods raise Unavailable when the database fails."""

    def __init__(
        self,
        store: MessageStore,
        requests: Requests,
        silence: Silence,
        quiet: Quiet,
        now: Callable[[], datetime],
    ) -> None:
        self._slots = store.slots
        self._header = store.header
        self._requests = requests
        self._silence = silence
        self._quiet = quiet
        self._now = now
        # The newest deleted message of each kind, by owner: the nonce of the next message depends on it.
        self._deleted: Recent[dict[str, int]] = Recent(DELETED)

    # ------------------------------------------------------------------ looking

    async def _rows(self, slot: Slot) -> list[SlotRow]:
        owner, kind, reader = slot
        return [row for row in await self._slots.list_for(owner) if row.kind == kind and row.reader == reader]

    async def find(self, slot: Slot, channel: int | None = None) -> SlotRow | None:
        """Return the slot's message, if given in this channel; None without one."""
        rows = [
            row for row in await self._rows(slot) if not row.is_sending and channel in (None, row.channel_id)
        ]
        return rows[-1] if rows else None

    async def readers(self, owner: int, kind: str) -> set[int]:
        """Return the readers of an owner's messages of this kind, of those that may have been sent, too."""
        return {row.reader for row in await self._slots.list_for(owner) if row.kind == kind}

    async def has(self, slot: Slot, *, but: str | None = None) -> bool:
        """Return whether a message stands in the slot or, if it only notifies, may have been sent.

        A message of the epoch `but` does not count.
        """
        rows = [row for row in await self._rows(slot) if row.epoch != but]
        return any(slot.kind in FLEETING or not row.is_sending for row in rows)

    async def is_sending(self, slot: Slot) -> bool:
        """Return whether a message is still to be sent in the slot."""
        return any(row.is_sending for row in await self._rows(slot))

    async def link(self, slot: Slot, guild: int | None) -> str:
        """Return the URL of the slot's message, "" without one."""
        row = await self.find(slot)
        return "" if row is None else message_link(guild, row.channel_id, row.message_id)

    # ------------------------------------------------------------------ messages written by others

    async def record(
        self, slot: Slot, channel: int, message_id: int, post: Post, left: Left | None = None
    ) -> None:
        """Remember a message that answered an interaction as the slot's message, and put away older ones.

        `left` tells what the older messages say from then on.
        """
        older = await self._rows(slot)
        row = _showing(SlotRow(slot.owner, slot.kind, slot.reader, channel, message_id, self._now()), post)
        await self._slots.save(row)
        await self._put_away(older, row, post.classic, left)

    async def note_edited(self, slot: Slot, message: discord.Message, post: Post, left: Left) -> None:
        """Remember that a click has edited this message to `post`.

        A post without an epoch keeps the message's. An older message becomes the slot's own message; `left`
        tells what the other ones say instead.
        """
        channel = message.channel.id
        rows = [row for row in await self._rows(slot) if row.channel_id == channel]
        row = next((row for row in rows if row.message_id == message.id and not row.is_sending), None)
        epoch = post.epoch or (row.epoch if row else rows[-1].epoch if rows else "")
        if not epoch:
            return
        await self._slots.begin_edit(slot.owner)
        found = row or SlotRow(slot.owner, slot.kind, slot.reader, channel, message.id, message.created_at)
        row = _showing(found, post._replace(epoch=epoch))
        await self._slots.replace(found, row)
        others = (other for other in rows if other.is_sending or other.message_id != message.id)
        await self._put_away(others, row, post.classic, left)

    async def adopt(self, slot: Slot, epoch: str, message: discord.Message) -> bool:
        """Remember an unknown message of this epoch as an older one, so that it is put away.

        Return False if it is known already, in whichever slot of its owner, or if no other message is in
        this one.
        """
        known = await self._slots.list_for(slot.owner)
        rows = [row for row in known if row.slot == slot]
        if not rows or message.id in {row.message_id for row in known}:
            return False
        await self._slots.save(SlotRow(*slot, message.channel.id, message.id, message.created_at, epoch))
        await self._slots.save(rows[-1])  # The last row is the slot's own message.
        return True

    async def forget(self, slot: Slot) -> None:
        """Forget the slot's messages, which stay as they are."""
        for row in await self._rows(slot):
            await self._slots.drop(row)

    async def settle(self, owner: int) -> None:
        """Store what the messages of an owner show, after all of them have been reconciled."""
        if self._slots.is_edited(owner):
            self._slots.show(owner)
            await self._slots.flush()

    # ------------------------------------------------------------------ reconcile

    async def reconcile(
        self,
        slot: Slot,
        channel: int,
        post: Post,
        redraw: Redraw | None = None,
        *,
        anew: bool = False,
        ignores_age: bool = False,
        left: Left | None = None,
    ) -> bool:
        """Make the slot's message in this channel show `post`; return whether that took a request.

        The message is edited, or sent if none has the post's epoch. `anew` sends it in any case; with
        `ignores_age` it is never sent again for its age alone. `left` tells what older messages say from then
        on.

        Raises:
            TryAgain: Discord did not answer.
            NotYet: it would only mention people who may not be mentioned now.
        """
        if channel in self._silence:
            return False
        rows = await self._rows(slot)
        here = [row for row in rows if row.channel_id == channel]
        row = self._choose(here, post)
        sending = [one for one in here if one.is_sending]
        if slot.kind in FLEETING:  # A message must notify: it completes an earlier attempt of its own only.
            sending = [one for one in sending if row is None and one.epoch == post.epoch]
        doubt = max(sending, key=lambda one: one.posted_at, default=None)
        anew = anew or doubt is not None
        if row is not None and not anew:
            if row.fingerprint == (shown := fingerprint(post)):
                row = self._slots.note(replace(row, stamp=post.stamp))
                if row.epoch != post.epoch:
                    row = await self._slots.replace(row, replace(row, epoch=post.epoch))
                return await self._leave(rows, row, post, left)
            if ignores_age or slot.kind in LASTING or self._now() - row.posted_at < OLD_AGE:
                edited = await self._edit(row, post, redraw, shown)
                if edited is not None:
                    if channel not in self._silence:
                        await self._leave(rows, edited, post, left)
                    return True
        # A message that is posted again further down calls nobody a second time.
        again = row is not None or any(one.epoch == post.epoch for one in here if not one.is_sending)
        new = post._replace(mentions=()) if again else post
        if new.mentions:
            new = await self._mentioning(slot, new)
        # A message that must notify does so whenever it is sent; any other is posted again silently.
        notifies = slot.kind in FLEETING or bool(new.mentions) or (slot.kind == HAND and new.classic)
        silent = (bool(rows) and not notifies) or slot.kind.startswith(DAILY)
        deleted = (self._deleted.get(slot.owner) or {}).get(slot.kind, 0)
        after = max((deleted, *(one.message_id for one in rows)))
        place = SlotRow(*slot, channel, after, self._now(), post.epoch, is_sending=True)
        await self._slots.begin_edit(slot.owner)
        sent = await self._send(place, new, post, redraw, doubt, silent=silent)
        if sent is not None:
            await self._leave([one for one in rows if one is not doubt], sent, post, left)
        return True

    async def _mentioning(self, slot: Slot, post: Post) -> Post:
        """Return a new message as it may be sent now, without mentions while nobody may be mentioned.

        A call of people who want to play keeps nobody's time, so that it may always mention them.

        Raises:
            NotYet: the message would only mention people, so it is sent afterwards.
        """
        header = await self._header(slot.owner)
        if header is None or slot.kind == WANTED:
            return post
        quiet = self._quiet(header.guild_id, header.opened_at, header.timer)
        if quiet and slot.kind in NOTIFYING:
            raise NotYet(quiet.total_seconds())
        return post._replace(mentions=()) if quiet else post

    def _choose(self, rows: Iterable[SlotRow], post: Post) -> SlotRow | None:
        """Return the message to edit: the one of this epoch or, for a calm post, any young one."""
        found = [row for row in rows if not row.is_sending]
        same = [row for row in found if row.epoch == post.epoch]
        if same:
            return same[-1]
        last = found[-1] if found else None
        young = last is not None and self._now() - last.posted_at < YOUNG_AGE
        return last if post.edits_in_place and young else None

    async def _edit(self, row: SlotRow, post: Post, redraw: Redraw | None, wanted: str) -> SlotRow | None:
        """Edit a message; return None if it cannot be edited any more. `wanted` is the post's fingerprint."""
        await self._slots.begin_edit(row.owner)
        shown = await self._requests.edit(row, post, redraw)
        if shown is None:
            return None
        if row.channel_id in self._silence:
            return row
        new = _showing(row, shown, wanted if shown is post else "")
        return self._slots.note(new) if new.epoch == row.epoch else await self._slots.replace(row, new)

    async def _send(
        self,
        row: SlotRow,
        new: Post,
        post: Post,
        redraw: Redraw | None,
        doubt: SlotRow | None,
        *,
        silent: bool,
    ) -> SlotRow | None:
        """Send a message and store it; return None if it was refused.

        It is stored as being sent first: a process that dies finds the message again by its nonce. A `doubt`
        is an earlier attempt that is completed. If Discord answers with a message that it had already, that
        message is edited, or another one is sent after it if it has been deleted since.

        Raises:
            TryAgain: Discord did not answer, and the message stays stored as being sent.
        """
        if doubt is not None:
            row = replace(row, message_id=doubt.message_id)
        while True:
            await self._slots.replace(doubt or row, row)
            try:
                sent = await self._requests.send(row, new, _nonce(row), redraw, silent=silent)
            except discord.HTTPException:
                if doubt is None:
                    await self._slots.drop(row)
                raise
            if sent is None:
                if doubt is None:
                    await self._slots.drop(row)
                return None
            known = replace(row, message_id=sent.message_id, is_sending=False)
            if not sent.repeated:
                shown = post if sent.post is new else sent.post
                return await self._slots.replace(row, _showing(known, shown))
            await self._slots.replace(row, known)
            if (edited := await self._requests.edit(known, post, redraw)) is not None:
                silenced = known.channel_id in self._silence
                return known if silenced else self._slots.note(_showing(known, edited))
            if known.message_id == row.message_id:
                raise TryAgain("the message of an earlier attempt is gone")
            await self._slots.drop(known)
            doubt, row = None, replace(row, message_id=known.message_id)

    async def drop(self, slot: Slot, *, but: str | None = None, since: datetime | None = None) -> bool:
        """Delete the slot's messages, except one of epoch `but` posted since then; return if there were any.

        Raises:
            TryAgain: Discord did not answer.
        """
        dropped = False
        for row in await self._rows(slot):
            if row.epoch == but and (since is None or row.posted_at >= since):
                continue
            there = await self._find_sent(row, await self._final_text(row, True, None))
            if there is None or not await self._requests.delete(there):
                continue
            await self._slots.drop(there)
            known = self._deleted.get(slot.owner) or {}
            self._deleted.keep(slot.owner, {**known, slot.kind: there.message_id})
            dropped = True
        return dropped

    # ------------------------------------------------------------------ older messages

    async def _leave(self, rows: Iterable[SlotRow], row: SlotRow, post: Post, left: Left | None) -> bool:
        """Put away all these messages but one, which shows the post; return whether there were others.

        Raises:
            TryAgain: one of them cannot be put away now.
        """
        others = [old for old in rows if old.is_sending or old.message_id != row.message_id]
        later = await self._put_away(others, row, post.classic, left)
        if later is not None:
            raise later
        return bool(others)

    async def _put_away(
        self, rows: Iterable[SlotRow], newer: SlotRow, classic: bool, left: Left | None
    ) -> TryAgain | None:
        """Delete replaced messages, or have them say what stays true, and forget them.

        Return the error of a message that cannot be changed now; it stays known, for the next change.
        """
        later = None
        for old in rows:
            if old.is_final and not old.is_sending:
                log.debug("message %s stays as it is: that is true for good", old.message_id)
                await self._slots.drop(old)
                continue
            try:
                final = await self._final_text(old, classic, left)
                there = await self._find_sent(old, final, newer)
                if there is None or there is newer:
                    continue
                if old.kind in FLEETING or old.is_sending:
                    gone = await self._requests.delete(there)
                else:
                    gone = await self._requests.retire(there, final)
            except TryAgain as error:
                later = error
                continue
            if gone:
                await self._slots.drop(there)
        return later

    async def _find_sent(self, row: SlotRow, final: Post, newer: SlotRow | None = None) -> SlotRow | None:
        """Return a row with the id of its message; None where the channel takes nothing.

        The id of a message that may have been sent is found by sending `final` with its nonce, silently:
        Discord answers with the earlier message, or else posts this one, which has the form of its kind. If
        that is the `newer` message, forget the attempt and return `newer`.

        Raises:
            TryAgain: Discord did not answer.
        """
        if not row.is_sending:
            return row
        if row.channel_id in self._silence:
            return None
        try:
            sent = await self._requests.send(row, final, _nonce(row), silent=True)
        except discord.HTTPException as error:
            log.info("a message that may have been sent is not looked for: %s", error)
            return None
        if sent is None:
            return None
        if newer is not None and sent.message_id == newer.message_id:
            await self._slots.drop(row)
            return newer
        found = await self._slots.replace(row, replace(row, message_id=sent.message_id, is_sending=False))
        if newer is not None:  # The last row is the slot's own message.
            await self._slots.save(newer)
        return found

    async def _final_text(self, row: SlotRow, classic: bool, left: Left | None) -> Post:
        """Return what a message says for good once it is replaced, in the form of its kind."""
        if row.kind not in FLEETING and left is not None and (final := await left(row.epoch)):
            return final
        header = await self._header(row.owner)
        t = texts(LOCALES[0] if header is None else header.locale)
        if row.kind in FLEETING:
            return Post((Text(f"-# {t('post-over')}"),), classic=True)
        return Post((Text(f"-# {t('post-moved')}"),), classic=classic)


def fingerprint(post: Post) -> str:
    """Return what tells a post's content from any other content, in every process."""
    shown = post._replace(epoch="", stamp="")
    return blake2b(repr(shown).encode(), digest_size=16).hexdigest()


def message_link(guild: int | None, channel: int, message: int) -> str:
    """Return the URL of a message; without a server, of a direct message."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}/{message}"


def _showing(row: SlotRow, post: Post, known: str = "") -> SlotRow:
    """Return the row of a message that shows this post, whose fingerprint is `known` or else computed."""
    shown = known or fingerprint(post)
    return replace(row, epoch=post.epoch, fingerprint=shown, stamp=post.stamp, is_final=post.is_final)


def _nonce(row: SlotRow) -> str:
    """Return the nonce of the message that comes after `row.message_id`.

    A message that stays has the same nonce whatever its epoch, so that the next attempt completes an earlier
    one. A message that notifies has one of its own: completed by the next, it would notify nobody.
    """
    epoch = row.epoch if row.kind in FLEETING else ""
    return nonce_of(row.channel_id, row.owner, row.kind, row.reader, epoch, row.message_id)
