"""Meetings: an invitation for a time, one reminder, the lobby at its time, and the next week's invitation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.errors import Conflict, LimitReached, RefusalId, Refused
from bot.meetings.time_words import next_week
from bot.people.people import People
from bot.records.meetings import Answer, AnswerKind, Meeting, MeetingStatus
from bot.records.tables import Person, TableHeader, parse_who
from bot.seating.block_list import require_welcome
from bot.seating.invitations import missing_players
from bot.seating.lobby import Lobby
from bot.seating.player_counts import COMPANY, allowed_counts
from bot.store.meetings import (
    answer,
    end_meeting,
    get_meeting,
    list_answers,
    list_meetings,
    move_meeting,
    open_meeting,
    set_weekly,
    take_reminder,
)
from bot.tables.deadlines import GRACE, MEETING_WAIT
from bot.tables.keyed_tasks import RETRY_SECONDS, KeyedTasks
from bot.tables.retry import retry_on_conflict
from bot.tables.service import Tables
from engine import GAMES

log = logging.getLogger(__name__)

Notice: TypeAlias = Literal["reminder", "moved", "off"]
"""A message to those who have answered: before the start, at a new time, or called off."""

MOST_OF_HOST: Final = 3
"""The most unfinished meetings of one person on a server."""
MOST_IN_CHANNEL: Final = 5
"""The most unfinished meetings in a channel."""
AHEAD: Final = timedelta(days=30)
"""How far ahead a meeting may be."""
WEEK: Final = timedelta(days=7)
REMINDER: Final = timedelta(minutes=15)
"""How long before its time those who come to a meeting are reminded."""
TOO_LATE: Final = timedelta(hours=1)
"""Time after which no lobby is opened any more, if the bot was away."""
MOST_MISSES: Final = 3
"""The number of weeks in a row without anybody after which a weekly meeting ends."""
NEWS: Final = timedelta(days=1)
"""Time after its end during which a meeting's message is still brought up to date."""
LOOK_AGAIN: Final = 30.0
"""The most seconds until an open lobby is looked at again: whoever leaves the server says nothing."""
LONGEST_SLEEP: Final = 3600.0
"""The most seconds until a meeting is looked at again: timers and the clock drift apart."""


class Gathering(NamedTuple):
    """A meeting with the answers to its invitation, earliest first, and the number of seats."""

    meeting: Meeting
    answers: tuple[Answer, ...]
    seats: int

    def list_people(self, *kinds: AnswerKind) -> tuple[Answer, ...]:
        """Return the answers of these kinds."""
        return tuple(one for one in self.answers if one.kind in kinds)

    @property
    def seated(self) -> tuple[Answer, ...]:
        """Return those who come and have a seat: the first who said so."""
        return self.list_people("coming")[: self.seats]

    @property
    def waiting(self) -> tuple[Answer, ...]:
        """Return those who come and wait for a seat."""
        return self.list_people("coming")[self.seats :]

    @property
    def is_given_up(self) -> bool:
        """Return whether nobody has come so often that a weekly meeting is not asked again."""
        meeting = self.meeting
        return meeting.weekly and meeting.status == "missed" and meeting.misses >= MOST_MISSES


