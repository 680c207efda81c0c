"""What Discord is asked for: a message it may have had before is told from a new one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.courier.requests import Requests, Sent, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.present.post import Post, Text
from bot.texts.emojis import Emojis

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Channel:
    """A channel of a bot that knows no other; `answers` come one after the other."""

    def __init__(self, *answers: datetime | Exception) -> None:
        self.answers = list(answers)
        self.nonces: list[str] = []

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def send(self, *_: Any, nonce: str, **__: Any) -> Any:
        self.nonces.append(nonce)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return discord.Object(discord.utils.time_snowflake(answer))


def requests(channel: Channel) -> Requests:
    bot: Any = channel
    return Requests(bot, Silence(lambda channel: None), lambda: NOON, Emojis())


async def sent(asked: Requests, nonce: str = "a") -> Sent | None:
    return await asked.send(1, Post((Text("ahoy"),)), nonce, direct=False, silent=False)


@pytest.mark.parametrize(("seconds", "repeated"), [(-1, True), (0, False), (1, False)])
async def test_a_message_older_than_the_bot_was_sent_before_it_was_restarted(
    seconds: int, repeated: bool
) -> None:
    found = await sent(requests(Channel(NOON + timedelta(seconds=seconds))))
    assert found is not None
    assert found.repeated == repeated


async def test_what_is_sent_again_after_a_failure_may_have_been_there() -> None:
    """It shows what held then, so it is written once more; the next one is new."""
    later = NOON + timedelta(minutes=1)
    channel = Channel(aiohttp.ClientError(), later, later)
    asked = requests(channel)
    with pytest.raises(TryAgain):
        await sent(asked)
    assert [found and found.repeated for found in (await sent(asked), await sent(asked))] == [True, False]
    assert channel.nonces == ["a", "a", "a"]


def test_a_nonce_is_of_all_it_is_made_from() -> None:
    made = [
        nonce_of(1, "table/lobby", -1, 0),
        nonce_of(1, "table/lobby", -1, 7),
        nonce_of(2, "table/lobby", -1, 0),
    ]
    assert len(set(made)) == 3
    assert made[0] == nonce_of(1, "table/lobby", -1, 0)
    assert all(len(nonce) <= 25 for nonce in made)
