"""`/play`: a seat as quickly as possible, at what is open or was last played here, or a meeting for later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, reader_texts, require_server
from bot.client.clicks import Click
from bot.client.command_texts import command_texts, parameters, word
from bot.client.display_names import display_name
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.leaderboards import filter_names
from bot.client.meetings import open_meeting, read_time, remember_zone, suggest_times
from bot.client.opening import open_private_table, open_table
from bot.client.table_lookup import has_place
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.meetings.time_words import LONGEST
from bot.present.play import late_comers
from bot.records.tables import Person, TableHeader
from bot.seating.invitations import may_join
from bot.seating.late_comers import wait_for_seat
from bot.seating.player_counts import changed_options
from bot.store.tables import find_last_played
from bot.tables.periods import zone_names
from bot.tables.snapshot import Snapshot
from engine import GAMES

Time: TypeAlias = app_commands.Range[str, 1, LONGEST]
Zone: TypeAlias = app_commands.Range[str, 1, 60]
WEEKLY: Final = "weekly"
EVENT: Final = "event"
SHUT_OUT: Final = frozenset({RefusalId.BLOCKED, RefusalId.SERVER_REMOVED_ME})
"""Refusals that hold for every table of the server."""


class PlayCog(commands.Cog):
    """Finds or opens a table with a seat for whoever asks."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.meetings = bot.services.meetings
        self.seats = bot.services.seats
        self.store = bot.services.store
        self.tables = bot.services.tables
        # Of people who ask at once in one channel, the second finds the table that the first has opened.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        bot.verbs |= verbs("anywhere", {"@play": self.play_chosen})

    @everywhere
    @app_commands.command(**command_texts("play"))
    @parameters(
        at=word("about-at"),
        game=word("about-game"),
        weekly=word("about-weekly"),
        event=word("about-event"),
        zone=word("about-own-zone"),
    )
    async def play(
        self,
        interaction: Interaction,
        at: Time | None = None,
        game: str = "",
        weekly: bool = False,
        event: bool = False,
        zone: Zone | None = None,
    ) -> None:
        """Seat the person at what is open here, else open the game last played here; or plan it for a time.

        Raises:
            Refused: T-154 something that only a meeting has is asked for without a time.
        """
        async with answer_errors(interaction, game or None):
            if at is not None:
                await self._plan(interaction, game, at, weekly=weekly, event=event, zone=zone)
            elif weekly or event or zone is not None:
                raise Refused(RefusalId.NO_TIME)
            else:
                await self._play(interaction, game)

    @play.autocomplete("at")
    async def suggest_times(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the times that the typed words can mean."""
        return await suggest_times(interaction, current)

    @play.autocomplete("zone")
    async def suggest_zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        names = await asyncio.to_thread(zone_names)
        return [app_commands.Choice(name=name, value=name) for name in filter_names(names, current)]

    async def play_chosen(self, interaction: Interaction, click: Click) -> None:
        """Do as `play` with the game chosen, and with the time for which it is planned.

        Raises:
            Refused: T-3 no such game.
        """
        game, *more = click.words or ("",)
        if game not in GAMES:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        if not more:
            await self._play(interaction, game)
            return
        at, *asked = more
        await self._plan(interaction, game, f"<t:{at}>", weekly=WEEKLY in asked, event=EVENT in asked)

    # ------------------------------------------------------------------ a meeting

    async def _plan(
        self,
        interaction: Interaction,
        game: str,
        at: str,
        *,
        weekly: bool,
        event: bool,
        zone: str | None = None,
    ) -> None:
        """Invite to the game chosen or last played here, with last time's options; without either, ask which.

        A `zone` is remembered as the person's own.
        """
        guild = require_server(interaction)
        if zone is not None:
            await remember_zone(interaction, zone)
        last = await self._find_last(interaction, game, guild, _channels_of(interaction)[-1])
        if game or last is not None:
            game = game or ("" if last is None else last.game)
            options = None if last is None or last.guild_id != guild else _options_of(last)
            await open_meeting(interaction, game, at, weekly=weekly, event=event, again=options)
            return
        starts_at, _ = await read_time(interaction, at, weekly=weekly)
        asked = [str(int(starts_at.timestamp())), *([WEEKLY] if weekly else []), *([EVENT] if event else [])]
        await self.courier.reply(interaction, late_comers.ask_game(await reader_texts(interaction), *asked))

    # ------------------------------------------------------------------ now

    async def _play(self, interaction: Interaction, game: str) -> None:
        """Seat the person at a table of the game chosen, or of any without one, else open one."""
        channels = _channels_of(interaction)
        if server_of(interaction) is None:
            async with self._locks.setdefault(interaction.user.id, asyncio.Lock()):
                found = await self._find_private(interaction, game)
                if found is None:
                    await self._open(interaction, game, None)
                    return
            await self.courier.show_panel(interaction, found.id, anew=True)
            return
        async with self._locks.setdefault(channels[-1], asyncio.Lock()):
            found = await self._sit_down(interaction, channels, game)
            if found is None:
                await self._open(interaction, game, channels[-1])
        if found is not None:
            await self._show(interaction, found.id)

    async def _find_private(self, interaction: Interaction, game: str) -> TableHeader | None:
        """Return the person's newest private table of the game, or of any; None without one."""
        own = await self.tables.tables_of(interaction.user.id)
        free = (header for header in own if header.is_private and header.deal_id is None)
        return next((header for header in free if game in ("", header.game)), None)

    # ------------------------------------------------------------------ what is open

    async def _sit_down(
        self, interaction: Interaction, channels: Iterable[int], game: str
    ) -> TableHeader | None:
        """Seat the person at a table of the game in these channels, or in the line of one; return the table.

        Tried in this order: the person's own table, a lobby to which they are invited, the lobby with most
        people, the newest running table with a robot's seat for them. Return None if no table takes them.

        Raises:
            Refused: T-83 blocked, T-86 the server has removed the bot.
        """
        user, name = interaction.user.id, display_name(interaction.user)
        here = [seen for seen in await self._list_here(user, channels) if game in ("", seen.header.game)]
        if own := next((seen for seen in here if _is_own(seen, user)), None):
            if not own.has_seat and has_place(own):
                await self.seats.take_back(own.header.id, user, interaction.id)
            return own.header
        lobbies = [seen for seen in here if may_join(seen.header, user)]
        for seen in sorted(lobbies, key=partial(_preference, user=user), reverse=True):
            if await _is_seated(self.meetings.join(seen.header.id, user, name, interaction.id)):
                return seen.header
        for seen in filter(_has_seat_for_late_comer, here):
            if await _is_seated(wait_for_seat(self.tables, seen.header.id, user, name, interaction.id)):
                return seen.header
        return None

    async def _list_here(self, user: int, channels: Iterable[int]) -> list[Snapshot]:
        """Return the live tables of these channels as this person sees them, newest first."""
        found = {header.id for channel in channels for header in await self.tables.in_channel(channel)}
        seen = []
        for number in sorted(found, reverse=True):
            with suppress(Refused):  # One broken table must not hide the others.
                seen.append(await self.tables.snapshot(number, user))
        return seen

    async def _show(self, interaction: Interaction, number: int) -> None:
        """Show the person their hand, or say where the lobby is, or when they sit down."""
        user = interaction.user.id
        snapshot, t = await self.tables.snapshot(number, user), await reader_texts(interaction)
        if snapshot.header.status == "running" and snapshot.has_seat:
            await self.courier.show_panel(interaction, number)
        elif snapshot.has_seat:
            link = await self.courier.table.link(number)
            await self.courier.reply(interaction, late_comers.describe_seat(snapshot, link, t))
        else:
            await self.courier.reply(interaction, late_comers.describe_place(snapshot, user, t))
        await self.courier.direct_messages.open(user)

    # ------------------------------------------------------------------ something new

    async def _open(self, interaction: Interaction, game: str, channel: int | None) -> None:
        """Open the game chosen or last played, with last time's options; without either, ask which game."""
        guild = server_of(interaction)
        last = await self._find_last(interaction, game, guild, channel)
        if last is None and not game:
            await self.courier.reply(interaction, late_comers.ask_game(await reader_texts(interaction)))
            return
        # A match on another server says nothing about the options here.
        settled = last is not None and guild in (None, last.guild_id)
        options = _options_of(last) if settled and last is not None else None
        game = game or ("" if last is None else last.game)
        if guild is None:
            await open_private_table(interaction, game, again=options, begin=True)
            return
        timer = last.timer if settled and last is not None else None
        await open_table(interaction, game, timer=timer, again=options)

    async def _find_last(
        self, interaction: Interaction, game: str, guild: int | None, channel: int | None
    ) -> TableHeader | None:
        """Return the table last played here, if it was of the game chosen, or none is chosen; else None."""
        last = await self.store.read(find_last_played, interaction.user.id, guild, channel)
        return last if last is not None and game in ("", last.game) else None


def _channels_of(interaction: Interaction) -> Sequence[int]:
    """Return the channel of an interaction; in a thread, the thread and its channel."""
    channel = interaction.channel_id or 0
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return (channel,) if parent is None else (channel, parent)


def _is_own(seen: Snapshot, user: int) -> bool:
    """Return whether the person has a seat at a table, waits for one, or may return where people play."""
    waits = str(Person(user)) in (seen.header.line or {})
    return seen.has_seat or ((waits or has_place(seen)) and not seen.header.asleep)


def _preference(seen: Snapshot, user: int) -> tuple[bool, int]:
    """Return the key by which a person's lobbies are compared; the greatest is joined."""
    header = seen.header
    is_for_few = header.invited is not None or header.admitted is not None
    is_awaited = is_for_few and header.welcomes(str(Person(user)))
    return is_awaited, sum(not occupant.is_robot for occupant in seen.occupants)


def _has_seat_for_late_comer(seen: Snapshot) -> bool:
    """Return whether the next late-comer of a running table sits down at its next round."""
    return not seen.header.stands_still and seen.free > len(seen.header.line or {})


async def _is_seated(attempt: Awaitable[None]) -> bool:
    """Return whether a person has got the seat that they try to get; somebody may have been faster.

    Raises:
        Refused: the server takes the person at no table.
    """
    try:
        await attempt
    except Refused as refused:
        if refused.rule in SHUT_OUT:
            raise
        return False
    return True


def _options_of(last: TableHeader) -> dict[str, Any] | None:
    """Return the options of an earlier match; None if the game no longer knows them."""
    try:
        return changed_options(GAMES[last.game], last.options, last.seats)
    except Refused:
        return None


async def setup(bot: Client) -> None:
    await bot.add_cog(PlayCog(bot))
