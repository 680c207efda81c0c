"""Hints at private tables: computed in the robots' process from the person's view, and counted."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from bot.errors import RefusalId, Refused
from bot.store.recent import Recent
from bot.tables.retry import retry_on_conflict
from bot.tables.service import Tables
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.tables.thinker import Thinker
from engine.ai import robot_view
from engine.ai.hint import Hint, advise, can_advise

KEPT: Final = 256
"""The number of hints kept in memory; any other is computed, and counted, again."""


class Advice(NamedTuple):
    """A hint, what its reader saw when they asked, and how many hints of the match that makes."""

    hint: Hint
    snapshot: Snapshot
    hints: int


class Hints:
    """Advises people at private tables, at most once a decision.

    A hint is counted in the store before anybody reads it.
    """

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self._tables, self._thinker = tables, thinker
        self._kept: Recent[Advice] = Recent(KEPT)
        self._underway: dict[tuple[int, int], asyncio.Task[Advice]] = {}

    async def require_decision(self, table_id: int, user: int, turn: int) -> Snapshot:
        """Return the table as seen by a person who may ask for a hint on this decision.

        Raises:
            Refused: as `_require_decision`.
        """
        async with self._tables.hold(table_id) as table:
            if turn > table.turn:  # Another process has made a move.
                await self._tables.reload(table)
            self._require_decision(table, user, turn)
            return table.snapshot(user)

    def _require_decision(self, table: Table, user: int, turn: int) -> None:
        """Check that a person may ask for a hint on this decision at a held table.

        Raises:
            Refused: T-127 a table without hints, T-1 somebody else's turn, T-2 another decision or one
                without a choice, or as `Tables.seat_for`.
        """
        seat = self._tables.seat_for(table, user)
        if not table.header.allows_hints:
            raise Refused(RefusalId.NO_HINTS)
        if seat not in table.to_act:
            raise Refused(RefusalId.NOT_YOUR_TURN)
        if turn != table.turn or not can_advise(table.header.game, table.view(seat)):
            raise Refused(RefusalId.NOT_NOW)

    async def ask(self, snapshot: Snapshot, user: int, interaction: int | None) -> Advice:
        """Return the hint for a decision that `require_decision` has returned.

        Raises:
            Refused: the decision has been made meanwhile, as `require_decision`.
            NoAnswer: the robots' process gave no answer.
            Unavailable: the database failed.
        """
        key = snapshot.header.id, snapshot.view.turn
        if (kept := self._kept.get(key)) is not None:
            return kept
        task = self._underway.get(key)
        if task is None:
            advising = self._advise(snapshot, user, interaction)
            task = self._underway[key] = asyncio.create_task(advising, name=f"hint {key[0]}")
            task.add_done_callback(lambda task: self._end(key, task))
        await asyncio.wait({task})
        return task.result()

    def _end(self, key: tuple[int, int], task: asyncio.Task[Advice]) -> None:
        del self._underway[key]
        # Retrieve the error as well: whoever waited may have gone, and asyncio would log it.
        if not task.cancelled() and task.exception() is None:
            self._kept.keep(key, task.result())

    async def _advise(self, snapshot: Snapshot, user: int, interaction: int | None) -> Advice:
        view = robot_view(snapshot.view)
        hint: Hint = await self._thinker.ask(advise, snapshot.header.game, view)
        return Advice(hint, snapshot, await self._count(snapshot, user, interaction))

    @retry_on_conflict
    async def _count(self, snapshot: Snapshot, user: int, interaction: int | None) -> int:
        """Store that a hint is shown, if the decision is still to be made; return the match's hints."""
        async with self._tables.hold(snapshot.header.id) as table:
            self._require_decision(table, user, snapshot.view.turn)
            await self._tables.count_hint(table, interaction)
            return table.header.hints
