"""Deliver posts by any transport; recover from late or refused pictures and from lost emojis."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord

from bot.courier.command_mentions import CommandMentions
from bot.courier.illustrations import NONE, Drawn, Illustrations, Standing
from bot.courier.message_keys import MessageKeys
from bot.courier.render import render
from bot.courier.silence import Silence
from bot.courier.transports import FAILURES, Answer, FirstAnswer, Transport, key_of
from bot.present.post import Post
from bot.present.unpictured import remove_emojis
from bot.texts.emojis import MARKUP, Emojis

log = logging.getLogger(__name__)

BAD_FORM: Final = 50035
"""Discord's code for a message that it does not understand, such as one with a deleted emoji on a button."""
BAD_REQUEST, TOO_MANY = 400, 429
NO_PICTURES: Final = 50013
"""Discord's code for a missing permission: of a message whose text is taken, the one to attach files."""
WHOLLY: Final = frozenset({10003, 30046, 50001, 50007, 50083, 50278, 160005})
"""Codes that refuse a whole message: no channel, too many edits of old messages, no access, a person who
takes none, an archived or locked thread."""
LATE: Final = frozenset({10008, 10015, 10062, 40060})
"""Codes of answers that come too late or twice: another session or a newer panel was first."""
BEGINS: Final = "<:"
"""The beginning of an emoji in a text."""

Redraw = Callable[[], Awaitable[Post]]
"""Draws a post once more, from the present state and with the emojis that may be shown."""


class Delivered(NamedTuple):
    """A post, as it was drawn last, and the message as Discord has it."""

    post: Post
    message: Answer

    @property
    def message_id(self) -> int | None:
        """Return the id of the message; None if Discord did not return it."""
        return int(self.message["id"]) if "id" in self.message else None


