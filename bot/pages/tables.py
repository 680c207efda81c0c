"""Every message of a table as a Post: who may see it, in which language and style, by which presenter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.errors import House
from bot.pages import stamps
from bot.pages.evenings import Evenings
from bot.people.people import People
from bot.people.preferences import Preferences
from bot.placeholders import is_stand_in
from bot.present import (
    PRESENTERS,
    elsewhere,
    lobby,
    notices,
    past,
    referee,
    remarks,
    seats,
    tools,
    two_taps,
    unattended,
)
from bot.present.fitting import fitting
from bot.present.headline import for_good
from bot.present.last_cards import plays_itself
from bot.present.names import called
from bot.present.post import Block, Button, Plain, Post, Row, Text
from bot.records import Person, parse_who
from bot.tables.leavers import TIME
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot
from bot.texts.sentences import Texts, escaped
from engine import GAMES
from engine.core import AnyAction, NotUnderstood

EDITABLE: Final = timedelta(minutes=14)
"""So long after the last click on it an ephemeral panel can be written: its token is good for fifteen."""
LEARNT: Final = 3
"""Whoever has finished so many matches of a game is told of its terms and scoring only where they ask."""


class Seen(NamedTuple):
    """A table as somebody sees it now, how they like it on its server, and the sentences they read.

    channel  their channel for direct messages, if one is open
    """

    snapshot: Snapshot
    user: int
    likes: Preferences
    t: Texts
    channel: int | None


class Pages:
    """Posts for the courier: always the present state, never a difference to an earlier one.

    `out_of_date(channel)` says where a table's own message cannot be brought up to date.
    """

    def __init__(self, tables: Tables, people: People, out_of_date: Callable[[int], bool]) -> None:
        self.tables = tables
        self.people = people
        self._out_of_date = out_of_date
        self.evenings = Evenings(tables.store)

    async def table(self, table_id: int) -> Post:
        """The public message, in the table's language. Refused when there is no such table."""
        snapshot = await self.tables.snapshot(table_id, None)
        t = await self.people.all_read(snapshot.header.guild_id, snapshot.header.locale)
        if snapshot.header.status == "lobby":
            return _in_style(await self._lobby(snapshot, t), t)
        if snapshot.view is None or snapshot.header.status in ("cancelled", "closed"):
            series = await self.evenings.ended_by(snapshot.header)
            return _in_style(past.ended(snapshot, t, series, by=await self._closer(snapshot, t)), t)
        post = seats.asleep(snapshot, t) if snapshot.header.asleep else await self._played(snapshot, t)
        # A match begins in a message of its own, however quick its rounds are.
        calm = stamps.quick(snapshot) and bool(snapshot.rounds_done)
        return _in_style(post._replace(epoch=stamps.epoch(snapshot), calm=calm), t)

    async def _lobby(self, snapshot: Snapshot, t: Texts) -> Post:
        """Return the public message of a table before its match, with its text where it is a picture."""
        server = await self.people.server(snapshot.header.guild_id)
        likes = Preferences(cards=server.cards, pictures=server.pictures)
        seen = snapshot._replace(preferences=likes)
        away = await self._sent_away(snapshot, t)
        post = lobby.lobby(seen, t, away)
        if not post.illustration:
            return post
        return post._replace(plain=Plain(lambda: lobby.written(seen, t, away)))

    async def _played(self, snapshot: Snapshot, t: Texts) -> Post:
        """The public message of a match that is being played, or has been."""
        arrivals = await self._arrivals(snapshot)
        mentioned = [Text("-# " + " ".join(f"<@{user}>" for user in arrivals))] if arrivals else []
        in_charge = {one.by for one in snapshot.leavers if one.kicked}
        in_charge |= {one.holder.by for one in snapshot.leavers}
        names = {who: await self._name(snapshot, who, t) for who in in_charge - {None, TIME} if who}
        server = await self.people.server(snapshot.header.guild_id)

        likes = Preferences(cards=server.cards, pictures=server.pictures)

        def drawn(snapshot: Snapshot, t: Texts) -> Post:
            post = PRESENTERS[snapshot.header.game].table(snapshot, t)
            post = post if server.illustrated else post.without_illustration()
            if stamps.scored(snapshot):  # The next round has a message of its own; this one stands for good.
                return for_good(post)
            news = [
                *mentioned,
                *unattended.for_all(snapshot, t),
                *referee.told(snapshot, t),
                *seats.seat_changes(snapshot, names, t),
                *lobby.series(snapshot, t),
                *tools.due(snapshot, t),
                *remarks.said(snapshot, t),
            ]
            return tools.with_table_tools(_with(post, *news), snapshot, t, followed=server.pings)

        post = _with_plain(snapshot._replace(preferences=likes), t, drawn)
        return post._replace(mentions=tuple(arrivals))

    async def left_behind(self, table_id: int, epoch: str, link: str) -> Post:
        """What an older message of the table says for good; `link` is where the table is now.

        A lobby says that the match has begun, a round that has ended its result, all else where it went on.
        """
        snapshot = await self.tables.snapshot(table_id, None)
        link = link or snapshot.header.address
        t = await self.people.all_read(snapshot.header.guild_id, snapshot.header.locale)
        if epoch == lobby.LOBBY and snapshot.header.seats:
            return _in_style(past.begun(snapshot, link, t), t)
        ended = snapshot.view is not None and epoch != stamps.epoch(snapshot)
        if not (ended and past.scored(snapshot, t)):
            return _in_style(past.moved(link, t), t)
        server = await self.people.server(snapshot.header.guild_id)
        likes = Preferences(cards=server.cards, pictures=server.pictures)

        def drawn(snapshot: Snapshot, t: Texts) -> Post:
            return past.scored(snapshot, t) or past.moved(link, t)

        return _in_style(_with_plain(snapshot._replace(preferences=likes), t, drawn), t)

    async def lobby_over(self, table_id: int, user: int) -> Post | None:
        """Return what a private page of a lobby says once that is none any more; None while it is one.

        Whoever plays opens their hand there.
        """
        snapshot = await self.tables.snapshot(table_id, user)
        header, t = snapshot.header, await self.people.reads(user)
        if header.status == "lobby":
            return None
        if header.status in ("cancelled", "closed"):
            return _in_style(past.ended(snapshot, t), t)
        begun = past.begun(snapshot, f"<#{header.thread_id or header.channel_id}>", t)
        hand = [Row((Button(t("button-hand"), "@hand", emoji="🃏"),))] if snapshot.member else []
        return _in_style(_with(begun, *hand)._replace(table=table_id), t)

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
        """The person's own message, as they like it, a long hand opened at `page`.

        With `sure`, it asks whether to make that move, while there is something to ask. In the `channel` of
        its table it does not repeat it, unless that is out of date. It can be written `until` then.
        """
        seen = await self.seen(table_id, user)
        snapshot, likes, t = seen.snapshot, seen.likes, seen.t
        if snapshot.header.status == "lobby":
            kicked_by = snapshot.header.kicked.get(str(Person(user)))
            if kicked_by is None:
                if not self._out_of_date(snapshot.header.thread_id or snapshot.header.channel_id):
                    return notices.no_cards(table_id, t)
                here = channel in (snapshot.header.channel_id, snapshot.header.thread_id)
                away = await self._sent_away(snapshot, t)
                return _of_the_seat(lobby.instead(snapshot, t, away, here=here), t)
            return _in_style(seats.sent_away(snapshot, await self._name(snapshot, kicked_by, t), t), t)
        if snapshot.view is None or snapshot.header.status in ("cancelled", "closed"):
            by = await self._closer(snapshot, t)
            return _of_the_seat(past.ended(snapshot, t, by=by, back=snapshot.member), t)
        if snapshot.seat is None:
            return await self._without_seat(snapshot, t)

        action = _to_ask(snapshot._replace(preferences=likes), sure) if sure else None

        def drawn(snapshot: Snapshot, t: Texts) -> Post:
            post = PRESENTERS[snapshot.header.game].panel(snapshot, t)
            post = unattended.with_own(post, snapshot, t)
            post = post._replace(stamp=stamps.stamp(snapshot, snapshot.preferences, t))
            if action is not None:
                post = two_taps.sure(
                    post, action, PRESENTERS[snapshot.header.game].asks(snapshot, action, t), t
                )
            if not (classic or snapshot.preferences.always_illustrated):
                post = post.without_illustration()
            return tools.with_tools(post._replace(classic=classic), snapshot, t)

        seen_at = self.tables.now()
        snapshot = self._placed(snapshot, likes, channel)._replace(page=page, seen_at=seen_at)
        until = until or seen_at + EDITABLE
        # It counts down to a moment only if it can be written once that has passed.
        counts_down = classic or snapshot.due_at is None or snapshot.due_at < until
        return _with_plain(snapshot._replace(counts_down=counts_down), t, drawn)

    def _placed(self, snapshot: Snapshot, likes: Preferences, channel: int | None) -> Snapshot:
        """The snapshot as a panel in that channel tells of it."""
        place = snapshot.header.thread_id or snapshot.header.channel_id
        out_of_date = self._out_of_date(place)
        # The table is not written for those who listen: their panel says it all, wherever it stands.
        beside = channel == place and not out_of_date and not likes.words_only
        return snapshot._replace(preferences=likes, beside=beside, out_of_date=out_of_date)

    async def elsewhere(
        self, table_id: int, user: int, *, dealt: bool = False, channel: int | None = None, message: int = 0
    ) -> Post | None:
        """Return what stands in a message of theirs while they play in another; `dealt`: with a new hand.

        That other one was opened in this `channel`; by default it is the direct message with this id, or the
        newest of them.

        None where every message has more to say: before the match and after it, while the table sleeps or
        cannot be written, and to those who do not sit at it.
        """
        seen = await self.seen(table_id, user)
        stamp = self.elsewhere_stamp(seen, dealt=dealt, channel=channel, message=message)
        if stamp is None:
            return None
        place, own = _place(seen, channel, message), seen.snapshot._replace(preferences=seen.likes)
        post = elsewhere.elsewhere(own, seen.t, place, dealt=dealt)
        return post._replace(stamp=stamp)

    async def seen(self, table_id: int, user: int) -> Seen:
        """The table as this person sees it. Refused when there is no such table. Unavailable."""
        snapshot = await self.tables.snapshot(table_id, user)
        known, server = await self.people.known(user), await self.people.server(snapshot.header.guild_id)
        novice = known.finished.get(snapshot.header.game, 0) < LEARNT
        snapshot = snapshot._replace(novice=novice)
        return Seen(snapshot, user, known.likes.on(server), known.t, known.row.dm_channel)

    def elsewhere_stamp(
        self, seen: Seen, *, dealt: bool = False, channel: int | None = None, message: int = 0
    ) -> str | None:
        """The stamp that `elsewhere` has now, without drawing it; None where that is None."""
        header = seen.snapshot.header
        plays = seen.snapshot.seat is not None and header.status == "running" and not header.asleep
        if not plays or self._out_of_date(header.thread_id or header.channel_id):
            return None
        place = _place(seen, channel, message)
        return f"{elsewhere.stamp(seen.snapshot, place, dealt=dealt)} {stamps.liked(seen.likes, seen.t)}"

    def stamp(self, seen: Seen) -> str | None:
        """The stamp that the person's panel has now, without drawing it; None where only drawing tells."""
        snapshot, header = seen.snapshot, seen.snapshot.header
        if snapshot.seat is None or header.status not in ("running", "over"):
            return None
        out_of_date = self._out_of_date(header.thread_id or header.channel_id)
        snapshot = snapshot._replace(out_of_date=True) if out_of_date else snapshot
        return stamps.stamp(snapshot, seen.likes, seen.t)

    async def asks(self, table_id: int, user: int, notation: str, turn: int) -> bool:
        """Whether this person is asked once more before that move, made with a button of that turn."""
        likes = await self.people.preferences(user)
        if not likes.two_tap:
            return False
        snapshot = (await self.tables.snapshot(table_id, user))._replace(preferences=likes)
        return (
            snapshot.view is not None
            and snapshot.view.turn == turn
            and _to_ask(snapshot, notation) is not None
        )

    async def _without_seat(self, snapshot: Snapshot, t: Texts) -> Post:
        if snapshot.gone is None:
            return notices.notice(t(House.NO_SEAT), table=snapshot.header.id)
        in_charge = {who for who in (snapshot.gone.by, snapshot.gone.holder.by) if who not in (None, TIME)}
        names = {who: await self._name(snapshot, who, t) for who in in_charge if who is not None}
        return _of_the_seat(seats.gone(snapshot, snapshot.gone, names, t), t)

    async def _closer(self, snapshot: Snapshot, t: Texts) -> str:
        """Return who closed a table, as written; "" where nobody did, or they have been deleted."""
        by = snapshot.header.ended_by
        return "" if by is None or is_stand_in(by) else await self._name(snapshot, by, t)

    async def _sent_away(self, snapshot: Snapshot, t: Texts) -> Sequence[tuple[str, str]]:
        """Return who was kicked from a lobby and by whom, both as written; nobody who has been deleted."""
        kicked = [pair for pair in snapshot.header.kicked.items() if not any(map(is_stand_in, pair))]
        return [(called(await self._called(who), t), await self._name(snapshot, by, t)) for who, by in kicked]

    async def _called(self, who: str) -> str:
        player = parse_who(who)
        return (await self.people.get(player.user_id)).name if isinstance(player, Person) else ""

    async def _name(self, snapshot: Snapshot, who: str, t: Texts) -> str:
        """Somebody who had a seat change hands, as written: by name, or by their office if none is known."""
        return escaped(await self._called(who)) or t(
            "gone-by-host" if snapshot.header.organiser is None else "gone-by-organiser"
        )

    async def hand(self, table_id: int, user: int, *, sure: str = "", page: str = "") -> Post:
        """The panel as a direct message: a classic one, whose notification shows what it says."""
        post = await self.panel(table_id, user, sure=sure, page=page, classic=True)
        return post._replace(classic=True)

    async def direct_message_left_behind(self, table_id: int, user: int, epoch: str) -> Post | None:
        """What an older direct message says for good; None when that is what it said last."""
        snapshot = await self.tables.snapshot(table_id, user)
        likes = await self.people.preferences(user)
        post = past.direct_message(snapshot, epoch, await self.people.reads(user))
        return post.in_words() if post and likes.words_only else post

    async def _arrivals(self, snapshot: Snapshot) -> list[int]:
        """Whom a thread's first message mentions: everybody seated, which is what brings them into it."""
        header = snapshot.header
        if header.thread_id is None or header.status != "running" or snapshot.rounds_done:
            return []
        if not (await self.people.server(header.guild_id)).pings:
            return []
        players = (parse_who(occupant.who) for occupant in snapshot.occupants)
        users = [player.user_id for player in players if isinstance(player, Person)]
        return [user for user in users if (await self.people.preferences(user)).pings]


