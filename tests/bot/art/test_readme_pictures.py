"""The pictures of README and App Directory are what a command draws from the current project, and small."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.art import readme
from bot.art.readme import MOST_BYTES, MOST_BYTES_LARGE, TooLarge, add_mark, digest, mark_of, write
from bot.art.showcase import DIRECTORY, PICTURES

from .test_child import size

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "docs" / "pictures"


ALL = {**PICTURES, **DIRECTORY}


@pytest.mark.parametrize("name", ALL)
def test_the_shipped_pictures_equal_those_the_command_draws(name: str) -> None:
    draw, width = ALL[name]
    png = (FOLDER / f"{name}.png").read_bytes()
    assert mark_of(png) == digest(draw(), width), "a drawing has changed: run `make pictures`"
    assert size(png)[0] == width
    assert len(png) <= (MOST_BYTES if name in PICTURES else MOST_BYTES_LARGE)


def test_the_folder_holds_only_these_pictures() -> None:
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert files == {f"{name}.png" for name in ALL}


@pytest.mark.parametrize("name", DIRECTORY)
def test_pictures_of_the_app_directory_have_the_shape_that_the_page_names(name: str) -> None:
    icon = name.endswith("icon")
    assert size((FOLDER / f"{name}.png").read_bytes()) == ((1024, 1024) if icon else (1920, 1080))


@pytest.mark.parametrize("name", PICTURES)
def test_the_readme_shows_each_picture_with_an_alt_text(name: str) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(rf'<img src="docs/pictures/{name}\.png" width="\d+" alt="([^"]+)">', text)
    assert len(shown) > 40


async def test_the_command_draws_all_readme_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H20V20H0Z"/></svg>'
    monkeypatch.setattr(readme, "PICTURES", {"one": (lambda: svg, 40)})
    monkeypatch.setattr(readme, "DIRECTORY", {"other": (lambda: svg, 80)})
    written = await write(tmp_path / "out")
    assert [path.name for path in written] == ["one.png", "other.png"]
    assert size(written[1].read_bytes()) == (80, 40)
    assert mark_of(written[0].read_bytes()) == digest(svg, 40) != digest(svg, 80)


async def test_a_picture_over_the_size_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readme, "PICTURES", {"hero": PICTURES["hero"]})
    monkeypatch.setattr(readme, "MOST_BYTES", 100)
    with pytest.raises(TooLarge, match="hero"):
        await write(tmp_path)
    assert not (tmp_path / "hero.png").exists()


def test_a_picture_marked_with_its_source_can_still_be_opened() -> None:
    out = io.BytesIO()
    Image.new("RGB", (3, 2), "#ff0000").save(out, "PNG")
    png = add_mark(out.getvalue(), "where it is from")
    with Image.open(io.BytesIO(png)) as image:
        assert image.convert("RGB").getpixel((2, 1)) == (255, 0, 0)
        assert image.info["Source"] == "where it is from"
    assert mark_of(png) == "where it is from"
    assert mark_of(out.getvalue()) == ""
