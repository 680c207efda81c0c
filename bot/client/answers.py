"""Helpers for all commands and clicks: the reader's language, error answers, permission checks."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, Protocol

import discord

from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.counters import COUNTS
from bot.courier.places import must_answer_privately, server_of
from bot.errors import Duplicate, RefusalId, Refused, Unavailable
from bot.logs import log_context
from bot.present import notices
from bot.present.post import Post, Text
from bot.present.refusals import refusal
from bot.records.tables import TableHeader
from bot.texts.sentences import Texts, texts

log = logging.getLogger(__name__)

GAME: Final = "game"
"""The key in an interaction's extras for the game it is about."""


class Announced(Protocol):
    """The courier's messages of one kind, such as duels."""

    async def page(self, number: int, /) -> Post:
        """Return the message as it is now."""
        ...

    async def record(self, number: int, channel: int, message_id: int, post: Post, /) -> None:
        """Remember the message that was sent as the answer to a command."""
        ...


async def reader_texts(interaction: Interaction) -> Texts:
    """Return the sentences in the language and style of the person who reads the answer.

    If the database fails, use the locale that Discord sent.
    """
    people = interaction.client.services.people
    user = interaction.user
    try:
        on_server = server_of(interaction) is not None
        # A nickname on a server that the bot has not joined is nothing that other servers should see.
        name = display_name(user) if on_server else display_name(user, nickname=False)
        await people.meet(user.id, name, interaction.locale.value, on_server=on_server)
        return await people.texts_for(user.id)
    except Unavailable:
        return texts(interaction.locale.value)


async def public_texts(interaction: Interaction) -> Texts:
    """Return the sentences for public messages, in the server's language (else locale) and style.

    Outside a server, and where nobody else sees the answer, use the reader's language.
    """
    if must_answer_privately(interaction):
        return await reader_texts(interaction)
    people, guild = interaction.client.services.people, server_of(interaction)
    chosen, locale = (await people.server(guild)).language, interaction.guild_locale
    if chosen == "auto":
        return await people.public_texts(
            guild, locale.value if locale else (await reader_texts(interaction)).locale
        )
    return await people.public_texts(guild, chosen)


@asynccontextmanager
async def answer_errors(interaction: Interaction, game: str | None = None) -> AsyncIterator[None]:
    """Answer any exception inside the block with one private sentence.

    A refusal says what would be legal, in terms of the `game`; T-17 says that nothing was changed because the
    database failed; an unexpected exception gets an incident id, which is also logged. The bot does not close
    before the answer is sent.
    """
    interaction.client.attending.begin(interaction.user.id)
    COUNTS.came_in(interaction.extras)
    with log_context(user=interaction.user.id, interaction=interaction.id):
        t = await reader_texts(interaction)
        try:
            yield
            return
        except Refused as refused:
            COUNTS.refusals[refused.rule] += 1
            post = refusal(refused, t, game or interaction.extras.get(GAME))
        except Duplicate:
            await interaction.client.courier.acknowledge(interaction)
            return
        except Unavailable as error:
            COUNTS.failures["database"] += 1
            # On a full disk every click fails, so log the traceback only at DEBUG.
            log.warning("nothing was changed: %s", error, exc_info=log.isEnabledFor(logging.DEBUG))
            post = refusal(Refused(RefusalId.NOT_SAVED), t)
        except Exception:
            COUNTS.failures["incident"] += 1
            incident = secrets.token_hex(4)
            log.exception("incident %s", incident)
            post = notices.notice(t("incident", incident=incident))
        await _reply_safely(interaction, post)


def set_game(interaction: Interaction, game: str) -> None:
    """Set the game of this interaction, whose terms later refusals use."""
    interaction.extras[GAME] = game


async def _reply_safely(interaction: Interaction, post: Post) -> None:
    """Send the sentence about an error, and log a failure to send, such as a closed connection to Discord."""
    if interaction.client.is_closed():
        log.info("nothing is said any more: the bot has left")
        return
    try:
        await interaction.client.courier.reply(interaction, post)
    except discord.HTTPException as error:
        log.warning("nothing could be said: %s", error)
    except RuntimeError as error:  # Raised by a connection that is closed during a request.
        if not interaction.client.is_closed():
            raise
        log.info("nothing is said any more: %s", error)


async def refuse_if_too_fast(interaction: Interaction) -> bool:
    """Return whether a click or command exceeds the rate limit, after answering an excess with T-78.

    This check reads neither the store nor a table.
    """
    bot, user = interaction.client, interaction.user.id
    if not bot.click_rate.exceeded(user):
        return False
    COUNTS.refusals[RefusalId.TOO_FAST] += 1
    t = bot.services.people.cached_texts(user, interaction.locale.value)
    await _reply_safely(interaction, refusal(Refused(RefusalId.TOO_FAST), t))
    return True


