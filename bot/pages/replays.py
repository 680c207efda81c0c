"""Replays as Posts: a finished match at a position, for whoever may look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.errors import House, Refused
from bot.people.people import People
from bot.present import replay as present
from bot.present.match_page import match_page
from bot.present.post import File, Post, Text
from bot.present.replay import Look
from bot.tables.replays import Replay, Replays


class ReplayPages:
    """Posts of replays, in the language and style of whoever looks. Each is Refused as `Replays.of`."""

    def __init__(self, replays: Replays, people: People) -> None:
        self.replays = replays
        self._people = people
        self._writing = asyncio.Lock()

    async def opened(self, table_id: int | None, user: int, guild: int | None) -> Post:
        """A match at the position where it begins. Unavailable."""
        replay = await self.replays.of(table_id, user, guild)
        likes, t = await self._people.illustrated(user, guild), await self._people.reads(user)
        look = present.opened(replay, illustrated=likes and not t.in_words)
        return await self._shown(replay, look, user, guild)

    async def worst(self, table_id: int, user: int, guild: int | None) -> Post | None:
        """Return what cost this person most, None for nothing. Refused T-6 who never sat. Unavailable."""
        replay = await self.replays.of(table_id, user, guild)
        if replay.seat_of(user) is None:
            raise Refused(House.NO_SEAT)
        if replay.broken:
            return await self._shown(replay, Look(0), user, guild)
        found = present.worst(replay, user)
        look = None if found is None else Look(found, present.PICTURE, worst=True)
        return None if look is None else await self._shown(replay, look, user, guild)

    async def led(self, table_id: int, words: Sequence[str], user: int, guild: int | None) -> Post | None:
        """Where a button leads; None to a worst trick where there is none. Refused T-3. Unavailable."""
        replay = await self.replays.of(table_id, user, guild)
        look = present.led(replay, words, user)
        return None if look is None else await self._shown(replay, look, user, guild)

    async def page(self, table_id: int, user: int, guild: int | None) -> Post:
        """A whole match as a page to keep; of one that cannot be replayed, what is left of it. Unavailable.

        One page is written at a time, beside everything else.
        """
        replay = await self.replays.of(table_id, user, guild)
        if replay.broken:
            return await self._shown(replay, Look(0), user, guild)
        t = await self._people.reads(user)
        async with self._writing:
            text = await asyncio.to_thread(match_page, replay, t, user)
        return Post((Text(t("page-attached")),), file=File(f"yo-ho-ho-{table_id}.html", text))

    async def _shown(self, replay: Replay, look: Look, user: int, guild: int | None) -> Post:
        t = await self._people.reads(user)
        if replay.broken:
            return present.stored(replay, t)
        likes = await self._people.illustrated(user, guild)
        return present.replayed(replay, look, t, seat=replay.seat_of(user), illustrated=likes)
