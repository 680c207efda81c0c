"""A direct message has a headline for its notification, a picture of the hand and a framed rest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from discord.http import MultipartParameters

from bot.art.hand import Hand
from bot.courier.illustrations import Drawn, Illustrations
from bot.courier.render import render
from bot.courier.requests import Requests
from bot.courier.silence import Silence
from bot.present.post import Button, Divider, Illustration, Post, Row, Text
from bot.records.tables import PostRow
from bot.texts.emojis import Emojis
from tests.bot.courier.edited import told

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
HAND = Illustration(Hand((("green_7", "G"),)), "Your hand: Green 7", Text("**Your hand**\nGreen 7"))
LETTER = Post(
    (
        Text("# Your turn: bid 0 or 1"),
        Text("-# Skull King · round 1"),
        HAND,
        Text("How many tricks?"),
        Text("-# Exact: +20"),
        Divider(),
        Text("-# Points: 0"),
        Row((Button("0", "bid 0"),)),
    ),
    accent=0xD9A441,
    classic=True,
)
PICTURE = Drawn("hand.png", b"png", "Your hand: Green 7")


async def test_everything_but_the_headline_of_a_direct_message_is_framed() -> None:
    sent = render(LETTER)
    assert sent.content == "# Your turn: bid 0 or 1\n-# Skull King · round 1"
    (frame,) = sent.embeds
    assert frame.colour == discord.Colour(0xD9A441)
    said = "**Your hand**\nGreen 7\n\nHow many tricks?\nExact: +20\n\nPoints: 0"
    assert frame.description == said


async def test_a_hand_shown_in_a_picture_is_not_repeated_in_text() -> None:
    sent = render(LETTER, PICTURE)
    assert sent.content == render(LETTER).content
    assert "Green 7" not in (sent.embeds[0].description or "")
    assert [file.description for file in sent.files] == ["Your hand: Green 7"]


async def test_a_message_without_colour_or_body_has_no_frame() -> None:
    plain = LETTER._replace(accent=None)
    assert render(plain).embeds == []
    assert render(plain).content == plain.content
    assert render(LETTER._replace(blocks=LETTER.blocks[:2])).embeds == []
    assert render(LETTER._replace(classic=False)).text == {}


async def test_an_edit_removes_a_frame_that_the_new_post_lacks() -> None:
    assert render(Post((Text("Over."),), classic=True)).text == {"content": "Over.", "embeds": []}


@pytest.mark.parametrize(
    ("many", "rows"),
    [(6, [2, 2, 2]), (7, [2, 2, 2, 1]), (9, [3, 3, 3]), (16, [4, 4, 4, 4]), (20, [5, 5, 5, 5])],
)
async def test_cards_are_laid_out_in_pairs_while_rows_suffice(many: int, rows: list[int]) -> None:
    cards = Row(tuple(Button(f"Green {n}", f"play green-{n}") for n in range(many)), 2)
    tools = Row((Button("Refresh", "@hand"), Button("Leave", "@leave?")))
    post = LETTER._replace(blocks=(*LETTER.blocks[:2], cards, tools))
    drawn = render(post).view.to_components()
    assert [len(row["components"]) for row in drawn] == [*rows, 2]
    assert post.rows == len(drawn)


async def drawn(_: object) -> bytes:
    return b"png"


class Bare:
    """A fake channel with one message, which has no picture until an edit adds it."""

    def __init__(self) -> None:
        self.edits: list[dict[str, Any]] = []

    @property
    def http(self) -> Bare:
        return self

    async def edit_message(self, *_: int, params: MultipartParameters) -> dict[str, Any]:
        self.edits.append(told(params))
        return {"attachments": [{"filename": file.filename} for file in params.files or ()]}


async def test_an_edit_adds_the_missing_picture_to_an_old_direct_message() -> None:
    """Without the picture, the reader would have to choose from an invisible hand."""
    channel = Bare()
    bot: Any = channel
    asked = Requests(
        bot, Silence(lambda channel: None, lambda: NOON), lambda: NOON, Emojis(), Illustrations(drawn)
    )
    sent_at = discord.utils.time_snowflake(NOON - timedelta(minutes=1))
    row = PostRow(1, "hand 7/round 1", 0, 1, sent_at, NOON)
    assert await asked.edit(row, LETTER, direct=True)
    assert ["attachments" in form for form in channel.edits] == [False, True]
    assert len(channel.edits[-1]["attachments"]) == 1
