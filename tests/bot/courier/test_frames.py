"""A direct message has a headline for its notification, a picture of the hand and a framed rest."""

from __future__ import annotations

import pytest

from bot.art.hand import Hand
from bot.courier.illustrations import Drawn
from bot.courier.render import render
from bot.present.post import Button, Divider, Illustration, Post, Row, Text

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
    assert sent.data["content"] == "# Your turn: bid 0 or 1\n-# Skull King · round 1"
    (frame,) = sent.data["embeds"]
    assert frame["color"] == 0xD9A441
    said = "**Your hand**\nGreen 7\n\nHow many tricks?\nExact: +20\n\nPoints: 0"
    assert frame["description"] == said


async def test_a_hand_shown_in_a_picture_is_not_repeated_in_text() -> None:
    sent = render(LETTER, PICTURE)
    assert sent.data["content"] == render(LETTER).data["content"]
    assert "Green 7" not in sent.data["embeds"][0]["description"]
    assert [file.description for file in sent.files] == ["Your hand: Green 7"]


async def test_a_message_without_colour_or_body_has_no_frame() -> None:
    plain = LETTER._replace(accent=None)
    assert render(plain).data["embeds"] == []
    assert render(plain).data["content"] == plain.content
    assert render(LETTER._replace(blocks=LETTER.blocks[:2])).data["embeds"] == []
    assert not {"content", "embeds"} & render(LETTER._replace(classic=False)).data.keys()


async def test_an_edit_removes_a_frame_that_the_new_post_lacks() -> None:
    over = render(Post((Text("Over."),), classic=True)).data
    assert (over["content"], over["embeds"]) == ("Over.", [])


@pytest.mark.parametrize(
    ("many", "rows"),
    [(6, [2, 2, 2]), (7, [2, 2, 2, 1]), (9, [3, 3, 3]), (16, [4, 4, 4, 4]), (20, [5, 5, 5, 5])],
)
async def test_cards_are_laid_out_in_pairs_while_rows_suffice(many: int, rows: list[int]) -> None:
    cards = Row(tuple(Button(f"Green {n}", f"play green-{n}") for n in range(many)), 2)
    tools = Row((Button("Refresh", "@hand"), Button("Leave", "@leave?")))
    post = LETTER._replace(blocks=(*LETTER.blocks[:2], cards, tools))
    drawn = render(post).data["components"]
    assert [len(row["components"]) for row in drawn] == [*rows, 2]
    assert post.rows == len(drawn)
