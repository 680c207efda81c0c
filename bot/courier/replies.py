"""Answers to interactions: in a message of their own, or by changing the private one that was clicked."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.counters import COUNTS
from bot.courier.clicked import clear_menu, is_classic, own_message
from bot.courier.illustrations import Drawn, Illustrations
from bot.courier.refused import LATE, EmojiRefused, EmojisInDoubt, refuses
from bot.courier.render import render, window
from bot.courier.requests import FAILURES, passing
from bot.courier.standing import Standing
from bot.courier.write_queue import TryAgain
from bot.people.people import People
from bot.present.post import Form, Post
from bot.present.unpictured import remove_emojis

log = logging.getLogger(__name__)

UNWANTED: Final = frozenset({401, 403, 404})  # what Discord answers where nothing can be said, whatever it is
REFUSED: Final = "refused"  # under this name an interaction's extras tell what its first answer came to


class Replies:
    """What a click or a command is answered with. An answer that comes too late is no fault."""

    people: People
    illustrations: Illustrations

    async def _liked(self, interaction: discord.Interaction, post: Post) -> Post:
        """What only this person reads, in the style they have chosen; as far as memory knows them."""
        user = interaction.user.id
        t = self.people.cached_texts(user, interaction.locale.value)
        if post.illustration and not await self.people.wants_pictures(user, interaction.guild_id):
            post = post.without_illustration()
        return post.in_words() if t.in_words else post

    async def acknowledge(self, interaction: discord.Interaction) -> None:
        """Say nothing: the message it came from will change by itself."""
        try:
            await interaction.response.defer()
            COUNTS.count_answer(interaction.extras)
        except FAILURES as error:
            late(error, interaction.extras)

    async def answer_later(self, interaction: discord.Interaction) -> None:
        """Have Discord wait for a private answer, which `reply` gives: what comes first may take a while."""
        try:
            await interaction.response.defer(ephemeral=True, thinking=True)
        except FAILURES as error:
            late(error, interaction.extras)

    async def reply(self, interaction: discord.Interaction, post: Post) -> int | None:
        """Answer only the person who asked, in a message of its own.

        Return the id of that message; None when the answer came too late.
        """
        await clear_menu(interaction)
        post = await self._liked(interaction, post)
        try:
            return await self._reply(interaction, post)
        except EmojiRefused as refused:
            return await self._reply(interaction, remove_emojis(post), refused.stands)

    async def _reply(
        self, interaction: discord.Interaction, post: Post, stands: discord.Message | None = None
    ) -> int | None:
        """Answer in a new message, or in the one that `stands` there already; return its id."""
        kept = None if stands is None else self.illustrations.kept(stands.id, post)
        picture = kept or await self.illustrations.of(post)
        try:
            message = await self._said(interaction, post, picture, stands)
        except discord.HTTPException as error:
            if picture is None or not refuses(error):
                raise
            message = await self._said(interaction, post.without_illustration(), None, stands)
            if message is not None:
                log.info("a picture was refused, the text stands: %s", error)
            return message
        if picture is None and message is not None:
            self._await_picture(interaction, message, post, private=True)
        return message

    async def _said(
        self,
        interaction: discord.Interaction,
        post: Post,
        picture: Drawn | Standing | None,
        stands: discord.Message | None,
    ) -> int | None:
        """The id of the message that answers; None when it came too late."""
        rendered = render(post, picture)
        form: dict[str, Any] = {} if isinstance(picture, Standing) else {"attachments": rendered.files}
        extra: dict[str, Any] = {"files": rendered.files} if rendered.files else {}
        try:
            with EmojisInDoubt(post, self.people.emojis, picture=picture is not None) as look:
                if stands is not None:
                    await stands.edit(view=rendered.view, **form)
                    message: int | None = stands.id
                elif interaction.response.is_done():
                    said = await interaction.followup.send(view=rendered.view, ephemeral=True, **extra)
                    message = said.id
                    self.illustrations.shows(message, picture, said)
                    look(said)
                else:
                    sent = await interaction.response.send_message(
                        view=rendered.view, ephemeral=True, **extra
                    )
                    message = sent.message_id
                    self.illustrations.shows(sent.message_id, picture, sent.resource)
                    look(sent.resource)
                COUNTS.count_answer(interaction.extras)
        except FAILURES as error:
            late(error, interaction.extras, pictured=picture is not None)
            return None
        return message

    async def tell(self, interaction: discord.Interaction, post: Post) -> None:
        """Say this where it was asked, for all to see, once the person who asked has been answered."""
        try:
            await interaction.followup.send(view=render(post, None).view)
        except FAILURES as error:
            late(error, interaction.extras)

    def _await_picture(
        self, interaction: discord.Interaction, message: int, post: Post, *, private: bool
    ) -> None:
        """Have a picture that was not there in time follow its text, which stands where that is refused.

        Only of a `private` message, which one person sees, is it counted whether the edit was accepted.
        """

        async def write(post: Post, picture: Drawn) -> None:
            rendered = render(post, picture)
            with EmojisInDoubt(post, self.people.emojis, picture=True) as look:
                answer = await interaction.followup.edit_message(
                    message, view=rendered.view, attachments=rendered.files, **rendered.text
                )
                self.illustrations.shows(message, picture, answer)
                if private:
                    self.illustrations.uploads.taken()
                look(answer)

        async def add(picture: Drawn) -> None:
            try:
                try:
                    await write(post, picture)
                except EmojiRefused:
                    await write(remove_emojis(post), picture)
            except FAILURES as error:
                log.info("a picture was refused, the text stands: %s", error)
                if private:
                    self.illustrations.uploads.refused(error)

        self.illustrations.follow(message, post, add)

    async def replace(self, interaction: discord.Interaction, post: Post) -> None:
        """Answer by changing the private message that was clicked; one that all can see is left alone."""
        message = own_message(interaction)
        if message is None:
            await self.reply(interaction, post)
            return
        liked = (await self._liked(interaction, post))._replace(classic=is_classic(message))
        try:
            await self.edit(interaction, liked)
        except EmojiRefused:
            await self.edit(interaction, remove_emojis(liked))

    async def ask(self, interaction: discord.Interaction, form: Form, table_id: int) -> None:
        """Answer with a form to fill in."""
        try:
            await interaction.response.send_modal(window(form, table_id))
            COUNTS.count_answer(interaction.extras)
        except FAILURES as error:
            late(error, interaction.extras)

    async def say(
        self, interaction: discord.Interaction, post: Post, *, private: bool = False, pictured: bool = False
    ) -> int | None:
        """Answer where it was asked, for all to see unless `private`; None when it came too late.

        What all see is as the server has chosen; its picture comes with the first change, or at once where
        it is to be `pictured`. Gives the id of the message. EmojiRefused where it is to be said again.
        """
        server = await self.people.server(interaction.guild_id)
        post = post.in_words() if not private and server.cards == "words" else post
        drawn = private or (pictured and server.illustrated)
        picture = await self.illustrations.of(post) if drawn else None
        try:
            message = await self._say(interaction, post, picture, private=private)
        except discord.HTTPException as error:
            if picture is None or not refuses(error):
                raise
            log.info("a picture was refused, the text stands: %s", error)
            return await self._say(interaction, post.without_illustration(), None, private=private)
        if drawn and picture is None and message is not None:
            self._await_picture(interaction, message, post, private=private)
        return message

    async def _say(
        self, interaction: discord.Interaction, post: Post, picture: Drawn | None, *, private: bool
    ) -> int | None:
        rendered = render(post, picture)
        extra: dict[str, Any] = {"files": rendered.files} if rendered.files else {}
        try:
            with EmojisInDoubt(post, self.people.emojis, picture=picture is not None) as look:
                if interaction.response.is_done():  # It stands there, with the name of an emoji.
                    form: dict[str, Any] = {"attachments": rendered.files} if picture or private else {}
                    return (await interaction.edit_original_response(view=rendered.view, **form)).id
                sent = await interaction.response.send_message(view=rendered.view, ephemeral=private, **extra)
                COUNTS.count_answer(interaction.extras)
                self.illustrations.shows(sent.message_id, picture, sent.resource)
                look(sent.resource)
        except FAILURES as error:
            late(error, interaction.extras, pictured=picture is not None)
            return None
        return sent.message_id

    async def edit(self, interaction: discord.Interaction, post: Post) -> bool:
        """Answer by changing the message that was clicked, whose form `post` has; False if it came too late.

        The message keeps the picture that it has, or has a new one sent; no older one follows. Where Discord
        does not take it, which happens with messages that only one person sees, the text stands alone. A
        classic message gets a new one afterwards: nobody who has made a move there waits for a picture.
        EmojiRefused where it is to be drawn, and changed, again.
        """
        message = interaction.message
        if message is None:
            return await self._turn(interaction, post, None)
        self.illustrations.forget(message.id)
        kept = self.illustrations.seen(message, post)
        if kept is None and _private(message) and self.illustrations.uploads.rest:
            post = post.without_illustration()
        return await self._turn(interaction, post, kept)

    async def _turn(self, interaction: discord.Interaction, post: Post, stands: Standing | None) -> bool:
        """Change a message, which has this picture already; None: it is to be sent."""
        message = interaction.message
        picture = stands or (None if post.classic else await self.illustrations.of(post))
        try:
            taken = await self._edit(interaction, post, picture)
        except discord.HTTPException as error:
            if picture is None or not refuses(error):
                raise
            if stands is not None:
                log.info("a picture stands there no more, it is sent again: %s", error)
                return await self._turn(interaction, post, None)
            if taken := await self._edit(interaction, post.without_illustration(), None):
                log.info("a picture was refused, the text stands: %s", error)
                if _private(message):
                    self.illustrations.uploads.refused(error)
            return taken
        if taken and isinstance(picture, Drawn) and _private(message):
            self.illustrations.uploads.taken()
        if taken and picture is None and message is not None:
            self._await_picture(interaction, message.id, post, private=_private(message))
        return taken

    async def _edit(
        self,
        interaction: discord.Interaction,
        post: Post,
        picture: Drawn | Standing | None,
    ) -> bool:
        rendered = render(post, picture)
        form: dict[str, Any] = {"view": rendered.view}
        form |= {} if isinstance(picture, Standing) else {"attachments": rendered.files}
        form |= rendered.text
        try:
            with EmojisInDoubt(post, self.people.emojis, picture=picture is not None) as look:
                if interaction.response.is_done():  # It stands there, with the name of an emoji.
                    await interaction.edit_original_response(**form)
                    return True
                sent = await interaction.response.edit_message(**form)
                COUNTS.count_answer(interaction.extras)
                if sent is not None:
                    self.illustrations.shows(sent.message_id, picture, sent.resource)
                look(None if sent is None else sent.resource)
        except FAILURES as error:
            late(error, interaction.extras, pictured=picture is not None)
            return False
        return True


def _private(message: discord.Message | None) -> bool:
    """Return whether only one person sees this message."""
    return message is not None and message.flags.ephemeral


async def drawn_again(answer: Callable[[], Awaitable[None]]) -> None:
    """Answer; where Discord refuses an emoji, once more with the signs that stand from then on."""
    try:
        await answer()
    except EmojiRefused:
        await answer()


def late(error: Exception, extras: dict[Any, Any], *, pictured: bool = False) -> None:
    """That Discord does not take an answer is one line in the log, however often; faults of ours are raised.

    So is what may be about the picture of a `pictured` one. The extras are those of the interaction.
    """
    if pictured and isinstance(error, discord.HTTPException) and refuses(error):
        raise error
    passed = isinstance(error, discord.HTTPException) and error.code in LATE
    if isinstance(error, discord.HTTPException) and not passed and error.status in UNWANTED:
        if extras.setdefault(REFUSED, error) is error:
            COUNTS.discord[error.code or error.status] += 1
            log.warning("an answer was refused: %s", error)
        return
    if not passed and not isinstance(passing(error), TryAgain):
        raise error
    if extras.setdefault(REFUSED, error) is error:
        log.info("an answer was not taken: %s", error)
