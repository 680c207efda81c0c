"""The deal of the day: opened by its first request, with its par, the results, and a daily message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.deals.service import Deals, seat_players
from bot.errors import RefusalId, Refused, Unavailable
from bot.records.deals import Attempt, DailyPage, Deal
from bot.records.tables import TableHeader
from bot.store.deals import get_attempt, get_daily_page, get_deal_of_day, list_days_played, set_par
from bot.store.servers import list_daily_channels
from bot.store.totals import get_calendar
from bot.tables.keyed_tasks import KeyedTasks
from bot.tables.robot_names import name_player
from bot.tables.snapshot import Snapshot
from bot.tables.thinker import NoAnswer, Thinker
from engine import GAMES

log = logging.getLogger(__name__)

DailyPeriod: TypeAlias = Literal["day", "week", "month", "season"]

SEATS: Final = 4
LEVEL: Final = "normal"
"""The level of the three robots."""
KINDS: Final[Sequence[tuple[str, Mapping[str, Any]]]] = (
    ("skull-king", MappingProxyType({"length": [4, 6, 8]})),
    ("hearts", MappingProxyType({"rounds": 1, "places": []})),
)
"""The game and options of the deals, which alternate from day to day."""
GRACE: Final = timedelta(hours=2)
"""Time after midnight, in UTC, in which results of the day before still count."""
PLAYS: Final = 32
"""The number of plays whose mean is par."""
LATER: Final = 60.0
"""Seconds until the daily messages are looked after again, after a failure."""
ALL: Final = 0
"""The number under which the daily messages of all servers are looked after."""


class Placing(NamedTuple):
    """A place among all who have a result that counts."""

    place: int
    players: int


class DailyResult(NamedTuple):
    """A person's first try at a deal of the day that is over.

    points      of the match
    everywhere  their place; None if the result came too late to count
    here        their place among those who began on the server; None if they did not begin there
    days        the number of days with a result that counts
    weeks       the number of weeks in a row with such a day
    table       the finished table as they see it
    """

    deal: Deal
    points: int
    everywhere: Placing | None
    here: Placing | None
    days: int
    weeks: int
    table: Snapshot


class Daily:
    """Opens the deal of each day, and ranks the first tries at it.

    `show(server)` is called when the daily message of a server is due.
    """

    def __init__(self, deals: Deals, thinker: Thinker, show: Callable[[int], None]) -> None:
        self.deals = deals
        self.store = deals.store
        self.now = deals.tables.now
        self._thinker = thinker
        self._show = show
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._messages = KeyedTasks("daily messages", self._look, retry=LATER)
        self._stopped = False

    @property
    def today(self) -> date:
        """Return the present day in UTC."""
        return self.now().date()

    async def open(self) -> Deal:
        """Return today's deal, which its first request opens with new cards."""
        day = self.today
        game, options = KINDS[day.toordinal() % len(KINDS)]
        deal = await self.find(day) or await self.deals.open(
            game=game,
            options=options,
            seats=SEATS,
            level=LEVEL,
            locale="en",
            closes_at=close_of(day),
            day=day.isoformat(),
        )
        self._start_par(deal)
        return deal

    async def find(self, day: date) -> Deal | None:
        """Return the deal of a day; None if nobody asked for it."""
        return await self.store.read(get_deal_of_day, day.isoformat())

    async def get(self, deal_id: int) -> Deal:
        """Return a deal of a day.

        Raises:
            Refused: T-114, there is no such deal.
        """
        deal = await self.deals.get(deal_id)
        if deal.day is None:
            raise Refused(RefusalId.NO_SUCH_DEAL)
        return deal

    async def attempt(self, deal: Deal, user: int) -> Attempt | None:
        """Return a person's first try at a deal; None if they have not begun."""
        return await self.store.read(get_attempt, deal.id, user)

    async def practise(
        self, deal: Deal, user: int, name: str, locale: str, interaction: int | None
    ) -> TableHeader:
        """Return the person's table for practice of a deal whose first try they have finished.

        Raises:
            Refused: T-115 they have not, or as `Deals.play`.
        """
        attempt = await self.attempt(deal, user)
        if attempt is None or attempt.status not in ("over", "closed"):
            raise Refused(RefusalId.OWN_TRY_FIRST)
        return await self.deals.play(deal, user, name, locale, None, interaction)

    async def result(self, deal: Deal, user: int, guild: int | None) -> DailyResult | None:
        """Return a person's result of a deal, as read on a server; None if their first try is not over."""
        attempts = await self.deals.attempts(deal.id)
        own = next((one for one in attempts if one.user_id == user), None)
        if own is None or own.points is None:
            return None
        counted = [one for one in attempts if deal.counts(one)]
        local = [one for one in counted if guild is not None and one.guild_id == guild]
        days = [date.fromisoformat(day) for day in await self.store.read(list_days_played, user)]
        return DailyResult(
            deal,
            own.points,
            _placing(deal, own, counted),
            _placing(deal, own, local),
            len(days),
            count_weeks(days, self.today),
            await self.deals.tables.snapshot(own.table_id, user),
        )

    async def best(self, deal: Deal, guild: int) -> list[Attempt]:
        """Return the first tries at a deal that count and began on a server, best first."""
        here = [one for one in await self.deals.attempts(deal.id) if one.guild_id == guild]
        return sorted((one for one in here if deal.counts(one)), key=lambda one: -merit(deal, one))

    async def board(self, period: DailyPeriod, guild: int | None, user: int) -> DailyPage:
        """Return the board of the present day, week, month or season, on a server or everywhere."""
        first = self.today
        if period == "week":
            first -= timedelta(days=first.weekday())
        elif period == "month":
            first = first.replace(day=1)
        elif period == "season":
            running = None if guild is None else (await self.store.read(get_calendar, guild)).running
            first = first.replace(month=1, day=1) if running is None else running.started_at.date()
        return await self.store.read(get_daily_page, first.isoformat(), self.today.isoformat(), guild, user)

    # ------------------------------------------------------------------ par

    def _start_par(self, deal: Deal) -> None:
        """Have the par of a deal computed in the background, unless it is known or being computed."""
        if deal.par is None and deal.id not in self._tasks and not self._stopped:
            self._tasks[deal.id] = asyncio.create_task(self._find_par(deal), name=f"par of deal {deal.id}")

    async def _find_par(self, deal: Deal) -> None:
        """Store the mean of `PLAYS` matches of a `hard` robot in the person's seat.

        After a failure, par is computed when somebody asks for the deal again.
        """
        players = [name_player(member.who) for member in seat_players(deal, 1, "", deal.locale)]
        secret = bytes.fromhex(deal.secret)
        try:
            points = [
                await self._thinker.play_out(deal.game, deal.options, players, secret, number)
                for number in range(PLAYS)
            ]
            await self.store.write(set_par, deal.id, fmean(points))
        except (NoAnswer, Unavailable) as error:
            log.warning("deal %s has no par for now: %s", deal.id, type(error).__name__)
        except Exception:
            log.exception("deal %s has no par for now", deal.id)
        finally:
            self._tasks.pop(deal.id, None)

    # ------------------------------------------------------------------ daily messages

    def resume(self) -> None:
        """Look after the daily messages now, and after the close of each day from now on."""
        self._messages.start(ALL)

    async def _look(self, number: int) -> None:
        wait = (self.next_close() - self.now()).total_seconds()
        if (deal := await self.find(self.today)) is not None:
            self._start_par(deal)
        if self.is_due():
            for guild in await self.store.read(list_daily_channels):
                self._show(guild)
        self._messages.start_later(number, wait)

    def is_due(self) -> bool:
        """Return whether the day before has closed, so that today's message may be posted."""
        return self.now() >= close_of(self.today - timedelta(days=1))

    def next_close(self) -> datetime:
        """Return the next moment at which a day closes."""
        closes = close_of(self.today - timedelta(days=1))
        return closes if self.now() < closes else close_of(self.today)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel the timer and all tasks, and return the tasks; the next start begins them again."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()
        return [*self._tasks.values(), *self._messages.stop()]


def close_of(day: date) -> datetime:
    """Return the moment until which results of a day's deal count."""
    return datetime.combine(day + timedelta(days=1), time.min, UTC) + GRACE


def merit(deal: Deal, attempt: Attempt) -> int:
    """Return the points of a first try that is over, higher being better in every game."""
    points = attempt.points or 0
    return -points if GAMES[deal.game].lowest_wins else points


def count_weeks(days: Sequence[date], today: date) -> int:
    """Return how many ISO weeks in a row have a day, up to this week or, if it has none yet, the last one."""
    mondays = {day - timedelta(days=day.weekday()) for day in days}
    week, weeks = today - timedelta(days=today.weekday()), 0
    if week not in mondays:
        week -= timedelta(weeks=1)
    while week in mondays:
        week, weeks = week - timedelta(weeks=1), weeks + 1
    return weeks


def _placing(deal: Deal, own: Attempt, counted: Sequence[Attempt]) -> Placing | None:
    """Return the place of a first try among those that count; None if it is not among them."""
    if own not in counted:
        return None
    better = sum(merit(deal, one) > merit(deal, own) for one in counted)
    return Placing(better + 1, len(counted))
