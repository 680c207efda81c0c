"""Opening tables in channels, with the server's settings for permissions, language and threads."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final, TypeGuard

import discord

from bot.client.answers import reader_texts, require_may_open, require_permissions
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.courier.places import server_of
from bot.courier.transports import FAILURES
from bot.errors import RefusalId, Refused
from bot.present import notices
from bot.records.tables import Member, Person, TableHeader
from bot.seating.members import with_robot
from bot.seating.player_counts import allowed_counts, size_alone
from bot.texts.sentences import pick_locale, texts
from engine import GAMES

log = logging.getLogger(__name__)

WEEK_IN_MINUTES: Final = 10080


async def open_table(
    interaction: Interaction,
    game: str,
    *,
    language: str | None = None,
    timer: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    again: Mapping[str, Any] | None = None,
) -> None:
    """Open a lobby and show the lobby in the channel, or in a thread if the channel has a table already.

    Robots hold the seats for `players` until people join. Missing parameters come from the server's defaults;
    `again` are the options of an earlier match in place of these defaults. If there are too many threads, the
    table plays in the channel. Where the bot is no member, open a private table instead.

    Raises:
        Refused: T-16 missing permissions, T-23 or T-28 not allowed to, T-14 no such option, T-21 not for so
            many players, T-75 to T-77 too many tables, or as `Lobby.open`.
    """
    bot = interaction.client
    services = bot.services
    if server_of(interaction) is None:
        await open_private_table(
            interaction, game, language=language, players=players, options=options, again=again
        )
        return
    await require_permissions(interaction)
    await require_may_open(interaction)
    user, channel_id = interaction.user, interaction.channel_id or 0
    settings = await services.people.server(server_of(interaction))
    defaults = settings.for_game(game)
    spoken = (
        settings.language
        if settings.language != "auto"
        else pick_locale((await reader_texts(interaction)).locale)
    )
    threaded = await _wants_thread(interaction, settings.threads)
    chosen = merge_options(game, defaults.options if again is None else again, options)
    _require_count(game, chosen, players)
    locale = language or spoken
    members = _with_robots(interaction, players or 1, locale)
    header = await services.lobby.open(
        game=game,
        host=user.id,
        name=display_name(user),
        guild_id=server_of(interaction),
        channel_id=channel_id,
        locale=locale,
        options=chosen,
        timer=timer or defaults.timer,
        members=members,
        limits=settings.limits,
        threaded=threaded,
        interaction=interaction.id,
    )
    bot.courier.retry_channel(channel_id)
    try:
        await _show(interaction, header)
        if threaded and not header.threaded:
            t = await reader_texts(interaction)
            note = t("opened-without-thread", most=settings.limits.threads)
            await bot.courier.reply(interaction, notices.notice(note))
    finally:
        # Start the timer only after the lobby's message is recorded, or a second message would be sent.
        services.clock.set_timer(header.id, at_once=True)
    await bot.courier.direct_messages.open(user.id)


async def open_private_table(
    interaction: Interaction,
    game: str,
    *,
    language: str | None = None,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    again: Mapping[str, Any] | None = None,
    begin: bool = False,
) -> None:
    """Open a table for this person and robots, and show it to them alone; with `begin`, start its match.

    Without `players`, as many robots sit down as at a table at which one person begins at once. The server's
    default options apply where the bot is a member, unless there are options of an earlier match (`again`).

    Raises:
        Refused: T-14 no such option, T-21 not for so many players, T-75 and T-76 too many tables, or as
            `Lobby.open`.
    """
    bot, user = interaction.client, interaction.user
    services = bot.services
    settings = await services.people.server(server_of(interaction))
    defaults = settings.for_game(game).options if again is None else again
    chosen = merge_options(game, defaults, options)
    _require_count(game, chosen, players)
    locale = language or (await reader_texts(interaction)).locale
    seats = players or size_alone(GAMES[game], chosen)
    header = await services.lobby.open(
        game=game,
        host=user.id,
        name=display_name(user),
        guild_id=None,
        channel_id=None,
        locale=locale,
        options=chosen,
        timer="off",
        members=_with_robots(interaction, seats, locale),
        limits=settings.limits,
        interaction=interaction.id,
    )
    if begin:
        with bot.courier.own.answering(header.id, user.id):
            # Store the start without an interaction id, because opening the table has used the id.
            await services.lobby.start(header.id, user.id, None)
            await services.robots.deal(header.id)
            await bot.courier.show_panel(interaction, header.id, anew=True)
    else:
        await bot.courier.show_panel(interaction, header.id, anew=True)
    services.clock.set_timer(header.id, at_once=True)


def merge_options(
    game: str, defaults: Mapping[str, Any], options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the default options, which the given options override."""
    # Stored defaults that the game no longer knows must not prevent new tables.
    kept = defaults if allowed_counts(GAMES[game], defaults) else {}
    return {**kept, **(options or {})}


