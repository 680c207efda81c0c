"""The only writer of messages: table messages, hands by DM, panels and answers to clicks.

Everything it writes is the present state, asked for at the moment of writing. A write that fails never
loses a move: the move was stored before anybody was told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import aiohttp
import discord

from bot.courier.lane import Lane, TryAgain
from bot.courier.render import render
from bot.i18n import Texts, texts
from bot.pages import Pages
from bot.post import Post, Text
from bot.records import Person, PostRow, parse_who
from bot.store import Store
from bot.table import Refused

log = logging.getLogger(__name__)

INTERVAL: Final = 1.2
"""Seconds between two writes to one channel: Discord allows about five edits in five seconds."""
OLD_AGE: Final = timedelta(minutes=50)
"""Edits of messages older than an hour are limited harder: post anew before."""
TOKEN_LIFE: Final = timedelta(minutes=14)
"""An interaction's token is good for fifteen minutes."""

MESSAGE_GONE, CHANNEL_GONE, TOO_MANY_OLD_EDITS, ARCHIVED = 10008, 10003, 30046, 50083
LATE: Final = frozenset({10062, 40060, 10015})
"""Answers that come too late or twice: another session of this bot was first, nothing is wrong."""


class Panel:
    """The newest ephemeral panel of one person at one table, as long as its token lives."""

    __slots__ = ("interaction", "message_id", "opened_at", "post", "t")

    def __init__(
        self,
        interaction: discord.Interaction,
        message_id: int | None,
        t: Texts,
        post: Post,
        opened_at: datetime,
    ) -> None:
        self.interaction = interaction
        self.message_id = message_id
        self.t = t
        self.post = post
        self.opened_at = opened_at


