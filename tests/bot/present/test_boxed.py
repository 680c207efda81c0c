"""A table in a monospaced block is aligned, no wider than a phone, and no name can end the block."""

from __future__ import annotations

import pytest

from bot.gallery.house import LONGEST
from bot.present.play.figures import PHONE, monospaced_block
from bot.texts.names import columns

HEADS = ("Jugador", "dijo", "lleva", "total")


def rows(*names: str) -> list[tuple[str, ...]]:
    return [(name, "10", "0", "−1240") for name in names]


def test_columns_are_aligned_with_heads_and_marks_follow_figures() -> None:
    told = monospaced_block(("Player", "bid"), [("Ana", "2"), ("Barnacle", "10")], ["", "🤖"])
    assert told.splitlines() == ["```", "Player   bid", "Ana        2", "Barnacle  10 🤖", "```"]


@pytest.mark.parametrize("names", [LONGEST[:4], LONGEST, ("```", "a`b", "W" * 32)])
@pytest.mark.parametrize("close", [False, True])
def test_no_line_is_wider_than_a_phone_and_no_name_ends_the_block(
    names: tuple[str, ...], close: bool
) -> None:
    marks = ["🤖" if place % 2 else "⏳" for place in range(len(names))]
    told = monospaced_block(HEADS, rows(*names), marks, close=close)
    lines = told.splitlines()[1:-1]
    assert max(map(columns, lines)) <= PHONE
    assert (
        len({columns(line.removesuffix(mark).rstrip()) for line, mark in zip(lines[1:], marks, strict=True)})
        == 1
    )
    assert told.count("```") == 2


def test_the_mark_of_an_awaited_player_does_not_shorten_names() -> None:
    told = [monospaced_block(HEADS, rows(*LONGEST[:4]), [mark, "", "", ""]) for mark in ("", "⏳", "🤖")]
    assert told[0] == told[1].replace(" ⏳", "") == told[2].replace(" 🤖", "")
