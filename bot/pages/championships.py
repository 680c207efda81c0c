"""Every message of a championship as a Post, for the courier and for those who ask."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeAlias

from bot.championship.scheduler import days_quiet
from bot.championship.service import Championships
from bot.championship.snapshot import QUIET, ChampionshipSnapshot
from bot.championship_records import Honours
from bot.errors import House, Refused
from bot.people.people import People
from bot.placeholders import is_placeholder
from bot.present import championship as present
from bot.present.post import Post
from bot.texts.sentences import Texts, one_line, texts

Links: TypeAlias = Callable[[int, int | None], Awaitable[str]]
"""The address of a table's message, by its id and its server; "" when there is none."""


class ChampionshipPages:
    """Posts of championships: always the present state."""

    def __init__(self, championships: Championships, people: People) -> None:
        self.championships = championships
        self.people = people

    async def championship(self, championship_id: int, links: Links) -> Post:
        """The public message, in the championship's language. Refused T-40."""
        snapshot = await self._linked(championship_id, links)
        t = await self.people.all_read(snapshot.header.guild_id, snapshot.header.locale)
        post = present.overview(snapshot, t)
        if t.in_words:
            return post.in_words()
        server = await self.people.server(snapshot.header.guild_id)
        return post if server.illustrated else post.without_illustration()

    async def private(self, championship_id: int, user: int, links: Links) -> Post:
        """The same for one reader, with all its fixtures, in their language and style. Refused T-40."""
        snapshot = await self._linked(championship_id, links)
        return present.overview(snapshot, await self.people.reads(user), whole=True)

    async def mine(self, championship_id: int, user: int, links: Links) -> Post:
        """One entrant's own matches. Refused T-40, T-49 for anybody else."""
        snapshot = await self._linked(championship_id, links)
        if user not in snapshot.state.names:
            raise Refused(House.ENTRANTS_ONLY)
        turns = [key async for key in self._turns(snapshot, user)]
        return present.mine(snapshot, user, await self.people.reads(user), turns)

    async def _turns(self, snapshot: ChampionshipSnapshot, user: int) -> AsyncIterator[str]:
        """The fixtures at whose tables it is this entrant's turn; a table that cannot go on has none."""
        for fixture in snapshot.state.fixtures:
            match = snapshot.live.get(fixture.key)
            if match is None or not match.running or user not in fixture.entrants:
                continue
            with suppress(Refused):
                seen = await self.championships.tables.snapshot(match.table, user)
                if seen.seat is not None and seen.seat in seen.awaiting:
                    yield fixture.key

    async def classification(self, guild_id: int, season: str, t: Texts) -> Post:
        """The general classification of a server in a season; where none is named, the one that runs.

        Where no championship of that one has ended, it is the newest in which one has.

        A season is found by its name whatever its capitals; where there is none of it, those there are.
        R-HC-18: a season has one classification for each game.
        """
        won: dict[str, list[Honours]] = {}
        for one in reversed(await self.championships.store.medals.honours(guild_id)):
            won.setdefault(present.part(one.header, t), []).insert(0, one)
        running = await self.championships.tables.boards.season(guild_id)
        said = one_line(season) or (running if running in won else "")
        called = said.casefold()
        alike = [part for part in won if part.casefold() == called]
        alike += [part for part, those in won.items() if those[0].header.part.casefold() == called]
        shown = said if said in won else next(iter(alike), said) if said else next(iter(won), "")
        return present.classification(shown, list(won), won.get(shown, ()), t)

    async def reminder(self, championship_id: int, link: str) -> Post | None:
        """Who is awaited, after a day without anything happening; None when nobody is to be mentioned.

        Entrants who still have matches to play, and the organiser when nothing goes on without a ruling.
        """
        snapshot = await self.championships.snapshot(championship_id)
        quiet = snapshot.quiet_since
        days = 0 if quiet is None else days_quiet(quiet, self.championships.tables.now())
        if not days:
            return None
        organiser = snapshot.header.organiser
        users = await self._callable(snapshot, sorted(snapshot.waiting))
        called = bool(await self._callable(snapshot, [organiser] if snapshot.unruled else []))
        if not users and not called:
            return None
        t = texts(snapshot.header.locale)
        post = present.reminder(snapshot, users, link, t, organiser=organiser if called else None)
        return post._replace(epoch=f"day {days}")

    async def drawn(self, championship_id: int, link: str) -> Post | None:
        """Who has been drawn, told to them once; None when it is no news, or nobody is to be mentioned."""
        snapshot = await self.championships.snapshot(championship_id)
        now = self.championships.tables.now()
        if snapshot.drawn_at is None or now - snapshot.drawn_at >= QUIET or snapshot.state.ended:
            return None
        users = await self._callable(
            snapshot, (one for one in snapshot.state.names if one not in snapshot.state.out)
        )
        return present.drawn(snapshot, users, link, texts(snapshot.header.locale)) if users else None

    async def _callable(self, snapshot: ChampionshipSnapshot, users: Iterable[int]) -> list[int]:
        """Those of them who may be mentioned: nobody deleted; none where the server wants nobody to be."""
        if not (await self.people.server(snapshot.header.guild_id)).pings:
            return []
        there = (user for user in users if not is_placeholder(user))
        return [user for user in there if (await self.people.preferences(user)).pings]

    async def _linked(self, championship_id: int, links: Links) -> ChampionshipSnapshot:
        snapshot = await self.championships.snapshot(championship_id)
        live = {
            fixture: match._replace(link=match.link or await links(match.table, snapshot.header.guild_id))
            for fixture, match in snapshot.live.items()
        }
        return snapshot._replace(live=live)