class Courier:
    """Sends Posts. `touch` says that a table changed; the rest answers interactions."""

    def __init__(self, bot: discord.Client, pages: Pages, store: Store, now: Callable[[], datetime]) -> None:
        self.bot = bot
        self.pages = pages
        self.store = store
        self.now = now
        self._lanes: dict[str, Lane] = {}
        self._last: dict[tuple[int, str, int], Post] = {}
        self._panels: dict[tuple[int, int], Panel] = {}
        self._silent: set[int] = set()
        self._undelivered: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ tables that changed

    def touch(self, table_id: int, *, anew: bool = False) -> None:
        """Bring everything that shows this table up to date; `anew` posts the table message again below."""
        self._spawn(self._spread(table_id, anew))

    def stop(self) -> None:
        """Stop writing; what was not written will be at the next start."""
        for lane in self._lanes.values():
            lane.stop()
        for task in self._tasks:
            task.cancel()

    def hear(self, channel_id: int, allowed: bool) -> None:
        """Learn from an interaction whether the bot may write in its channel."""
        if allowed:
            self._silent.discard(channel_id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _wake(self, place: str, key: str, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        lane = self._lanes.get(place)
        if lane is None:
            # Idle lanes are forgotten now and then, so that quiet channels cost nothing.
            self._lanes = {name: lane for name, lane in self._lanes.items() if not lane.idle}
            lane = self._lanes[place] = Lane(INTERVAL)
        lane.wake(key, write)

    async def _spread(self, table_id: int, anew: bool) -> None:
        try:
            seen = await self.pages.tables.seen(table_id, None)
        except Refused as refused:
            log.info("table %s is not shown: %s", table_id, refused.rule)
            return
        header = seen.header
        channel = header.thread_id or header.channel_id
        self._wake(
            f"channel {channel}", f"table {table_id}", partial(self._write_table, table_id, channel, anew)
        )
        for (table, user), _ in list(self._panels.items()):
            if table == table_id:
                self._wake(f"panel {user}", f"panel {table_id}", partial(self._write_panel, table_id, user))
        if not header.seats:
            return
        for seat, sitter in enumerate(seen.sitters):
            player = parse_who(sitter.who)
            if isinstance(player, Person):
                write = partial(self._write_hand, table_id, seat, player.user_id)
                self._wake(f"dm {player.user_id}", f"hand {table_id}", write)

    async def _write_table(self, table_id: int, channel: int, anew: bool) -> None:
        try:
            post = await self.pages.table(table_id)
        except Refused:
            return
        await self._keep(table_id, "table", -1, channel, post, anew=anew)

    async def _write_hand(self, table_id: int, seat: int, user: int) -> None:
        player = await self.store.player(user)
        if player is None or player.dm_channel is None:
            return
        post = await self.pages.hand(table_id, user, texts(player.locale or "en"))
        last = self._last.get((table_id, "hand", seat))
        if last is not None and (last.epoch, last.stamp) == (post.epoch, post.stamp):
            return
        if not post.epoch:
            return
        try:
            await self._keep(table_id, "hand", seat, player.dm_channel, post)
        except discord.HTTPException as error:
            # Closed DMs are no fault: the panel shows the same hand, and they are told once, there.
            log.info("hand of user %s not delivered: %s", user, error.code)
            await self.store.set_dm(user, None, player.dm_told)
            self._undelivered.add(user)

    async def _write_panel(self, table_id: int, user: int) -> None:
        panel = self._panels.get((table_id, user))
        if panel is None:
            return
        if self.now() - panel.opened_at > TOKEN_LIFE:
            del self._panels[table_id, user]
            return
        post = await self.pages.panel(table_id, user, panel.t)
        if (panel.post.epoch, panel.post.stamp) == (post.epoch, post.stamp):
            return
        rendered = render(post)
        try:
            await panel.interaction.edit_original_response(view=rendered.view, attachments=[])
        except discord.NotFound:
            self._panels.pop((table_id, user), None)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise _again(error) from error
        else:
            panel.post = post

    # ------------------------------------------------------------------ messages that stay

    async def _keep(
        self, table_id: int, kind: str, seat: int, channel: int, post: Post, *, anew: bool = False
    ) -> None:
        """Make the message of this kind show `post`: edit it, or send it if none is of this epoch."""
        if channel in self._silent:
            return
        name = f"{kind}/{post.epoch}"
        rows = [row for row in await self.store.posts(table_id) if row.seat == seat]
        rows = [row for row in rows if row.kind.split("/")[0] == kind]
        row = next((row for row in rows if row.kind == name), None)
        last = self._last.get((table_id, kind, seat))
        current = row is not None and not anew and self.now() - row.posted_at < OLD_AGE
        if row is not None and current and (last == post or await self._edit(row, post)):
            self._last[table_id, kind, seat] = post
            return
        message_id = await self._send(channel, post)
        if message_id is None:
            return
        self._last[table_id, kind, seat] = post
        for old in rows:
            if old.kind != name:
                await self.store.drop_post(table_id, old.kind, seat)
        await self.store.save_post(PostRow(table_id, name, seat, channel, message_id, self.now()))
        for old in rows:
            await self._retire(old, last, post.classic)

    async def _edit(self, row: PostRow, post: Post) -> bool:
        """Edit a message in place; False when it is not there to be edited any more."""
        rendered = render(post)
        message = self._channel(row.channel_id).get_partial_message(row.message_id)
        try:
            await message.edit(
                content=rendered.content, view=rendered.view, attachments=rendered.files
            ) if post.classic else await message.edit(view=rendered.view, attachments=rendered.files)
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, TOO_MANY_OLD_EDITS, ARCHIVED):
                return False
            self._silence(error, row.channel_id)
            return True
        except (aiohttp.ClientError, OSError) as error:
            raise TryAgain(str(error)) from error
        return True

    async def _send(self, channel: int, post: Post) -> int | None:
        """Send a message and give its id; None when this channel does not let us."""
        rendered = render(post)
        try:
            # None means "no view" to `send`, whatever its signature says.
            view: Any = rendered.view
            message = await self._channel(channel).send(rendered.content, view=view, files=rendered.files)
        except discord.HTTPException as error:
            if post.classic and error.status == 403:
                raise
            self._silence(error, channel)
            return None
        except (aiohttp.ClientError, OSError) as error:
            raise TryAgain(str(error)) from error
        return message.id

    def _silence(self, error: discord.HTTPException, channel: int) -> None:
        """Stop writing where we may not; TryAgain for what passes; anything else is a fault of ours."""
        if error.status == 403 or error.code == CHANNEL_GONE:
            log.warning("channel %s does not let the bot write (%s)", channel, error.code)
            self._silent.add(channel)
            return
        raise _again(error) from error

    async def _retire(self, row: PostRow, last: Post | None, classic: bool) -> None:
        """Take the buttons off a message that a newer one has replaced; failing to is no fault."""
        if last is not None:
            rendered = render(last.without_buttons())
        else:
            t = texts("en")
            try:
                seen = await self.pages.tables.seen(row.table_id, None)
                t = texts(seen.header.locale)
            except Refused as refused:
                log.info("table %s: %s", row.table_id, refused.rule)
            rendered = render(Post((Text(f"-# {t('post-moved')}"),), classic=classic))
        message = self._channel(row.channel_id).get_partial_message(row.message_id)
        try:
            if classic:
                await message.edit(content=rendered.content, view=None, attachments=[])
            else:
                await message.edit(view=rendered.view, attachments=[])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("message %s keeps its buttons: %s", row.message_id, error)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)

    # ------------------------------------------------------------------ direct messages

    async def open_dm(self, user: int) -> None:
        """Open the DM channel with a person who has just asked to play, and remember it."""
        player = await self.store.player(user)
        if player is not None and player.dm_channel is not None:
            return
        try:
            channel = await self.bot.create_dm(discord.Object(user))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("no DM channel with user %s: %s", user, error)
            self._undelivered.add(user)
            return
        await self.store.set_dm(user, channel.id, player.dm_told if player else False)

    async def _told(self, user: int, post: Post, t: Texts) -> Post:
        """Add, once in a lifetime, the sentence that the hand could not be sent."""
        if user not in self._undelivered:
            return post
        self._undelivered.discard(user)
        player = await self.store.player(user)
        if player is not None and player.dm_told:
            return post
        await self.store.set_dm(user, player.dm_channel if player else None, True)
        return post._replace(blocks=(*post.blocks, Text(f"-# {t('panel-dm-closed')}")))

    # ------------------------------------------------------------------ answers to interactions

    async def acknowledge(self, interaction: discord.Interaction) -> None:
        """Say nothing: the message it came from will change by itself."""
        try:
            await interaction.response.defer()
        except discord.HTTPException as error:
            _late(error)

    async def reply(self, interaction: discord.Interaction, post: Post) -> None:
        """Answer only the person who asked, in a message of its own."""
        rendered = render(post)
        extra: dict[str, Any] = {"files": rendered.files} if rendered.files else {}
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=rendered.view, ephemeral=True, **extra)  # type: ignore[arg-type]
            else:
                await interaction.response.send_message(view=rendered.view, ephemeral=True, **extra)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            _late(error)

    async def replace(self, interaction: discord.Interaction, post: Post) -> None:
        """Answer by changing the private message that was clicked."""
        rendered = render(post)
        try:
            await interaction.response.edit_message(view=rendered.view, attachments=[])
        except discord.HTTPException as error:
            _late(error)

    async def say(self, interaction: discord.Interaction, post: Post) -> int | None:
        """Answer in the channel, for all to see; the id of the message, None when it came too late."""
        rendered = render(post)
        try:
            sent = await interaction.response.send_message(view=rendered.view)  # type: ignore[arg-type]
        except discord.HTTPException as error:
            _late(error)
            return None
        return sent.message_id

    async def open_table(self, interaction: discord.Interaction, table_id: int) -> None:
        """Answer with the table message itself, and keep it up to date from now on."""
        post = await self.pages.table(table_id)
        message_id = await self.say(interaction, post)
        if message_id is None or interaction.channel_id is None:
            self.touch(table_id)
            return
        row = PostRow(table_id, f"table/{post.epoch}", -1, interaction.channel_id, message_id, self.now())
        await self.store.save_post(row)
        self._last[table_id, "table", -1] = post

    async def show_panel(self, interaction: discord.Interaction, table_id: int, t: Texts) -> None:
        """Show the person their panel: in the panel or DM they clicked, else in a new ephemeral message."""
        user = interaction.user.id
        private = in_private(interaction)
        in_dm = interaction.guild_id is None
        if in_dm:
            post = await self.pages.hand(table_id, user, t)
        else:
            post = await self._told(user, await self.pages.panel(table_id, user, t), t)
        rendered = render(post)
        message_id: int | None = None
        try:
            if private and in_dm:
                await interaction.response.edit_message(
                    content=rendered.content, view=rendered.view, attachments=[]
                )
            elif private:
                await interaction.response.edit_message(view=rendered.view, attachments=[])
                message_id = interaction.message.id if interaction.message else None
            elif in_dm:
                await self.reply(interaction, post._replace(classic=False))
                return
            else:
                sent = await interaction.response.send_message(view=rendered.view, ephemeral=True)  # type: ignore[arg-type]
                message_id = sent.message_id
        except discord.HTTPException as error:
            _late(error)
            return
        if in_dm:
            await self._clicked_hand(interaction, table_id, post)
        elif post.epoch:
            self._keep_panel(interaction, table_id, message_id, t, post)

    async def _clicked_hand(self, interaction: discord.Interaction, table_id: int, post: Post) -> None:
        seen = await self.pages.tables.seen(table_id, interaction.user.id)
        rows = await self.store.posts(table_id)
        newest = next((r for r in rows if r.seat == seen.seat and r.kind == f"hand/{post.epoch}"), None)
        if newest and interaction.message and newest.message_id == interaction.message.id:
            self._last[table_id, "hand", newest.seat] = post

    def _keep_panel(
        self, interaction: discord.Interaction, table_id: int, message_id: int | None, t: Texts, post: Post
    ) -> None:
        """From now on this is the person's panel; an older one elsewhere goes away."""
        key = (table_id, interaction.user.id)
        old = self._panels.get(key)
        self._panels[key] = Panel(interaction, message_id, t, post, self.now())
        if old is not None and old.message_id != message_id and self.now() - old.opened_at < TOKEN_LIFE:
            self._spawn(_remove(old))


async def _remove(panel: Panel) -> None:
    try:
        await panel.interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("an old panel stays: %s", error)


def in_private(interaction: discord.Interaction) -> bool:
    """True when what was clicked is the person's own: a panel or a DM."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def _again(error: Exception) -> Exception:
    """TryAgain for what passes by itself, the error itself for what is a fault of ours."""
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
        return error
    return TryAgain(str(error))


def _late(error: discord.HTTPException) -> None:
    """An answer that came too late is told in the log; any other failure is raised."""
    if error.code not in LATE and error.status < 500:
        raise error
    log.info("an answer was not taken: %s", error)
