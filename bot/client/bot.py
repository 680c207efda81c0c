"""The bot as a Discord client: it composes the services and the courier, and loads the cogs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord.ext import commands

from bot.art.drawing import Art
from bot.client.answer_tasks import AnswerTasks
from bot.client.click_rate import ClickRate
from bot.client.deletions import Deletions
from bot.client.emojis import EmojiUpload
from bot.client.events import is_on, survive
from bot.client.extensions import EXTENSIONS
from bot.client.greeting import greet
from bot.client.handlers import Client
from bot.client.membership import has_left
from bot.client.monitoring import monitoring
from bot.client.permissions import write_again
from bot.client.sync import send_commands
from bot.client.tree import Tree
from bot.courier import Courier
from bot.courier.command_mentions import CommandMentions
from bot.courier.illustrations import Illustrations
from bot.courier.silence import Silence
from bot.errors import Unavailable
from bot.records.tables import Due
from bot.services import Services, build_services
from bot.settings import Settings
from bot.store import Store
from bot.store.backup import forget_backups
from bot.store.interactions import forget_interactions
from bot.store.migrate_apart import migrate_apart
from bot.tables.outages import Outages
from bot.tables.removed_servers import KEPT, RemovedServers

if TYPE_CHECKING:
    from bot.client.metrics import Monitoring

log = logging.getLogger(__name__)

# The bot does not use voice, so silence discord.py's warnings about missing voice packages.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

FINISHING: Final = 2.75
"""Seconds for running tasks when the bot is closed: a bit more than a click may take to be answered."""
GOODBYE: Final = 1.0
"""Seconds for closing the connection to Discord."""
INTERACTION_MEMORY: Final = timedelta(days=1)
LONGEST_WAIT: Final = 60.0
"""Maximum seconds between two tries to resume the tables while the database is unavailable."""
Build: TypeAlias = Callable[..., Services]
"""Builds the services as `build_services` does, with other luck or robots in a test."""


class YoHoHo(Client):
    """The running bot, which starts, resumes and stops its services."""

    art: Art
    emoji_upload: EmojiUpload
    removed: RemovedServers

    def __init__(self, settings: Settings, build: Build = build_services, art: Art | None = None) -> None:
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
        self.verbs = {}
        self.acts = {}
        self.click_rate = ClickRate(discord.utils.utcnow)
        self.command_mentions = CommandMentions()
        self.attending = AnswerTasks()
        self.art = art or Art(settings.pictures)
        self._build = build
        self._set_up = self._resumed = False
        self._monitoring: Monitoring | None = None

    async def setup_hook(self) -> None:
        """Open the store, build the services, load the cogs, and send changed commands to Discord."""
        await asyncio.to_thread(migrate_apart, self.settings.database_url)
        self.compose(await Store.open(self.settings.database_url))
        await self.deletions.finish()
        await self.services.tables.boards.count_what_was_played()
        self._set_up = True
        self._monitoring = await monitoring(self)
        await self.load()
        guild = self.settings.dev_guild_id
        self.command_mentions.show(await send_commands(self, guild, self.services.store), guild)

    def compose(self, store: Store) -> None:
        """Build the services over this store, the courier, and the listeners that connect both to Discord."""
        now = discord.utils.utcnow
        silence = Silence(lambda channel: self.courier.refresh_channel(channel), now)
        self.outages = Outages(lambda: self.shard_count or 1, now)
        services = self._build(
            store,
            now,
            table_changed=self._changed,
            championship_changed=lambda number: self.services.scheduler.start_steps(number),
            show_duel=lambda number: self.courier.duel_messages.refresh(number),
            show_pad=lambda number: self.courier.pad_messages.refresh(number),
            show_meeting=lambda number: self.courier.meeting_messages.refresh(number),
            tell_meeting=lambda number, notice: self.courier.meeting_messages.tell(number, notice),
            show_championship=lambda number: self.courier.championship_messages.refresh(number),
            remind=lambda number: self.courier.refresh(number),
            show_daily=lambda guild: self.courier.daily_messages.refresh(guild),
            away=self.outages.is_away,
            has_left=partial(has_left, self),
            out_of_date=silence.out_of_date,
        )
        people = services.people
        self.emoji_upload = EmojiUpload(self, store, self.art.emoji, people.emojis)
        self.courier = Courier(
            self,
            services,
            self.outages.quiet_period,
            silence,
            Illustrations(self.art.draw_picture),
            self.command_mentions,
        )
        self.deletions = Deletions(services, self.courier, self.attending)
        served = partial(is_on, self, self.outages.shard_of)
        self.removed = RemovedServers(services.tables, people.forget_server, served)
        self.services = services  # Set last: from now on, closing stops and closes all of these.

    async def load(self) -> None:
        """Load the cogs."""
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def on_ready(self) -> None:
        """After the first READY, resume the tables where a move, a deadline or a message is due."""
        if self._resumed:
            return
        self._resumed = True
        if self.settings.emojis:
            self.emoji_upload.begin()
        await self._retry_while_unavailable(self._resume)

    async def _resume(self) -> None:
        self.outages.mark_all_available()
        await self._look_after(await self.services.clock.resume())
        await self.removed.compare()
        self.services.clock.every_day(self._look_daily)

    async def _look_daily(self) -> None:
        """Delete data that is too old to be needed."""
        now, store = discord.utils.utcnow(), self.services.store
        await store.write(forget_interactions, now - INTERACTION_MEMORY)
        await self.removed.forget()
        await asyncio.to_thread(forget_backups, store.database.file, now - KEPT)
        await self.deletions.finish()

    async def _look_after(self, tables: Sequence[Due]) -> None:
        await self.courier.resume()
        for table in tables:
            if table.bot_to_move:
                self.services.robots.start_moves(table.table_id)
        await self.services.scheduler.resume({table.table_id for table in tables})
        self.services.daily.resume()
        await self.services.duels.resume()
        await self.services.pads.resume()
        await self.services.meetings.resume()

    async def _retry_while_unavailable(self, resume: Callable[[], Awaitable[Any]]) -> None:
        """Run `resume`, and retry as long as the database is unavailable."""
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
        """Stop the timers of this shard's servers, whose players cannot reach the bot."""
        self.outages.begin(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Resume the timers of this shard's servers, without counting the outage against any deadline."""
        since = self.outages.away_since(shard)
        if since is not None and self._resumed:
            await self._retry_while_unavailable(partial(self._forgive, since, shard))
        self.outages.end(shard)

    async def _forgive(self, since: datetime, shard: int) -> None:
        tables = await self.services.clock.resume(since, shard, self.shard_count or 1)
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
        """Greet a new server, or resume the data of a server that has added the bot again."""
        await self._retry_while_unavailable(partial(self.removed.end, guild.id))
        await self._retry_while_unavailable(partial(self.services.meetings.resume, guild.id))
        write_again(self.courier, guild)
        await self._retry_while_unavailable(partial(greet, self.services.people, self.courier, guild))

    def _changed(self, table_id: int) -> None:
        if not self._set_up:
            return  # the first READY handles all changes
        self.courier.refresh(table_id)
        self.services.robots.start_moves(table_id)
        self.services.clock.set_timer(table_id)
        self.services.scheduler.start_table_steps(table_id)
        self.services.duels.start_table_steps(table_id)
        self.services.meetings.start_table_steps(table_id)

    async def close(self) -> None:
        """Refuse new actions, answer pending ones, then close the connection to Discord and the store.

        Each step has a timeout; a step that takes longer is cancelled without losing stored data.
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
            if hasattr(self, "services"):
                await self.services.store.close()

    async def _finish(self) -> None:
        """Stop all automatic work, and wait for the answers and messages that have begun."""
        moving: set[asyncio.Task[Any]] = set()
        if hasattr(self, "services"):
            services = self.services
            own = (
                services.robots,
                services.clock,
                services.scheduler,
                services.daily,
                services.duels,
                services.pads,
                services.riddles.riddles,
                services.meetings,
                services.people,
            )
            moving.update(*(each.stop() for each in (*own, self.courier, self.emoji_upload)))
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
        if hasattr(self, "services"):
            await self.courier.shown.flush()
            await self.art.close()


def create_bot(settings: Settings, build: Build = build_services, art: Art | None = None) -> YoHoHo:
    """Return a bot ready to be started, with services by `build` and pictures by `art`.

    Tests and tools use this factory only.
    """
    return YoHoHo(settings, build, art)
