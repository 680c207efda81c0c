"""Build every message of a championship, for the courier and for people who ask."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeAlias

from bot.championship.scheduler import days_quiet
from bot.championship.service import Championships
from bot.championship.snapshot import QUIET, ChampionshipSnapshot
from bot.errors import RefusalId, Refused
from bot.people.people import People
from bot.present import championship as present
from bot.present.post import Post
from bot.records.championships import Honours
from bot.records.placeholders import is_placeholder
from bot.store.championships import list_honours
from bot.texts.sentences import Texts, one_line, texts
from engine.championship.public import CANCELLED

Links: TypeAlias = Callable[[int, int | None], Awaitable[str]]
"""Callback that finds the link to a table's message by table id and server; "" when there is none."""


class ChampionshipPages:
    """Builder of championship posts, always from the current state."""

    def __init__(self, championships: Championships, people: People) -> None:
        self.championships = championships
        self.people = people

    async def championship(self, championship_id: int, links: Links) -> Post:
        """Return the public message, in the championship's language.

        Raises:
            Refused: T-40, there is no such championship.
        """
        snapshot = await self._load_with_links(championship_id, links)
        t = await self.people.public_texts(snapshot.header.guild_id, snapshot.header.locale)
        return await self._style(snapshot, present.overview(snapshot, t), t)

    async def _style(self, snapshot: ChampionshipSnapshot, post: Post, t: Texts) -> Post:
        """Return a public message adapted to the server's settings for words and pictures."""
        if t.in_words:
            return post.in_words()
        server = await self.people.server(snapshot.header.guild_id)
        return post if server.illustrated else post.without_illustration()

    async def private(self, championship_id: int, user: int, links: Links) -> Post:
        """Return the overview for one reader, with all fixtures, in their language and style.

        Raises:
            Refused: T-40, there is no such championship.
        """
        snapshot = await self._load_with_links(championship_id, links)
        return present.overview(snapshot, await self.people.texts_for(user), whole=True)

    async def mine(self, championship_id: int, user: int, links: Links) -> Post:
        """Return one entrant's own matches.

        Raises:
            Refused: T-40, there is no such championship; T-49, the user is not an entrant.
        """
        snapshot = await self._load_with_links(championship_id, links)
        if user not in snapshot.state.names:
            raise Refused(RefusalId.ENTRANTS_ONLY)
        turns = [key async for key in self._find_turns(snapshot, user)]
        return present.own_matches(snapshot, user, await self.people.texts_for(user), turns)

    async def _find_turns(self, snapshot: ChampionshipSnapshot, user: int) -> AsyncIterator[str]:
        """Yield the keys of the fixtures where it is this entrant's turn; skip tables that cannot go on."""
        for fixture in snapshot.state.fixtures:
            match = snapshot.live.get(fixture.key)
            if match is None or not match.running or user not in fixture.entrants:
                continue
            with suppress(Refused):
                table_snapshot = await self.championships.tables.snapshot(match.table, user)
                if table_snapshot.seat is not None and table_snapshot.seat in table_snapshot.awaiting:
                    yield fixture.key

    async def classification(self, guild_id: int, season: str, t: Texts) -> Post:
        """Return the general classification of a server in a season (R-HC-18: one for each game).

        Without a name, show the current season, or the newest one in which a championship has ended.
        Season names match in any case. For an unknown name, list the seasons that exist.
        """
        won: dict[str, list[Honours]] = {}
        for honours in reversed(await self.championships.store.read(list_honours, guild_id)):
            won.setdefault(present.classification_name(honours.header, t), []).insert(0, honours)
        running = await self.championships.tables.boards.season(guild_id)
        name = one_line(season) or (running if running in won else "")
        folded = name.casefold()
        matching = [part for part in won if part.casefold() == folded]
        matching += [part for part, those in won.items() if those[0].header.part.casefold() == folded]
        shown = name if name in won else next(iter(matching), name) if name else next(iter(won), "")
        return present.classification(shown, list(won), won.get(shown, ()), t)

    async def reminder(self, championship_id: int, link: str) -> Post | None:
        """Return the reminder after a day without activity; None if nobody can be mentioned.

        It mentions entrants with matches left, and the organiser when only a ruling can move things on.
        """
        snapshot = await self.championships.snapshot(championship_id)
        quiet = snapshot.quiet_since
        days = 0 if quiet is None else days_quiet(quiet, self.championships.tables.now())
        if not days:
            return None
        organiser = snapshot.header.organiser
        users = await self._filter_mentionable(snapshot, sorted(snapshot.waiting_entrants))
        calls_organiser = bool(
            await self._filter_mentionable(snapshot, [organiser] if snapshot.needs_ruling else [])
        )
        if not users and not calls_organiser:
            return None
        t = texts(snapshot.header.locale)
        post = present.reminder(snapshot, users, link, t, organiser=organiser if calls_organiser else None)
        return post._replace(epoch=f"day {days}")

    async def draw_announcement(self, championship_id: int, link: str) -> Post | None:
        """Return the announcement of the draw; None if it is old news or nobody can be mentioned."""
        snapshot = await self.championships.snapshot(championship_id)
        now = self.championships.tables.now()
        if snapshot.drawn_at is None or now - snapshot.drawn_at >= QUIET or snapshot.state.has_ended:
            return None
        users = await self._filter_mentionable(
            snapshot, (user for user in snapshot.state.names if user not in snapshot.state.out)
        )
        if not users:
            return None
        t = await self.people.public_texts(snapshot.header.guild_id, snapshot.header.locale)
        return await self._style(snapshot, present.draw_notice(snapshot, users, link, t), t)

    async def standings_announcement(self, championship_id: int, link: str) -> Post | None:
        """Return the standings after the latest round of equal cards; None before, and as old news."""
        snapshot = await self.championships.snapshot(championship_id)
        state, header = snapshot.state, snapshot.header
        since = header.ended_at or snapshot.moved_at
        is_old = self.championships.tables.now() - since >= QUIET and state.has_ended
        if not state.scores or state.stage == CANCELLED or is_old:
            return None
        playing = [] if state.has_ended else list(state.present)
        users = await self._filter_mentionable(snapshot, playing)
        t = await self.people.public_texts(header.guild_id, header.locale)
        return await self._style(snapshot, present.standings_notice(snapshot, users, link, t), t)

    async def _filter_mentionable(self, snapshot: ChampionshipSnapshot, users: Iterable[int]) -> list[int]:
        """Return those users who may be mentioned: no deleted ones, and none if the server forbids pings."""
        if not (await self.people.server(snapshot.header.guild_id)).pings:
            return []
        known = (user for user in users if not is_placeholder(user))
        return [user for user in known if (await self.people.preferences(user)).pings]

    async def _load_with_links(self, championship_id: int, links: Links) -> ChampionshipSnapshot:
        snapshot = await self.championships.snapshot(championship_id)
        live = {
            fixture: match._replace(link=match.link or await links(match.table, snapshot.header.guild_id))
            for fixture, match in snapshot.live.items()
        }
        return snapshot._replace(live=live)
