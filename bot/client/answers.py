"""What every command and click shares: the reader's language, and clear sentences for all that goes wrong."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import discord

from bot.client.called import name_of
from bot.counts import COUNTS
from bot.courier.refused import EmojiRefused
from bot.errors import Duplicate, House, Refused, Unavailable
from bot.logs import about
from bot.present import notices
from bot.present.post import Post
from bot.present.refusals import refusal
from bot.records import TableHeader
from bot.texts.sentences import Texts, texts

if TYPE_CHECKING:
    from bot.client.bot import YoHoHo

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[YoHoHo]"
GAME: Final = "game"
"""Under which name an interaction's extras tell what game it is about."""


async def reader(interaction: Interaction) -> Texts:
    """The sentences of the person who reads the answer: language and style are their own choice."""
    people = interaction.client.people
    user = interaction.user
    try:
        on_server = interaction.guild_id is not None
        await people.meet(user.id, name_of(user), interaction.locale.value, on_server=on_server)
        return await people.reads(user.id)
    except Unavailable:
        return texts(interaction.locale.value)


async def spoken_here(interaction: Interaction) -> Texts:
    """The sentences of what all can read, in the server's style: its language, else its locale's.

    Outside a server they are in the reader's language.
    """
    people, guild = interaction.client.people, interaction.guild_id
    chosen, locale = (await people.server(guild)).language, interaction.guild_locale
    if chosen == "auto":
        return await people.all_read(guild, locale.value if locale else (await reader(interaction)).locale)
    return await people.all_read(guild, chosen)


@asynccontextmanager
async def answering(interaction: Interaction, game: str | None = None) -> AsyncIterator[None]:
    """Turn whatever goes wrong inside into one private sentence.

    A rule's refusal says what would be legal, in the words of the `game`; T-17, where the store fails, that
    nothing was changed; anything unexpected gets an incident id that the log knows too. The bot does not
    close before that is done.
    """
    interaction.client.attending.begin(interaction.user.id)
    COUNTS.came_in(interaction.extras)
    with about(user=interaction.user.id, interaction=interaction.id):
        t = await reader(interaction)
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
            # A line for each click on a full disk; how it came about only for whoever looks for it.
            log.warning("nothing was changed: %s", error, exc_info=log.isEnabledFor(logging.DEBUG))
            post = refusal(Refused(House.NOT_SAVED), t)
        except Exception:
            COUNTS.failures["incident"] += 1
            incident = secrets.token_hex(4)
            log.exception("incident %s", incident)
            post = notices.notice(t("incident", incident=incident))
        await _tell(interaction, post)


def turn_to_game(interaction: Interaction, game: str) -> None:
    """From here on what this interaction asks for is about that game: refusals speak in its words."""
    interaction.extras[GAME] = game


async def _tell(interaction: Interaction, post: Post) -> None:
    """Say what has gone wrong; that this goes wrong as well is told in the log and does no more harm.

    Once the bot has taken leave of Discord, nothing can be said any more.
    """
    if interaction.client.is_closed():
        log.info("nothing is said any more: the bot has left")
        return
    try:
        await interaction.client.courier.reply(interaction, post)
    except discord.HTTPException as error:
        log.warning("nothing could be said: %s", error)
    except RuntimeError as error:  # So a connection fails that is closed while it is asked for something.
        if not interaction.client.is_closed():
            raise
        log.info("nothing is said any more: %s", error)


async def too_fast(interaction: Interaction) -> bool:
    """Whether a click or command is one too many; if so, that was answered: T-78.

    It costs nothing: neither the store nor a table is asked.
    """
    bot, user = interaction.client, interaction.user.id
    if not bot.click_rate.exceeded(user):
        return False
    COUNTS.refusals[House.TOO_FAST] += 1
    t = bot.people.remembered(user, interaction.locale.value)
    await _tell(interaction, refusal(Refused(House.TOO_FAST), t))
    return True


async def say_to_all(interaction: Interaction, draw: Callable[[], Awaitable[Post]]) -> int | None:
    """Show the channel what this draws, for good; anew, with signs, where an emoji is refused.

    The id of the message; None when it came too late.
    """
    courier = interaction.client.courier
    try:
        return await courier.say(interaction, await draw(), pictured=True)
    except EmojiRefused:
        return await courier.say(interaction, await draw(), pictured=True)


async def share(interaction: Interaction, header: TableHeader, paper: str, post: Post) -> None:
    """Post a paper of a match where its table was opened, and tell whoever shares it. Refused: T-91, T-92."""
    bot = interaction.client
    link = await bot.shares.share(header, paper, post, partial(bot.courier.answer_later, interaction))
    t = await reader(interaction)
    await bot.courier.reply(interaction, notices.notice(t("shared-here", link=link)))


async def may_moderate(interaction: Interaction) -> bool:
    """True for people who may manage messages in this channel, or the server, or have the role it named."""
    settings = await interaction.client.people.server(interaction.guild_id)
    allowed = interaction.permissions
    return allowed.manage_messages or allowed.manage_guild or settings.moderator_role in role_ids(interaction)


async def require_moderator(interaction: Interaction) -> None:
    """Refused: T-29 unless `may_moderate`, T-57 outside a server."""
    if interaction.guild_id is None:
        raise Refused(House.SERVER_ONLY)
    if not await may_moderate(interaction):
        raise Refused(House.MODERATORS_ONLY)


def role_ids(interaction: Interaction) -> set[int]:
    """The roles of the person, by id; none outside a server."""
    user = interaction.user
    return {role.id for role in user.roles} if isinstance(user, discord.Member) else set()


async def require_leave_to_open(interaction: Interaction) -> None:
    """Refused unless the server lets this person open tables in this channel: T-23 channel, T-28 role."""
    settings = await interaction.client.people.server(interaction.guild_id)
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}
    if settings.channels and not here.intersection(settings.channels):
        raise Refused(
            House.CHANNEL_CLOSED, channels=", ".join(f"<#{number}>" for number in settings.channels)
        )
    allowed = settings.opener_role is None or settings.opener_role in role_ids(interaction)
    if not allowed and not await may_moderate(interaction):
        raise Refused(House.ROLE_ONLY, role=f"<@&{settings.opener_role}>")


async def require_leave_to_honour(interaction: Interaction) -> None:
    """Refused T-45 unless this person may open championships that feed the general classification."""
    settings = await interaction.client.people.server(interaction.guild_id)
    if settings.championship_role in role_ids(interaction) or await may_moderate(interaction):
        return
    raise Refused(House.CLASSIFICATION_ROLE)


def _missing(interaction: Interaction) -> list[str]:
    """What the bot may not do here, of all that it must to write; a thread has a permission of its own."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "view_channel": allowed.view_channel,
        "send_messages": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
    }
    return [name for name, granted in needed.items() if not granted]


def note_permissions(interaction: Interaction) -> None:
    """Have the courier learn that the bot may write where this comes from, if it may."""
    if interaction.guild_id is not None and interaction.channel_id is not None and not _missing(interaction):
        interaction.client.courier.note_permissions(interaction.channel_id, interaction.app_permissions.value)


async def require_permissions(interaction: Interaction) -> None:
    """Refused T-16, naming what is missing, unless the bot may see this channel and write in it."""
    if missing := _missing(interaction):
        t = await reader(interaction)
        raise Refused(
            House.MISSING_PERMISSIONS, missing=", ".join(t(f"permission-{name}") for name in missing)
        )
