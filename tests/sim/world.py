"""The world of a test: a server with channels and people, the bot, and its database.

The world's clock moves only when a test waits, so results do not depend on the speed of the machine.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Iterator
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
from bot.courier.command_mentions import CommandMentions, KnownCommand
from bot.courier.illustrations import Draw
from bot.courier.message_keys import MessageKeys
from bot.courier.transports import Key
from bot.database_url import file_of, normalize_url
from bot.people.preferences import GameDefaults, Pictures, ServerSettings
from bot.records.tables import LogRow, TableHeader
from bot.services import build_services
from bot.settings import Settings
from bot.store import schema
from bot.store.tables import get_table, list_inputs, list_members, list_seatings
from tests.bot.kernel.house import PACE, InProcessThinker
from tests.bot.store.store_values import everything
from tests.sim.laws import broken_laws
from tests.sim.person import Person
from tests.sim.screen import Message, read
from tests.sim.settling import settle_cheaply
from tests.sim.shortcuts import shortcuts

PATIENCE = 30.0


class FakeArt(Art):
    """Art that makes pictures of tables and scores with `draw`, without a drawing process."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    async def draw_picture(self, picture: Picture) -> bytes:
        """Return the bytes that `draw` returns for the picture."""
        return await self._draw(picture)


class NoMentions(CommandMentions):
    """Command mentions that stay unknown, so that texts name commands as people read them."""

    def show(self, commands: Iterable[KnownCommand], guild: int | None) -> None:
        """Show no mentions."""


class NoKeys(MessageKeys):
    """Keys that are never kept, so that the bot edits public messages by requests of its own."""

    def keep(self, message_id: int, key: Key) -> None:
        """Keep nothing."""

    def is_fresh(self, message_id: int) -> bool:
        """Return that no press needs to bring a key."""
        return True