def _require_count(game: str, options: Mapping[str, Any], players: int | None) -> None:
    """Check that so many may play with these options.

    Raises:
        Refused: T-21 they may not.
    """
    allowed = allowed_counts(GAMES[game], options)
    if players is not None and players not in allowed:
        raise Refused(RefusalId.PLAYER_COUNT, allowed=allowed, missing=-1, table=0)


def _with_robots(interaction: Interaction, seats: int, locale: str) -> list[Member]:
    """Return the person and as many robots as fill the seats."""
    members = [Member(str(Person(interaction.user.id)), display_name(interaction.user))]
    while len(members) < seats:
        members = with_robot(members, locale)
    return members


async def _show(interaction: Interaction, header: TableHeader) -> None:
    """Answer with the lobby's message, or send the message in a new thread and answer with a link."""
    bot = interaction.client
    thread = (
        await _create_thread(interaction.channel, interaction.app_permissions, header)
        if header.threaded
        else None
    )
    if thread is None:
        await bot.courier.open_table(interaction, header.id)
        return
    await bot.services.lobby.place_in(header.id, thread.id)
    t = texts(header.locale)
    await bot.courier.say(interaction, notices.notice(t("opened-in-thread", thread=thread.mention)))


async def _wants_thread(interaction: Interaction, policy: str) -> bool:
    channel = interaction.channel
    if policy == "never" or not _takes_threads(channel, interaction.app_permissions):
        return False
    others = await interaction.client.services.tables.in_channel(channel.id)
    return policy == "always" or any(header.thread_id is None for header in others)


async def open_match(interaction: Interaction, championship_id: int, fixture: str) -> None:
    """Open the table of a championship match, in a thread if possible, or seat the person at the open table.

    The players are mentioned once. The match starts automatically when all are seated; after the start, the
    person is shown their own hand.

    Raises:
        Refused: T-16 missing permissions, T-46 to T-48 as `Championships.play`.
    """
    bot, user = interaction.client, interaction.user
    services = bot.services
    await require_permissions(interaction)
    header, fresh = await services.championships.play(
        championship_id, fixture, user.id, display_name(user), interaction.id
    )
    if fresh:
        settings = await services.people.server(header.guild_id)
        guild = interaction.guild
        channel_id = header.channel_id
        channel = None if guild is None or channel_id is None else guild.get_channel(channel_id)
        if guild is not None and channel is not None and settings.threads != "never":
            # Creating a thread may wait for Discord's rate limit when a whole round begins at once.
            await bot.courier.answer_later(interaction)
            thread = await _create_thread(channel, channel.permissions_for(guild.me), header)
            if thread is not None:
                await services.lobby.place_in(header.id, thread.id)
        services.clock.set_timer(header.id, at_once=True)
    bot.courier.refresh(header.id)
    if header.status == "running":
        await bot.courier.show_panel(interaction, header.id)
        return
    t = await reader_texts(interaction)
    place = f"<#{(await services.tables.snapshot(header.id, None)).header.place}>"
    await bot.courier.reply(interaction, notices.notice(t("match-opened", place=place)))
    await bot.courier.direct_messages.open(user.id)


def _takes_threads(channel: object, allowed: discord.Permissions) -> TypeGuard[discord.TextChannel]:
    """Return whether the bot may open threads in this channel and write in them."""
    may = allowed.create_public_threads and allowed.send_messages_in_threads
    return may and isinstance(channel, discord.TextChannel)


async def _create_thread(
    channel: object, allowed: discord.Permissions, header: TableHeader
) -> discord.Thread | None:
    """Create a thread for this table; return None without permission, or if Discord refuses the thread."""
    if not _takes_threads(channel, allowed):
        return None
    t = texts(header.locale)
    name = notices.table_name(header, t)
    try:
        return await channel.create_thread(
            name=name[:100],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=WEEK_IN_MINUTES,
        )
    except FAILURES as error:
        log.info("table %s plays in its channel: %s", header.id, error)
        return None
