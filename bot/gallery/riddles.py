"""Gallery screens about the riddle of the day: the question, what one chose, and how all answered.

The numbers are invented, because a real judgement takes seconds.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta

from bot.gallery.house import GUILD, House
from bot.gallery.looks import READER, Screen
from bot.gallery.moments import find_match
from bot.pages.riddles import replay_position
from bot.present.deals import riddle as present
from bot.present.deals.riddle import Question, Solution
from bot.records.riddles import Riddle
from bot.tables.replays import Replay
from engine.ai.judgement import METHODS
from engine.ai.riddle import OFFERED, list_decisions

COUNTS = (14, 5, 21, 2)
BEHIND = (-14.2, -31.8, 0.0, -7.4)


async def riddles(house: House) -> AsyncIterator[Screen]:
    """Yield the pages of each game with riddles."""
    t = await house.people.texts_for(READER)
    yield Screen("searching", present.searching_page(t), private=True)
    solution: Solution | None = None
    for game in METHODS:
        number = await house.play_match(game, find_match(f"{game} over"))
        replay = await house.replays.replays.load(number, READER, GUILD)
        for question in _questions(replay, house.time.date().isoformat()):
            verb = question.actions[0].verb
            name = f"{game} {verb}"
            asked = present.question_page(question, solution, t, illustrated=True)
            yield Screen(name, asked, private=True)
            over = house.time + timedelta(hours=9)
            chosen = question.actions[1]
            told = present.chosen_page(question, chosen, 42, over, solution, t, illustrated=True)
            yield Screen(f"{name} chosen", told, private=True)
            counts = dict(zip(question.actions, COUNTS, strict=True))
            solution = Solution(question, counts, dict(zip(question.actions, BEHIND, strict=True)))
            shown = present.solution_page(solution, chosen, t, illustrated=True, late=verb == "bid")
            yield Screen(f"{name} solution", shown, private=True)


def _questions(replay: Replay, day: str) -> Iterator[Question]:
    """Yield a position of the match for each kind of decision, with its first actions."""
    header, game, told = replay.header, replay.game, set[str]()
    options = game.options(header.options, header.seats)
    for decision in list_decisions(game, header.seats, options, replay.inputs):
        if decision.action.verb in told:
            continue
        told.add(decision.action.verb)
        inputs = tuple((seat, str(action)) for seat, action in replay.inputs[: decision.number])
        riddle = Riddle(
            id=7,
            day=day,
            game=header.game,
            rules_version=game.version,
            options=header.options,
            seats=header.seats,
            seat=decision.seat,
            inputs=inputs,
            offers=(),
            by_robots=decision.action.verb == "bid",
        )
        found = METHODS[game.key].candidates(decision.view, ())
        actions = tuple(sorted(found, key=lambda one: (one.verb, one.items))[:OFFERED])
        yield Question(riddle.id, day, riddle.by_robots, replay_position(riddle), actions)
