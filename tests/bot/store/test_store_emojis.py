"""Stored emojis record which drawing each emoji shows."""

from __future__ import annotations

from bot.store import Store
from bot.store.emojis import EmojiRow, drop_emoji, list_emojis, save_emojis


async def test_an_emoji_is_kept_once_by_its_name(store: Store) -> None:
    old, new, other = (
        EmojiRow("skull_king", 2**62, "aa"),
        EmojiRow("skull_king", 2**62 + 1, "bb"),
        EmojiRow("escape", 5, "c"),
    )
    await store.write(save_emojis, [old])
    await store.write(save_emojis, [new, other])
    assert await store.read(list_emojis) == [other, new]
    await store.write(save_emojis, [])
    await store.write(drop_emoji, "skull_king")
    assert await store.read(list_emojis) == [other]
