"""Opening and moving meetings: the typed time, the asker's time zone, and the invitation."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.client.answers import (
    announce,
    may_moderate,
    reader_texts,
    require_may_open,
    require_permissions,
    require_server,
)
from bot.client.display_names import display_name
from bot.client.handlers import Interaction
from bot.client.meeting_events import add_event, move_event
from bot.client.opening import merge_options
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.meetings.service import AHEAD, WEEK
from bot.meetings.time_words import choose_time, read_times
from bot.present import meetings as present
from bot.present import notices
from bot.store.totals import get_calendar
from bot.tables.periods import find_zone
from bot.texts.sentences import pick_locale

OFFERED: Final = ("today 20:00", "today 21:00", "tomorrow 20:00", "tomorrow 21:00", "saturday 21:00")
"""The times that are offered before anything has been typed."""


async def open_meeting(
    interaction: Interaction,
    game: str,
    at: str,
    *,
    weekly: bool = False,
    event: bool = False,
    again: Mapping[str, Any] | None = None,
) -> None:
    """Invite everybody in this channel to a match at a time, and show the invitation.

    `again` are the options of an earlier match in place of the server's defaults. With `event`, add a
    scheduled event to the server.

    Raises:
        Refused: T-16 missing permissions, T-23 or T-28 not allowed to, T-57 outside a server, T-145 to T-149
            as `choose_time`, T-153 there is no event, or as `Meetings.open`.
    """
    bot, user = interaction.client, interaction.user
    services = bot.services
    guild, channel_id = require_server(interaction), interaction.channel_id or 0
    await require_permissions(interaction)
    await require_may_open(interaction)
    starts_at, zone = await read_time(interaction, at, weekly=weekly)
    settings = await services.people.server(guild)
    t = await reader_texts(interaction)
    meeting = await services.meetings.open(
        game=game,
        options=merge_options(game, settings.for_game(game).options if again is None else again),
        locale=pick_locale(t.locale) if settings.language == "auto" else settings.language,
        host=user.id,
        name=display_name(user),
        guild_id=guild,
        channel_id=channel_id,
        starts_at=starts_at,
        zone=zone,
        weekly=weekly,
        interaction=interaction.id,
    )
    messages, start_steps = bot.courier.meeting_messages, services.meetings.start_steps
    await announce(interaction, messages, meeting.id, channel_id, start_steps)
    if event:
        await add_event(interaction, meeting)


async def move_meeting(interaction: Interaction, meeting_id: int, at: str) -> None:
    """Move a meeting to another time, as typed by its host or a moderator.

    Raises:
        Refused: T-145 to T-149 as `choose_time`, or as `Meetings.move`.
    """
    user, moderator = interaction.user.id, await may_moderate(interaction)
    meetings = interaction.client.services.meetings
    meeting = (await meetings.require_host(meeting_id, user, moderator)).meeting
    starts_at, zone = await read_time(interaction, at, weekly=meeting.weekly)
    await meetings.move(meeting_id, user, moderator, starts_at, zone, interaction.id)
    t, moved = await reader_texts(interaction), await meetings.get(meeting_id)
    await move_event(interaction, moved)
    time = present.write_time(moved)
    await interaction.client.courier.reply(interaction, notices.notice(t("meeting-moved-now", time=time)))


async def read_time(interaction: Interaction, said: str, *, weekly: bool) -> tuple[datetime, str]:
    """Return the moment that a person means, and the time zone in which they say it.

    Raises:
        Refused: as `choose_time`.
    """
    zone, t = await find_own_zone(interaction), await reader_texts(interaction)
    now = interaction.client.services.tables.now()
    return choose_time(said, now, ZoneInfo(zone), t.locale, WEEK if weekly else AHEAD), zone


async def suggest_times(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return how the typed time is read, to be chosen in place of it: Discord has no picker of times.

    A time zone that has been typed in the same command goes before the person's own.
    """
    services = interaction.client.services
    t = services.people.cached_texts(interaction.user.id, interaction.locale.value)
    typed_zone = await asyncio.to_thread(find_zone, getattr(interaction.namespace, "zone", None) or "")
    zone, now = typed_zone or await find_own_zone(interaction), services.tables.now()
    said = [typed] if typed.strip() else OFFERED
    moments = {moment for one in said for moment in read_times(one, now, ZoneInfo(zone), t.locale).moments}
    return [
        app_commands.Choice(
            name=present.write_reading(moment, zone, t), value=f"<t:{int(moment.timestamp())}>"
        )
        for moment in sorted(moments)
        if now < moment <= now + AHEAD
    ]


async def find_own_zone(interaction: Interaction) -> str:
    """Return the time zone in which a person says times: their own, or else the server's."""
    services = interaction.client.services
    own = (await services.people.preferences(interaction.user.id)).zone
    guild = server_of(interaction)
    if not own and guild is not None:
        own = (await services.store.read(get_calendar, guild)).zone
    return own if await asyncio.to_thread(find_zone, own or "UTC") else "UTC"


async def remember_zone(interaction: Interaction, said: str) -> None:
    """Store a person's own time zone.

    Raises:
        Refused: T-97 there is no such time zone.
    """
    zone = await asyncio.to_thread(find_zone, said)
    if zone is None:
        raise Refused(RefusalId.NO_SUCH_TIME_ZONE)
    await interaction.client.services.people.set_preference(interaction.user.id, "zone", zone)
