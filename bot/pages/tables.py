"""Build every message of a table, for its readers, in their language and style."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from operator import is_
from typing import Final, NamedTuple

from bot.errors import RefusalId
from bot.pages import stamps
from bot.pages.evenings import Evenings
from bot.people.people import CachedPerson, People
from bot.people.preferences import Preferences, ServerSettings, with_pictures
from bot.present import PRESENTERS, notices, referee
from bot.present.deals.daily import table_line
from bot.present.names import escaped_name
from bot.present.past import past
from bot.present.personal import elsewhere
from bot.present.play import covered, late_comers, lobby, remarks, seats, tools, two_taps, unattended
from bot.present.play.fitting import shorten_to_fit
from bot.present.play.headline import finalise, has_nothing_to_do
from bot.present.play.hint import hint_blocks
from bot.present.play.last_cards import plays_itself
from bot.present.post import Block, Button, PlainForm, Post, Row, Text
from bot.records.placeholders import is_stand_in
from bot.records.tables import Person, TableHeader, parse_who
from bot.store.deals import get_attempt, get_deal
from bot.store.recent import Recent
from bot.tables.leavers import TIME
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escape_name
from engine import GAMES
from engine.core import AnyAction, NotUnderstood

EDITABLE: Final = timedelta(minutes=14)
"""How long after its last click an ephemeral panel can be edited: Discord's token lasts 15 minutes."""
PRIVATE: Final = "private"
"""The epoch of a private table's message."""
LEARNT: Final = 3
"""Finished matches of a game after which its terms and scoring are explained only on request."""


SEEN: Final = 256
"""Number of readers' tables that are cached: the readers of about as many tables as have cached snapshots."""


@dataclass(frozen=True)
class ReaderTable:
    """A table as one user sees it now, with their display preferences on its server and their texts.

    channel  the user's channel for direct messages, if one is open
    """

    snapshot: Snapshot
    user: int
    likes: Preferences
    t: Texts
    channel: int | None

    @cached_property
    def key(self) -> str:
        """Return the key of the panel of a user with a seat, in a match that has begun."""
        return stamps.panel_key(self.snapshot, self.likes, self.t)

    @property
    def takes_messages(self) -> bool:
        """Return whether direct messages show this table: a private table's always may."""
        return self.likes.dm_hands or self.snapshot.header.is_private

    @property
    def may_write_first(self) -> bool:
        """Return whether a direct message may be sent unasked: never for a private table."""
        return self.likes.dm_hands and not self.snapshot.header.is_private


class _Seen(NamedTuple):
    """A reader's table, which stands for as long as all that it was made of."""

    made_of: tuple[Snapshot, CachedPerson, ServerSettings, str]
    table: ReaderTable


