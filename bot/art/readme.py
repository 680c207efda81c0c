"""`make pictures`: draws what the README shows, each picture marked with the drawing it was made from."""

from __future__ import annotations

import asyncio
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.art.drawing import Art
from bot.art.showcase import PICTURES

MOST_BYTES: Final = 150 * 1024
"""So much a picture may weigh: the front page opens at once on a phone, too."""
_FIRST: Final = 33
"""Where the first chunk of a PNG ends, which has to be the first."""
_MARK: Final = b"Source\0"


class TooLarge(Exception):
    """A picture weighs more than it may; the sentence says which one."""


def digest(svg: str, width: int) -> str:
    """Changes exactly when the drawing does, whatever turns it into a picture."""
    return sha256(f"{width} {svg}".encode()).hexdigest()[:16]


def marked(png: bytes, mark: str) -> bytes:
    """The picture with a chunk that says this, seen by nobody."""
    body = b"tEXt" + _MARK + mark.encode()
    chunk = (len(body) - 4).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")
    return png[:_FIRST] + chunk + png[_FIRST:]


def mark_of(png: bytes) -> str:
    """What `marked` has said of a picture; "" for one without."""
    length, body = int.from_bytes(png[_FIRST : _FIRST + 4], "big"), png[_FIRST + 4 :]
    return body[4 + len(_MARK) : 4 + length].decode() if body.startswith(b"tEXt" + _MARK) else ""


async def write(folder: Path) -> list[Path]:
    """Draw every picture into the folder. TooLarge; NotDrawn."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    art, written = Art(), []
    try:
        for name, (draw, width) in PICTURES.items():
            svg = draw()
            png = marked(await art.picture(svg, width), digest(svg, width))
            if len(png) > MOST_BYTES:
                raise TooLarge(f"{name} weighs {len(png)} bytes, {MOST_BYTES} are allowed")
            file = folder / f"{name}.png"
            await asyncio.to_thread(file.write_bytes, png)
            written.append(file)
    finally:
        await art.close()
    return written