class Meetings:
    """Opens, moves and ends meetings; each goes on by itself, as its row says when.

    `show(id)` updates a meeting's message, `tell(id, notice)` sends a message that mentions people, at most
    once. While a server is `away`, its meetings wait.
    """

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        people: People,
        show: Callable[[int], None],
        tell: Callable[[int, Notice], None],
        away: Callable[[int | None], bool],
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self._lobby = lobby
        self._people = people
        self._show = show
        self._tell = tell
        self._away = away
        self._tasks = KeyedTasks("meeting", self._look)
        self._lobbies: dict[int, int] = {}  # the meeting of each open lobby
        self._resumed_at = tables.now()
        self._returned_at: dict[int | None, datetime] = {}  # of servers that had removed the bot

    # ------------------------------------------------------------------ opening and reading

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, Any],
        locale: str,
        host: int,
        name: str,
        guild_id: int,
        channel_id: int,
        starts_at: datetime,
        zone: str,
        weekly: bool,
        interaction: int | None = None,
    ) -> Meeting:
        """Open a meeting, to which its host comes.

        Raises:
            Refused: T-83 the host is blocked by the server, T-150 too many meetings.
            Duplicate: the interaction has been recorded before.
        """
        await require_welcome(self.store, guild_id, host)
        now = self.tables.now()
        meeting = Meeting(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            host_name=name,
            game=game,
            options=dict(options),
            locale=locale,
            opened_at=now,
            weekly=weekly,
            **_at(starts_at, zone, now),
        )
        try:
            return await self.store.write(
                open_meeting,
                meeting,
                most=MOST_OF_HOST,
                most_in_channel=MOST_IN_CHANNEL,
                interaction=interaction,
            )
        except LimitReached as reached:
            raise Refused(RefusalId.TOO_MANY_MEETINGS, most=reached.most, limit=reached.limit) from reached

    async def get(self, meeting_id: int) -> Meeting:
        """Return a meeting.

        Raises:
            Refused: T-151 there is no such meeting.
        """
        meeting = await self.store.read(get_meeting, meeting_id)
        if meeting is None:
            raise Refused(RefusalId.NO_SUCH_MEETING)
        return meeting

    async def load(self, meeting_id: int) -> Gathering:
        """Return a meeting with its answers.

        Raises:
            Refused: T-151 there is no such meeting.
        """
        return await self._gather(await self.get(meeting_id))

    async def _gather(self, meeting: Meeting) -> Gathering:
        answers = await self.store.read(list_answers, meeting.id, meeting.locale)
        game = GAMES[meeting.game]
        return Gathering(meeting, tuple(answers), max(allowed_counts(game, meeting.options) or game.seats))

    # ------------------------------------------------------------------ what people do

    async def answer(
        self, meeting_id: int, user: int, name: str, kind: AnswerKind, interaction: int | None
    ) -> Gathering:
        """Store whether a person comes, and return the meeting with it.

        Whoever sits in the open lobby and does not come any more gives up their seat.

        Raises:
            Refused: T-83 blocked by the server, T-151 no such meeting, T-152 it has ended.
        """
        meeting = await self.get(meeting_id)
        if kind != "cannot":
            await require_welcome(self.store, meeting.guild_id, user)
        try:
            await self.store.write(answer, meeting_id, user, name, kind, self.tables.now(), interaction)
        except Conflict as error:
            raise Refused(RefusalId.MEETING_OVER) from error
        self.start_steps(meeting_id)
        return await self.load(meeting_id)

    async def join(self, table_id: int, user: int, name: str, interaction: int | None) -> None:
        """Take a place in a lobby; in the lobby of a meeting, the person comes to it from now on.

        Raises:
            Refused: as `Lobby.join`.
        """
        await self._welcome(table_id, user, name)
        await self._lobby.join(table_id, user, name, interaction)

    async def _welcome(self, table_id: int, user: int, name: str) -> None:
        """Let a person who wants to join a meeting's lobby come, if there is a seat for them.

        Raises:
            Refused: T-7 no seat, T-83 blocked by the server.
        """
        meeting_id = self._lobbies.get(table_id)
        if meeting_id is None:
            return
        try:
            await self.answer(meeting_id, user, name, "coming", None)
        except Refused as refused:
            if refused.rule != RefusalId.MEETING_OVER:
                raise
            return
        await self._book(table_id, meeting_id)
        header, who = (await self.tables.snapshot(table_id, None)).header, str(Person(user))
        if header.status == "lobby" and who not in header.kicked and not header.welcomes(who):
            raise Refused(RefusalId.NO_FREE_SEAT)

    async def require_host(self, meeting_id: int, user: int, moderator: bool) -> Gathering:
        """Return a meeting that has not begun, if this person may change it.

        Raises:
            Refused: T-13 neither host nor moderator, T-151 no such meeting, T-152 it has begun or ended.
        """
        found = await self.load(meeting_id)
        if user != found.meeting.host and not moderator:
            raise Refused(RefusalId.HOST_OR_MODERATOR_ONLY)
        if found.meeting.status != "open":
            raise Refused(RefusalId.MEETING_OVER)
        return found

    async def move(
        self,
        meeting_id: int,
        user: int,
        moderator: bool,
        starts_at: datetime,
        zone: str,
        interaction: int | None,
    ) -> None:
        """Move a meeting to another time, and tell those who have answered that they may come.

        Raises:
            Refused: as `require_host`.
        """
        meeting = (await self.require_host(meeting_id, user, moderator)).meeting
        if starts_at == meeting.starts_at:
            return
        moved = replace(meeting, **_at(starts_at, zone, self.tables.now()))
        if not await self.store.write(move_meeting, moved, interaction):
            raise Refused(RefusalId.MEETING_OVER)
        self._tell(meeting_id, "moved")
        self.start_steps(meeting_id)

    async def call_off(self, meeting_id: int, user: int, moderator: bool, interaction: int | None) -> None:
        """Call a meeting off, and tell those who have answered that they may come.

        Raises:
            Refused: as `require_host`.
        """
        meeting = (await self.require_host(meeting_id, user, moderator)).meeting
        try:
            await self._end(meeting, "off", user, interaction)
        except Conflict as error:
            raise Refused(RefusalId.MEETING_OVER) from error
        self._tell(meeting_id, "off")
        self.start_steps(meeting_id)

    async def repeat(
        self, meeting_id: int, user: int, moderator: bool, weekly: bool, interaction: int | None
    ) -> None:
        """Have a meeting asked again each week, or not any more.

        Raises:
            Refused: as `require_host`, T-148 it is more than a week ahead.
        """
        meeting = (await self.require_host(meeting_id, user, moderator)).meeting
        if weekly and meeting.starts_at > self.tables.now() + WEEK:
            raise Refused(RefusalId.TIME_TOO_FAR, at=meeting.starts_at, days=WEEK.days)
        if not await self.store.write(set_weekly, meeting_id, weekly, interaction):
            raise Refused(RefusalId.MEETING_OVER)
        self.start_steps(meeting_id)

    # ------------------------------------------------------------------ what happens by itself

    def start_table_steps(self, table_id: int) -> None:
        """Begin the match in a lobby that has changed, if all are there."""
        if (meeting_id := self._lobbies.get(table_id)) is not None:
            self.start_steps(meeting_id)

    def start_steps(self, meeting_id: int) -> None:
        """Do what is due of a meeting, and show it as it is now."""
        self._tasks.start(meeting_id)

    async def resume(self, guild: int | None = None) -> None:
        """Look after all unfinished meetings, or those of a server, and those that ended a short time ago.

        Raises:
            Unavailable: the database failed.
        """
        now = self.tables.now()
        if guild is None:
            self._resumed_at = now
        else:
            self._returned_at[guild] = now
        for meeting in await self.store.read(list_meetings, now - NEWS):
            if guild in (None, meeting.guild_id):
                self.start_steps(meeting.id)

    def stop(self) -> list[Any]:
        """Cancel all timers and all tasks, and return the tasks; what is due is done at the next start."""
        return self._tasks.stop()

    async def _look(self, meeting_id: int) -> None:
        meeting = await self.get(meeting_id)
        is_removed = meeting.guild_id in self.tables.removed
        if is_removed or self._away(meeting.guild_id):
            self._tasks.start_later(meeting_id, LONGEST_SLEEP if is_removed else RETRY_SECONDS)
            return
        now = self.tables.now()
        if meeting.status == "open":
            if now >= meeting.starts_at:
                await self._begin(meeting, now)
            elif meeting.remind_at is not None and now >= meeting.remind_at:
                await self._remind(meeting_id, now)
        meeting = await self.get(meeting_id)
        if meeting.status == "lobby" and meeting.lobby_id is not None:
            self._lobbies[meeting.lobby_id] = meeting_id
            await self._tend(meeting, meeting.lobby_id)
            meeting = await self.get(meeting_id)
        self._set_timer(meeting)
        self._show(meeting_id)

    def _set_timer(self, meeting: Meeting) -> None:
        """Set the timer to the next moment at which something is due; `_tend` sets that of an open lobby."""
        if meeting.ended_at is not None:
            self._tasks.cancel_timer(meeting.id)
            if meeting.lobby_id is not None:
                self._lobbies.pop(meeting.lobby_id, None)
        elif meeting.status == "open":
            now = self.tables.now()
            due = meeting.remind_at or meeting.starts_at
            wait = (due - now).total_seconds() if due > now else RETRY_SECONDS
            self._tasks.start_later(meeting.id, min(wait, LONGEST_SLEEP))

    async def _remind(self, meeting_id: int, now: datetime) -> None:
        """Remind those who come; it is stored first, as nobody may be reminded twice after a crash."""
        if await self.store.write(take_reminder, meeting_id, now):
            self._tell(meeting_id, "reminder")

    async def _begin(self, meeting: Meeting, now: datetime) -> None:
        """Open the lobby of a meeting, or end it if nobody comes, or if it was missed for too long."""
        found = await self._gather(meeting)
        people = await self._list_invited(found, await self._find_gone(found))
        if now >= meeting.starts_at + TOO_LATE:
            await self._end(meeting, "late")
        elif not people:
            await self._end(meeting, "missed")
        else:
            await self._open_lobby(meeting, people)

    async def _open_lobby(self, meeting: Meeting, invited: Mapping[str, str]) -> None:
        server = await self._people.server(meeting.guild_id)
        timer = server.for_game(meeting.game).timer
        host = meeting.host
        if str(Person(host)) not in invited:
            first = parse_who(next(iter(invited)))
            host = first.user_id if isinstance(first, Person) else host
        # Options that the game no longer knows must not prevent the match.
        options = meeting.options if allowed_counts(GAMES[meeting.game], meeting.options) else {}
        try:
            header = await self._lobby.open_for_meeting(meeting, options, host, invited, timer)
        except Refused as refused:
            if refused.rule != RefusalId.CLOSING_SOON:
                raise
            log.info("meeting %s waits: the bot opens no tables before it stops", meeting.id)
            return
        self._lobbies[header.id] = meeting.id
        self.tables.report_change(header.id)

    async def _list_invited(self, found: Gathering, without: Collection[str]) -> dict[str, str]:
        """Return the people for whom seats are kept, names by who string: the first who come."""
        blocked = (await self._people.server(found.meeting.guild_id)).blocked
        excluded = {*without, *(str(Person(user)) for user in blocked)}
        coming = {str(Person(one.user_id)): one.name for one in found.list_people("coming")}
        allowed = [(who, name) for who, name in coming.items() if who not in excluded]
        return dict(allowed[: found.seats])

    async def _find_gone(self, found: Gathering, seated: Collection[str] = ()) -> set[str]:
        """Return the who strings of those who come but have left the server.

        Only those who would get a seat are looked up, and not those who have it.
        """
        gone: set[str] = set()
        known = set(seated)
        while unknown := [who for who in await self._list_invited(found, gone) if who not in known]:
            gone |= await self.tables.list_gone(found.meeting.guild_id, unknown)
            known.update(unknown)
        return gone

    @retry_on_conflict
    async def _book(self, table_id: int, meeting_id: int) -> None:
        """Keep seats in an open lobby for those who come now, and free the seats of those who do not."""
        members = (await self.tables.snapshot(table_id, None)).occupants
        gone = await self._find_gone(await self.load(meeting_id), {one.who for one in members})
        async with self.tables.hold(table_id) as table:
            if table.header.status != "lobby" or table.header.invited is None:
                return
            # Read again: somebody may have answered while Discord was asked.
            found = await self.load(meeting_id)
            for one in found.list_people("perhaps", "cannot"):
                if table.seat_of(one.user_id) is not None:
                    await self._lobby.leave(table, one.user_id, None)
            if table.header.status != "lobby":
                return
            seated = {one.who: one.name for one in table.members}
            people = {**seated, **await self._list_invited(found, {*gone, *table.header.kicked})}
            invited = dict(list(people.items())[: found.seats])
            if set(table.header.invited) != set(invited):
                await self._lobby.invite(table, invited)

    @retry_on_conflict
    async def _tend(self, meeting: Meeting, table_id: int) -> None:
        """Begin the match if all are there or have been waited for, or close the lobby if nobody came."""
        await self._book(table_id, meeting.id)
        async with self.tables.hold(table_id) as table:
            header = table.header
            if header.status == "lobby":
                left = self._waits_until(header) - self.tables.now()
                if missing_players(header, table.members) and left > timedelta():
                    self._tasks.start_later(meeting.id, min(left.total_seconds(), LOOK_AGAIN))
                    return
                if not table.members:
                    await self.tables.end(table, "closed")
                elif header.invited is not None:
                    await self._lobby.stop_waiting(table)
            header = table.header
        if header.status == "lobby":
            await self._lobby.start(table_id, None, None, fill=True, company=COMPANY)
            await self._end(meeting, "over")
        elif header.seats:
            await self._end(meeting, "over")
        elif header.ended_by is not None:
            await self._end(meeting, "off", _user_of(header.ended_by))
        else:
            await self._end(meeting, "missed")

    def _waits_until(self, header: TableHeader) -> datetime:
        """Return until when a lobby waits: a bit longer if the bot was away meanwhile."""
        until = header.opened_at + MEETING_WAIT
        back_at = max(self._resumed_at, self._returned_at.get(header.guild_id, self._resumed_at))
        return max(until, back_at + GRACE) if header.opened_at < back_at else until

    async def _end(
        self, meeting: Meeting, status: MeetingStatus, by: int | None = None, interaction: int | None = None
    ) -> None:
        """End a meeting and, if it is weekly, open the next week's in one unit of work.

        Raises:
            Conflict: it has ended before.
            Duplicate: the interaction has been recorded before.
        """
        now = self.tables.now()
        misses = 0 if status == "over" else meeting.misses + (status == "missed")
        ended = replace(meeting, status=status, misses=misses, ended_at=now, ended_by=by)
        following = None
        if meeting.weekly and misses < MOST_MISSES:
            following = _follow(ended, now)
        number = await self.store.write(end_meeting, ended, following, interaction)
        if number is not None:
            self.start_steps(number)


def _user_of(who: str) -> int | None:
    person = parse_who(who)
    return person.user_id if isinstance(person, Person) else None


def _at(starts_at: datetime, zone: str, now: datetime) -> dict[str, Any]:
    """Return the fields of a meeting about its time."""
    local = starts_at.astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    remind_at = starts_at - REMINDER
    return {
        "starts_at": starts_at,
        "local_start": local.isoformat(),
        "zone": zone,
        "remind_at": remind_at if remind_at > now else None,
    }


def _follow(meeting: Meeting, now: datetime) -> Meeting:
    """Return the meeting a week later by local time."""
    zone = ZoneInfo(meeting.zone)
    local, starts_at = next_week(
        datetime.fromisoformat(meeting.local_start), zone, max(now, meeting.starts_at)
    )
    return replace(
        meeting,
        id=0,
        opened_at=now,
        status="open",
        starts_at=starts_at,
        local_start=local.isoformat(),
        remind_at=starts_at - REMINDER,
        lobby_id=None,
        event_id=None,
        ended_at=None,
        ended_by=None,
    )