def _with_plain(snapshot: Snapshot, t: Texts, drawn: Callable[[Snapshot, Texts], Post]) -> Post:
    """Return the message as `drawn`; where it is a picture, with how it stands if that cannot be shown."""
    post = fitting(snapshot, t, drawn)
    likes = snapshot.preferences
    if post.illustration is None or not likes.always_illustrated:
        return post
    unpictured = snapshot._replace(preferences=likes.model_copy(update={"pictures": "never"}))
    return post._replace(plain=Plain(lambda: fitting(unpictured, t, drawn), stamps.liked(likes, t)))


def _place(seen: Seen, channel: int | None, message: int) -> elsewhere.Place:
    """Return where somebody's other message is: a channel, unless it is that of their direct messages."""
    if channel is not None and channel != seen.channel:
        return elsewhere.Place(channel=channel)
    if seen.channel is None:
        return elsewhere.Place(channel=seen.snapshot.header.thread_id or seen.snapshot.header.channel_id)
    last = f"/{message}" if message else ""
    return elsewhere.Place(link=f"https://discord.com/channels/@me/{seen.channel}{last}")


def _to_ask(snapshot: Snapshot, notation: str) -> AnyAction | None:
    """Return the move if two taps ask before it.

    None for what cannot be done, which is refused when it is tried, and for a card that plays itself.
    """
    if plays_itself(snapshot):
        return None
    try:
        action: AnyAction = GAMES[snapshot.header.game].parse(notation)
    except NotUnderstood:
        return None
    return action if two_taps.asks(snapshot.view, action) else None


def _of_the_seat(post: Post, t: Texts) -> Post:
    """A panel that belongs to no round: it takes the place of what stands, whenever it says something new."""
    post = _in_style(post, t)
    return post._replace(epoch="", stamp=post.content)


def _in_style(post: Post, t: Texts) -> Post:
    """The post in words, where those are asked for."""
    return post.in_words() if t.in_words else post


def _with(post: Post, *more: Block) -> Post:
    return post._replace(blocks=(*post.blocks, *more))
