"""Duels: two to eight people play equal cards against equal robots, each when they like."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.deals.service import Deals
from bot.errors import LimitReached, RefusalId, Refused
from bot.records.deals import Attempt, Deal
from bot.records.placeholders import is_placeholder
from bot.records.tables import Person, TableHeader, parse_who
from bot.seating.block_list import require_seatable, require_welcome
from bot.seating.player_counts import size_alone
from bot.seating.seats import Seats
from bot.store.deals import end_deal, get_attempt, list_duels, set_declined
from bot.tables.keyed_tasks import KeyedTasks
from bot.tables.retry import retry_on_conflict
from bot.tables.snapshot import Snapshot
from engine import GAMES

log = logging.getLogger(__name__)

ROUNDS: Final = 5
OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "skull-king": {"length": [2, 4, 6, 8, 10]},
    "hearts": {"rounds": ROUNDS, "places": []},
}
"""The options of a duel by game: five rounds. Skull has no duel, as it deals no cards."""
LEVEL: Final = "normal"
MOST_PLAYERS: Final = 8
MOST_IN_CHANNEL: Final = 10
"""The most open duels in a channel."""
TIME: Final = timedelta(days=3)
"""The time for which a duel is open."""
NEWS: Final = timedelta(days=7)
"""Time after its end during which a duel's message is still brought up to date."""

Progress: TypeAlias = Literal["waiting", "playing", "finished", "declined", "gone"]
"""The state of a player: gone are deleted people, and those whose match the bot had to close."""


class Player(NamedTuple):
    """Somebody who is challenged, or plays; `table` is that of their first try.

    `final` is their finished match, which nobody sees before the duel has ended.
    """

    user: int
    name: str
    progress: Progress
    table: int | None = None
    final: Snapshot | None = None

    @property
    def is_expected(self) -> bool:
        """Return whether the duel waits for this player, or has waited."""
        return self.progress not in ("declined", "gone")

    @property
    def points(self) -> int:
        """Return the points of a player with a result."""
        assert self.final is not None
        places = self.final.places
        return next(place.points for place in places if place.seat == self.seat)

    @property
    def seat(self) -> int:
        """Return the seat of a player with a result."""
        assert self.final is not None
        occupants = self.final.occupants
        return next(seat for seat, occupant in enumerate(occupants) if not occupant.is_robot)


class Duel(NamedTuple):
    """A duel as everybody may see it: its players have results only once it has ended."""

    deal: Deal
    players: tuple[Player, ...]

    @property
    def is_over(self) -> bool:
        """Return whether it has ended, with a result or without."""
        return self.deal.ended_at is not None

    @property
    def ranked(self) -> tuple[Player, ...]:
        """Return the players with a result, best first."""
        sign = 1 if GAMES[self.deal.game].lowest_wins else -1
        return tuple(sorted((one for one in self.players if one.final), key=lambda one: sign * one.points))

    @property
    def winners(self) -> tuple[Player, ...]:
        """Return the best players with a result, several in a tie; () if fewer than two have one."""
        ranked = self.ranked
        if len(ranked) < 2:
            return ()
        return tuple(one for one in ranked if one.points == ranked[0].points)

    @property
    def is_decided(self) -> bool:
        """Return whether nobody else can finish it: all have, or fewer than two are left to play."""
        if self.deal.invited is None:
            return sum(one.progress == "finished" for one in self.players) >= MOST_PLAYERS
        expected = [one for one in self.players if one.is_expected]
        return len(expected) < 2 or all(one.progress == "finished" for one in expected)

    def has(self, user: int) -> bool:
        """Return whether this person is challenged or plays."""
        return any(one.user == user for one in self.players)


