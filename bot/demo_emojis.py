"""The emojis of the demo, uploaded before anybody is there; the page's pictures of them and of the bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from simcord.preview._media import MediaInfo, _process_media

from bot.art.child import NotDrawn
from bot.client import YoHoHo
from bot.client.emojis import EmojiUpload

_DRAWN: Final[dict[str, bytes]] = {}
"""Pictures by name: drawn once, however many demos there are."""
FACE, FACE_SIZE = "yo_ho_ho", 128
"""The drawing of the bot's face, and its width in pixels."""


class OwnPictures:
    """Reads the demo's pictures for the page, as many as it asks for.

    SimCord starts a process for each picture, which might be anybody's, and refuses the ninth at a time:
    the page then says that it is not there. Here all of them are the project's own.
    """

    async def validate(self, _key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What is in a picture. MediaError."""
        return await asyncio.to_thread(_process_media, blob, media_time or 0.0)

    def release(self, _key: str) -> None:
        """Nothing: no picture is read so long that nobody wants it any more."""

    async def close(self) -> None:
        """Nothing: there is no process to end."""


async def uploaded(bot: YoHoHo, cdn: str, face: str) -> dict[str, tuple[str, bytes]]:
    """Have the bot upload its emojis; their pictures, by the address at which Discord would keep each.

    The bot's own picture is at the address `face`. What cannot be drawn is not there: signs stand in the
    demo, too.
    """

    async def drawn(name: str) -> bytes:
        if name not in _DRAWN:
            _DRAWN[name] = await bot.art.emoji(name)
        return _DRAWN[name]

    await EmojiUpload(bot, bot.store.emojis, drawn, bot.people.emojis, pause=0).look()
    pictures = {
        f"{cdn}/emojis/{row.emoji_id}.png": (f"{row.name}.png", _DRAWN[row.name])
        for row in await bot.store.emojis.all()
    }
    with suppress(NotDrawn):
        pictures[face] = (f"{FACE}.png", await bot.art.sprite(FACE, FACE_SIZE))
    await bot.art.close()
    return pictures
