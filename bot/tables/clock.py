"""The timers of all tables: mentions when they are due, and deadlines when they have passed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from datetime import datetime, timedelta
from typing import Final

from bot.errors import Conflict, RefusalId, Refused, Unavailable
from bot.logs import set_context
from bot.records.tables import Deadline, Due
from bot.store.deadlines import forgive_deadlines, list_due_tables
from bot.store.matches import extend_deadline
from bot.tables import deadlines as timing
from bot.tables.leavers import TIME
from bot.tables.retry import retry_on_conflict
from bot.tables.robot_names import robot_for
from bot.tables.service import Tables
from bot.tables.table import Table
from engine.ai import ROBOTS, robot_view

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 30.0
"""Seconds until the clock of a table is tried again after a failure."""
DAILY: Final = 0
"""The key of the daily timer in place of a table's number; no table has this number."""
DAY: Final = 24 * 3600.0
GONE: Final = frozenset({RefusalId.NO_SUCH_TABLE, RefusalId.CANNOT_REPLAY})
"""Refusals that mean the table no longer exists, so that it needs no timer."""


class Clock:
    """One timer per table, set to the table's next due moment, and one timer for the daily job.

    `remind(table_id)` mentions the people who keep the table waiting. A failure at one table never stops the
    timer of another. While the server of a table is `away`, the table's timer stops until `resume`.
    """

    def __init__(
        self,
        tables: Tables,
        remind: Callable[[int], None],
        away: Callable[[int | None], bool],
    ) -> None:
        self.tables = tables
        self._remind = remind
        self._away = away
        # All timers share a context: each would keep that of the click at hand alive.
        self._context = copy_context()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Backoff by table after a failure: rereading a table calls `set_timer`, which must not retry early.
        self._waits: dict[int, datetime] = {}
        self._stopped = False
        self._day: Callable[[], Awaitable[None]] | None = None

    def every_day(self, look: Callable[[], Awaitable[None]]) -> None:
        """Run this job now and once a day from now on, even after a failure."""
        self._day = look
        self._set(DAILY, 0.0)

    def set_timer(self, table_id: int, *, at_once: bool = False) -> None:
        """Set the timer of a changed table to the table's next due moment, or to now."""
        moment = self.tables.now() if at_once else self.tables.next_moment(table_id)
        if moment is None:
            self._waits.pop(table_id, None)
            self._set(table_id, None)
        else:
            moment = max(moment, self._waits.get(table_id, moment))
            self._set(table_id, max((moment - self.tables.now()).total_seconds(), 0.0))

    async def resume(self, since: datetime | None = None, shard: int = 0, shards: int = 1) -> list[Due]:
        """Set the timers of all live tables without loading the tables, and return each table's next step.

        No deadline passes and nobody is mentioned immediately after an absence of the bot. After an outage,
        resume only the servers of `shard`, which has been away `since` that moment.

        Raises:
            Unavailable: the database failed.
        """
        now, store = self.tables.now(), self.tables.store
        least = timing.earliest(now, since)
        await store.write(forgive_deadlines, least, timing.PATIENCE, since=since, shard=shard, shards=shards)
        found = await store.read(list_due_tables, now, shard=shard, shards=shards)
        for table_id, moment, _ in found:
            self.tables.mark_stale(table_id)
            self._set(table_id, None if moment is None else max((moment - now).total_seconds(), 0.0))
        return found

    @retry_on_conflict
    async def extend_deadline(self, table_id: int, user: int) -> None:
        """Double the time for a person's decision, which is allowed once a round for each seat.

        Raises:
            Refused: T-1 no decision to make, T-24 time already doubled in this round, T-104 paused.
        """
        async with self.tables.hold(table_id) as table:
            seat = self.tables.seat_for(table, user)
            open_ = next((deadline for deadline in table.deadlines if deadline.seat == seat), None)
            if open_ is None:
                raise Refused(RefusalId.NOT_YOUR_TURN)
            if table.extended(seat):
                raise Refused(RefusalId.TIME_ALREADY_GIVEN)
            longer = timing.extend_deadline(open_, table.header.timer, self.tables.now())
            await self.tables.store.write(extend_deadline, table_id, table.at, longer, table.rounds_done)
            await self.tables.reload(table)

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all timers and all tasks, and return the tasks to be waited for.

        Deadlines that pass while the bot is stopped take effect a grace period after the next start.
        """
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        return list(self._tasks)

    def _set(self, table_id: int, seconds: float | None) -> None:
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        if seconds is not None and not self._stopped:
            loop = asyncio.get_running_loop()
            timer = loop.call_later(seconds, self._fire, table_id, context=self._context)
            self._timers[table_id] = timer

    def _fire(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
        if table_id == DAILY:
            task = asyncio.create_task(self._look_daily(), name="what is looked after once a day")
        else:
            task = asyncio.create_task(self._look(table_id), name=f"clock of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_daily(self) -> None:
        try:
            if self._day is not None:
                await self._day()
        except (Unavailable, OSError) as error:
            log.warning("what is looked after once a day waits for tomorrow: %s", error)
        except Exception:
            log.exception("what is looked after once a day failed")
        finally:
            self._set(DAILY, DAY)

    async def _look(self, table_id: int) -> None:
        set_context(table=table_id)
        try:
            if self._away((await self.tables.snapshot(table_id, None)).header.guild_id):
                return
            await self.tables.take_due_mentions(table_id)
            self._remind(table_id)
            async with self.tables.hold(table_id) as table:
                await self._expire(table)
        except Refused as refused:
            if refused.rule in GONE:
                log.info("table %s has no clock: %s", table_id, refused.rule)
                return
            log.exception("table %s: its clock made a move that is refused", table_id)
            self._wait(table_id)
        except (Conflict, Unavailable) as error:
            log.warning("table %s: its clock tries again, %s", table_id, error)
            self._wait(table_id)
        except Exception:
            log.exception("table %s: its clock failed", table_id)
            self._wait(table_id)
        else:
            self._waits.pop(table_id, None)
            self.set_timer(table_id)

    def _wait(self, table_id: int) -> None:
        self._waits[table_id] = self.tables.now() + timedelta(seconds=RETRY_SECONDS)
        self._set(table_id, RETRY_SECONDS)

    async def _expire(self, table: Table) -> None:
        now = self.tables.now()
        if (until := table.header.paused_until) is not None:
            # Nobody may be there when a pause ends by itself, so leave time to hear of it.
            if until <= now:
                await self.tables.end_pause(table, least=timing.grace(table.header.timer))
            return
        for deadline in [d for d in table.deadlines if d.due_at is not None and d.due_at <= now]:
            if deadline.seat == timing.LOBBY:
                await self.tables.end(table, "closed")
            elif table.header.timer == "off":
                await self.tables.sleep(table)
                return
            elif deadline.turn == table.turn and deadline.seat in table.to_act:
                await self._decide(table, deadline)

    async def _decide(self, table: Table, deadline: Deadline) -> None:
        """Make the default move of the rules; hand the seat to a robot after `MISSED` deadlines in a row."""
        seat = deadline.seat
        choose, view = ROBOTS[table.header.game, "deadline"], robot_view(table.view(seat))
        await self.tables.play(table, seat, choose(view, table.luck.for_deadline(view)), "deadline")
        if table.is_running and table.missed_deadlines(seat) >= timing.MISSED:
            await self.tables.hand_over(table, seat, *robot_for(table, seat), None, TIME)
