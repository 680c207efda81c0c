"""The emojis of the demo, uploaded before anybody is there, and their pictures for the page."""

from __future__ import annotations

from typing import Final

from bot.client import YoHoHo
from bot.client.emojis import EmojiUpload

_DRAWN: Final[dict[str, bytes]] = {}
"""Pictures by name: drawn once, however many demos there are."""


async def uploaded(bot: YoHoHo, cdn: str) -> dict[str, tuple[str, bytes]]:
    """Have the bot upload its emojis; their pictures, by the address at which Discord would keep each.

    Where they cannot be drawn, signs stand in the demo, too.
    """

    async def drawn(name: str) -> bytes:
        if name not in _DRAWN:
            _DRAWN[name] = await bot.art.emoji(name)
        return _DRAWN[name]

    await EmojiUpload(bot, bot.store.emojis, drawn, bot.people.emojis, pause=0).look()
    await bot.art.close()
    return {
        f"{cdn}/emojis/{row.emoji_id}.png": (f"{row.name}.png", _DRAWN[row.name])
        for row in await bot.store.emojis.all()
    }
