"""`/play`: a seat as quickly as possible, at what is open here or at the game last played here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answers import answer_errors, reader_texts
from bot.client.clicks import Click
from bot.client.command_texts import command_texts
from bot.client.display_names import display_name
from bot.client.handlers import Client, Interaction
from bot.client.installs import everywhere
from bot.client.opening import open_private_table, open_table
from bot.client.table_lookup import has_place
from bot.client.verbs import verbs
from bot.courier.places import server_of
from bot.errors import RefusalId, Refused
from bot.present.play import late_comers
from bot.records.tables import Person, TableHeader
from bot.seating.late_comers import wait_for_seat
from bot.seating.player_counts import changed_options
from bot.store.tables import find_last_played
from bot.tables.snapshot import Snapshot
from engine import GAMES

SHUT_OUT: Final = frozenset({RefusalId.BLOCKED, RefusalId.SERVER_REMOVED_ME})
"""Refusals that hold for every table of the server."""


class PlayCog(commands.Cog):
    """Finds or opens a table with a seat for whoever asks."""

    def __init__(self, bot: Client) -> None:
        self.courier = bot.courier
        self.lobby = bot.services.lobby
        self.seats = bot.services.seats
        self.store = bot.services.store
        self.tables = bot.services.tables
        # Of people who ask at once in one channel, the second finds the table that the first has opened.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        bot.verbs |= verbs("anywhere", {"@play": self.play_chosen})

    @everywhere
    @app_commands.command(**command_texts("play"))
    async def play(self, interaction: Interaction) -> None:
        """Seat the person at what is open here, else open the game last played here."""
        async with answer_errors(interaction):
            await self._play(interaction, "")

    async def play_chosen(self, interaction: Interaction, click: Click) -> None:
        """Do as `play`, but if nothing is open, open the game chosen.

        Raises:
            Refused: T-3 no such game.
        """
        game = "".join(click.words)
        if game not in GAMES:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        await self._play(interaction, game)

    async def _play(self, interaction: Interaction, game: str) -> None:
        channels = _channels_of(interaction)
        if server_of(interaction) is None:
            async with self._locks.setdefault(interaction.user.id, asyncio.Lock()):
                found = await self._find_private(interaction)
                if found is None:
                    await self._open(interaction, game, None)
                    return
            await self.courier.show_panel(interaction, found.id, anew=True)
            return
        async with self._locks.setdefault(channels[-1], asyncio.Lock()):
            found = await self._sit_down(interaction, channels)
            if found is None:
                await self._open(interaction, game, channels[-1])
        if found is not None:
            await self._show(interaction, found.id)

    async def _find_private(self, interaction: Interaction) -> TableHeader | None:
        """Return the person's newest private table that is played or about to begin; None without one."""
        own = await self.tables.tables_of(interaction.user.id)
        return next((header for header in own if header.is_private and header.deal_id is None), None)

    # ------------------------------------------------------------------ what is open

    async def _sit_down(self, interaction: Interaction, channels: Iterable[int]) -> TableHeader | None:
        """Seat the person at a table of these channels, or in the line of one; return the table.

        Tried in this order: the person's own table, a lobby to which they are invited, the lobby with most
        people, the newest running table with a robot's seat for them. Return None if no table takes them.

        Raises:
            Refused: T-83 blocked, T-86 the server has removed the bot.
        """
        user, name = interaction.user.id, display_name(interaction.user)
        here = await self._list_here(user, channels)
        if own := next((seen for seen in here if _is_own(seen, user)), None):
            if not own.has_seat and has_place(own):
                await self.seats.take_back(own.header.id, user, interaction.id)
            return own.header
        lobbies = [seen for seen in here if _is_open_lobby(seen, user)]
        for seen in sorted(lobbies, key=_preference, reverse=True):
            if await _is_seated(self.lobby.join(seen.header.id, user, name, interaction.id)):
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
        user, guild = interaction.user.id, server_of(interaction)
        last = await self.store.read(find_last_played, user, guild, channel)
        if last is not None and (game or last.game) != last.game:
            last = None
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


def _channels_of(interaction: Interaction) -> Sequence[int]:
    """Return the channel of an interaction; in a thread, the thread and its channel."""
    channel = interaction.channel_id or 0
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return (channel,) if parent is None else (channel, parent)


def _is_own(seen: Snapshot, user: int) -> bool:
    """Return whether the person has a seat at a table, waits for one, or may return where people play."""
    waits = str(Person(user)) in (seen.header.line or {})
    return seen.has_seat or ((waits or has_place(seen)) and not seen.header.asleep)


def _is_open_lobby(seen: Snapshot, user: int) -> bool:
    """Return whether a table is a lobby that this person may join."""
    return seen.header.status == "lobby" and seen.header.welcomes(str(Person(user)))


def _preference(seen: Snapshot) -> tuple[bool, int]:
    """Return the key by which lobbies are compared; the greatest is joined."""
    header = seen.header
    for_few = header.invited is not None or header.admitted is not None
    return for_few, sum(not occupant.is_robot for occupant in seen.occupants)


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
