"""Pictures on disk are complete or absent, found by their drawing and size, and limited in number."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.art.stored import PictureCache, key

END = b"IEND\xaeB`\x82"


def picture(weight: int = 100) -> bytes:
    """Return so many bytes that end like a PNG file."""
    return bytes(weight - len(END)) + END


def test_a_picture_is_found_by_its_drawing_and_size(tmp_path: Path) -> None:
    stored = PictureCache(tmp_path / "art")
    assert stored.read(key("<svg/>", 44)) is None
    stored.write(key("<svg/>", 44), picture())
    assert PictureCache(tmp_path / "art").read(key("<svg/>", 44)) == picture()
    assert stored.read(key("<svg/>", 45)) is None
    assert stored.read(key("<svg />", 44)) is None


@pytest.mark.parametrize("broken", [b"", picture()[:-1], b"garbage"])
def test_an_incomplete_picture_file_is_ignored(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "half.png").write_bytes(broken)
    assert PictureCache(tmp_path).read("half") is None


def test_the_least_recently_used_pictures_are_removed(tmp_path: Path) -> None:
    stored = PictureCache(tmp_path, most=1_000)
    for number in range(10):
        stored.write(str(number), picture())
        os.utime(tmp_path / f"{number}.png", (number, number))
    stored.read("0")
    stored.write("new", picture())
    left = {path.stem for path in tmp_path.iterdir()}
    assert left == {"0", "3", "4", "5", "6", "7", "8", "9", "new"}
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 1_000


def test_an_unwritable_folder_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "art").write_text("a file where the folder should be", encoding="utf-8")
    stored = PictureCache(tmp_path / "art")
    stored.write("one", picture())
    assert stored.read("one") is None
