"""Requests to Discord: repeated messages are recognised, and refusals are remembered by channel."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import pytest

from bot.art.hand import Hand
from bot.courier.command_mentions import CommandMentions
from bot.courier.delivery import Delivery
from bot.courier.illustrations import Illustrations, name_of
from bot.courier.message_keys import MessageKeys
from bot.courier.requests import Requests, Sent, nonce_of
from bot.courier.silence import Silence
from bot.courier.write_queue import TryAgain
from bot.present.post import Illustration, Post, Text
from bot.records.slots import EVERYBODY, HAND, MENTION, TABLE, SlotRow
from bot.texts.emojis import Emojis
from tests.bot.courier.fake_discord import LATER, NOON, FakeDiscord, draw_name, refused

ROW: Final = SlotRow(7, HAND, 5, 1, discord.utils.time_snowflake(LATER), NOON, "round 1")
PUBLIC: Final = SlotRow(7, TABLE, EVERYBODY, 1, discord.utils.time_snowflake(LATER), NOON)
OLD: Final = replace(ROW, message_id=discord.utils.time_snowflake(NOON - timedelta(minutes=1)))


def letter(card: str, text: str = "ahoy") -> Post:
    """Return a direct message with a hand of one card."""
    return Post((Text(text), Illustration(Hand(((card, ""),)), f"Your hand: {card}")), classic=True)


def requests(bot: Any, silence: Silence | None = None) -> Requests:
    silence = silence or Silence(lambda channel: None, lambda: NOON)
    emojis = Emojis()
    delivery = Delivery(
        Illustrations(draw_name), emojis, silence, CommandMentions(), MessageKeys(lambda: NOON)
    )
    return Requests(bot, silence, lambda: NOON, emojis, delivery)


async def sent(asked: Requests, nonce: str = "a") -> Sent | None:
    return await asked.send(PUBLIC, Post((Text("ahoy"),)), nonce, silent=False)


@pytest.mark.parametrize(("seconds", "repeated"), [(-1, True), (0, False), (1, False)])
async def test_a_message_older_than_the_process_is_a_repetition(seconds: int, repeated: bool) -> None:
    found = await sent(requests(FakeDiscord(NOON + timedelta(seconds=seconds))))
    assert found is not None
    assert found.repeated == repeated


async def test_a_message_sent_again_after_a_failure_counts_as_repeated() -> None:
    """Discord may return the message of the first attempt, with outdated content."""
    bot = FakeDiscord(aiohttp.ClientError())
    asked = requests(bot)
    with pytest.raises(TryAgain):
        await sent(asked)
    again, new = await sent(asked), await sent(asked, "b")
    assert again is not None
    assert new is not None
    assert (again.repeated, new.repeated) == (True, False)
    assert [one.data["nonce"] for one in bot.sent] == ["a", "a", "b"]
    assert all(one.data["enforce_nonce"] for one in bot.sent)


async def test_a_message_sent_again_after_an_answer_counts_as_repeated() -> None:
    """If its id could not be stored, the message is sent again, and may show an outdated picture."""
    bot = FakeDiscord()
    asked = requests(bot)
    first, again = [await asked.send(ROW, letter(card), "a", silent=False) for card in ("green_7", "black_2")]
    assert first is not None
    assert again is not None
    assert (first.repeated, again.repeated) == (False, True)
    await asked.edit(replace(ROW, message_id=again.message_id), letter("black_2"))
    assert [one.files for one in bot.edits] == [["black_2"]]


@pytest.mark.parametrize("silent", [True, False])
async def test_a_silent_message_notifies_nobody(silent: bool) -> None:
    bot = FakeDiscord()
    await requests(bot).send(ROW, letter("green_7"), "a", silent=silent)
    flags = discord.MessageFlags._from_value(bot.sent[0].data.get("flags", 0))
    assert flags.suppress_notifications == silent


def test_nonces_differ_with_each_argument_and_fit_discord() -> None:
    made = [
        nonce_of(1, "table", 0),
        nonce_of(1, "table", 7),
        nonce_of(2, "table", 0),
    ]
    assert len(set(made)) == 3
    assert made[0] == nonce_of(1, "table", 0)
    assert all(len(nonce) <= 25 for nonce in made)


async def test_an_edit_keeps_a_picture_sent_with_the_message() -> None:
    bot = FakeDiscord()
    asked = requests(bot)
    found = await asked.send(ROW, letter("green_7"), "a", silent=False)
    assert found is not None
    await asked.edit(replace(ROW, message_id=found.message_id), letter("green_7", "bid"))
    assert [one.files for one in bot.edits] == [None]


@pytest.mark.parametrize(("has_picture", "edits"), [(True, [None]), (False, [None, ["green_7"]])])
async def test_a_direct_message_from_before_the_start_keeps_its_picture_if_it_has_it(
    has_picture: bool, edits: list[list[str] | None]
) -> None:
    """Without the picture, the reader would have to choose from an invisible hand."""
    bot, shown = FakeDiscord(), letter("green_7", "bid")
    assert shown.illustration is not None
    bot.has = [name_of(shown.illustration)] if has_picture else []
    assert await requests(bot).edit(OLD, shown)
    assert [one.files for one in bot.edits] == edits


async def test_a_picture_removed_by_a_click_is_sent_again() -> None:
    bot = FakeDiscord()
    asked = requests(bot)
    assert await asked.edit(ROW, letter("green_7"))
    clicked: Any = SimpleNamespace(id=ROW.message_id, attachments=[], components=[])
    assert asked._delivery.illustrations.seen(clicked, letter("green_7", "bid")) is None
    assert await asked.edit(ROW, letter("green_7", "next"))
    assert [one.files for one in bot.edits] == [["green_7"], ["green_7"]]


async def test_pictures_are_not_retried_where_they_are_forbidden() -> None:
    bot = FakeDiscord(refused(403, 50013))
    silence = Silence(lambda channel: None, lambda: NOON)
    asked = requests(bot, silence)
    for nonce in "abc":
        await asked.send(PUBLIC, letter("green_7"), nonce, silent=False)
    await asked.edit(PUBLIC, letter("black_2"))
    assert [len(one.files or ()) for one in bot.sent] == [1, 0, 0, 0]
    assert [one.files for one in bot.edits] == [[]]
    assert silence.channels() == [1]
    assert 1 not in silence
    assert not silence.end(1), "text was taken all the time"
    await asked.send(PUBLIC, letter("green_7"), "d", silent=False)
    assert bot.sent[-1].files == ["green_7"]


@pytest.mark.parametrize("code", [50001, 160005])
async def test_a_forbidden_message_silences_its_channel(code: int) -> None:
    bot, silence = FakeDiscord(refused(403, code)), Silence(lambda channel: None, lambda: NOON)
    assert await requests(bot, silence).send(PUBLIC, letter("green_7"), "a", silent=False) is None
    assert len(bot.sent) == 1
    assert 1 in silence


@pytest.mark.parametrize("code", [50007, 50278])
async def test_the_refusal_of_a_direct_message_is_raised(code: int) -> None:
    bot = FakeDiscord(refused(403, code))
    with pytest.raises(discord.Forbidden):
        await requests(bot).send(ROW, letter("green_7"), "a", silent=False)
    assert len(bot.sent) == 1


@pytest.mark.parametrize("how", ["delete", "retire"])
async def test_a_forbidden_removal_is_not_requested_again(how: str) -> None:
    bot = FakeDiscord(refused(403, 50001))
    asked = requests(bot)
    row = replace(ROW, kind=MENTION)
    for _ in range(3):
        if how == "delete":
            assert not await asked.delete(row)
        else:
            await asked.retire(row, Post((Text("over"),)))
    assert (bot.deletions, len(bot.edits)) == ((1, 0) if how == "delete" else (0, 1))
