"""Every message of a table as a Post: who may see it, in which language and style, by which presenter."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.i18n import Texts, texts
from bot.people import People
from bot.post import Block, Post, Text
from bot.present import PRESENTERS, house, waits
from bot.records import Person, parse_who
from bot.robots import last_card
from bot.seen import Seen
from bot.tables import Tables
from engine import GAMES
from engine.core import Seat


class Pages:
    """Posts for the courier: always the present state, never a difference to an earlier one."""

    def __init__(self, tables: Tables, people: People) -> None:
        self.tables = tables
        self.people = people

    async def table(self, table_id: int) -> Post:
        """The public message, in the table's language. Refused when there is no such table."""
        seen = await self.tables.seen(table_id, None)
        t = texts(seen.header.locale)
        if seen.header.status == "lobby":
            return house.lobby(seen, t)
        if seen.view is None or seen.header.status in ("cancelled", "closed"):
            return house.ended(seen, t)
        if seen.header.asleep:
            return house.asleep(seen, t)
        post = PRESENTERS[seen.header.game].table(seen, t)
        arrivals = await self._arrivals(seen)
        if arrivals:
            post = _with(post, Text("-# " + " ".join(f"<@{user}>" for user in arrivals)))
        followed = (await self.people.server(seen.header.guild_id)).pings
        tools = house.table_tools(seen, t, followed=followed)
        post = _with(post, *house.crew_changes(seen, t), *house.series(seen, t), *waits.due(seen, t), tools)
        return post._replace(mentions=tuple(arrivals))

    async def panel(self, table_id: int, user: int, *, sure: str = "") -> Post:
        """The person's own message, as they like it; with `sure`, it asks whether to make that move."""
        seen = await self.tables.seen(table_id, user)
        likes = await self.people.preferences(user)
        t = (await self.people.reads(user)).spoken(likes.words_only)
        if seen.header.status == "lobby":
            return house.notice(t("panel-lobby"), table=table_id)
        if seen.view is None or seen.header.status in ("cancelled", "closed"):
            return house.ended(seen, t)
        if seen.seat is None:
            return await self._without_seat(seen, user, t)
        post = PRESENTERS[seen.header.game].panel(seen._replace(preferences=likes), t)
        if sure:
            post = waits.sure(post, sure, t)
        elif likes.two_tap:
            post = waits.two_tap(post)
        post = _with(post, *waits.due(seen, t), house.panel_tools(seen, t))
        return post.in_words() if likes.words_only else post

    async def _without_seat(self, seen: Seen, user: int, t: Texts) -> Post:
        left = await self.tables.has_left(seen.header.id, user)
        if left and seen.header.status == "running":
            return house.notice(t("panel-left"), house.back_button(t), table=seen.header.id)
        return house.notice(t("T-6"), table=seen.header.id)

    async def hand(self, table_id: int, user: int, *, sure: str = "") -> Post:
        """The panel as a direct message: a classic one, whose notification shows what it says."""
        post = await self.panel(table_id, user, sure=sure)
        return post._replace(classic=True)

    async def help(self, table_id: int, user: int) -> Post:
        """The help card of this table."""
        seen = await self.tables.seen(table_id, user)
        likes = await self.people.preferences(user)
        t = (await self.people.reads(user)).spoken(likes.words_only)
        post = Post((Text(PRESENTERS[seen.header.game].help(seen, t)),))
        return post.in_words() if likes.words_only else post

    async def missed(self, table_id: int) -> dict[Seat, datetime]:
        """Who is to be mentioned now, by seat, and since when: all who are due and have not opted out."""
        due = await self.tables.to_mention(table_id)
        seen = await self.tables.seen(table_id, None)
        header = seen.header
        awake = header.status == "running" and not header.asleep
        if not awake or not (await self.people.server(header.guild_id)).pings:
            return {}
        missed = {}
        for deadline in due:
            player = parse_who(seen.sitters[deadline.seat].who)
            if deadline.remind_at is None or not isinstance(player, Person):
                continue
            likes = await self.people.preferences(player.user_id)
            view = (await self.tables.seen(table_id, player.user_id)).view
            plays_itself = likes.autoplay and last_card(GAMES[header.game], view) is not None
            if likes.pings and not plays_itself:
                missed[deadline.seat] = deadline.remind_at
        return missed

    async def mention(self, table_id: int, seats: Iterable[Seat], link: str) -> Post:
        """The live mention: everybody in these seats, who are people."""
        seen = await self.tables.seen(table_id, None)
        players = {seat: parse_who(seen.sitters[seat].who) for seat in seats}
        users = {seat: player.user_id for seat, player in players.items() if isinstance(player, Person)}
        return waits.mention(seen, users, link, texts(seen.header.locale))

    async def news(self, table_id: int, link: str) -> Post | None:
        """What followers are told at the end of a round; None when nobody follows or may be mentioned."""
        seen = await self.tables.seen(table_id, None)
        followers = await self.tables.store.followers(table_id)
        if not followers or not (await self.people.server(seen.header.guild_id)).pings:
            return None
        return waits.news(seen, followers, link, texts(seen.header.locale))

    async def _arrivals(self, seen: Seen) -> list[int]:
        """Whom a thread's first message mentions: everybody seated, which is what brings them into it."""
        header = seen.header
        if header.thread_id is None or header.status != "running" or seen.rounds_done:
            return []
        if not (await self.people.server(header.guild_id)).pings:
            return []
        players = (parse_who(sitter.who) for sitter in seen.sitters)
        users = [player.user_id for player in players if isinstance(player, Person)]
        return [user for user in users if (await self.people.preferences(user)).pings]


def _with(post: Post, *more: Block) -> Post:
    return post._replace(blocks=(*post.blocks, *more))
