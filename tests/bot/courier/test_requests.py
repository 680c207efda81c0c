"""Requests to Discord: repeated messages are recognised, and refused pictures are left out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import pytest
from discord.http import MultipartParameters

from bot.art.hand import Hand
from bot.art.shown import Picture
from bot.courier.illustrations import Illustrations, name_of
from bot.courier.requests import Requests, Sent, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.present.post import Illustration, Post, Text
from bot.records.tables import PostRow
from bot.texts.emojis import Emojis
from tests.bot.courier.edited import told

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


ROW: Final = PostRow(
    7, "hand 5/round 1", 0, 1, discord.utils.time_snowflake(NOON + timedelta(minutes=1)), NOON
)


def refused(status: int = 400) -> discord.HTTPException:
    """Return Discord's error for a picture that it refuses."""
    answer: Any = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(answer, {"code": 50035, "message": "unfurled media attachment not found"})


async def named(shown: Picture) -> bytes:
    """Draw a hand as the name of its first card."""
    assert isinstance(shown, Hand)
    return shown.cards[0][0].encode()


def letter(card: str, text: str = "ahoy") -> Post:
    """Return a direct message with a hand of one card."""
    return Post((Text(text), Illustration(Hand(((card, ""),)), f"Your hand: {card}")), classic=True)


class Channel:
    """A fake bot with a single channel and message, whose requests return or raise `answers` in order.

    `has` lists the file names of the message's pictures.
    """

    def __init__(self, *answers: datetime | Exception) -> None:
        self.answers = list(answers)
        self.has: list[str] = []
        self.nonces: list[str] = []
        self.edits: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []

    @property
    def http(self) -> Channel:
        return self

    def get_partial_message(self, _: int) -> Channel:
        return self

    async def edit_message(self, *_: int, params: MultipartParameters) -> dict[str, Any]:
        self.edits.append(told(params))
        if self.answers and isinstance(answer := self.answers.pop(0), Exception):
            raise answer
        if "attachments" in self.edits[-1]:
            self.has = [file.filename for file in self.edits[-1]["attachments"]]
        return {"attachments": [{"filename": name} for name in self.has]}

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def send(self, *_: Any, nonce: str, **form: Any) -> Any:
        self.nonces.append(nonce)
        self.sent.append(form)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        self.has = [file.filename for file in form["files"]]
        return discord.Object(discord.utils.time_snowflake(answer))


def requests(channel: Channel) -> Requests:
    bot: Any = channel
    return Requests(
        bot, Silence(lambda channel: None, lambda: NOON), lambda: NOON, Emojis(), Illustrations(named)
    )


async def sent(asked: Requests, nonce: str = "a") -> Sent | None:
    return await asked.send(1, Post((Text("ahoy"),)), nonce, direct=False, silent=False)


@pytest.mark.parametrize(("seconds", "repeated"), [(-1, True), (0, False), (1, False)])
async def test_a_message_older_than_the_process_is_a_repetition(seconds: int, repeated: bool) -> None:
    found = await sent(requests(Channel(NOON + timedelta(seconds=seconds))))
    assert found is not None
    assert found.repeated == repeated


async def test_a_message_sent_again_after_a_failure_counts_as_repeated() -> None:
    """Discord may return the message of the first attempt, with outdated content."""
    later = NOON + timedelta(minutes=1)
    channel = Channel(aiohttp.ClientError(), later, later)
    asked = requests(channel)
    with pytest.raises(TryAgain):
        await sent(asked)
    again, new = await sent(asked), await sent(asked, "b")
    assert again is not None
    assert new is not None
    assert (again.repeated, new.repeated) == (True, False)
    assert channel.nonces == ["a", "a", "b"]


async def test_a_message_sent_again_after_an_answer_counts_as_repeated() -> None:
    """If its id could not be stored, the message is sent again, and may show an outdated picture."""
    later = NOON + timedelta(minutes=1)
    channel = Channel(later, later)
    asked = requests(channel)
    first, again = [
        await asked.send(1, letter(card), "a", direct=True, silent=False) for card in ("green_7", "black_2")
    ]
    assert first is not None
    assert again is not None
    assert (first.repeated, again.repeated) == (False, True)
    await asked.edit(replace(ROW, message_id=again.message_id), letter("black_2"), direct=True)
    assert [pictures(form) for form in channel.edits] == [["black_2"]]


def test_nonces_differ_with_each_argument_and_fit_discord() -> None:
    made = [
        nonce_of(1, "table/lobby", -1, 0),
        nonce_of(1, "table/lobby", -1, 7),
        nonce_of(2, "table/lobby", -1, 0),
    ]
    assert len(set(made)) == 3
    assert made[0] == nonce_of(1, "table/lobby", -1, 0)
    assert all(len(nonce) <= 25 for nonce in made)


def pictures(form: dict[str, Any]) -> list[str] | None:
    """Return the content of the pictures an edit sends, or None for an edit that keeps them all."""
    files = form.get("attachments")
    return None if files is None else [file.fp.read().decode() for file in files]


async def test_an_edit_does_not_resend_an_unchanged_picture() -> None:
    channel = Channel(NOON)
    asked = requests(channel)
    for text, card in (("deal", "green_7"), ("bid", "green_7"), ("next", "black_2")):
        assert await asked.edit(ROW, letter(card, text), direct=True)
    assert await asked.edit(ROW, letter("black_2").without_illustration(), direct=True)
    assert [pictures(form) for form in channel.edits] == [["green_7"], None, ["black_2"], []]


