"""Before a person is deleted, the bot awaits its running answers to that person, and no others."""

from __future__ import annotations

import asyncio

from bot.client.answer_tasks import AnswerTasks
from tests.bot.kernel.instantly import instantly

ANA, BEA = 1, 2


@instantly
async def test_only_answers_to_the_same_person_are_awaited() -> None:
    attending, ended = AnswerTasks(), []

    async def answers(user: int, seconds: float) -> None:
        attending.begin(user)
        await asyncio.sleep(seconds)
        ended.append(seconds)

    tasks = [
        asyncio.create_task(answers(user, after)) for user, after in ((ANA, 1.0), (BEA, 2.0), (ANA, 3.0))
    ]
    await asyncio.sleep(0)
    await attending.answered(ANA, tasks[2:])
    assert ended == [1.0]
    assert attending.tasks == set(tasks[1:])
    await attending.answered(ANA, ())
    assert ended == [1.0, 2.0, 3.0]
    await attending.answered(ANA, ())


@instantly
async def test_waiting_for_an_answer_has_a_time_limit() -> None:
    attending = AnswerTasks()

    async def answers() -> None:
        attending.begin(ANA)
        await asyncio.sleep(10_000)

    task = asyncio.create_task(answers())
    await asyncio.sleep(0)
    await attending.answered(ANA, ())
    assert not task.done()
    task.cancel()
