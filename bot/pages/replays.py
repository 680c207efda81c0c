"""Build the posts of replays: a finished match at a position, for whoever may look at it."""

from __future__ import annotations

import asyncio

from bot.errors import House, Refused
from bot.people.people import People
from bot.present.past import replay as present
from bot.present.past.replay import Look, Step
from bot.present.play.match_page import match_page
from bot.present.post import File, Post, Text
from bot.tables.replays import Replay, Replays


class ReplayPages:
    """Builder of replay posts in the reader's language and style; each can raise as `Replays.of` does."""

    def __init__(self, replays: Replays, people: People) -> None:
        self.replays = replays
        self._people = people
        self._page_lock = asyncio.Lock()

    async def opened(self, table_id: int | None, user: int, guild: int | None) -> Post:
        """Return a match at its opening position.

        Raises:
            Unavailable: the database failed.
        """
        replay = await self.replays.of(table_id, user, guild)
        likes, t = await self._people.illustrated(user, guild), await self._people.reads(user)
        look = present.opened(replay, illustrated=likes and not t.in_words)
        return await self._render(replay, look, user, guild)

    async def worst(self, table_id: int, user: int, guild: int | None) -> Post | None:
        """Return the trick that cost this person most; None if nothing did.

        Raises:
            Refused: T-6, the user never had a seat.
            Unavailable: the database failed.
        """
        replay = await self.replays.of(table_id, user, guild)
        if replay.seat_of(user) is None:
            raise Refused(House.NO_SEAT)
        if replay.broken:
            return await self._render(replay, Look(0), user, guild)
        found = present.worst(replay, user)
        look = None if found is None else Look(found, present.PICTURE, worst=True)
        return None if look is None else await self._render(replay, look, user, guild)

    async def led(self, table_id: int, step: Step, user: int, guild: int | None) -> Post | None:
        """Return the position that a button leads to; None if it asks for a worst trick and there is none.

        Raises:
            Refused: T-3, the match has no such position.
            Unavailable: the database failed.
        """
        replay = await self.replays.of(table_id, user, guild)
        if step.at > replay.last:
            raise Refused(House.NOT_UNDERSTOOD)
        look = present.led(replay, step, user)
        return None if look is None else await self._render(replay, look, user, guild)

    async def page(self, table_id: int, user: int, guild: int | None) -> Post:
        """Return a whole match as an HTML file; if it cannot be replayed, return its stored result.

        One page is written at a time, in a thread.

        Raises:
            Unavailable: the database failed.
        """
        replay = await self.replays.of(table_id, user, guild)
        if replay.broken:
            return await self._render(replay, Look(0), user, guild)
        t = await self._people.reads(user)
        async with self._page_lock:
            text = await asyncio.to_thread(match_page, replay, t, user)
        return Post((Text(t("page-attached")),), file=File(f"yo-ho-ho-{table_id}.html", text))

    async def _render(self, replay: Replay, look: Look, user: int, guild: int | None) -> Post:
        t = await self._people.reads(user)
        if replay.broken:
            return present.stored(replay, t)
        likes = await self._people.illustrated(user, guild)
        return present.replayed(replay, look, t, seat=replay.seat_of(user), illustrated=likes)
