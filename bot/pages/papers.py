"""Build the posts that people open beside their panel: help card, score sheet, picture of their hand."""

from __future__ import annotations

from bot.errors import RefusalId, Refused
from bot.people.people import People
from bot.present import PRESENTERS, notices
from bot.present.past import replay, shared
from bot.present.play import evening
from bot.present.play.fitting import shorten_to_fit
from bot.present.play.sheet import score
from bot.present.post import Post
from bot.store.history import list_series
from bot.tables.replays import require_uncovered
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot


class Papers:
    """Builder of private posts, each a separate message in the language of the person who asks."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def help(self, table_id: int, user: int) -> Post:
        """Return the help card of a table.

        Raises:
            Refused: there is no such table.
        """
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.texts_for(user)
        return await self._apply_picture_preference(notices.help_card(snapshot, t), user, snapshot)

    async def sheet(self, table_id: int, user: int, page: str = "", *, guild: int | None = None) -> Post:
        """Return the score sheet of the match so far, asked for on the server `guild`.

        After the match its players may share the sheet, but only on the server where it was played.

        Raises:
            Refused: there is no such table; T-126, other tables are playing the same cards.
        """
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.texts_for(user)
        header = snapshot.header
        if not snapshot.has_seat:
            require_uncovered(header)
        played = header.status == "over" and (snapshot.has_seat or snapshot.departure is not None)
        here = played and header.guild_id == guild and not header.covered
        post = shorten_to_fit(snapshot, t, lambda snapshot, t: score(snapshot, t, page, shares=here))
        return await self._apply_picture_preference(post, user, snapshot)

    async def shared(self, table_id: int, user: int, paper: str) -> Post:
        """Return the podium or the score sheet as a public message.

        Raises:
            Refused: T-93, the match has not ended; T-90, the user never played in it; T-126, other tables are
                playing the same cards.
        """
        snapshot = await self._tables.snapshot(table_id, user)
        header = snapshot.header
        require_uncovered(header)
        if snapshot.view is None or header.status != "over":
            raise Refused(RefusalId.NOTHING_TO_SHARE)
        if not (snapshot.has_seat or snapshot.departure):
            raise Refused(RefusalId.PLAYERS_SHARE)
        sharer = (await self._people.get(user)).name
        t = await self._people.public_texts(header.guild_id, header.locale)
        seen = await self._tables.snapshot(table_id, None)
        post = shorten_to_fit(seen, t, lambda seen, t: shared.shared_paper(seen, paper, sharer, t))
        server = await self._people.server(header.guild_id)
        post = post if server.illustrated else post.without_illustration()
        return post.in_words() if t.in_words else post

    async def evening(self, table_id: int) -> Post:
        """Return the public summary of the evening that ends with a match.

        Raises:
            Refused: T-93, the match has not ended or the evening has fewer than two matches.
        """
        header = (await self._tables.snapshot(table_id, None)).header
        series = await self._tables.store.read(list_series, table_id)
        t = await self._people.public_texts(header.guild_id, header.locale)
        if header.status != "over" or not evening.summary_lines(series, t):
            raise Refused(RefusalId.NOTHING_TO_SHARE)
        post = evening.evening(series, t)
        return post.in_words() if t.in_words else post

    async def look(self, table_id: int, user: int) -> Post:
        """Return a picture of the person's hand with playable cards raised, and the trick so far.

        Raises:
            Refused: T-6, the user has no seat.
        """
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.texts_for(user)
        if not snapshot.has_seat:
            raise Refused(RefusalId.NO_SEAT)
        likes = await self._people.preferences_on(user, snapshot.header.guild_id)
        snapshot = snapshot._replace(preferences=likes)
        playing = snapshot.view is not None and snapshot.header.status == "running"
        draw_hand = PRESENTERS[snapshot.header.game].play.draw_hand
        shown = draw_hand(snapshot, t) if playing and draw_hand is not None else None
        if shown is None:
            return notices.notice(t("look-none"))
        return await self._apply_picture_preference(notices.picture_notice(shown), user, snapshot)

    async def worst(self, table_id: int, user: int) -> Post | None:
        """Return the trick that cost the person most in the last round; None once another round has begun."""
        snapshot, t = await self._tables.snapshot(table_id, user), await self._people.texts_for(user)
        shown = replay.worst_of_round(snapshot, t)
        return None if shown is None else await self._apply_picture_preference(shown, user, snapshot)

    async def _apply_picture_preference(self, post: Post, user: int, snapshot: Snapshot) -> Post:
        """Return the post with or without its picture, as its reader prefers on that server."""
        likes = await self._people.preferences_on(user, snapshot.header.guild_id)
        return post if likes.illustrated else post.without_illustration()
