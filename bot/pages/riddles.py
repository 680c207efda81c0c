"""Build the posts of the riddle of the day; its solution goes into them only once the riddle is over."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from bot.deals.daily import close_of
from bot.deals.riddles import Riddles
from bot.people.people import People
from bot.present.deals import riddle as present
from bot.present.deals.riddle import Question, Solution
from bot.present.post import Post
from bot.records.riddles import Riddle
from bot.records.tables import TableHeader
from bot.store.recent import Recent
from bot.tables.snapshot import Occupant, Snapshot, SnapshotOf
from bot.texts.sentences import Texts
from engine import GAMES
from engine.ai import robot_view
from engine.core import RoundOver, replay

KEPT: Final = 4
"""Riddles whose positions are kept in memory; any other is replayed again."""


class RiddlePages:
    """Builder of the posts of the riddle of the day."""

    def __init__(self, riddles: Riddles, people: People) -> None:
        self.riddles = riddles
        self.people = people
        self._questions: Recent[Question] = Recent(KEPT)

    async def page(
        self, riddle: Riddle, user: int, guild: int | None, t: Texts, tried: str | None = None
    ) -> Post:
        """Return a riddle for a person: the question, their answer, or the solution once it is over.

        `tried` is the action that they have just chosen.

        Raises:
            Unavailable: the database failed.
        """
        riddles, question = self.riddles, self._question(riddle)
        illustrated = await self.people.wants_pictures(user, guild)
        own = await riddles.find_answer(riddle, user)
        chosen = None if own is None else GAMES[riddle.game].parse(own)
        if riddles.is_over(riddle):
            solution = await self._solve(riddle)
            late = tried is not None
            return present.solution_page(solution, chosen, t, illustrated=illustrated, late=late)
        before = await self.solve_before(riddle)
        if chosen is None:
            return present.question_page(question, before, t, illustrated=illustrated)
        return present.chosen_page(
            question,
            chosen,
            sum((await riddles.count_answers(riddle)).values()),
            close_of(date.fromisoformat(riddle.day)),
            before,
            t,
            illustrated=illustrated,
            changed=tried not in (None, own),
        )

    async def solve_before(self, riddle: Riddle) -> Solution | None:
        """Return how the riddle of the day before a riddle ended; None if there was none, or it goes on.

        Raises:
            Unavailable: the database failed.
        """
        before = await self.riddles.find_before(riddle)
        return None if before is None or not self.riddles.is_over(before) else await self._solve(before)

    async def solve_day(self, day: date) -> Solution | None:
        """Return how the riddle of a day ended; None if there was none, or it goes on.

        Raises:
            Unavailable: the database failed.
        """
        found = await self.riddles.find(day)
        return None if found is None or not self.riddles.is_over(found) else await self._solve(found)

    async def _solve(self, riddle: Riddle) -> Solution:
        game, counts = GAMES[riddle.game], await self.riddles.count_answers(riddle)
        return Solution(
            self._question(riddle),
            {game.parse(action): count for action, count in counts.items()},
            {game.parse(offer.action): offer.behind for offer in riddle.offers},
        )

    def _question(self, riddle: Riddle) -> Question:
        """Return a riddle without its solution."""
        kept = self._questions.get(riddle.id)
        if kept is not None:
            return kept
        actions = tuple(map(GAMES[riddle.game].parse, riddle.actions))
        question = Question(riddle.id, riddle.day, riddle.by_robots, replay_position(riddle), actions)
        return self._questions.keep(riddle.id, question)


def replay_position(riddle: Riddle) -> Snapshot:
    """Return the table as the seat of a riddle saw it, with players who have no names."""
    game, seats = GAMES[riddle.game], riddle.seats
    inputs = [(seat, game.parse(text)) for seat, text in riddle.inputs]
    played = list(replay(game, seats, game.options(riddle.options, seats), inputs))
    state = played[-1][0]
    rounds = sum(isinstance(event, RoundOver) for _, events, _ in played for event in events)
    header = TableHeader(
        id=0,
        game=riddle.game,
        rules_version=riddle.rules_version,
        options=riddle.options,
        seats=seats,
        guild_id=None,
        channel_id=None,
        thread_id=None,
        locale="en",
        status="running",
        host=0,
        revision=0,
        opened_at=datetime.fromisoformat(riddle.day).replace(tzinfo=UTC),
    )
    occupants = tuple(Occupant(f"u:{seat}", "") for seat in range(seats))
    return SnapshotOf(
        header,
        occupants,
        robot_view(game.view(state, riddle.seat)),
        riddle.seat,
        game.to_act(state),
        rounds_done=rounds,
        places=game.standing(state),
        past_occupants=(occupants,) * rounds,
        inputs=len(inputs),
    )
