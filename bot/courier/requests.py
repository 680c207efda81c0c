"""Requests about messages in channels: sending, editing, retiring and deleting them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime
from hashlib import blake2b
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.courier.delivery import Delivery, Redraw
from bot.courier.illustrations import NONE, Standing, name_of
from bot.courier.silence import CHANNEL_GONE, FORBIDDEN, Silence
from bot.courier.transports import FAILURES, ChannelMessage, TokenMessage
from bot.courier.write_queue import NotYet, TryAgain
from bot.present.post import Post
from bot.present.unpictured import remove_emojis
from bot.records.slots import DIRECT, SlotRow
from bot.texts.emojis import Emojis

log = logging.getLogger(__name__)

MESSAGE_GONE, TOO_MANY_OLD_EDITS, ARCHIVED = 10008, 30046, 50083
SERVER_ERROR: Final = 500
"""The lowest status after which it is unknown whether Discord has done what was requested."""
RETIRED_AFTER: Final = 60.0
"""Seconds until a message that could not be retired is tried again."""
NONCE_BYTES: Final = 12
"""Half of the characters of a nonce, of which Discord takes 25."""
NONCES: Final = 1024
"""The number of nonces remembered; Discord knows each of them for a few minutes."""


def passing(error: Exception) -> Exception:
    """Return TryAgain for an error that passes by itself, and any other error unchanged."""
    if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR and error.status != 429:
        return error
    return TryAgain(str(error))


class Sent(NamedTuple):
    """A message that was sent; a `repeated` one may be that of an earlier attempt, with older content."""

    message_id: int
    repeated: bool
    post: Post


class Requests:
    """All requests about messages in channels. Where Discord refuses for good, the bot falls silent."""

    def __init__(
        self,
        bot: discord.Client,
        silent: Silence,
        now: Callable[[], datetime],
        emojis: Emojis,
        delivery: Delivery,
    ) -> None:
        self._bot = bot
        self._silent = silent
        self._emojis = emojis
        self._delivery = delivery
        self._began = now()
        # Discord answers a nonce that it has taken, or may have taken, with the earlier message.
        self._nonces: deque[str] = deque(maxlen=NONCES)

    async def edit(self, row: SlotRow, post: Post, redraw: Redraw | None = None) -> Post | None:
        """Edit a message in place; return its post, redrawn if need be; None if it cannot be edited any more.

        Raises:
            TryAgain: Discord did not answer.
            discord.HTTPException: a direct message was refused.
        """
        stands = self._old_picture(row, post)
        if (shown := await self._edit_by_key(row, post, redraw, stands)) is not None:
            return shown
        transport = ChannelMessage(self._bot, row.channel_id, row.message_id)
        try:
            shown = (await self._delivery.deliver(transport, post, redraw, stands=stands)).post
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, TOO_MANY_OLD_EDITS, ARCHIVED):
                return None
            self._give_up(error, row)
            return post
        except (aiohttp.ClientError, OSError) as error:
            raise TryAgain(str(error)) from error
        self._silent.wrote(row.channel_id)
        return shown

    async def _edit_by_key(
        self, row: SlotRow, post: Post, redraw: Redraw | None, stands: Standing | None
    ) -> Post | None:
        """Edit a message by the key of a press on it; return None if there is no key, or it is refused.

        Raises:
            TryAgain: Discord did not answer.
        """
        keys = self._delivery.keys
        if (key := keys.find(row.message_id)) is None:
            return None
        channel = row.channel_id
        transport = TokenMessage(self._bot, key, row.message_id, False, original=True, channel=channel)
        try:
            return (await self._delivery.deliver(transport, post, redraw, stands=stands)).post
        except FAILURES as error:
            if isinstance(final := passing(error), TryAgain):
                raise final from error
            log.info("message %s is edited by the bot itself: %s", row.message_id, error)
            keys.drop(row.message_id)
            return None

    def _old_picture(self, row: SlotRow, post: Post) -> Standing | None:
        """Return the picture of a direct message from before the start: it was sent with its only hand."""
        shown = post.illustration
        known = self._delivery.illustrations.stands.get(row.message_id)
        older = discord.utils.snowflake_time(row.message_id) < self._began
        if shown is None or known is not None or not post.classic or not older:
            return None
        return Standing(name_of(shown), "")

    async def send(
        self,
        row: SlotRow,
        post: Post,
        nonce: str,
        redraw: Redraw | None = None,
        *,
        silent: bool,
    ) -> Sent | None:
        """Send a message to the row's channel; return None if it is refused. A `silent` one notifies nobody.

        For some minutes, Discord answers the same `nonce` with the first message.

        Raises:
            TryAgain: Discord did not answer.
            discord.HTTPException: a direct message was refused.
        """
        transport = ChannelMessage(self._bot, row.channel_id, nonce=nonce, silent=silent)
        repeated = nonce in self._nonces
        try:
            delivered = await self._delivery.deliver(transport, post, redraw)
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR:
                self._nonces.append(nonce)
            self._give_up(error, row)
            return None
        except (aiohttp.ClientError, OSError) as error:
            self._nonces.append(nonce)
            raise TryAgain(str(error)) from error
        self._nonces.append(nonce)
        self._silent.wrote(row.channel_id)
        message_id = delivered.message_id
        assert message_id is not None
        repeated = repeated or discord.utils.snowflake_time(message_id) < self._began
        if repeated:  # It may have another picture.
            self._delivery.illustrations.forget(message_id)
            self._delivery.illustrations.stands.keep(message_id, NONE)
        return Sent(message_id, repeated, delivered.post)

    async def delete(self, row: SlotRow) -> bool:
        """Delete a message; return False where the bot keeps silent.

        Raises:
            TryAgain: Discord did not answer.
        """
        self._delivery.illustrations.forget(row.message_id)
        if row.channel_id in self._silent:
            return False
        try:
            await self._bot.http.delete_message(row.channel_id, row.message_id)
        except FAILURES as error:
            log.info("message %s stays: %s", row.message_id, error)
            if isinstance(final := passing(error), TryAgain):
                raise final from error
            self._give_up_quietly(error, row)
        return row.channel_id not in self._silent

    async def retire(self, row: SlotRow, post: Post) -> bool:
        """Have a message that a newer one has replaced say this for good.

        Return False, and leave the message as it is, where the bot keeps silent or a person takes no more
        messages.

        Raises:
            TryAgain: Discord did not answer.
            NotYet: Discord refused the edit for another reason; the buttons must not stay for ever.
        """
        self._delivery.illustrations.forget(row.message_id)
        if row.channel_id in self._silent:
            return False
        post = post.without_illustration()
        # The words may be old: their emojis need not exist any more.
        post = post if self._emojis.has_all("\n".join(post.texts)) else remove_emojis(post)
        try:
            await self._delivery.deliver(ChannelMessage(self._bot, row.channel_id, row.message_id), post)
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.code == MESSAGE_GONE:
                return True
            log.info("message %s keeps its buttons: %s", row.message_id, error)
            if isinstance(final := passing(error), TryAgain):
                raise final from error
            self._give_up_quietly(error, row)
            if row.channel_id in self._silent or row.kind in DIRECT:
                return False
            raise NotYet(RETIRED_AFTER) from error
        return True

    def _give_up(self, error: discord.HTTPException, row: SlotRow) -> None:
        """Stop writing in a channel that refuses for good.

        Raises:
            TryAgain: the error passes by itself.
            discord.HTTPException: a direct message was refused.
        """
        final = passing(error)
        if row.kind in DIRECT or isinstance(final, TryAgain):
            raise final from error
        self._silent.begin(row.channel_id, error)

    def _give_up_quietly(self, error: Exception, row: SlotRow) -> None:
        """Stop writing in a channel where a message may not even be removed."""
        if not isinstance(error, discord.HTTPException) or row.kind in DIRECT:
            return
        if error.status == FORBIDDEN or error.code == CHANNEL_GONE:
            self._silent.begin(row.channel_id, error)


def nonce_of(*what: object) -> str:
    """Return the nonce of a message, at most 25 characters: equal whenever that message is sent again."""
    return blake2b("/".join(map(str, what)).encode(), digest_size=NONCE_BYTES).hexdigest()
