"""The drawing process keeps the parts of pictures in a folder, from which the next process draws."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.art.drawing import SPRITES, Art
from bot.art.shown import draw_score
from bot.art.tabletop import Tabletop
from bot.art.worker import ANSWERS, Sprites

from .test_scores import SCORES
from .test_worker import CLEARLY, TABLE

NAMELESS = TABLE._replace(ribbon="", chips=())


def draw(folder: Path | None, shown: Tabletop = TABLE) -> bytes:
    return ANSWERS["table"](Sprites(folder=folder), {"shown": shown})


def count_drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which every drawing of cards and stamps is added from now on."""
    drawn: list[str] = []
    png = Sprites.png

    def counted(sprites: Sprites, svg: str, width: int | None) -> bytes:
        drawn.append(svg)
        return png(sprites, svg, width)

    monkeypatch.setattr(Sprites, "png", counted)
    return drawn


def test_a_second_process_draws_alike_without_drawing_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = draw(tmp_path, NAMELESS)
    drawn = count_drawings(monkeypatch)
    assert draw(tmp_path, NAMELESS) == first
    assert drawn == []
    assert draw(None, NAMELESS) == first
    assert drawn != []


@pytest.mark.parametrize("damage", ["cut", "middle", "empty", "other"])
def test_a_damaged_file_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    first = draw(tmp_path, NAMELESS)
    for path in tmp_path.glob("*.png"):
        png = path.read_bytes()
        middle = len(png) // 2
        path.write_bytes(
            {
                "cut": png[:middle],
                "middle": png[: middle - 20] + bytes(20) + png[middle:],
                "empty": b"",
                "other": b"no picture" + png[-12:],
            }[damage]
        )
    assert draw(tmp_path, NAMELESS) == first
    drawn = count_drawings(monkeypatch)
    assert draw(tmp_path, NAMELESS) == first
    assert drawn == []


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where the folder should be", encoding="utf-8")
    assert draw(tmp_path / "file") == draw(None)


def test_no_names_words_or_long_figures_are_kept(tmp_path: Path) -> None:
    draw(tmp_path, TABLE._replace(flag="not the parrot"))
    before = len(list(tmp_path.iterdir()))
    chips = tuple(chip._replace(name=f"{chip.name} II", total="-12345") for chip in TABLE.chips)
    draw(tmp_path, TABLE._replace(chips=chips, ribbon="Aha is ahead", flag="not the pirate"))
    assert len(list(tmp_path.iterdir())) == before


async def test_the_child_of_the_bot_keeps_parts_beside_the_pictures(tmp_path: Path) -> None:
    art = Art(tmp_path)
    try:
        drawn = await art.draw_picture(TABLE)
    finally:
        await art.close()
    assert list((tmp_path / SPRITES).glob("*.png"))
    other = Art(tmp_path)
    try:
        assert await other.draw_picture(TABLE) == drawn
    finally:
        await other.close()


@pytest.mark.parametrize("name", ["pad 4 by 10", "pad 8 by 24", "bids 5 for 24", "podium 2", "podium 8"])
def test_a_score_put_together_from_parts_looks_like_the_whole_drawing(name: str) -> None:
    """Nothing is cut off by the box of its part; names are left out, because they move by half a pixel."""
    sprites, shown = Sprites(), draw_score(SCORES[name])._replace(labels=())
    assert shown.parts
    whole = Image.open(io.BytesIO(sprites.render_with_labels(shown.svg, shown.width, ()))).convert("RGB")
    bands = ImageChops.difference(whole, sprites.score(shown)).split()
    changed = sum(sum(band.histogram()[CLEARLY:]) for band in bands)
    assert changed / (3 * whole.width * whole.height) < 0.0005
