"""The bot client, which builds store, tables, presenters, courier and cogs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

from bot.art.drawing import Art
from bot.championship.scheduler import Scheduler
from bot.championship.service import Championships
from bot.client.attending import Attending
from bot.client.click_rate import ClickRate
from bot.client.confirmed import Act
from bot.client.deletions import Deletions
from bot.client.emojis import EmojiUpload
from bot.client.events import is_on, survive
from bot.client.extensions import EXTENSIONS
from bot.client.greeting import greet
from bot.client.monitoring import monitoring
from bot.client.permissions import write_again
from bot.client.sync import send_commands
from bot.client.tree import Tree
from bot.client.verbs import Verb
from bot.courier import Courier
from bot.courier.illustrations import Illustrations
from bot.courier.shares import Shares
from bot.courier.silence import Silence
from bot.errors import House, Refused, Unavailable
from bot.pages.championships import ChampionshipPages
from bot.pages.papers import Papers
from bot.pages.replays import ReplayPages
from bot.pages.tables import Pages
from bot.people.people import People
from bot.present import PRESENTERS
from bot.records.tables import Due
from bot.seating.lobby import Lobby
from bot.seating.seats import Seats
from bot.settings import Settings
from bot.store import Store
from bot.store.backup import forget_backups
from bot.store.migrate_apart import migrate_apart
from bot.tables.clock import Clock
from bot.tables.outages import Outages
from bot.tables.removed import KEPT, RemovedServers
from bot.tables.replays import Replays
from bot.tables.robots import Robots
from bot.tables.sanctions import Referee
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.client.metrics import Monitoring

log = logging.getLogger(__name__)

# The bot does not use voice: no warning about it at every start.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

FINISHING: Final = 2.75
"""Seconds for running tasks when the bot is closed: a bit more than a click may take to be answered."""
GOODBYE: Final = 1.0
"""Seconds for closing the connection to Discord."""
INTERACTION_MEMORY: Final = timedelta(days=1)
LONGEST_WAIT: Final = 60.0
"""Maximum seconds between two tries to resume the tables while the database is unavailable."""


class YoHoHo(commands.AutoShardedBot):
    """The running bot. Cogs use its attributes `tables`, `lobby`, `pages`, `courier` and `store`."""

    store: Store
    tables: Tables
    lobby: Lobby
    seats: Seats
    robots: Robots
    pages: Pages
    courier: Courier
    people: People
    clock: Clock
    outages: Outages
    removed: RemovedServers
    deletions: Deletions
    referee: Referee
    championships: Championships
    championship_pages: ChampionshipPages
    scheduler: Scheduler
    art: Art
    emoji_upload: EmojiUpload

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        survive(self._connection.parsers, lambda: self.guilds)
        self.settings = settings
        self.started_at = discord.utils.utcnow()
        # The handlers of the verbs of buttons, menus and forms; each cog adds its own.
        self.verbs: dict[str, Verb] = {}
        # The acts that need a confirmation; each cog adds its own, too.
        self.acts: dict[str, Act] = {}
        self.click_rate = ClickRate(discord.utils.utcnow)
        self._set_up = self._resumed = self._closing = False
        self._monitoring: Monitoring | None = None
        self.attending = Attending()

    async def setup_hook(self) -> None:
        """Open the store, build the services, load the cogs, and send changed commands to Discord."""
        now = discord.utils.utcnow
        await asyncio.to_thread(migrate_apart, self.settings.database_url)
        self.store = await Store.open(self.settings.database_url)
        self.people = People(self.store)
        self.tables = Tables(self.store, now, self._changed, self.people.finished)
        self.lobby = Lobby(self.tables)
        self.seats = Seats(self.tables, self.lobby)
        self.referee = Referee(self.tables)
        self.art = Art(self.settings.pictures)
        self.emoji_upload = EmojiUpload(self, self.store.emojis, self.art.emoji, self.people.emojis)
        self.robots = Robots(
            self.tables, self.people, lambda game, events: PRESENTERS[game].play.longest_on_screen(events)
        )
        silence = Silence(lambda channel: self.courier.look_at(channel), now)
        self.pages = Pages(self.tables, self.people, silence.out_of_date)
        self.papers = Papers(self.tables, self.people)
        self.replays = ReplayPages(Replays(self.store), self.people)
        self.championships = Championships(self.tables, self.lobby, lambda moved: self.scheduler.look(moved))
        self.championship_pages = ChampionshipPages(self.championships, self.people)
        self.deletions = Deletions(self)
        self.outages = Outages(lambda: self.shard_count or 1, now)
        served = partial(is_on, self, self.outages.shard_of)
        self.removed = RemovedServers(self.tables, self.people.forget_server, served)
        kept = (self.store, now, self.outages.quiet, silence, Illustrations(self.art.shown))
        self.courier = Courier(self, self.pages, self.championship_pages, *kept)
        self.shares = Shares(self.courier.messages, self.courier.queues)
        self.clock = Clock(self.tables, self.courier.look, self.outages.away)
        show = self.courier.championship_messages.look
        self.scheduler = Scheduler(self.championships, self.tables, self.lobby, show)
        await self.deletions.finish()
        await self.tables.boards.count_what_was_played()
        self._set_up = True
        self._monitoring = await monitoring(self)
        await self.load()
        await send_commands(self, self.settings.dev_guild_id, self.store.interactions)

    async def load(self) -> None:
        """Load the cogs."""
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def on_ready(self) -> None:
        """At the first READY, resume the tables where a move, a deadline or a message is due."""
        if self._resumed:
            return
        self._resumed = True
        if self.settings.emojis:
            self.emoji_upload.begin()
        await self._retry_while_unavailable(self._resume)

    async def _resume(self) -> None:
        self.outages.restarted()
        await self._look_after(await self.clock.resume())
        await self.removed.compare()
        self.clock.every_day(self._look_daily)

    async def _look_daily(self) -> None:
        """Delete data that is too old to be needed."""
        now, file = discord.utils.utcnow(), self.store.database.file
        await self.store.interactions.forget(now - INTERACTION_MEMORY)
        await self.removed.forget()
        await asyncio.to_thread(forget_backups, file, now - KEPT)
        await self.deletions.finish()

    async def _look_after(self, tables: Sequence[Due]) -> None:
        await self.courier.resume()
        for table in tables:
            if table.bot_to_move:
                self.robots.look(table.table_id)
        await self.scheduler.resume({table.table_id for table in tables})

    async def _retry_while_unavailable(self, resume: Callable[[], Awaitable[Any]]) -> None:
        """Run `resume`, and again as long as the database is unavailable."""
        wait = 1.0
        while not self._closing:
            try:
                await resume()
            except Unavailable as error:
                log.warning("the tables are looked after later: %s", error)
            else:
                return
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that the servers of this shard cannot reach the bot, so that nobody there is hurried."""
        self.outages.begin(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Resume the clocks of the servers of this shard; no deadline passes because of the outage."""
        since = self.outages.returning(shard)
        if since is not None and self._resumed:
            await self._retry_while_unavailable(partial(self._forgive, since, shard))
        self.outages.end(shard)

    async def _forgive(self, since: datetime, shard: int) -> None:
        tables = await self.clock.resume(since, shard, self.shard_count or 1)
        self.outages.end(shard)
        await self._look_after(tables)
        await self.removed.compare()

    async def on_shard_ready(self, shard: int) -> None:
        """Resume a shard whose connection was made again, as in `on_shard_resumed`."""
        await self.on_shard_resumed(shard)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark the server as having removed the bot, until it adds the bot again."""
        await self._retry_while_unavailable(partial(self.removed.begin, guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a new server; for one that adds the bot again, resume its data."""
        await self._retry_while_unavailable(partial(self.removed.end, guild.id))
        write_again(self.courier, guild)
        await self._retry_while_unavailable(partial(greet, self, guild))

    def _changed(self, table_id: int) -> None:
        if not self._set_up:
            return  # the first READY looks after all that has changed
        self.courier.look(table_id)
        self.robots.look(table_id)
        self.clock.look(table_id)
        self.scheduler.look_at_table(table_id)

    def require_open(self) -> None:
        """Check that the bot is not closing: a new action might not end.

        Raises:
            Refused: T-80 it is closing.
        """
        if self._closing:
            raise Refused(House.RESTARTING)

    async def close(self) -> None:
        """Accept nothing new, finish and answer what has begun, close Discord, then the store.

        After that nothing is sent to Discord or written. Each step has a timeout; a step that takes longer is
        cancelled, and nothing stored is lost.
        """
        self._closing = True
        try:
            if self._monitoring is not None:
                await self._monitoring.close()
            await self._finish()
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            log.warning("Discord did not say goodbye within %s seconds", GOODBYE)
            await self.http.close()
        finally:
            if hasattr(self, "store"):
                await self.store.close()

    async def _finish(self) -> None:
        """Stop all automatic work, and wait for the answers and messages that have begun."""
        moving: set[asyncio.Task[Any]] = set()
        if hasattr(self, "scheduler"):
            movers = (self.robots, self.clock, self.scheduler, self.courier, self.people, self.emoji_upload)
            moving.update(*(each.stop() for each in movers))
        loop = asyncio.get_running_loop()
        until = loop.time() + FINISHING
        while (begun := {task for task in moving | self.attending.tasks if not task.done()}) and (
            loop.time() < until
        ):
            await asyncio.wait(begun, timeout=until - loop.time())
        if begun:
            log.warning("%s answers and messages are cut short", len(begun))
            for task in begun:
                task.cancel()
            await asyncio.wait(begun, timeout=GOODBYE)
        if hasattr(self, "courier"):
            await self.courier.shown.tell()
            await self.art.close()


def create_bot(settings: Settings) -> YoHoHo:
    """Return a bot ready to be started. Tests and tools use this factory only."""
    return YoHoHo(settings)