async def test_an_edit_keeps_a_picture_sent_with_the_message() -> None:
    later = NOON + timedelta(minutes=1)
    channel = Channel(later)
    asked = requests(channel)
    found = await asked.send(1, letter("green_7"), "a", direct=True, silent=False)
    assert found is not None
    await asked.edit(replace(ROW, message_id=found.message_id), letter("green_7", "bid"), direct=True)
    assert [pictures(form) for form in channel.edits] == [None]


@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_refused_picture_is_left_out_of_the_edit(status: int) -> None:
    channel = Channel(refused(status))
    asked = requests(channel)
    assert await asked.edit(ROW, letter("green_7"), direct=True)
    assert [pictures(form) for form in channel.edits] == [["green_7"], []]
    assert [form["content"] for form in channel.edits] == ["ahoy", "ahoy"]


async def test_a_picture_that_discord_has_lost_is_sent_again() -> None:
    channel = Channel(NOON, refused())
    asked = requests(channel)
    for text in ("deal", "bid"):
        assert await asked.edit(ROW, letter("green_7", text), direct=True)
    assert [pictures(form) for form in channel.edits] == [["green_7"], None, ["green_7"]]


@pytest.mark.parametrize("direct", [True, False])
@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_message_is_sent_without_a_refused_picture(status: int, direct: bool) -> None:
    channel = Channel(refused(status), NOON + timedelta(minutes=1))
    asked = requests(channel)
    found = await asked.send(1, letter("green_7"), "a", direct=direct, silent=False)
    assert found is not None
    assert [len(form["files"]) for form in channel.sent] == [1, 0]


async def test_a_refused_picture_does_not_disable_emojis() -> None:
    emojis = Emojis()
    emojis.show({"green_7": 5})
    bot: Any = Channel(refused())
    asked = Requests(
        bot, Silence(lambda channel: None, lambda: NOON), lambda: NOON, emojis, Illustrations(named)
    )
    said = letter("green_7", f"You hold {emojis.shown['green_7']}")
    assert await asked.edit(ROW, said, direct=True)
    assert emojis.shown


async def test_a_direct_message_from_before_the_start_keeps_its_picture() -> None:
    old = replace(ROW, message_id=discord.utils.time_snowflake(NOON - timedelta(minutes=1)))
    channel, shown = Channel(), letter("green_7", "bid")
    assert shown.illustration is not None
    channel.has = [name_of(shown.illustration)]
    assert await requests(channel).edit(old, shown, direct=True)
    assert [pictures(form) for form in channel.edits] == [None]


async def test_a_picture_removed_by_a_click_is_sent_again() -> None:
    channel = Channel()
    asked = requests(channel)
    assert await asked.edit(ROW, letter("green_7"), direct=True)
    clicked: Any = SimpleNamespace(id=ROW.message_id, attachments=[], components=[])
    assert asked._illustrations.seen(clicked, letter("green_7", "bid")) is None
    assert await asked.edit(ROW, letter("green_7", "next"), direct=True)
    assert [pictures(form) for form in channel.edits] == [["green_7"], ["green_7"]]


FORBIDDEN: Any = SimpleNamespace(status=403, reason="forbidden")


def forbidden(code: int) -> discord.HTTPException:
    return discord.Forbidden(FORBIDDEN, {"code": code, "message": "no"})


async def test_pictures_are_not_retried_where_they_are_forbidden() -> None:
    later = NOON + timedelta(minutes=1)
    channel = Channel(forbidden(50013), *[later] * 9)
    silence = Silence(lambda channel: None, lambda: NOON)
    bot: Any = channel
    asked = Requests(bot, silence, lambda: NOON, Emojis(), Illustrations(named))
    for nonce in "abc":
        await asked.send(1, letter("green_7"), nonce, direct=False, silent=False)
    await asked.edit(replace(ROW, kind="table/lobby"), letter("black_2"), direct=False)
    assert [len(form["files"]) for form in channel.sent] == [1, 0, 0, 0]
    assert [pictures(form) for form in channel.edits] == [[]]
    assert silence.channels() == [1]
    assert 1 not in silence
    assert not silence.end(1), "text was taken all the time"
    await asked.send(1, letter("green_7"), "d", direct=False, silent=False)
    assert len(channel.sent[-1]["files"]) == 1


@pytest.mark.parametrize("code", [50001, 160005])
async def test_a_forbidden_message_is_not_retried_without_its_picture(code: int) -> None:
    channel = Channel(forbidden(code))
    assert await requests(channel).send(1, letter("green_7"), "a", direct=False, silent=False) is None
    assert len(channel.sent) == 1


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_refused_direct_message_is_not_retried_without_its_picture(code: int) -> None:
    channel = Channel(forbidden(code))
    with pytest.raises(discord.Forbidden):
        await requests(channel).send(1, letter("green_7"), "a", direct=True, silent=False)
    assert len(channel.sent) == 1


@pytest.mark.parametrize("how", ["delete", "retire"])
async def test_a_forbidden_removal_is_not_requested_again(how: str) -> None:
    class Closed(Channel):
        async def delete(self) -> None:
            await self.edit_message(params=MultipartParameters({"content": ""}, None, None))

    channel = Closed(forbidden(50001))
    asked = requests(channel)
    row = replace(ROW, kind="mention/1")
    for _ in range(3):
        if how == "delete":
            assert not await asked.delete(row)
        else:
            await asked.retire(row, Post((Text("over"),)))
    assert len(channel.edits) == 1
