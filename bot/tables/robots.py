"""Automatic moves at tables: deals, robots' moves, and forced last cards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bot.errors import Conflict, Refused, Unavailable
from bot.logs import set_context
from bot.people.people import People
from bot.records.tables import Person, Robot, TableHeader, parse_who
from bot.tables.last_cards import allows_autoplay
from bot.tables.robot_names import manner_of
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinker import Thinker
from bot.tables.thinking_time import natural
from engine.ai import SLOW, decide, robot_view
from engine.ai.manners import MANNERS
from engine.core import DEALER, AnyAction, AnyView, Seat
from engine.luck import Draws

log = logging.getLogger(__name__)

SECOND_THOUGHTS: Final = 3.0
"""Seconds a robot waits where, as far as all know, a person may act out of turn, such as take back a card."""
PATIENCE: Final = 30.0
"""Maximum seconds before a table that could not be read or written is tried again."""
FIRST_RELAPSE: Final = 3.0
RELAPSE: Final = 600.0
"""Maximum seconds before a table whose robots failed is tried again: the fault may be in their code."""


class Robots:
    """One short-lived task for each table where an automatic move is due.

    `beat(game, events)` returns how many seconds the last events stay on screen before the next move,
    `pace(view, level, luck)` how many seconds a robot seems to think.
    """

    def __init__(
        self,
        tables: Tables,
        people: People,
        beat: Callable[[str, Sequence[Any]], float],
        pace: Callable[[AnyView, str, float], float] = natural,
        thinker: Thinker | None = None,
    ) -> None:
        self.tables = tables
        self.thinker = thinker or Thinker()
        self.pace = pace
        self._people = people
        self._beat = beat
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[int, float] = {}  # the last retry delay of each table after a failure
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._stopped = False

    def start_moves(self, table_id: int) -> None:
        """Start the task of a changed table, if the dealer, a robot or a last card moves next."""
        if table_id in self._tasks or self._stopped:
            return
        if self._is_for_people(table_id):
            self._failed.pop(table_id, None)
        else:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=f"table {table_id}")

    def _is_for_people(self, table_id: int) -> bool:
        """Return whether this table is known to wait for people only."""
        table = self.tables.get_cached(table_id)
        try:
            return table is not None and not table.stale and not _may_be_due(table)
        except Exception:
            log.debug("table %s: its task tells what is wrong there", table_id, exc_info=True)
            return False

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel all tasks and timers, start no new tasks, and return the tasks to be waited for.

        Moves that a task has not stored yet are not made.
        """
        self._stopped = True
        self.thinker.stop()
        for task in self._tasks.values():
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        return list(self._tasks.values())

    async def _run(self, table_id: int) -> None:
        set_context(table=table_id)
        wait = 1.0
        try:
            while True:
                try:
                    moved = await self._once(table_id)
                    wait = 1.0
                    self._failed.pop(table_id, None)
                    if not moved:
                        return
                except (Unavailable, Conflict) as error:
                    log.warning("table %s: the robots wait, %s", table_id, error)
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, PATIENCE)
        except Refused as refused:
            log.info("table %s: the robots stop, %s", table_id, refused.rule)
        except Exception:
            log.exception("table %s: the robots stop for now", table_id)
            self._later(table_id)
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                del self._tasks[table_id]

    async def deal(self, table_id: int) -> None:
        """Deal at once at a table whose match has just begun, so that the first hand can be shown right away.

        If the deal cannot be stored now, the table's task deals later.
        """
        try:
            async with self.tables.hold(table_id) as table:
                await self.deal_held(table)
        except (Conflict, Unavailable) as error:
            log.info("table %s is dealt to later: %s", table_id, error)

    async def deal_held(self, table: Table) -> None:
        """Deal at once at a held table, if the dealer is next.

        Raises:
            Conflict: another writer was first.
            Unavailable: the database failed.
        """
        while table.is_running and table.robots_due()[:1] == [DEALER]:
            await self._act(table, DEALER, ())

    def _later(self, table_id: int) -> None:
        """Retry a table after a delay that doubles with each failure; a move meanwhile retries at once."""
        seconds = self._failed[table_id] = min(2 * self._failed.get(table_id, FIRST_RELAPSE / 2), RELAPSE)
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(seconds, self._retry, table_id)

    def _retry(self, table_id: int) -> None:
        del self._timers[table_id]
        self.start_moves(table_id)

    async def _once(self, table_id: int) -> bool:
        async with self.tables.hold(table_id) as table:
            due = await self._due(table)
            if not due:
                # Remove the task while the table is held, so that the next move starts a new task.
                self._tasks.pop(table_id, None)
                return False
            pause, turn = self._pause(table, due), table.turn
            asked = self._questions(table, due)
        # The table is not locked while robots think. Robots move after the pause, not when they have
        # decided: the computing time depends on their secret cards. On a busy machine they are waited for.
        thoughts, _ = await asyncio.gather(self._think(table.header, asked), asyncio.sleep(pause))
        async with self.tables.hold(table_id) as table:
            # Skip the moves if a click changed the turn during the pause: the click's events need their own
            # pause. In a simultaneous phase the turn stays, and all robots move together.
            for seat in await self._due(table):
                if table.turn == turn:
                    await self._act(table, seat, thoughts)
            return True

    def _questions(self, table: Table, due: Sequence[Seat]) -> list[Question]:
        """Return the decisions of slow robots, which the other process computes."""
        questions, occupants = [], table.occupants()
        for seat in due:
            player = None if seat == DEALER else parse_who(occupants[seat].who)
            if isinstance(player, Robot) and player.level in SLOW:
                view = robot_view(table.view(seat))
                questions.append(Question(seat, player, view, table.luck.robot_key(view)))
        return questions

    async def _think(self, header: TableHeader, asked: Sequence[Question]) -> list[Thought]:
        """Return each robot's answer to its question."""
        choose = self.thinker.choose
        actions = await asyncio.gather(
            *(choose(header.game, q.robot.level, q.view, q.key, manner_of(q.robot)) for q in asked)
        )
        return [Thought(question, action) for question, action in zip(asked, actions, strict=True)]

    async def _due(self, table: Table) -> list[Seat]:
        """Return the seats the bot moves for: dealer, robots, and people whose last card is autoplayed."""
        due = table.robots_due()
        if due or table.header.stands_still:
            return due
        occupants, last = table.occupants(), _last_cards(table)
        return [
            seat for seat, user in last if allows_autoplay(await self._people.preferences(user), occupants)
        ]

    def _pause(self, table: Table, due: Sequence[int]) -> float:
        """Return the seconds until these seats move, computed from luck and public facts only."""
        beat = self._beat(table.header.game, table.last_events)
        if due[0] == DEALER:
            # The end of a round stays on screen for a fixed time, which a restart of the bot must not extend.
            shown = max((self.tables.now() - table.last_at).total_seconds(), 0.0)
            return max(beat - shown, 0.0)
        occupants = table.occupants()
        players = [(table.view(seat), parse_who(occupants[seat].who)) for seat in due]
        luck = Draws(table.luck.key("pace", table.inputs, due[0])).random()
        thinks = max(
            self.pace(view, player.level if isinstance(player, Robot) else "", luck)
            for view, player in players
        )
        return max(SECOND_THOUGHTS if _may_act_out_of_turn(table) else thinks, beat)

    async def _act(self, table: Table, seat: int, thoughts: Sequence[Thought]) -> None:
        if seat == DEALER:
            await self.tables.play(table, seat, table.chance(), "dealer")
            return
        who = table.occupants()[seat].who
        player = parse_who(who)
        if not isinstance(player, Robot):
            last = table.last_card(seat)
            if last is not None:
                await self.tables.play(table, seat, last, "forced")
            return
        if player.level in SLOW:
            # Drop answers to an outdated question; the task's next round asks the current question.
            for thought in thoughts:
                if thought.answers(seat, player, robot_view(table.view(seat))):
                    await self.tables.play(table, seat, thought.action, who)
            return
        manner = MANNERS[manner_of(player)]
        action = decide(table.header.game, player.level, table.view(seat), table.luck, manner)
        await self.tables.play(table, seat, action, who)