class Duels:
    """Opens, plays and ends duels; each ends by itself, within seconds. `show(id)` updates its message."""

    def __init__(self, deals: Deals, seats: Seats, show: Callable[[int], None]) -> None:
        self.deals = deals
        self.tables = deals.tables
        self.store = deals.store
        self._seats = seats
        self._show = show
        self._open: dict[int, int] = {}  # the duel of each table with a first try at an open one
        self._tasks = KeyedTasks("duel", self._look)

    # ------------------------------------------------------------------ opening and reading

    async def open(
        self,
        *,
        game: str,
        level: str,
        locale: str,
        host: int,
        name: str,
        guild_id: int,
        channel_id: int,
        invited: Mapping[int, str] | None,
        most: int | None = None,
        interaction: int | None = None,
    ) -> Deal:
        """Open a duel for the host and these people; for anybody if `invited` is None.

        `most` is how many open duels the host may have on this server.

        Raises:
            Refused: T-83 or T-84 somebody is blocked, T-123 too many duels are open, T-124 nobody else is
                challenged, T-122 too many people are.
            Duplicate: the interaction has been recorded before.
        """
        await require_welcome(self.store, guild_id, host)
        others = None if invited is None else {user: one for user, one in invited.items() if user != host}
        if others is not None and not others:
            raise Refused(RefusalId.NOBODY_CHALLENGED)
        if others is not None and len(others) >= MOST_PLAYERS:
            raise Refused(RefusalId.DUEL_FULL, most=MOST_PLAYERS)
        for user, one in (others or {}).items():
            await require_seatable(self.store, guild_id, user, one)
        people = None if others is None else {str(Person(user)): one for user, one in others.items()}
        options = OPTIONS[game]
        try:
            deal = await self.deals.open(
                game=game,
                options=options,
                seats=size_alone(GAMES[game], options),
                level=level,
                locale=locale,
                closes_at=self.tables.now() + TIME,
                host=host,
                guild_id=guild_id,
                channel_id=channel_id,
                invited=None if people is None else {str(Person(host)): name, **people},
                most=most,
                most_in_channel=MOST_IN_CHANNEL,
                interaction=interaction,
            )
        except LimitReached as reached:
            raise Refused(RefusalId.TOO_MANY_DUELS, most=reached.most, limit=reached.limit) from reached
        self._set_timer(deal)
        return deal

    async def load(self, deal_id: int) -> Duel:
        """Return a duel.

        Raises:
            Refused: T-114 there is no such duel.
        """
        deal = await self.deals.get(deal_id)
        if deal.day is not None:
            raise Refused(RefusalId.NO_SUCH_DEAL)
        attempts = {attempt.user_id: attempt for attempt in await self.deals.attempts(deal_id)}
        names = {_user_of(who): name for who, name in (deal.invited or {}).items()}
        names |= {user: attempt.name for user, attempt in attempts.items()}
        declined = {_user_of(who) for who in deal.declined or {}}
        players = []
        for user, name in names.items():
            attempt = attempts.get(user)
            progress = _progress(deal, user, attempt, user in declined)
            final = None
            if progress == "finished" and deal.ended_at is not None and deal.ended_by is None:
                final = await self.tables.snapshot(attempt.table_id, None) if attempt else None
            players.append(Player(user, name, progress, attempt.table_id if attempt else None, final))
        return Duel(deal, tuple(players))

    async def require_open(self, deal_id: int) -> Duel:
        """Return a duel that has not ended.

        Raises:
            Refused: T-114 there is no such duel, T-120 it has ended.
        """
        duel = await self.load(deal_id)
        if duel.is_over or self.tables.now() >= duel.deal.closes_at:
            raise Refused(RefusalId.DUEL_OVER)
        return duel

    # ------------------------------------------------------------------ what people do

    async def play(
        self, deal_id: int, user: int, name: str, locale: str, guild: int, interaction: int | None
    ) -> TableHeader:
        """Return the table of a person's try, which begins or goes on; a decline is taken back.

        Once it is over, it is still the one that is returned.

        Raises:
            Refused: T-120 the duel has ended, T-121 not challenged, T-122 eight people play it, T-83 blocked,
                T-18 the bot had to close the match, or as `Deals.play`.
        """
        duel = await self.require_open(deal_id)
        attempt = await self.store.read(get_attempt, deal_id, user)
        if attempt is not None and attempt.status == "over":
            return (await self.tables.snapshot(attempt.table_id, None)).header
        if attempt is not None and attempt.status == "closed":
            raise Refused(RefusalId.CANNOT_REPLAY)
        if attempt is None:
            await require_welcome(self.store, guild, user)
            if duel.deal.invited is not None:
                _require_challenged(duel, user)
        try:
            header = await self.deals.play(duel.deal, user, name, locale, guild, interaction, MOST_PLAYERS)
        except LimitReached as reached:
            raise Refused(RefusalId.DUEL_FULL, most=reached.most) from reached
        self._open[header.id] = deal_id
        if str(Person(user)) in (duel.deal.declined or {}):
            await self.store.write(set_declined, deal_id, str(Person(user)), name, False)
        if not (await self.tables.snapshot(header.id, user)).has_seat:
            await self._seats.take_back(header.id, user, None)
        self.start_steps(deal_id)
        return header

    async def decline(self, deal_id: int, user: int, name: str, interaction: int | None) -> None:
        """Note that a challenged person does not want to play; the others do not wait for them.

        Raises:
            Refused: T-120 the duel has ended, T-121 not challenged, T-10 they have begun their match.
        """
        duel = await self.require_open(deal_id)
        _require_challenged(duel, user)
        if any(one.user == user and one.progress in ("playing", "finished") for one in duel.players):
            raise Refused(RefusalId.ALREADY_BEGUN)
        if not await self.store.write(set_declined, deal_id, str(Person(user)), name, True, interaction):
            raise Refused(RefusalId.DUEL_OVER)
        self.start_steps(deal_id)

    async def require_may_call_off(self, deal_id: int, user: int, moderator: bool) -> Duel:
        """Return an open duel, if this person may call it off.

        Raises:
            Refused: T-120 the duel has ended, T-13 neither host nor moderator.
        """
        duel = await self.require_open(deal_id)
        if user != duel.deal.host and not moderator:
            raise Refused(RefusalId.HOST_OR_MODERATOR_ONLY)
        return duel

    async def call_off(self, deal_id: int, user: int, moderator: bool, interaction: int | None) -> None:
        """End a duel without a result.

        Raises:
            Refused: as `require_may_call_off`.
        """
        await self.require_may_call_off(deal_id, user, moderator)
        if not await self.store.write(end_deal, deal_id, self.tables.now(), user, interaction):
            raise Refused(RefusalId.DUEL_OVER)
        self._forget(deal_id)
        self._show(deal_id)

    async def find_again(self, duel: Duel) -> Deal | None:
        """Return the open duel of a duel's people, game and channel; None without one."""
        deal = duel.deal
        for other in await self.store.read(list_duels, self.tables.now()):
            same = (other.game, other.channel_id) == (deal.game, deal.channel_id)
            if other.ended_at is None and same and set(other.invited or ()) == _people_of(duel):
                return other
        return None

    # ------------------------------------------------------------------ what happens by itself

    def start_table_steps(self, table_id: int) -> None:
        """End the duel of a table if the table's match is over, and it was the last."""
        deal_id = self._open.get(table_id)
        if deal_id is not None and self.tables.get_cached(table_id) is None:
            self.start_steps(deal_id)

    def start_steps(self, deal_id: int) -> None:
        """End a duel if it is due to end, and show it as it is now."""
        self._tasks.start(deal_id)

    async def resume(self) -> None:
        """Look after all open duels, and show those that ended in the last days.

        Raises:
            Unavailable: the database failed.
        """
        for deal in await self.store.read(list_duels, self.tables.now() - NEWS):
            if deal.ended_at is None:
                attempts = await self.deals.attempts(deal.id)
                self._open |= {attempt.table_id: deal.id for attempt in attempts}
            self.start_steps(deal.id)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers and all tasks, and return the tasks; what is due is done at the next start."""
        return self._tasks.stop()

    @retry_on_conflict
    async def _look(self, deal_id: int) -> None:
        duel = await self.load(deal_id)
        now = self.tables.now()
        if not duel.is_over and (now >= duel.deal.closes_at or duel.is_decided):
            await self.store.write(end_deal, deal_id, now)
            duel = await self.load(deal_id)
        if duel.is_over:
            self._forget(deal_id)
        else:
            self._set_timer(duel.deal)
        self._show(deal_id)

    def _forget(self, deal_id: int) -> None:
        self._tasks.cancel_timer(deal_id)
        self._open = {table: duel for table, duel in self._open.items() if duel != deal_id}

    def _set_timer(self, deal: Deal) -> None:
        self._tasks.start_later(deal.id, (deal.closes_at - self.tables.now()).total_seconds())


def _user_of(who: str) -> int:
    person = parse_who(who)
    assert isinstance(person, Person)
    return person.user_id


def _people_of(duel: Duel) -> set[str]:
    """Return the players who are not deleted, as who strings."""
    return {str(Person(one.user)) for one in duel.players if not is_placeholder(one.user)}


def _progress(deal: Deal, user: int, attempt: Attempt | None, declined: bool) -> Progress:
    """Return how far a player is; what is finished after the time is up does not count."""
    done = None if attempt is None or attempt.points is None else attempt.ended_at
    if done is not None and done < deal.closes_at and (deal.ended_at is None or done <= deal.ended_at):
        return "finished"
    if declined:
        return "declined"
    if is_placeholder(user) or (attempt is not None and attempt.status == "closed"):
        return "gone"
    return "waiting" if attempt is None else "playing"


def _require_challenged(duel: Duel, user: int) -> None:
    """Check that a person is among those for whom the duel is.

    Raises:
        Refused: T-121, with the names of those who are; T-3, it is for everybody.
    """
    if duel.deal.invited is None:
        raise Refused(RefusalId.NOT_UNDERSTOOD)
    if str(Person(user)) not in duel.deal.invited:
        raise Refused(RefusalId.NOT_CHALLENGED, players=tuple(duel.deal.invited.values()))
