"""Answers in progress to a person are awaited before they are deleted, and nobody else's are."""

from __future__ import annotations

import asyncio

from bot.client.answer_tasks import AnswerTasks
from tests.bot.kernel.instantly import instantly

ANA, BEA = 1, 2


@instantly
async def test_their_own_answers_are_waited_for_and_not_those_of_others() -> None:
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
async def test_an_answer_that_never_ends_is_not_waited_for_for_ever() -> None:
    attending = AnswerTasks()

    async def answers() -> None:
        attending.begin(ANA)
        await asyncio.sleep(10_000)

    task = asyncio.create_task(answers())
    await asyncio.sleep(0)
    await attending.answered(ANA, ())
    assert not task.done()
    task.cancel()
