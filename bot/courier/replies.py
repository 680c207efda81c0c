"""Answers to interactions: new messages, and changes of the private message that was pressed."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.counters import COUNTS
from bot.courier.delivery import LATE, Delivery, Redraw
from bot.courier.places import is_direct, server_of
from bot.courier.render import modal
from bot.courier.requests import passing
from bot.courier.transports import FAILURES, TokenMessage, Transport, answering, changing, key_of
from bot.courier.write_queue import TryAgain
from bot.people.people import People
from bot.present.post import Form, Post, Questions

log = logging.getLogger(__name__)

UNWANTED: Final = frozenset({401, 403, 404})
"""Discord's statuses where no answer at all is taken."""
REFUSED: Final = "refused"
"""The key in an interaction's extras of the error that refused its first answer."""


BUTTON: Final = discord.ComponentType.button.value


def own_message(interaction: discord.Interaction) -> discord.Message | None:
    """Return the pressed message if it is the person's own, a panel or a DM; None if others see it."""
    message = interaction.message
    own = message is not None and (is_direct(interaction) or message.flags.ephemeral)
    return message if own else None


def is_lasting(message: discord.Message) -> bool:
    """Return whether a person's own message is a direct message, which the bot may edit at any time."""
    return not message.flags.ephemeral


def in_private(interaction: discord.Interaction) -> bool:
    """Return whether the message that was pressed is the person's own: a panel or a DM."""
    return own_message(interaction) is not None


async def clear_menu(interaction: discord.Interaction) -> bool:
    """Reset the menu that was used, before the answer is sent in another message; return whether it was.

    Otherwise the chosen line stays chosen on its reader's screen, and Discord sends nothing when it is chosen
    again. An edit of the message resets the menu, though it changes nothing. A menu may also open a form.
    """
    data = interaction.data
    pressed = data.get("component_type", BUTTON) if isinstance(data, dict) else BUTTON
    chosen = interaction.type is discord.InteractionType.component and pressed != BUTTON
    filled_in = interaction.type is discord.InteractionType.modal_submit and interaction.message is not None
    if not (chosen or filled_in) or interaction.response.is_done():
        return False
    try:
        await interaction.response.edit_message()
    except FAILURES as error:
        log.info("a menu goes on showing what was chosen: %s", error)
        return False
    return True


def is_classic(message: discord.Message) -> bool:
    """Return whether a message is classic: an edit must keep the form of its message."""
    return not message.flags.components_v2


