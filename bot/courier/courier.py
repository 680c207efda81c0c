"""The only writer of messages: table messages, hands by DM, panels and answers to clicks.

Everything it writes is the present state, asked for at the moment of writing. A write that fails never
loses a move: the move was stored before anybody was told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import discord

from bot.championship.scheduler import NEWS
from bot.courier.championship_messages import ChampionshipMessages
from bot.courier.command_mentions import CommandMentions
from bot.courier.daily_messages import DailyMessages
from bot.courier.deal_messages import DealMessageStore, DuelMessages
from bot.courier.delivery import Delivery
from bot.courier.direct_messages import DirectMessages
from bot.courier.illustrations import Illustrations
from bot.courier.invitations import Invitations
from bot.courier.meeting_messages import MeetingMessages, MeetingMessageStore
from bot.courier.message_keys import MessageKeys
from bot.courier.messages import (
    OLD_AGE,
    ChampionshipMessageStore,
    Messages,
    MessageStore,
    Quiet,
    TableMessageStore,
)
from bot.courier.own_messages import OwnMessages, known
from bot.courier.pad_messages import PadMessages, PadMessageStore
from bot.courier.panels import HostPanels, Panels, delete_panel
from bot.courier.places import is_direct
from bot.courier.replies import Replies, is_classic, is_lasting, own_message
from bot.courier.requests import Requests
from bot.courier.shown import Shown, Write
from bot.courier.silence import Silence
from bot.courier.table_messages import Calls, PlayerCalls, Shares, TableMessage, queue_of_channel
from bot.courier.transports import answering
from bot.courier.write_queue import WriteQueues
from bot.errors import Refused, Unavailable
from bot.logs import set_context
from bot.meetings.service import NEWS as MEETING_NEWS
from bot.present.post import Post
from bot.records.slots import TABLE, Slot
from bot.records.tables import TableVersion
from bot.seating.calling import PAUSE as CALL_PAUSE
from bot.services import Services
from bot.store.calls import list_called_lobbies
from bot.store.championships import list_unfinished_championships
from bot.store.deals import list_duels
from bot.store.meetings import list_meetings
from bot.store.pads import list_pads
from bot.store.tables import list_recent_tables, list_tables_on_server
from bot.tables.snapshot import Snapshot

log = logging.getLogger(__name__)

INTERVAL: Final = 1.2
"""Seconds between two writes to one channel: Discord allows about five edits in five seconds."""
LONGEST_WAIT: Final = 60.0
"""Seconds between two looks at a database that is away, at most."""
ANSWER_FIRST: Final = 2
"""So many turns of the loop the answer to whoever brought a change about has, before others are told."""


class Courier(Replies):
    """Sends Posts. `look` says that a table changed; the rest answers interactions."""

    def __init__(
        self,
        bot: discord.Client,
        services: Services,
        quiet: Quiet,
        silence: Silence,
        illustrations: Illustrations,
        mentions: CommandMentions,
    ) -> None:
        store, pages, now = services.store, services.pages, services.tables.now
        self.bot = bot
        self.pages = pages
        self.people = services.people
        self.illustrations = illustrations
        self._store = store
        self._now = now
        self.queues = WriteQueues(INTERVAL)
        self.silence = silence
        self.delivery = Delivery(illustrations, self.people.emojis, silence, mentions, MessageKeys(now))
        self.requests = Requests(bot, silence, now, self.people.emojis, self.delivery)

        def messages(store: MessageStore) -> Messages:
            return Messages(store, self.requests, silence, quiet, now)

        self.messages = messages(TableMessageStore(store, pages))
        self.championship_messages = ChampionshipMessages(
            services.championship_pages,
            self.queues,
            self.messages,
            messages(ChampionshipMessageStore(store)),
            now,
        )
        deals = messages(DealMessageStore(store))
        self.daily_messages = DailyMessages(bot, services.daily_pages, self.queues, deals)
        self.duel_messages = DuelMessages(services.duel_pages, self.queues, deals)
        pads = messages(PadMessageStore(store))
        self.pad_messages = PadMessages(services.pad_pages, self.queues, pads)
        meetings = messages(MeetingMessageStore(store))
        self.meeting_messages = MeetingMessages(services.meeting_pages, self.queues, self.messages, meetings)
        self.panels = Panels(bot, pages, self.delivery, now, self.refresh)
        self.direct_messages = DirectMessages(bot, pages, self.messages, self.panels, self.refresh)
        self.table = TableMessage(pages, self.messages, self.queues, now, self.retry_channel, self.refresh)
        self.host_panels = HostPanels(bot, pages, self.delivery, now)
        self.shown = Shown(store.slots, silence, self.queues.spawn)
        self.calls = Calls(services.calls, self.messages, self.table.link)
        self.invitations = Invitations(
            bot, services.calls, self.messages, self.queues, self.table.link, self.refresh, now
        )
        self.player_calls = PlayerCalls(services.calls, self.messages, self.queues, self.table.link)
        self.shares = Shares(self.messages, self.queues, self.refresh)
        self.own = OwnMessages(pages, self.panels, self.direct_messages, self.queues)

    # ------------------------------------------------------------------ tables that changed

    def refresh(self, table_id: int) -> None:
        """Bring everything that shows this table up to date."""
        self.queues.spawn(self._spread(table_id))

    def note_permissions(self, channel: int, permissions: int) -> None:
        """Learn from an interaction that the bot may write in its channel; what was missed is written."""
        if self.silence.permitted(channel, permissions):
            self.refresh_channel(channel)

    def retry_channel(self, channel: int) -> None:
        """A person asks for what stands there: it is tried once more, whatever keeps the bot silent."""
        if self.silence.end(channel):
            self.refresh_channel(channel)

    def retry_changed(self, changed: Callable[[int], bool]) -> None:
        """Write again in channels that have changed, or in which what the bot may do has."""
        for channel in filter(changed, self.silence.channels()):
            self.retry_channel(channel)

    def refresh_channel(self, channel: int) -> None:
        """Bring up to date what shows the tables of a channel: it has fallen silent, or is so no more."""
        self.queues.spawn(self.resume(channel))

    async def refresh_server(self, guild: int) -> None:
        """Bring up to date what everybody may see of a server. Unavailable."""
        for header in await self._store.read(list_tables_on_server, guild):
            self.refresh(header.id)
        for championship in await self._store.read(list_unfinished_championships, self._now()):
            if championship.guild_id == guild:
                self.championship_messages.refresh(championship.id)
        for duel in await self._store.read(list_duels, self._now()):
            if duel.guild_id == guild:
                self.duel_messages.refresh(duel.id)
        for pad in await self._store.read(list_pads, self._now()):
            if pad.guild_id == guild:
                self.pad_messages.refresh(pad.id)
        for meeting in await self._store.read(list_meetings, self._now()):
            if meeting.guild_id == guild:
                self.meeting_messages.refresh(meeting.id)

    def stop(self) -> list[asyncio.Task[Any]]:
        """Stop writing, but for what has begun and is given back; the rest is written at the next start."""
        self.shown.stop()
        self.panels.stop()
        return [*self.queues.stop(), *self.illustrations.stop()]

    async def resume(self, channel: int | None = None) -> None:
        """Bring up to date what may be out of date, everywhere or in one channel. Unavailable."""
        store = self._store
        since = self._now() - OLD_AGE
        if channel is None:
            headers = await store.slots.out_of_date(since)
        else:
            headers = await store.read(list_recent_tables, since, channel)
        for header in headers:
            self.refresh(header.id)
        for championship in await self._store.read(list_unfinished_championships, self._now() - NEWS):
            if channel in (None, championship.channel_id):
                self.championship_messages.refresh(championship.id)
        for duel in await self._store.read(list_duels, self._now() - NEWS):
            if channel in (None, duel.channel_id):
                self.duel_messages.refresh(duel.id)
        for pad in await self._store.read(list_pads, since):
            if channel in (None, pad.channel_id):
                self.pad_messages.refresh(pad.id)
        for meeting in await self._store.read(list_meetings, self._now() - MEETING_NEWS):
            if channel in (None, meeting.channel_id):
                self.meeting_messages.refresh(meeting.id)
        for called, place in await self._store.read(list_called_lobbies, self._now() - CALL_PAUSE):
            if channel in (None, place):
                self.player_calls.resume(called, place)

    async def _snapshot(self, table_id: int) -> Snapshot | None:
        """The table as spectators see it, as soon as the database lets us; None when there is none."""
        wait = INTERVAL
        while True:
            try:
                return await self.pages.tables.snapshot(table_id, None)
            except Refused as refused:
                log.info("table %s is not shown: %s", table_id, refused.rule)
                return None
            except Unavailable as error:
                log.info("table %s is shown later: %s", table_id, error)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _spread(self, table_id: int) -> None:
        set_context(table=table_id)
        for _ in range(ANSWER_FIRST):
            await asyncio.sleep(0)
        snapshot = await self._snapshot(table_id)
        if snapshot is None:
            return
        header = snapshot.header
        if self.host_panels.is_outdated(snapshot):
            self.queues.spawn(self.host_panels.close(snapshot))
        with self.shown.begin(table_id, TableVersion(header.revision, snapshot.inputs)) as counted:
            if (channel := header.place) is not None:
                await self._put_public(snapshot, channel, counted)
            await self.own.look(snapshot, counted)

    async def _put_public(
        self, snapshot: Snapshot, channel: int, counted: Callable[[str, int | None, Write], Write]
    ) -> None:
        """Queue writes of the table's messages in its channel."""
        header, table_id = snapshot.header, snapshot.header.id

        def put(name: str, write: Write) -> None:
            self.queues.put(queue_of_channel(channel), name, counted(name, channel, write))

        put(f"table {table_id}", partial(self.table.write, table_id, channel))
        if header.invited is not None and not snapshot.rounds_done:
            put(f"call {table_id}", partial(self.calls.write_call, table_id, channel))
        if not await known(self.calls.is_idle(table_id)):
            put(f"mention {table_id}", partial(self.calls.write_mention, table_id, channel))
        if await known(self.invitations.are_over(header)):
            put(f"invitations {table_id}", partial(self.invitations.drop, table_id))
        if await known(self.player_calls.is_over(header)):
            put(f"wanted {table_id}", partial(self.player_calls.drop, table_id))
        # What ended before this process began is no news.
        if table_id in self.pages.tables.scored:
            self.pages.tables.scored.discard(table_id)
            put(f"news {table_id}", partial(self.calls.write_news, table_id, channel))

    # ------------------------------------------------------------------ answers to interactions

    def note_press(self, message_id: int) -> None:
        """Note that something was pressed in this message: if it is a panel, its reader plays in it."""
        self.panels.note_press(message_id)

    async def answer_silently(self, interaction: discord.Interaction, table_id: int) -> None:
        """Say nothing: the table's message shows it. Where that cannot be, the person's own message does."""
        place = (await self.pages.tables.snapshot(table_id, None)).header.place
        if place is None or self.silence.out_of_date(place):
            await self.show_panel(interaction, table_id)
        else:
            await self.acknowledge(interaction)

    async def open_table(self, interaction: discord.Interaction, table_id: int) -> None:
        """Answer with the table message itself, and keep it up to date from now on."""
        draw = partial(self.pages.table, table_id)
        post = await draw()
        message_id = await self.say(interaction, post, draw, pictured=True)
        if message_id is None or interaction.channel_id is None:
            self.refresh(table_id)
            return
        await self.messages.record(Slot(table_id, TABLE), interaction.channel_id, message_id, post)

    async def show_host_panel(
        self, interaction: discord.Interaction, table_id: int, post: Post, *, anew: bool
    ) -> None:
        """Show the host's panel, `anew` in a message of its own, and remember it: it closes itself later."""
        header = (await self.pages.tables.snapshot(table_id, None)).header
        if header.is_private and await self._show_in_panel(interaction, table_id, post):
            return
        message = None if anew else own_message(interaction)
        if message is None:
            message_id = await self.reply(interaction, post)
            first = interaction.response.type is discord.InteractionResponseType.channel_message
            if message_id is None or not first:  # What follows another answer is not reached by this key.
                return
        else:
            await self.replace(interaction, post)
            message_id = message.id
        old = self.host_panels.keep(interaction, table_id, message_id)
        if old is not None:
            self.queues.spawn(delete_panel(self.bot, old))
        if self.host_panels.is_outdated(await self.pages.tables.snapshot(table_id, None)):
            self.refresh(table_id)  # It has begun while this was drawn.

    async def _show_in_panel(self, interaction: discord.Interaction, table_id: int, post: Post) -> bool:
        """Show a page in place of a private table's panel, where it stays until the table changes.

        Return False, and show nothing, if no panel was pressed.
        """
        user, message = interaction.user.id, own_message(interaction)
        if message is None:
            return False
        await self.replace(interaction, post)
        if is_lasting(message):
            panel = await self.pages.hand(table_id, user)
            await self.direct_messages.note_edited(table_id, user, message, panel)
        else:
            panel = await self.pages.panel(table_id, user, channel=interaction.channel_id)
            self.panels.keep(interaction, table_id, message.id, panel)
        return True

    async def show_panel(
        self,
        interaction: discord.Interaction,
        table_id: int,
        *,
        sure: str = "",
        page: str = "",
        anew: bool = False,
    ) -> None:
        """Show the person their panel: in the panel or DM they clicked, else in a new message of their own.

        With `anew` what they clicked in their direct messages stays as it is.
        """
        user, message = interaction.user.id, own_message(interaction)
        if anew and is_direct(interaction):
            message = None
        header = (await self.pages.tables.snapshot(table_id, user)).header
        if message is None and header.is_private and is_direct(interaction):
            draw = partial(self.pages.hand, table_id, user, sure=sure, page=page)
            post = await draw()
            message_id = await self.send(answering(interaction, private=False), interaction, post, draw)
            if message_id is not None:
                if self.panels.give_way(table_id, user):
                    self.own.put_panel(table_id, user)
                await self.direct_messages.note_sent(interaction, table_id, message_id, post)
                self.refresh(table_id)
            return
        if message is not None and (is_lasting(message) or is_classic(message)):
            draw = partial(self.pages.hand, table_id, user, sure=sure, page=page)
            post = await draw()
            if await self.edit(interaction, post, draw):
                if self.panels.give_way(table_id, user):
                    self.own.put_panel(table_id, user)
                await self.direct_messages.note_edited(table_id, user, message, post)
                if not self.shown.is_pending(table_id):
                    self.refresh(table_id)
            return
        channel = interaction.channel_id
        draw = partial(self.pages.panel, table_id, user, sure=sure, page=page, channel=channel)
        post = await draw()
        if interaction.guild_id is not None and not header.is_private:
            post = await self.direct_messages.add_undelivered_note(user, post)
        if message is not None:
            message_id = message.id if await self.edit(interaction, post, draw) else None
        else:
            await self.renew_key(interaction)
            message_id = await self.say(interaction, post, draw, private=True)
        if message_id is not None and (post.epoch or post.stamp):
            old = self.panels.keep(interaction, table_id, message_id, post)
            if old is not None:
                self.queues.spawn(delete_panel(self.bot, old))
