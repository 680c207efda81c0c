"""Cache pictures on disk by the hash of their drawing, so that a restart redraws nothing."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 64 * 2**20
"""The size limit of the cache folder in bytes; the least recently used pictures are deleted first."""
DRAWN_BY: Final = ("resvg_py", "pillow", "fontpkg-lilita-one", "fontpkg-overpass")
_PNG_END: Final = b"IEND\xaeB`\x82"
"""The last bytes of every complete PNG."""


def key(svg: str, width: int) -> str:
    """Return the cache key of a picture: a hash of its drawing, its width and the renderers' versions."""
    return sha256(f"{_renderer_versions()} {width} {svg}".encode()).hexdigest()


@cache
def _renderer_versions() -> str:
    return " ".join(version(name) for name in DRAWN_BY)


class PictureCache:
    """Cache folder of pictures; its methods block, so call them in a thread, and ignore I/O errors."""

    def __init__(self, folder: Path, most: int = MOST_BYTES) -> None:
        self._folder = folder
        self._most = most
        self._bytes: int | None = None

    def read(self, name: str) -> bytes | None:
        """Return the picture cached under that key; None if it is missing, incomplete or unreadable."""
        path = self._path(name)
        try:
            png = path.read_bytes()
            if not png.endswith(_PNG_END):
                return None
            os.utime(path)
        except OSError:
            return None
        return png

    def write(self, name: str, png: bytes) -> None:
        """Store a picture atomically; do nothing if the folder cannot be written."""
        path = self._path(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part")
            part.write_bytes(png)
            part.replace(path)
            self._bytes = self._size() if self._bytes is None else self._bytes + len(png)
            if self._bytes > self._most:
                self._make_room()
        except OSError:  # Another process may empty the folder at the same time.
            return

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.png"

    def _size(self) -> int:
        return sum(path.stat().st_size for path in self._folder.glob("*.png"))

    def _make_room(self) -> None:
        """Delete the least recently used pictures until nine tenths of the size limit are left."""
        pictures = sorted(
            ((path.stat(), path) for path in self._folder.glob("*.png")), key=lambda each: each[0].st_mtime
        )
        total = sum(stat.st_size for stat, _path in pictures)
        for stat, path in pictures:
            if total <= self._most * 9 // 10:
                break
            path.unlink(missing_ok=True)
            total -= stat.st_size
        self._bytes = total