class Replies:
    """Sends answers to clicks and commands. An answer that comes too late is logged and counts as sent."""

    people: People
    delivery: Delivery

    async def acknowledge(self, interaction: discord.Interaction) -> None:
        """Answer without a message: the message that was pressed will change by itself."""
        try:
            await interaction.response.defer()
            COUNTS.count_answer(interaction.extras)
            self._keep_key(interaction)
        except FAILURES as error:
            log_refusal(error, interaction.extras)

    async def renew_key(self, interaction: discord.Interaction) -> None:
        """Answer a press on a public message by leaving it as it is, unless the message has a fresh key.

        That answer brings a key to edit the message, see `MessageKeys`. What else is said follows it.
        """
        pressed = own_message(interaction) is None and interaction.message
        if pressed and not interaction.response.is_done() and not self.delivery.keys.is_fresh(pressed.id):
            await self.acknowledge(interaction)

    def _keep_key(self, interaction: discord.Interaction) -> None:
        """Remember the key of an interaction that was answered by a change of the public message pressed."""
        if interaction.message is not None and own_message(interaction) is None:
            self.delivery.keys.keep(interaction.message.id, key_of(interaction))

    async def answer_later(self, interaction: discord.Interaction) -> None:
        """Have Discord wait for a private answer, for work that may take longer than three seconds."""
        try:
            await interaction.response.defer(ephemeral=True, thinking=True)
        except FAILURES as error:
            log_refusal(error, interaction.extras)

    async def update_answer(self, interaction: discord.Interaction, post: Post) -> None:
        """Change the private answer that `answer_later` has announced; it may be changed again."""
        transport = TokenMessage(interaction.client, key_of(interaction), original=True)
        await self.send(transport, interaction, await self._styled(interaction, post))

    async def ask(self, interaction: discord.Interaction, form: Form | Questions, table_id: int) -> None:
        """Answer with a form."""
        try:
            await interaction.response.send_modal(modal(form, table_id))
            COUNTS.count_answer(interaction.extras)
        except FAILURES as error:
            log_refusal(error, interaction.extras)

    async def reply(self, interaction: discord.Interaction, post: Post) -> int | None:
        """Answer with a new private message; return its id, None if the answer came too late."""
        if await clear_menu(interaction):
            self._keep_key(interaction)
        return await self.send(answering(interaction), interaction, await self._styled(interaction, post))

    async def tell(self, interaction: discord.Interaction, post: Post) -> None:
        """Send a public text after the person who asked has been answered."""
        await self.send(answering(interaction, private=False), interaction, post.without_illustration())

    async def replace(self, interaction: discord.Interaction, post: Post) -> None:
        """Answer by changing the private message that was pressed; below a public one, reply privately."""
        message = own_message(interaction)
        if message is None:
            await self.reply(interaction, post)
            return
        styled = await self._styled(interaction, post)
        await self.edit(interaction, styled._replace(classic=is_classic(message)))

    async def say(
        self,
        interaction: discord.Interaction,
        post: Post,
        redraw: Redraw | None = None,
        *,
        private: bool = False,
        pictured: bool = False,
    ) -> int | None:
        """Answer with a new message, public unless `private`; return its id, None if it came too late.

        A public message follows the server's style; its picture comes with the message's first change, or at
        once if `pictured`.
        """
        server = await self.people.server(server_of(interaction))

        def style(post: Post) -> Post:
            if private:
                return post
            post = post.in_words() if server.cards == "words" else post
            return post if pictured and server.illustrated else post.without_illustration()

        async def again() -> Post:
            return style(post if redraw is None else await redraw())

        transport = answering(interaction, private=private)
        return await self.send(transport, interaction, style(post), redraw and again)

    async def edit(self, interaction: discord.Interaction, post: Post, redraw: Redraw | None = None) -> bool:
        """Answer by changing the message that was pressed; return False if the answer came too late.

        `post` must have the message's form. The message keeps its picture if it is right; a classic message
        gets a new picture afterwards, so that nobody waits for it after a move.
        """
        message = interaction.message
        assert message is not None
        stands = self.delivery.illustrations.seen(message, post)
        transport = changing(interaction, message)
        try:
            await self.delivery.deliver(transport, post, redraw, stands=stands, at_once=not post.classic)
        except FAILURES as error:
            log_refusal(error, interaction.extras)
            return False
        return True

    async def send(
        self,
        transport: Transport,
        interaction: discord.Interaction,
        post: Post,
        redraw: Redraw | None = None,
    ) -> int | None:
        """Send an answer; return the message's id, None if the answer came too late."""
        try:
            return (await self.delivery.deliver(transport, post, redraw)).message_id
        except FAILURES as error:
            log_refusal(error, interaction.extras)
            return None

    async def _styled(self, interaction: discord.Interaction, post: Post) -> Post:
        """Return a private post in its reader's style, as far as memory knows the reader."""
        user = interaction.user.id
        t = self.people.cached_texts(user, interaction.locale.value)
        if post.illustration and not await self.people.wants_pictures(user, server_of(interaction)):
            post = post.without_illustration()
        return post.in_words() if t.in_words else post


def log_refusal(error: Exception, extras: dict[Any, Any]) -> None:
    """Log once that Discord did not take an answer; `extras` are those of the interaction.

    Raises:
        Exception: the error itself, if it is a fault of the bot.
    """
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
