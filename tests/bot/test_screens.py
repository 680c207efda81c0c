"""The gallery's screens: every message of every game in each language, as Discord shows it on a phone."""

from __future__ import annotations

import re
import shutil
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from bot.art import catalogue
from bot.gallery.__main__ import screens, write
from bot.gallery.house import CHANNELS, EMOJIS, EVENING, LONGEST, USUAL, House, open_house
from bot.gallery.looks import LOOKS
from bot.gallery.message import Reader
from bot.gallery.moments import MOMENTS
from bot.gallery.stories import STORIES
from bot.present.play.headline import headline_blocks
from bot.present.post import Button, Divider, Menu, Option, Post, Row
from bot.texts.sentences import LOCALES
from engine import GAMES
from tests.gallery import Gallery

NOT_DRAWN = re.compile(r"&lt;[:#@t]")
"""What Discord would draw, written as text."""


def reader(language: str = "en") -> Reader:
    return Reader(language, EVENING, users={1: "Ana <b>"}, channels={2: "tavern"}, emojis=EMOJIS)


@pytest.fixture
def migrated(empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the bot of each language and kind of names on a migrated database."""

    def there(folder: Path, *whose: Any) -> AbstractAsyncContextManager[House]:
        shutil.copy(empty_database, folder / "screens.db")
        return open_house(folder, *whose)

    monkeypatch.setattr("bot.gallery.__main__.open_house", there)


async def test_a_message_is_drawn_as_discord_does() -> None:
    shown = f"<:skull_king:{EMOJIS['skull_king']}>"
    menu = Menu("@more", (Option("One", "1", chosen=True), Option("Two", "2")))
    blocks = (
        *headline_blocks("Bid & play", "<t:1782936180:R>"),
        Row((Button("Take", "@x", "primary", shown),)),
    )
    html = reader("es").message(Post((*blocks, Divider(), menu), accent=0xFF), private=True)
    assert "<h1>Bid &amp; play</h1>" in html
    assert "<small><u>dentro de 3 minutos</u></small>" in html
    assert re.search(
        r'class="button primary"><img class="emoji" alt="skull_king" src="[^"]+"><span>Take<', html
    )
    assert '<div class="menu chosen"><span>One</span>' in html
    assert "#0000ff" in html
    assert "Solo tú" in html


async def test_names_are_written_and_never_obeyed() -> None:
    html = reader().message(Post((*headline_blocks("<@1> <#2>"),), classic=True), private=False)
    assert '<span class="mention">@Ana &lt;b&gt;</span> <span class="mention">#tavern</span>' in html


def test_every_moment_and_story_has_its_screens_without_stray_markup(gallery: Gallery) -> None:
    users = dict(enumerate(USUAL, start=1))
    page = Reader(gallery.language, EVENING, users=users, channels=CHANNELS, emojis=EMOJIS)
    drawn = {one.name: page.message(one.post, private=one.private) for one in gallery.screens}
    wanted = {f"{title} {look}" for title, one in MOMENTS.items() for look in one.looks.split()}
    assert wanted <= set(drawn)
    for game in GAMES:
        seen = {look for one in MOMENTS.values() if one.game == game for look in one.looks.split()}
        # Every claim of Skull is seen as it ends: there is no worst one to be led to.
        assert seen == set(LOOKS) - ({"worst"} if game == "skull" else set()), game
        assert any(one.game == game and one.name == "over" for one in MOMENTS.values())
    assert {name.split(" ")[0] for name in drawn} >= set(STORIES)
    assert [name for name, html in drawn.items() if NOT_DRAWN.search(html)] == []


@pytest.mark.usefixtures("migrated")
async def test_the_longest_names_leave_no_stray_markup() -> None:
    drawn = await screens("fr", LONGEST, "eight")
    assert len(drawn) > 10
    assert [name for name, html in drawn.items() if NOT_DRAWN.search(html)] == []


@pytest.mark.usefixtures("migrated")
async def test_the_page_shows_what_is_asked_for(tmp_path: Path) -> None:
    page = await write(tmp_path, "skull-king trick t")
    html = page.read_text(encoding="utf-8")
    assert re.findall(r"<h3>(.*)</h3>", html) == ["skull-king trick table", "skull-king trick turn"]
    # In each language, with both kinds of names, on light and dark backgrounds.
    assert html.count("<figure") == 2 * 2 * 2 * len(LOCALES)
    assert USUAL[0] in html
    pictures = set(re.findall(r'src="(emojis/[^"]+)"', html))
    assert pictures == {f"emojis/{path.name}" for path in (tmp_path / "emojis").iterdir()}
    assert pictures
    assert {Path(picture).stem for picture in pictures} <= set(catalogue.EMOJIS)


@pytest.mark.usefixtures("migrated")
async def test_a_large_picture_is_there_where_a_screen_shows_it(tmp_path: Path) -> None:
    page = await write(tmp_path, "rules hearts")
    html = page.read_text(encoding="utf-8")
    shown = re.findall(r'<img class="picture" alt="[^"]{100,}" title="[^"]+" src="([^"]+)"', html)
    # The picture is equal in each language and for each reader.
    assert len(shown) == 2 * len(LOCALES)
    assert {path.relative_to(tmp_path).as_posix() for path in (tmp_path / "pictures").iterdir()} == set(shown)
    assert len(set(shown)) == len(LOCALES)
