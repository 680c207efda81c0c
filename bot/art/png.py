"""Assemble PNGs from bands that are compressed separately, and so can be cached."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

LEVEL: Final = 2
"""The zlib compression level (0 to 9)."""
FILTER_NONE: Final = 0
"""The byte that begins a row whose bytes are those of its pixels."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED, _RGBA = b"\x08\x03\0\0\0", b"\x08\x06\0\0\0"
"""The end of the header: eight bits a sample, indices of colours or colours, no interlacing."""
_ZLIB_HEADER: Final = b"\x78\x01"
"""The beginning of a zlib stream: deflate with a window of 32 KiB, compressed fast."""
_LAST_BLOCK: Final = b"\x03\0"
"""An empty block that ends a deflate stream."""
_ADLER_BASE: Final = 65521
"""The prime below 65,536 by which Adler-32 divides its sums."""


class Band(NamedTuple):
    """Rows of a picture: as complete deflate blocks, with the checksum and the number of their bytes."""

    deflated: bytes
    checksum: int
    length: int


def compress(rows: bytes) -> Band:
    """Compress rows, each of a byte FILTER_NONE and the bytes of its pixels."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL)
    deflated = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(deflated, zlib.adler32(rows), len(rows))


def assemble(width: int, height: int, colours: bytes, bands: Sequence[Band]) -> bytes:
    """Return a PNG of bands from the top down.

    `colours` has the red, green and blue bytes of the colours whose indices are the pixels. If it is empty, a
    pixel is four bytes: red, green, blue and opacity.
    """
    checksum = 1
    for band in bands:
        checksum = _combine(checksum, band.checksum, band.length)
    stream = b"".join((_ZLIB_HEADER, *(band.deflated for band in bands), _LAST_BLOCK, _pack(checksum)))
    header = _pack(width) + _pack(height) + (_INDEXED if colours else _RGBA)
    palette = _chunk(b"PLTE", colours) if colours else b""
    data, end = _chunk(b"IDAT", stream), _chunk(b"IEND", b"")
    return b"".join((_SIGNATURE, _chunk(b"IHDR", header), palette, data, end))


def _combine(one: int, other: int, length: int) -> int:
    """Return the Adler-32 checksum of two byte strings from that of each; the second has that length."""
    low = ((one & 0xFFFF) + (other & 0xFFFF) - 1) % _ADLER_BASE
    high = ((one >> 16) + (other >> 16) + length * ((one & 0xFFFF) - 1)) % _ADLER_BASE
    return high << 16 | low


def _chunk(kind: bytes, data: bytes) -> bytes:
    return _pack(len(data)) + kind + data + _pack(zlib.crc32(kind + data))


def _pack(number: int) -> bytes:
    return number.to_bytes(4, "big")