class Question(NamedTuple):
    """A decision for a robot of a slow level; the answer depends only on view, key and robot."""

    seat: Seat
    robot: Robot
    view: AnyView
    key: bytes


class Thought(NamedTuple):
    """A question and the action that the robot chose."""

    question: Question
    action: AnyAction

    def answers(self, seat: Seat, robot: Robot, view: AnyView) -> bool:
        """Return whether this robot at this seat still faces the question's decision."""
        asked = self.question
        return (seat, robot, view) == (asked.seat, asked.robot, asked.view)


def _may_be_due(table: Table) -> bool:
    """Return whether the dealer, a robot or a last card may move next, rather than a person."""
    return not table.header.stands_still and table.bot_to_move


def _last_cards(table: Table) -> list[tuple[Seat, int]]:
    """Return the seat and user id of each person whose last card can be played in one way only."""
    occupants = table.occupants()
    players = [(seat, parse_who(occupants[seat].who)) for seat in table.to_act if seat >= 0]
    return [
        (seat, player.user_id)
        for seat, player in players
        if isinstance(player, Person) and table.last_card(seat) is not None
    ]


def _may_act_out_of_turn(table: Table) -> bool:
    """Return whether a person may act out of turn, judging by public facts only."""
    occupants = table.occupants()
    return any(not occupants[seat].is_robot and seat not in table.to_act for seat in table.bystanders())