async def send_public(interaction: Interaction, draw: Callable[[], Awaitable[Post]]) -> int | None:
    """Send the post from `draw` as a public message, and return the message id.

    If Discord has lost an emoji, draw the post again with signs. Return None if the interaction has expired.
    Where Discord shows the answer to this person alone, send it privately, and say so.
    """
    if must_answer_privately(interaction):
        note = Text(f"-# {(await reader_texts(interaction))('only-you-here')}")
        return await interaction.client.courier.reply(interaction, (await draw()).with_more(note))
    return await interaction.client.courier.say(interaction, await draw(), draw, pictured=True)


async def announce(
    interaction: Interaction, messages: Announced, number: int, channel: int, then: Callable[[int], object]
) -> None:
    """Answer a command with the message of what it has opened, record that message, then call `then`.

    Without an answer, `then` has the message sent in its turn.
    """
    courier = interaction.client.courier
    courier.retry_channel(channel)
    try:
        post = await messages.page(number)
        message_id = await courier.say(interaction, post)
        if message_id is not None:
            await messages.record(number, channel, message_id, post)
    finally:
        # Only after the message is recorded, or a second one would be sent.
        then(number)


async def share(interaction: Interaction, header: TableHeader, paper: str, post: Post) -> None:
    """Post a page of a match in the channel of its table, and send the person a link to the new message.

    Raises:
        Refused: T-91 shared already, T-92 it cannot be posted there.
    """
    bot = interaction.client
    link = await bot.courier.shares.share(header, paper, post, partial(bot.courier.answer_later, interaction))
    t = await reader_texts(interaction)
    await bot.courier.reply(interaction, notices.notice(t("shared-here", link=link)))


async def may_moderate(interaction: Interaction) -> bool:
    """Return whether this person may manage messages here, or the server, or has the moderator role.

    Nobody moderates outside the servers that the bot has joined.
    """
    guild = server_of(interaction)
    if guild is None:
        return False
    settings = await interaction.client.services.people.server(guild)
    allowed = interaction.permissions
    return allowed.manage_messages or allowed.manage_guild or settings.moderator_role in role_ids(interaction)


def require_server(interaction: Interaction) -> int:
    """Return the id of the server of an interaction.

    Raises:
        Refused: T-57 outside the servers that the bot has joined.
    """
    guild = server_of(interaction)
    if guild is None:
        raise Refused(RefusalId.SERVER_ONLY)
    return guild


async def require_moderator(interaction: Interaction) -> int:
    """Return the id of the server of an interaction, if this person may moderate there.

    Raises:
        Refused: T-29 they may not, T-57 outside a server.
    """
    guild = require_server(interaction)
    if not await may_moderate(interaction):
        raise Refused(RefusalId.MODERATORS_ONLY)
    return guild


def role_ids(interaction: Interaction) -> set[int]:
    """Return the ids of the person's roles; none outside a server."""
    user = interaction.user
    return {role.id for role in user.roles} if isinstance(user, discord.Member) else set()


async def require_may_open(interaction: Interaction) -> None:
    """Check that the server lets this person open tables in this channel.

    Raises:
        Refused: T-23 not in this channel, T-28 not without the opener role.
    """
    settings = await interaction.client.services.people.server(server_of(interaction))
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}
    if settings.channels and not here.intersection(settings.channels):
        raise Refused(RefusalId.CHANNEL_CLOSED, channels=settings.channels)
    allowed = settings.opener_role is None or settings.opener_role in role_ids(interaction)
    if not allowed and not await may_moderate(interaction):
        raise Refused(RefusalId.ROLE_ONLY, role=settings.opener_role)


async def require_may_count(interaction: Interaction) -> None:
    """Check that this person may open championships that count for the general classification.

    Raises:
        Refused: T-45 they may not.
    """
    settings = await interaction.client.services.people.server(server_of(interaction))
    if settings.championship_role in role_ids(interaction) or await may_moderate(interaction):
        return
    raise Refused(RefusalId.CLASSIFICATION_ROLE)


def _missing(interaction: Interaction) -> list[str]:
    """Return the permissions for writing here that the bot lacks; threads need a separate permission."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "view_channel": allowed.view_channel,
        "send_messages": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
    }
    return [name for name, granted in needed.items() if not granted]


def note_permissions(interaction: Interaction) -> None:
    """Tell the courier if the bot may write in the channel of this interaction."""
    channel = interaction.channel_id
    if server_of(interaction) is not None and channel is not None and not _missing(interaction):
        interaction.client.courier.note_permissions(channel, interaction.app_permissions.value)


async def require_permissions(interaction: Interaction) -> None:
    """Check that the bot may see this channel and write in it.

    Raises:
        Refused: T-16, with the missing permissions.
    """
    if missing := _missing(interaction):
        raise Refused(RefusalId.MISSING_PERMISSIONS, missing=missing)
