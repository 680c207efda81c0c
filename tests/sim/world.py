"""The world of a test: one server, its channels and people, the bot, and the database underneath.

Time stands still unless a test lets it pass, so nothing depends on how fast the machine is.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord.interactions as wire
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.env import Env

from bot.art.drawing import Art
from bot.art.shown import Picture as Picture
from bot.client import YoHoHo, create_bot
from bot.courier.illustrations import Draw
from bot.database_url import file_of, normalize_url
from bot.people.preferences import GameDefaults, Pictures, ServerSettings
from bot.records.tables import LogRow, TableHeader
from bot.services import build_services
from bot.settings import Settings
from bot.store import schema
from tests.bot.kernel.house import PACE, InProcessThinker
from tests.bot.store.store_values import everything
from tests.sim.laws import broken_laws
from tests.sim.person import Person
from tests.sim.screen import Message, read
from tests.sim.settling import settle_cheaply
from tests.sim.shortcuts import shortcuts

PATIENCE = 30.0


class FakeArt(Art):
    """Art whose pictures of tables and scores are made by `draw`, without a process."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    async def draw_picture(self, picture: Picture) -> bytes:
        """Return what `draw` makes of the picture."""
        return await self._draw(picture)


class World:
    """A running bot among people. `wait` lets time pass, `crash` restarts it without a shutdown."""

    def __init__(self, url: str, seed: int, art: Art | None) -> None:
        self.url = url
        # Whether the bot uploads emojis, and who draws, from its next start on.
        self.emojis = False
        self.art = art
        # When the server shows pictures, kept by `save_settings` whatever other settings it stores.
        self.pictures: Pictures = "always"
        self.rng = Random(seed)
        self.bots: list[YoHoHo] = []
        self.people: list[Person] = []
        self.locales: dict[int, str] = {}
        self.bot = self._make_bot()
        self.env = Env(self.bot, shard_count=1, settle_timeout=PATIENCE)
        settle_cheaply(self.env)
        # Timers must not run by the wall clock too: tests would depend on the machine.
        self.env._schedule_timer = lambda *timer: None

    def _make_bot(self) -> YoHoHo:
        given = {"database_url": normalize_url(self.url), "emojis": self.emojis}
        build = partial(
            build_services, luck=self._luck, thinker=InProcessThinker(), pace=lambda view, level, luck: PACE
        )
        bot = create_bot(_defaults().model_copy(update=given), build, self.art)
        self.bots.append(bot)
        # Each click comes a second after the one before, though the clock of this world stands still.
        clicks = count()
        bot.click_rate.now = lambda: self.env.now() + timedelta(seconds=next(clicks))
        return bot

    def _luck(self) -> Random:
        return Random(self.rng.random())

    def click_instantly(self) -> None:
        """Deliver clicks in the same instant from now on, unless the test lets time pass between them."""
        for bot in self.bots:
            bot.click_rate.now = self.env.now

    @property
    def database(self) -> Path:
        """Return the SQLite file; only for tests that are marked as needing one."""
        return file_of(self.url)

    async def start(self) -> None:
        """Connect the bot and create the server with its first channel."""
        await self.env.start()
        self.guild = self.env.create_guild("The Harbour")
        self.channel = self.guild.create_text_channel("tavern")
        await self.save_settings(timer="off", pings=False, threads="never")

    async def save_settings(
        self, *, timer: str = "3min", options: dict[str, Any] | None = None, **settings: Any
    ) -> None:
        """Store the server's settings: Skull King's timer and options, and whatever else is given."""
        defaults = {"skull-king": GameDefaults.model_validate({"timer": timer, "options": options or {}})}
        chosen = {"pictures": self.pictures, **settings}
        await self.bot.services.people.save_server(self.guild.id, ServerSettings(defaults=defaults, **chosen))

    async def set_pictures(self, pictures: Pictures) -> None:
        """Have this server show pictures at these moments, whatever else is chosen later in the test."""
        self.pictures = pictures
        server = await self.bot.services.people.server(self.guild.id)
        await self.bot.services.people.save_server(
            self.guild.id, server.model_copy(update={"pictures": pictures})
        )

    async def shorten_matches(self, *cards: int) -> None:
        """Have matches last only these rounds, of so many cards each, for tests of what surrounds a match."""
        options = {"length": list(cards)}
        await self.save_settings(timer="off", pings=False, threads="never", options=options)

    async def allow_command(self, command: str, *people: Person) -> None:
        """Allow these people to see a command under the server's Integrations, whatever their permissions."""
        (found,) = [one for one in await self.bot.tree.fetch_commands() if one.name == command]
        self.guild.set_command_permissions(found, {person.member: True for person in people})

    async def stop(self) -> None:
        """Disconnect, and close the stores even of bots that crashed."""
        await self.env.shutdown()
        for bot in self.bots:
            if hasattr(bot, "services"):
                await bot.services.store.close()

    # ------------------------------------------------------------------ people and time

    def person(
        self, name: str, locale: str = "en-US", *, plays_in: str = "panel", moderator: bool = False
    ) -> Person:
        """Add a new member to the server, who plays in their panel or in their direct messages."""
        user = self.env.create_user(f"user{len(self.people)}", global_name=name)
        mate = discord.Permissions(manage_messages=True)
        roles = [self.guild.create_role("mate", permissions=mate)] if moderator else []
        person = Person(self, self.guild.add_member(user, roles=roles), name, plays_in)
        self.locales[user.id] = locale
        self.people.append(person)
        return person

    def group(self, *names: str, locale: str = "en-US") -> list[Person]:
        """Add several members who speak one language."""
        return [self.person(name, locale) for name in names]

    async def wait(self, seconds: float = 1.3) -> None:
        """Let time pass; 1.3 seconds are enough for one more write to every channel."""
        await self.env.advance_time(seconds)

    async def crash(self) -> None:
        """Restart the bot on the same database as after a crash: nothing was shut down."""
        await self.env.restart_bot(self._reborn())

    def _reborn(self) -> YoHoHo:
        self.bot = self._make_bot()
        return self.bot

    # ------------------------------------------------------------------ messages and rows

    def posts(self, channel: Any = None, viewer: int | None = None) -> list[Message]:
        """Return the messages of a channel that `viewer` sees, oldest first; with None, the public ones."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return [read(stored[key]) for key in sorted(stored) if stored[key].visible_to(viewer)]

    def table(self, number: int | None = None, channel: Any = None) -> Message:
        """Return the newest public message with buttons: the table (of this number).

        Between two rounds no message has buttons: then it is the score, the newest of all.
        """
        posts = [post for post in self.posts(channel) if not post.stored.content and not post.of_championship]
        tables = [post for post in posts if post.buttons and number in (None, post.table)]
        assert tables or posts, "no table message in the channel"
        return (tables or posts)[-1]

    async def rows(self, number: int) -> list[LogRow]:
        """Return the stored inputs of a table."""
        return await self.bot.services.store.tables.log(number)

    async def stored_rows(self) -> dict[str, list[dict[str, Any]]]:
        """Return every row, by the name of its table and by column."""
        found = await everything(self.bot.services.store)
        return {
            name: [dict(zip(schema.metadata.tables[name].columns.keys(), row, strict=True)) for row in rows]
            for name, rows in found.items()
        }

    async def status(self, number: int) -> str:
        """Return the status of a table."""
        header = await self.header(number)
        return header.status

    async def header(self, number: int) -> TableHeader:
        """Return the stored row of a table."""
        header = await self.bot.services.store.tables.get(number)
        assert header is not None
        return header

    async def seats(self, number: int) -> list[str]:
        """Return the players' names by seat; in a lobby, those waiting, in order."""
        store = self.bot.services.store
        holders = {seating.seat: seating.name for seating in await store.tables.seatings(number)}
        if holders:
            return [holders[seat] for seat in sorted(holders)]
        return [member.name for member in await store.tables.members(number)]

    # ------------------------------------------------------------------ faults

    def forbid(self, *permissions: str, channel: Any = None) -> None:
        """Deny the bot these permissions in the channel; without arguments, deny none any more."""
        deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
        mine = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, 0, deny)
        self.env.backend.set_overwrite((channel or self.channel).id, mine)

    def inject(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Have Discord refuse matching requests."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def heal(self) -> None:
        """Stop refusing requests."""
        self.env.backend.faults.clear()

    def requests(self, method: str, part: str) -> list[Any]:
        """Return the bot's requests whose path contains `part`; any method with `*`."""
        return [r for r in self.env.http_requests if method in (r.method, "*") and part in r.path]

    # ------------------------------------------------------------------ the check at the end

    def check(self, records: list[logging.LogRecord]) -> None:
        """Check that there is no error, nothing left in the view store and nothing Discord would refuse."""
        errors = [f"{r.name}: {r.getMessage()}" for r in records if r.levelno >= logging.ERROR]
        assert errors == []
        assert list(self.env.errors) == []
        for bot in self.bots:
            store = bot._connection._view_store
            assert not any((store._views, store._synced_message_views, store._modals, store._dynamic_items))
        assert broken_laws(self.env.http_requests) == []


@cache
def _defaults() -> Settings:
    """Return the default settings, read once: the environment is the same for every world."""
    return Settings(_env_file=None)


@contextmanager
def _speaking(locales: dict[int, str]) -> Iterator[None]:
    """Have every interaction carry the language of the person who makes it."""
    plain = wire.base_payload

    def in_their_language(backend: Any, **facts: Any) -> Any:
        record, payload = plain(backend, **facts)
        payload["locale"] = locales.get(facts["user_id"], "en-US")
        return record, payload

    wire.base_payload = in_their_language
    try:
        yield
    finally:
        wire.base_payload = plain


@asynccontextmanager
async def opened_world(url: str, seed: int = 1, art: Art | None = None) -> AsyncIterator[World]:
    """Yield a started world and stop it afterwards. The caller checks how it ended."""
    world = World(url, seed, art)
    with _speaking(world.locales), shortcuts():
        await world.start()
        try:
            yield world
        finally:
            await world.stop()
