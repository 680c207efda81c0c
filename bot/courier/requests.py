"""What is asked of Discord about messages in channels: to send, edit and delete them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime
from hashlib import blake2b
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.courier.edits import Answer, edit
from bot.courier.illustrations import Drawn, Illustrations, name_of
from bot.courier.refused import EmojiRefused, EmojisInDoubt, refuses, shows_names
from bot.courier.render import render
from bot.courier.silence import CHANNEL_GONE, FORBIDDEN, Silence
from bot.courier.standing import NONE, Standing, standing
from bot.courier.write_queue import NotYet, TryAgain
from bot.courier.written import HAND
from bot.present.post import Post
from bot.present.unpictured import remove_emojis
from bot.records.tables import PostRow
from bot.texts.emojis import Emojis

log = logging.getLogger(__name__)

MESSAGE_GONE, TOO_MANY_OLD_EDITS, ARCHIVED, MISSING_PERMISSIONS = 10008, 30046, 50083, 50013
FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord may raise."""

BAD_REQUEST: Final = 400
SERVER_ERROR: Final = 500
"""From this status on it is not known whether Discord has done what was asked for."""
RETIRED_AFTER: Final = 60.0
"""Seconds until a message that may not be retired is tried again, whether its table goes on or sleeps."""
NONCE_BYTES: Final = 12
"""Half as many as Discord takes characters, nearly."""
NONCES: Final = 1024
"""So many nonces are remembered; Discord knows each of them for a few minutes."""


def passing(error: Exception) -> Exception:
    """TryAgain for what passes by itself, the error itself for what is a fault of ours."""
    if isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR and error.status != 429:
        return error
    return TryAgain(str(error))


class Sent(NamedTuple):
    """A message that was sent; `repeated` when it may be that of an earlier try, and show what held then.

    `named` when it shows the names of emojis that are gone: it is to be drawn, and written, again.
    """

    message_id: int
    repeated: bool
    named: bool


