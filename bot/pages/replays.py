"""Build the posts of replays: a finished match at a position, for people who may see the match."""

from __future__ import annotations

import asyncio

from bot.errors import RefusalId, Refused
from bot.people.people import People
from bot.present.past import replay as present
from bot.present.past.fairness import fairness_page, unsealed_page
from bot.present.past.replay import ReplayView, Step
from bot.present.past.report import report_page
from bot.present.play.match_page import match_page
from bot.present.post import File, Post, Text
from bot.tables.export import export
from bot.tables.fairness import check_match
from bot.tables.replays import Replay, Replays
from engine.log import read_log


class ReplayPages:
    """Builder of replay posts in the reader's language and style; each can raise as `Replays.load` does."""

    def __init__(self, replays: Replays, people: People) -> None:
        self.replays = replays
        self._people = people
        self._page_lock = asyncio.Lock()

    async def opened(self, table_id: int | None, user: int, guild: int | None) -> Post:
        """Return a match at its opening position.

        Raises:
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if replay.broken:
            return await self._render(replay, ReplayView(0), user, guild)
        likes, t = await self._people.wants_pictures(user, guild), await self._people.texts_for(user)
        look = present.opening_view(replay, illustrated=likes and not t.in_words)
        return await self._render(replay, look, user, guild)

    async def worst(self, table_id: int, user: int, guild: int | None) -> Post | None:
        """Return the trick that cost this person most; None if no trick did.

        Raises:
            Refused: T-6, the user never had a seat.
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if replay.seat_of(user) is None:
            raise Refused(RefusalId.NO_SEAT)
        if replay.broken:
            return await self._render(replay, ReplayView(0), user, guild)
        found = present.worst(replay, user)
        look = None if found is None else ReplayView(found, present.PICTURE, worst=True)
        return None if look is None else await self._render(replay, look, user, guild)

    async def target_page(self, table_id: int, step: Step, user: int, guild: int | None) -> Post | None:
        """Return the position that a button leads to; None for a missing worst trick.

        Raises:
            Refused: T-3, the match has no such position.
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if step.at > replay.last:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        look = present.resolve_button(replay, step, user)
        return None if look is None else await self._render(replay, look, user, guild)

    async def at(self, table_id: int, at: int, user: int, guild: int | None) -> Post:
        """Return a match at a position, with all hands.

        Raises:
            Refused: T-3, the match has no such position.
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if at > replay.last:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        return await self._render(replay, ReplayView(at), user, guild)

    async def page(self, table_id: int, user: int, guild: int | None) -> Post:
        """Return a whole match as an HTML file; if it cannot be replayed, return its stored result.

        One page is written at a time, in a thread.

        Raises:
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if replay.broken:
            return await self._render(replay, ReplayView(0), user, guild)
        t, log = await self._people.texts_for(user), await export(self._people.store, replay.header.id)
        async with self._page_lock:
            text = await asyncio.to_thread(match_page, replay, t, user, read_log(log))
        return Post((Text(t("page-attached")),), file=File(f"yo-ho-ho-{table_id}.html", text))

    async def fairness(self, table_id: int, at: int, user: int, guild: int | None) -> Post:
        """Return the opened seal of a match, and what was checked again; with a position, the move before it.

        One match is checked at a time, in a thread. If it cannot be replayed, return its stored result.

        Raises:
            Refused: T-3, the match has no such position.
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if at > replay.last:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        if replay.broken:
            return await self._render(replay, ReplayView(0), user, guild)
        t = await self._people.texts_for(user)
        if replay.header.seal is None:
            return unsealed_page(replay, t)
        log = await export(self._people.store, replay.header.id)
        async with self._page_lock:
            found = await asyncio.to_thread(check_match, log, at)
        return fairness_page(replay, found, log, t)

    async def report(self, table_id: int, at: int, user: int, guild: int | None) -> Post:
        """Return the report of a position: its facts for the bug report form, and the match log as a file.

        If the match cannot be replayed, return its stored result.

        Raises:
            Refused: T-3, the match has no such position.
            Unavailable: the database failed.
        """
        replay = await self.replays.load(table_id, user, guild)
        if at > replay.last:
            raise Refused(RefusalId.NOT_UNDERSTOOD)
        if replay.broken:
            return await self._render(replay, ReplayView(0), user, guild)
        log = await export(self._people.store, replay.header.id)
        return report_page(replay, at, log, await self._people.texts_for(user))

    async def _render(self, replay: Replay, look: ReplayView, user: int, guild: int | None) -> Post:
        t = await self._people.texts_for(user)
        if replay.broken:
            return present.unreplayable_page(replay, t)
        likes = await self._people.wants_pictures(user, guild)
        return present.replay_page(replay, look, t, seat=replay.seat_of(user), illustrated=likes)