class Delivery:
    """Sends posts; all ways to write a message end here."""

    def __init__(
        self,
        illustrations: Illustrations,
        emojis: Emojis,
        silence: Silence,
        mentions: CommandMentions,
        keys: MessageKeys,
    ) -> None:
        self.illustrations = illustrations
        self.keys = keys
        self._emojis = emojis
        self._silence = silence
        self._mentions = mentions

    async def deliver(
        self,
        transport: Transport,
        post: Post,
        redraw: Redraw | None = None,
        *,
        stands: Standing | None = None,
        at_once: bool = True,
    ) -> Delivered:
        """Write a post; a picture that is not drawn soon (or not `at_once`) follows later.

        A refused picture is left out. If Discord has lost an emoji, all emojis are hidden and the post is
        drawn once more by `redraw`, or loses its emojis. `stands` is the picture that the message has, if
        known; by default what was written last.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: Discord did not take the message.
        """
        pictures, has_emojis, drawn = self.illustrations, True, post
        is_private_edit = transport.private and transport.message_id is not None
        if transport.message_id is not None:
            pictures.forget(transport.message_id)
            stands = stands or pictures.kept(transport.message_id, post)
        if stands is None and not self._takes_pictures(transport):
            post = post.without_illustration()
        picture: Drawn | Standing | None = stands or (await pictures.of(post) if at_once else None)
        refusal: discord.HTTPException | None = None
        while True:
            try:
                answer = await self._write(transport, post, picture)
            except discord.HTTPException as error:
                if isinstance(picture, Standing) and error.status == BAD_REQUEST and refuses(error):
                    log.info("a picture stands there no more, it is sent again: %s", error)
                    picture = await self._send_again(transport, post)
                elif picture is not None and refuses(error):
                    log.info("a picture was refused, the text goes without: %s", error)
                    post, picture, refusal = post.without_illustration(), None, error
                elif error.code == BAD_FORM and has_emojis and self._loses_emojis(post):
                    log.info("an emoji may be gone: %s", error)
                    has_emojis, drawn = False, await self._without_emojis(drawn, redraw)
                    # The emoji was at fault, not the picture.
                    post, refusal = drawn, None
                else:
                    raise
                continue
            written = int(answer["id"]) if "id" in answer else transport.message_id
            if isinstance(transport, FirstAnswer) and not transport.private and written is not None:
                self.keys.keep(written, key_of(transport.interaction))
            transport = transport.edit(written)
            if isinstance(picture, Standing) and post.classic and not _has_file(answer, picture.name):
                log.info("a picture is not there, it is sent now")
                picture = await self._send_again(transport, post)
                continue
            self.illustrations.note(written, picture, answer)
            if has_emojis and shows_names(post.choose_form(picture=picture is not None), answer):
                log.info("an emoji is gone: its name is shown")
                has_emojis, drawn = False, await self._without_emojis(drawn, redraw)
                post = drawn if refusal is None else drawn.without_illustration()
                picture = pictures.kept(written, post) if written is not None else None
                continue
            break
        if refusal is not None:
            self._note_refusal(transport, refusal, is_private_edit=is_private_edit)
        elif isinstance(picture, Drawn) and is_private_edit:
            pictures.uploads.taken()
        if picture is None and written is not None:
            pictures.follow(written, post, lambda drawn: self._add(transport, post, drawn))
        return Delivered(drawn, answer)

    async def _write(self, transport: Transport, post: Post, picture: Drawn | Standing | None) -> Answer:
        payload = render(post, picture)
        self._mentions.put_in(payload.data, transport)
        return await transport.write(payload)

    async def _send_again(self, transport: Transport, post: Post) -> Drawn | None:
        if transport.message_id is not None:
            self.illustrations.stands.keep(transport.message_id, NONE)
        return await self.illustrations.of(post)

    async def _without_emojis(self, post: Post, redraw: Redraw | None) -> Post:
        self._emojis.hide_all()
        if redraw is None:
            return remove_emojis(post)
        drawn = await redraw()
        return drawn._replace(mentions=post.mentions)

    async def _add(self, transport: Transport, post: Post, picture: Drawn) -> None:
        """Add a picture that was late to its message, whose text stands where the picture is refused."""
        channel = transport.channel
        if channel is not None and (channel in self._silence or not self._takes_pictures(transport)):
            return
        try:
            answer = await self._write(transport, post, picture)
            self.illustrations.note(transport.message_id, picture, answer)
            if shows_names(post, answer):
                self._emojis.hide_all()
                await self._write(transport, remove_emojis(post), picture)
        except FAILURES as error:
            log.info("a picture was refused, the text stands: %s", error)
            self._note_refusal(transport, error, is_private_edit=transport.private)
        else:
            if transport.private:
                self.illustrations.uploads.taken()

    def _takes_pictures(self, transport: Transport) -> bool:
        """Return whether Discord is known to take pictures there."""
        if transport.channel is not None:
            return self._silence.without_pictures(transport.channel) is None
        return not (
            transport.private and transport.message_id is not None and self.illustrations.uploads.rest
        )

    def _note_refusal(self, transport: Transport, error: Exception, *, is_private_edit: bool) -> None:
        """Remember that a picture was refused where the text was taken."""
        if is_private_edit:
            self.illustrations.uploads.refused(error)
        forbidden = isinstance(error, discord.HTTPException) and error.code == NO_PICTURES
        if forbidden and transport.channel is not None and transport.channel not in self._silence:
            self._silence.begin_without_pictures(transport.channel)

    def _loses_emojis(self, post: Post) -> bool:
        return post != remove_emojis(post)


def refuses(error: discord.HTTPException) -> bool:
    """Return whether an error may be about the picture of a message rather than about the message."""
    return BAD_REQUEST <= error.status < 500 and error.status != TOO_MANY and error.code not in LATE | WHOLLY


def shows_names(post: Post, answer: Answer) -> bool:
    """Return whether Discord shows an emoji of the post by its name, because the emoji is gone."""
    said = "\n".join(post.texts)
    if BEGINS not in said:
        return False
    seen = "\n".join(_texts(answer))
    if seen.count(BEGINS) >= said.count(BEGINS):
        return False
    gone = {markup for markup in MARKUP.findall(said) if markup not in seen}
    return any(f":{markup.split(':')[1]}:" in seen for markup in gone)


def _texts(part: Mapping[str, Any]) -> Iterator[str]:
    """Yield all texts of a message, an embed or a component."""
    yield part.get("content") or part.get("description") or ""
    for key in ("embeds", "components"):
        for inner in part.get(key) or ():
            yield from _texts(inner)


def _has_file(answer: Answer, name: str) -> bool:
    return any(file["filename"] == name for file in answer.get("attachments") or ())