class Requests:
    """The one door to channels. Where Discord refuses for good, the bot falls silent."""

    def __init__(
        self,
        bot: discord.Client,
        silent: Silence,
        now: Callable[[], datetime],
        emojis: Emojis,
        illustrations: Illustrations,
    ) -> None:
        self._bot = bot
        self._silent = silent
        self._emojis = emojis
        self._illustrations = illustrations
        self._began = now()
        # The nonces of messages that Discord has taken, or may have: it answers these with that message.
        self._nonces: deque[str] = deque(maxlen=NONCES)

    async def edit(self, row: PostRow, post: Post, *, direct: bool) -> bool:
        """Edit a message in place; False when it is not there to be edited any more."""
        self._illustrations.forget(row.message_id)
        post = self._fit(row.channel_id, post)
        stands = self._standing(row.message_id, post)
        picture = stands or await self._illustrations.of(post)
        try:
            if not await self._edit(row.channel_id, row.message_id, post, picture):
                log.info("a picture is not there, it is sent now")
                return await self.edit(row, post, direct=direct)
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, TOO_MANY_OLD_EDITS, ARCHIVED):
                return False
            if stands is not None and error.status == BAD_REQUEST:
                log.info("a picture stands there no more, it is sent again: %s", error)
                self._illustrations.stands.keep(row.message_id, NONE)
                return await self.edit(row, post, direct=direct)
            if picture is not None and refuses(error):
                log.info("a picture was refused, the text stands: %s", error)
                taken = await self.edit(row, post.without_illustration(), direct=direct)
                self._learn(error, row.channel_id)
                return taken
            self._give_up(error, row.channel_id, direct=direct)
            return True
        except (aiohttp.ClientError, OSError) as error:
            raise TryAgain(str(error)) from error
        self._silent.wrote(row.channel_id)
        if picture is None:
            self._await_picture(row.channel_id, row.message_id, post)
        return True

    def _standing(self, message_id: int, post: Post) -> Standing | None:
        """The picture of a post, where its message has it; None where it is to be sent."""
        shown, stands = post.illustration, self._illustrations.stands.get(message_id)
        older = discord.utils.snowflake_time(message_id) < self._began
        if shown is not None and stands is None and post.classic and older:
            return Standing(name_of(shown), "")  # A direct message has one hand, and had it sent with it.
        return self._illustrations.kept(message_id, post)

    async def _edit(self, channel: int, message_id: int, post: Post, seen: Drawn | Standing | None) -> bool:
        """Change a message, which is seen with that picture; one that stands there is not sent again.

        False where it turns out not to stand there, or another one does.
        """
        rendered = render(post, seen)
        form = rendered.text
        form |= {} if isinstance(seen, Standing) else {"attachments": rendered.files}
        with EmojisInDoubt(post, self._emojis, picture=seen is not None) as look:
            answer = await edit(self._bot, channel, message_id, view=rendered.view, **form)
            if not isinstance(seen, Standing):
                stands = NONE if seen is None else standing(seen.name, answer)
                self._illustrations.stands.keep(message_id, stands)
            look(answer)
        if not isinstance(seen, Standing):
            return True
        if post.classic and not _has(answer, seen.name):
            self._illustrations.stands.keep(message_id, NONE)
            return False
        return True

    def _await_picture(self, channel: int, message_id: int, post: Post) -> None:
        """Have a picture that is late follow its text."""

        async def add(picture: Drawn) -> None:
            if channel in self._silent or self._silent.without_pictures(channel):
                return
            try:
                await self._edit(channel, message_id, post, picture)
            except (*FAILURES, EmojiRefused) as error:
                log.info("a picture does not follow its text: %s", error)
                self._learn(error, channel)

        self._illustrations.follow(message_id, post, add)

    async def send(self, channel: int, post: Post, nonce: str, *, direct: bool, silent: bool) -> Sent | None:
        """Send a message; None when this channel does not let us. A `silent` one notifies nobody.

        Discord gives the first message again for a while when the same `nonce` comes again.
        """
        post = self._fit(channel, post)
        picture = await self._illustrations.of(post)
        rendered = render(post, picture)
        repeated = nonce in self._nonces
        try:
            with EmojisInDoubt(post, self._emojis, picture=picture is not None):
                message = await self._channel(channel).send(
                    **rendered.text,
                    view=rendered.view,
                    files=rendered.files,
                    allowed_mentions=rendered.mentions,
                    silent=silent,
                    nonce=nonce,
                )
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR:
                self._nonces.append(nonce)
            if picture is not None and refuses(error):
                log.info("a picture was refused, the text goes without: %s", error)
                post = post.without_illustration()
                sent = await self.send(channel, post, nonce, direct=direct, silent=silent)
                self._learn(error, channel)
                return sent
            self._give_up(error, channel, direct=direct)
            return None
        except (aiohttp.ClientError, OSError) as error:
            self._nonces.append(nonce)
            raise TryAgain(str(error)) from error
        self._nonces.append(nonce)
        self._silent.wrote(channel)
        repeated = repeated or discord.utils.snowflake_time(message.id) < self._began
        if repeated:  # It may have another picture.
            self._illustrations.stands.keep(message.id, NONE)
        elif picture is None:
            self._await_picture(channel, message.id, post)
        else:
            self._illustrations.stands.keep(message.id, standing(picture.name, message))
        if named := shows_names(post.choose_form(picture=picture is not None), message):
            self._emojis.hide_all()
        return Sent(message.id, repeated, named)

    async def delete(self, row: PostRow) -> bool:
        """Delete a message; one that is gone already is no fault. False where the bot keeps silent.

        TryAgain for what passes by itself: what it says must not stand for ever.
        """
        self._illustrations.forget(row.message_id)
        if row.channel_id in self._silent:
            return False
        try:
            await self._channel(row.channel_id).get_partial_message(row.message_id).delete()
        except FAILURES as error:
            log.info("message %s stays: %s", row.message_id, error)
            if isinstance(final := passing(error), TryAgain):
                raise final from error
            self._give_up_quietly(error, row)
        return row.channel_id not in self._silent

    async def retire(self, row: PostRow, post: Post) -> bool:
        """Have a message that a newer one has replaced say this for good; that it is gone is no fault.

        False where the bot keeps silent or a person takes no more messages, and it stands as before. TryAgain
        where that passes by itself, NotYet where it is refused for any other reason: its buttons must not
        stand for ever.
        """
        self._illustrations.forget(row.message_id)
        if row.channel_id in self._silent:
            return False
        post = post.without_illustration()
        # Its words may be old: what they show need not be there any more.
        post = post if self._emojis.has_all("\n".join(post.texts)) else remove_emojis(post)
        post = self._fit(row.channel_id, post)
        picture = await self._illustrations.of(post)
        rendered = render(post, picture)
        form = {"view": rendered.view, "attachments": rendered.files, **rendered.text}
        try:
            with EmojisInDoubt(post, self._emojis, picture=picture is not None) as look:
                look(await edit(self._bot, row.channel_id, row.message_id, **form))
        except EmojiRefused:
            return await self.retire(row, remove_emojis(post))
        except FAILURES as error:
            if picture is not None and isinstance(error, discord.HTTPException) and refuses(error):
                log.info("a picture was refused, the text stays: %s", error)
                return await self.retire(row, post.without_illustration())
            if isinstance(error, discord.HTTPException) and error.code == MESSAGE_GONE:
                return True
            log.info("message %s keeps its buttons: %s", row.message_id, error)
            if isinstance(final := passing(error), TryAgain):
                raise final from error
            self._give_up_quietly(error, row)
            if row.channel_id in self._silent or row.kind.startswith(HAND):
                return False
            raise NotYet(RETIRED_AFTER) from error
        return True

    def _give_up(self, error: discord.HTTPException, channel: int, *, direct: bool) -> None:
        """Stop writing where that is refused, for whatever reason; TryAgain for what passes by itself.

        That a `direct` message is not wanted is for the one who wrote it to know: it is raised.
        """
        final = passing(error)
        if direct or isinstance(final, TryAgain):
            raise final from error
        self._silent.begin(channel, error)

    def _give_up_quietly(self, error: Exception, row: PostRow) -> None:
        """Stop writing where a message may not even be put away; that it stays is no fault."""
        if not isinstance(error, discord.HTTPException) or row.kind.startswith(HAND):
            return
        if error.status == FORBIDDEN or error.code == CHANNEL_GONE:
            self._silent.begin(row.channel_id, error)

    def _learn(self, error: Exception, channel: int) -> None:
        """A picture was refused where text is taken: if pictures are forbidden there, they stay away."""
        forbidden = isinstance(error, discord.HTTPException) and error.code == MISSING_PERMISSIONS
        if forbidden and channel not in self._silent:
            self._silent.begin_without_pictures(channel)

    def _fit(self, channel: int, post: Post) -> Post:
        """A post as this channel takes it."""
        return post.without_illustration() if self._silent.without_pictures(channel) else post

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(channel)


def _has(message: Answer, name: str) -> bool:
    """Whether a message has the picture that was sent under this name."""
    return any(file["filename"] == name for file in message.get("attachments") or ())


def nonce_of(*what: object) -> str:
    """What the same message has whenever it is sent again, and no other; at most 25 characters."""
    return blake2b("/".join(map(str, what)).encode(), digest_size=NONCE_BYTES).hexdigest()
