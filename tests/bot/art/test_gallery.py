"""`python -m bot.art gallery` makes a page with every drawing, at every size and for every kind of sight."""

from __future__ import annotations

import re
from pathlib import Path

from bot.art import catalogue
from bot.art.gallery import groups, write
from bot.art.sight import SIGHTS

from .test_child import size


def test_every_drawing_is_in_a_group() -> None:
    names = [name for group in groups().values() for name in group]
    assert sorted(names) == sorted(catalogue.DRAWINGS)


async def test_the_gallery_page_shows_the_drawings(tmp_path: Path) -> None:
    page = await write(tmp_path / "out", {"medals": ["gold_medal", "silver_medal"], "banner": ["banner"]})
    files = re.findall(r'src="([^"]+)"', page.read_text(encoding="utf-8"))
    assert len(files) == len(set(files)) == 3 * 2 * (1 + len(SIGHTS))
    assert {path.name for path in page.parent.iterdir()} == {*files, "index.html"}
    shown = (page.parent / "medals-emojis-dark-all.png").read_bytes()
    assert size(shown) == (8 + 2 * 136, 8 + sum(px + 8 for px in (20, 44, 80, 128)))
