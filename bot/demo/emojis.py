"""Upload the demo's emojis at start-up, and serve the page's pictures of emojis and of the bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from simcord.preview._media import MediaInfo, _process_media

from bot.art.child import DrawingError
from bot.client import YoHoHo
from bot.client.emojis import EmojiUpload
from bot.store.emojis import list_emojis

_DRAWN: Final[dict[str, bytes]] = {}
"""Cache of pictures by name, for all demos of a process."""
FACE, FACE_SIZE = "yo_ho_ho", 128
"""The name of the drawing of the bot's face, and its width in pixels."""


class OwnPictures:
    """Reads the demo's pictures for the page, without a limit on their number.

    SimCord validates each picture in a separate process, because uploads may be untrusted, and rejects the
    ninth concurrent picture, which the page then shows as missing. The demo's pictures are all trusted.
    """

    async def validate(self, _key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return the properties of a picture.

        Raises:
            MediaError: the picture cannot be read.
        """
        return await asyncio.to_thread(_process_media, blob, media_time or 0.0)

    def release(self, _key: str) -> None:
        """Do nothing, because no read is ever abandoned."""

    async def close(self) -> None:
        """Do nothing, because no process was started."""


async def upload_emojis(bot: YoHoHo, cdn: str, face: str) -> dict[str, tuple[str, bytes]]:
    """Let the bot upload its emojis, and return their pictures by their URLs on the CDN.

    The bot's own picture has the URL `face`. Emojis that cannot be drawn are omitted, and the demo shows text
    symbols in their place, as on Discord.
    """

    async def drawn(name: str) -> bytes:
        if name not in _DRAWN:
            _DRAWN[name] = await bot.art.emoji(name)
        return _DRAWN[name]

    await EmojiUpload(bot, bot.services.store, drawn, bot.services.people.emojis, pause=0).try_synchronise()
    pictures = {
        f"{cdn}/emojis/{row.emoji_id}.png": (f"{row.name}.png", _DRAWN[row.name])
        for row in await bot.services.store.read(list_emojis)
    }
    with suppress(DrawingError):
        pictures[face] = (f"{FACE}.png", await bot.art.sprite(FACE, FACE_SIZE))
    await bot.art.close()
    return pictures