class Pages:
    """Builder of posts for the courier: always the whole current state, never a change to an earlier post.

    `out_of_date(channel)` returns whether table messages in that channel cannot be updated.
    """

    def __init__(self, tables: Tables, people: People, out_of_date: Callable[[int], bool]) -> None:
        self.tables = tables
        self.people = people
        self._out_of_date = out_of_date
        self.evenings = Evenings(tables.store)
        self._seen: Recent[_Seen] = Recent(SEEN)

    def _is_silent(self, header: TableHeader) -> bool:
        """Return whether the table's public message cannot be updated now."""
        return header.place is not None and self._out_of_date(header.place)

    async def table(self, table_id: int) -> Post:
        """Return the public message of a table, in the table's language.

        Raises:
            Refused: there is no such table.
        """
        snapshot = await self.tables.snapshot(table_id, None)
        t = await self.people.public_texts(snapshot.header.guild_id, snapshot.header.locale)
        if snapshot.header.status == "lobby":
            return _apply_style(await self._render_lobby(snapshot, t), t)
        if _is_covered(snapshot):
            arrivals = await self._list_users_to_mention(snapshot)
            return _apply_style(covered.covered_table(snapshot, arrivals, t), t)
        if snapshot.view is None or snapshot.header.status in ("cancelled", "closed"):
            series = await self.evenings.matches_to_summarise(snapshot.header)
            return _apply_style(
                past.closed_table(snapshot, t, series, by=await self._name_closer(snapshot, t)), t
            )
        post = (
            seats.sleeping_table(snapshot, t)
            if snapshot.header.asleep
            else await self._render_match(snapshot, t)
        )
        # Begin a match in a new message, even if later rounds are too quick for a new message each.
        calm = stamps.has_quick_rounds(snapshot) and bool(snapshot.rounds_done)
        return _apply_style(post._replace(epoch=stamps.epoch(snapshot), edits_in_place=calm), t)

    async def _render_lobby(self, snapshot: Snapshot, t: Texts) -> Post:
        """Return the public message before the match; if it is a picture, with its text as a fallback."""
        server = await self.people.server(snapshot.header.guild_id)
        seen = snapshot._replace(preferences=server.public_preferences)
        away = await self._list_kicked(snapshot, t)
        calls = server.allows_calls
        post = lobby.lobby(seen, t, away, calls=calls)
        if not post.illustration:
            return post
        return post._replace(plain=PlainForm(lambda: lobby.lobby_text(seen, t, away, calls=calls)))

    async def _render_match(self, snapshot: Snapshot, t: Texts) -> Post:
        """Return the public message of a match in progress or finished."""
        arrivals = await self._list_users_to_mention(snapshot)
        mentioned = [Text("-# " + " ".join(f"<@{user}>" for user in arrivals))] if arrivals else []
        in_charge = {leaver.by for leaver in snapshot.leavers if leaver.was_kicked}
        in_charge |= {leaver.holder.by for leaver in snapshot.leavers}
        names = {who: await self._escape_name(snapshot, who, t) for who in in_charge - {None, TIME} if who}
        server = await self.people.server(snapshot.header.guild_id)

        pauser = await self._name_pauser(snapshot, t)
        snapshot = snapshot._replace(paused_by_name=pauser, preferences=server.public_preferences)

        def draw(snapshot: Snapshot, t: Texts) -> Post:
            post = PRESENTERS[snapshot.header.game].play.draw_table(snapshot, t)
            post = post if server.illustrated else post.without_illustration()
            if stamps.is_between_rounds(snapshot):  # The next round gets a new message.
                return finalise(post)
            news = [
                *mentioned,
                *unattended.automatic_moves(snapshot, t),
                *referee.ruling_notes(snapshot, t),
                *seats.seat_changes(snapshot, names, t),
                *late_comers.late_news(snapshot, t),
                *lobby.series(snapshot, t),
                *tools.deadline_blocks(snapshot, t),
                *tools.seal_blocks(snapshot, t),
                *remarks.robot_remark(snapshot, t),
            ]
            return tools.with_table_tools(_append_blocks(post, *news), snapshot, t, followed=server.pings)

        post = _render_with_plain_text(snapshot, t, draw)
        return post._replace(mentions=tuple(arrivals))

    async def replaced_table(self, table_id: int, epoch: str, link: str) -> Post:
        """Return the final text of an older message of the table; `link` leads to the current message.

        A lobby says that the match has begun, an ended round shows its result, and any other message
        says where the table went on.
        """
        snapshot = await self.tables.snapshot(table_id, None)
        link = link or snapshot.header.address
        t = await self.people.public_texts(snapshot.header.guild_id, snapshot.header.locale)
        if epoch == lobby.LOBBY and snapshot.header.seats:
            return _apply_style(past.started_lobby(snapshot, link, t), t)
        ended = snapshot.view is not None and epoch not in (stamps.epoch(snapshot), covered.COVERED)
        if not (ended and past.finished_round(snapshot, t)):
            return _apply_style(past.moved_notice(link, t), t)
        server = await self.people.server(snapshot.header.guild_id)
        snapshot = snapshot._replace(preferences=server.public_preferences)

        def draw(snapshot: Snapshot, t: Texts) -> Post:
            return past.finished_round(snapshot, t) or past.moved_notice(link, t)

        return _apply_style(_render_with_plain_text(snapshot, t, draw), t)

    async def lobby_over(self, table_id: int, user: int) -> Post | None:
        """Return the text that replaces a private lobby page after the lobby has ended; None before that.

        Members get a button that opens their hand.
        """
        snapshot = await self.tables.snapshot(table_id, user)
        header, t = snapshot.header, await self.people.texts_for(user)
        if header.status == "lobby":
            return None
        if header.status in ("cancelled", "closed"):
            return _apply_style(past.closed_table(snapshot, t), t)
        begun = past.started_lobby(snapshot, notices.place_of(header, t), t)
        hand = [Row((Button(t("button-hand"), "@hand", emoji="🃏"),))] if snapshot.has_seat else []
        return _apply_style(_append_blocks(begun, *hand)._replace(table=table_id), t)

    async def panel(
        self,
        table_id: int,
        user: int,
        *,
        sure: str = "",
        page: str = "",
        classic: bool = False,
        channel: int | None = None,
        until: datetime | None = None,
    ) -> Post:
        """Return a person's private panel with their preferences, a long hand opened at `page`.

        With `sure`, the panel asks to confirm that move, if it needs confirming. In the `channel` of the
        table it does not repeat the table message, unless that is out of date. `until` is the last moment
        at which the panel can be edited.
        """
        seen = await self.reader_table(table_id, user)
        snapshot, likes, t = seen.snapshot, seen.likes, seen.t
        if snapshot.header.status == "lobby" and snapshot.header.is_private:
            return self._build_private_lobby(snapshot._replace(preferences=likes), t)
        if snapshot.header.status == "lobby":
            kicked_by = snapshot.header.kicked.get(str(Person(user)))
            if kicked_by is None:
                if not self._is_silent(snapshot.header):
                    return notices.no_cards(table_id, t)
                here = channel in (snapshot.header.channel_id, snapshot.header.thread_id)
                away = await self._list_kicked(snapshot, t)
                return _build_seat_panel(lobby.lobby_for_reader(snapshot, t, away, here=here), t)
            return _apply_style(
                seats.kicked_notice(snapshot, await self._escape_name(snapshot, kicked_by, t), t), t
            )
        if _is_covered(snapshot):
            return await self._render_without_seat(snapshot, t)
        if snapshot.view is None or snapshot.header.status in ("cancelled", "closed"):
            by = await self._name_closer(snapshot, t)
            return _build_seat_panel(past.closed_table(snapshot, t, by=by, back=snapshot.has_seat), t)
        if snapshot.seat is None:
            return await self._render_without_seat(snapshot, t)

        action = _find_move_to_confirm(snapshot._replace(preferences=likes), sure) if sure else None
        about_deal = await self._describe_deal(snapshot.header, t)
        key = self.stamp(seen) or ""

        def draw(snapshot: Snapshot, t: Texts) -> Post:
            post = PRESENTERS[snapshot.header.game].play.draw_panel(snapshot, t)
            post = unattended.add_own_moves(post, snapshot, t)
            # Without choices no button depends on the turn, which moves on while the reader waits.
            turn = snapshot.view.turn if snapshot.view.choices else 0
            post = post._replace(turn=turn, stamp=key, classic=classic)
            if has_nothing_to_do(snapshot) and not (is_here or snapshot.out_of_date):
                post = _append_blocks(post, tools.table_place(snapshot, t))
            if snapshot.header.is_private:
                marks = (*tools.seal_blocks(snapshot, t), *hint_blocks(snapshot, t))
                post = _append_blocks(post, *about_deal, *marks)
            if action is not None:
                post = two_taps.ask_confirmation(
                    post, action, PRESENTERS[snapshot.header.game].play.ask_to_confirm(snapshot, action, t), t
                )
            if not (classic or snapshot.preferences.always_illustrated):
                post = post.without_illustration()
            return tools.with_tools(post, snapshot, t)

        is_here = channel == snapshot.header.place
        until = until or self.tables.now() + EDITABLE
        # Without an edit after the deadline, an expired countdown would stay on screen for ever.
        counts_down = classic or snapshot.due_at is None or snapshot.due_at < until
        snapshot = self._prepare_for_panel(snapshot, likes, channel)
        return _render_with_plain_text(snapshot._replace(page=page, counts_down=counts_down), t, draw)

    async def _describe_deal(self, header: TableHeader, t: Texts) -> list[Block]:
        """Return which deal of the day a table is for; [] for any other table."""
        if header.deal_id is None:
            return []
        deal = await self.tables.store.read(get_deal, header.deal_id)
        if deal is None or deal.day is None:
            return []
        first = await self.tables.store.read(get_attempt, deal.id, header.host)
        return [table_line(deal, t, practice=first is None or first.table_id != header.id)]

    def _build_private_lobby(self, snapshot: Snapshot, t: Texts) -> Post:
        """Return the panel of a private table before its match, with its text for where pictures fail."""
        post = lobby.lobby(snapshot, t)
        if post.illustration:
            post = post._replace(plain=PlainForm(lambda: lobby.lobby_text(snapshot, t)))
        return _build_seat_panel(post, t)

    def _prepare_for_panel(self, snapshot: Snapshot, likes: Preferences, channel: int | None) -> Snapshot:
        """Return the snapshot with the facts that a panel in that channel depends on."""
        place = snapshot.header.place
        out_of_date = self._is_silent(snapshot.header)
        # The table message uses symbols, so a words-only panel always repeats its content in words.
        here = place is not None and channel == place
        beside = here and not out_of_date and not likes.words_only and snapshot.header.has_public_play
        return snapshot._replace(preferences=likes, beside=beside, out_of_date=out_of_date)

    async def panel_stub(
        self, table_id: int, user: int, *, channel: int | None = None, message: int = 0
    ) -> Post | None:
        """Return the stub for a message whose user now plays in another message.

        The other message is in `channel`. By default it is the direct message with the id `message`, or
        the newest direct message.

        Return None where a full message is due: before and after the match, while the table stands still or
        its message cannot be updated, and for users without a seat.
        """
        seen = await self.reader_table(table_id, user)
        stamp = self.panel_stub_stamp(seen, channel=channel, message=message)
        if stamp is None:
            return None
        place = _locate_other_message(seen, channel, message)
        own = seen.snapshot._replace(preferences=seen.likes)
        post = elsewhere.elsewhere_notice(own, seen.t, place)
        return post._replace(stamp=stamp)

    async def reader_table(self, table_id: int, user: int) -> ReaderTable:
        """Return the table as this person sees it.

        Raises:
            Refused: there is no such table.
            Unavailable: the database failed.
        """
        snapshot = await self.tables.snapshot(table_id, user)
        header = snapshot.header
        known, server = await self.people.cached_person(user), await self.people.server(header.guild_id)
        is_own = header.paused_by in (None, str(Person(user)))
        paused_by_name = "" if is_own else await self._name_pauser(snapshot, known.t)
        made_of = (snapshot, known, server, paused_by_name)
        seen = self._seen.get((table_id, user))
        if seen is not None and all(map(is_, seen.made_of, made_of)):
            return seen.table
        novice = known.finished.get(header.game, 0) < LEARNT
        snapshot = snapshot._replace(novice=novice, paused_by_name=paused_by_name)
        table = ReaderTable(snapshot, user, known.likes.on(server), known.t, known.row.dm_channel)
        return self._seen.keep((table_id, user), _Seen(made_of, table)).table

    def panel_stub_stamp(
        self, seen: ReaderTable, *, channel: int | None = None, message: int = 0
    ) -> str | None:
        """Return the stamp of the post from `panel_stub` without rendering the post; None without a post."""
        header = seen.snapshot.header
        plays = seen.snapshot.seat is not None and header.status == "running" and not header.stands_still
        if not plays or self._is_silent(header):
            return None
        place = _locate_other_message(seen, channel, message)
        preferences = stamps.preferences_stamp(seen.likes, seen.t)
        return f"{elsewhere.stamp(place)} {preferences}"

    def stamp(self, seen: ReaderTable) -> str | None:
        """Return the key of the person's panel without rendering it; None if it must be rendered first."""
        snapshot, header = seen.snapshot, seen.snapshot.header
        if snapshot.seat is None or header.status not in ("running", "over"):
            return None
        if self._is_silent(header):
            return stamps.panel_key(snapshot._replace(out_of_date=True), seen.likes, seen.t)
        return seen.key

    async def needs_confirmation(self, table_id: int, user: int, notation: str, turn: int) -> bool:
        """Return whether this person must confirm that move, made with a button of that turn."""
        likes = await self.people.preferences(user)
        if not likes.two_tap:
            return False
        snapshot = (await self.tables.snapshot(table_id, user))._replace(preferences=likes)
        return (
            snapshot.view is not None
            and snapshot.view.turn == turn
            and _find_move_to_confirm(snapshot, notation) is not None
        )

    async def _render_without_seat(self, snapshot: Snapshot, t: Texts) -> Post:
        if snapshot.departure is None:
            return notices.notice(t(RefusalId.NO_SEAT), table=snapshot.header.id)
        in_charge = {
            who for who in (snapshot.departure.by, snapshot.departure.holder.by) if who not in (None, TIME)
        }
        names = {who: await self._escape_name(snapshot, who, t) for who in in_charge if who is not None}
        return _build_seat_panel(seats.lost_seat_notice(snapshot, snapshot.departure, names, t), t)

    async def _name_closer(self, snapshot: Snapshot, t: Texts) -> str:
        """Return the escaped name of who closed a table; "" if nobody did or they have been deleted."""
        by = snapshot.header.ended_by
        return "" if by is None or is_stand_in(by) else await self._escape_name(snapshot, by, t)

    async def _name_pauser(self, snapshot: Snapshot, t: Texts) -> str:
        """Return the escaped name of the person who paused a match, or their role if no name is known.

        Return "" if nobody did alone.
        """
        by = snapshot.header.paused_by
        return "" if by is None else await self._escape_name(snapshot, by, t)

    async def _list_kicked(self, snapshot: Snapshot, t: Texts) -> Sequence[tuple[str, str]]:
        """Return who was kicked from a lobby and by whom, as escaped names; deleted users are left out."""
        kicked = [pair for pair in snapshot.header.kicked.items() if not any(map(is_stand_in, pair))]
        return [
            (escaped_name(await self._load_name(who), t), await self._escape_name(snapshot, by, t))
            for who, by in kicked
        ]

    async def _load_name(self, who: str) -> str:
        player = parse_who(who)
        return (await self.people.get(player.user_id)).name if isinstance(player, Person) else ""

    async def _escape_name(self, snapshot: Snapshot, who: str, t: Texts) -> str:
        """Return the escaped name of who made a seat change hands, or their role if no name is known."""
        return escape_name(await self._load_name(who)) or t(
            "gone-by-host" if snapshot.header.organiser is None else "gone-by-organiser"
        )

    async def hand(self, table_id: int, user: int, *, sure: str = "", page: str = "") -> Post:
        """Return the panel as a direct message.

        It has the classic layout, whose notification shows its text. A private table's is an ordinary panel
        that stays one message for the whole match.
        """
        if (await self.tables.snapshot(table_id, user)).header.is_private:
            return (await self.panel(table_id, user, sure=sure, page=page))._replace(epoch=PRIVATE)
        post = await self.panel(table_id, user, sure=sure, page=page, classic=True)
        return post._replace(classic=True)

    async def replaced_direct_message(self, table_id: int, user: int, epoch: str) -> Post | None:
        """Return the final text of an older direct message; None if it can stay as it is."""
        snapshot = await self.tables.snapshot(table_id, user)
        likes = await self.people.preferences(user)
        if snapshot.header.is_private:
            return None
        post = past.direct_message(snapshot, epoch, await self.people.texts_for(user))
        return post.in_words() if post and likes.words_only else post

    async def _list_users_to_mention(self, snapshot: Snapshot) -> list[int]:
        """Return the users to mention in a thread's first message; a mention adds them to the thread."""
        header = snapshot.header
        if header.thread_id is None or header.status != "running" or snapshot.rounds_done:
            return []
        if not (await self.people.server(header.guild_id)).pings:
            return []
        players = (parse_who(occupant.who) for occupant in snapshot.occupants)
        users = [player.user_id for player in players if isinstance(player, Person)]
        return [user for user in users if (await self.people.preferences(user)).pings]


