"""Reviews of finished matches, "How did I play?": computed in the robots' process, kept in memory."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.records.tables import Person
from bot.store.recent import Recent
from bot.tables.replays import Replay
from bot.tables.thinker import Thinker
from bot.tables.thinking import plan
from engine.ai.judgement import Estimate
from engine.ai.review import (
    Choice,
    Match,
    Moment,
    Review,
    assess,
    sum_up,
    value_choices,
)
from engine.core import Seat

KEPT: Final = 64
"""The number of reviews kept in memory; any other is computed again."""


class SeatReview:
    """What is shown of a review.

    seat     the seat judged, the one that the person held last
    review   the parts of the result; without the moments, of which only these are kept:
    costly   the mistakes that cost most, in Skull the boldest claims
    fine     the decisions that brought most against ordinary play
    shared   whether somebody else made decisions for the seat, which count as the others' play
    """

    def __init__(self, seat: Seat, review: Review, *, shared: bool) -> None:
        self.seat, self.shared = seat, shared
        self.costly = review.boldest() if review.result is None else review.costliest()
        self.fine = review.finest()
        self.review = review._replace(moments=())

    def moment(self, number: int) -> Moment | None:
        """Return the costly moment whose decision was the input of this number."""
        return next((moment for moment in self.costly if moment.decision.number == number), None)


class Underway:
    """A review that is being computed: so many decisions are judged, of so many; 0 of 0 while it waits."""

    def __init__(self) -> None:
        self.done = self.of = 0
        self.task: asyncio.Task[SeatReview]


class Reviews:
    """Judges finished matches in the robots' process, one match at a time.

    It asks for one decision after the other, so that a robot never waits for more than one of them.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: Recent[SeatReview] = Recent(KEPT)
        self._underway: dict[tuple[int, int], Underway] = {}
        self._turn = asyncio.Lock()

    def get_kept(self, table_id: int, user: int) -> SeatReview | None:
        """Return a review that was computed before; None if it must be computed."""
        return self._kept.get((table_id, user))

    def begin(self, replay: Replay, user: int, seat: Seat) -> Underway:
        """Begin to review a replayable match for this person, unless it is under way; return the progress."""
        key = replay.header.id, user
        if (underway := self._underway.get(key)) is None:
            underway = self._underway[key] = Underway()
            task = asyncio.create_task(self._review(replay, user, seat, underway), name=f"review {key[0]}")
            underway.task = task
            task.add_done_callback(lambda task: self._end(key, task))
        return underway

    def _end(self, key: tuple[int, int], task: asyncio.Task[SeatReview]) -> None:
        del self._underway[key]
        # Retrieve the error as well: whoever waited may have gone, and asyncio would log it.
        if not task.cancelled() and task.exception() is None:
            self._kept.keep(key, task.result())

    async def _review(self, replay: Replay, user: int, seat: Seat, underway: Underway) -> SeatReview:
        game, header = replay.game, replay.header
        options = game.options(header.options, header.seats)
        made = {row.n for row in replay.rows if row.seat == seat and row.by == str(Person(user))}
        async with self._turn:
            match: Match = await self._thinker.ask(plan, game.key, header.seats, options, replay.inputs, seat)
            underway.of = len(match.decisions)
            parts: list[Moment | Estimate] = []
            for decision in match.decisions:
                own = decision.number in made
                parts.append(await self._thinker.ask(assess, game.key, decision, seat, own))
                underway.done += 1
        shared = any(each.seat == seat and each.number not in made for each in match.decisions)
        return SeatReview(seat, sum_up(match.rounds.values(), seat, game, parts), shared=shared)

    async def value_choices(self, game: str, moment: Moment) -> list[Choice]:
        """Return the actions worth valuing at a moment and their gains, the best one first.

        Raises:
            NoAnswer: the robots' process gave no answer.
        """
        choices: list[Choice] = await self._thinker.ask(value_choices, game, moment)
        return choices
