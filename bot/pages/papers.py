"""What somebody asks for beside their panel: the help card, the score sheet, their hand in a picture."""

from __future__ import annotations

from bot.errors import House, Refused
from bot.people.people import People
from bot.present import PRESENTERS, evening, notices, replay, shared
from bot.present.fitting import fitting
from bot.present.post import Post
from bot.present.sheet import score
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot


class Papers:
    """Posts in the language of whoever asks, each in a message of its own."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def help(self, table_id: int, user: int) -> Post:
        """The help card of this table. Refused when there is no table."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        return await self._liked(notices.help_card(snapshot, t), user, snapshot)

    async def sheet(self, table_id: int, user: int, page: str = "", *, guild: int | None = None) -> Post:
        """The score sheet of the whole match so far, asked for on that server. Refused without a table.

        Who played may share that of a match that is over, on its own server.
        """
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        header = snapshot.header
        played = header.status == "over" and (snapshot.member or snapshot.gone is not None)
        here = played and header.guild_id == guild
        post = fitting(snapshot, t, lambda snapshot, t: score(snapshot, t, page, shares=here))
        return await self._liked(post, user, snapshot)

    async def shared(self, table_id: int, user: int, paper: str) -> Post:
        """The podium or the sheet, for all. Refused T-93 before the end, T-90 to who never played."""
        snapshot = await self._tables.snapshot(table_id, user)
        header = snapshot.header
        if snapshot.view is None or header.status != "over":
            raise Refused(House.NOTHING_TO_SHARE)
        if not (snapshot.member or snapshot.gone):
            raise Refused(House.PLAYERS_SHARE)
        sharer = (await self._people.get(user)).name
        t = await self._people.all_read(header.guild_id, header.locale)
        seen = await self._tables.snapshot(table_id, None)
        post = fitting(seen, t, lambda seen, t: shared.shared(seen, paper, sharer, t))
        server = await self._people.server(header.guild_id)
        post = post if server.illustrated else post.without_illustration()
        return post.in_words() if t.in_words else post

    async def evening(self, table_id: int) -> Post:
        """The evening that ends with a match, for all. Refused T-93 where it is of fewer than two matches."""
        header = (await self._tables.snapshot(table_id, None)).header
        series = await self._tables.store.history.series(table_id)
        t = await self._people.all_read(header.guild_id, header.locale)
        if header.status != "over" or not evening.told(series, t):
            raise Refused(House.NOTHING_TO_SHARE)
        post = evening.evening(series, t)
        return post.in_words() if t.in_words else post

    async def look(self, table_id: int, user: int) -> Post:
        """The person's hand, what may be played raised, with the trick so far. Refused T-6."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        if not snapshot.member:
            raise Refused(House.NO_SEAT)
        likes = await self._people.likes(user, snapshot.header.guild_id)
        snapshot = snapshot._replace(preferences=likes)
        playing = snapshot.view is not None and snapshot.header.status == "running"
        shown = PRESENTERS[snapshot.header.game].look(snapshot, t) if playing else None
        if shown is None:
            return notices.notice(t("look-none"))
        return await self._liked(notices.looked_at(shown), user, snapshot)

    async def worst(self, table_id: int, user: int) -> Post | None:
        """Return what cost the person most in the round just scored; None once the next has begun."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.reads(user)
        shown = replay.worst_of_round(snapshot, t)
        return None if shown is None else await self._liked(shown, user, snapshot)

    async def _liked(self, post: Post, user: int, snapshot: Snapshot) -> Post:
        """The post with its picture, or without, as its reader likes it at tables of that server."""
        likes = await self._people.likes(user, snapshot.header.guild_id)
        return post if likes.illustrated else post.without_illustration()
