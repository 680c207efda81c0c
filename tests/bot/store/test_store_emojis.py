"""Stored emojis record which drawing each emoji shows."""

from __future__ import annotations

from bot.store import Store
from bot.store.emojis import EmojiRow


async def test_an_emoji_is_kept_once_by_its_name(store: Store) -> None:
    old, new, other = (
        EmojiRow("skull_king", 2**62, "aa"),
        EmojiRow("skull_king", 2**62 + 1, "bb"),
        EmojiRow("escape", 5, "c"),
    )
    await store.emojis.save([old])
    await store.emojis.save([new, other])
    assert await store.emojis.all() == [other, new]
    await store.emojis.save([])
    await store.emojis.drop("skull_king")
    assert await store.emojis.all() == [other]
