"""What the table does by itself: the dealer deals, robots play, forced last cards fall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

from bot.errors import Conflict, Refused, Unavailable
from bot.logs import turn_to
from bot.people.people import People
from bot.records import Person, Robot, TableHeader, parse_who
from bot.tables.pace import natural
from bot.tables.service import Tables
from bot.tables.stand_ins import manner_of
from bot.tables.table import Table
from bot.tables.thinker import SLOW, Thinker
from engine.ai import ROBOTS
from engine.ai.manners import MANNERS
from engine.core import DEALER, AnyAction, AnyView, Seat

log = logging.getLogger(__name__)

SECOND_THOUGHTS: Final = 3.0
"""Seconds a robot leaves a person who, as far as all know, may act out of turn, such as take back a card."""
PATIENCE: Final = 30.0
"""Seconds before a table that could not be read or written tries again, at most."""
FIRST_RELAPSE: Final = 3.0
RELAPSE: Final = 600.0
"""Seconds before a table whose robots failed tries again, at first and at most: the fault may be in what they
think."""


class Robots:
    """One short-lived task per table that has something to do by itself.

    `beat(game, events)` says for how many seconds what just happened stays on screen before it goes on,
    `pace(view, level, luck)` how long a robot seems to think.
    """

    def __init__(
        self,
        tables: Tables,
        people: People,
        beat: Callable[[str, Sequence[Any]], float],
        rng: Random | None = None,
        pace: Callable[[AnyView, str, float], float] = natural,
    ) -> None:
        self.tables = tables
        self.thinker = Thinker()
        self.pace = pace
        self._people = people
        self._beat = beat
        self._rng = rng or SystemRandom()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[int, float] = {}  # how long each table waited last after a failure
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._stopped = False
        # Nobody who knows how robots think, and where they sit, may work out what they do.
        self._secret: int | None = None

    def look(self, table_id: int) -> None:
        """Something changed at this table: have the dealer and robots act in their time, if any is due."""
        if table_id in self._tasks or self._stopped:
            return
        if self._is_for_people(table_id):
            self._failed.pop(table_id, None)
        else:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=f"table {table_id}")

    def _is_for_people(self, table_id: int) -> bool:
        """Whether it is known that people are next at this table."""
        table = self.tables.known(table_id)
        try:
            return table is not None and not table.stale and not _may_be_due(table)
        except Exception:
            log.debug("table %s: its task tells what is wrong there", table_id, exc_info=True)
            return False

    def stop(self) -> list[asyncio.Task[None]]:
        """Begin nothing more and stop all tasks, which are given back to be waited for.

        Whatever they had not stored has not happened.
        """
        self._stopped = True
        self.thinker.stop()
        for task in self._tasks.values():
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        return list(self._tasks.values())

    async def _run(self, table_id: int) -> None:
        turn_to(table=table_id)
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
        """Deal at once at a table that has just begun, so that its first hand can be shown right away.

        Where that cannot be stored now, the dealer comes in their own time.
        """
        try:
            async with self.tables.hold(table_id) as table:
                while table.running and table.robots_due()[:1] == [DEALER]:
                    await self._act(table, DEALER, ())
        except (Conflict, Unavailable) as error:
            log.info("table %s is dealt to later: %s", table_id, error)

    def _later(self, table_id: int) -> None:
        """Try again after a while, each time a longer one; a move made meanwhile tries at once."""
        seconds = self._failed[table_id] = min(2 * self._failed.get(table_id, FIRST_RELAPSE / 2), RELAPSE)
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_later(seconds, self._once_more, table_id)

    def _once_more(self, table_id: int) -> None:
        del self._timers[table_id]
        self.look(table_id)

    async def _once(self, table_id: int) -> bool:
        async with self.tables.hold(table_id) as table:
            due = await self._due(table)
            if not due:
                # Inside the hold: a move made from now on finds no task and starts a new one.
                self._tasks.pop(table_id, None)
                return False
            pause, turn = self._pause(table, due), table.turn
            asked = self._asked(table, due)
        # Nobody is kept from the table while robots think, or seem to. They move when the pause is over, not
        # when a thought is: how long that takes depends on their cards.
        thoughts, _ = await asyncio.gather(self._think(table.header, asked, pause), asyncio.sleep(pause))
        async with self.tables.hold(table_id) as table:
            # A click came first: what it brought about stays on screen for its own time. In a simultaneous
            # phase the turn stays, and all robots answer together.
            for seat in await self._due(table):
                if table.turn == turn:
                    await self._act(table, seat, thoughts)
            return True

    def _asked(self, table: Table, due: Sequence[Seat]) -> list[Question]:
        """What robots that think long have to decide."""
        occupants = table.occupants()
        return [
            Question(seat, who, table.view(seat), self._seed(table, seat))
            for seat in due
            if seat != DEALER
            and isinstance(who := parse_who(occupants[seat].who), Robot)
            and who.level in SLOW
        ]

    def _seed(self, table: Table, seat: Seat) -> str:
        """Where the luck of a decision comes from: the same luck when it is asked for again."""
        if self._secret is None:
            self._secret = self._rng.getrandbits(64)
        return f"{self._secret} {table.header.id} {table.inputs} {seat}"

    async def _think(self, header: TableHeader, asked: Sequence[Question], seconds: float) -> list[Thought]:
        """Return what each of them makes of its question within so many seconds."""
        choose = self.thinker.choose
        actions = await asyncio.gather(
            *(choose(header.game, q.robot.level, q.view, q.seed, manner_of(q.robot), seconds) for q in asked)
        )
        return [Thought(one, action) for one, action in zip(asked, actions, strict=True)]

    async def _due(self, table: Table) -> list[Seat]:
        """Whose move the bot makes: the dealer's, robots', and forced last cards of those who like it so."""
        due = table.robots_due()
        if due or table.header.asleep:
            return due
        last = _last_cards(table)
        return [seat for seat, user in last if (await self._people.preferences(user)).autoplay]

    def _pause(self, table: Table, due: Sequence[int]) -> float:
        """Return the seconds until these seats move, which depend on luck and on what everybody sees only."""
        beat = self._beat(table.header.game, table.last_events)
        if due[0] == DEALER:
            # What ended a round stays on screen for its time, and no longer because the bot is restarted.
            shown = max((self.tables.now() - table.last_at).total_seconds(), 0.0)
            return max(beat - shown, 0.0)
        occupants = table.occupants()
        players = [(table.view(seat), parse_who(occupants[seat].who)) for seat in due]
        luck = Random(f"pace {self._seed(table, due[0])}").random()
        thinks = max(
            self.pace(view, player.level if isinstance(player, Robot) else "", luck)
            for view, player in players
        )
        return max(SECOND_THOUGHTS if _second_thoughts(table) else thinks, beat)

    async def _act(self, table: Table, seat: int, thoughts: Sequence[Thought]) -> None:
        if seat == DEALER:
            await self.tables.play(table, seat, table.chance(self._rng), "dealer")
            return
        who = table.occupants()[seat].who
        player = parse_who(who)
        if isinstance(player, Person):
            last = table.last_card(seat)
            if last is not None:
                await self.tables.play(table, seat, last, "forced")
            return
        if player.level in SLOW:
            # What was thought of something else is of no use any more: it is thought about anew.
            for thought in thoughts:
                if thought.answers(seat, player, table.view(seat)):
                    await self.tables.play(table, seat, thought.action, who)
            return
        manner = MANNERS[manner_of(player)]
        action = ROBOTS[table.header.game, player.level](table.view(seat), self._rng, manner=manner)
        await self.tables.play(table, seat, action, who)


class Question(NamedTuple):
    """What a robot that thinks long has to decide; the same seed makes the same of the same view."""

    seat: Seat
    robot: Robot
    view: AnyView
    seed: str


class Thought(NamedTuple):
    """What it made of that."""

    question: Question
    action: AnyAction

    def answers(self, seat: Seat, robot: Robot, view: AnyView) -> bool:
        """Whether that is still what this robot has to decide there."""
        asked = self.question
        return (seat, robot, view.turn, view.choices) == (
            asked.seat,
            asked.robot,
            asked.view.turn,
            asked.view.choices,
        )


def _may_be_due(table: Table) -> bool:
    """False where it is for people to go on: no dealer, robot or last card is next."""
    return bool(table.robots_due()) or (not table.header.asleep and bool(_last_cards(table)))


def _last_cards(table: Table) -> list[tuple[Seat, int]]:
    """The seats of people, and who they are, whose last card can be played in one way only."""
    occupants = table.occupants()
    players = [(seat, parse_who(occupants[seat].who)) for seat in table.to_act if seat >= 0]
    return [
        (seat, player.user_id)
        for seat, player in players
        if isinstance(player, Person) and table.last_card(seat) is not None
    ]


def _second_thoughts(table: Table) -> bool:
    """Return whether, as far as everybody knows, a person whose turn it is not may act all the same."""
    occupants = table.occupants()
    return any(not occupants[seat].robot and seat not in table.to_act for seat in table.bystanders())
