"""Posts reach Discord by each transport, despite late or refused pictures and lost emojis."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeAlias

import discord
import pytest

from bot.art.hand import Hand
from bot.courier.command_mentions import CommandMentions
from bot.courier.delivery import Delivery
from bot.courier.illustrations import Illustrations, Standing, name_of
from bot.courier.message_keys import MessageKeys
from bot.courier.silence import Silence
from bot.courier.transports import ChannelMessage, FirstAnswer, Key, TokenMessage, Transport
from bot.present.post import Button, Illustration, Post, Row, Text
from bot.texts.emojis import Emojis
from tests.bot.courier.fake_discord import NOON, FakeDiscord, draw_name, refused

CHANNEL, MESSAGE = 1, 7
KEY: Final = Key(5, "token", CHANNEL, None)
CARD: Final = "green_7"
HAND: Final = Illustration(Hand(((CARD, ""),)), "Your hand: Green 7")
POST: Final = Post(
    (Text("# Your turn <:star:1>"), HAND, Row((Button("Play", "play green-7", emoji="<:star:1>"),)))
)
TEXT: Final = POST.without_illustration()
THERE: Final = Standing(name_of(HAND), "https://cdn.example/hand")
NO_PICTURES: Final = 50013

Start: TypeAlias = Callable[[Any, int | None], Transport]


def first_answer(bot: FakeDiscord, message_id: int | None) -> Transport:
    interaction: Any = SimpleNamespace(
        id=3,
        token=KEY.token,
        application_id=KEY.application,
        channel_id=CHANNEL,
        guild_id=None,
        client=bot,
        extras={},
        response=SimpleNamespace(),
    )
    return FirstAnswer(interaction, message_id)


TRANSPORTS: Final[dict[str, Start]] = {
    "channel": lambda bot, message_id: ChannelMessage(bot, CHANNEL, message_id),
    "answer": first_answer,
    "token": lambda bot, message_id: TokenMessage(bot, KEY, message_id),
}


class World:
    """A delivery to a fake Discord, by one transport, with an emoji that may be shown."""

    def __init__(self, start: Start, *, is_new: bool) -> None:
        self.discord = FakeDiscord()
        self.transport = start(self.discord, None if is_new else MESSAGE)
        self.pictures = Illustrations(draw_name)
        self.emojis = Emojis()
        self.emojis.show({"star": 1})
        self.silence = Silence(lambda channel: None, lambda: NOON)
        self._delivery = Delivery(
            self.pictures, self.emojis, self.silence, CommandMentions(), MessageKeys(lambda: NOON)
        )

    async def deliver(self, post: Post, **more: Any) -> Post:
        return (await self._delivery.deliver(self.transport, post, **more)).post

    @property
    def writes(self) -> list[tuple[bool, list[str] | None]]:
        """Of each write, whether it has an emoji, and its new files (None: those of the message stay)."""
        return [("star" in json.dumps(one.data), one.files) for one in self.discord.writes]

    async def wait_for_late_picture(self) -> None:
        await asyncio.gather(*self.pictures._following.values())


@pytest.fixture(params=TRANSPORTS.values(), ids=list(TRANSPORTS))
def start(request: pytest.FixtureRequest) -> Start:
    found: Start = request.param
    return found


@pytest.fixture(params=[True, False], ids=["new", "changed"])
def world(start: Start, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(start, is_new=request.param)
    made.discord.replace_webhooks(monkeypatch)
    return made


class Case(NamedTuple):
    """A post, Discord's first answers, and what is written until Discord has taken it."""

    post: Post
    answers: tuple[Exception, ...]
    writes: list[tuple[bool, list[str] | None]]
    lost: tuple[str, ...] = ()