class World:
    """A running bot among people. `wait` lets time pass, `crash` restarts it without a shutdown."""

    def __init__(self, url: str, seed: int, art: Art | None) -> None:
        self.url = url
        # The bot reads `emojis` (upload emojis or not), `mentions` (mention commands or name them) and `art`
        # at its next start.
        self.emojis = self.mentions = False
        self.art = art
        # `save_settings` stores this choice of when to show pictures along with other settings.
        self.pictures: Pictures = "always"
        self.rng = Random(seed)
        self.bots: list[YoHoHo] = []
        self.people: list[Person] = []
        self.locales: dict[int, str] = {}
        self.bot = self._make_bot()
        self.env = Env(self.bot, shard_count=1, settle_timeout=PATIENCE)
        settle_cheaply(self.env)
        # Disable SimCord's wall-clock timers, or results would depend on the speed of the machine.
        self.env._schedule_timer = lambda *timer: None

    def _make_bot(self) -> YoHoHo:
        given = {"database_url": normalize_url(self.url), "emojis": self.emojis}
        build = partial(
            build_services, luck=self._luck, thinker=InProcessThinker(), pace=lambda view, level, luck: PACE
        )
        bot = create_bot(_defaults().model_copy(update=given), build, self.art)
        if not self.mentions:
            bot.command_mentions = NoMentions()
        self.bots.append(bot)
        # Pretend that clicks are a second apart, or the rate limit would refuse clicks in a stopped world.
        clicks = count()
        bot.click_rate.now = lambda: self.env.now() + timedelta(seconds=next(clicks))
        return bot

    def _luck(self) -> Random:
        return Random(self.rng.random())

    def click_instantly(self) -> None:
        """From now on, count clicks as simultaneous unless the test lets time pass between the clicks."""
        for bot in self.bots:
            bot.click_rate.now = self.env.now

    @property
    def database(self) -> Path:
        """Return the SQLite file; only for tests marked as needing an SQLite file."""
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
        """Store the server's settings: Skull King's timer and options, and other given settings."""
        defaults = {"skull-king": GameDefaults.model_validate({"timer": timer, "options": options or {}})}
        chosen = {"pictures": self.pictures, **settings}
        await self.bot.services.people.save_server(self.guild.id, ServerSettings(defaults=defaults, **chosen))

    async def set_pictures(self, pictures: Pictures) -> None:
        """Have this server show pictures at these moments, even after later calls of `save_settings`."""
        self.pictures = pictures
        server = await self.bot.services.people.server(self.guild.id)
        await self.bot.services.people.save_server(
            self.guild.id, server.model_copy(update={"pictures": pictures})
        )

    async def shorten_matches(self, *cards: int) -> None:
        """Limit matches to rounds of these numbers of cards."""
        options = {"length": list(cards)}
        await self.save_settings(timer="off", pings=False, threads="never", options=options)

    async def allow_command(self, command: str, *people: Person) -> None:
        """Allow these people to use a command in the server's Integrations, whatever their permissions."""
        (found,) = [one for one in await self.bot.tree.fetch_commands() if one.name == command]
        self.guild.set_command_permissions(found, {person.member: True for person in people})

    async def stop(self) -> None:
        """Disconnect, and close the stores of all bots, even of crashed bots."""
        await self.env.shutdown()
        for bot in self.bots:
            if hasattr(bot, "services"):
                await bot.services.store.close()

    # ------------------------------------------------------------------ people and time

    def person(
        self, name: str, locale: str = "en-US", *, plays_in: str = "panel", moderator: bool = False
    ) -> Person:
        """Add a member to the server who plays in panels or in direct messages."""
        user = self.env.create_user(f"user{len(self.people)}", global_name=name)
        mate = discord.Permissions(manage_messages=True)
        roles = [self.guild.create_role("mate", permissions=mate)] if moderator else []
        person = Person(self, self.guild.add_member(user, roles=roles), name, plays_in)
        self.locales[user.id] = locale
        self.people.append(person)
        return person

    def group(self, *names: str, locale: str = "en-US") -> list[Person]:
        """Add several members who share a language."""
        return [self.person(name, locale) for name in names]

    async def wait(self, seconds: float = 1.3) -> None:
        """Let time pass; 1.3 seconds are enough for one more write to every channel."""
        await self.env.advance_time(seconds)

    async def crash(self) -> None:
        """Restart the bot on the same database without a shutdown, as after a crash."""
        await self.env.restart_bot(self._reborn())

    def _reborn(self) -> YoHoHo:
        self.bot = self._make_bot()
        return self.bot

    # ------------------------------------------------------------------ messages and rows

    def posts(self, channel: Any = None, viewer: int | None = None) -> list[Message]:
        """Return a channel's messages that `viewer` sees, or its public messages with None, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return [read(stored[key]) for key in sorted(stored) if stored[key].visible_to(viewer)]

    def table(self, number: int | None = None, channel: Any = None) -> Message:
        """Return the newest public message with buttons of a table, or of table `number`.

        Between two rounds no message has buttons; return the newest message then, which shows the score.
        """
        posts = [post for post in self.posts(channel) if not post.stored.content and not post.of_championship]
        tables = [post for post in posts if post.buttons and number in (None, post.table)]
        assert tables or posts, "no table message in the channel"
        return (tables or posts)[-1]

    async def rows(self, number: int) -> list[LogRow]:
        """Return the stored inputs of a table."""
        return await self.bot.services.store.read(list_inputs, number)

    async def stored_rows(self) -> dict[str, list[dict[str, Any]]]:
        """Return all rows as mappings of columns, by the name of their database table."""
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
        header = await self.bot.services.store.read(get_table, number)
        assert header is not None
        return header

    async def seats(self, number: int) -> list[str]:
        """Return the players' names by seat, or in the order of joining in a lobby."""
        store = self.bot.services.store
        holders = {seating.seat: seating.name for seating in await store.read(list_seatings, number)}
        if holders:
            return [holders[seat] for seat in sorted(holders)]
        return [member.name for member in await store.read(list_members, number)]

    # ------------------------------------------------------------------ faults

    def ignore_keys(self) -> None:
        """From now on, have the bot edit public messages by requests of its own, not by keys of presses."""
        for bot in self.bots:
            bot.courier.delivery.keys = NoKeys(self.env.now)

    def forbid(self, *permissions: str, channel: Any = None) -> None:
        """Deny the bot these permissions in the channel; without arguments, restore all permissions.

        Keys of presses, for which permissions do not matter, are ignored from now on.
        """
        self.ignore_keys()
        deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
        mine = Overwrite(self.env.backend.bot_user.id, OverwriteType.MEMBER, 0, deny)
        self.env.backend.set_overwrite((channel or self.channel).id, mine)

    def inject(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Have Discord refuse the next `times` matching requests, or all with None.

        If these are requests in channels, keys of presses are ignored from now on.
        """
        if path.startswith("/channels/"):
            self.ignore_keys()
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def heal(self) -> None:
        """Stop all refusals added by `inject`."""
        self.env.backend.faults.clear()

    def requests(self, method: str, part: str) -> list[Any]:
        """Return the bot's requests with this method (any with `*`) whose path contains `part`."""
        return [r for r in self.env.http_requests if method in (r.method, "*") and part in r.path]

    # ------------------------------------------------------------------ the check at the end

    def check(self, records: list[logging.LogRecord]) -> None:
        """Check for logged errors, leftovers in the view store and requests that Discord would refuse."""
        errors = [f"{r.name}: {r.getMessage()}" for r in records if r.levelno >= logging.ERROR]
        assert errors == []
        assert list(self.env.errors) == []
        for bot in self.bots:
            store = bot._connection._view_store
            assert not any((store._views, store._synced_message_views, store._modals, store._dynamic_items))
        assert broken_laws(self.env.http_requests) == []


@cache
def _defaults() -> Settings:
    """Return the default settings, cached because all worlds have the same environment variables."""
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
    """Yield a started world and stop it afterwards; the caller must call `check`."""
    world = World(url, seed, art)
    with _speaking(world.locales), shortcuts():
        await world.start()
        try:
            yield world
        finally:
            await world.stop()
