"""The lobby as a screen: one picture, few words, one green button, and the same in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.gallery.house import GUILD, LONGEST, USUAL, House, open_house
from bot.present.play import host
from bot.present.post import ALT_LIMIT, Button, Illustration, Menu, Post, Row, Text
from bot.texts.sentences import LOCALES

MOST_WORDS = 40
SEATED = [("skull-king", 1, 0), ("skull-king", 3, 1), ("skull-king", 8, 0), ("hearts", 3, 0), ("skull", 2, 3)]


def words(post: Post) -> int:
    """Count the words outside buttons, menus and the picture."""
    said = " ".join(block.text for block in post.blocks if isinstance(block, Text))
    return len([word for word in said.replace("\u00a0", " ").split() if any(map(str.isalnum, word))])


def buttons(post: Post) -> list[Button]:
    """Return the buttons of a post."""
    rows = [block for block in post.blocks if isinstance(block, Row)]
    return [one for row in rows for one in row.buttons if isinstance(one, Button)]


async def shown(house: House, game: str, people: int, robots: int) -> Post:
    """Return a lobby as everybody sees it."""
    return await house.pages.table(await house.open_lobby(game, people, robots))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [USUAL, LONGEST])
async def test_a_lobby_is_one_picture_with_few_words(
    house_folder: Path, locale: str, names: list[str]
) -> None:
    async with open_house(house_folder, locale, names) as house:
        for seated in SEATED:
            post = await shown(house, *seated)
            picture = post.illustration
            assert picture is not None
            assert len(picture.alt) <= ALT_LIMIT
            assert words(post) <= MOST_WORDS, post.texts
            assert [button.style for button in buttons(post)].count("success") == 1
            assert sum(isinstance(block, Menu) for block in post.blocks) == 1
            kinds = [type(block) for block in post.blocks]
            assert kinds[:3] == [Text, Text, Illustration]


async def test_the_lobbys_text_forms_say_what_its_picture_shows(house_folder: Path) -> None:
    async with open_house(house_folder, "en", USUAL) as house:
        post = await shown(house, "skull", 3, 1)
        picture = post.illustration
        assert picture is not None
        plain = post.without_illustration()
        names = [*USUAL[:3], "Barnacle"]
        for said in (picture.alt, plain.content):
            assert all(name in said for name in names)
        assert [button.action for button in buttons(plain)] == [button.action for button in buttons(post)]
        assert plain.illustration is None


async def test_the_hosts_panel_has_few_words_and_whole_games_as_buttons(house_folder: Path) -> None:
    async with open_house(house_folder, "en", USUAL) as house:
        number = await house.open_lobby("skull-king", 3, 1)
        t = await house.people.public_texts(GUILD, "en")
        post = host.options(await house.tables.snapshot(number, 1), t, moderator=True)
        assert words(post) <= MOST_WORDS
        presets = [one for one in buttons(post) if one.action.startswith("@set preset ")]
        assert [one.action for one in presets if one.label.startswith("✓ ")] == ["@set preset base"]
        assert [one.action for one in buttons(post) if one.style != "secondary"] == ["@start"]
        kinds = [type(block) for block in post.blocks]
        assert kinds[:3] == [Text, Illustration, Row], "what is set is a picture, with Start below it"
        (menu,) = (block for block in post.blocks if isinstance(block, Menu))
        lines = {line.value: line.description for line in menu.options}
        assert lines["timer"] == t("timer-3min")
        for key in lines:
            page = host.options(await house.tables.snapshot(number, 1), t, key)
            offered = {one.action.split()[1] for one in buttons(page) if one.action.startswith("@set ")}
            offered |= {one.action.split()[1] for one in page.blocks if isinstance(one, Menu)}
            assert offered == ({"robot-0"} if key == host.ROBOTS_PAGE else {key})


async def test_a_booked_lobby_names_who_is_awaited_and_offers_no_start(house_folder: Path) -> None:
    async with open_house(house_folder, "en", USUAL) as house:
        post = await house.pages.table(await house.book_match(6))
        assert {button.action for button in buttons(post)} == {"@join", "@rules"}
        assert words(post) <= MOST_WORDS
