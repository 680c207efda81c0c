"""Pictures kept on disk by the hash of what they were drawn from, so that a restart draws nothing again."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 64 * 2**20
"""How much may lie in the folder; what was not used for longest goes first."""
DRAWN_BY: Final = ("resvg_py", "pillow", "fontpkg-lilita-one", "fontpkg-overpass")
_WHOLE: Final = b"IEND\xaeB`\x82"
"""The last bytes of every PNG that was written to its end."""


def key(svg: str, width: int) -> str:
    """What a picture is kept under: another drawing, size or version of what draws is another picture."""
    return sha256(f"{_drawn_by()} {width} {svg}".encode()).hexdigest()


@cache
def _drawn_by() -> str:
    return " ".join(version(name) for name in DRAWN_BY)


class Stored:
    """A folder of pictures. It blocks: for a thread, not the event loop. A folder that fails is no error."""

    def __init__(self, folder: Path, most: int = MOST_BYTES) -> None:
        self._folder = folder
        self._most = most
        self._bytes: int | None = None

    def read(self, name: str) -> bytes | None:
        """The picture kept under that key; None when there is none, or not the whole of it."""
        path = self._path(name)
        try:
            found = path.read_bytes()
            if not found.endswith(_WHOLE):
                return None
            os.utime(path)
        except OSError:
            return None
        return found

    def write(self, name: str, png: bytes) -> None:
        """Keep a picture: there as a whole or not at all."""
        path = self._path(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(".part")
            part.write_bytes(png)
            part.replace(path)
        except OSError:
            return
        self._bytes = self._size() if self._bytes is None else self._bytes + len(png)
        if self._bytes > self._most:
            self._make_room()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.png"

    def _size(self) -> int:
        return sum(path.stat().st_size for path in self._folder.glob("*.png"))

    def _make_room(self) -> None:
        """Leave nine tenths of what may lie here, the least lately used gone."""
        kept = sorted(
            ((path.stat(), path) for path in self._folder.glob("*.png")), key=lambda each: each[0].st_mtime
        )
        total = sum(stat.st_size for stat, _path in kept)
        for stat, path in kept:
            if total <= self._most * 9 // 10:
                break
            path.unlink(missing_ok=True)
            total -= stat.st_size
        self._bytes = total
