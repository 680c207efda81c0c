"""`make pictures`: draw the pictures of README and App Directory, tagged with the digest of their drawing."""

from __future__ import annotations

import asyncio
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.art.drawing import Art
from bot.art.showcase import DIRECTORY, PICTURES

MOST_BYTES: Final = 150 * 1024
"""The greatest size of a picture in bytes, so that the README opens quickly on a phone."""
MOST_BYTES_LARGE: Final = 300 * 1024
"""The greatest size in bytes of a picture for the App Directory."""
_HEADER_END: Final = 33
"""The offset at which a PNG's IHDR chunk ends; IHDR must stay the first chunk."""
_MARK_KEYWORD: Final = b"Source\0"


class TooLarge(Exception):
    """A picture is larger than it may be; the message names it."""


def digest(svg: str, width: int) -> str:
    """Return a fingerprint of the drawing, independent of the library that renders it."""
    return sha256(f"{width} {svg}".encode()).hexdigest()[:16]


def add_mark(png: bytes, mark: str) -> bytes:
    """Return the PNG with `mark` in an invisible text chunk."""
    body = b"tEXt" + _MARK_KEYWORD + mark.encode()
    chunk = (len(body) - 4).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")
    return png[:_HEADER_END] + chunk + png[_HEADER_END:]


def mark_of(png: bytes) -> str:
    """Return the mark that `add_mark` put into a PNG; "" if it has none."""
    length, body = int.from_bytes(png[_HEADER_END : _HEADER_END + 4], "big"), png[_HEADER_END + 4 :]
    return (
        body[4 + len(_MARK_KEYWORD) : 4 + length].decode() if body.startswith(b"tEXt" + _MARK_KEYWORD) else ""
    )


async def write(folder: Path) -> list[Path]:
    """Draw every picture into the folder; return the files.

    Raises:
        TooLarge: a picture is larger than `MOST_BYTES` or, for the App Directory, `MOST_BYTES_LARGE`.
        DrawingError: a picture could not be drawn.
    """
    art, written = Art(), []
    try:
        for name, (draw, width) in {**PICTURES, **DIRECTORY}.items():
            svg = draw()
            png = add_mark(await art.picture(svg, width), digest(svg, width))
            most = MOST_BYTES if name in PICTURES else MOST_BYTES_LARGE
            if len(png) > most:
                raise TooLarge(f"{name} weighs {len(png)} bytes, {most} are allowed")
            file = folder / f"{name}.png"
            await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
            await asyncio.to_thread(file.write_bytes, png)
            written.append(file)
    finally:
        await art.close()
    return written
