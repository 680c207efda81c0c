"""A post for a screen reader keeps every word, and no trace of the pictures."""

from __future__ import annotations

import pytest

from bot.present.post import Button, Link, Menu, Option, Post, Row, Text
from bot.texts.symbols import without_symbols


@pytest.mark.parametrize(
    ("seen", "heard"),
    [
        ("- 🧜 **Mermaid and** 👑 **Skull King**", "- **Mermaid and** **Skull King**"),
        ("**🤖\u00a0Foghorn** plays", "**Foghorn** plays"),
        ("🦑 Kraken, 🐋 White Whale", "Kraken, White Whale"),
        ("Round 1 · 2 cards", "Round 1, 2 cards"),
        ("Gagné\u00a0! 🎉", "Gagné\u00a0!"),
        ("one\n-# ⚙️ two", "one\n-# two"),
        ("`/hearts new` (Hearts), `🐙 new` there", "/hearts new (Hearts), new there"),
    ],
)
def test_removing_an_emoji_removes_its_space(seen: str, heard: str) -> None:
    assert without_symbols(seen) == heard


def test_menus_and_buttons_lose_their_signs_too() -> None:
    menu = Menu("play", (Option("🃏 Ace", "AS", "♠ the highest"),), "👉 Choose")
    row = Row((Button("🂡 Ace", "play AS", "primary", "🃏"), Link("🔗 There", "https://example.org")))
    heard = Post((Text("x"), menu, row)).in_words().blocks
    assert heard[1] == Menu("play", (Option("Ace", "AS", "the highest"),), "Choose")
    assert heard[2] == Row((Button("Ace", "play AS", "primary"), Link("There", "https://example.org")))


def test_a_name_of_emojis_alone_keeps_its_button_label() -> None:
    (row,) = Post((Row((Button("🐙", "lead 1"),)),)).in_words().blocks
    assert row == Row((Button("🐙", "lead 1"),))
