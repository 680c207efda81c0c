"""Calls: who wants to be called to lobbies of a server, and whom a host may call now."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from bot.errors import Conflict, LimitReached, RefusalId, Refused
from bot.people.people import People
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, TableHeader
from bot.seating.block_list import require_welcome
from bot.seating.invitations import may_call_to, require_free_seat, require_in_charge, require_own_rules
from bot.store.calls import (
    get_last_call,
    list_called,
    list_callees,
    list_wanted,
    set_wanted,
    take_call,
)
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot

MOST_CALLED: Final = 20
"""The most people who are called at once."""
PAUSE: Final = timedelta(hours=1)
"""Time between two calls on a server, and until a call that could not be posted is given up."""


class Calling:
    """The people who want to be called, and the calls of hosts; a call is stored before it is posted."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._store = tables.store
        self._people = people

    # ------------------------------------------------------------------ who wants to be called

    async def wanted(self, guild: int, user: int) -> frozenset[str]:
        """Return the games to which a person wants to be called; `EVERY_GAME` stands for all.

        Raises:
            Unavailable: the database failed.
        """
        return await self._store.read(list_wanted, guild, user)

    async def want(
        self, guild: int, user: int, name: str, games: Collection[str], interaction: int | None
    ) -> None:
        """Store the games to which a person wants to be called on a server; they may always want none.

        Raises:
            Refused: T-83 the person is blocked, T-157 the server does not allow calls.
            Duplicate: the interaction has been recorded before.
        """
        if games:
            await self.require_allowed(guild)
            await require_welcome(self._store, guild, user)
        await self._store.write(set_wanted, guild, user, name, games, interaction)

    async def require_allowed(self, guild: int | None) -> None:
        """Check that a server allows calls.

        Raises:
            Refused: T-157 it does not.
        """
        if guild is None or not (await self._people.server(guild)).allows_calls:
            raise Refused(RefusalId.CALLS_FORBIDDEN)

    # ------------------------------------------------------------------ calls

    async def require_may_call(self, table_id: int, user: int, moderator: bool) -> Snapshot:
        """Return a lobby to which this person may call people now.

        Raises:
            Refused: T-5 over, T-7 no place, T-10 begun, T-13 neither host nor moderator, T-42 a match of a
                championship, T-83 the person is blocked, T-107 a private table, T-155 within an hour of the
                server's last call, T-157 the server does not allow calls, T-167 only invited people sit down.
        """
        snapshot = await self._tables.snapshot(table_id, None)
        header = snapshot.header
        if header.status != "lobby":
            raise Refused(RefusalId.ALREADY_BEGUN if header.status == "running" else RefusalId.MATCH_OVER)
        if header.guild_id is None or header.is_private:
            raise Refused(RefusalId.PRIVATE_TABLE)
        require_own_rules(header)
        require_in_charge(header, user, moderator)
        await require_welcome(self._store, header.guild_id, user)
        await self.require_allowed(header.guild_id)
        if header.admitted is not None:
            raise Refused(RefusalId.CALL_TO_INVITED)
        if not may_call_to(header):  # All seats are kept for those who come to a meeting.
            raise Refused(RefusalId.NO_FREE_SEAT)
        require_free_seat(snapshot)
        last = await self._store.read(get_last_call, header.guild_id)
        if last is not None and last.called_at > self._tables.now() - PAUSE:
            raise Refused(RefusalId.CALLED_ALREADY, moment=last.called_at + PAUSE)
        return snapshot

    async def list_free(self, header: TableHeader, caller: int, most: int) -> list[int]:
        """Return the people whom `caller` may call to a lobby, the longest not called first, `most` of them.

        All of them want it, here and to this game. Left out are the caller and the host, and people who have
        switched off mentions, are blocked here, were kicked from the lobby or sit at a table of any server.
        """
        if header.guild_id is None:
            return []
        found: list[int] = []
        for user in await self._store.read(list_callees, header.guild_id, header.game):
            if len(found) < most and user != caller and await self._is_free(header, user):
                found.append(user)
        return found

    async def _is_free(self, header: TableHeader, user: int) -> bool:
        barred = {header.host, *(await self._people.server(header.guild_id)).blocked}
        if is_placeholder(user) or user in barred or str(Person(user)) in header.kicked:
            return False
        return (await self._people.preferences(user)).pings and not await self._is_seated(user)

    async def _is_seated(self, user: int) -> bool:
        """Return whether a person sits at a table that is live on a server which has the bot.

        A private table and a score pad keep nobody from being called.
        """
        for header in await self._tables.tables_of(user):
            if header.is_private or header.guild_id in self._tables.removed:
                continue
            if (await self._tables.snapshot(header.id, user)).has_seat:
                return True
        return False

    async def call(
        self, guild: int, header: TableHeader, users: Collection[int], interaction: int | None
    ) -> None:
        """Store that these people are called to a lobby now; the courier posts what is stored.

        Raises:
            Refused: T-155 somebody else was first, T-156 none of these people wants it any more.
            Duplicate: the interaction has been recorded before.
        """
        now, to = self._tables.now(), (guild, header.id, header.game)
        try:
            await self._store.write(take_call, *to, users, now, pause=PAUSE, interaction=interaction)
        except LimitReached as reached:
            raise Refused(RefusalId.CALLED_ALREADY, moment=reached.until) from reached
        except Conflict as error:
            raise Refused(RefusalId.NOBODY_TO_CALL) from error

    async def list_called(self, header: TableHeader) -> tuple[str, list[int]]:
        """Return the epoch of a lobby's call, and the people to be mentioned in it, as they are now.

        Return ("", []) if people were last called to another table, or so long ago that nobody is any more,
        or if only invited people may sit down meanwhile.
        Whoever has changed their mind or sat down since is not mentioned.
        """
        if header.guild_id is None or not may_call_to(header):
            return "", []
        last = await self._store.read(get_last_call, header.guild_id)
        if last is None or last.table_id != header.id or last.called_at <= self._tables.now() - PAUSE:
            return "", []
        if not (await self._people.server(header.guild_id)).allows_calls:
            return "", []
        called = await self._store.read(list_called, header.guild_id, header.game, last.called_at)
        free = [user for user in called if await self._is_free(header, user)]
        return f"called {last.called_at.timestamp()}", free[:MOST_CALLED]
