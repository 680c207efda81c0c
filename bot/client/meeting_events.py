"""Scheduled events of a server about meetings: added if the host asks, and moved and deleted along."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

import discord

from bot.client.answers import public_texts
from bot.client.handlers import Interaction
from bot.courier.transports import FAILURES
from bot.errors import RefusalId, Refused
from bot.records.meetings import Meeting
from bot.store.meetings import set_event

log = logging.getLogger(__name__)

LENGTH: Final = timedelta(hours=2)
"""How long an event is said to last: Discord wants an end."""


async def add_event(interaction: Interaction, meeting: Meeting) -> None:
    """Add a scheduled event about a meeting to its server, unless there is one.

    Raises:
        Refused: T-152 the meeting has ended meanwhile, T-153 the bot may not, or Discord does not take it.
    """
    guild = interaction.guild
    if meeting.event_id is not None:
        return
    if guild is None or not may_create_events(guild):
        raise Refused(RefusalId.NO_EVENT, why="permission")
    t = await public_texts(interaction)
    try:
        event = await guild.create_scheduled_event(
            name=t(f"game-{meeting.game}"),
            start_time=meeting.starts_at,
            end_time=meeting.starts_at + LENGTH,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=await interaction.client.courier.meeting_messages.link(meeting),
        )
    except FAILURES as error:
        log.info("meeting %s has no event: %s", meeting.id, error)
        raise Refused(RefusalId.NO_EVENT, why="discord") from error
    meetings = interaction.client.services.meetings
    if await meetings.store.write(set_event, meeting.id, event.id):
        meetings.start_steps(meeting.id)
        return
    await delete_event(interaction, meeting.guild_id, event.id)
    if (await meetings.get(meeting.id)).ended_at is not None:
        raise Refused(RefusalId.MEETING_OVER)


async def move_event(interaction: Interaction, meeting: Meeting) -> None:
    """Move the event about a meeting along with it, if there is one and Discord lets us."""
    if meeting.event_id is None:
        return
    times = {
        "scheduled_start_time": meeting.starts_at.isoformat(),
        "scheduled_end_time": (meeting.starts_at + LENGTH).isoformat(),
    }
    try:
        await interaction.client.http.edit_scheduled_event(meeting.guild_id, meeting.event_id, **times)
    except FAILURES as error:
        log.info("the event of meeting %s is not moved: %s", meeting.id, error)


async def delete_event(interaction: Interaction, guild: int, event_id: int | None) -> None:
    """Delete an event, if there is one and Discord lets us."""
    if event_id is None:
        return
    try:
        await interaction.client.http.delete_scheduled_event(guild, event_id)
    except FAILURES as error:
        log.info("event %s is not deleted: %s", event_id, error)


def may_create_events(guild: discord.Guild) -> bool:
    """Return whether the bot may add events to a server."""
    allowed = guild.me.guild_permissions
    return allowed.create_events or allowed.manage_events