CASES: Final = {
    "taken": Case(POST, (), [(True, [CARD])]),
    "picture refused": Case(POST, (refused(400),), [(True, [CARD]), (True, [])]),
    "picture forbidden": Case(POST, (refused(403, NO_PICTURES),), [(True, [CARD]), (True, [])]),
    "picture too large": Case(POST, (refused(413, 40005),), [(True, [CARD]), (True, [])]),
    "button emoji refused": Case(TEXT, (refused(),), [(True, []), (False, [])]),
    "picture and button emoji refused": Case(
        POST, (refused(), refused()), [(True, [CARD]), (True, []), (False, [])]
    ),
    "emoji shown by name": Case(TEXT, (), [(True, []), (False, [])], ("star",)),
    "emoji shown by name beside a picture": Case(POST, (), [(True, [CARD]), (False, None)], ("star",)),
    "classic emoji shown by name beside a picture": Case(
        POST._replace(classic=True), (), [(True, [CARD]), (False, None)], ("star",)
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_a_post_is_delivered_without_what_discord_refuses(world: World, case: Case) -> None:
    world.discord.answers, world.discord.lost = list(case.answers), case.lost
    await world.deliver(case.post)
    assert world.writes == case.writes
    assert bool(world.emojis.shown) == case.writes[-1][0]
    # What is sent again is the same message: a second new one follows only where the first was refused.
    is_new = world.transport.message_id is None
    tries = len(case.writes) if case.answers else 1
    assert len(world.discord.sent) == (tries if is_new else 0)


async def test_an_emoji_shown_by_name_is_replaced_in_a_new_drawing(world: World) -> None:
    async def redraw() -> Post:
        assert not world.emojis.shown
        return Post((Text("# Your turn ★ <@9>"), HAND))

    world.discord.lost = ("star",)
    delivered = await world.deliver(POST._replace(mentions=(9,)), redraw=redraw)
    assert (delivered.blocks, delivered.mentions) == ((await redraw()).blocks, (9,))
    assert world.writes == [(True, [CARD]), (False, None)]
    assert "https://cdn.example/" in json.dumps(world.discord.writes[-1].data)


@pytest.mark.parametrize("classic", [False, True])
async def test_a_picture_that_discord_has_lost_is_sent_again(
    start: Start, classic: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(start, is_new=False)
    world.discord.replace_webhooks(monkeypatch)
    if not classic:
        world.discord.answers = [refused()]
    await world.deliver(POST._replace(classic=classic), stands=THERE)
    assert world.writes == [(True, None), (True, [CARD])]
    assert not world.discord.sent
    assert world.emojis.shown


@pytest.mark.parametrize("classic", [False, True])
async def test_an_unchanged_picture_is_sent_once(world: World, classic: bool) -> None:
    other = HAND._replace(picture=Hand((("black_2", ""),)))
    world.transport = world.transport.edit(world.discord.message_id)
    for blocks in (POST.blocks, (Text("Bid"), HAND), (Text("Next"), other), TEXT.blocks):
        await world.deliver(Post(blocks, classic=classic))
    assert [files for _, files in world.writes] == [[CARD], None, ["black_2"], []]


LATE: Final = {
    "taken": Case(POST, (), [(True, []), (True, [CARD])]),
    "classic, taken": Case(POST._replace(classic=True), (), [(True, []), (True, [CARD])]),
    "refused": Case(POST, (refused(400),), [(True, []), (True, [CARD])]),
    "forbidden": Case(POST, (refused(403, NO_PICTURES),), [(True, []), (True, [CARD])]),
}


@pytest.mark.parametrize("case", LATE.values(), ids=LATE)
async def test_a_late_picture_follows_in_an_edit(world: World, case: Case) -> None:
    await world.deliver(case.post, at_once=False)
    world.discord.answers = list(case.answers)
    await world.wait_for_late_picture()
    assert world.writes == case.writes
    assert not world.discord.writes[1].is_new


async def test_a_late_picture_does_not_follow_a_newer_post(world: World) -> None:
    await world.deliver(POST, at_once=False)
    world.transport = world.transport.edit(world.discord.message_id)
    await world.deliver(TEXT)
    assert await world.pictures.of(POST) is not None
    await asyncio.sleep(0)
    assert world.writes == [(True, []), (True, [])]


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "late"])
async def test_pictures_stop_in_channels_that_forbid_them_and_uploads_are_counted_elsewhere(
    start: Start, at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(start, is_new=False)
    world.discord.replace_webhooks(monkeypatch)
    private = world.transport.private
    first = [] if at_once else [NOON]
    world.discord.answers = [*first, refused(400 if private else 403, NO_PICTURES)]
    await world.deliver(POST, at_once=at_once)
    await world.wait_for_late_picture()
    assert world.pictures.uploads._refused == (1 if private else 0)
    assert (world.silence.without_pictures(CHANNEL) is None) == private
    await world.deliver(POST)
    assert world.writes[2:] == [(True, [CARD] if private else [])]


async def test_only_a_new_message_of_a_channel_mentions_people(world: World) -> None:
    await world.deliver(Post((Text("<@9>"),), mentions=(9,)))
    (write,) = world.discord.writes
    mentions = [9] if world.transport.channel and write.is_new else []
    assert write.data["allowed_mentions"].get("users", []) == mentions
    assert write.data["allowed_mentions"]["parse"] == []
    flags = discord.MessageFlags._from_value(write.data["flags"])
    assert flags.components_v2
    assert flags.ephemeral == (world.transport.private and write.is_new)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50001), (429, 0), (503, 0)])
async def test_a_refused_text_is_written_once(world: World, status: int, code: int) -> None:
    plain = Post((Text("Ahoy"),))
    world.discord.answers = [refused(status, code)]
    with pytest.raises(discord.HTTPException) as error:
        await world.deliver(plain)
    assert (error.value.status, error.value.code) == (status, code)
    assert len(world.writes) == 1
    assert world.emojis.shown


@pytest.mark.parametrize("code", [10003, 50001, 50007, 160005, 10062])
async def test_a_message_refused_as_a_whole_is_not_written_without_its_picture(
    world: World, code: int
) -> None:
    world.discord.answers = [refused(403, code)]
    with pytest.raises(discord.HTTPException):
        await world.deliver(POST)
    assert world.writes == [(True, [CARD])]