def _render_with_plain_text(snapshot: Snapshot, t: Texts, draw: Callable[[Snapshot, Texts], Post]) -> Post:
    """Return the post from `draw`; if it is a picture, with a text version for when that fails."""
    post = shorten_to_fit(snapshot, t, draw)
    likes = snapshot.preferences
    if post.illustration is None or not likes.always_illustrated:
        return post

    def draw_unpictured() -> Post:
        unpictured = with_pictures(likes, "never")
        return shorten_to_fit(snapshot._replace(preferences=unpictured), t, draw)

    return post._replace(plain=PlainForm(draw_unpictured, stamps.preferences_stamp(likes, t)))


def _is_covered(snapshot: Snapshot) -> bool:
    """Return whether the reader may see nothing of a match that has begun (SC-3.1)."""
    header = snapshot.header
    return bool(header.covered) and not snapshot.has_seat and header.status in ("running", "over")


def _locate_other_message(seen: ReaderTable, channel: int | None, message: int) -> elsewhere.Place:
    """Return the place of the user's other message: a channel, or a link to their direct messages."""
    if channel is not None and channel != seen.channel:
        return elsewhere.Place(channel=channel)
    if seen.channel is None:
        return elsewhere.Place(channel=seen.snapshot.header.place or 0)
    last = f"/{message}" if message else ""
    return elsewhere.Place(link=f"https://discord.com/channels/@me/{seen.channel}{last}")


def _find_move_to_confirm(snapshot: Snapshot, notation: str) -> AnyAction | None:
    """Return the move if it must be confirmed with a second tap.

    Return None for an invalid move, which is refused when it is made, and for an automatic last card.
    """
    if plays_itself(snapshot):
        return None
    try:
        action: AnyAction = GAMES[snapshot.header.game].parse(notation)
    except NotUnderstood:
        return None
    return action if two_taps.needs_confirmation(snapshot.view, action) else None


def _build_seat_panel(post: Post, t: Texts) -> Post:
    """Return a panel that belongs to no round and replaces the old panel whenever its text changes."""
    post = _apply_style(post, t)
    return post._replace(epoch="", stamp=post.content)


def _apply_style(post: Post, t: Texts) -> Post:
    """Return the post in words if the texts are for a words-only reader."""
    return post.in_words() if t.in_words else post


def _append_blocks(post: Post, *more: Block) -> Post:
    return post._replace(blocks=(*post.blocks, *more))
